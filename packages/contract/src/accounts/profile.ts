import { z } from 'zod';
import { mail, passwordSent } from './fields.ts';
import { endpoint, fileAnswer } from '../endpoint.ts';
import { anyText, done, id, instant, isDay, nothing, text, textOptional } from '../fields.ts';
import { alsoNamed } from '../other-names.ts';
import { nickNameCharsMax } from '../values/limits.ts';

const validCode = () => z.string().trim().min(1).max(32);

/** M, F or empty; clients of the lineage send 0 for M and 1 for F, as a number or its text. */
const sex = () =>
  z.preprocess(
    (v) => (v === 0 || v === '0' ? 'M' : v === 1 || v === '1' ? 'F' : v === null ? undefined : v),
    z.enum(['M', 'F', '']).optional(),
  ) as unknown as z.ZodOptional<z.ZodType<'M' | 'F' | '', 'M' | 'F' | '' | '0' | '1' | 0 | 1 | null>>;

/** What a buyer does with her own account. */
export const profileEndpoints = {
  'PUT /p/user/setUserInfo': endpoint({
    who: 'buyer',
    summary: 'Changes nickname, gender, birthday, time zone and avatar; what is absent stays',
    input: alsoNamed(
      z.object({
        /** What is empty or only spaces is refused: nobody is without a name. */
        nickName: anyText(nickNameCharsMax * 8).optional(),
        /** 0 and 1 are M and F of clients of the lineage; empty takes it away. */
        sex: sex(),
        /** A day of the past, YYYY-MM-DD; empty takes it away. */
        birthDate: z
          .string()
          .regex(/^(\d{4}-\d{2}-\d{2})?$/, { message: 'date' })
          .refine((v) => v === '' || isDay(v), { message: 'date' })
          .optional(),
        timeZone: textOptional(64),
        /** Path of a picture brought as an avatar; empty takes the avatar away. */
        pic: z
          .string()
          .regex(/^(u\/[0-9a-f]{2}\/[0-9a-f]{32}-1000\.webp)?$/, { message: 'wrong' })
          .optional(),
      }),
      { avatarUrl: 'pic' },
    ),
    output: done,
    errors: ['nickNameTooLong', 'fileUnknown'],
  }),
  'PUT /p/user/updatePwd': endpoint({
    who: 'buyer',
    summary: 'Changes the password; every other session ends',
    input: z.object({ oldPassword: z.string().min(1).max(1024).optional(), ...passwordSent }),
    output: done,
    errors: ['oldPasswordWrong', 'passwordNotReadable', 'plainPasswordRefused', 'passwordTooWeak', 'passwordCommon', 'tooManyTries'],
    perMinute: 20,
  }),
  'POST /sms/sendBindCode': endpoint({
    who: 'buyer',
    summary: 'Sends a code to the new mail address or mobile number that is to be bound',
    input: z.object({ mail: mail().optional(), mobile: textOptional(32) }),
    output: done,
    errors: ['codeRecentlySent', 'tooManyCodes', 'tooManyTries', 'mobileNotValid', 'nothingToBind'],
    perMinute: 10,
  }),
  'PUT /p/user/updateMail': endpoint({
    who: 'buyer',
    summary: 'Binds a mail address by the code sent to it; the old one is told',
    input: z.object({ mail: mail(), validCode: validCode() }),
    output: done,
    errors: ['wrongVerificationCode', 'tooManyTries'],
    perMinute: 20,
  }),
  'PUT /p/user/updateMobile': endpoint({
    who: 'buyer',
    summary: 'Binds a mobile number by the code sent to it',
    input: z.object({ mobile: text(1, 32), validCode: validCode() }),
    output: done,
    errors: ['wrongVerificationCode', 'tooManyTries', 'mobileNotValid'],
    perMinute: 20,
  }),
  'GET /p/user/sessions': endpoint({
    who: 'buyer',
    summary: 'Where the account is logged in, this session first',
    input: nothing,
    output: z.array(
      z.object({
        sessionId: z.number(),
        current: z.boolean(),
        userAgent: z.string(),
        ip: z.string(),
        createdAt: instant(),
        expiresAt: instant(),
      }),
    ),
  }),
  'DELETE /p/user/session/{sessionId}': endpoint({
    who: 'buyer',
    summary: 'Ends one session of the account',
    input: z.object({ sessionId: id() }),
    output: done,
    errors: ['sessionUnknown'],
  }),
  'POST /p/user/sessions/endOthers': endpoint({
    who: 'buyer',
    summary: 'Ends every session of the account but this one',
    input: nothing,
    output: z.object({ ended: z.number() }),
  }),
  'GET /p/user/export': endpoint({
    who: 'buyer',
    summary: 'Everything that is kept about the person, as a JSON file',
    input: nothing,
    output: fileAnswer,
    file: ['application/json'],
    perMinute: 6,
  }),
  'POST /sms/sendDestroyCode': endpoint({
    who: 'buyer',
    summary: 'Sends a code to the bound mail address for deleting the account',
    input: nothing,
    output: done,
    errors: ['codeRecentlySent', 'tooManyTries'],
    perMinute: 10,
  }),
  'POST /p/user/destroy': endpoint({
    who: 'buyer',
    summary: 'Deletes the account: the person is forgotten, orders and books stay without her name',
    input: z.object({ validCode: validCode() }),
    output: done,
    errors: ['wrongVerificationCode', 'tooManyTries', 'accountInUse'],
    session: { kind: 'buyer', does: 'end' },
    perMinute: 20,
  }),
} as const;
