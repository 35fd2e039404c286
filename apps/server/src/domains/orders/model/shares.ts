import { currencyOf, money, type Money, subtract } from '@kyakhta/money';
import { commissionOf, type CommissionRule } from './commission.ts';
import type { PaidByOthers, PaidByOthersBack } from './others-pay.ts';

/** What was taken off the freight, and what of it went back with pieces that did not travel. */
type FreightByOthers = Omit<PaidByOthers, 'promotionPaid'> & Omit<PaidByOthersBack, 'refundedPromotionPaid'>;
/** What of an order says how its money is shared; minor units of its currency. */
export interface Shared extends FreightByOthers {
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
  /** What it also gets, for bringing them itself. */
  readonly fee: Money;
  /** The platform's. */
  readonly commission: Money;
  readonly freight: Money;
}
const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const freightByOthers = (o: FreightByOthers): bigint =>
  o.freightPlatform + o.freightStore - o.refundedFreightPlatform - o.refundedFreightStore;
const rest = (all: bigint, taken: bigint): bigint => (all > taken ? all - taken : 0n);

/**
 * What becomes of so much of an order's money, whatever it is that ends it: the store's fee first, the freight of what
 * travelled, no matter who paid for it, and of the goods the commission and the store's part. What the platform took off
 * is in that money: it is the platform's cost, not the store's; what the store took off the freight is not, and lowers what
 * the store gets. What is booked and what pages tell before and afterwards both come from here.
 * @param left minor units that go out, with what the platform paid; what went back before not among them
 * @param commissionIn the platform's part of the goods
 */
export const sharesOf = (
  order: Shared,
  left: bigint,
  taken: Taken = nothingTaken,
  commissionIn: CommissionRule = commissionOf(order),
): Shares => {
  const currency = currencyOf(order.currency);
  const fee = lesser(rest(order.deliveryFee, taken.fee), left);
  const travelled = order.freight - order.deliveryFee - order.refundedFreight + freightByOthers(order);
  const freightLeft = rest(travelled, taken.freight);
  const freight = money(lesser(freightLeft, left - fee), currency);
  const goods = subtract(money(left - fee, currency), freight);
  const commission = commissionIn(goods);
  return { whole: money(left, currency), fee: money(fee, currency), freight, commission, store: subtract(goods, commission) };
};
