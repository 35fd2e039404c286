import { DataTable, IndexPage, Pages, ask, orderHref, pageOf, rowsPerPage, sheetHref, useFormat, type Column } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Anchor, CircleCheck, Code, EmptyState, Money } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { overdueHref } from './orders-href.ts';
import { useOverdueWords } from './overdue-words.ts';

type Row = Output<'GET /platform/order/overdue'>['records'][number];

export async function loader({ request }: LoaderFunctionArgs) {
  const current = pageOf(new URL(request.url).searchParams);
  return ask(request, 'GET /platform/order/overdue', { current, size: rowsPerPage });
}

/** Orders that wait longer than anybody should, until an operator settles them. */
export function Component() {
  const { t } = useLingui();
  const { money, moment } = useFormat();
  const words = useOverdueWords();
  const { records, pages, current } = useLoaderData<typeof loader>();
  const columns: readonly Column<Row>[] = [
    {
      key: 'order',
      head: t({ message: 'Order', comment: 'Column: number of the order' }),
      card: 'title',
      render: (row) => (
        <Anchor
          href={orderHref(row.orderNumber)}
          className="inline-flex min-h-6 items-center font-semibold hover:text-brand hover:underline"
        >
          <Code>{row.orderNumber}</Code>
        </Anchor>
      ),
    },
    {
      key: 'store',
      head: t({ message: 'Store and buyer', comment: 'Column' }),
      card: 'line',
      render: (row) => (
        <span className="grid">
          <bdi>{row.shopName}</bdi>
          <bdi className="text-xs text-ink-3">{row.buyerName}</bdi>
        </span>
      ),
    },
    { key: 'why', head: t({ message: 'What is waited for', comment: 'Column' }), card: 'line', render: (row) => words(row.overdue.kind) },
    {
      key: 'since',
      head: t({ message: 'Since', context: 'overdue', comment: 'Column: day and time' }),
      render: (row) => <time dateTime={row.overdue.since}>{moment(row.overdue.since)}</time>,
    },
    {
      key: 'held',
      head: t({ message: 'In escrow', comment: 'Column: amount' }),
      numeric: true,
      render: (row) => <Money>{money(row.overdue.held, row.currency)}</Money>,
    },
  ];
  return (
    <IndexPage
      title={t({ message: 'Overdue orders', comment: 'Page: orders that wait for a payment, a pickup or cash too long' })}
      exportHref={sheetHref('GET /platform/order/overdue/export', {})}
    >
      {records.length === 0 ? (
        <EmptyState icon={CircleCheck} title={t`No order is overdue`}>
          {t`An unpaid part, goods that nobody collects or ships, or cash that does not come: after the days of the site settings the order stands here, and an operator settles it. So does, at once, what was paid with money that was taken back.`}
        </EmptyState>
      ) : (
        <DataTable label={t`Overdue orders`} columns={columns} rows={records} rowKey={(row) => row.orderId} />
      )}
      <Pages current={current} pages={pages} href={(page) => overdueHref({ page })} />
    </IndexPage>
  );
}
