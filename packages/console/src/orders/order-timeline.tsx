import { endsOffer, isByNobody, isLateCash, isRefundStep, refundMoveOf } from '@kyakhta/contract/values';
import { useLingui as useCatalogue } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Code, laneTones, Money, Timeline, TimelineDetail } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { OfferAbout } from '../refunds/offer-about.tsx';
import { refundSteps } from '../refunds/refund-words.ts';
import { SplitLine } from './order-split.tsx';
import type { Order, TimelineEntry } from './types.ts';

/** Money, goods and customs on one line of time, each entry with who did it. */
export function OrderTimeline({ order, title }: { order: Order; /** Where it stands beside another history. */ title?: string }) {
  const { t } = useLingui();
  const when = useWhen();
  const lanes: Record<TimelineEntry['lane'], string> = {
    order: t({ message: 'Order', comment: 'Lane of the timeline' }),
    money: t({ message: 'Money', comment: 'Lane of the timeline' }),
    goods: t({ message: 'Goods', comment: 'Lane of the timeline' }),
    customs: t({ message: 'Customs', comment: 'Lane of the timeline' }),
    refund: t({ message: 'Refund', context: 'lane', comment: 'Lane of the timeline' }),
  };
  const actors = {
    buyer: t({ message: 'by the buyer', comment: 'Who did it' }),
    seller: t({ message: 'by the store', comment: 'Who did it' }),
    operator: t({ message: 'by an operator', comment: 'Who did it' }),
    platform: t({ message: 'by the platform', comment: 'Who did it' }),
  };
  const states = { done: t`Done:`, now: t`Now:`, next: t`Next:` };
  return (
    <Section title={title ?? t`Order history and next steps`}>
      <Timeline
        moments={order.timeline.map((entry, index) => ({
          key: `${index}-${entry.kind}`,
          when: when(entry),
          dateTime: entry.phase === 'done' ? (entry.at ?? undefined) : undefined,
          kind: lanes[entry.lane],
          tone: laneTones[entry.lane],
          title: <Sentence entry={entry} currency={order.currency} />,
          detail: entry.split ? (
            <SplitLine split={entry.split} currency={order.currency} />
          ) : (
            detailOf(entry, entry.actor && entry.phase === 'done' && !isByNobody(entry.kind) ? actors[entry.actor] : null)
          ),
          state: entry.phase,
          stateLabel: states[entry.phase],
        }))}
      />
    </Section>
  );
}

/** Of refunds and of late cash the given reason is shown; of goods that come back their waybill is in the sentence. */
function detailOf({ kind, text, refundSn, waybills, offer }: TimelineEntry, by: string | null): ReactNode {
  if (waybills.length === 0 && refundSn === null && !isLateCash(kind)) return by;
  return (
    <>
      <TimelineDetail waybills={waybills} by={by} refund={refundSn} reason={kind === 'returnSent' ? null : text} />
      {offer === null ? null : <OfferAbout about={offer} isOver={isRefundStep(kind) && endsOffer(refundMoveOf[kind])} />}
    </>
  );
}

const hasBegun = (kind: TimelineEntry['kind']): boolean => kind === 'packing';

function useWhen() {
  const { t } = useLingui();
  const { moment, deadline, span } = useFormat();
  return ({ kind, at, untilAt, phase }: TimelineEntry): string => {
    if (phase === 'done') return at ? moment(at) : '';
    if (at && untilAt) return span(at, untilAt);
    // What has begun is under way since then: no deadline of anybody's.
    if (at && phase === 'now' && hasBegun(kind)) {
      const since = moment(at);
      return t({ message: `since ${since}`, comment: 'When: the step that is under way has begun then' });
    }
    const by = untilAt ?? at;
    if (!by && phase === 'now') return t({ message: 'now', comment: 'When: the step that is under way' });
    if (!by) return t({ message: 'later', comment: 'When: not known yet' });
    const written = deadline(by);
    return t({ message: `by ${written}`, comment: 'When: not later than this' });
  };
}

/** A sentence for each kind of entry; a carrier's own words stand as they came. */
function Sentence({ entry: { kind, amount, text, count, phase, actor }, currency }: { entry: TimelineEntry; currency: string }): ReactNode {
  const { t } = useLingui();
  const { _ } = useCatalogue();
  const { money } = useFormat();
  // Money in another currency than the order's comes with its own.
  const sum = <Money>{amount === null ? (text ?? '') : money(amount, currency)}</Money>;
  const goods = <bdi>{text}</bdi>;
  const stars = count ?? 0;
  const waybill = <Code className="select-all">{text ?? ''}</Code>;
  const packages = count ?? 0;
  if (isRefundStep(kind)) {
    if (kind === 'refundAsked' && amount !== null) return <Trans>Refund of {sum} requested</Trans>;
    if (kind === 'refundChanged' && amount !== null) return <Trans>Request changed: {sum} requested</Trans>;
    if (kind === 'refundOffered' && amount !== null) return <Trans>{sum} offered instead of the refund requested</Trans>;
    if (kind === 'refundOfferAccepted' && amount !== null) return <Trans>Offer of {sum} accepted</Trans>;
    if (kind === 'refundOfferDeclined' && amount !== null) return <Trans>Offer of {sum} declined</Trans>;
    if ((kind === 'refundOfferWithdrawn' || kind === 'refundLateOfferWithdrawn') && amount !== null)
      return <Trans>Offer of {sum} taken back</Trans>;
    if (kind === 'refundOfferUnanswered' && amount !== null) return <Trans>Closed: the offer of {sum} was not answered in time</Trans>;
    if (kind === 'refundAgreed' && amount !== null) return <Trans>Refund of {sum} agreed to</Trans>;
    if (kind === 'refundAgreedByClock' && amount !== null) return <Trans>Refund of {sum} automatically agreed: no answer in time</Trans>;
    if (kind === 'refundRefused' && amount !== null) return <Trans>Refund of {sum} refused</Trans>;
    return kind === 'returnSent' && text ? <Trans>Goods returned, waybill {waybill}</Trans> : _(refundSteps[refundMoveOf[kind]]);
  }
  switch (kind) {
    case 'placed':
      return amount === null ? t`Order placed` : <Trans>Order placed for {sum}</Trans>;
    case 'paid':
      return amount === null ? t`Paid` : <Trans>Buyer paid {sum}</Trans>;
    case 'paidByTransfer':
      return <Trans>Buyer paid {sum} by bank transfer; confirmed by an operator</Trans>;
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
      return <Trans>{sum} held in escrow</Trans>;
    case 'shipped':
      return text ? (
        <Trans>All items shipped, waybill {waybill}</Trans>
      ) : packages > 0 ? (
        t`All items shipped, packages: ${packages}`
      ) : (
        t`All items shipped`
      );
    case 'partlyShipped':
      return text ? (
        <Trans>Some items shipped, waybill {waybill}</Trans>
      ) : packages > 0 ? (
        t`Some items shipped, packages: ${packages}`
      ) : (
        t`Some items shipped`
      );
    case 'tracking':
      return text ? <bdi>{text}</bdi> : t`Scanned by the carrier`;
    case 'signed':
      return text ? <Trans>Package {waybill} delivered to the recipient</Trans> : t`Delivered to the recipient`;
    case 'readyForPickup':
      return t`Ready for collection`;
    case 'pickedUp':
      return t`Collected against the buyer’s code`;
    case 'handedOver':
      return t`Handover without a carrier`;
    case 'vouchersIssued':
      return t`Vouchers issued`;
    case 'vouchersDone':
      return t`No vouchers left to redeem`;
    case 'redeemNext':
      return t`The buyer uses the vouchers`;
    case 'readyNext':
      return t`The store gets the goods ready to be collected`;
    case 'collectNext':
      return t`The buyer collects the goods and shows the code`;
    case 'received':
      return t`Receipt confirmed`;
    case 'receivedAutomatically':
      return t`Automatically received: no objection in time`;
    case 'satisfied':
      return t`Accepted by the buyer without claims`;
    case 'claimPeriodOver':
      return t`Claim period over`;
    case 'released':
      return amount === null ? t`Money released to the store` : <Trans>{sum} released to the store</Trans>;
    case 'refunded':
      return <Trans>{sum} refunded to the buyer</Trans>;
    case 'refundOnItsWay':
      return <Trans>{sum} is on its way back to the buyer</Trans>;
    case 'refundCovered':
      return <Trans>The buyer already has {sum} of the refund from the bank or payment service</Trans>;
    case 'secondPayment':
      return <Trans>Paid twice, {sum}: being refunded</Trans>;
    case 'latePayment':
      return <Trans>{sum} arrived too late and is being refunded</Trans>;
    case 'shortPayment':
      return <Trans>{sum} arrived, less than the amount due</Trans>;
    case 'overPayment':
      return <Trans>{sum} arrived in excess of the amount due and is being refunded</Trans>;
    case 'unfitPayment':
      return <Trans>{sum} arrived that cannot be applied</Trans>;
    case 'paymentReturned':
      return <Trans>{sum} that could not be applied was refunded</Trans>;
    case 'takenBack':
      return amount === null && text === null ? (
        t`Chargeback by the buyer’s bank or payment service: the order is on hold`
      ) : (
        <Trans>Chargeback of {sum} by the buyer’s bank or payment service: the order is on hold</Trans>
      );
    case 'takenBackSettled':
      return t`The chargeback has been resolved`;
    case 'lateCashOfBuyer':
      return <Trans>{sum} in cash arrived after the order had closed: it was added to the buyer’s balance</Trans>;
    case 'lateCashOfStore':
      return <Trans>{sum} in cash arrived after the order had closed: it goes to the store</Trans>;
    case 'reviewed':
      return (
        <Trans>
          Review of {goods}: {stars} of 5 stars
        </Trans>
      );
    case 'packing':
      return phase === 'now' ? t`The store is packing the goods` : t`The store began to pack the goods`;
    case 'refundNext':
      if (actor === 'buyer') return t`The buyer answers the store’s offer`;
      return actor === 'seller' ? t`The store answers the refund` : t`The refund is being settled`;
    case 'shipmentUndone':
      return text ? <Trans>The store cancelled the shipment, waybill {waybill}</Trans> : t`The store cancelled the shipment`;
    case 'waybillCorrected':
      return <Trans>The store corrected the wrong waybill {waybill}</Trans>;
    case 'restRefunded':
      return t`The rest is not sent because of a refund; all remaining goods are on their way`;
    case 'closedByRefund':
      return t`Order closed by its refund`;
    case 'canceled':
      return t`Order cancelled`;
    case 'expired':
      return t`Not paid in time, order cancelled`;
    case 'goodsGone':
      return t`Out of stock when the payment arrived: order cancelled, the buyer is refunded`;
    case 'signedByBuyer':
      return t`The buyer signed the contract`;
    case 'signedBySupplier':
      return t`The store signed the contract`;
    case 'contractRefused':
      return t`Closed without a contract`;
    case 'buyerSigns':
      return t`The buyer signs the contract`;
    case 'supplierSigns':
      return t`The store signs the contract`;
    case 'partPaid':
      return <Trans>{sum} of the price paid into escrow</Trans>;
    case 'refusedAtDoor':
      return t`Refused or not paid at the door; the goods were returned`;
    case 'settled':
      return t`Settled and closed by Kyakhta`;
    case 'payPartNext':
      return <Trans>The buyer pays the next part, {sum}</Trans>;
    case 'cashNext':
      return <Trans>The buyer pays {sum} in cash at the door</Trans>;
    case 'checkNext':
      return <Trans>{sum} arrived by bank transfer, waiting for a second operator</Trans>;
    case 'payBy':
      return phase === 'now' ? <Trans>Waiting for the buyer’s payment of {sum}</Trans> : <Trans>The buyer pays {sum}</Trans>;
    case 'shipNext':
      return phase === 'now' ? t`Waiting for the store to ship` : t`The store ships the goods`;
    case 'arriveNext':
      return t`The goods arrive`;
    case 'receiveNext':
      return t`The buyer checks the goods and confirms receipt`;
    case 'releaseNext':
      return amount === null ? t`The money is released to the store` : <Trans>{sum} is released to the store</Trans>;
  }
}
