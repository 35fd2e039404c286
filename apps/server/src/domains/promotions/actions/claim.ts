import { type CouponSource, couponTriesPerHour, couponValidity, type Failure, type NoClaimReason } from '@kyakhta/contract';
import { addDays, addHours } from '../../../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed } from '../../../runtime/context.ts';
import { refuse, refuseAndKeep } from '../../../runtime/errors.ts';
import { plainCode } from '../../../runtime/typed-code.ts';
import { isOpen, keptStores } from '../../stores/index.ts';
import { claimFault, type Coupon, worthOf } from '../model/coupon.ts';
import { lockCode, lockForClaim, lockTries, selectCoupon, setTaken, setTries } from '../store/coupons.ts';
import { countHeld, issueTo } from '../store/held.ts';

const failureOf: Readonly<Record<NoClaimReason, Failure>> = {
  notStarted: 'couponNotStarted',
  over: 'couponOver',
  usedUp: 'couponUsedUp',
  limitReached: 'couponLimitReached',
};
/** When a coupon that is received now can be used. */
const timeOf = (c: Coupon, now: Date): { readonly usableFrom: Date; readonly expiresAt: Date } => {
  if (c.validity === couponValidity.days) return { usableFrom: now, expiresAt: addDays(now, c.validDays ?? 0) };
  if (c.validFrom === null || c.validTo === null) throw new Error('a coupon between two dates has both');
  return { usableFrom: c.validFrom, expiresAt: c.validTo };
};

/**
 * Gives a buyer one of a coupon that the caller has locked. Its number and the most it can take off are promised here, so that
 * nothing runs out at the till.
 * @returns the number of hers, or why she cannot have it
 */
export const receiveCoupon = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  coupon: Coupon,
  userId: number,
  source: CouponSource,
): Promise<number | NoClaimReason> => {
  const had = await countHeld(db, coupon.couponId, userId);
  // What is given is given before claiming begins, too.
  const fault = claimFault(source === 'given' ? { ...coupon, claimFrom: now } : coupon, had, now);
  if (fault !== null) return fault;
  const worth = worthOf(coupon) ?? 0n;
  const held = { couponId: coupon.couponId, userId, nth: had + 1, source, at: now, ...timeOf(coupon, now), worth };
  return (await issueTo(db, held)) ?? 'usedUp';
};

type Claim = 'POST /p/myCoupon/receive';
const claimLocked = async (ctx: CtxFor<Claim>, couponId: number, source: CouponSource): Promise<{ couponUserId: number }> => {
  // Who comes too late learns it without waiting for the others.
  const seen = await selectCoupon(ctx.db, couponId);
  // One with codes is for those who have a code.
  if (seen === null || (seen.byCode && source !== 'code')) return refuse('couponUnknown');
  const early = claimFault(seen, 0, ctx.now);
  if (early !== null) return refuse(failureOf[early]);
  // A store that is closed or suspended sells nothing that it could be used on.
  const store = seen.storeId === null ? undefined : (await keptStores(ctx, [seen.storeId])).get(seen.storeId);
  if (store !== undefined && !isOpen(store)) return refuse('couponOver');
  const coupon = (await lockForClaim(ctx.db, couponId)) ?? refuse('couponUnknown');
  const came = await receiveCoupon(ctx, coupon, ctx.actor.id, source);
  return typeof came === 'number' ? { couponUserId: came } : refuse(failureOf[came]);
};

/** A buyer claims a coupon of the coupon centre, or one by its code. */
export const claimCoupon = (ctx: CtxFor<Claim>, input: Parsed<Claim>): Promise<{ couponUserId: number }> => {
  if (input.code !== undefined) return claimByCode(ctx, plainCode(input.code));
  return input.couponId === undefined ? refuse('couponUnknown') : claimLocked(ctx, input.couponId, 'claim');
};

/** A wrong code is counted, so that nobody finds codes by trying. */
const claimByCode = async (ctx: CtxFor<Claim>, code: string): Promise<{ couponUserId: number }> => {
  const { db, actor, now } = ctx;
  const { tries, since } = await lockTries(db, actor.id, now);
  const isNewHour = addHours(since, 1) <= now;
  if (!isNewHour && tries >= couponTriesPerHour)
    return refuse('tooManyTries', { minutes: Math.ceil((addHours(since, 1).getTime() - now.getTime()) / 60_000) });
  const found = await lockCode(db, code);
  if (found === null || found.isTaken) {
    await setTries(db, actor.id, isNewHour ? 1 : tries + 1, isNewHour || tries === 0 ? now : since);
    return refuseAndKeep('noSuchCode');
  }
  const answer = await claimLocked(ctx, found.couponId, 'code');
  await setTaken(db, code, answer.couponUserId, now);
  return answer;
};
