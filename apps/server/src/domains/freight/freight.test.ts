import { freightMeasure, type FreightRate, rateFee, transportType } from '@kyakhta/contract';
import { money } from '@kyakhta/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byUnit, type Carried, freightsOf, type LineFreight, lineFreight, measuredOf } from './index.ts';

const usd = (amount: bigint): ReturnType<typeof money> => money(amount, 'USD');
const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);

const rate: fc.Arbitrary<FreightRate> = fc.record({
  first: fc.integer({ min: 1, max: 2_147_483_647 }),
  firstFee: fc.bigInt(0n, 10n ** 13n),
  further: fc.integer({ min: 1, max: 2_147_483_647 }),
  furtherFee: fc.bigInt(0n, 10n ** 13n),
});
const line = fc.record({ count: fc.integer({ min: 1, max: 999_999_999 }), measured: fc.bigInt(0n, 10n ** 19n) });
type Line = { readonly count: number; readonly freight: LineFreight };

describe('a rate', () => {
  const tenThenFive: FreightRate = { first: 10, firstFee: 500n, further: 5, furtherFee: 120n };

  it.each([
    [0n, 500n],
    [1n, 500n],
    [9n, 500n],
    [10n, 500n],
    [11n, 620n],
    [15n, 620n],
    [16n, 740n],
    [20n, 740n],
    [21n, 860n],
  ])('takes for %d what its first and the further quantities begun come to', (measured, fee) => {
    expect(rateFee(tenThenFive, measured)).toBe(fee);
  });

  it('never falls as the quantity grows, and takes nothing where its fees are nothing', () => {
    fc.assert(
      fc.property(rate, fc.bigInt(0n, 10n ** 19n), fc.bigInt(0n, 10n ** 19n), (r, a, b) => {
        expect(rateFee(r, a + b) >= rateFee(r, a)).toBe(true);
        expect(rateFee(r, a) >= r.firstFee).toBe(true);
        expect(rateFee({ ...r, firstFee: 0n, furtherFee: 0n }, a)).toBe(0n);
      }),
    );
  });

  it('counts exactly where floating point would not', () => {
    expect(rateFee({ first: 1, firstFee: 1n, further: 1, furtherFee: 1n }, 2n ** 60n + 1n)).toBe(2n ** 60n + 1n);
  });
});

describe('the freight of an order', () => {
  it('is what each template takes for all its lines together, spread over them without a cent more or less', () => {
    const order = fc.record({
      rates: fc.array(rate, { minLength: 1, maxLength: 3 }),
      lines: fc.array(fc.record({ of: fc.option(fc.nat(2)), line, unit: fc.bigInt(0n, 10_000n) }), { minLength: 1, maxLength: 12 }),
    });
    fc.assert(
      fc.property(order, ({ rates, lines: drafts }) => {
        const lines = drafts.map(({ of, line: { count, measured }, unit }): Line => {
          const templateId = of === null ? null : (of % rates.length) + 1;
          return templateId === null
            ? { count, freight: byUnit(usd(unit)) }
            : { count, freight: { templateId, rate: rates[templateId - 1]!, measured } };
        });
        const freights = freightsOf(lines, 'USD').map((m) => m.amount);
        expect(freights).toHaveLength(lines.length);
        expect(freights.every((f) => f >= 0n)).toBe(true);
        for (const [templateId, own] of Map.groupBy(lines.keys(), (i) => lines[i]!.freight.templateId)) {
          const total = sumOf(own.map((i) => freights[i]!));
          if (templateId === null) {
            expect(total).toBe(sumOf(own.map((i) => drafts[i]!.unit * BigInt(lines[i]!.count))));
          } else expect(total).toBe(rateFee(rates[templateId - 1]!, sumOf(own.map((i) => drafts[i]!.line.measured))));
        }
      }),
    );
  });

  it('shares the first quantity among lines of one template, in proportion to what they measure', () => {
    const template = { templateId: 7, rate: { first: 10, firstFee: 1000n, further: 10, furtherFee: 100n } };
    const lines: Line[] = [
      { count: 1, freight: { ...template, measured: 5n } },
      { count: 3, freight: byUnit(usd(20n)) },
      { count: 9, freight: { ...template, measured: 10n } },
    ];
    // 15 are one further quantity: 1100, a third and two thirds of it.
    expect(freightsOf(lines, 'USD').map((m) => m.amount)).toEqual([367n, 60n, 733n]);
  });

  it('of goods that nobody has weighed is the first fee, by pieces', () => {
    const freight: LineFreight = { templateId: 7, rate: { first: 10, firstFee: 100n, further: 10, furtherFee: 5n }, measured: 0n };
    const lines = [1, 3].map((count): Line => ({ count, freight }));
    expect(freightsOf(lines, 'USD').map((m) => m.amount)).toEqual([25n, 75n]);
  });
});

describe('what goods go by', () => {
  const ordinary: FreightRate = { first: 1, firstFee: 1n, further: 1, furtherFee: 1n };
  const goods: Carried = {
    count: 24,
    cartonQuantity: 10,
    cartonWeightGrams: 2_147_483_647,
    cartonVolumeCm3: 60_000,
    ordinary: usd(30n),
    express: usd(50n),
    isFree: false,
    template: null,
  };
  const template = { id: 3, measure: freightMeasure.weight, ordinary, express: null };

  it('is the unit fee of the line of transport, nothing, or the rate of the template', () => {
    expect(lineFreight(goods, transportType.ordinary)).toEqual(byUnit(usd(30n)));
    expect(lineFreight(goods, transportType.express)).toEqual(byUnit(usd(50n)));
    expect(lineFreight({ ...goods, isFree: true }, transportType.express)).toEqual(byUnit(usd(0n)));
    expect(lineFreight({ ...goods, template }, transportType.ordinary)).toEqual({
      templateId: 3,
      rate: ordinary,
      measured: 3n * 2_147_483_647n,
    });
  });

  it('stays the unit fee by express where the template says nothing of it', () => {
    expect(lineFreight({ ...goods, template }, transportType.express)).toEqual(byUnit(usd(50n)));
    const express = { ...ordinary, firstFee: 9n };
    expect(lineFreight({ ...goods, template: { ...template, express } }, transportType.express)).toMatchObject({ rate: express });
  });

  it('measures pieces as they are, weight and volume by whole cartons', () => {
    expect(measuredOf(freightMeasure.piece, goods)).toBe(24n);
    expect(measuredOf(freightMeasure.volume, goods)).toBe(180_000n);
    expect(measuredOf(freightMeasure.volume, { ...goods, count: 30 })).toBe(180_000n);
    expect(measuredOf(freightMeasure.volume, { ...goods, count: 31 })).toBe(240_000n);
  });
});
