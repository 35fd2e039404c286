import {
  BulkBar,
  DataTable,
  IndexPage,
  Pages,
  ask,
  chooseRows,
  orderHref,
  pageOf,
  rowsPerPage,
  sheetHref,
  useBulk,
  useChosen,
  useFormat,
  type Column,
} from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import type { Output } from '@kyakhta/contract/types';
import { Anchor, Button, CircleX, Clock, Code, EmptyState, Notice, PackageCheck, RotateCcw, StatusTag, type Tone } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { JobRetry } from '../../forms/job-retry.tsx';
import { jobsHref } from './jobs-href.ts';
import { useWorkWords } from './work-words.ts';

type Job = Output<'GET /platform/jobs/page'>['records'][number];

export async function loader({ request }: LoaderFunctionArgs) {
  const current = pageOf(new URL(request.url).searchParams);
  return { page: await ask(request, 'GET /platform/jobs/page', { current, size: rowsPerPage }), current };
}

/** What the platform will do later, what is due, and what failed, the failed first. */
export function Component() {
  const { t } = useLingui();
  const { number, moment } = useFormat();
  const workWords = useWorkWords();
  const { page, current } = useLoaderData<typeof loader>();
  const failed = page.records.filter(({ state }) => state === 'failed');
  const chosen = useChosen(failed.map(({ workId }) => workId));
  const { run, bulk } = useBulk('POST /platform/jobs/retry', chosen);
  /** What a piece of work is called among others of its kind. */
  const nameOf = ({ kind, key }: Job): string => `${workWords(kind)} ${key === 'again' ? '' : key}`.trim();
  const retry = () =>
    run(
      failed
        .filter(({ workId }) => chosen.keys.has(workId))
        .map((job) => ({ key: job.workId, name: nameOf(job), input: { workId: job.workId } })),
    );
  const states: Record<Job['state'], { tone: Tone; icon: typeof Clock; word: string }> = {
    waiting: { tone: 'plain', icon: Clock, word: t({ message: 'Waiting', comment: 'State of background work' }) },
    due: { tone: 'info', icon: RotateCcw, word: t({ message: 'Due', comment: 'State of background work' }) },
    failed: { tone: 'act', icon: CircleX, word: t({ message: 'Failed', comment: 'State of background work' }) },
  };
  const columns: Column<Job>[] = [
    {
      key: 'kind',
      head: t({ message: 'Work', comment: 'Column: kind of background work' }),
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
      render: ({ dueAt, state }) => (
        <span className="grid">
          <time dateTime={dueAt}>{moment(dueAt)}</time>
          {state === 'failed' ? (
            <span className="text-xs text-ink-3">
              {t({ message: 'the next try', comment: 'Below a time: failed work is tried again by itself then' })}
            </span>
          ) : null}
        </span>
      ),
    },
    {
      key: 'attempts',
      head: t({ message: 'Tries', comment: 'Column: how often it was tried' }),
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
      render: ({ state, workId, kind }) => (state === 'failed' ? <JobRetry workId={workId} about={kind} /> : null),
    },
  ];
  const count = number(page.total);
  return (
    <IndexPage
      title={t`Background work`}
      exportHref={sheetHref('GET /platform/jobs/export', {})}
      lead={
        failed.length === 0 ? null : (
          <Notice tone="wait" title={t`What failed is tried again every hour`}>
            {t`It counts as failed after several tries in vain, and its effect has not happened yet. Once the cause is mended it goes through with the next try; “Try again” does not wait for that.`}
          </Notice>
        )
      }
      summary={t({ message: `Pieces of work: ${count}`, comment: 'How many pieces of background work the list holds' })}
    >
      {page.records.length > 0 ? (
        <>
          {failed.length === 0 && bulk.outcome === null ? null : (
            <BulkBar chosen={chosen} bulk={bulk}>
              <Button size="sm" variant="ghost" busy={bulk.progress !== null} onClick={() => void retry()}>
                <RotateCcw aria-hidden className="size-4" />
                {t`Try again`}
              </Button>
            </BulkBar>
          )}
          <DataTable
            label={t`Background work`}
            columns={columns}
            rows={page.records}
            rowKey={({ workId }) => workId}
            choose={chooseRows(chosen, ({ workId }: Job) => workId, nameOf)}
          />
        </>
      ) : (
        <EmptyState icon={PackageCheck} title={t`Nothing is waiting`}>
          {t`Reminders, automatic receipt, releases and tracking appear here before they are done.`}
        </EmptyState>
      )}
      <Pages current={current} pages={page.pages} href={(next) => jobsHref({ page: next })} />
    </IndexPage>
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
