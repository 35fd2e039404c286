import type { TimelineKind } from '@kyakhta/contract';
import { expect } from 'vitest';
import type { Marketplace, Person } from './marketplace.ts';
import { type Timeline, sides, timelines } from './timelines.ts';

type Side = (typeof sides)[number];
type Entry = Timeline[number];

/** What one entry of the books did to an order's escrow, and what it gave to whom; minor units. */
interface Booked {
  readonly at: string;
  readonly kind: string;
  readonly escrow: bigint;
  readonly store: bigint;
  readonly commission: bigint;
  readonly freight: bigint;
  readonly buyer: bigint;
  readonly points: bigint;
  /** What of a refund was not sent, for it makes good what a bank took; of the entries of that instant. */
  readonly covered: bigint;
  /** What of a rest makes good what the platform paid. */
  readonly risk: bigint;
}
const bookedOf = async (m: Marketplace, number: string): Promise<Booked[]> =>
  (
    await m.query<Omit<Booked, 'at'> & { readonly at: Date }>(
      `select j.at, j.kind,
         (sum(p.amount) filter (where p.account = 'escrow:' || $1))::bigint as escrow,
         coalesce(sum(p.amount) filter (where p.account like 'store:%:available'), 0)::bigint as store,
         coalesce(sum(p.amount) filter (where p.account = 'platform:commission'), 0)::bigint as commission,
         coalesce(sum(p.amount) filter (where p.account = 'platform:freight'), 0)::bigint as freight,
         coalesce(sum(p.amount) filter (where p.account like 'buyer:%'), 0)::bigint as buyer,
         coalesce(sum(p.amount) filter (where p.account in ('platform:points-cost', 'platform:promotions')), 0)::bigint as points,
         case when j.kind = 'refund' then (select coalesce(sum(q.amount), 0) from journal k join postings q on q.journal_id = k.id and q.account = 'platform:risk'
           where k.at = j.at and k.reference = j.reference and k.kind = 'adjustment') else 0 end::bigint as covered,
         coalesce(sum(p.amount) filter (where p.account = 'platform:risk'), 0)::bigint as risk
       from journal j join postings p on p.journal_id = j.id
       where exists (select 1 from postings e where e.journal_id = j.id and e.account = 'escrow:' || $1) group by j.id order by j.id`,
      [number],
    )
  ).map((r) => ({
    ...r,
    at: r.at.toISOString(),
    ...Object.fromEntries(
      (['escrow', 'store', 'commission', 'freight', 'buyer', 'points', 'covered', 'risk'] as const).map((name) => [name, r[name]] as const),
    ),
  }));
const minor = (amount: number | null): bigint => BigInt(Math.round((amount ?? 0) * 100));

/** Sentences whose amount is no movement of the order's escrow: a price, a request, what is to come; money beside it has separate tests. */
const beside: readonly TimelineKind[] = [
  'placed',
  'refundAsked',
  'refundChanged',
  'refundOffered',
  'refundOfferAccepted',
  'refundOfferDeclined',
  'refundOfferWithdrawn',
  'refundLateOfferWithdrawn',
  'refundOfferUnanswered',
  'refundAgreed',
  'refundAgreedByClock',
  'refundRefused',
  'checkNext',
  'payBy',
  'payPartNext',
  'cashNext',
  'takenBack',
  'lateCashOfBuyer',
  'lateCashOfStore',
  'secondPayment',
  'latePayment',
  'shortPayment',
  'overPayment',
  'unfitPayment',
  'paymentReturned',
];

/** What the books say of an instant to a side, by the kind of sentence. */
const inBooks = (booked: readonly Booked[], side: Side, kind: TimelineKind): bigint | null => {
  const sum = (of: (b: Booked) => bigint, rows = booked): bigint => rows.reduce((n, b) => n + of(b), 0n);
  const [into, out] = [booked.filter((b) => b.escrow > 0n), booked.filter((b) => b.escrow < 0n)];
  const ends = out.filter((b) => b.kind === 'release' || b.kind === 'remainder');
  if (kind === 'paid' || kind === 'paidByTransfer' || kind === 'partPaid' || (kind === 'heldInEscrow' && side === 'buyer'))
    return sum((b) => b.escrow + (b.points < 0n ? b.points : 0n), into);
  if (kind === 'heldInEscrow') return sum((b) => b.escrow, into);
  const known = (b: Booked): bigint => (side === 'seller' ? 0n : ends.includes(b) ? b.risk : b.covered);
  if (kind === 'refundCovered') return sum(known, out);
  if (kind === 'refunded')
    return sum((b) => (b.kind === 'refund' ? -b.escrow - known(b) : ends.includes(b) ? b.buyer + b.risk - known(b) : 0n), out);
  if (kind === 'released') return side === 'buyer' ? sum((b) => b.store + b.commission + b.freight, ends) : sum((b) => b.store, ends);
  return null;
};

/** What the platform has in an order's escrow, for points and promotions, before it is emptied. */
const pointsIn = (booked: readonly Booked[], at: string): bigint => -booked.reduce((n, b) => (b.at <= at ? n + b.points : n), 0n);

/**
 * Compares every sentence with an amount that the timelines of an order hold, to each side, with the journal; every split with
 * the postings of its entry; and the page’s split. No step to come may stand on a day that is over.
 * @returns the timelines
 */
export const expectToldAsBooked = async (m: Marketplace, buyer: Person, orderNumber: string): Promise<Readonly<Record<Side, Timeline>>> => {
  const booked = await bookedOf(m, orderNumber);
  const all = await timelines(m, buyer, orderNumber);
  const [clock] = await m.query<{ at: Date }>(
    "select now() + make_interval(secs => clock_offset_seconds) - interval '1 minute' as at from instance",
  );
  for (const side of sides) {
    const done = all[side].filter((e) => e.phase === 'done' && e.amount !== null && !beside.includes(e.kind));
    const told = new Map<string, bigint>();
    for (const e of done) told.set(`${e.kind} ${e.at}`, (told.get(`${e.kind} ${e.at}`) ?? 0n) + minor(e.amount));
    for (const [key, amount] of told) {
      const [kind = '', at = ''] = key.split(' ');
      const sum = inBooks(
        booked.filter((b) => b.at === at),
        side,
        kind as TimelineKind,
      );
      const points = kind === 'released' && side === 'buyer' ? pointsIn(booked, at) : 0n;
      expect([side, key, amount]).toEqual([side, key, sum === null ? null : sum - points]);
    }
    expectSplits(all[side], booked, side);
    for (const e of all[side].filter(({ phase }) => phase !== 'done'))
      for (const day of [e.at, e.untilAt])
        if (day !== null) expect(Date.parse(day), `${side} ${e.kind}`).toBeGreaterThan(clock?.at.getTime() ?? Infinity);
  }
  expectNothingLost(all.buyer, booked);
  return all;
};

/** Compares so what every paid order of a marketplace says; those that were hidden or whose buyer is gone say nothing. */
export const expectAllToldAsBooked = async (m: Marketplace): Promise<void> => {
  const orders = await m.query<{ number: string; user: number }>(
    `select o.number, o.user_id as user from orders o join users u on u.id = o.user_id
     where o.hidden_at is null and u.deleted_at is null and exists (select 1 from postings e where e.account = 'escrow:' || o.number) order by o.id`,
  );
  for (const { number, user } of orders) await expectToldAsBooked(m, m.buyer(user), number);
};

const expectSplits = (timeline: Timeline, booked: readonly Booked[], side: Side): void => {
  for (const { kind, at, split } of timeline.filter((e) => e.kind === 'released' || e.kind === 'releaseNext')) {
    if (side === 'buyer') {
      expect(split).toBeNull();
      continue;
    }
    expect(minor(split?.whole ?? null)).toBe(
      minor(split?.store ?? null) + minor(split?.commission ?? null) + minor(split?.freight ?? null),
    );
    if (kind === 'releaseNext') continue;
    const entry = booked.find((b) => b.at === at && (b.kind === 'release' || b.kind === 'remainder'));
    const { store, commission, freight } = entry ?? { store: -1n, commission: -1n, freight: -1n };
    expect([minor(split?.store ?? null), minor(split?.commission ?? null), minor(split?.freight ?? null)]).toEqual([
      store,
      commission,
      freight,
    ]);
  }
};

/** Of an escrow that is empty her timeline says where all that came into it has gone. */
const expectNothingLost = (timeline: Timeline, booked: readonly Booked[]): void => {
  if (booked.length === 0 || booked.reduce((n, b) => n + b.escrow, 0n) !== 0n) return;
  const sum = (...kinds: readonly Entry['kind'][]): bigint =>
    timeline.reduce((n, e) => (e.phase === 'done' && kinds.includes(e.kind) ? n + minor(e.amount) : n), 0n);
  // What is granted after the release comes back from the store first; the platform's part of it goes to the platform.
  const grants = new Set(booked.filter((b) => b.kind === 'grant').map((b) => b.at));
  const granted = booked.reduce((n, b) => (grants.has(b.at) ? n + (b.kind === 'grant' ? b.escrow : -b.points) : n), 0n);
  expect(sum('refunded', 'refundCovered', 'released')).toBe(sum('heldInEscrow', 'partPaid') + granted);
};

/** What each side reads that the release will bring; null where it reads nothing. */
export const comingOf = (all: Readonly<Record<Side, Timeline>>): Readonly<Record<Side, number | null>> => {
  const of = (side: Side): number | null => all[side].find((e) => e.kind === 'releaseNext')?.amount ?? null;
  return { buyer: of('buyer'), seller: of('seller'), operator: of('operator') };
};
export const releasedOf = (all: Readonly<Record<Side, Timeline>>): Readonly<Record<Side, number | null>> => {
  const of = (side: Side): number | null => all[side].find((e) => e.kind === 'released')?.amount ?? null;
  return { buyer: of('buyer'), seller: of('seller'), operator: of('operator') };
};
