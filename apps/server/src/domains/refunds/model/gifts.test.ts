import { applyType } from '@kyakhta/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundableLine } from '../../../../test/refundable-lines.ts';
import { mostOf, piecesLeft, type RefundableLine, type RefundLine } from '../model.ts';
import { sumOf } from './spread.ts';
import { dueGifts, mayKeep, planGifts, takeOff } from './gifts.ts';

/** A line of goods with what a coupon and a member's discount took off it, and points used on it. */
const line = (orderItemId: number, more: Partial<RefundableLine>): RefundableLine => refundableLine({ orderItemId, ...more });
const gift = (orderItemId: number, giftOf: number | null, count: number, giftValue: bigint): RefundableLine =>
  line(orderItemId, { isGift: true, giftOf, count, shipped: count, giftValue, goods: 0n });
/** The lines after a refund that is under way, or that has succeeded. */
const after = (lines: readonly RefundableLine[], refund: readonly RefundLine[], pending: boolean): RefundableLine[] =>
  lines.map((l) => {
    const r = refund.find((x) => x.orderItemId === l.orderItemId);
    if (r === undefined) return l;
    const withheld = l.withheld + (l.isGift ? 0n : refund.reduce((sum, x) => sum + x.giftValue, 0n));
    return pending
      ? {
          ...l,
          withheld,
          pendingCount: l.pendingCount + r.count,
          pendingCanceled: l.pendingCanceled + r.canceled,
          pendingGoods: l.pendingGoods + r.goods,
          pendingFreight: l.pendingFreight + r.freight,
          pendingPoints: l.pendingPoints + r.points,
          pendingPointsAmount: l.pendingPointsAmount + r.pointsAmount,
          pendingKept: l.pendingKept + r.giftKept,
        }
      : {
          ...l,
          withheld,
          refundedCount: l.refundedCount + r.count,
          canceled: l.canceled + r.canceled,
          refundedGoods: l.refundedGoods + r.goods,
          refundedFreight: l.refundedFreight + r.freight,
          refundedPoints: l.refundedPoints + r.points,
          refundedPointsAmount: l.refundedPointsAmount + r.pointsAmount,
          kept: l.kept + r.giftKept,
        };
  });
const going = (id: number, pieces: number): ReadonlyMap<number, number> => new Map([[id, pieces]]);

describe('gifts of what goes back', () => {
  it('are due in proportion to the pieces of their line, and the rest with the last', () => {
    const lines = [line(1, {}), gift(2, 1, 3, 900n)];
    expect([1, 3, 4, 6, 7, 9, 10].map((n) => dueGifts(lines, going(1, n)).map((g) => [g.pieces, g.value]))).toEqual([
      [],
      [],
      [[1, 300n]],
      [[1, 300n]],
      [[2, 600n]],
      [[2, 600n]],
      [[3, 900n]],
    ]);
  });

  it('of the whole order are due by the price of what is gone, and only then whole', () => {
    const lines = [line(1, { goods: 9_000n }), line(2, { goods: 1_000n }), gift(3, null, 2, 500n)];
    expect(dueGifts(lines, going(2, 10))).toEqual([]);
    expect(dueGifts(lines, going(1, 10)).map((g) => g.pieces)).toEqual([1]);
    expect(dueGifts(lines, new Map([...going(1, 10), ...going(2, 10)])).map((g) => g.pieces)).toEqual([2]);
  });

  it('stay only where something is left of the refund', () => {
    const [due] = dueGifts([line(1, {}), gift(2, 1, 1, 10_000n)], going(1, 10));
    expect([mayKeep(due!, 10_000n), mayKeep(due!, 10_001n), mayKeep(due!, 9_999n)]).toEqual([false, true, false]);
  });

  it('stay only where they were sent', () => {
    const some = (shipped: number) => dueGifts([line(1, {}), { ...gift(2, 1, 2, 10n), shipped }], going(1, 10))[0]!;
    expect([0, 1, 2].map((shipped) => mayKeep(some(shipped), 10_000n))).toEqual([false, false, true]);
  });

  it.each([true, false])('that stay take their value off the goods for good, and nothing off freight and points', (pending) => {
    let lines = [line(1, { goods: 100_000n, freight: 500n, points: 70, pointsAmount: 70n }), gift(2, 1, 2, 20_000n)];
    const backs = [true, false].map((keep) => {
      const most = mostOf(lines[0]!, 5, applyType.refundOnly);
      const plan = planGifts(dueGifts(lines, going(1, 5)), keep ? new Set() : null);
      const [back] = takeOff([most], plan.takenOff, 'USD');
      lines = after(lines, [back!, ...plan.lines], pending);
      return [back!.goods, back!.freight, back!.points, back!.pointsAmount];
    });
    expect(backs).toEqual([
      [40_000n, 250n, 35, 35n],
      [50_000n, 250n, 35, 35n],
    ]);
    expect(mostOf(lines[0]!, 0, applyType.refundOnly)).toMatchObject({ count: 0, goods: 0n, freight: 0n, points: 0, pointsAmount: 0n });
  });

  const order = fc.record({
    counts: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 }),
    prices: fc.array(fc.bigInt({ min: 1n, max: 1_000_003n }), { minLength: 4, maxLength: 4 }),
    coupon: fc.integer({ min: 0, max: 99 }),
    member: fc.integer({ min: 0, max: 99 }),
    points: fc.integer({ min: 0, max: 500 }),
    gifts: fc.array(
      fc.record({
        of: fc.integer({ min: -1, max: 3 }),
        count: fc.integer({ min: 1, max: 7 }),
        value: fc.bigInt({ min: 0n, max: 50_000n }),
      }),
      {
        maxLength: 3,
      },
    ),
  });
  /** What a coupon and a member's discount leave of each line, as the frozen order has it: shares are in the line's reduction. */
  const linesOf = (o: {
    counts: number[];
    prices: bigint[];
    coupon: number;
    member: number;
    points: number;
    gifts: { of: number; count: number; value: bigint }[];
  }) => {
    const goods = o.counts.map((count, i) => {
      const full = (o.prices[i] ?? 1n) * BigInt(count);
      const left = full - (full * BigInt(o.coupon)) / 200n - (full * BigInt(o.member)) / 200n;
      const pointsAmount = left > BigInt(o.points) ? BigInt(o.points) : 0n;
      return line(i + 1, { count, goods: left - pointsAmount, points: pointsAmount > 0n ? o.points : 0, pointsAmount });
    });
    return [...goods, ...o.gifts.map((g, i) => gift(100 + i, g.of >= 0 && g.of < goods.length ? g.of + 1 : null, g.count, g.value))];
  };
  const steps = fc.array(
    fc.record({ of: fc.integer({ min: 0, max: 3 }), pieces: fc.integer({ min: 1, max: 30 }), pending: fc.boolean(), keep: fc.boolean() }),
    {
      minLength: 1,
      maxLength: 12,
    },
  );

  it('refunded in whatever parts, pending ones counted, never give back more than was paid, nor a gift twice', () => {
    fc.assert(
      fc.property(order, steps, (o, some) => {
        let lines = linesOf(o);
        const paid = lines.reduce((sum, l) => sum + l.goods, 0n);
        let back = 0n;
        for (const step of some) {
          const l = lines[step.of % o.counts.length];
          const left = l === undefined ? 0 : piecesLeft(l).all;
          if (l === undefined || left === 0) continue;
          const most = mostOf(l, Math.min(step.pieces, left), applyType.refundOnly);
          const due = dueGifts(lines, going(l.orderItemId, most.count));
          const plan = planGifts(due, step.keep ? new Set() : null);
          const amount = sumOf([most]) - plan.takenOff;
          // Nothing would go back of the goods, and the application is refused.
          if (amount < 1n) continue;
          const refund = [...takeOff([most], plan.takenOff, 'USD'), ...plan.lines];
          expect(sumOf(refund)).toBe(amount);
          lines = after(lines, refund, step.pending);
          back += amount;
        }
        const kept = lines.reduce((sum, l) => sum + (l.giftValue * BigInt(l.kept + l.pendingKept)) / BigInt(l.count), 0n);
        expect(back + kept <= paid).toBe(true);
        for (const l of lines) {
          expect(l.refundedCount + l.pendingCount + l.kept + l.pendingKept).toBeLessThanOrEqual(l.count);
          expect(l.refundedGoods + l.pendingGoods + l.withheld <= l.goods).toBe(true);
          expect(l.refundedPointsAmount + l.pendingPointsAmount <= l.pointsAmount).toBe(true);
        }
      }),
    );
  });

  it('refunded whole in parts, gifts and all, gives back exactly what was paid, its points and every gift', () => {
    fc.assert(
      fc.property(order, fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 }), (o, pieces) => {
        let lines = linesOf(o);
        const first = lines;
        let n = 0;
        for (let at = 0; at < o.counts.length; at += 1)
          for (let left = o.counts[at] ?? 0; left > 0;) {
            const some = Math.min(left, pieces[n++ % pieces.length] ?? 1);
            const l = lines[at];
            if (l === undefined) throw new Error('a line is missing');
            const most = mostOf(l, some, applyType.refundOnly);
            const plan = planGifts(dueGifts(lines, going(l.orderItemId, some)), null);
            lines = after(lines, [most, ...plan.lines], n % 2 === 0);
            left -= some;
          }
        for (const [i, l] of lines.entries()) {
          expect(l.refundedGoods + l.pendingGoods).toBe(first[i]?.goods);
          expect(l.refundedPoints + l.pendingPoints).toBe(first[i]?.points);
          expect(l.refundedCount + l.pendingCount).toBe(l.count);
        }
      }),
    );
  });
});
