import { currencyOf, money } from '@kyakhta/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestChoice, type Candidate } from './model/choice.ts';
import { type CouponTerms, weigh } from './model/coupon.ts';

const usd = currencyOf('USD');
const terms = (more: Partial<CouponTerms>): CouponTerms => ({
  couponId: 1,
  scope: 0,
  storeId: null,
  names: {},
  kind: 1,
  currency: 'USD',
  least: 0n,
  amount: 500n,
  basisPoints: null,
  maxReduce: null,
  categoryId: null,
  productIds: [],
  validity: 2,
  validFrom: null,
  validTo: null,
  validDays: 1,
  ...more,
});
const line = (key: string, goods: bigint, more = {}) => ({
  key,
  storeId: 1,
  productId: 1,
  categoryIds: [],
  goods: money(goods, usd),
  ...more,
});

it('rounds a percentage half up, once: 25 % of 19.99 are 5.00', () => {
  expect(weigh(terms({ kind: 2, amount: null, basisPoints: 2500 }), [line('a', 1999n)]).takes.amount).toBe(500n);
});
it('never takes more than the goods it is for, and nothing below its least price', () => {
  const lines = [line('a', 300n), line('b', 900n, { storeId: 2, productId: 2 })];
  expect(weigh(terms({ storeId: 1, scope: 2 }), lines).takes.amount).toBe(300n);
  expect(weigh(terms({ scope: 3, productIds: [2], least: 1000n }), lines)).toMatchObject({
    takes: { amount: 0n },
    missing: { amount: 100n },
  });
  expect(weigh(terms({ scope: 1, categoryId: 7 }), [line('a', 300n, { categoryIds: [9, 7] })]).takes.amount).toBe(300n);
});

/** Coupons that take parts of one sum: what is left of it is all that the last can take. */
const candidates = fc.array(
  fc.record({ storeId: fc.constantFrom(null, 1, 2), takes: fc.bigInt(0n, 1000n), days: fc.integer({ min: 0, max: 3 }) }),
  { maxLength: 8 },
);
it('chooses what takes most: no other choice of one coupon each takes more', () => {
  fc.assert(
    fc.property(candidates, fc.bigInt(1n, 1500n), (some, room) => {
      const all = some.map((c, i): Candidate => ({ userCouponId: i + 1, storeId: c.storeId, takes: c.takes, expiresAt: new Date(c.days) }));
      const taken = (choice: readonly Candidate[]): bigint => {
        const sum = choice.reduce((n, c) => n + c.takes, 0n);
        return sum > room ? room : sum;
      };
      const chosen = bestChoice(all, taken);
      expect(new Set(chosen.map((c) => c.storeId)).size).toBe(chosen.length);
      const places = [...Map.groupBy(all, (c) => c.storeId).values()];
      const choices = places.reduce<Candidate[][]>((rest, place) => rest.flatMap((r) => [r, ...place.map((c) => [...r, c])]), [[]]);
      expect(taken(chosen)).toBe(choices.map(taken).reduce((a, b) => (a > b ? a : b), 0n));
    }),
  );
});
