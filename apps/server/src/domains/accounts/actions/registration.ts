import { isPassword, passwordChars, type PasswordRule, timeZoneDefault, isTimeZone } from '@kyakhta/contract';
import { addMinutes } from '../../../runtime/clock.ts';
import type { Ctx, Parsed, Prepared, Result } from '../../../runtime/context.ts';
import { refuse, refuseAndKeep } from '../../../runtime/errors.ts';
import { hashOf, newToken } from '../../../runtime/identity.ts';
import { say } from '../../../words/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { sendMail } from '../../messages/index.ts';
import { isCommonPassword } from '../model/common-passwords.ts';
import { codeMinutes } from '../model/limits.ts';
import { selectUserByMail } from '../store.ts';
import { insertMailCode, lockMailCode } from '../store/codes.ts';
import { lockOwnerToChange } from '../store/entries.ts';
import { insertUser, isUserNameTaken, updatePasswordHash } from '../store/users.ts';
import { bindByTicket, lockTicket } from './binding.ts';
import { checkCode, issueSecretly, useCode } from './codes.ts';
import { keepConsent, refuseUnticked } from './consents.ts';
import { hashPassword, readPassword, type SentPassword, useOnce } from './passwords.ts';
import { keepDoor, shutOtherDoors } from './doors.ts';
import { endSessions, guessAtMailbox, openSession } from './sessions.ts';
import { countersAt, countThisTry, openCounters, refuseExhausted } from './tries.ts';
import { nickNameOf } from './typed.ts';

/** Sends a code for registering. The owner of an existing account learns it from her own mailbox, and nobody else does. */
export const sendRegisterCode = (ctx: Ctx, input: Parsed<'POST /sms/sendRegisterCode'>): Promise<null> =>
  issueSecretly(ctx, 'register', input.mail);

/** The password out of a call and its hash, made before the transaction: hashing takes its time. */
export const newPassword = async (
  ctx: Ctx,
  input: { readonly password: string; readonly keyId?: string | undefined },
  rule: PasswordRule,
): Promise<{ readonly sent: SentPassword; readonly hash: string }> => {
  const sent = await readPassword(ctx, input.password, input.keyId);
  if (!isPassword(sent.password, rule)) {
    const failure = rule.classes > 1 ? 'passwordTooWeak' : 'passwordLengthWrong';
    const values = { min: rule.min, max: rule.max, kinds: rule.classes };
    return refuse(failure, values, { fields: { password: say(ctx.locale, failure, values) } });
  }
  if (isCommonPassword(sent.password)) refuse('passwordCommon', {}, { fields: { password: say(ctx.locale, 'passwordCommon') } });
  return { sent, hash: await hashPassword(sent.password) };
};

/**
 * Registers a buyer. The code proves the mailbox; only after it is a taken account name told, and then the code
 * stays good for another name.
 */
export const register: Prepared<'POST /user/register'> = {
  before: async (ctx, input) => {
    await refuseUnticked(ctx, input.terms);
    await refuseExhausted(ctx, 'register', input.mail);
    const nickName = nickNameOf(ctx, input.nickName);
    const { sent, hash } = await newPassword(ctx, input, passwordChars.registered);
    return async (inside) => {
      await useOnce(inside, sent);
      await countThisTry(inside, 'register', input.mail);
      await checkCode(inside, 'register', input.mail, input.validCode);
      // The code was never sent to an existing account; should one have come to be since, it opens nothing.
      if ((await selectUserByMail(inside.db, input.mail)) !== null) return refuseAndKeep('wrongVerificationCode');
      const ticket = input.bizPayload === undefined ? null : await lockTicket(inside, input.bizPayload);
      if (await isUserNameTaken(inside.db, input.userName)) return refuseAndKeep('userNameTaken');
      const { userName, mail } = input;
      // A clock that we do not know keeps nobody out.
      const timeZone = input.timeZone !== undefined && isTimeZone(input.timeZone) ? input.timeZone : timeZoneDefault;
      const id = await insertUser(inside.db, {
        userName,
        mail,
        nickName,
        passwordHash: hash,
        locale: inside.locale,
        timeZone,
        at: inside.now,
      });
      if (id === null) return refuseAndKeep('userNameTaken');
      if (ticket !== null) await bindByTicket(inside, id, ticket);
      await useCode(inside, 'register', mail);
      await keepConsent(inside, id, input.terms);
      return openSession(inside, 'buyer', id, null);
    };
  },
};

export const sendUpdatePwdCode = (ctx: Ctx, input: Parsed<'POST /sms/sendUpdatePwdCode'>): Promise<null> =>
  issueSecretly(ctx, 'updatePwd', input.mail);

/** Kept among the codes, as the code of the second step. */
const ticketPurpose = 'updatePwdTicket';

/** Trades a right code for a ticket, so that the password is typed on a separate page. */
export const checkUpdatePwdCode = async (
  ctx: Ctx,
  input: Parsed<'PUT /user/checkUpdatePwdSms'>,
): Promise<Result<'PUT /user/checkUpdatePwdSms'>> => {
  const { counter } = await guessAtMailbox(ctx, 'updatePwd', input.mail);
  await checkCode(ctx, 'updatePwd', input.mail, input.validCode, counter);
  await useCode(ctx, 'updatePwd', input.mail);
  const ticket = newToken();
  await insertMailCode(ctx.db, {
    mail: input.mail,
    purpose: ticketPurpose,
    codeHash: hashOf(ticket),
    holder: null,
    createdAt: ctx.now,
    expiresAt: addMinutes(ctx.now, codeMinutes),
  });
  return { checkRegisterSmsFlag: ticket };
};

/** Sets the new password of who forgot the old one. Every session ends: one of them may be the reason. */
export const resetPassword: Prepared<'PUT /user/updatePwd'> = {
  before: async (ctx, input) => {
    const there = await selectUserByMail(ctx.db, input.mail);
    await openCounters(ctx, await countersAt(ctx, 'buyer', 'updatePwd', there === null ? [] : [there.id], input.mail));
    const { sent, hash } = await newPassword(ctx, input, passwordChars.changed);
    return async (inside) => {
      await useOnce(inside, sent);
      const { owner } = await guessAtMailbox(inside, 'updatePwd', input.mail, lockOwnerToChange);
      const ticket = await lockMailCode(inside.db, input.mail, ticketPurpose, inside.now);
      if (ticket === null || owner === null || !ticket.codeHash.equals(hashOf(input.checkRegisterSmsFlag)))
        return refuseAndKeep('wrongVerificationCode');
      await updatePasswordHash(inside.db, owner, hash);
      await endSessions(inside, 'buyer', owner, null);
      await shutOtherDoors(inside, 'buyer', owner);
      await keepDoor(inside, 'buyer', owner);
      await sendMail(inside, input.mail, inside.locale, 'passwordChanged', {});
      await recordAudit(inside, 'user.password', `user:${owner}`, null, { by: 'mailed code' });
      return null;
    };
  },
};
