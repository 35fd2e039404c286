import type { ActorKind, TimelineKind, TimelineLane } from '@kyakhta/contract';
import { closeType, deliveryType, instalmentStage, paymentTerm, payType, trackingState } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { isVirtual } from '../domains/catalog/index.ts';
import { can, isAllPaid, isForGroup, isPaid, platformPart } from '../domains/orders/index.ts';
import { addDays } from '../runtime/clock.ts';
import type { ParcelWithLanes } from './deliveries.ts';
import { blank, type Entry } from './order-entries/entry.ts';
import { withNow } from './order-entries/now.ts';
import type { OrderHead } from './order-heads.ts';
import { comingTold, type OrderMoney, releasedTold, type Viewer } from './order-money.ts';

export interface MoveRow {
  readonly to: number;
  readonly why: string;
  readonly actor: ActorKind;
  readonly at: Date;
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

/**
 * One line of time for money, goods and customs: what happened with actor and instant, then what
 * comes next with its deadline. Oldest first.
 * @param told what happened besides the moves of the order: steps of its refunds, money that fits nothing, reviews
 */
export const timelineOf = (
  head: OrderHead,
  moves: readonly MoveRow[],
  parcels: readonly ParcelWithLanes[],
  of: OrderMoney,
  told: readonly Entry[],
  viewer: Viewer,
  now: Date,
): Entry[] => {
  const currency = currencyOf(head.currency);
  const total = toWire(money(head.total, currency));
  const firstPart = toWire(money(firstOf(head), currency));
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
    // The buyer paid it; an operator found it on the bank's statement.
    const byTransfer = isPayment && head.payType === payType.bankTransfer;
    const amount = withPoints ? null : isPayment ? firstPart : why === 'placed' ? total : null;
    // A shipping and its packages are written at one instant: that is what ties them together.
    const sent = known.lane === 'goods' ? parcels.filter((p) => p.parcel.createTime === m.at.toISOString()) : [];
    const waybills = sent.map((p) => p.parcel.dvyFlowId).filter((w) => w !== '');
    done.push({
      ...blank,
      ...known,
      ...(withPoints ? { kind: 'paidWithPoints' } : null),
      ...(byTransfer ? { kind: 'paidByTransfer' } : null),
      // Without a carrier there is nothing on its way.
      ...(m.why === 'shipped' && head.deliveryType === deliveryType.noExpress ? { kind: 'handedOver' } : null),
      at: m.at.toISOString(),
      phase: 'done',
      actor: byTransfer ? 'buyer' : m.actor,
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
        amount: viewer === 'buyer' ? firstPart : withPlatformOf(head),
      });
  }
  done.push(...goneOf(head, of, viewer));
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
      // One package among several is named by its waybill.
      const waybills = parcels.length > 1 && !signed && parcel.dvyFlowId !== '' ? [parcel.dvyFlowId] : [];
      // Packages that travel together are scanned together: told once.
      const together = signed ? undefined : done.find((e) => e.kind === 'tracking' && e.at === at && e.text === l.station);
      if (together !== undefined) {
        together.waybills.push(...waybills.filter((waybill) => !together.waybills.includes(waybill)));
        continue;
      }
      done.push({
        ...blank,
        waybills,
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
  return withNow(head, done, nextOf(head, of, viewer, arrived, now));
};

const firstOf = (head: OrderHead): bigint => head.instalments[0]?.amount ?? head.total;
/** What the payment of the first part brought into escrow: with it the platform puts in what it pays. */
const withPlatformOf = (head: OrderHead): Entry['amount'] => toWire(money(firstOf(head) + platformPart(head), currencyOf(head.currency)));

/** What has left the order's escrow: back to the buyer, or for good. */
const goneOf = (head: OrderHead, of: OrderMoney, viewer: Viewer): Entry[] => {
  const gone = (kind: TimelineKind, at: Date, told: Partial<Entry>): Entry => ({
    ...blank,
    lane: 'money',
    kind,
    at: at.toISOString(),
    phase: 'done',
    actor: 'platform',
    ...told,
  });
  const sum = (minor: bigint): Pick<Entry, 'amount'> => ({ amount: toWire(money(minor, currencyOf(head.currency))) });
  /** What went back, and what of it her bank had given her already; how much that was is not the store's to know. */
  const back = (at: Date, all: bigint, byBank: bigint): Entry[] => {
    const covered = viewer === 'seller' ? 0n : byBank;
    const known = covered > 0n ? [gone('refundCovered', at, sum(covered))] : [];
    return all > covered || covered === 0n ? [gone('refunded', at, sum(all - covered)), ...known] : known;
  };
  return [
    ...of.refunds.flatMap((r) => {
      const waits = r.onItsWay > 0n ? [gone('refundOnItsWay', r.at, sum(r.onItsWay))] : [];
      // It is refunded when an operator has sent it, not when it was granted.
      const sent = r.sentByBank.map(({ at, amount }) => gone('refunded', at, sum(amount)));
      const atOnce = r.goods + r.freight - r.onItsWay - r.sentByBank.reduce((all, { amount }) => all + amount, 0n);
      return [...waits, ...(atOnce > 0n || waits.length + sent.length === 0 ? back(r.at, atOnce, r.covered) : []), ...sent];
    }),
    ...of.released.flatMap((r) => [
      ...(r.toBuyer + r.covered > 0n ? back(r.at, r.toBuyer + r.covered, r.covered) : []),
      ...(r.store + r.commission + r.freight > 0n ? [gone('released', r.at, releasedTold(head, of, r, viewer))] : []),
    ]),
  ];
};

/** When goods not sent yet leave at best: with the store's days over, not before now. Null until it is paid, and while they may not leave. */
const expectedToLeave = ({ paidAt, toShipSince, shipDays, heldBack }: OrderHead, now: Date): Date | null => {
  if (heldBack !== null) return null;
  const since = toShipSince ?? paidAt;
  if (since === null) return null;
  const promised = addDays(since, shipDays);
  return promised < now ? now : promised;
};

/** What is still to be paid under a reference, in minor units: less what has come by bank for it, or nothing where all of a transfer has. */
const missingOf = ({ transfer }: OrderMoney, reference: string, due: bigint): bigint => {
  if (transfer === null || !transfer.references.includes(reference)) return due;
  // What came for several orders is of none of them until all of it is here.
  return transfer.missing === 0n || transfer.references.length === 1 ? transfer.missing : due;
};

/** When the money is released if nobody says anything; null while something stops it, and when that day is over. */
export const releaseAt = (head: OrderHead, { isTakenBack }: OrderMoney, now: Date): Date | null =>
  isTakenBack || head.openRefunds > 0 || !isAllPaid(head) || head.claimUntil === null || head.claimUntil <= now ? null : head.claimUntil;

/** What is still to come, in its order. The first of it is what everyone waits for now. */
const nextOf = (head: OrderHead, of: OrderMoney, viewer: Viewer, arrived: boolean, now: Date): Entry[] => {
  const firstPart = toWire(money(firstOf(head), currencyOf(head.currency)));
  // What is over is no day on which something is to come.
  const coming = (at: Date | null): string | null => (at === null || at <= now ? null : at.toISOString());
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
    at: coming(at),
    untilAt: coming(untilAt),
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
  if (of.transfer !== null && of.transfer.checking > 0n)
    entries.push(next('money', 'checkNext', 'operator', null, toWire(money(of.transfer.checking, currencyOf(head.currency)))));
  if (can('paid', head.status)) {
    const missing = missingOf(of, head.number, firstOf(head));
    if (missing > 0n) entries.push(next('money', 'payBy', 'buyer', head.payBefore, toWire(money(missing, currencyOf(head.currency)))));
  }
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
          .filter((i) => missingOf(of, i.reference, i.amount) > 0n)
          .map((i) => {
            const kind = head.paymentTerm === paymentTerm.cashOnDelivery ? 'cashNext' : 'payPartNext';
            return next('money', kind, 'buyer', i.dueAt, toWire(money(missingOf(of, i.reference, i.amount), currencyOf(head.currency))));
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
  const released = comingTold(head, of, viewer);
  if ((entries.length > 0 || can('satisfied', head.status)) && released !== null)
    entries.push({ ...next('money', 'releaseNext', 'platform', releaseAt(head, of, now)), ...released });
  return entries;
};
