import { ResourcePage, ResourceTable, orderHref, useFormat, type Column } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import type { Output } from '@kyakhta/contract/types';
import { workKinds, workStates } from '@kyakhta/contract/values';
import { Anchor, CircleAlert, CircleX, Clock, Code, Notice, PackageCheck, RotateCcw, Select, StatusTag, type Tone } from '@kyakhta/ui';
import { useLoaderData, useNavigate } from 'react-router';
import { JobRetry } from '../../forms/job-retry.tsx';
import { jobs, jobsHref } from './jobs-resource.ts';
import { useWorkWords } from './work-words.ts';

type Job = Output<'GET /platform/jobs/page'>['records'][number];

export const loader = jobs.loader;

/** Whether it failed before: then it can be tried at once, and the reader wants to know why. */
const wentWrong = ({ state }: Job): boolean => state === 'failed' || state === 'retrying';

/** What the platform will do later, what is due, what is retried and what failed, the failed first. */
export function Component() {
  const { t } = useLingui();
  const { number, moment } = useFormat();
  const workWords = useWorkWords();
  const list = useLoaderData<typeof loader>();
  const { page } = list;
  const failed = page.records.filter(({ state }) => state === 'failed');
  /** What a piece of work is called among others of its kind. */
  const nameOf = ({ kind, key }: Job): string => `${workWords(kind)} ${key === 'again' ? '' : key}`.trim();
  const states: Record<Job['state'], { tone: Tone; icon: typeof Clock; word: string }> = {
    waiting: { tone: 'plain', icon: Clock, word: t({ message: 'Waiting', comment: 'State of background work' }) },
    due: { tone: 'info', icon: RotateCcw, word: t({ message: 'Due', comment: 'State of background work' }) },
    retrying: {
      tone: 'wait',
      icon: CircleAlert,
      word: t({ message: 'Retrying', context: 'state', comment: 'State of background work: it failed before and is tried again' }),
    },
    failed: { tone: 'act', icon: CircleX, word: t({ message: 'Failed', comment: 'State of background work' }) },
  };
  const columns: Column<Job>[] = [
    {
      key: 'kind',
      head: t({ message: 'Job', comment: 'Column: kind of background work' }),
      card: 'title',
      render: ({ kind }) => (
        <span className="grid">
          <span className="font-medium">{workWords(kind)}</span>
          <Code className="text-xs wrap-anywhere text-ink-3">{kind}</Code>
        </span>
      ),
    },
    {
      key: 'key',
      head: t({ message: 'About', comment: 'Column: what the work is about' }),
      card: 'line',
      render: ({ kind, key }) => <About kind={kind} about={key} />,
    },
    {
      key: 'state',
      head: t({ message: 'State', comment: 'Column' }),
      card: 'state',
      render: ({ state }) => (
        <StatusTag tone={states[state].tone} icon={states[state].icon}>
          {states[state].word}
        </StatusTag>
      ),
    },
    {
      key: 'due',
      head: t({ message: 'Due at', comment: 'Column: day and time' }),
      render: (job) => (
        <span className="grid">
          <time dateTime={job.dueAt}>{moment(job.dueAt)}</time>
          {wentWrong(job) ? (
            <span className="text-xs text-ink-3">
              {t({ message: 'the next try', comment: 'Below a time: failed work is tried again by itself then' })}
            </span>
          ) : null}
        </span>
      ),
    },
    {
      key: 'attempts',
      head: t({ message: 'Attempts', comment: 'Column: how often it was tried' }),
      numeric: true,
      render: ({ attempts }) => number(attempts),
    },
    {
      key: 'error',
      head: t({ message: 'Last error', comment: 'Column' }),
      card: 'line',
      render: ({ lastError }) =>
        lastError ? (
          <bdi lang="en" dir="ltr" className="line-clamp-3 max-w-90 text-sm break-words text-seal" title={lastError}>
            {lastError}
          </bdi>
        ) : (
          <span className="text-ink-3 @max-4xl:hidden">{'–'}</span>
        ),
    },
    {
      key: 'retry',
      head: t`What can be done`,
      quiet: true,
      card: 'action',
      render: (job) => (wentWrong(job) ? <JobRetry workId={job.workId} about={nameOf(job)} /> : null),
    },
  ];
  const count = number(page.total);
  return (
    <ResourcePage
      of={jobs}
      list={list}
      tabsLabel={t({ message: 'Background jobs by state', comment: 'Label of the tabs' })}
      tabs={{
        all: {
          label: t({ message: 'All', comment: 'Tab: work in any state' }),
          count: number(workStates.reduce((sum, state) => sum + page.counts[state], 0)),
        },
        failed: { label: states.failed.word, count: number(page.counts.failed) },
        retrying: { label: states.retrying.word, count: number(page.counts.retrying) },
        due: { label: states.due.word, count: number(page.counts.due) },
        waiting: { label: states.waiting.word, count: number(page.counts.waiting) },
      }}
      chipOf={(_, kind) => workWords(kind)}
      actions={<KindFilter view={list.view} kind={list.narrowed.kind ?? ''} />}
      lead={
        failed.length === 0 ? null : (
          <Notice tone="wait" title={t`Failed jobs are retried every hour`}>
            {t`A job counts as failed after several unsuccessful attempts; its effect has not happened yet. Once the cause is fixed, the next attempt succeeds; “Try again” starts one now.`}
          </Notice>
        )
      }
      summary={t({ message: `Jobs: ${count}`, comment: 'How many pieces of background work the list holds' })}
      empty={{
        icon: PackageCheck,
        title: list.view === 'failed' ? t`No failed jobs` : list.view === 'retrying' ? t`No jobs are being retried` : t`Nothing is waiting`,
        all: list.view === 'all' && list.narrowed.kind === undefined ? undefined : t`See all background jobs`,
        text:
          list.view === 'failed' || list.view === 'retrying'
            ? null
            : t`Reminders, automatic receipt, releases and tracking appear here before they are done.`,
      }}
    >
      <ResourceTable
        label={t`Background jobs`}
        columns={columns}
        rows={page.records}
        rowKey={({ workId }) => workId}
        bulk={{
          endpoint: 'POST /platform/jobs/retry',
          label: t`Try again`,
          icon: RotateCcw,
          can: wentWrong,
          name: nameOf,
          input: ({ workId }) => ({ workId }),
        }}
      />
    </ResourcePage>
  );
}

/** Which kind of work is listed. */
function KindFilter({ view, kind }: { view: (typeof jobs.views)[number]; kind: string }) {
  const { t, i18n } = useLingui();
  const workWords = useWorkWords();
  const navigate = useNavigate();
  const { compare } = new Intl.Collator(i18n.locale.replace('_', '-'));
  const kinds = workKinds.map((one) => ({ one, word: workWords(one) })).toSorted((a, b) => compare(a.word, b.word));
  return (
    <Select
      label={t({ message: 'Job type', comment: 'Filter of background work' })}
      hideLabel
      autoComplete="off"
      className="sm:w-72"
      value={kind}
      onChange={(event) => void navigate(jobsHref({ view, kind: event.currentTarget.value || undefined }))}
    >
      <option value="">{t({ message: 'All job types', comment: 'Filter of background work' })}</option>
      {kinds.map(({ one, word }) => (
        <option key={one} value={one}>
          {word}
        </option>
      ))}
    </Select>
  );
}

/** What work is about: an order by its number, or the address the work was given. */
function About({ kind, about }: { kind: string; about: string }) {
  if (kind.startsWith('orders.') && /^\d{16,20}$/.test(about)) {
    return (
      <Anchor href={orderHref(about)} className="inline-flex min-h-6 items-center text-brand hover:underline">
        <Code>{about}</Code>
      </Anchor>
    );
  }
  // Work that comes round by itself is about nothing.
  return about === 'again' ? <span className="text-ink-3">{'–'}</span> : <Code className="break-all text-ink-2">{about}</Code>;
}
