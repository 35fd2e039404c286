import { DataTable, IndexPage, Pages, SearchField, ask, pageOf, rowsPerPage, useFormat, type Chip, type Column } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Code, EmptyState, LinkButton, SearchX } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useActionWords, useSubjectWords } from './action-words.ts';
import { auditHref } from './audit-href.ts';
import { KeptValues } from './kept-values.tsx';

type Entry = Output<'GET /platform/audit/page'>['records'][number];

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const subject = (searchParams.get('subject') ?? '').trim().slice(0, 100);
  const current = pageOf(searchParams);
  const page = await ask(request, 'GET /platform/audit/page', { ...(subject && { subject }), current, size: rowsPerPage });
  return { page, subject, current };
}

/** Who changed what, the latest first; nothing in it can be changed. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { page, subject, current } = useLoaderData<typeof loader>();
  const columns = useAuditColumns();
  const chips: Chip[] = subject
    ? [{ key: 'subject', label: t({ message: `About “${subject}”`, comment: 'Filter: what was changed' }), without: auditHref({}) }]
    : [];
  const count = number(page.total);
  return (
    <IndexPage
      title={t`Record of changes`}
      search={<SearchField name="subject" label={t`Number, or what was changed: user:17`} value={subject} keep={{}} />}
      chips={chips}
      summary={t({ message: `Changes: ${count}`, comment: 'How many changes the list holds' })}
    >
      {page.records.length > 0 ? (
        <DataTable label={t`Record of changes`} columns={columns} rows={page.records} rowKey={({ auditId }) => auditId} />
      ) : (
        <EmptyState
          icon={SearchX}
          title={t`Nothing was changed`}
          action={subject || current > 1 ? <LinkButton href={auditHref({})}>{t`See all changes`}</LinkButton> : undefined}
        >
          {t`What people of the consoles change stands here, with what it was before.`}
        </EmptyState>
      )}
      <Pages current={current} pages={page.pages} href={(next) => auditHref({ subject: subject || undefined, page: next })} />
    </IndexPage>
  );
}

function useAuditColumns(): Column<Entry>[] {
  const { t } = useLingui();
  const { precise } = useFormat();
  const actionWords = useActionWords();
  const subjectWords = useSubjectWords();
  const kinds: Readonly<Record<string, string>> = {
    operator: t({ message: 'operator', comment: 'Who made a change' }),
    seller: t({ message: 'seller', comment: 'Who made a change' }),
    buyer: t({ message: 'buyer', comment: 'Who made a change' }),
    platform: t({ message: 'the platform itself', comment: 'Who made a change' }),
  };
  return [
    {
      key: 'action',
      head: t({ message: 'Change', context: 'noun', comment: 'Column: what was done' }),
      card: 'title',
      render: ({ action }) => (
        <span className="grid">
          <span className="font-medium">{actionWords(action)}</span>
          <Code className="text-xs wrap-anywhere text-ink-3">{action}</Code>
        </span>
      ),
    },
    {
      key: 'subject',
      head: t({ message: 'About', comment: 'Column: what the work is about' }),
      card: 'line',
      render: ({ subject }) => (
        <span className="grid justify-items-start">
          <Anchor href={auditHref({ subject })} className="inline-flex min-h-6 items-center text-brand hover:underline">
            {subjectWords(subject)}
          </Anchor>
          <Code className="text-xs wrap-anywhere text-ink-3">{subject}</Code>
        </span>
      ),
    },
    {
      key: 'who',
      head: t({ message: 'Who', comment: 'Column: who made a change' }),
      className: '@max-4xl:col-span-6!',
      render: ({ actorName, actorKind }) => (
        <span className="grid">
          <bdi>{actorName || kinds[actorKind]}</bdi>
          {actorName ? <span className="text-xs text-ink-3">{kinds[actorKind]}</span> : null}
        </span>
      ),
    },
    {
      key: 'at',
      head: t({ message: 'When', comment: 'Column: day and time' }),
      card: 'line',
      render: ({ at }) => (
        <time dateTime={at} className="tabular-nums sm:whitespace-nowrap">
          {precise(at)}
        </time>
      ),
    },
    {
      key: 'before',
      head: t({ message: 'Before', comment: 'Column: values before a change' }),
      className: '@max-4xl:col-span-6! @max-4xl:has-data-empty:hidden',
      render: ({ before, subject }) => <KeptValues text={before} subject={subject} />,
    },
    {
      key: 'after',
      head: t({ message: 'After', comment: 'Column: values after a change' }),
      className: '@max-4xl:col-span-6! @max-4xl:has-data-empty:hidden',
      render: ({ after, subject }) => <KeptValues text={after} subject={subject} />,
    },
  ];
}
