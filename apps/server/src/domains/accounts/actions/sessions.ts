import type { Areas, OperatorArea, StoreArea } from '@kyakhta/contract';
import type { Actor, Ctx, CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { addDays } from '../../../runtime/clock.ts';
import type { Db } from '../../../runtime/database.ts';
import { refuse, refuseAndKeep } from '../../../runtime/errors.ts';
import { hashOf, newToken, sessionTag } from '../../../runtime/identity.ts';
import { sessionDays } from '../model/limits.ts';
import { readMobile } from '../model/phone.ts';
import {
  type Audience,
  type Credential,
  endSessionById,
  endSessionRow,
  endSessionsOf,
  insertSession,
  selectCredentials,
  selectSession,
  selectSessions,
} from '../store.ts';
import { lockEntry, lockOwnerOf } from '../store/entries.ts';
import { voidCodes } from '../store/codes.ts';
import { deleteTries } from '../store/tries.ts';
import { keepConsent, refuseUnticked } from './consents.ts';
import { checkCode, issueSecretly, useCode } from './codes.ts';
import { keepDoor, shutOtherDoors } from './doors.ts';
import { readPassword, useOnce, verifyPassword } from './passwords.ts';
import { type Counter, countersAt, countGuess, exhausted, openCounters } from './tries.ts';

type Opened = Result<'POST /login'>;

/** Opens a session of thirty days; the token is returned only here. The browser is known to the account from then on. */
export const openSession = async (ctx: Ctx, kind: Audience, holderId: number, storeId: number | null): Promise<Opened> => {
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
  await keepDoor(ctx, kind, holderId);
  return { accessToken: token, expiresIn: sessionDays * 86_400 };
};

/** How a typed name is looked up and counted when it is nobody's: a buyer's mobile is the same number however it is written, all else stands for itself. */
const loginName = (audience: Audience, typed: string): string => (audience === 'buyer' ? readMobile(typed) : null) ?? typed;

/** Who of those is known by the password. A phone number may be one account's number and another's name: always two hashings. */
const whoseIt = async (known: readonly Credential[], name: string, password: string): Promise<Credential | null> => {
  let found: Credential | null = null;
  for (const one of name.startsWith('+') ? [known[0], known[1]] : [known[0]])
    if (await verifyPassword(one?.passwordHash ?? null, password)) found ??= one ?? null;
  return found;
};

/**
 * Logs in with account name, e-mail or mobile and a password; same words and time for unknown
 * accounts. The password is compared before the transaction begins; what came of it counts only when
 * the account has tries left.
 */
const logIn = (audience: Audience) => ({
  before: async (
    ctx: Ctx,
    input: Omit<Parsed<'POST /login'>, 'terms'> & { readonly terms?: readonly string[] | undefined },
  ): Promise<(inside: Ctx) => Promise<Opened>> => {
    await refuseUnticked(ctx, input.terms);
    const name = loginName(audience, input.userName);
    const known = await selectCredentials(ctx.db, audience, input.userName, name);
    const ids = known.map(({ id }) => id);
    const counters = await countersAt(ctx, audience, audience, ids, name);
    // Hashing is dear: who has no tries left does not get any.
    const open = await openCounters(ctx, counters);
    const sent = await readPassword(ctx, input.passWord, input.keyId);
    const credential = await whoseIt(
      known.filter(({ id }) => open.some((one) => one.accountId === id)),
      name,
      sent.password,
    );
    return async (inside: Ctx) => {
      await useOnce(inside, sent);
      const counted = await countGuess(inside, counters);
      if (credential === null) return refuseAndKeep('loginFailed');
      // Used up by somebody else while the password was compared.
      const counter = counted.find((one) => one.accountId === credential.id) ?? exhausted();
      await mayEnter(inside, audience, credential);
      await deleteTries(inside.db, counter.subject);
      if (audience === 'buyer') await keepConsent(inside, credential.id, input.terms);
      return openSession(inside, audience, credential.id, credential.storeId);
    };
  },
});
/** Refuses who was locked, or got another password while this one was compared: her row is held until the session stands. */
const mayEnter = async (ctx: Ctx, kind: Audience, { id, passwordHash }: Credential): Promise<void> => {
  const now = await lockEntry(ctx.db, kind, id);
  if (now?.passwordHash !== passwordHash) refuseAndKeep('loginFailed');
  if (now?.isLocked === true) refuseAndKeep('accountLocked');
};
export const logInBuyer = logIn('buyer');
export const logInSeller = logIn('seller');
export const logInOperator = logIn('operator');

/** Sends a login code; unknown addresses get the same answer and no mail. */
export const sendLoginCode = (ctx: Ctx, input: Parsed<'POST /sms/sendLoginCode'>): Promise<null> => issueSecretly(ctx, 'login', input.mail);

/**
 * Counts a guess at what was sent to a mailbox, its owner held: whoever voids her codes at the same time waits, or has
 * done so.
 */
export const guessAtMailbox = async (
  ctx: Ctx,
  what: 'code' | 'updatePwd',
  mail: string,
  lock: typeof lockOwnerOf = lockOwnerOf,
): Promise<{ readonly owner: number | null; readonly counter: Counter }> => {
  const owner = await lock(ctx.db, mail);
  const [counter] = await countGuess(ctx, await countersAt(ctx, 'buyer', what, owner === null ? [] : [owner], mail));
  return { owner, counter: counter ?? exhausted() };
};

/** Logs in with a mailed code: six digits, ten minutes, one use, five tries. */
export const logInByCode = async (ctx: Ctx, input: Parsed<'POST /mailLogin'>): Promise<Opened> => {
  await refuseUnticked(ctx, input.terms);
  const { owner, counter } = await guessAtMailbox(ctx, 'code', input.userName);
  await checkCode(ctx, 'login', input.userName, input.passWord, counter);
  await useCode(ctx, 'login', input.userName);
  if (owner === null) return refuseAndKeep('wrongVerificationCode');
  await deleteTries(ctx.db, counter.subject);
  await keepConsent(ctx, owner, input.terms);
  return openSession(ctx, 'buyer', owner, null);
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

/** Where the person is logged in: this session first, then the newest. */
export const listSessions = async (ctx: CtxFor<'GET /p/user/sessions'>): Promise<Result<'GET /p/user/sessions'>> => {
  const own = ctx.token === null ? null : hashOf(ctx.token);
  return (await selectSessions(ctx.db, ctx.actor.id, ctx.now))
    .map((s) => ({
      sessionId: s.id,
      current: own !== null && own.equals(s.tokenHash),
      userAgent: s.userAgent ?? '',
      ip: s.ip ?? '',
      createdAt: s.createdAt.toISOString(),
      expiresAt: s.expiresAt.toISOString(),
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current));
};

export const endSession = async (
  ctx: CtxFor<'DELETE /p/user/session/{sessionId}'>,
  input: Parsed<'DELETE /p/user/session/{sessionId}'>,
): Promise<null> => {
  await lockEntry(ctx.db, 'buyer', ctx.actor.id);
  const ended = (await endSessionById(ctx.db, ctx.actor.id, input.sessionId, ctx.now)) ?? refuse('sessionUnknown');
  await voidCodes(ctx.db, { kind: 'buyer', id: ctx.actor.id }, null, ctx.now);
  ctx.changed(sessionTag(ended));
  return null;
};

/**
 * Ends the sessions of an account, but for the one whose token is given, and voids every code and flag that was sent for
 * it: who holds one of them may be whom the sessions are ended for. @returns how many sessions
 */
export const endSessions = async (ctx: Ctx, kind: Audience, holderId: number, but: string | null): Promise<number> => {
  // A person who trades a code for a flag at this moment holds the account: theirs is void, too.
  await lockEntry(ctx.db, kind, holderId);
  await voidCodes(ctx.db, { kind, id: holderId }, null, ctx.now);
  const ended = await endSessionsOf(ctx.db, kind, holderId, but === null ? null : hashOf(but), ctx.now);
  for (const tokenHash of ended) ctx.changed(sessionTag(tokenHash));
  return ended.length;
};
export const endOtherSessions = async (ctx: CtxFor<'POST /p/user/sessions/endOthers'>): Promise<{ ended: number }> => {
  await shutOtherDoors(ctx, 'buyer', ctx.actor.id);
  return { ended: await endSessions(ctx, 'buyer', ctx.actor.id, ctx.token) };
};

/** Whose session a token opens, for one audience, and what he may do in a console. A locked account has none. */
export const identify = async (
  db: Db,
  kind: Audience,
  tokenHash: Buffer,
  now: Date,
): Promise<{ readonly actor: Actor; readonly expiresAt: Date } | null> => {
  const session = await selectSession(db, kind, tokenHash, now);
  if (session === null) return null;
  const { holderId: id, storeId, expiresAt } = session;
  if (kind === 'buyer') return { actor: { kind, id }, expiresAt };
  if (kind === 'operator') return { actor: { kind, id, areas: session.areas as Areas<OperatorArea> }, expiresAt };
  if (storeId === null) throw new Error('seller session without a store');
  return { actor: { kind, id, storeId, areas: session.areas as Areas<StoreArea> }, expiresAt };
};
