import { pricingMode } from '@kyakhta/contract';
import { money } from '@kyakhta/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byUnit } from '../../domains/freight/index.ts';
import type { SkuOffer } from '../../domains/offers/index.ts';
import { price, type PricedLine } from '../../domains/pricing/index.ts';
import type { InspectedLine } from './inspect-lines.ts';
import { offersOf, paidPiece } from './line-offers.ts';

const now = new Date('2026-06-01');
const variants = 4;

interface Draft {
  readonly skuId: number;
  readonly count: number;
}
/** What a variant costs, and whether its product has tiers. */
const priceOf = (skuId: number): bigint => BigInt(skuId * skuId * 37 + 1);
const offer = fc
  .record({
    skuId: fc.integer({ min: 1, max: variants }),
    owner: fc.constantFrom('store' as const, 'platform' as const),
    effect: fc.oneof(
      fc.bigInt(1n, 700n).map((to) => ({ price: to, percent: null })),
      fc.integer({ min: 1, max: 99 }).map((percent) => ({ price: null, percent })),
    ),
    left: fc.option(fc.integer({ min: 0, max: 60 })),
    perBuyer: fc.option(fc.integer({ min: 1, max: 60 })),
    took: fc.integer({ min: 0, max: 30 }),
    runs: fc.constantFrom(true, true, true, false),
  })
  .map(({ effect, runs, ...o }) => ({
    ...o,
    ...effect,
    startsAt: new Date('2026-01-01'),
    endsAt: new Date(runs ? '2027-01-01' : '2026-02-01'),
  }));
type DraftOffer = typeof offer extends fc.Arbitrary<infer T> ? T : never;
const offers = fc.array(offer, { maxLength: 8 });
const drafts = fc.array(fc.record({ skuId: fc.integer({ min: 1, max: variants }), count: fc.integer({ min: 1, max: 40 }) }), {
  minLength: 1,
  maxLength: 7,
});

const skuOffers = (some: readonly DraftOffer[]): SkuOffer[] =>
  some.map(({ skuId: _sku, ...o }, i) => ({ ...o, itemId: i + 1, offerId: i + 1, kind: 1, titles: {}, priceLimit: null }));
/** A cart as the flow sees it; of goods and store only what offers ask is there. */
const cartOf = (lines: readonly Draft[], some: readonly DraftOffer[]): InspectedLine[] => {
  const all = skuOffers(some).map((o, i) => ({ o, skuId: some[i]?.skuId }));
  return lines.map(
    ({ skuId, count }, i) =>
      ({
        row: { skuId, offers: all.filter((x) => x.skuId === skuId).map(({ o }) => o) },
        toPrice: {
          key: `line ${i}`,
          skuId,
          productId: skuId > 2 ? 3 : skuId,
          storeId: 1,
          mold: 0,
          count,
          currency: 'USD',
          pricingMode: skuId > 2 ? pricingMode.tiered : pricingMode.range,
          skuPrice: priceOf(skuId),
          tiers: [
            { start: 1, price: 500n },
            { start: 40, price: 450n },
          ],
          freight: byUnit(money(3n, 'USD')),
        },
      }) as unknown as InspectedLine,
  );
};
const pricedOf = (lines: readonly InspectedLine[]) => {
  const given = offersOf(lines, now);
  const priced = price(
    lines.map((l) => l.toPrice),
    { offers: given.offers },
  );
  return { given, priced, lines: priced.stores.flatMap((s) => s.lines) };
};
/** Pieces that lines have of each offer. */
const piecesOf = (lines: readonly PricedLine[]): ReadonlyMap<number, number> => {
  const pieces = new Map<number, number>();
  for (const { offer: has, count } of lines) if (has !== null) pieces.set(has.id, (pieces.get(has.id) ?? 0) + count);
  return pieces;
};

describe('random carts with offers', () => {
  it('have no more pieces of an offer than are left, or than the buyer may have, and none of one that is over', () => {
    fc.assert(
      fc.property(drafts, offers, (lines, some) => {
        for (const [id, pieces] of piecesOf(pricedOf(cartOf(lines, some)).lines)) {
          const of = some[id - 1]!;
          expect(of.endsAt > now).toBe(true);
          expect(pieces).toBeLessThanOrEqual(of.left ?? Infinity);
          expect(pieces + (of.perBuyer === null ? 0 : of.took)).toBeLessThanOrEqual(of.perBuyer ?? Infinity);
        }
      }),
    );
  });

  it('cost the same however often they were changed before', () => {
    fc.assert(
      fc.property(drafts, fc.array(drafts, { maxLength: 5 }), offers, (lines, before, some) => {
        const alone = pricedOf(cartOf(lines, some)).priced;
        for (const other of before) pricedOf(cartOf(other, some));
        expect(pricedOf(cartOf(lines, some)).priced).toEqual(alone);
      }),
    );
  });

  it('cost no more with one more offer, which moves no line of other goods', () => {
    fc.assert(
      fc.property(drafts, offers, offer, (lines, some, another) => {
        const [before, after] = [pricedOf(cartOf(lines, some)), pricedOf(cartOf(lines, [...some, another]))];
        expect(after.priced.total.amount).toBeLessThanOrEqual(before.priced.total.amount);
        for (const l of after.lines) if (l.skuId !== another.skuId) expect(l).toEqual(before.lines.find((b) => b.key === l.key));
      }),
    );
  });

  it('give no piece away, and leave the store its price where the platform pays', () => {
    fc.assert(
      fc.property(drafts, offers, (lines, some) => {
        for (const l of pricedOf(cartOf(lines, some)).lines) {
          expect(paidPiece(l).amount).toBeGreaterThan(0n);
          if (l.offer?.owner === 'platform') expect(l.unitPrice).toEqual(l.basePrice);
          expect(l.goods.amount - l.reduction.amount).toBe(paidPiece(l).amount * BigInt(l.count));
        }
      }),
    );
  });

  it('say of each line what better price it could have with fewer pieces, and of no line what it has', () => {
    fc.assert(
      fc.property(drafts, offers, (lines, some) => {
        const { given, lines: priced } = pricedOf(cartOf(lines, some));
        for (const [key, { offer: missed, left, price: better }] of given.missed) {
          const l = priced.find((p) => p.key === key)!;
          expect(left).toBeLessThan(l.count);
          expect(better.amount).toBeLessThan(paidPiece(l).amount);
          expect(missed.offerId).not.toBe(l.offer?.id);
        }
      }),
    );
  });
});
