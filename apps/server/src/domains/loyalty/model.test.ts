import type { PointRules } from '@kyakhta/contract';
import { type Currency, money } from '@kyakhta/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earnedPoints, mostPoints, spreadPoints, stepOf, usablePoints, worthOf } from './model.ts';

const usual: PointRules = { earnedPerUnit: 1, perUnit: 100, step: 10, sharePercent: 50, validDays: 365 };
const rules: fc.Arbitrary<PointRules> = fc.record({
  earnedPerUnit: fc.integer({ min: 0, max: 1000 }),
  perUnit: fc.integer({ min: 1, max: 100_000 }),
  step: fc.integer({ min: 1, max: 10_000 }),
  sharePercent: fc.integer({ min: 0, max: 100 }),
  validDays: fc.constant(365),
});
const currency = fc.constantFrom<Currency>('USD', 'KRW', 'KWD');
const goods = fc.array(fc.bigInt(0n, 1_000_000_000n), { minLength: 1, maxLength: 6 });

describe('points', () => {
  it.each([
    [100_00n, 5000],
    [0n, 0],
    [19n, 0],
    [20n, 10],
    [39n, 10],
    [1_99n, 90],
  ])('for goods of %s cents at most %i can be used', (cents, most) => {
    expect(mostPoints(money(cents, 'USD'), usual)).toBe(most);
  });

  it.each([
    ['USD', 10],
    ['KRW', 100],
    ['KWD', 10],
  ] as const)('are used in %s in steps of %i, which are worth whole smallest units', (unit, step) => {
    expect(stepOf(usual, unit)).toBe(step);
  });

  it('of a step are worth whole smallest units, and never more than the share of the goods', () => {
    fc.assert(
      fc.property(rules, currency, fc.bigInt(0n, 10n ** 12n), (r, unit, amount) => {
        const step = stepOf(r, unit);
        expect(step % r.step).toBe(0);
        const most = mostPoints(money(amount, unit), r);
        expect(most % step).toBe(0);
        expect(worthOf(most, r, unit).amount * 100n <= amount * BigInt(r.sharePercent)).toBe(true);
        // Twice the points are worth twice as much: nothing is lost in between.
        expect(worthOf(most + step, r, unit).amount).toBe(worthOf(most, r, unit).amount + worthOf(step, r, unit).amount);
      }),
    );
  });

  it('are spread over orders to the last, in whole steps, and to none more than it can use', () => {
    fc.assert(
      fc.property(goods, rules, currency, fc.nat(), (amounts, r, unit, has) => {
        const step = stepOf(r, unit);
        const most = amounts.map((a) => mostPoints(money(a, unit), r));
        const usable = usablePoints(has, most, step);
        expect(usable).toBeLessThanOrEqual(has);
        fc.pre(usable > 0);
        for (const points of [usable, step]) {
          const shares = spreadPoints(points, most, step);
          expect(shares.reduce((n, s) => n + s, 0)).toBe(points);
          expect(shares.every((s, i) => s >= 0 && s % step === 0 && s <= (most[i] ?? 0))).toBe(true);
        }
      }),
    );
  });

  it('are earned by whole units of what was kept', () => {
    expect([0n, 99n, 100n, 12_345n, -5n].map((cents) => earnedPoints(money(cents, 'USD'), usual))).toEqual([0, 0, 1, 123, 0]);
    expect(earnedPoints(money(10n ** 13n, 'USD'), { ...usual, earnedPerUnit: 1000 })).toBe(1_000_000_000);
  });
});
