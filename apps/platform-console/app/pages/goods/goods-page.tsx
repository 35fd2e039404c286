import { DataTable, QueuePage, ask, pictureOf, readQueue, sheetHref, useFormat, useMay, type Column } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Anchor, PackageCheck, Picture } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { storeHref } from '../stores/stores-href.ts';
import { goodsHref, goodsViews, submissionHref } from './goods-href.ts';
import { SubmissionTag } from './submission-tag.tsx';

type Card = Output<'GET /platform/prodAudit/page'>['records'][number];

export const loader = ({ request }: LoaderFunctionArgs) =>
  readQueue(request, goodsViews, ({ view, paging }) => ask(request, 'GET /platform/prodAudit/page', { view: view ?? 'open', ...paging }));

/** Goods that stores submitted: those that wait, the longest waiting first. */
export function Component() {
  const { t } = useLingui();
  const queue = useLoaderData<typeof loader>();
  const columns = useColumns();
  const { records, open } = queue.page;
  const title = t({ message: 'Goods to look at', comment: 'Page: goods of stores that wait for approval' });
  return (
    <QueuePage
      title={title}
      tabsLabel={t`Goods by state`}
      tabs={[
        { label: t({ message: 'To look at', context: 'goods', comment: 'Tab: goods that wait' }), count: open },
        { view: 'refused', label: t({ message: 'Refused', context: 'goods', comment: 'State of goods that a store submitted' }) },
        { view: 'approved', label: t({ message: 'Approved', context: 'goods', comment: 'State of goods that a store submitted' }) },
      ]}
      exportHref={sheetHref('GET /platform/prodAudit/export', { view: queue.view ?? 'open' })}
      queue={queue}
      href={goodsHref}
      empty={{
        icon: PackageCheck,
        title: queue.view === undefined ? t`No goods wait` : t`None yet`,
        text: t`Whose goods wait here first is said in Site settings, and for each store on its own page.`,
      }}
    >
      <DataTable label={title} columns={columns} rows={records} rowKey={({ prodId, round }) => `${prodId} ${round}`} />
    </QueuePage>
  );
}

function useColumns(): Column<Card>[] {
  const { t } = useLingui();
  const { moment, nearDay, inDays } = useFormat();
  const may = useMay();
  return [
    {
      key: 'product',
      head: t({ message: 'Product', comment: 'Column' }),
      card: 'title',
      render: (row) => (
        <span className="flex items-center gap-3">
          <Picture source={pictureOf(row.pic)} alt="" sizes="40px" className="size-10 shrink-0 rounded-1" />
          <Anchor
            href={submissionHref(row.prodId)}
            className="inline-flex min-h-6 items-center font-semibold hover:text-brand hover:underline"
          >
            <bdi>{row.prodName}</bdi>
          </Anchor>
        </span>
      ),
    },
    {
      key: 'state',
      head: t({ message: 'State', comment: 'Column' }),
      card: 'state',
      render: ({ state }) => <SubmissionTag state={state} />,
    },
    {
      key: 'kind',
      head: t({ message: 'What it is', context: 'goods', comment: 'Column: a new product, or a change of one' }),
      render: ({ isFirst }) => (isFirst ? t`New product` : t({ message: 'Change', context: 'goods', comment: 'Of what is on sale' })),
    },
    {
      key: 'store',
      head: t`Store`,
      render: (row) =>
        may('stores') ? (
          <Anchor href={storeHref(row.shopId)} className="inline-flex min-h-6 items-center hover:text-brand hover:underline">
            <bdi>{row.shopName}</bdi>
          </Anchor>
        ) : (
          <bdi>{row.shopName}</bdi>
        ),
    },
    {
      key: 'since',
      head: t({ message: 'Submitted', comment: 'Column: day and time' }),
      render: ({ submittedAt }) => (
        <span className="grid @4xl:whitespace-nowrap">
          <time dateTime={submittedAt} className="tabular-nums">
            {moment(submittedAt)}
          </time>
          <span className="text-xs text-ink-3">{nearDay(submittedAt) ?? inDays(submittedAt)}</span>
        </span>
      ),
    },
  ];
}
