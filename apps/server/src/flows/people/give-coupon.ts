import { knownUsers } from '../../domains/accounts/index.ts';
import { buyersOfOrders } from '../../domains/orders/index.ts';
import { giveCoupon } from '../../domains/promotions/index.ts';
import type { CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';

type Give = 'POST /platform/coupon/give';
type GiveOfStore = 'POST /shop/admin/coupon/give';

/** An operator gives a coupon of the platform to chosen buyers. */
export const giveToBuyers = async (ctx: CtxFor<Give>, { couponId, userIds }: Parsed<Give>): Promise<Result<Give>> => {
  const wanted = [...new Set(userIds)];
  const known = await knownUsers(ctx.db, wanted);
  return known.length === wanted.length ? giveCoupon(ctx, null, couponId, known) : refuse('userUnknown');
};

/** A store gives one of its coupons to the buyers of some of its orders: it knows people by nothing else. Those who have left get none. */
export const giveToBuyersOf = async (
  ctx: CtxFor<GiveOfStore>,
  { couponId, orderNumbers }: Parsed<GiveOfStore>,
): Promise<Result<GiveOfStore>> => {
  const { storeId } = ctx.actor;
  const wanted = [...new Set(orderNumbers)];
  const orders = await buyersOfOrders(ctx.db, storeId, wanted);
  if (orders.length !== wanted.length) return refuse('orderUnknown');
  return giveCoupon(ctx, storeId, couponId, await knownUsers(ctx.db, [...new Set(orders.map((o) => o.userId))]));
};
