import { pricingMode } from '@kyakhta/contract';
import { type Money, money } from '@kyakhta/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byUnit } from '../freight/index.ts';
import { effectOf, type SkuOffer } from '../offers/index.ts';
import {
  type FreightReduction,
  type LineToPrice,
  type Offer,
  offeredPrice,
  price,
  type Priced,
  type PricedLine,
  type Promotions,
  type Reduction,
} from './index.ts';
import { spread } from './model/spread.ts';
import { reductionKinds } from './model/types.ts';

const usd = (amount: bigint): Money => money(amount, 'USD');
const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);
const linesOf = (priced: Priced): PricedLine[] => priced.stores.flatMap((s) => s.lines);
const line = (key: string, count: number, skuPrice: bigint, more: Partial<LineToPrice> = {}): LineToPrice => ({
  key,
  skuId: 1,
  productId: 1,
  storeId: 1,
  mold: 0,
  count,
  currency: 'USD',
  pricingMode: pricingMode.range,
  skuPrice,
  tiers: [],
  freight: byUnit(usd(10n)),
  ...more,
});

const lines: fc.Arbitrary<LineToPrice[]> = fc
  .array(
    fc.record({
      variant: fc.integer({ min: 1, max: 4 }),
      storeId: fc.integer({ min: 1, max: 3 }),
      count: fc.integer({ min: 1, max: 500 }),
      skuPrice: fc.bigInt(0n, 100_000n),
      freight: fc.bigInt(0n, 1000n),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((drafts) =>
    drafts.map(({ variant, storeId, count, skuPrice, freight }, i) =>
      line(`line ${i}`, count, skuPrice, { skuId: variant, productId: variant, storeId, freight: byUnit(usd(freight)) }),
    ),
  );
const keys = fc.array(
  fc.integer({ min: 0, max: 7 }).map((i) => `line ${i}`),
  { maxLength: 5 },
);
const owner = fc.constantFrom('store' as const, 'platform' as const);
const scope = fc
  .record({ storeId: fc.option(fc.integer({ min: 1, max: 4 })), keys: fc.option(keys) })
  .map(({ storeId, keys: some }) => ({ storeId, ...(some !== null && { lines: new Set(some) }) }));
const reduction: fc.Arbitrary<Reduction> = fc
  .record({
    owner,
    kind: fc.constantFrom(...reductionKinds),
    source: fc.constantFrom('', '7', '12'),
    amount: fc.bigInt(0n, 9_000_000n),
    scope,
  })
  .map(({ scope: of, amount, ...rest }) => ({ ...rest, ...of, amount: usd(amount) }));
const offer: fc.Arbitrary<Offer> = fc
  .record({
    id: fc.integer({ min: 1, max: 9 }),
    owner,
    prices: fc.array(
      fc.tuple(
        fc.integer({ min: 0, max: 7 }).map((i) => `line ${i}`),
        fc.oneof(
          fc.bigInt(0n, 100_000n).map((cents) => ({ price: cents })),
          fc.integer({ min: 0, max: 10_000 }).map((basisPoints) => ({ basisPoints })),
        ),
      ),
      { maxLength: 6 },
    ),
  })
  .map(({ prices, ...rest }) => ({ ...rest, prices: new Map(prices) }));
const freight: fc.Arbitrary<FreightReduction> = fc
  .record({ owner, amount: fc.option(fc.bigInt(0n, 50_000n)), scope })
  .map(({ scope: of, amount, ...rest }) => ({ ...rest, ...of, amount: amount === null ? null : usd(amount) }));
const promotions: fc.Arbitrary<Required<Promotions>> = fc.record({
  offers: fc.array(offer, { maxLength: 4 }),
  reductions: fc.array(reduction, { maxLength: 6 }),
  freight: fc.array(freight, { maxLength: 3 }),
});

describe('the price of lines with promotions', () => {
  it('adds up: shares to reductions, lines to stores, stores to the whole', () => {
    fc.assert(
      fc.property(lines, promotions, (input, all) => {
        const priced = price(input, all);
        for (const l of linesOf(priced)) {
          const of = (kept: (share: PricedLine['shares'][number]) => boolean): bigint =>
            sumOf(l.shares.filter(kept).map((s) => s.amount.amount));
          expect(l.reduction.amount).toBe(of(({ kind }) => kind !== 'freight'));
          expect(l.freightReduction.amount).toBe(of(({ kind }) => kind === 'freight'));
          expect(l.platformPaid.amount).toBe(of(({ owner: who }) => who === 'platform'));
          expect(l.goods.amount).toBe(l.unitPrice.amount * BigInt(l.count));
          expect(l.total.amount).toBe(l.goods.amount - l.reduction.amount + l.freight.amount - l.freightReduction.amount);
        }
        for (const part of ['goods', 'reduction', 'platformPaid', 'freight', 'freightReduction', 'total'] as const) {
          for (const s of priced.stores) expect(s[part].amount).toBe(sumOf(s.lines.map((l) => l[part].amount)));
          expect(priced[part].amount).toBe(sumOf(priced.stores.map((s) => s[part].amount)));
        }
      }),
    );
  });

  it('takes no more off a line than its goods, and no more off freight than the freight', () => {
    fc.assert(
      fc.property(lines, promotions, (input, all) => {
        for (const l of linesOf(price(input, all))) {
          expect(l.shares.every((s) => s.amount.amount > 0n)).toBe(true);
          expect(l.reduction.amount <= l.goods.amount).toBe(true);
          expect(l.freightReduction.amount <= l.freight.amount).toBe(true);
          expect(l.unitPrice.amount <= l.basePrice.amount && l.unitPrice.amount >= 0n).toBe(true);
        }
      }),
    );
  });

  it('is never raised by one more reduction', () => {
    fc.assert(
      fc.property(lines, promotions, fc.oneof(reduction, freight), (input, all, more) => {
        const before = price(input, all).total.amount;
        const after = price(
          input,
          'kind' in more ? { ...all, reductions: [...all.reductions, more] } : { ...all, freight: [...all.freight, more] },
        ).total.amount;
        expect(after <= before).toBe(true);
      }),
    );
  });

  it('is never raised by one more offer, as long as nothing else is taken off', () => {
    fc.assert(
      fc.property(lines, fc.array(offer, { maxLength: 4 }), offer, (input, offers, more) => {
        expect(price(input, { offers: [...offers, more] }).total.amount <= price(input, { offers }).total.amount).toBe(true);
      }),
    );
  });

  it('does not depend on the order in which reductions of different kinds are named', () => {
    fc.assert(
      fc.property(lines, promotions, (input, all) => {
        const named = all.reductions.map((r, i) => ({ ...r, source: String(i) }));
        expect(price(input, { ...all, reductions: named.toReversed() })).toEqual(price(input, { ...all, reductions: named }));
      }),
    );
  });

  it('has shares only of those lines that a promotion names', () => {
    fc.assert(
      fc.property(lines, reduction, (input, cut) => {
        for (const l of linesOf(price(input, { reductions: [cut] }))) {
          const named = (cut.storeId === null || cut.storeId === l.storeId) && (cut.lines === undefined || cut.lines.has(l.key));
          if (!named) expect(l.shares).toEqual([]);
        }
      }),
    );
  });

  it('moves no share of another line while nothing is used up', () => {
    fc.assert(
      fc.property(lines, reduction, reduction, (input, first, second) => {
        const [one, two] = [first, second].map((r, i) => ({ ...r, source: String(i) }));
        const apart = new Map(linesOf(price(input, { reductions: [one!] })).map((l) => [l.key, l]));
        const together = linesOf(price(input, { reductions: [one!, two!] }));
        fc.pre(together.every((l) => l.reduction.amount < l.goods.amount || l.goods.amount === 0n));
        for (const l of together) {
          const amountOf = (shares: PricedLine['shares']): bigint =>
            sumOf(shares.filter((s) => s.source === '0').map((s) => s.amount.amount));
          expect(amountOf(l.shares)).toBe(amountOf(apart.get(l.key)!.shares));
        }
      }),
    );
  });

  it('is the same when the lines are priced again from nothing', () => {
    fc.assert(
      fc.property(lines, promotions, (input, all) => {
        expect(price(structuredClone(input), structuredClone(all))).toEqual(price(input, all));
      }),
    );
  });
});

describe('an offer', () => {
  const offers = (...list: [id: number, of: 'store' | 'platform', cents: bigint][]): Offer[] =>
    list.map(([id, of, cents]) => ({ id, owner: of, prices: new Map([['a', { price: cents }]]) }));
  const won = (list: Offer[]) => linesOf(price([line('a', 3, 1000n)], { offers: list }))[0]!;

  it('of a store lowers the price of a piece, and is no share', () => {
    expect(won(offers([1, 'store', 900n]))).toMatchObject({
      unitPrice: usd(900n),
      basePrice: usd(1000n),
      goods: usd(2700n),
      shares: [],
      total: usd(2730n),
    });
  });

  it('of the platform leaves the price to the store and is the platform’s share', () => {
    const l = won(offers([2, 'platform', 900n]));
    expect(l).toMatchObject({ unitPrice: usd(1000n), goods: usd(3000n), platformPaid: usd(300n), total: usd(2730n) });
    expect(l.shares).toEqual([{ kind: 'offer', owner: 'platform', source: '2', amount: usd(300n) }]);
  });

  it.each([
    ['the lowest price', offers([1, 'store', 950n], [2, 'platform', 900n]), 2],
    ['the store’s own of two alike', offers([1, 'platform', 900n], [2, 'store', 900n]), 2],
    ['the earlier of two of one owner', offers([4, 'store', 900n], [3, 'store', 900n]), 3],
    ['none that lowers nothing', offers([1, 'store', 1000n], [2, 'platform', 1200n]), null],
  ])('wins a line as %s', (_, list, id) => {
    expect(won(list).offer?.id ?? null).toBe(id);
    expect(won(list.toReversed()).offer?.id ?? null).toBe(id);
  });

  it.each([
    [1999n, 2500, 1499n],
    [1000n, 9990, 1n],
    // One that leaves nothing is none.
    [1000n, 10_000, 1000n],
    [1n, 5000, 1n],
    [3n, 3333, 2n],
  ])('of per cent rounds the price of a piece, half up for the reduction: %i less %i basis points is %i', (base, basisPoints, now) => {
    const l = linesOf(price([line('a', 1, base)], { offers: [{ id: 1, owner: 'store', prices: new Map([['a', { basisPoints }]]) }] }))[0]!;
    expect(l.unitPrice).toEqual(usd(now));
  });

  it('is of one line, though another has the same variant', () => {
    const priced = linesOf(price([line('a', 1, 1000n), line('gift', 1, 1000n)], { offers: offers([1, 'store', 0n]) }));
    expect(priced.map((l) => [l.key, l.unitPrice.amount])).toEqual([
      ['a', 0n],
      ['gift', 1000n],
    ]);
    expect(() => price([line('a', 1, 1n), line('a', 1, 1n)])).toThrow('two lines of one key');
  });
});

describe('freight', () => {
  const two = [line('a', 10, 100n), line('b', 30, 100n, { storeId: 2, freight: byUnit(usd(20n)) })];

  it('goes down by an amount or altogether, never into the goods, never the fee of a store', () => {
    const fees = new Map([[1, usd(500n)]]);
    const all = price(two, { freight: [{ owner: 'platform', storeId: null, amount: null }] }, fees);
    expect(all).toMatchObject({ freight: usd(1200n), freightReduction: usd(700n), platformPaid: usd(700n), total: usd(4500n) });
    const part = price(two, { freight: [{ owner: 'store', storeId: 2, amount: usd(9999n) }] });
    expect(part).toMatchObject({ freightReduction: usd(600n), platformPaid: usd(0n), total: usd(4100n) });
  });
});

describe('amounts that are spread', () => {
  const taker = fc.bigInt(0n, 1_000_000n).chain((weight) => fc.bigInt(0n, weight).map((room) => ({ weight, room })));

  it('come out to the last cent, within the room of each', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10_000_000n), fc.array(taker, { maxLength: 10 }), (amount, takers) => {
        const parts = spread(amount, takers, 'USD');
        const room = sumOf(takers.map((t) => t.room));
        expect(sumOf(parts)).toBe(amount < room ? amount : room);
        for (const [i, t] of takers.entries()) expect(parts[i]! >= 0n && parts[i]! <= t.room).toBe(true);
      }),
    );
  });

  it('give what one has no room for to the others', () => {
    const full = { weight: 100n, room: 100n };
    expect(spread(100n, [{ weight: 100n, room: 10n }, full, full], 'USD')).toEqual([10n, 45n, 45n]);
  });
});

it('shows a piece at the price that a line of it is charged, whatever the offers', () => {
  const offered = fc.record({
    price: fc.option(fc.bigInt(1n, 2000n)),
    percent: fc.integer({ min: 1, max: 99 }),
    owner: fc.constantFrom('store' as const, 'platform' as const),
    left: fc.option(fc.integer({ min: 0, max: 2 })),
    starts: fc.integer({ min: -2, max: 1 }),
    lasts: fc.integer({ min: 1, max: 3 }),
  });
  const at = (hours: number): Date => new Date(Date.UTC(2026, 0, 1, 12 + hours));
  fc.assert(
    fc.property(fc.bigInt(1n, 2000n), fc.array(offered, { maxLength: 5 }), (base, all) => {
      const offers: SkuOffer[] = all.map(({ price: own, percent, starts, lasts, ...o }, i) => ({
        ...o,
        itemId: i + 1,
        offerId: i + 1,
        kind: 1,
        titles: {},
        took: 0,
        priceLimit: null,
        price: own,
        percent: own === null ? percent : null,
        perBuyer: null,
        startsAt: at(starts),
        endsAt: at(starts + lasts),
      }));
      const holding = offers
        .filter((o) => o.startsAt <= at(0) && at(0) < o.endsAt && o.left !== 0)
        .map((o) => ({ id: o.offerId, owner: o.owner, prices: new Map([['a', effectOf(o)]]) }));
      const [charged] = linesOf(price([line('a', 3, base)], { offers: holding }));
      const shown = offeredPrice(usd(base), offers, at(0));
      expect([shown.price.amount * 3n, shown.offer?.offerId]).toEqual([
        (charged?.goods.amount ?? 0n) - (charged?.reduction.amount ?? 0n),
        charged?.offer?.id,
      ]);
    }),
  );
});
