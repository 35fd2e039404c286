import { DataTable, OrderTag, orderHref, useFormat, type Column, type OrderRow } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Clock, Code, EmptyState, Money } from '@kyakhta/ui';

/** Orders whose escrow is released next. */
export function NextReleases({ rows }: { rows: readonly OrderRow[] }) {
  const { t } = useLingui();
  const { money, moment } = useFormat();
  if (rows.length === 0)
    return (
      <EmptyState icon={Clock} title={t`No release is near`}>
        {t`When a buyer has received an order, the day its money is released stands here.`}
      </EmptyState>
    );
  const columns: readonly Column<OrderRow>[] = [
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
    { key: 'buyer', head: t({ message: 'Buyer', comment: 'Column' }), card: 'line', render: (row) => <bdi>{row.buyerName}</bdi> },
    { key: 'state', head: t({ message: 'State', comment: 'Column' }), card: 'state', render: (row) => <OrderTag status={row.status} /> },
    {
      key: 'when',
      head: t({ message: 'Released on', comment: 'Column: day and time' }),
      render: (row) => (row.nextAt ? <time dateTime={row.nextAt}>{moment(row.nextAt)}</time> : '–'),
    },
    {
      key: 'amount',
      head: t({ message: 'In escrow', comment: 'Column: amount' }),
      numeric: true,
      render: (row) => <Money>{money(row.inEscrow, row.currency)}</Money>,
    },
  ];
  return <DataTable label={t`Released next`} columns={columns} rows={rows} rowKey={(row) => row.orderId} />;
}
