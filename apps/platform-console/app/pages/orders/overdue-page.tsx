import { DataTable, ResourcePage, orderHref, useFormat, type Column } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Anchor, CircleCheck, Code, Money } from '@kyakhta/ui';
import { useLoaderData } from 'react-router';
import { overdue } from './overdue-resource.ts';
import { useOverdueWords } from './overdue-words.ts';

type Row = Output<'GET /platform/order/overdue'>['records'][number];

export const loader = overdue.loader;

/** Orders that wait longer than anybody should, until an operator settles them. */
export function Component() {
  const { t } = useLingui();
  const { money, moment } = useFormat();
  const words = useOverdueWords();
  const list = useLoaderData<typeof loader>();
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
    { key: 'why', head: t({ message: 'Waiting for', comment: 'Column' }), card: 'line', render: (row) => words(row.overdue.kind) },
    {
      key: 'since',
      head: t({ message: 'Since', context: 'overdue', comment: 'Column: day and time' }),
      render: (row) => <time dateTime={row.overdue.since}>{moment(row.overdue.since)}</time>,
    },
    {
      key: 'held',
      head: t({ message: 'Held', comment: 'Column: what was paid of an order and has not gone back' }),
      numeric: true,
      render: (row) => <Money>{money(row.overdue.held, row.currency)}</Money>,
    },
  ];
  return (
    <ResourcePage
      of={overdue}
      list={list}
      empty={{
        icon: CircleCheck,
        title: t`No overdue orders`,
        text: t`An unpaid instalment, goods that are not collected or shipped, or missing cash: after the number of days in the site settings the order appears here, and an operator settles it. Orders with a chargeback appear at once.`,
      }}
    >
      <DataTable label={t`Overdue orders`} columns={columns} rows={list.page.records} rowKey={(row) => row.orderId} />
    </ResourcePage>
  );
}
