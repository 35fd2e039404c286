import { addDays } from '../../../runtime/clock.ts';
import type { Ctx, CtxFor } from '../../../runtime/context.ts';
import type { Db } from '../../../runtime/database.ts';
import { refuse } from '../../../runtime/errors.ts';
import { recordAudit } from '../../audit/index.ts';
import { forgetMailsBefore, forgetMailsTo, sendMail } from '../../messages/index.ts';
import { doorDays, doorsMaxPerAccount } from '../model/limits.ts';
import { deleteOld, type User } from '../store.ts';
import { lockBook } from '../store/addresses.ts';
import { forgetCodes } from '../store/codes.ts';
import { deleteOldDoors } from '../store/doors.ts';
import { eraseUser } from '../store/users.ts';
import { checkCode, useCode } from './codes.ts';
import { endSessions } from './sessions.ts';
import { countThisTry } from './tries.ts';

/** Forgets a buyer who typed the code sent to her mailbox; she gets a last mail, and is logged out everywhere. */
export const closeBuyerAccount = async (ctx: CtxFor<'POST /p/user/destroy'>, user: User, code: string): Promise<void> => {
  await countThisTry(ctx, 'destroy', String(user.id));
  await checkCode(ctx, 'destroy', user.mail, code);
  await useCode(ctx, 'destroy', user.mail);
  // What was written to her goes before the farewell is written.
  const reached = [user.mail, ...(user.mobile === null ? [] : [user.mobile])];
  await forgetMailsTo(ctx.db, reached);
  await forgetCodes(ctx.db, { kind: 'buyer', id: user.id }, reached);
  await sendMail(ctx, user.mail, ctx.locale, 'accountDeleted', {});
  await endSessions(ctx, 'buyer', user.id, null);
  await eraseUser(ctx.db, user.id, ctx.now);
  await recordAudit(ctx, 'user.destroy', `user:${user.id}`, null, null);
};

/**
 * Takes a buyer's account for something that is to be booked onto it, and refuses where it has been deleted: what lies on a
 * deleted one could never be used. Of this and the deletion, the second waits for the first.
 */
export const holdOpenAccount = async (db: Db, userId: number): Promise<void> => {
  if (!(await lockBook(db, userId))) refuse('accountClosed');
};

/** What need not be known any longer. */
export const forgetOld = async (ctx: Ctx): Promise<void> => {
  await deleteOld(ctx.db, {
    month: addDays(ctx.now, -30),
    week: addDays(ctx.now, -7),
    day: addDays(ctx.now, -1),
  });
  await deleteOldDoors(ctx.db, addDays(ctx.now, -doorDays), doorsMaxPerAccount);
  await forgetMailsBefore(ctx.db, addDays(ctx.now, -90));
};
