import { useLingui } from '@lingui/react/macro';
import { Anchor, Code, Money } from '@kyakhta/ui';
import { DataTable } from '../data-table.tsx';
import type { Column } from '../lists/column.ts';
import { useFormat } from '../format.ts';
import { OrderTag } from './order-state.tsx';
import { orderHref } from './order-views.ts';

type LatestOrder = {
  orderNumber: string;
  status: number;
  orderMold: number;
  dvyType: number;
  total: number;
  currency: string;
  createTime: string;
};

/** The latest few orders, on the page of a buyer or a store. */
export function LatestOrders({ orders }: { orders: readonly LatestOrder[] }) {
  const { t } = useLingui();
  const { money, brief } = useFormat();
  const columns: Column<LatestOrder>[] = [
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
    { key: 'state', head: t({ message: 'State', comment: 'Column' }), card: 'state', render: (row) => <OrderTag order={row} /> },
    { key: 'at', head: t`Placed`, render: ({ createTime }) => <time dateTime={createTime}>{brief(createTime)}</time> },
    { key: 'total', head: t`Total`, numeric: true, card: 'end', render: ({ total, currency }) => <Money>{money(total, currency)}</Money> },
  ];
  return orders.length > 0 ? (
    <DataTable label={t`Latest orders`} columns={columns} rows={orders} rowKey={({ orderNumber }) => orderNumber} needs="narrow" />
  ) : (
    <p className="text-ink-2">{t`No orders yet.`}</p>
  );
}
