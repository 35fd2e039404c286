import type { ActorKind, TimelineKind, TimelineLane } from '@kyakhta/contract';
import { closeType, deliveryType, instalmentStage, paymentTerm, payType, trackingState } from '@kyakhta/contract';
import { add, currencyOf, money, percentage, subtract, toWire } from '@kyakhta/money';
import { isVirtual } from '../domains/catalog/index.ts';
import { can, isForGroup, isPaid } from '../domains/orders/index.ts';
import { addDays } from '../runtime/clock.ts';
import type { Result } from '../runtime/context.ts';
import type { ParcelWithLanes } from './deliveries.ts';
import type { OrderHead } from './order-cards.ts';

export type Entry = Result<'GET /p/myOrder/orderDetail'>['timeline'][number];
export interface MoveRow {
  readonly to: number;
  readonly why: string;
  readonly actor: ActorKind;
  readonly at: Date;
}

/** A refund that is over, with what went back: minor units. */
export interface RefundedRow {
  readonly at: Date;
  readonly goods: bigint;
  readonly freight: bigint;
  readonly pointsAmount: bigint;
}

const laneOf: Readonly<Record<string, { readonly lane: TimelineLane; readonly kind: TimelineKind }>> = {
  placed: { lane: 'order', kind: 'placed' },
  signedByBuyer: { lane: 'order', kind: 'signedByBuyer' },
  signedBySupplier: { lane: 'order', kind: 'signedBySupplier' },
  signedForDelivery: { lane: 'order', kind: 'signedBySupplier' },
  contractRefused: { lane: 'order', kind: 'contractRefused' },
  paid: { lane: 'money', kind: 'paid' },
  groupPaid: { lane: 'money', kind: 'paid' },
  groupComplete: { lane: 'order', kind: 'groupComplete' },
  groupFailed: { lane: 'order', kind: 'groupFailed' },
  shipped: { lane: 'goods', kind: 'shipped' },
  partlyShipped: { lane: 'goods', kind: 'partlyShipped' },
  readyForPickup: { lane: 'goods', kind: 'readyForPickup' },
  pickedUp: { lane: 'goods', kind: 'pickedUp' },
  vouchersIssued: { lane: 'goods', kind: 'vouchersIssued' },
  vouchersDone: { lane: 'goods', kind: 'vouchersDone' },
  received: { lane: 'goods', kind: 'received' },
  receivedAutomatically: { lane: 'goods', kind: 'receivedAutomatically' },
  satisfied: { lane: 'order', kind: 'satisfied' },
  claimPeriodOver: { lane: 'order', kind: 'claimPeriodOver' },
  cancelled: { lane: 'order', kind: 'canceled' },
  cancelledUnpacked: { lane: 'order', kind: 'canceled' },
  cancelledBeforeShipping: { lane: 'order', kind: 'canceled' },
  refusedAtDoor: { lane: 'goods', kind: 'refusedAtDoor' },
  settled: { lane: 'order', kind: 'settled' },
  expired: { lane: 'order', kind: 'expired' },
  goodsGone: { lane: 'order', kind: 'goodsGone' },
  restRefunded: { lane: 'goods', kind: 'restRefunded' },
  refundedWhole: { lane: 'order', kind: 'closedByRefund' },
};

/** Whose page it is: a store is shown what it gets, operators what is released, the buyer what of her money is. */
export type Viewer = 'buyer' | 'seller' | 'operator';

/** An entry that tells nothing yet. */
export const blank = { at: null, untilAt: null, amount: null, text: null, count: null, refundSn: null } as const;

/** @param before refunds that were over by then: what went back is not released. @returns null where none of it is the viewer's money */
const releasedTo = (head: OrderHead, viewer: Viewer, before: readonly RefundedRow[]): Entry['amount'] => {
  const sum = (of: (r: RefundedRow) => bigint): bigint => before.reduce((n, r) => n + of(r), 0n);
  // What points took off was paid by the platform.
  const points = viewer === 'buyer' ? 0n : head.pointsAmount - sum((r) => r.pointsAmount);
  const goods = money(head.goodsTotal - head.reduction + points - sum((r) => r.goods), currencyOf(head.currency));
  const own = money(head.deliveryFee, goods.currency);
  // What points paid whole releases none of the buyer's money.
  if (viewer === 'buyer' && head.payType === payType.points) return null;
  return toWire(add(viewer === 'seller' ? subtract(goods, percentage(goods, head.commissionBasisPoints, 'half-up')) : goods, own));
};

/**
 * One line of time for money, goods and customs: what happened with actor and instant, then what
 * comes next with its deadline. Oldest first.
 * @param told what happened beside the moves of the order: steps of its refunds, money that fits nothing, reviews
 */
export const timelineOf = (
  head: OrderHead,
  moves: readonly MoveRow[],
  parcels: readonly ParcelWithLanes[],
  refunds: readonly RefundedRow[],
  told: readonly Entry[],
  viewer: Viewer,
  now: Date,
): Entry[] => {
  const currency = currencyOf(head.currency);
  const total = toWire(money(head.total, currency));
  const released = releasedTo(head, viewer, refunds);
  const firstPart = toWire(money(head.instalments[0]?.amount ?? head.total, currency));
  // What a step brought about at the same instant stands after it.
  const done: Entry[] = [...told];
  // Of an order that was paid later no move tells it.
  if (head.groupCompletedAt !== null && !moves.some((m) => m.why === 'groupComplete'))
    done.push({
      ...blank,
      lane: 'order',
      kind: 'groupComplete',
      at: head.groupCompletedAt.toISOString(),
      phase: 'done',
      actor: 'platform',
    });
  for (const m of moves) {
    // Orders whose goods were gone were once closed as if their time to pay were over.
    const why = m.why === 'expired' && head.closeType === closeType.stockGone ? 'goodsGone' : m.why;
    const known = laneOf[why];
    if (known === undefined) continue;
    const isPayment = why === 'paid' || why === 'groupPaid';
    const withPoints = isPayment && head.payType === payType.points;
    const amount = withPoints ? null : isPayment ? firstPart : why === 'placed' ? total : null;
    // A shipping and its packages are written at one instant: that is what ties them together.
    const sent = known.lane === 'goods' ? parcels.filter((p) => p.parcel.createTime === m.at.toISOString()) : [];
    const waybills = sent.map((p) => p.parcel.dvyFlowId).filter((w) => w !== '');
    done.push({
      ...blank,
      ...known,
      ...(withPoints ? { kind: 'paidWithPoints' } : null),
      // Without a carrier there is nothing on its way.
      ...(m.why === 'shipped' && head.deliveryType === deliveryType.noExpress ? { kind: 'handedOver' } : null),
      at: m.at.toISOString(),
      phase: 'done',
      actor: m.actor,
      amount,
      count: withPoints ? head.points : sent.length === 0 ? null : sent.length,
      text: waybills.length === 0 ? null : waybills.join(', '),
    });
    if (isPayment && !withPoints)
      done.push({
        ...blank,
        lane: 'money',
        kind: 'heldInEscrow',
        at: m.at.toISOString(),
        phase: 'done',
        actor: 'platform',
        amount: firstPart,
      });
    if (m.why === 'satisfied' || m.why === 'claimPeriodOver')
      done.push({
        ...blank,
        lane: 'money',
        kind: 'released',
        at: m.at.toISOString(),
        phase: 'done',
        actor: 'platform',
        amount: releasedTo(
          head,
          viewer,
          refunds.filter((r) => r.at <= m.at),
        ),
      });
  }
  for (const r of refunds) {
    const sum = toWire(money(r.goods + r.freight, currency));
    done.push({ ...blank, lane: 'money', kind: 'refunded', at: r.at.toISOString(), phase: 'done', actor: 'platform', amount: sum });
  }
  for (const i of head.instalments) {
    // The first part of what is not cash is what the move "paid" tells of.
    if (i.paidAt === null || (i.sequence === 1 && head.paymentTerm !== paymentTerm.cashOnDelivery)) continue;
    const by = head.paymentTerm === paymentTerm.cashOnDelivery ? 'operator' : 'buyer';
    const sum = toWire(money(i.amount, currency));
    done.push({ ...blank, lane: 'money', kind: 'partPaid', at: i.paidAt.toISOString(), phase: 'done', actor: by, amount: sum });
  }
  for (const { lanes, parcel } of parcels) {
    for (const l of lanes) {
      const signed = l.state === trackingState.signed;
      const at = l.at.toISOString();
      // Packages that travel together are scanned together: told once.
      if (!signed && done.some((e) => e.kind === 'tracking' && e.at === at && e.text === l.station)) continue;
      done.push({
        ...blank,
        lane: l.lane === 'customs' ? 'customs' : 'goods',
        kind: signed ? 'signed' : 'tracking',
        at,
        phase: 'done',
        actor: 'platform',
        text: signed ? parcel.dvyFlowId : l.station,
      });
    }
  }
  done.sort((a, b) => (a.at ?? '').localeCompare(b.at ?? '', 'en'));
  const arrived = parcels.length > 0 && parcels.every((x) => x.parcel.signedTime !== null);
  return [...done, ...nextOf(head, firstPart, released, arrived, now)].map((e, i, all) =>
    i === done.length && all.length > done.length ? { ...e, phase: 'now' } : e,
  );
};

/** When goods not sent yet leave at best: with the store's days over, not before now. Null until it is paid. */
const expectedToLeave = ({ paidAt, toShipSince, shipDays }: OrderHead, now: Date): Date | null => {
  const since = toShipSince ?? paidAt;
  if (since === null) return null;
  const promised = addDays(since, shipDays);
  return promised < now ? now : promised;
};

/** What is still to come, in its order. The first of it is what everyone waits for now. */
const nextOf = (head: OrderHead, firstPart: Entry['amount'], released: Entry['amount'], arrived: boolean, now: Date): Entry[] => {
  const next = (
    lane: TimelineLane,
    kind: TimelineKind,
    actor: ActorKind,
    untilAt: Date | null,
    amount: Entry['amount'] = null,
    at: Date | null = null,
  ): Entry => ({
    ...blank,
    lane,
    kind,
    actor,
    at: at?.toISOString() ?? null,
    untilAt: untilAt?.toISOString() ?? null,
    phase: 'next',
    amount,
  });
  if (head.closeType !== null && head.closeType !== closeType.refund && !isPaid(head.status)) return [];
  const entries: Entry[] = [];
  const isCollected = head.deliveryType === deliveryType.buyerPickup;
  const unsigned = can('contractRefused', head.status);
  if (can('signedByBuyer', head.status)) entries.push(next('order', 'buyerSigns', 'buyer', head.signBefore));
  if (unsigned) {
    entries.push(next('order', 'supplierSigns', 'seller', can('signedByBuyer', head.status) ? null : head.signBefore));
    if (head.paymentTerm !== paymentTerm.cashOnDelivery) entries.push(next('money', 'payBy', 'buyer', null, firstPart));
  }
  if (can('paid', head.status)) entries.push(next('money', 'payBy', 'buyer', head.payBefore, firstPart));
  const isGrouping = can('groupComplete', head.status);
  const isBeforePacking = unsigned || can('paid', head.status) || isGrouping;
  if (isBeforePacking && isForGroup(head)) entries.push(next('order', 'groupNext', 'platform', null));
  if (!isVirtual(head) && (isBeforePacking || can('shipped', head.status)))
    entries.push(next('goods', isCollected ? 'readyNext' : 'shipNext', 'seller', null));
  /** Parts of the price that fall due then and are not paid; the first of them is what `payBy` asks for. */
  const parts = (stage: number): Entry[] =>
    isPaid(head.status) || can('paid', head.status)
      ? head.instalments
          .filter((i) => i.stage === stage && i.paidAt === null && !(i.sequence === 1 && can('paid', head.status)))
          .map((i) => {
            const kind = head.paymentTerm === paymentTerm.cashOnDelivery ? 'cashNext' : 'payPartNext';
            return next('money', kind, 'buyer', i.dueAt, toWire(money(i.amount, currencyOf(head.currency))));
          })
      : [];
  entries.push(...parts(instalmentStage.beforeShipment), ...parts(instalmentStage.afterShipment));
  const underWay = isBeforePacking || can('shipped', head.status) || can('received', head.status);
  const isBrought = underWay && !isVirtual(head) && !isCollected;
  if (underWay && isVirtual(head)) entries.push(next('goods', 'redeemNext', 'buyer', head.receiptDueAt));
  else if (underWay && isCollected) entries.push(next('goods', 'collectNext', 'buyer', null));
  else if (isBrought) {
    // Once the carrier has every package signed for, arrival is nothing to wait for.
    const travels = head.deliveryType === deliveryType.courier || head.deliveryType === deliveryType.sameCity;
    if (travels && (!arrived || !can('received', head.status))) {
      const sent = head.shippedAt ?? expectedToLeave(head, now);
      const day = (days: number): Date | null => (sent === null ? null : addDays(sent, Math.max(0, days - head.shipDays)));
      entries.push(next('goods', 'arriveNext', 'platform', day(head.daysMax), null, day(head.daysMin)));
    }
    entries.push(...parts(instalmentStage.onArrival), next('goods', 'receiveNext', 'buyer', head.receiptDueAt));
  }
  if (!isBrought) entries.push(...parts(instalmentStage.onArrival));
  if (entries.length > 0 || can('satisfied', head.status))
    entries.push(next('money', 'releaseNext', 'platform', head.claimUntil, released));
  return entries;
};
