import { DataTable, ResourcePage, pictureOf, useFormat, useMay, type Column } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Anchor, PackageCheck, Picture } from '@kyakhta/ui';
import { useLoaderData } from 'react-router';
import { storeHref } from '../stores/stores-resource.ts';
import { goods, submissionHref } from './goods-resource.ts';
import { SubmissionTag } from './submission-tag.tsx';

type Card = Output<'GET /platform/prodAudit/page'>['records'][number];

export const loader = goods.loader;

/** Goods that stores submitted: those that wait, the longest waiting first. */
export function Component() {
  const { t } = useLingui();
  const list = useLoaderData<typeof loader>();
  const columns = useColumns();
  const { records, open } = list.page;
  const title = t({ message: 'Products to review', comment: 'Page: goods of stores that wait for approval' });
  return (
    <ResourcePage
      of={goods}
      list={list}
      tabsLabel={t`Products by state`}
      tabs={{
        open: { label: t({ message: 'To review', context: 'goods', comment: 'Tab: goods that wait' }), count: open },
        refused: { label: t({ message: 'Refused', context: 'goods', comment: 'State of goods that a store submitted' }) },
        approved: { label: t({ message: 'Approved', context: 'goods', comment: 'State of goods that a store submitted' }) },
      }}
      empty={{
        icon: PackageCheck,
        title: list.view === 'open' ? t`No products to review` : t`None yet`,
        text: t`Site settings and each store’s page say whose products are reviewed here.`,
      }}
    >
      <DataTable label={title} columns={columns} rows={records} rowKey={({ prodId, round }) => `${prodId} ${round}`} />
    </ResourcePage>
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
        <span className="grid @6xl:whitespace-nowrap">
          <time dateTime={submittedAt} className="tabular-nums">
            {moment(submittedAt)}
          </time>
          <span className="text-xs text-ink-3">{nearDay(submittedAt) ?? inDays(submittedAt)}</span>
        </span>
      ),
    },
  ];
}
