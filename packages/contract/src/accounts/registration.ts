import { z } from 'zod';
import { termsTicked } from '../site/index.ts';
import { mail, opened, passwordSent } from './fields.ts';
import { endpoint } from '../endpoint.ts';
import { done, text, textOptional } from '../fields.ts';
import { nickNameCharsMax } from '../values/limits.ts';

const validCode = () => z.string().trim().min(1).max(32);

/** Becoming a buyer, and getting back in. None of it tells whether an account exists. */
export const registrationEndpoints = {
  'POST /sms/sendRegisterCode': endpoint({
    who: 'public',
    summary: 'Sends a code for registering; whoever has an account already is told so by mail, not here',
    input: z.object({ mail: mail() }),
    output: done,
    errors: ['codeRecentlySent', 'tooManyCodes', 'tooManyTries'],
    perMinute: 10,
  }),
  'POST /user/register': endpoint({
    who: 'public',
    summary: 'Registers a buyer with a mailed code, and logs her in',
    input: z.object({
      mail: mail(),
      ...passwordSent,
      validCode: validCode(),
      userName: z
        .string()
        .trim()
        .regex(/^\w{4,16}$/, { message: 'userName' }),
      nickName: text(1, nickNameCharsMax * 8),
      /** The ticket of a social login that found no account. */
      bizPayload: textOptional(2048),
      terms: termsTicked(),
      timeZone: textOptional(64).meta({ description: 'of her clock, such as Asia/Yekaterinburg; one that is not known is Moscow’s' }),
    }),
    output: opened,
    errors: [
      'wrongVerificationCode',
      'tooManyTries',
      'userNameTaken',
      'passwordNotReadable',
      'plainPasswordRefused',
      'passwordTooWeak',
      'passwordCommon',
      'termsNotAgreed',
      'signInTicketOver',
      'socialAccountTaken',
    ],
    session: { kind: 'buyer', does: 'open' },
    perMinute: 20,
  }),
  'POST /sms/sendUpdatePwdCode': endpoint({
    who: 'public',
    summary: 'Sends a code for choosing a new password, if there is such an account',
    input: z.object({ mail: mail() }),
    output: done,
    errors: ['codeRecentlySent', 'tooManyCodes', 'tooManyTries'],
    perMinute: 10,
  }),
  'PUT /user/checkUpdatePwdSms': endpoint({
    who: 'public',
    summary: 'Checks that code; the flag it answers opens the next step for ten minutes',
    input: z.object({ mail: mail(), validCode: validCode() }),
    output: z.object({ checkRegisterSmsFlag: z.string() }),
    errors: ['wrongVerificationCode', 'tooManyTries'],
    perMinute: 20,
  }),
  'PUT /user/updatePwd': endpoint({
    who: 'public',
    summary: 'Sets a new password with the flag of the checked code; every session ends',
    input: z.object({ mail: mail(), ...passwordSent, checkRegisterSmsFlag: text(1, 128) }),
    output: done,
    errors: ['wrongVerificationCode', 'tooManyTries', 'passwordNotReadable', 'plainPasswordRefused', 'passwordTooWeak', 'passwordCommon'],
    provesMailbox: true,
    perMinute: 20,
  }),
} as const;
