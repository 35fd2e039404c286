import { randomInt } from 'node:crypto';
import { passwordChars, type PasswordRule } from '@kyakhta/contract';
import type { Ctx, CtxFor, Parsed, Prepared, Result } from '../../../runtime/context.ts';
import { refuse, refuseAndKeep } from '../../../runtime/errors.ts';
import { recordAudit } from '../../audit/index.ts';
import { selectUser } from '../store.ts';
import {
  type ConsoleKind,
  insertOperator,
  lockConsoleSecret,
  selectConsoleSecret,
  selectOperatorId,
  selectStoreAccount,
  updateConsoleSecret,
} from '../store/consoles.ts';
import { updateHands, updateOwnPassword } from '../store/people.ts';
import { updateLock } from '../store/staff.ts';
import { deleteTries } from '../store/tries.ts';
import { shutOtherDoors } from './doors.ts';
import { hashPassword, readPassword, useOnce, verifyPassword } from './passwords.ts';
import { newPassword } from './registration.ts';
import { endSessions } from './sessions.ts';
import { accountSubject, countThisTry, refuseExhausted } from './tries.ts';

/** Without letters and digits that people take for each other. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const drawn = (from: string, count: number): string => Array.from({ length: count }, () => from[randomInt(from.length)] ?? '').join('');

/** A password to begin with, easy to read to somebody: about 60 bits of chance. */
export const firstPassword = (): string => [drawn(letters, 4), drawn(digits, 4), drawn(letters, 4), drawn(digits, 4)].join('-');

/** What a new password is before the transaction: hashing takes its time. */
export interface MadePassword {
  readonly password: string;
  readonly hash: string;
}
export const makePassword = async (): Promise<MadePassword> => {
  const password = firstPassword();
  return { password, hash: await hashPassword(password) };
};

/** Gives a store's account a new password and logs it out everywhere. */
export const renewStorePassword: Prepared<'POST /platform/shop/account/password'> = {
  before: async (_ctx, input) => {
    const made = await makePassword();
    return async (inside): Promise<Result<'POST /platform/shop/account/password'>> => {
      const account = (await selectStoreAccount(inside.db, input.accountId)) ?? refuse('storeAccountUnknown');
      await updateConsoleSecret(inside.db, 'seller', account.id, made.hash);
      await endSessions(inside, 'seller', account.id, null);
      await recordAudit(inside, 'storeAccount.password', `store:${account.storeId}`, null, { accountId: account.id });
      return { userName: account.userName, password: made.password };
    };
  },
};

/**
 * Makes an operator, or gives the one of this name a new password, unlocks her and logs her out everywhere: what the command of
 * the machine does, for whom no operator exists yet or who has lost the password. A person with access to the machine could write the
 * tables themselves, so the account is in nobody's hands but its owner's.
 * @returns the password, told this once
 */
export const giveOperator = async (ctx: Ctx, userName: string, made: MadePassword): Promise<'added' | 'renewed'> => {
  const id = await insertOperator(ctx.db, { userName, mail: null, areas: null, passwordHash: made.hash, at: ctx.now, hands: [] });
  const known = id ?? (await selectOperatorId(ctx.db, userName));
  if (known === null) throw new Error('an operator was not written');
  if (id === null) {
    await updateConsoleSecret(ctx.db, 'operator', known, made.hash);
    await updateLock(ctx.db, 'operator', known, null);
    await updateHands(ctx.db, known, []);
    await updateOwnPassword(ctx.db, known, true);
    await endSessions(ctx, 'operator', known, null);
    // Strangers who guess may be why she was kept out.
    await deleteTries(ctx.db, accountSubject('operator', known));
  }
  await recordAudit(ctx, id === null ? 'operator.password' : 'operator.add', `operator:${known}`, null, { userName });
  return id === null ? 'renewed' : 'added';
};

interface PasswordChange {
  readonly oldPassword: string;
  readonly password: string;
  readonly keyId?: string | undefined;
}
/** Changes the password of a console account whose owner knows the old one; the account's other sessions end. */
const changeSecret = async (
  ctx: Ctx,
  kind: ConsoleKind,
  id: number,
  input: PasswordChange,
  rule: PasswordRule,
): Promise<(inside: Ctx) => Promise<null>> => {
  await refuseExhausted(ctx, `${kind}Password`, String(id));
  const old = await readPassword(ctx, input.oldPassword, input.keyId);
  const stored = await selectConsoleSecret(ctx.db, kind, id);
  const right = await verifyPassword(stored, old.password);
  const { sent, hash } = await newPassword(ctx, input, rule);
  return async (inside: Ctx) => {
    for (const one of [old, sent]) await useOnce(inside, one);
    await countThisTry(inside, `${kind}Password`, String(id));
    // Changed meanwhile by somebody else: what was compared is not the password any more.
    if (!right || (await lockConsoleSecret(inside.db, kind, id)) !== stored) return refuseAndKeep('oldPasswordWrong');
    await updateConsoleSecret(inside.db, kind, id, hash);
    if (kind === 'operator') await updateOwnPassword(inside.db, id, true);
    await endSessions(inside, kind, id, inside.token);
    // A change by somebody else clears the lockouts: a person given a new password because of an attack must get in.
    if (inside.actor.kind === kind && inside.actor.id === id) await shutOtherDoors(inside, kind, id);
    await recordAudit(inside, `${kind}.password`, `${kind === 'seller' ? 'storeAccount' : 'operator'}:${id}`, null, {
      by: 'old password',
    });
    return null;
  };
};
export const changeSellerPassword: Prepared<'PUT /shop/admin/password'> = {
  before: (ctx, input) => changeSecret(ctx, 'seller', ctx.actor.id, input, passwordChars.changed),
};
export const changeOperatorPassword: Prepared<'PUT /platform/password'> = {
  before: (ctx, input) => changeSecret(ctx, 'operator', ctx.actor.id, input, passwordChars.changed),
};
/** The same for a store's account, by the buyer who owns the store. */
export const changeStorePassword = (ctx: Ctx, accountId: number, input: PasswordChange): Promise<(inside: Ctx) => Promise<null>> =>
  changeSecret(ctx, 'seller', accountId, input, passwordChars.store);

type OperatorCtx = CtxFor<'POST /platform/user/{userId}/reveal'>;

/** Tells an operator how to reach a buyer, and keeps who asked and why. */
export const revealUser = async (
  ctx: OperatorCtx,
  input: Parsed<'POST /platform/user/{userId}/reveal'>,
): Promise<Result<'POST /platform/user/{userId}/reveal'>> => {
  const user = (await selectUser(ctx.db, input.userId)) ?? refuse('userUnknown');
  await recordAudit(ctx, 'user.reveal', `user:${user.id}`, null, { reason: input.reason });
  return { mail: user.mail, mobile: user.mobile };
};

export const logOutUser = async (
  ctx: OperatorCtx,
  input: Parsed<'POST /platform/user/{userId}/endSessions'>,
): Promise<Result<'POST /platform/user/{userId}/endSessions'>> => {
  const user = (await selectUser(ctx.db, input.userId)) ?? refuse('userUnknown');
  const ended = await endSessions(ctx, 'buyer', user.id, null);
  await recordAudit(ctx, 'user.endSessions', `user:${user.id}`, null, { reason: input.reason, ended });
  return { ended };
};
