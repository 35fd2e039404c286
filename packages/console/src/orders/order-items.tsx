import { orderStatus } from '@kyakhta/contract/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Clock, Money, Package, Picture, StatusTag } from '@kyakhta/ui';
import { DataTable } from '../data-table.tsx';
import type { Column } from '../lists/column.ts';
import { Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { pictureOf } from '../picture.ts';
import { CartonsApart } from './cartons-apart.tsx';
import { Count } from './count.tsx';
import type { Order, OrderItem } from './types.ts';

/** What was ordered, and how much of it has gone out. */
export function OrderItems({ order }: { order: Order }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const columns: Column<OrderItem>[] = [
    {
      key: 'goods',
      head: t({ message: 'Goods', comment: 'Column: what was ordered' }),
      card: 'line',
      className: 'order-first!',
      render: (item) => (
        <span className="aligned grid gap-1">
          <ItemName item={item} />
          <LineOffer offer={item.offer} currency={order.currency} />
          <PriceReduced by={item.priceReducedAmount > 0 ? money(item.priceReducedAmount, order.currency) : null} />
        </span>
      ),
    },
    {
      key: 'count',
      head: t({ message: 'Ordered', comment: 'Column: how much' }),
      numeric: true,
      render: (item) => (
        <span className="aligned grid">
          <Count count={item.prodCount} unit={item.unit} />
          <span className="text-xs whitespace-nowrap text-ink-3">
            {/* Vouchers are not packed. */}
            {item.cartons === 0 ? null : <CartonsApart {...item} />}
          </span>
          <Refunded item={item} />
          <Held count={order.toLeave.find((line) => line.orderItemId === item.orderItemId)?.held ?? 0} />
        </span>
      ),
    },
    {
      key: 'shipped',
      head: t({ message: 'Shipped', comment: 'Column: how much is out' }),
      render: (item) => <Shipped item={item} isCancelled={order.status === orderStatus.canceled} />,
    },
    {
      key: 'price',
      head: t({ message: 'Price', comment: 'Column: price of one unit' }),
      numeric: true,
      render: (item) => (
        <>
          {item.offer?.owner === 'store' ? (
            <s className="block text-xs text-ink-3">
              <span className="sr-only">{t({ message: 'before the offer:', comment: 'Before a price, for screen readers' })}</span>{' '}
              <Money>{money(item.offer.priceBefore, order.currency)}</Money>
            </s>
          ) : null}
          <Money>{money(item.price, order.currency)}</Money>
        </>
      ),
    },
    {
      key: 'total',
      head: t({ message: 'Goods total', comment: 'Column: amount of the line' }),
      numeric: true,
      render: (item) => <Money className="font-semibold">{money(item.productTotalAmount, order.currency)}</Money>,
    },
  ];
  return (
    <Section title={t`Goods`}>
      <DataTable label={t`Goods`} columns={columns} rows={order.orderItemDtos} rowKey={(item) => item.orderItemId} needs="narrow" />
    </Section>
  );
}

/** Picture, product and variant. */
export function ItemName({ item }: { item: Pick<OrderItem, 'pic' | 'prodName' | 'skuName'> }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Picture source={pictureOf(item.pic)} alt="" sizes="40px" className="size-10 shrink-0 rounded-1" />
      <span className="aligned grid min-w-0">
        <bdi className="line-clamp-2">{item.prodName}</bdi>
        {item.skuName ? <bdi className="text-xs text-ink-3">{item.skuName}</bdi> : null}
      </span>
    </span>
  );
}

/** The offer that the line was bought in, and who pays for it. */
function LineOffer({ offer, currency }: { offer: OrderItem['offer']; currency: string }) {
  const { t } = useLingui();
  const { money } = useFormat();
  if (offer === null) return null;
  const title = `\u2068${offer.title}\u2069`;
  const price = money(offer.price, currency);
  return (
    <span className="text-xs text-brand-strong tabular-nums">
      {offer.owner === 'store'
        ? t({ message: `Offer of the store: ${title}`, comment: 'The offer that a line of an order was bought in; the store pays for it' })
        : t({
            message: `Offer of the platform: ${title}. The buyer pays ${price} each, the platform the rest.`,
            comment: 'The offer that a line of an order was bought in; an amount of one piece',
          })}
    </span>
  );
}

/** How many pieces of the line were refunded, and for how many the money has yet to be sent by bank. */
function Refunded({ item }: { item: OrderItem }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const count = number(item.refundSentCount);
  const waiting = number(item.refundOnItsWayCount);
  return (
    <>
      {item.refundSentCount === 0 ? null : (
        <span className="text-xs whitespace-nowrap text-amber">
          {t({ message: `Money refunded for: ${count}`, comment: 'How many pieces of a line of an order were refunded' })}
        </span>
      )}
      {item.refundOnItsWayCount === 0 ? null : (
        <span className="text-xs whitespace-nowrap text-amber">
          {t({
            message: `Money on its way back for: ${waiting}`,
            comment: 'How many pieces of a line of an order are refunded, the bank transfer follows',
          })}
        </span>
      )}
    </>
  );
}

/** What went back of the line while the buyer kept its pieces. */
function PriceReduced({ by: amount }: { by: string | null }) {
  const { t } = useLingui();
  if (amount === null) return null;
  return (
    <span className="text-xs text-amber">
      {t({ message: `Price reduced by ${amount} after a refund`, comment: 'Of a line of an order: the buyer kept its pieces' })}
    </span>
  );
}

/** How many pieces of the line do not leave until their refund is settled. */
function Held({ count: held }: { count: number }) {
  const { t } = useLingui();
  const { number } = useFormat();
  if (held === 0) return null;
  const count = number(held);
  return (
    <span className="text-xs text-amber">
      {t({
        message: `On hold, refund requested: ${count}`,
        comment: 'How many pieces of a line are not shipped until their refund is settled',
      })}
    </span>
  );
}

function Shipped({ item, isCancelled }: { item: OrderItem; isCancelled: boolean }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const out = number(item.shippedCount);
  // What a refund took out before it left is not sent any more.
  const meant = item.prodCount - item.canceledCount;
  const all = number(meant);
  if (meant === 0 || (isCancelled && item.shippedCount === 0))
    return (
      <StatusTag tone="plain" icon={CircleX}>
        {t({ message: 'Cancelled before shipping', comment: 'A refund of all pieces of the line was granted before they were shipped' })}
      </StatusTag>
    );
  if (item.shippedCount >= meant)
    return (
      <StatusTag tone="good" icon={CircleCheck}>
        {t({ message: 'In full', comment: 'All pieces of the line are shipped' })}
      </StatusTag>
    );
  if (item.shippedCount === 0)
    return (
      <StatusTag tone="plain" icon={Clock}>
        {t({ message: 'Not yet', comment: 'Nothing of the line is shipped' })}
      </StatusTag>
    );
  return (
    <StatusTag tone="wait" icon={Package}>
      <Trans comment="Shipped pieces of ordered pieces">
        {out} of {all}
      </Trans>
    </StatusTag>
  );
}
