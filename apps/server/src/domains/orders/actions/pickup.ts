import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { pickupCodeDigits, pickupLockMinutes, pickupTriesMax } from '@kyakhta/contract';
import { addMinutes } from '../../../runtime/clock.ts';
import type { Ctx } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { countPickupTry, insertPickupCode, selectPickupCode, usePickupCode } from '../store/pickup.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Makes the code of an order that the caller has locked. */
export const issuePickupCode = async (ctx: Ctx, orderId: number): Promise<void> => {
  const code = String(randomInt(10 ** pickupCodeDigits)).padStart(pickupCodeDigits, '0');
  await insertPickupCode(ctx.db, orderId, code, ctx.now);
};

/**
 * Looks at a code that was shown for an order that the caller has locked, and uses it up. A wrong one is counted: the
 * caller refuses and keeps the count. After too many none is looked at for a while, not even the right one.
 * @returns how many tries are left after a wrong one; null when it is right
 */
export const tryPickupCode = async (ctx: Ctx, orderId: number, typed: string): Promise<number | null> => {
  const known = (await selectPickupCode(ctx.db, orderId)) ?? refuse('orderNotInState');
  if (known.lockedUntil !== null && known.lockedUntil > ctx.now)
    return refuse('tooManyTries', { minutes: Math.ceil((known.lockedUntil.getTime() - ctx.now.getTime()) / 60_000) });
  if (timingSafeEqual(digest(known.code), digest(typed.replaceAll(/[\s-]/g, '')))) {
    await usePickupCode(ctx.db, orderId, ctx.now);
    return null;
  }
  const left = pickupTriesMax - known.tries - 1;
  await countPickupTry(ctx.db, orderId, left > 0 ? known.tries + 1 : 0, left > 0 ? null : addMinutes(ctx.now, pickupLockMinutes));
  return left;
};
