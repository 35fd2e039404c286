import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leftOfShare, shareOf } from './index.ts';

const rule = (cartonQuantity: number, minimum = 1) => ({ cartonQuantity, minimum });

describe('the share of goods that may be held', () => {
  it.each([
    ['half of a large stock', 10_000, 50, rule(1), 5000],
    ['whole cartons, never more than the share', 1860, 50, rule(60), 900],
    ['the last carton', 60, 50, rule(60), 60],
    ['one of two cartons', 120, 50, rule(60), 60],
    ['one of three', 180, 50, rule(60), 60],
    ['two of four', 240, 50, rule(60), 120],
    ['the least that can be ordered, in whole cartons', 300, 50, rule(60, 200), 240],
    ['the last piece', 1, 50, rule(1), 1],
    ['all, where all may be held', 180, 100, rule(60), 180],
    ['nothing, where nothing may be held', 10_000, 0, rule(1), 0],
    ['a small share of few', 100, 1, rule(10), 10],
  ])('is %s', (_, pieces, percent, steps, expected) => {
    expect(shareOf(pieces, percent, steps)).toBe(expected);
  });

  it('can always be ordered as it is told, and a carton more cannot', () => {
    const amounts = fc.tuple(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 2000 }),
      fc.nat(1_000_000),
    );
    fc.assert(
      fc.property(amounts, ([pieces, percent, carton, minimum, held]) => {
        const steps = rule(carton, minimum);
        const share = shareOf(pieces, percent, steps);
        const left = leftOfShare(share, held, steps);
        expect(left % carton).toBe(0);
        expect(left === 0 || held + left <= share).toBe(true);
        expect(held + left + carton).toBeGreaterThan(share);
        expect(share <= Math.max((pieces * percent) / 100, minimum + carton)).toBe(true);
      }),
    );
  });
});
