import type { ActorKind, TimelineKind, TimelineLane } from '@kyakhta/contract';
import { closeType, trackingState } from '@kyakhta/contract';
import { currencyOf, money, percentage, subtract, toWire } from '@kyakhta/money';
import { can, isPaid } from '../domains/orders/index.ts';
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

const laneOf: Readonly<Record<string, { readonly lane: TimelineLane; readonly kind: TimelineKind }>> = {
  placed: { lane: 'order', kind: 'placed' },
  paid: { lane: 'money', kind: 'paid' },
  shipped: { lane: 'goods', kind: 'shipped' },
  partlyShipped: { lane: 'goods', kind: 'partlyShipped' },
  received: { lane: 'goods', kind: 'received' },
  receivedAutomatically: { lane: 'goods', kind: 'receivedAutomatically' },
  satisfied: { lane: 'order', kind: 'satisfied' },
  claimPeriodOver: { lane: 'order', kind: 'claimPeriodOver' },
  cancelled: { lane: 'order', kind: 'canceled' },
  expired: { lane: 'order', kind: 'expired' },
};

/** Whose page it is: a store is shown what it gets, everyone else what the goods cost. */
export type Viewer = 'buyer' | 'seller' | 'operator';

const releasedTo = (head: OrderHead, viewer: Viewer): Entry['amount'] => {
  const goods = money(head.goodsTotal - head.reduction, currencyOf(head.currency));
  return toWire(viewer === 'seller' ? subtract(goods, percentage(goods, head.commissionBasisPoints, 'half-up')) : goods);
};

/**
 * One line of time for money, goods and customs: what happened with actor and instant, then what
 * comes next with its deadline. Oldest first.
 */
export const timelineOf = (head: OrderHead, moves: readonly MoveRow[], parcels: readonly ParcelWithLanes[], viewer: Viewer): Entry[] => {
  const currency = currencyOf(head.currency);
  const total = toWire(money(head.total, currency));
  const released = releasedTo(head, viewer);
  const blank = { untilAt: null, amount: null, text: null, count: null } as const;
  const done: Entry[] = [];
  for (const m of moves) {
    const known = laneOf[m.why];
    if (known === undefined) continue;
    const amount = m.why === 'paid' || m.why === 'placed' ? total : null;
    // A shipping and its packages are written at one instant: that is what ties them together.
    const sent = known.lane === 'goods' ? parcels.filter((p) => p.parcel.createTime === m.at.toISOString()) : [];
    const waybills = sent.map((p) => p.parcel.dvyFlowId).filter((w) => w !== '');
    done.push({
      ...blank,
      ...known,
      at: m.at.toISOString(),
      phase: 'done',
      actor: m.actor,
      amount,
      count: sent.length === 0 ? null : sent.length,
      text: waybills.length === 0 ? null : waybills.join(', '),
    });
    if (m.why === 'paid')
      done.push({ ...blank, lane: 'money', kind: 'heldInEscrow', at: m.at.toISOString(), phase: 'done', actor: 'platform', amount: total });
    if (m.why === 'satisfied' || m.why === 'claimPeriodOver')
      done.push({
        ...blank,
        lane: 'money',
        kind: 'released',
        at: m.at.toISOString(),
        phase: 'done',
        actor: 'platform',
        amount: released,
      });
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
  return [...done, ...nextOf(head, blank, total, released, parcels.length > 0 && parcels.every((x) => x.parcel.signedTime !== null))].map(
    (e, i, all) => (i === done.length && all.length > done.length ? { ...e, phase: 'now' } : e),
  );
};

/** What is still to come, in its order. The first of it is what everyone waits for now. */
const nextOf = (
  head: OrderHead,
  blank: { untilAt: null; amount: null; text: null; count: null },
  total: Entry['amount'],
  released: Entry['amount'],
  arrived: boolean,
): Entry[] => {
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
  if (can('paid', head.status)) entries.push(next('money', 'payBy', 'buyer', head.payBefore, total));
  if (can('paid', head.status) || can('shipped', head.status)) entries.push(next('goods', 'shipNext', 'seller', null));
  if (can('paid', head.status) || can('shipped', head.status) || can('received', head.status)) {
    // Once the carrier has every package signed for, arrival is nothing to wait for.
    if (!arrived || !can('received', head.status)) {
      const from = head.shippedAt ?? head.paidAt;
      entries.push(
        next(
          'goods',
          'arriveNext',
          'platform',
          from === null ? null : addDays(from, head.daysMax),
          null,
          from === null ? null : addDays(from, head.daysMin),
        ),
      );
    }
    entries.push(next('goods', 'receiveNext', 'buyer', head.receiptDueAt));
  }
  if (entries.length > 0 || can('satisfied', head.status))
    entries.push(next('money', 'releaseNext', 'platform', head.claimUntil, released));
  return entries;
};
