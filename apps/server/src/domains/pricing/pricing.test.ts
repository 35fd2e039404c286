import { type FreightRate, pricingMode } from '@kyakhta/contract';
import { money } from '@kyakhta/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byUnit, type LineFreight } from '../freight/index.ts';
import { type LineToPrice, price, type Priced, quantityFault, quoteVersion, type Reduction, type Tier, tierFor } from './index.ts';

const usd = (amount: bigint): ReturnType<typeof money> => money(amount, 'USD');
const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);

/** Tiers whose price falls as the quantity rises. */
const tiers: fc.Arbitrary<Tier[]> = fc.uniqueArray(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 5 }).chain((starts) =>
  fc.uniqueArray(fc.bigInt(1n, 1_000_000n), { minLength: starts.length, maxLength: starts.length }).map((prices) => {
    const falling = prices.toSorted((a, b) => (a > b ? -1 : 1));
    return starts.toSorted((a, b) => a - b).map((start, i) => ({ start, price: falling[i]! }));
  }),
);
const rate = fc.record({
  first: fc.integer({ min: 1, max: 5000 }),
  firstFee: fc.bigInt(0n, 100_000n),
  further: fc.integer({ min: 1, max: 5000 }),
  furtherFee: fc.bigInt(0n, 10_000n),
});
const product = fc.record({
  storeId: fc.integer({ min: 1, max: 3 }),
  mode: fc.constantFrom(pricingMode.range, pricingMode.tiered),
  tiers,
  rate: fc.option(rate),
});
const freightOf = (template: FreightRate | null, templateId: number, count: number, unit: bigint): LineFreight =>
  template === null ? byUnit(usd(unit)) : { templateId, rate: template, measured: BigInt(count) };
/** The same freight a cent dearer: the template of a line is that of all its lines. */
const dearer = (freight: LineFreight): LineFreight =>
  freight.templateId === null
    ? byUnit(usd(freight.unitFee.amount + 1n))
    : { ...freight, rate: { ...freight.rate, firstFee: freight.rate.firstFee + 1n } };
const sharesTemplate = (one: LineToPrice, other: LineToPrice): boolean =>
  one.freight.templateId !== null && one.freight.templateId === other.freight.templateId;
/** Lines of a few products, several variants of one product among them. */
const lines: fc.Arbitrary<LineToPrice[]> = fc.array(product, { minLength: 1, maxLength: 4 }).chain((products) =>
  fc
    .array(
      fc.record({
        productId: fc.integer({ min: 0, max: products.length - 1 }),
        count: fc.integer({ min: 1, max: 10_000 }),
        skuPrice: fc.bigInt(1n, 1_000_000n),
        freight: fc.bigInt(0n, 10_000n),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((drafts) =>
      drafts.map((d, skuId): LineToPrice => ({
        key: `line ${skuId}`,
        skuId,
        productId: d.productId,
        storeId: products[d.productId]!.storeId,
        mold: 0,
        count: d.count,
        currency: 'USD' as const,
        pricingMode: products[d.productId]!.mode,
        skuPrice: d.skuPrice,
        tiers: products[d.productId]!.tiers,
        freight: freightOf(products[d.productId]!.rate, d.productId + 1, d.count, d.freight),
      })),
    ),
);
const reductions: fc.Arbitrary<Reduction[]> = fc.array(
  fc.record({
    owner: fc.constantFrom('store' as const, 'platform' as const),
    kind: fc.constantFrom('storeCoupon' as const, 'platformCoupon' as const, 'member' as const, 'points' as const),
    storeId: fc.option(fc.integer({ min: 1, max: 4 })),
    amount: fc.bigInt(0n, 20_000_000_000n).map(usd),
  }),
  { maxLength: 5 },
);
const linesOf = (priced: Priced): Priced['stores'][number]['lines'] => priced.stores.flatMap((s) => s.lines);

describe('the price pipeline', () => {
  it('adds up: lines to stores, stores to the whole, whatever is reduced', () => {
    fc.assert(
      fc.property(lines, reductions, (input, cuts) => {
        const priced = price(input, { reductions: cuts });
        for (const part of ['goods', 'reduction', 'freight', 'total'] as const) {
          for (const s of priced.stores) expect(s[part].amount).toBe(sumOf(s.lines.map((l) => l[part].amount)));
          expect(priced[part].amount).toBe(sumOf(priced.stores.map((s) => s[part].amount)));
        }
        expect(priced.total.amount).toBe(priced.goods.amount - priced.reduction.amount + priced.freight.amount);
        expect(linesOf(priced)).toHaveLength(input.length);
        for (const l of linesOf(priced)) expect(l.goods.amount).toBe(l.unitPrice.amount * BigInt(l.count));
      }),
    );
  });

  it('never reduces a line below nothing, nor by more than its goods', () => {
    fc.assert(
      fc.property(lines, reductions, (input, cuts) => {
        for (const l of linesOf(price(input, { reductions: cuts }))) {
          expect(l.reduction.amount >= 0n && l.reduction.amount <= l.goods.amount).toBe(true);
          expect(l.total.amount >= l.freight.amount).toBe(true);
        }
      }),
    );
  });

  it('spreads a reduction to the last cent over the lines it is for, and over no others', () => {
    fc.assert(
      fc.property(lines, reductions, (input, cuts) => {
        const [cut] = cuts;
        fc.pre(cut !== undefined);
        const priced = price(input, { reductions: [cut] });
        const concerned = linesOf(priced).filter((l) => cut.storeId === null || l.storeId === cut.storeId);
        const goods = sumOf(concerned.map((l) => l.goods.amount));
        expect(priced.reduction.amount).toBe(cut.amount.amount < goods ? cut.amount.amount : goods);
        expect(sumOf(concerned.map((l) => l.reduction.amount))).toBe(priced.reduction.amount);
      }),
    );
  });

  it('picks the tier by the pieces of the product over all its lines', () => {
    fc.assert(
      fc.property(lines, (input) => {
        for (const l of linesOf(price(input))) {
          const source = input[l.skuId]!;
          const pieces = input.filter((i) => i.productId === l.productId).reduce((n, i) => n + i.count, 0);
          expect(l.productCount).toBe(pieces);
          expect(l.unitPrice.amount).toBe(
            source.pricingMode === pricingMode.tiered ? tierFor(source.tiers, pieces).price : source.skuPrice,
          );
          if (l.nextTier === null) continue;
          expect(l.nextTier.missing).toBeGreaterThan(0);
          expect(tierFor(source.tiers, pieces + l.nextTier.missing).price).toBe(l.nextTier.price.amount);
        }
      }),
    );
  });

  it('never asks more for a piece when more pieces are bought', () => {
    fc.assert(
      fc.property(tiers, fc.integer({ min: 1, max: 6000 }), fc.integer({ min: 0, max: 6000 }), (list, quantity, more) => {
        expect(tierFor(list, quantity + more).price <= tierFor(list, quantity).price).toBe(true);
      }),
    );
  });

  it('refuses nothing at all and lines of two currencies', () => {
    expect(() => price([])).toThrow('nothing to price');
    const [line] = fc.sample(lines, 1)[0]!;
    expect(() => price([line!, { ...line!, currency: 'CNY' }])).toThrow('different currencies');
  });
});

describe('a quote version', () => {
  it('stays while what was agreed stays', () => {
    fc.assert(
      fc.property(lines, reductions, (input, cuts) => {
        expect(quoteVersion(price(input, { reductions: cuts }), 'RU/x')).toBe(
          quoteVersion(price(structuredClone(input), { reductions: structuredClone(cuts) }), 'RU/x'),
        );
      }),
    );
  });

  it('changes with a price, a count, a freight, a reduction or its owner, and the region', () => {
    fc.assert(
      fc.property(lines, fc.nat(), (input, pick) => {
        const at = pick % input.length;
        const cut: Reduction = { owner: 'store', kind: 'storeCoupon', storeId: null, amount: usd(1n) };
        const version = quoteVersion(price(input, { reductions: [cut] }), 'RU/x');
        const changed = (change: Partial<LineToPrice>): LineToPrice[] => input.map((l, i) => (i === at ? { ...l, ...change } : l));
        const line = input[at]!;
        const others = [
          quoteVersion(price(changed({ count: line.count + 1 }), { reductions: [cut] }), 'RU/x'),
          quoteVersion(
            price(
              input.map((l, i) => (i === at || sharesTemplate(l, line) ? { ...l, freight: dearer(l.freight) } : l)),
              { reductions: [cut] },
            ),
            'RU/x',
          ),
          quoteVersion(
            price(
              changed({
                pricingMode: pricingMode.range,
                skuPrice: linesOf(price(input)).find((l) => l.skuId === at)!.unitPrice.amount + 1n,
              }),
              { reductions: [cut] },
            ),
            'RU/x',
          ),
          quoteVersion(price(input, { reductions: [{ ...cut, owner: 'platform' }] }), 'RU/x'),
          quoteVersion(price(input), 'RU/x'),
          quoteVersion(price(input, { reductions: [cut] }), 'KZ/x'),
        ];
        expect(others).not.toContain(version);
      }),
    );
  });
});

describe('a quantity', () => {
  it.each([
    [24, 24, null],
    [12, 24, null],
    [13, 25, 'offCartonStep'],
    [12, 12, 'belowMinimum'],
    [7, 7, 'offCartonStep'],
  ] as const)('of %i pieces, %i of the product, at a minimum of 24 in cartons of 12: %s', (count, ofProduct, fault) => {
    expect(quantityFault(count, ofProduct, { minimum: 24, cartonQuantity: 12 })).toBe(fault);
  });
});
