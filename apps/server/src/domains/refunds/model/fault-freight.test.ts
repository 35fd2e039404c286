import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultFreightOf, isWholeParts } from './fault-freight.ts';

describe('freight that comes back for a fault', () => {
  it('comes with just what some packages carried', () => {
    expect([0, 4, 6, 9, 10, 13, 15, 19].map((n) => isWholeParts(n, [4, 6, 9]))).toEqual([true, true, true, true, true, true, true, true]);
    expect([1, 3, 5, 7, 8, 11, 20].map((n) => isWholeParts(n, [4, 6, 9]))).toEqual(Array(7).fill(false));
    expect(isWholeParts(1, [])).toBe(false);
  });

  it('adds up to all of it, to the smallest unit, when package by package goes back; and is never more', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(parts, fc.bigInt(0n, 10_000_000n), fc.nat(300), fc.nat(10), (packages, freight, canceled, stays) => {
        const count = packages.reduce((a, b) => a + b, canceled);
        // Freight of pieces that never left goes back by itself, rounded down.
        const ofCanceled = (freight * BigInt(canceled)) / BigInt(count);
        let [faulty, faultBack] = [0, 0n];
        const shares: bigint[] = [];
        for (const pieces of packages.slice(Math.min(stays, packages.length - 1))) {
          faulty += pieces;
          const share = faultFreightOf({
            count,
            canceled,
            freight,
            freightLeft: freight - ofCanceled - faultBack,
            faulty,
            faultBack,
            parts: packages,
          });
          expect(share).toBeGreaterThanOrEqual(0n);
          shares.push(share);
          faultBack += share;
        }
        const all = faulty + canceled === count;
        if (all) expect(faultBack).toBe(freight - ofCanceled);
        else expect(faultBack).toBe((freight * BigInt(faulty)) / BigInt(count));
        expect(faultBack + ofCanceled).toBeLessThanOrEqual(freight);
        // Asked for once more nothing more comes.
        expect(
          faultFreightOf({ count, canceled, freight, freightLeft: freight - ofCanceled - faultBack, faulty, faultBack, parts: packages }),
        ).toBe(0n);
      }),
    );
  });

  it('is none for a part of a package', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1000 }), fc.bigInt(1n, 1_000_000n), (count, freight) => {
        const line = { count, canceled: 0, freight, freightLeft: freight, faulty: count - 1, faultBack: 0n, parts: [count] };
        expect(faultFreightOf(line)).toBe(0n);
      }),
    );
  });
});
