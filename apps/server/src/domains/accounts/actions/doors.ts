import type { Ctx } from '../../../runtime/context.ts';
import { hashOf } from '../../../runtime/identity.ts';
import type { Audience } from '../store.ts';
import { deleteDoorsOf, insertDoor, moveDoors } from '../store/doors.ts';

/**
 * Whoever is let in leaves a door of her own behind: this browser is known to the account from now on. It goes by a new key
 * each time, so that a key that somebody else has planted or copied is known no more.
 */
export const keepDoor = async (ctx: Ctx, kind: Audience, holderId: number): Promise<void> => {
  const { given, fresh } = ctx.door;
  if (fresh === null) return;
  const key = hashOf(fresh);
  if (given !== null) await moveDoors(ctx.db, kind, hashOf(given), key);
  await insertDoor(ctx.db, kind, holderId, key, ctx.now);
};

/** Forgets the other browsers of an account: its owner wants them out. */
export const shutOtherDoors = (ctx: Ctx, kind: Audience, holderId: number): Promise<void> =>
  deleteDoorsOf(ctx.db, kind, holderId, ctx.door.given === null ? null : hashOf(ctx.door.given));
