import { currencyOf } from '@kyakhta/money';
import { describe, expect, it } from 'vitest';
import { nothingByOthers, nothingByOthersBack, type OrderRow, type Taken } from '../../domains/orders/index.ts';
import { shownShares, splitRemainder } from './shares-of-rest.ts';

const currency = currencyOf('USD');
const [freight, fee, points] = [4000n, 700n, 500];
/** An order with freight of the platform, and with a fee of the store as well. */
const order = {
  ...nothingByOthers,
  ...nothingByOthersBack,
  number: '1',
  storeId: 1,
  userId: 2,
  currency,
  freight: freight + fee,
  refundedFreight: 0n,
  deliveryFee: fee,
  commissionBasisPoints: points,
} as OrderRow;
const into = (account: string, left: bigint, taken?: Taken): bigint =>
  splitRemainder(order, 'clearing:bank', left, 'store', taken).reduce((n, p) => (p.account === account ? n + p.amount.amount : n), 0n);

describe('shares of what is left of an order', () => {
  it('take the fee first, then freight, and commission on the rest', () => {
    expect(shownShares(order, 10_000n, true)).toEqual({ store: '57.35', commission: '2.65', freight: '40.00' });
    expect(shownShares(order, 500n, true)).toEqual({ store: '5.00', commission: '0.00', freight: '0.00' });
  });

  it('take neither again of what it has gone to, in however many sums it comes, nor less than nothing', () => {
    const taken = { fee: 0n, freight: 0n };
    for (const came of [300n, 1000n, 2500n, 1000n, 5200n]) {
      const goesToFee = fee - taken.fee < came ? fee - taken.fee : came;
      taken.freight += into('platform:freight', came, { ...taken });
      taken.fee += goesToFee;
    }
    expect(taken).toEqual({ fee, freight });
    for (const all of [taken, { fee: fee * 2n, freight: freight * 2n }])
      expect(shownShares(order, 10_000n, true, all)).toEqual({ store: '95.00', commission: '5.00', freight: '0.00' });
  });
});
