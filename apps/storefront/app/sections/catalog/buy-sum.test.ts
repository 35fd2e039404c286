import { describe, expect, it } from 'vitest';
import { freightOf, sumOf, sumText, tierOf, type BuyTerms } from './buy-sum.ts';

const terms: BuyTerms = {
  cartonQuantity: 10,
  cartonWeight: 10.4,
  cartonVolume: 0.068,
  minimum: 20,
  template: null,
  tiers: [
    { start: 20, end: 49, price: 14.9 },
    { start: 50, end: 199, price: 13.8 },
    { start: 200, end: null, price: 13.1 },
  ],
  skus: [
    { skuId: 1, price: 15, ordinary: 1.51, express: 2.18, stock: 400 },
    { skuId: 2, price: 16, ordinary: 1.51, express: 2.18, stock: 400 },
  ],
};

describe('sumOf', () => {
  it('takes the price of the tier that all variants reach together', () => {
    const sum = sumOf(terms, { 1: 3, 2: 3 });
    expect(sum).toMatchObject({ pieces: 60, cartonCount: 6, tierIndex: 1, goods: 82_800, ordinary: 9_060, express: 13_080, missing: 0 });
    expect(sum.next).toEqual({ missing: 140, price: 13.1, saving: 4_200 });
  });

  it('takes the price of an offer for as many pieces as it is for, and the earlier one for all of a line that asks for more', () => {
    const offered = (offer: { price: number; tiers: number[]; most: number | null }): BuyTerms => ({
      ...terms,
      tiers: [],
      skus: terms.skus.map((sku) => (sku.skuId === 1 ? { ...sku, offer } : sku)),
    });
    const ofMost = offered({ price: 12, tiers: [], most: 30 });
    expect(sumOf(ofMost, { 1: 3, 2: 1 })).toMatchObject({ goods: 52_000, missed: [] });
    expect(sumOf(ofMost, { 1: 4, 2: 1 })).toMatchObject({ goods: 76_000, missed: [1] });
    expect(sumOf(offered({ price: 12, tiers: [], most: null }), { 1: 40 })).toMatchObject({ goods: 480_000, missed: [] });
  });

  it('tells the next tier after the offer, and none where the variants would not cost the same', () => {
    const [first, second] = terms.skus;
    const offer = { price: 11.92, tiers: [11.92, 11.04, 10.48], most: null };
    const tiered = { ...terms, skus: [{ ...first!, offer }, second!] };
    expect(sumOf(tiered, { 1: 6 })).toMatchObject({ goods: 66_240, next: { missing: 140, price: 10.48, saving: 3_360 } });
    expect(sumOf(tiered, { 1: 3, 2: 3 })).toMatchObject({ goods: 74_520, next: null });
    const same = { price: 10, tiers: [10, 10, 10], most: null };
    expect(sumOf({ ...terms, skus: [{ ...first!, offer: same }, second!] }, { 1: 6 }).next).toBeNull();
  });

  it('takes each variant’s own price when there are no tiers', () => {
    expect(sumOf({ ...terms, tiers: [] }, { 1: 1, 2: 1 })).toMatchObject({ goods: 31_000, tierIndex: -1, next: null });
  });

  it('takes freight by the template of the store, for all variants together, by pieces, kilograms or cubic metres', () => {
    const ordinary = { first: 20, firstFee: 12.5, further: 10, furtherFee: 4.01 };
    const by = (measure: number, rate = ordinary) => ({ ...terms, template: { measure, ordinary: rate, express: null } });
    expect(sumOf(by(0), { 1: 1, 2: 1 })).toMatchObject({ ordinary: 1250, express: 4360 });
    expect(sumOf(by(0), { 1: 2, 2: 1 }).ordinary).toBe(1651);
    expect(sumOf(by(0), {}).ordinary).toBe(0);
    // Three cartons weigh 31,200 g and fill 204,000 cm³.
    expect(sumOf(by(1, { ...ordinary, first: 31_200 }), { 1: 3 }).ordinary).toBe(1250);
    expect(sumOf(by(1, { ...ordinary, first: 31_199 }), { 1: 3 }).ordinary).toBe(1651);
    expect(sumOf(by(2, { ...ordinary, first: 4000, further: 100_000 }), { 1: 3 }).ordinary).toBe(2052);
  });

  it('tells what the minimum still lacks', () => {
    expect(sumOf(terms, { 1: 1 }).missing).toBe(10);
    expect(sumOf(terms, {}).missing).toBe(0);
  });
});

describe('tierOf', () => {
  it('is the first below the first, and the last above the last', () => {
    expect(tierOf(terms.tiers, 1)).toBe(0);
    expect(tierOf(terms.tiers, 49)).toBe(0);
    expect(tierOf(terms.tiers, 50)).toBe(1);
    expect(tierOf(terms.tiers, 10_000)).toBe(2);
    expect(tierOf([], 5)).toBe(-1);
  });
});

it('nothing chosen has no price: a dash, not zero', () => {
  const money = { before: '$', after: '', group: ',', point: '.', decimals: 2, groupFrom: 4, rate: 1 };
  const write = (pieces: number, hundredths: number) => sumText({ shapes: { money } }, { pieces }, hundredths);
  expect([write(0, 0), write(0, 1400), write(10, 0), write(10, 119_200)]).toEqual(['–', '–', '$0.00', '$1,192.00']);
});

it('freight is that of a courier who is offered, and none where the store sends nothing by courier', () => {
  const sum = sumOf(terms, { 1: 3, 2: 3 });
  const [ordinary, express] = [{ express: false }, { express: true }];
  expect([freightOf([ordinary, express], sum, true), freightOf([ordinary, express], sum, false)]).toEqual([13_080, 9_060]);
  expect([freightOf([express], sum, false), freightOf([], sum, false), freightOf([], sum, true)]).toEqual([13_080, null, null]);
});
