import { freightMeasure } from '@kyakhta/contract/values';
import { describe, expect, it } from 'vitest';
import { faultsOfRate, newFreight, readQuantity, sentOfFreight, writeQuantity } from './freight-draft.ts';

const { piece, weight, volume } = freightMeasure;

describe('a quantity', () => {
  it.each([
    ['10', piece, 10],
    [' 1 000 ', piece, 1000],
    ['0.5', weight, 500],
    ['0,001', weight, 1],
    ['20', weight, 20_000],
    ['0.068', volume, 68_000],
    ['2147.483647', volume, 2_147_483_647],
  ])('%j is read in the smallest unit, and written as it was', (text, measure, units) => {
    expect(readQuantity(text, measure)).toBe(units);
    expect(readQuantity(writeQuantity(units, measure), measure)).toBe(units);
  });

  it.each([
    ['', piece],
    ['0', piece],
    ['-1', piece],
    ['1.5', piece],
    ['0.0001', weight],
    ['1e3', weight],
    ['2147483.648', weight],
    ['ten', volume],
  ])('%j is none', (text, measure) => expect(readQuantity(text, measure)).toBeNull());

  it('is written without what says nothing', () => {
    expect([writeQuantity(1500, weight), writeQuantity(20_000, weight), writeQuantity(100, piece), writeQuantity(1, volume)]).toEqual([
      '1.5',
      '20',
      '100',
      '0.000001',
    ]);
  });
});

describe('a draft', () => {
  const ordinary = { first: '0.5', firstFee: '3,50', further: '0.25', furtherFee: '0' };

  it('names each field that cannot be taken', () => {
    expect([...faultsOfRate(ordinary, weight, 2)]).toEqual([]);
    expect([...faultsOfRate(ordinary, piece, 2)]).toEqual(['first', 'further']);
    expect([...faultsOfRate({ ...ordinary, firstFee: '', furtherFee: '0.001' }, weight, 2)]).toEqual(['firstFee', 'furtherFee']);
    expect([...faultsOfRate({ ...ordinary, firstFee: '-1' }, weight, 2)]).toEqual(['firstFee']);
  });

  it('is sent in grams, and without the express rate that it does not have', () => {
    const draft = { ...newFreight, name: ' Heavy ', measure: weight, ordinary, express: ordinary };
    const rate = { first: 500, firstFee: '3.50', further: 250, furtherFee: '0' };
    expect(sentOfFreight(draft)).toEqual({ name: 'Heavy', ordinary: rate, express: null });
    expect(sentOfFreight({ ...draft, hasExpress: true }).express).toEqual(rate);
  });
});
