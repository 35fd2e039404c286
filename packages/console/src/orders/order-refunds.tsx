import { Plural, useLingui } from '@lingui/react/macro';
import { LinkButton, Money, Notice } from '@kyakhta/ui';
import { useFormat } from '../format.ts';
import type { Order } from './types.ts';

/** Refunds of the order that are open, and what has gone back of it; nothing where there never was one. */
export function OrderRefunds({ order, href }: { order: Order; href: string }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const { openRefunds, refundSent, refundOnItsWay } = order;
  if (openRefunds === 0 && refundSent === 0 && refundOnItsWay === 0) return null;
  const words =
    order.heldBack === 'answer'
      ? t`The buyer asks for a refund: nothing more is packed or shipped until the store has answered.`
      : order.heldBack === 'offer'
        ? t`The buyer asks for a refund: nothing more is packed or shipped until the buyer has answered the store’s offer, or the time to answer is over.`
        : order.heldBack === 'refund'
          ? t`The buyer asks for a refund: nothing more is packed or shipped until it is settled.`
          : order.toLeave.some(({ refundSn }) => refundSn !== null)
            ? t`Goods under an open refund are not sent, unless the store has refused it without an offer.`
            : null;
  return (
    <Notice
      tone={openRefunds > 0 ? 'wait' : 'info'}
      action={
        <LinkButton size="sm" variant="ghost" href={href}>
          {t`See the refunds`}
        </LinkButton>
      }
    >
      {openRefunds > 0 ? (
        <p>
          <Plural value={openRefunds} one="# refund of this order is open." other="# refunds of this order are open." /> {words}
        </p>
      ) : null}
      {refundSent > 0 ? (
        <p>
          {t({ message: 'Refunded so far:', comment: 'Before an amount of refunds' })}{' '}
          <Money className="font-semibold">{money(refundSent, order.currency)}</Money>
        </p>
      ) : null}
      {refundOnItsWay > 0 ? (
        <p>
          {t({ message: 'On its way back by bank transfer:', comment: 'Before an amount of refunds' })}{' '}
          <Money className="font-semibold">{money(refundOnItsWay, order.currency)}</Money>
        </p>
      ) : null}
    </Notice>
  );
}
