import { add, type Money, money, sum, zero } from '@kyakhta/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionOf, type CommissionRule } from './commission.ts';
import { nothingTaken, type Shared, sharesOf } from './shares.ts';

const usd = (minor: bigint): Money => money(minor, 'USD');
const amount = fc.bigInt({ min: 0n, max: 1_000_000n });
const orders: fc.Arbitrary<Shared> = fc
  .record({ carried: amount, deliveryFee: amount, commissionBasisPoints: fc.integer({ min: 0, max: 10_000 }) })
  .map(({ carried, deliveryFee, commissionBasisPoints }) => ({
    currency: 'USD',
    freight: carried + deliveryFee,
    refundedFreight: 0n,
    deliveryFee,
    commissionBasisPoints,
    freightPlatform: 0n,
    freightStore: 0n,
    refundedFreightPlatform: 0n,
    refundedFreightStore: 0n,
  }));

/** Five per cent of the first hundred, two of the rest, in whole cents downwards. */
const byStages: CommissionRule = ({ amount: goods }) => {
  const first = goods < 10_000n ? goods : 10_000n;
  return usd((first * 5n) / 100n + ((goods - first) * 2n) / 100n);
};
const none: CommissionRule = () => zero('USD');
const all: CommissionRule = (goods) => goods;

describe('the split of an order', () => {
  it('gives away all of the money and no more, by whatever rule the commission is taken', () => {
    fc.assert(
      fc.property(orders, amount, fc.constantFrom(undefined, byStages, none, all), (order, left, rule) => {
        const shares = sharesOf(order, left, nothingTaken, rule);
        const parts = [shares.store, shares.fee, shares.commission, shares.freight];
        expect(sum(parts, 'USD')).toEqual(usd(left));
        for (const part of parts) expect(part.amount).toBeGreaterThanOrEqual(0n);
      }),
    );
  });

  it('takes fee and freight first and the commission of the goods alone', () => {
    const order = { currency: 'USD', freight: 3_000n, deliveryFee: 1_000n, commissionBasisPoints: 500, refundedFreight: 0n };
    const whole = { ...order, freightPlatform: 0n, freightStore: 0n, refundedFreightPlatform: 0n, refundedFreightStore: 0n };
    const told = (rule?: CommissionRule): string[] => {
      const { store, fee, commission, freight } = sharesOf(whole, 33_000n, nothingTaken, rule);
      return [store, fee, commission, freight].map((part) => String(part.amount));
    };
    expect(told()).toEqual(['28500', '1000', '1500', '2000']);
    expect(told(commissionOf({ commissionBasisPoints: 0 }))).toEqual(['30000', '1000', '0', '2000']);
    expect(told(byStages)).toEqual(['29100', '1000', '900', '2000']);
    const { store, commission } = sharesOf(whole, 33_000n, nothingTaken, byStages);
    expect(add(store, commission)).toEqual(usd(30_000n));
  });
});
