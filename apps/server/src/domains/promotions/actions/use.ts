import type { Ctx } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import type { HeldCoupon } from '../model/coupon.ts';
import { hasCoupons } from '../store/coupons.ts';
import { expireHeld, lockUsed, selectHeld, setReturned, setUsed, type Use } from '../store/held.ts';
import { couponsTag } from './keep.ts';

type At = Pick<Ctx, 'db' | 'now'>;

/** A buyer's coupons that can be used now or later, and those that are named. Where there are no coupons at all nobody asks. */
export const heldCoupons = async (ctx: At & Pick<Ctx, 'kept'>, userId: number, named: readonly number[]): Promise<HeldCoupon[]> =>
  (await ctx.kept('any coupons', [couponsTag], () => hasCoupons(ctx.db))) ? selectHeld(ctx.db, userId, named, ctx.now) : [];

/** Uses coupons on the orders that carry a share of them, all or none. @param name of one of them, for a refusal */
export const useCoupons = async (ctx: At, userId: number, uses: readonly Use[], name: string): Promise<void> => {
  if (uses.length === 0) return;
  const asked = new Set(uses.map((u) => u.userCouponId)).size;
  if ((await setUsed(ctx.db, userId, uses, ctx.now)) !== asked) refuse('couponUnusable', { name });
};

/** Most coupons that one round of the sweep expires. */
const atOnce = 500;

/**
 * Gives coupons back on the last move of an order, once nothing that they were used on is left (decision 0053). One whose time is
 * over comes back and expires at once, and its moves say both.
 * @param stillSpent of some coupons those that something is left of; asked under their locks
 */
export const giveCouponsBack = async (
  ctx: At,
  orderNumber: string,
  ids: readonly number[],
  stillSpent: (ids: readonly number[]) => Promise<ReadonlySet<number>>,
): Promise<void> => {
  if (ids.length === 0) return;
  const used = await lockUsed(ctx.db, ids);
  const spent = await stillSpent(used);
  const back = used.filter((id) => !spent.has(id));
  if (back.length === 0) return;
  await setReturned(ctx.db, back, orderNumber, ctx.now);
  await expireHeld(ctx.db, ctx.now, back.length, { ids: back });
};

/** The sweep: expires what is past its time by our clock. @returns whether more may wait */
export const expireCoupons = async (ctx: At): Promise<boolean> => (await expireHeld(ctx.db, ctx.now, atOnce)) === atOnce;

/** A buyer leaves: her unused coupons expire, and what was promised for them is free again. */
export const dropCoupons = async (ctx: At, userId: number): Promise<void> => {
  while ((await expireHeld(ctx.db, ctx.now, atOnce, { allOf: userId })) === atOnce);
};
