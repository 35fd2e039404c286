import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { deliveryType } from '@kyakhta/contract/values';
import { Anchor, Card, Code, cx, LinkButton, Money } from '@kyakhta/ui';
import { paths, type OrdersQuery } from '../../paths.ts';
import { BuyAgain } from './buy-again.tsx';
import { deliveryNames } from './delivery-name.ts';
import { NextActionButton, NextActionNote } from './next-action.tsx';
import type { OrderCardView } from './order-view.server.ts';
import { RefundedGoods } from './refunded-goods.tsx';
import { RemoveLink } from './remove-question.tsx';
import { OrderStateTag } from './state-tag.tsx';
import { OfferNote } from '../cart/line-offer.tsx';
import { StoredPicture } from '../catalog/stored-picture.tsx';

/** By when the supplier ships, or has the goods ready; late is said by word and colour. */
function ShipBy({ order: { shipBy, dvyType } }: { order: OrderCardView }) {
  const { t } = useLingui();
  if (shipBy === null) return null;
  const { at, isOver } = shipBy;
  const isCollected = dvyType === deliveryType.buyerPickup;
  const words = isOver
    ? isCollected
      ? t`Late: the goods should have been ready to collect by ${at}`
      : t`Late: the supplier should have shipped by ${at}`
    : isCollected
      ? t`Ready to collect by ${at}`
      : t`The supplier ships by ${at}`;
  return <span className={cx('text-center text-xs tabular-nums', isOver ? 'font-semibold text-seal' : 'text-ink-3')}>{words}</span>;
}

/** An order in the list: state, what is in it, what it comes to, and the next step as one button. */
export function OrderCard({ order, list }: { order: OrderCardView; list: OrdersQuery }) {
  const { t, i18n } = useLingui();
  const { placed, store, about, refunded, onItsWay, openRefunds, pointsPaid: points } = order;
  const { cartons, pieces, refunded: refundedGoods } = order.goods;
  const delivery = deliveryNames[order.dvyType];
  return (
    <Card as="li" padded={false} className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-sunk px-4 py-2.5 text-sm">
        <OrderStateTag order={order} />
        <Anchor href={order.href} className="font-semibold hover:text-brand hover:underline">
          <Trans comment="Order and its number">
            Order <Code>{order.orderNumber}</Code>
          </Trans>
        </Anchor>
        <span className="text-ink-2 tabular-nums">{placed}</span>
        {delivery ? <span className="text-ink-2">{i18n._(delivery)}</span> : null}
        <span className="text-ink-2 md:ms-auto">{store}</span>
      </header>
      <div className="grid gap-4 p-4 md:grid-cols-[minmax(0,1fr)_auto_auto] md:items-center md:gap-8">
        <ul className="grid gap-2">
          {order.lines.map((line) => (
            <li key={line.orderItemId} className="flex items-center gap-3 text-sm">
              <StoredPicture path={line.picture} alt="" sizes="44px" className="size-11 shrink-0 rounded-2" />
              <span className="min-w-0">
                <span className="line-clamp-1">{line.name}</span>
                <span className="block text-xs text-ink-2 tabular-nums">{line.detail}</span>
                <OfferNote offer={line.offer} />
                {line.isRefunded ? <span className="block text-xs text-ink-2">{t`Cancelled before shipping`}</span> : null}
              </span>
            </li>
          ))}
          {order.moreLines > 0 ? (
            <li className="text-xs text-ink-2">
              <Plural value={order.moreLines} one="and # more item" other="and # more items" />
            </li>
          ) : null}
        </ul>
        <div className="flex items-baseline justify-between gap-4 md:grid md:justify-items-end md:gap-0">
          <span className="md:text-end">
            <Money className="text-lg font-bold tracking-tight">{order.amount}</Money>
            {about ? (
              <Money className="block text-end text-xs text-ink-2">
                {t({ message: `≈ ${about}`, comment: 'The same price in the currency shown, approximately' })}
              </Money>
            ) : null}
          </span>
          <span className="text-xs text-ink-2 tabular-nums">
            {cartons === 0 ? pieces : <Plural value={cartons} one={`# carton, ${pieces}`} other={`# cartons, ${pieces}`} />}
            <RefundedGoods refunded={refundedGoods} />
          </span>
          {points ? <span className="text-xs text-ink-2 tabular-nums">{t`Paid with points: ${points}`}</span> : null}
          {refunded ? (
            <span className="text-xs text-ink-2 tabular-nums">{t({ message: `Refunded: ${refunded}`, comment: 'An amount' })}</span>
          ) : null}
          {onItsWay ? (
            <span className="text-xs text-ink-2 tabular-nums">
              {t({ message: `On its way back: ${onItsWay}`, comment: 'An amount or pieces: refunded, and the bank transfer follows' })}
            </span>
          ) : null}
        </div>
        <div className="grid gap-1 md:w-48">
          {order.next ? (
            <NextActionButton next={order.next} />
          ) : (
            <>
              <LinkButton href={order.href} variant="ghost">{t`Open the order`}</LinkButton>
              {order.isOver ? <BuyAgain orderNumber={order.orderNumber} wide /> : null}
            </>
          )}
          {order.next ? (
            <span className="text-center text-xs text-ink-3 tabular-nums">
              <NextActionNote next={order.next} />
            </span>
          ) : null}
          <ShipBy order={order} />
          {openRefunds > 0 ? (
            <LinkButton href={paths.refunds({ group: 'open' })} variant="ghost" size="sm">
              <Plural value={openRefunds} one="# open refund" other="# open refunds" />
            </LinkButton>
          ) : order.canRefund ? (
            <LinkButton href={paths.applyRefund({ orderNumber: order.orderNumber })} variant="bare" size="sm">
              {t`Ask for a refund`} <span className="sr-only">{order.orderNumber}</span>
            </LinkButton>
          ) : null}
          {order.review ? (
            <LinkButton href={order.review} variant="ghost" size="sm">
              {t`Write a review`}
            </LinkButton>
          ) : null}
          {order.canRemove ? <RemoveLink orderNumber={order.orderNumber} list={list} /> : null}
        </div>
      </div>
    </Card>
  );
}
