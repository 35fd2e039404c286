import { applyType } from '@kyakhta/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundableLine } from '../../../../test/refundable-lines.ts';
import { mostOf, piecesFor, piecesLeft, type RefundableLine, type RefundLine } from '../model.ts';
import { reductionOf, spreadOver } from './spread.ts';
import { sharesOf, sharesTogether } from './shares.ts';

/** A line of so many pieces at a price, less four parts of what it costs. */
const lines = fc
  .record({
    count: fc.integer({ min: 1, max: 60 }),
    price: fc.bigInt({ min: 1n, max: 5_000n }),
    parts: fc.tuple(...[1, 2, 3, 4, 5].map(() => fc.bigInt({ min: 0n, max: 17n }))),
    freightUnit: fc.bigInt({ min: 0n, max: 300n }),
    sent: fc.integer({ min: 0, max: 60 }),
    used: fc.integer({ min: 0, max: 3 }),
  })
  .map(
    ({ count, price, parts: [store = 0n, site = 0n, member = 0n, other = 0n, points = 0n], freightUnit, sent, used }): RefundableLine => {
      const gross = price * BigInt(count);
      const part = (percent: bigint): bigint => (gross * percent) / 100n;
      const reduction = part(store) + part(site) + part(member) + part(other) + part(points);
      return refundableLine({
        count,
        shipped: Math.min(sent, count),
        goods: gross - reduction,
        reduction,
        storeCoupon: part(store),
        platformCoupon: part(site),
        memberDiscount: part(member),
        points: Number(part(points)),
        pointsAmount: part(points),
        freight: freightUnit * BigInt(count),
        used: Math.min(used, Math.max(0, count - sent)),
      });
    },
  );

/** What a refund of so many pieces, and of so much of what they are worth, leaves of the line. */
const step = fc.record({
  kind: fc.constantFrom(applyType.refundOnly, applyType.withReturn),
  pieces: fc.integer({ min: 1, max: 20 }),
  percent: fc.bigInt({ min: 1n, max: 100n }),
  isPending: fc.boolean(),
  withheld: fc.bigInt({ min: 0n, max: 3n }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const after = (l: RefundableLine, s: Step): RefundableLine => {
  const pieces = Math.min(s.pieces, piecesFor(l, s.kind));
  if (pieces === 0) return l;
  const most = mostOf(l, pieces, s.kind);
  const amount = ((most.goods + most.freight) * s.percent) / 100n;
  if (amount === 0n) return l;
  const spread = spreadOver([most], amount, 'USD');
  const isReduction = s.kind === applyType.refundOnly && s.percent < 100n;
  const [r] = isReduction ? reductionOf(spread) : spread;
  return r === undefined ? l : noted(l, r, s);
};
const noted = (l: RefundableLine, r: RefundLine, { isPending, withheld }: Step): RefundableLine => ({
  ...l,
  withheld: l.withheld + (r.goods > withheld ? withheld : 0n),
  ...(isPending
    ? {
        pendingCount: l.pendingCount + r.count,
        pendingCanceled: l.pendingCanceled + r.canceled,
        pendingGoods: l.pendingGoods + r.goods - (r.goods > withheld ? withheld : 0n),
        pendingFreight: l.pendingFreight + r.freight,
      }
    : {
        refundedCount: l.refundedCount + r.count,
        canceled: l.canceled + r.canceled,
        refundedGoods: l.refundedGoods + r.goods - (r.goods > withheld ? withheld : 0n),
        refundedFreight: l.refundedFreight + r.freight,
      }),
});

const sum = (shares: readonly { readonly amount: bigint }[]): bigint => shares.reduce((n, s) => n + s.amount, 0n);

describe('the shares of the most', () => {
  it('add up to it to the smallest unit, whatever went back before, for any pieces and both ways', () => {
    fc.assert(
      fc.property(lines, fc.array(step, { maxLength: 6 }), fc.nat({ max: 60 }), (fresh, steps, some) => {
        const l = steps.reduce(after, fresh);
        for (const kind of [applyType.refundOnly, applyType.withReturn]) {
          const most = mostOf(l, Math.min(some, piecesFor(l, kind)), kind);
          const shares = sharesOf(l, most);
          expect(sum(shares)).toBe(most.goods + most.freight);
          for (const { kind: name, amount } of shares)
            expect(name === 'price' || name === 'freight' ? amount > 0n : amount < 0n, `${name} ${amount}`).toBe(true);
          expect(new Set(shares.map((s) => s.kind)).size).toBe(shares.length);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('of several lines add up to what they come to, less gifts that stay and what is not paid', () => {
    fc.assert(
      fc.property(fc.array(lines, { minLength: 1, maxLength: 5 }), fc.bigInt({ min: 0n, max: 99n }), (all, off) => {
        const most = all.map((l) => mostOf(l, piecesLeft(l).all, applyType.refundOnly));
        const together = sharesTogether(
          all.map((l, i) => sharesOf(l, most[i]!)),
          { gifts: off, notPaid: 2n * off },
        );
        expect(sum(together)).toBe(most.reduce((n, m) => n + m.goods + m.freight, 0n) - 3n * off);
        expect(together.find((s) => s.kind === 'price')?.pieces).toBe(all.reduce((n, l) => n + l.count, 0));
      }),
    );
  });

  it('tell whose each part is, and what went back for less than it was worth', () => {
    const l = refundableLine({
      goods: 8_000n,
      reduction: 2_000n,
      storeCoupon: 500n,
      platformCoupon: 400n,
      memberDiscount: 300n,
      points: 100,
      pointsAmount: 100n,
      freight: 1_000n,
      refundedCount: 2,
      canceled: 2,
      refundedGoods: 1_000n,
      refundedFreight: 200n,
      pendingGoods: 50n,
    });
    expect(sharesOf(l, mostOf(l, 3, applyType.refundOnly)).map((s) => [s.kind, s.amount, s.pieces, s.price])).toEqual([
      ['price', 10_000n, 10, 1_000n],
      ['storeCoupon', -500n, null, null],
      ['platformCoupon', -400n, null, null],
      ['memberDiscount', -300n, null, null],
      ['reduction', -700n, null, null],
      ['points', -100n, null, null],
      ['refunded', -1_000n, 2, null],
      ['pending', -50n, null, null],
      ['otherPieces', -4_000n, 5, null],
      ['settled', -550n, null, null],
      ['freight', 300n, 3, null],
    ]);
  });
});
