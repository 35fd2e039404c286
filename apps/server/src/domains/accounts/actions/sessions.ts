import { randomInt, timingSafeEqual } from 'node:crypto';
import { codeDigits, codeResendSeconds } from '@kyakhta/contract';
import type { Actor, Ctx, CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { addDays, addHours, addMinutes } from '../../../runtime/clock.ts';
import type { Db } from '../../../runtime/database.ts';
import { refuse, refuseAndKeep } from '../../../runtime/errors.ts';
import { hashOf, newToken, sessionTag } from '../../../runtime/identity.ts';
import { sendMail } from '../../messages/index.ts';
import {
  codeMinutes,
  codesMaxPerAddressAndHour,
  codeTriesMax,
  sessionDays,
  triesMaxPerAccount,
  triesMaxPerAddress,
  triesWindowMinutes,
} from '../model.ts';
import {
  type Audience,
  countCodeTry,
  countTries,
  deleteTries,
  endSessionRow,
  holdSubject,
  insertMailCode,
  insertSession,
  insertTry,
  lockMailCode,
  selectCredential,
  selectLastCodeAt,
  selectSession,
  selectUserByMail,
  useMailCodes,
} from '../store.ts';
import { readPassword, useOnce, verifyPassword } from './passwords.ts';

type Opened = Result<'POST /login'>;

const open = async (ctx: Ctx, kind: Audience, holderId: number, storeId: number | null): Promise<Opened> => {
  const token = newToken();
  await insertSession(ctx.db, {
    tokenHash: hashOf(token),
    kind,
    holderId,
    storeId,
    createdAt: ctx.now,
    expiresAt: addDays(ctx.now, sessionDays),
    ip: ctx.ip,
    userAgent: ctx.userAgent?.slice(0, 300) ?? null,
  });
  return { accessToken: token, expiresIn: sessionDays * 86_400 };
};

const subjectsOf = (ctx: Ctx, audience: string, name: string): { readonly account: string; readonly address: string } => ({
  account: `${audience}:${hashOf(name.toLowerCase()).toString('base64url')}`,
  address: `ip:${ctx.ip ?? ''}`,
});

/** Refuses when an account or an address has used up its tries. */
const refuseExhausted = async (ctx: Ctx, audience: string, name: string): Promise<void> => {
  const { account, address } = subjectsOf(ctx, audience, name);
  const since = addMinutes(ctx.now, -triesWindowMinutes);
  if ((await countTries(ctx.db, account, since)) >= triesMaxPerAccount) refuse('tooManyTries', { minutes: triesWindowMinutes });
  // In demo mode everyone comes from the same machine.
  if (!ctx.demo && (await countTries(ctx.db, address, since)) >= triesMaxPerAddress)
    refuse('tooManyTries', { minutes: triesWindowMinutes });
};

/**
 * Refuses when an account or an address has tried too often; counts this try, so a refusal after it
 * keeps what is written. Tries of one account are made one after the other: a second one at the same
 * time is sent away, or all of them would be counted from the same number.
 */
const countThisTry = async (ctx: Ctx, audience: string, name: string): Promise<string> => {
  const { account, address } = subjectsOf(ctx, audience, name);
  if (!(await holdSubject(ctx.db, account))) refuse('doNotSubmitRepeatedly');
  await refuseExhausted(ctx, audience, name);
  await insertTry(ctx.db, account, ctx.now);
  await insertTry(ctx.db, address, ctx.now);
  return account;
};

/**
 * Logs in with account name, e-mail or mobile and a password; same words and time for unknown
 * accounts. The password is compared before the transaction begins; what came of it counts only when
 * the account has tries left.
 */
const logIn = (audience: Audience) => ({
  before: async (ctx: Ctx, input: Parsed<'POST /login'>): Promise<(inside: Ctx) => Promise<Opened>> => {
    // Hashing is dear: who has no tries left does not get any.
    await refuseExhausted(ctx, audience, input.userName);
    const sent = await readPassword(ctx, input.passWord, input.keyId);
    const credential = await selectCredential(ctx.db, audience, input.userName);
    const right = await verifyPassword(credential?.passwordHash ?? null, sent.password);
    return async (inside: Ctx) => {
      await useOnce(inside, sent);
      const account = await countThisTry(inside, audience, input.userName);
      if (!right || credential === null) return refuseAndKeep('loginFailed');
      await deleteTries(inside.db, account);
      return open(inside, audience, credential.id, credential.storeId);
    };
  },
});
export const logInBuyer = logIn('buyer');
export const logInSeller = logIn('seller');
export const logInOperator = logIn('operator');

/** Sends a login code, at most one a minute to an address; unknown addresses get the same answer and no mail. */
export const sendLoginCode = async (ctx: Ctx, input: Parsed<'POST /sms/sendLoginCode'>): Promise<null> => {
  const asker = `code:${ctx.ip ?? ''}`;
  if (!ctx.demo && (await countTries(ctx.db, asker, addHours(ctx.now, -1))) >= codesMaxPerAddressAndHour)
    refuse('tooManyTries', { minutes: 60 });
  if (!(await holdSubject(ctx.db, `code:${input.mail.toLowerCase()}`))) refuse('doNotSubmitRepeatedly');
  await insertTry(ctx.db, asker, ctx.now);
  const last = await selectLastCodeAt(ctx.db, input.mail, 'login');
  const waitSeconds = last === null ? 0 : codeResendSeconds - Math.floor((ctx.now.getTime() - last.getTime()) / 1000);
  if (waitSeconds > 0) refuseAndKeep('codeRecentlySent', { seconds: waitSeconds });
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  // Stored for unknown addresses too, so that the next request waits just as long.
  await insertMailCode(ctx.db, {
    mail: input.mail,
    purpose: 'login',
    codeHash: hashOf(`login:${input.mail.toLowerCase()}:${code}`),
    createdAt: ctx.now,
    expiresAt: addMinutes(ctx.now, codeMinutes),
  });
  const user = await selectUserByMail(ctx.db, input.mail);
  if (user !== null) await sendMail(ctx, user.mail, ctx.locale, 'loginCode', { code, minutes: codeMinutes });
  return null;
};

/** Logs in with a mailed code: six digits, ten minutes, one use, five tries. */
export const logInByCode = async (ctx: Ctx, input: Parsed<'POST /mailLogin'>): Promise<Opened> => {
  await countThisTry(ctx, 'code', input.userName);
  const code = await lockMailCode(ctx.db, input.userName, 'login', ctx.now);
  if (code === null || code.tries >= codeTriesMax) return refuseAndKeep('wrongVerificationCode');
  if (!timingSafeEqual(code.codeHash, hashOf(`login:${input.userName.toLowerCase()}:${input.passWord}`))) {
    await countCodeTry(ctx.db, code.id);
    return refuseAndKeep('wrongVerificationCode');
  }
  await useMailCodes(ctx.db, input.userName, 'login', ctx.now);
  const user = await selectUserByMail(ctx.db, input.userName);
  return user === null ? refuseAndKeep('wrongVerificationCode') : open(ctx, 'buyer', user.id, null);
};

/** Ends the session that makes the call, on every process. */
export const logOut = async (
  ctx: CtxFor<'POST /logOut'> | CtxFor<'POST /shop/admin/logOut'> | CtxFor<'POST /platform/logOut'>,
): Promise<null> => {
  if (ctx.token === null) return null;
  const tokenHash = hashOf(ctx.token);
  await endSessionRow(ctx.db, tokenHash, ctx.now);
  ctx.changed(sessionTag(tokenHash));
  return null;
};

/** Whose session a token opens, for one audience. */
export const identify = async (
  db: Db,
  kind: Audience,
  tokenHash: Buffer,
  now: Date,
): Promise<{ readonly actor: Actor; readonly expiresAt: Date } | null> => {
  const session = await selectSession(db, kind, tokenHash, now);
  if (session === null) return null;
  if (kind !== 'seller') return { actor: { kind, id: session.holderId }, expiresAt: session.expiresAt };
  if (session.storeId === null) throw new Error('seller session without a store');
  return { actor: { kind, id: session.holderId, storeId: session.storeId }, expiresAt: session.expiresAt };
};
