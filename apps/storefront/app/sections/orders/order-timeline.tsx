import { endsOffer, isByNobody, isLateCash, isRefundStep, refundMoveOf } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Card, laneTones, Timeline, TimelineDetail } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { OfferAbout } from '../refunds/offer-about.tsx';
import { useRefundMoves } from '../refunds/refund-moves.ts';
import type { Entry } from './order-detail.server.ts';

/** Sentences about refunds say who did it, but for these. */
const asked = new Set<Entry['kind']>(['refundAsked', 'refundChanged']);

/** The supplier took its offer back, while it could still answer otherwise or after it had refused. */
const withdrawn = new Set<Entry['kind']>(['refundOfferWithdrawn', 'refundLateOfferWithdrawn']);

/** Money, goods and customs on one line of time, each entry with who did it. */
export function OrderTimeline({ timeline }: { timeline: readonly Entry[] }) {
  const { t } = useLingui();
  const title = useTitle();
  const lanes: Record<Entry['lane'], string> = {
    order: t({ message: 'Order', comment: 'Lane of the timeline' }),
    money: t({ message: 'Money', comment: 'Lane of the timeline' }),
    goods: t({ message: 'Goods', comment: 'Lane of the timeline' }),
    customs: t({ message: 'Customs', comment: 'Lane of the timeline' }),
    refund: t({ message: 'Refund', context: 'lane', comment: 'Lane of the timeline' }),
  };
  const actors = { buyer: t`by you`, seller: t`by the supplier`, operator: t`by a Kyakhta operator`, platform: t`by Kyakhta` };
  const whenOf = ({ when, until }: Entry): string | null =>
    until === null ? when : t({ message: `by ${until}`, comment: 'When: not later than this' });
  const states = { done: t`Done:`, now: t`Now:`, next: t`Next:` };
  return (
    <Card as="section" aria-labelledby="timeline-title">
      <h2 id="timeline-title" className="mb-5 text-lg font-semibold">
        {t`Order history and next steps`}
      </h2>
      <Timeline
        moments={timeline.map((entry) => ({
          key: entry.key,
          when: whenOf(entry) ?? (entry.phase === 'now' ? t({ message: 'now', comment: 'When: the step that is under way' }) : t`later`),
          dateTime: entry.phase === 'next' ? undefined : (entry.at ?? undefined),
          kind: lanes[entry.lane],
          tone: laneTones[entry.lane],
          title: title(entry),
          detail: detailOf(entry, namesNobody(entry) && entry.actor ? actors[entry.actor] : null),
          state: entry.phase,
          stateLabel: states[entry.phase],
        }))}
      />
    </Card>
  );
}

/** Whether the entry names who did it beside the sentence. */
const namesNobody = ({ kind, phase }: Entry): boolean => phase !== 'next' && !isByNobody(kind) && (asked.has(kind) || !isRefundStep(kind));

/** Of refunds and of late cash the given reason is shown; of goods that come back their waybill is in the sentence. */
function detailOf({ kind, text, refundSn, waybills, offer }: Entry, by: string | null): ReactNode {
  if (waybills.length === 0 && refundSn === null && !isLateCash(kind)) return by;
  return (
    <>
      <TimelineDetail waybills={waybills} by={by} refund={refundSn} reason={kind === 'returnSent' ? null : text} />
      {offer === null ? null : <OfferAbout about={offer} isOver={isRefundStep(kind) && endsOffer(refundMoveOf[kind])} />}
    </>
  );
}

/** A sentence for each kind of entry; unknown carriers' words stand as they came. */
function useTitle() {
  const { t } = useLingui();
  const moves = useRefundMoves();
  return ({ kind, amount, text, count, phase, actor }: Entry): string => {
    const waybill = text;
    // Money in another currency than the order's comes with its own.
    const sum = amount || text;
    const stars = count ?? 0;
    if (isRefundStep(kind)) {
      if (kind === 'refundAsked' && amount) return t`Refund of ${amount} asked for`;
      if (kind === 'refundChanged' && amount) return t`Application changed: ${amount} asked for`;
      if (kind === 'refundOffered' && amount) return t`The supplier offered ${amount} instead`;
      if (kind === 'refundOfferAccepted' && amount) return t`You accepted the supplier’s offer of ${amount}`;
      if (kind === 'refundOfferDeclined' && amount) return t`You declined the supplier’s offer of ${amount}`;
      if (withdrawn.has(kind) && amount) return t`The supplier took back its offer of ${amount}`;
      if (kind === 'refundOfferUnanswered' && amount) return t`Closed, as you did not answer the supplier’s offer of ${amount} in time`;
      if (kind === 'refundAgreed' && amount) return t`The supplier agreed to refund ${amount}`;
      if (kind === 'refundAgreedByClock' && amount) return t`Refund of ${amount} counted as agreed, as the supplier did not answer in time`;
      if (kind === 'refundRefused' && amount) return t`The supplier refused to refund ${amount}`;
      return kind === 'returnSent' && waybill ? t`You sent the goods back, waybill ${waybill}` : moves[refundMoveOf[kind]];
    }
    switch (kind) {
      case 'placed':
        return t`Order placed for ${amount}`;
      case 'paid':
        return t`Paid ${amount}`;
      case 'paidByTransfer':
        return t`You paid ${amount} by bank transfer; confirmed by Kyakhta staff`;
      case 'paidWithPoints': {
        const points = count ?? 0;
        return t`Paid with points: ${points}`;
      }
      case 'groupComplete':
        return t`The group is complete`;
      case 'groupFailed':
        return t`The group was not completed, order closed`;
      case 'groupNext':
        return t`Waiting for the group to fill`;
      case 'heldInEscrow':
        return t`${amount} held in escrow`;
      case 'shipped':
        if (text) return t`All goods shipped, waybill ${text}`;
        return count ? t`All goods shipped, packages: ${count}` : t`All goods shipped`;
      case 'partlyShipped':
        if (text) return t`Part of the goods shipped, waybill ${text}`;
        return count ? t`Part of the goods shipped, packages: ${count}` : t`Part of the goods shipped`;
      case 'tracking':
        return text || t`Carrier's scan`;
      case 'signed':
        return waybill ? t`Package ${waybill} delivered to the recipient` : t`Delivered to the recipient`;
      case 'readyForPickup':
        return t`Goods ready to be collected`;
      case 'pickedUp':
        return t`Goods collected against your code`;
      case 'handedOver':
        return t`Goods handed over`;
      case 'vouchersIssued':
        return t`Vouchers ready, one for each piece`;
      case 'vouchersDone':
        return t`No voucher left to be used`;
      case 'redeemNext':
        return t`You use the vouchers with the supplier`;
      case 'readyNext':
        return t`The supplier gets the goods ready to be collected`;
      case 'collectNext':
        return t`Pickup by you and show your code`;
      case 'received':
        return t`Receipt confirmed`;
      case 'receivedAutomatically':
        return t`Automatically received: no objection in time`;
      case 'satisfied':
        return t`Accepted without claims`;
      case 'claimPeriodOver':
        return t`Claim period over`;
      case 'released':
        return amount ? t`${amount} of your money left escrow for good` : t`Money released to the supplier`;
      case 'refunded':
        return t`${amount} refunded to you`;
      case 'refundOnItsWay':
        return t`${amount} is on its way back to you`;
      case 'refundCovered':
        return t`${amount} of the refund you have from your bank or payment service already`;
      case 'secondPayment':
        return t`Paid twice, ${sum}: being refunded`;
      case 'latePayment':
        return t`${sum} arrived too late and is being refunded`;
      case 'shortPayment':
        return t`${sum} arrived, less than the amount due`;
      case 'overPayment':
        return t`${sum} arrived in excess of the amount due and is being refunded`;
      case 'unfitPayment':
        return t`${sum} arrived that cannot be applied`;
      case 'paymentReturned':
        return t`${sum} that could not be applied was refunded`;
      case 'takenBack':
        return t`Your bank or payment service took ${sum} back: the order is held until this is settled`;
      case 'takenBackSettled':
        return t`The chargeback has been resolved`;
      case 'lateCashOfBuyer':
        return t`${sum} in cash came when the order was over: it is on your balance`;
      case 'lateCashOfStore':
        return t`${sum} in cash came when the order was over: it went to the supplier`;
      case 'reviewed':
        return t`You reviewed ${text}: ${stars} of 5 stars`;
      case 'packing':
        return phase === 'now' ? t`The supplier is packing the order` : t`The supplier began to pack the goods`;
      case 'refundNext':
        if (actor === 'buyer') return t`You answer the supplier’s offer`;
        return actor === 'seller' ? t`The supplier answers your refund` : t`Your refund is being settled`;
      case 'shipmentUndone':
        return text ? t`The supplier took the shipment back, waybill ${text}` : t`The supplier took the shipment back`;
      case 'waybillCorrected':
        return t`The supplier corrected the wrong waybill ${text}`;
      case 'restRefunded':
        return t`The rest is not sent because of a refund; all remaining goods are on their way`;
      case 'closedByRefund':
        return t`Order closed by its refund`;
      case 'canceled':
        return t`Order cancelled`;
      case 'expired':
        return t`Not paid in time, order cancelled`;
      case 'goodsGone':
        return t`The goods were gone when your payment came: order cancelled, the money goes back to you`;
      case 'signedByBuyer':
        return t`You signed the contract`;
      case 'signedBySupplier':
        return t`The supplier signed the contract`;
      case 'contractRefused':
        return t`Closed without a contract`;
      case 'buyerSigns':
        return t`You sign the contract`;
      case 'supplierSigns':
        return t`The supplier signs the contract`;
      case 'partPaid':
        return t`${amount} of the price paid into escrow`;
      case 'refusedAtDoor':
        return t`Not taken at the door, the goods went back`;
      case 'settled':
        return t`Settled and closed by Kyakhta`;
      case 'payPartNext':
        return t`Payment of the next part, ${amount}`;
      case 'cashNext':
        return t`You pay the courier ${amount} in cash`;
      case 'checkNext':
        return t`${amount} of your bank transfer have come and are being checked`;
      case 'payBy':
        return phase === 'now' ? t`Waiting for your payment of ${amount}` : t`Payment of ${amount}`;
      case 'shipNext':
        return phase === 'now' ? t`The supplier is preparing the order` : t`The supplier ships the goods`;
      case 'arriveNext':
        return t`Goods arrive`;
      case 'receiveNext':
        return t`Check the goods and confirm receipt`;
      case 'releaseNext':
        return amount ? t`${amount} of your money leaves escrow for good` : t`Money is released to the supplier`;
    }
  };
}
