import { DataTable, ResourcePage, ask, useFormat, type Column } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Code, SearchX } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useActionNames, useActionWords, useSubjectKinds, useSubjectWords } from './action-words.ts';
import { AuditFilters, useActorKinds, type Person } from './audit-filters.tsx';
import { audit, auditHref, type AuditQuery } from './audit-resource.ts';
import { KeptValues } from './kept-values.tsx';

type Entry = Output<'GET /platform/audit/page'>['records'][number];

export async function loader({ request }: LoaderFunctionArgs) {
  const [list, { operators }] = await Promise.all([audit.load(request), ask(request, 'GET /platform/staff/list', {})]);
  return { list, operators: operators.map(({ operatorId, userName }) => ({ id: operatorId, name: userName })) };
}

/** Who changed what, the latest first; nothing in it can be changed. */
export function Component() {
  const { t } = useLingui();
  const format = useFormat();
  const { list, operators } = useLoaderData<typeof loader>();
  const { page, narrowed } = list;
  const columns = useAuditColumns(narrowed);
  const count = format.count(page.total);
  return (
    <ResourcePage
      of={audit}
      list={list}
      chipOf={useChips(page.records, operators)}
      summary={t({ message: `Changes: ${count}`, comment: 'How many changes the list holds' })}
      above={<AuditFilters query={narrowed} operators={operators} />}
      empty={{
        icon: SearchX,
        title: t`Nothing was changed`,
        text: t`Changes made in the consoles appear here, with the previous values.`,
        all: Object.keys(narrowed).length > 0 ? t`See all changes` : undefined,
      }}
    >
      <DataTable label={t`Audit log`} columns={columns} rows={page.records} rowKey={({ auditId }) => auditId} />
    </ResourcePage>
  );
}

/** What each filter is called. */
function useChips(entries: readonly Entry[], operators: readonly Person[]) {
  const { t } = useLingui();
  const { day } = useFormat();
  const actions: Readonly<Record<string, string>> = useActionNames();
  const subjects: Readonly<Record<string, string>> = useSubjectKinds();
  const kinds: Readonly<Record<string, string>> = useActorKinds();
  return (name: keyof AuditQuery, value: string): string => {
    if (name === 'who') {
      const known = operators.find(({ id }) => `operator:${id}` === value)?.name;
      return known || entries.find((e) => value === `${e.actorKind}:${e.actorId}`)?.actorName || kinds[value] || value;
    }
    if (name === 'action') return actions[value] ?? value;
    if (name === 'kind') return subjects[value] ?? value;
    if (name === 'subject') {
      const subject = value;
      return t({ message: `About “${subject}”`, comment: 'Filter: what was changed' });
    }
    const [from, until] = [day(`${value}T12:00:00`), day(`${value}T12:00:00`)];
    return name === 'from'
      ? t({ message: `From ${from}`, comment: 'Filter: the first day' })
      : t({ message: `Until ${until}`, context: 'filter', comment: 'Filter: the last day' });
  };
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
