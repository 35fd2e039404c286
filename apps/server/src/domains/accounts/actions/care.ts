import { isTimeZone, passwordChars } from '@kyakhta/contract';
import type { ActorOf, Ctx, CtxFor, Parsed, Prepared } from '../../../runtime/context.ts';
import { refuse, refuseAndKeep } from '../../../runtime/errors.ts';
import { recordAudit } from '../../audit/index.ts';
import { removeFilesOfUse, useFiles } from '../../files/index.ts';
import { sendMail, sendSms } from '../../messages/index.ts';
import { selectUserByMail, type User } from '../store.ts';
import { voidCodes } from '../store/codes.ts';
import {
  isMobileOfAnother,
  lockPicture,
  lockSecret,
  selectSecret,
  updateMail,
  updateMobile,
  updatePasswordHash,
  updatePicture,
  updateProfile,
} from '../store/users.ts';
import { checkCode, issueCode, useCode } from './codes.ts';
import { shutOtherDoors } from './doors.ts';
import { readPassword, useOnce, verifyPassword } from './passwords.ts';
import { userOf } from './profile.ts';
import { newPassword } from './registration.ts';
import { endSessions } from './sessions.ts';
import { countThisTry } from './tries.ts';
import { mobileOf, nickNameOf } from './typed.ts';
import { buyerRenamed } from '../events.ts';
import { refuseField } from '../../../runtime/wrong-fields.ts';

/** Puts another picture in the place of the one there is; the old one's file goes. */
const changeAvatar = async (ctx: Ctx<ActorOf<'buyer'>>, path: string | null): Promise<void> => {
  const use = `avatar:${ctx.actor.id}`;
  if ((await lockPicture(ctx.db, ctx.actor.id)) === path) return;
  await removeFilesOfUse(ctx, use);
  if (path !== null) await useFiles(ctx, ctx.actor, 'avatar', [path], use);
  await updatePicture(ctx.db, ctx.actor.id, path);
};

export const changeProfile = async (ctx: CtxFor<'PUT /p/user/setUserInfo'>, input: Parsed<'PUT /p/user/setUserInfo'>): Promise<null> => {
  const { sex, birthDate, timeZone } = input;
  const nickName = input.nickName === undefined ? undefined : nickNameOf(ctx, input.nickName);
  if (timeZone !== undefined && !isTimeZone(timeZone)) return refuseField(ctx, 'timeZone', 'field.wrong');
  const today = ctx.now.toISOString().slice(0, 10);
  if (birthDate !== undefined && birthDate !== '' && (birthDate > today || birthDate < '1900-01-01'))
    return refuseField(ctx, 'birthDate', 'field.date');
  if (input.pic !== undefined) await changeAvatar(ctx, input.pic === '' ? null : input.pic);
  if (nickName !== undefined) ctx.announce(buyerRenamed(ctx.actor.id, ctx.now));
  await updateProfile(ctx.db, ctx.actor.id, {
    nickName,
    sex: sex === '' ? null : sex,
    birthDate: birthDate === '' ? null : birthDate,
    timeZone,
  });
  return null;
};

/** Changes the password of a person who knows the old one, or has none yet. Other sessions end. */
export const changePassword: Prepared<'PUT /p/user/updatePwd'> = {
  before: async (ctx, input) => {
    const user = await userOf(ctx, ctx.actor.id);
    const old = input.oldPassword === undefined ? null : await readPassword(ctx, input.oldPassword, input.keyId);
    const stored = await selectSecret(ctx.db, user.id);
    const right = stored === null || (old !== null && (await verifyPassword(stored, old.password)));
    const { sent, hash } = await newPassword(ctx, input, passwordChars.changed);
    return async (inside) => {
      for (const one of [old, sent]) if (one !== null) await useOnce(inside, one);
      await countThisTry(inside, 'oldPassword', String(user.id));
      if (!right) return refuseAndKeep('oldPasswordWrong');
      // Changed meanwhile by somebody else: what was compared is not the password any more.
      if ((await lockSecret(inside.db, user.id)) !== stored) return refuseAndKeep('oldPasswordWrong');
      await updatePasswordHash(inside.db, user.id, hash);
      await endSessions(inside, 'buyer', user.id, inside.token);
      await shutOtherDoors(inside, 'buyer', user.id);
      await sendMail(inside, user.mail, inside.locale, 'passwordChanged', {});
      await recordAudit(inside, 'user.password', `user:${user.id}`, null, { by: 'old password' });
      return null;
    };
  },
};

type BindCtx = CtxFor<'POST /sms/sendBindCode'>;

/** Sends a code to the address or number that is to be linked. One that belongs to somebody else gets a notice instead. */
export const sendBindCode = async (ctx: BindCtx, input: Parsed<'POST /sms/sendBindCode'>): Promise<null> => {
  const purpose = `bind:${ctx.actor.id}` as const;
  const { mail, mobile } = input;
  if (mail !== undefined)
    return issueCode(ctx, purpose, mail, async (values) => {
      const other = await selectUserByMail(ctx.db, mail);
      if (other === null || other.id === ctx.actor.id) await sendMail(ctx, mail, ctx.locale, 'bindCode', values);
      else await sendMail(ctx, mail, ctx.locale, 'alreadyRegistered', { userName: other.userName });
    });
  if (mobile === undefined) return refuse('nothingToBind');
  const number = mobileOf(ctx, mobile);
  return issueCode(ctx, purpose, number, async (values) => {
    const isTaken = await isMobileOfAnother(ctx.db, ctx.actor.id, number);
    // Not her account's name: the person who holds the phone now may not be the one who linked it.
    await (isTaken ? sendSms(ctx, number, ctx.locale, 'mobileBound', {}) : sendSms(ctx, number, ctx.locale, 'bindCode', values));
  });
};

/**
 * Binds an address or number whose code is right, her row held. Codes that were sent before, to the old one and for it,
 * open nothing any more.
 */
const bind = async (ctx: BindCtx, address: string, code: string, write: () => Promise<boolean>): Promise<User> => {
  const purpose = `bind:${ctx.actor.id}` as const;
  await lockSecret(ctx.db, ctx.actor.id);
  const before = await userOf(ctx, ctx.actor.id);
  await countThisTry(ctx, purpose, address);
  await checkCode(ctx, purpose, address, code);
  await useCode(ctx, purpose, address);
  // Somebody else's: the code was sent to nobody who could have read it here.
  if (!(await write())) refuseAndKeep('wrongVerificationCode');
  await voidCodes(ctx.db, { kind: 'buyer', id: ctx.actor.id }, before.mail, ctx.now);
  return before;
};

export const bindMail = async (ctx: CtxFor<'PUT /p/user/updateMail'>, input: Parsed<'PUT /p/user/updateMail'>): Promise<null> => {
  const user = await bind(ctx, input.mail, input.validCode, () => updateMail(ctx.db, ctx.actor.id, input.mail));
  await sendMail(ctx, user.mail, ctx.locale, 'mailChanged', { mail: input.mail });
  await recordAudit(ctx, 'user.mail', `user:${user.id}`, null, null);
  return null;
};
export const bindMobile = async (ctx: CtxFor<'PUT /p/user/updateMobile'>, input: Parsed<'PUT /p/user/updateMobile'>): Promise<null> => {
  const number = mobileOf(ctx, input.mobile);
  const user = await bind(ctx, number, input.validCode, () => updateMobile(ctx.db, ctx.actor.id, number));
  await sendMail(ctx, user.mail, ctx.locale, 'mobileChanged', {});
  await recordAudit(ctx, 'user.mobile', `user:${ctx.actor.id}`, null, null);
  return null;
};

/** Sends the code that deleting the account asks for, to the bound mail address. */
export const sendDestroyCode = async (ctx: CtxFor<'POST /sms/sendDestroyCode'>): Promise<null> => {
  const user = await userOf(ctx, ctx.actor.id);
  return issueCode(ctx, 'destroy', user.mail, (values) => sendMail(ctx, user.mail, ctx.locale, 'destroyCode', values));
};
