import { DataTable, IndexPage, Pages, ask, pageOf, rowsPerPage, sheetHref, useFormat, type Column } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Code, EmptyState, LinkButton, SearchX } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useActionNames, useActionWords, useSubjectKinds, useSubjectWords } from './action-words.ts';
import { AuditFilters, useActorKinds } from './audit-filters.tsx';
import { auditChips, auditFilter, auditHref, readAuditQuery, type AuditQuery } from './audit-href.ts';
import { KeptValues } from './kept-values.tsx';

type Entry = Output<'GET /platform/audit/page'>['records'][number];

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = readAuditQuery(searchParams);
  const current = pageOf(searchParams);
  const [page, { operators }] = await Promise.all([
    ask(request, 'GET /platform/audit/page', { ...auditFilter(query), current, size: rowsPerPage }),
    ask(request, 'GET /platform/staff/list', {}),
  ]);
  return { page, query, current, operators: operators.map(({ operatorId, userName }) => ({ id: operatorId, name: userName })) };
}

/** Who changed what, the latest first; nothing in it can be changed. */
export function Component() {
  const { t } = useLingui();
  const format = useFormat();
  const { page, query, current, operators } = useLoaderData<typeof loader>();
  const columns = useAuditColumns(query);
  const chips = useChips(query, page.records, operators);
  const count = format.count(page.total);
  return (
    <IndexPage
      title={t`Record of changes`}
      chips={chips}
      exportHref={sheetHref('GET /platform/audit/export', auditFilter(query))}
      summary={t({ message: `Changes: ${count}`, comment: 'How many changes the list holds' })}
    >
      <AuditFilters query={query} operators={operators} />
      {page.records.length > 0 ? (
        <DataTable label={t`Record of changes`} columns={columns} rows={page.records} rowKey={({ auditId }) => auditId} />
      ) : (
        <EmptyState
          icon={SearchX}
          title={t`Nothing was changed`}
          action={chips.length > 0 || current > 1 ? <LinkButton href={auditHref({})}>{t`See all changes`}</LinkButton> : undefined}
        >
          {t`What people of the consoles change stands here, with what it was before.`}
        </EmptyState>
      )}
      <Pages current={current} pages={page.pages} href={(next) => auditHref({ ...query, page: next })} />
    </IndexPage>
  );
}

function useChips(query: AuditQuery, entries: readonly Entry[], operators: readonly { id: number; name: string }[]) {
  const { t } = useLingui();
  const { day } = useFormat();
  const actions = useActionNames();
  const subjects = useSubjectKinds();
  const kinds = useActorKinds();
  const { who = '' } = query;
  const known =
    operators.find(({ id }) => `operator:${id}` === who)?.name ?? entries.find((e) => who === `${e.actorKind}:${e.actorId}`)?.actorName;
  const kind = Object.entries(kinds).find(([one]) => one === who)?.[1];
  return auditChips(query, {
    who: known || kind || who,
    action: query.action ? actions[query.action] : '',
    kind: query.kind ? subjects[query.kind] : '',
    day: (text) => day(`${text}T12:00:00`),
    label: {
      subject: (subject) => t({ message: `About “${subject}”`, comment: 'Filter: what was changed' }),
      from: (from) => t({ message: `From ${from}`, comment: 'Filter: the first day' }),
      until: (until) => t({ message: `Until ${until}`, context: 'filter', comment: 'Filter: the last day' }),
    },
  });
}

function useAuditColumns(query: AuditQuery): Column<Entry>[] {
  const { t } = useLingui();
  const { precise } = useFormat();
  const actionWords = useActionWords();
  const subjectWords = useSubjectWords();
  const kinds: Readonly<Record<string, string>> = useActorKinds();
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
      render: ({ actorName, actorKind, actorId }) => (
        <span className="grid justify-items-start">
          <Anchor
            href={auditHref({ ...query, who: actorId === null ? actorKind : `${actorKind}:${actorId}` })}
            className="inline-flex min-h-6 items-center text-brand hover:underline"
          >
            <bdi>{actorName || kinds[actorKind]}</bdi>
          </Anchor>
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
