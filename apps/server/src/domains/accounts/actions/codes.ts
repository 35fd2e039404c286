import type { z } from 'zod';
import { randomInt, timingSafeEqual } from 'node:crypto';
import { codeDigits, codeResendSeconds } from '@kyakhta/contract';
import type { Ctx } from '../../../runtime/context.ts';
import { addHours, addMinutes } from '../../../runtime/clock.ts';
import { refuse, refuseAndKeep } from '../../../runtime/errors.ts';
import { hashOf } from '../../../runtime/identity.ts';
import { sendMail } from '../../messages/index.ts';
import { offeredTo } from '../../site/index.ts';
import {
  codeMinutes,
  codesMaxPerAddressAndHour,
  codesMaxPerMailboxAndDay,
  codesMaxPerMailboxAndHour,
  codeTriesMax,
} from '../model/limits.ts';
import { type Audience, selectUserByMail } from '../store.ts';
import {
  type CodeHolder,
  countCodeTry,
  insertMailCode,
  lockMailCode,
  selectCodeAt,
  selectLastCodeAt,
  useMailCodes,
} from '../store/codes.ts';
import { countTries, holdSubjects, insertTries } from '../store/tries.ts';
import type { Counter } from './tries.ts';
import type { accountWork, secretivePurposes } from '../work.ts';

/** What a code opens; a code of one purpose opens no other. */
export type CodePurpose = 'login' | 'register' | 'updatePwd' | 'bind' | 'destroy' | `bind:${number}` | `sign:${string}`;

const printOf = (purpose: CodePurpose, address: string, code: string): Buffer => hashOf(`${purpose}:${address.toLowerCase()}:${code}`);

type SecretivePurpose = (typeof secretivePurposes)[number];

/**
 * Refuses codes to a mailbox or phone that strangers have had so many sent to within the hour, from wherever they ask;
 * past the limit of a day one an hour is left, so that nobody is kept from hers for longer than that. Each purpose is
 * counted by itself: who asks to register a mailbox again and again does not keep its owner from logging in.
 */
const refuseFlood = async (ctx: Ctx, purpose: CodePurpose, address: string): Promise<void> => {
  const [kind = ''] = purpose.split(':');
  const ofToday = await selectCodeAt(ctx.db, address, kind, codesMaxPerMailboxAndDay);
  const isFlooded = ofToday !== null && addHours(ofToday, 24) > ctx.now;
  const blocking = await selectCodeAt(ctx.db, address, kind, isFlooded ? 1 : codesMaxPerMailboxAndHour);
  const waitMs = blocking === null ? 0 : addHours(blocking, 1).getTime() - ctx.now.getTime();
  if (waitMs > 0) refuseAndKeep('tooManyCodes', { minutes: Math.ceil(waitMs / 60_000) });
};

/** The person who is logged in and asks for a code; null when nobody is, or anybody may ask. */
const holderOf = ({ actor: { kind, id } }: Ctx): CodeHolder | null =>
  kind === 'anonymous' || kind === 'platform' || id === null ? null : { kind: kind satisfies Audience, id };

/**
 * Makes a code for a mail address or number, at most one a minute, and hands it over to be sent. It is stored
 * whether or not anybody is there to get it, so that the next request waits just as long. What its owner alone can ask
 * for, logged in, goes to her although strangers have used up what may be sent to her.
 */
export const issueCode = async (
  ctx: Ctx,
  purpose: CodePurpose,
  address: string,
  send: (values: { readonly code: string; readonly minutes: number }) => Promise<void>,
): Promise<null> => {
  const asker = `code:${ctx.ip ?? ''}`;
  if (!ctx.demo && ((await countTries(ctx.db, [asker], addHours(ctx.now, -1))).get(asker) ?? 0) >= codesMaxPerAddressAndHour)
    refuse('tooManyTries', { minutes: 60 });
  if (!(await holdSubjects(ctx.db, [`code:${address.toLowerCase()}`]))) refuse('doNotSubmitRepeatedly');
  await insertTries(ctx.db, [asker], ctx.now);
  const last = await selectLastCodeAt(ctx.db, address, purpose);
  const waitSeconds = last === null ? 0 : codeResendSeconds - Math.floor((ctx.now.getTime() - last.getTime()) / 1000);
  if (waitSeconds > 0) refuseAndKeep('codeRecentlySent', { seconds: waitSeconds });
  if (purpose !== 'destroy' && !purpose.startsWith('sign:')) await refuseFlood(ctx, purpose, address);
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  await insertMailCode(ctx.db, {
    mail: address,
    purpose,
    codeHash: printOf(purpose, address, code),
    holder: holderOf(ctx),
    createdAt: ctx.now,
    expiresAt: addMinutes(ctx.now, codeMinutes),
  });
  await send({ code, minutes: codeMinutes });
  return null;
};

/**
 * Makes a code for an address of which it must not show whether it has an account: the same is written for either,
 * in the same time. Who exists, and what she gets, is looked up by the worker.
 */
export const issueSecretly = (ctx: Ctx, purpose: SecretivePurpose, mail: string): Promise<null> =>
  issueCode(ctx, purpose, mail, ({ code }) => {
    const payload = { purpose, mail, code, locale: ctx.locale };
    ctx.later({ kind: 'accounts.mailCode', key: printOf(purpose, mail, code).toString('base64url'), dueAt: ctx.now, payload });
    return Promise.resolve();
  });

/** Mails a code, or what its owner should know instead. Nobody else learns which of them it was. */
export const mailCode = async (ctx: Ctx, told: z.output<(typeof accountWork)['accounts.mailCode']>): Promise<void> => {
  const { purpose, mail, code } = told;
  const locale = await offeredTo(ctx, told.locale);
  const values = { code, minutes: codeMinutes };
  const user = await selectUserByMail(ctx.db, mail);
  if (purpose === 'register' && user === null) await sendMail(ctx, mail, locale, 'registerCode', values);
  if (purpose === 'register' && user !== null) await sendMail(ctx, user.mail, locale, 'alreadyRegistered', { userName: user.userName });
  if (purpose === 'login' && user !== null) await sendMail(ctx, user.mail, locale, 'loginCode', values);
  if (purpose === 'updatePwd' && user !== null) await sendMail(ctx, user.mail, locale, 'passwordCode', values);
};

/**
 * Refuses a wrong, used or old code, keeping count of the tries: five for each code. The right one can still be used.
 * @param counter where the guess was counted; at a separate door it is no try of the code's, which strangers may use up
 */
export const checkCode = async (ctx: Ctx, purpose: CodePurpose, address: string, typed: string, counter?: Counter): Promise<void> => {
  const isApart = counter?.isDoor === true;
  const code = await lockMailCode(ctx.db, address, purpose, ctx.now);
  if (code === null || (!isApart && code.tries >= codeTriesMax)) return refuseAndKeep('wrongVerificationCode');
  if (timingSafeEqual(code.codeHash, printOf(purpose, address, typed))) return undefined;
  if (!isApart) await countCodeTry(ctx.db, code.id);
  return refuseAndKeep('wrongVerificationCode');
};

/** The codes sent to this address for this purpose open nothing any more. */
export const useCode = (ctx: Ctx, purpose: CodePurpose, address: string): Promise<void> => useMailCodes(ctx.db, address, purpose, ctx.now);
