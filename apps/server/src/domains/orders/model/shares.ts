import { currencyOf, money, type Money, percentage, subtract } from '@kyakhta/money';

/** What of an order says how its money is shared; minor units of its currency. */
export interface Shared {
  readonly currency: string;
  /** All that carrying it costs the buyer, with the store's own fee. */
  readonly freight: bigint;
  readonly refundedFreight: bigint;
  /** The part of the freight that the store takes for bringing the goods itself. */
  readonly deliveryFee: bigint;
  readonly commissionBasisPoints: number;
}
/** What of an order's money its own fee and the freight have had already. */
export interface Taken {
  readonly fee: bigint;
  readonly freight: bigint;
}
export const nothingTaken: Taken = { fee: 0n, freight: 0n };
/** Who gets what of an order's money. */
export interface Shares {
  /** All of it. */
  readonly whole: Money;
  /** What the store gets of the goods, net of the commission. */
  readonly store: Money;
  /** What it gets beside, for bringing them itself. */
  readonly fee: Money;
  /** The platform's. */
  readonly commission: Money;
  readonly freight: Money;
}
const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const rest = (all: bigint, taken: bigint): bigint => (all > taken ? all - taken : 0n);

/**
 * What becomes of so much of an order's money, whatever it is that ends it: the store's fee first, the freight that has not
 * gone back, and of the goods the commission (half-up; what points took off is the platform's cost, not the store's) and
 * the store's part. What is booked and what pages tell before and afterwards both come from here.
 * @param left minor units that go out, what went back before not among them
 */
export const sharesOf = (order: Shared, left: bigint, taken: Taken = nothingTaken): Shares => {
  const currency = currencyOf(order.currency);
  const fee = lesser(rest(order.deliveryFee, taken.fee), left);
  const freightLeft = rest(order.freight - order.deliveryFee - order.refundedFreight, taken.freight);
  const freight = money(lesser(freightLeft, left - fee), currency);
  const goods = subtract(money(left - fee, currency), freight);
  const commission = percentage(goods, order.commissionBasisPoints, 'half-up');
  return { whole: money(left, currency), fee: money(fee, currency), freight, commission, store: subtract(goods, commission) };
};
