import { useLingui } from '@lingui/react/macro';
import { useLingui as useCatalogue } from '@lingui/react';
import { deliveryType, orderStatus } from '@kyakhta/contract/values';
import { Anchor, Code, LinkButton, Money } from '@kyakhta/ui';
import { useMay } from '../areas.tsx';
import type { Column } from '../lists/column.ts';
import { useFormat } from '../format.ts';
import { deliveryNames } from './order-delivery.ts';
import { wayOf } from './order-way.ts';
import { Due } from './due.tsx';
import { AskedBackTag, isToShip, OrderTag, OverdueTag } from './order-state.tsx';
import { ordersHref } from './order-query.ts';
import { orderHref } from './order-views.ts';
import type { OrderRow } from './types.ts';

/** The columns of an order list. The operator sees whose store it is; the store sees what it can do. */
export function useOrderColumns(viewer: 'seller' | 'operator'): readonly Column<OrderRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const order: Column<OrderRow> = {
    key: 'order',
    head: t({ message: 'Order', comment: 'Column: number of the order' }),
    card: 'title',
    render: (row) => (
      <span className="grid">
        <Anchor
          href={orderHref(row.orderNumber)}
          className="inline-flex min-h-6 items-center font-semibold hover:text-brand hover:underline"
        >
          <Code>{row.orderNumber}</Code>
        </Anchor>
        <time dateTime={row.createTime} className="text-xs font-normal text-ink-3 tabular-nums">
          {format.brief(row.createTime)}
        </time>
      </span>
    ),
  };
  const store: Column<OrderRow> = {
    key: 'store',
    head: t({ message: 'Store and buyer', comment: 'Column' }),
    card: 'line',
    render: (row) => (
      <span className="grid">
        <Anchor
          href={ordersHref({ view: 'all', shop: row.shopId })}
          className="inline-flex min-h-6 items-center hover:text-brand hover:underline"
        >
          <bdi>{row.shopName}</bdi>
        </Anchor>
        <span className="flex flex-wrap gap-x-2 text-xs text-ink-3">
          <bdi>{row.buyerName}</bdi>
          <bdi>{row.city}</bdi>
        </span>
      </span>
    ),
  };
  const buyer: Column<OrderRow> = {
    key: 'buyer',
    head: t({ message: 'Buyer', comment: 'Column: name and city' }),
    card: 'line',
    render: (row) => (
      <span className="aligned flex flex-wrap gap-x-2 wrap-anywhere @4xl:grid @4xl:min-w-20">
        <bdi>{row.buyerName}</bdi>
        <bdi className="text-ink-3 @4xl:text-xs">{row.city}</bdi>
      </span>
    ),
  };
  const columns: Column<OrderRow>[] = [
    {
      key: 'goods',
      head: t({ message: 'Goods', comment: 'Column: what was ordered' }),
      card: 'line',
      className: 'text-ink-2',
      render: (row) => <Goods row={row} />,
    },
    { key: 'cartons', head: t({ message: 'Cartons', comment: 'Column' }), numeric: true, render: (row) => <Cartons row={row} /> },
    {
      key: 'total',
      head: t({ message: 'Total', context: 'column', comment: 'Column: what an order comes to' }),
      numeric: true,
      render: (row) => <Money>{format.money(row.actualTotal, row.currency)}</Money>,
    },
    {
      key: 'escrow',
      head: t({ message: 'In escrow, gross', comment: 'All that the escrow of an order holds' }),
      numeric: true,
      render: (row) =>
        row.inEscrow === 0 ? <span className="text-ink-3">{'–'}</span> : <Money>{format.money(row.inEscrow, row.currency)}</Money>,
    },
    {
      key: 'state',
      head: t({ message: 'State', comment: 'Column' }),
      card: 'state',
      render: (row) => (
        <span className="inline-flex flex-wrap gap-1">
          <OrderTag order={row} />
          {row.isOverdue ? <OverdueTag /> : null}
          {row.openRefunds > 0 && row.heldBack === null ? <AskedBackTag /> : null}
          <DeliveryName kind={wayOf(row)} />
        </span>
      ),
    },
    { key: 'due', head: t({ message: 'Due by', comment: 'Column: deadline' }), render: (row) => <Due at={row.doBy} /> },
    {
      key: 'act',
      head: t({ message: 'Action', comment: 'Column' }),
      card: 'action',
      quiet: true,
      className: '@4xl:text-end',
      render: (row) => <RowAction row={row} viewer={viewer} />,
    },
  ];
  return [order, viewer === 'operator' ? store : buyer, ...columns];
}

function Goods({ row }: { row: OrderRow }) {
  const { t } = useLingui();
  const [first, ...rest] = row.orderItemDtos;
  if (!first) return null;
  const more = rest.length;
  return (
    <span
      className="aligned flex min-w-0 items-baseline gap-1.5 @4xl:min-w-20"
      title={row.orderItemDtos.map((item) => item.prodName).join('\n')}
    >
      <bdi className="line-clamp-2 wrap-anywhere hyphens-auto @4xl:max-w-60">{first.prodName}</bdi>
      {more > 0 ? (
        <span className="shrink-0 text-ink-3 tabular-nums">
          <bdi dir="ltr" aria-hidden>{`+${more}`}</bdi>
          <span className="sr-only">{t`and ${more} more`}</span>
        </span>
      ) : null}
    </span>
  );
}

/**
 * Cartons that were ordered. Of an order to ship those that can leave, where some of them do not; afterwards those that left.
 * Those that are not to be shipped are named apart.
 */
function Cartons({ row }: { row: OrderRow }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const waits = isToShip(row.status);
  const some = waits ? row.cartonsToShip : row.cartons - row.canceledCartons;
  const [left, all, canceled] = [number(some), number(row.cartons), number(row.canceledCartons)];
  if (some === row.cartons) return all;
  return (
    <span className="aligned grid whitespace-nowrap">
      <span title={waits ? t`Still to ship` : undefined}>
        {t({ message: `${left} of ${all}`, comment: 'Cartons of an order that are still to be shipped, of those that were ordered' })}
      </span>
      {row.canceledCartons > 0 ? (
        <span className="text-xs text-amber">
          {t({ message: `Cancelled: ${canceled}`, comment: 'Cartons that are not to be shipped; their money may be on its way back' })}
        </span>
      ) : null}
    </span>
  );
}

/** How the goods come, where it is not by courier. */
function DeliveryName({ kind }: { kind: number }) {
  const { _ } = useCatalogue();
  const name = kind === deliveryType.courier ? undefined : deliveryNames[kind];
  return name ? <span className="w-full text-xs text-ink-3">{_(name)}</span> : null;
}

function RowAction({ row, viewer }: { row: OrderRow; viewer: 'seller' | 'operator' }) {
  const { t } = useLingui();
  const number = row.orderNumber;
  const may = useMay();
  const look = 'min-h-9 w-full @4xl:w-auto';
  const signs = viewer === 'seller' && row.status === orderStatus.waitingSupplierContract && may('money');
  const ships = viewer === 'seller' && row.canShip;
  const word = ships
    ? row.dvyType === deliveryType.courier
      ? t({ message: 'Ship', comment: 'Button: send the goods of this order' })
      : t`Hand over the goods`
    : signs
      ? t({ message: 'Sign', comment: 'Button: sign the contract of this order' })
      : t({ message: 'View', comment: 'Button: open this order' });
  return (
    <LinkButton
      size="sm"
      variant={ships || signs ? 'soft' : 'ghost'}
      href={`${orderHref(number)}${ships ? '/ship' : signs ? '/contract' : ''}`}
      // The name begins with the word that is seen: who speaks to his machine says what he reads.
      aria-label={`${word} ${number}`}
      className={look}
    >
      {word}
    </LinkButton>
  );
}
