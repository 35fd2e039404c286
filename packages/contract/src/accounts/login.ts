import { z } from 'zod';
import { termsTicked } from '../site/index.ts';
import { mail, opened, passWordSent } from './fields.ts';
import { endpoint } from '../endpoint.ts';
import { amount, done, nothing, text } from '../fields.ts';
import { operatorAreas, storeAreas } from '../values/areas.ts';

const credentials = z.object({ userName: text(1, 254), ...passWordSent });

export const loginEndpoints = {
  'GET /login/key': endpoint({
    who: 'public',
    summary: 'The public key a password is encrypted with (SPKI, RSA-OAEP-256), changed daily',
    input: nothing,
    output: z.object({
      keyId: z.string(),
      publicKey: z.string().meta({ description: 'base64 of the SPKI document' }),
      now: z.number().meta({ description: 'unix milliseconds' }),
    }),
  }),
  'POST /login': endpoint({
    who: 'public',
    summary:
      'Buyer login with account name, e-mail or mobile; keeps which terms were ticked. A client that shows them tells them, and is refused where one is missing; one that tells nothing is asked with its first order',
    input: credentials.extend({ terms: termsTicked() }),
    output: opened,
    errors: ['loginFailed', 'passwordNotReadable', 'plainPasswordRefused', 'tooManyTries', 'termsNotAgreed'],
    session: { kind: 'buyer', does: 'open' },
    perMinute: 20,
  }),
  'POST /mailLogin': endpoint({
    who: 'public',
    summary: 'Buyer login with a code sent by mail',
    input: z.object({ userName: mail(), passWord: z.string().trim().min(1).max(32), terms: termsTicked() }),
    output: opened,
    errors: ['wrongVerificationCode', 'tooManyTries', 'termsNotAgreed'],
    session: { kind: 'buyer', does: 'open' },
    perMinute: 20,
  }),
  'POST /sms/sendLoginCode': endpoint({
    who: 'public',
    summary: 'Sends a login code to the mail address; the answer never tells whether the account exists',
    input: z.object({ mail: mail() }),
    output: done,
    errors: ['codeRecentlySent', 'tooManyCodes', 'tooManyTries'],
    perMinute: 10,
  }),
  'POST /logOut': endpoint({
    who: 'buyer',
    summary: 'Ends this session',
    input: nothing,
    output: done,
    session: { kind: 'buyer', does: 'end' },
  }),
  'GET /p/user/userInfo': endpoint({
    who: 'buyer',
    summary: 'The profile of the person logged in',
    input: nothing,
    output: z.object({
      userName: z.string(),
      username: z.string().meta({ description: 'the same as userName, as clients of the lineage read it' }),
      nickName: z.string(),
      pic: z.string().nullable(),
      userId: z.number(),
      userMail: z.string(),
      userMobile: z.string().nullable(),
      sex: z.string().nullable(),
      birthDate: z.string().nullable(),
      level: z.number(),
      levelType: z.number(),
      growth: z.number(),
      score: z.number(),
      timeZone: z.string(),
      balance: amount(),
    }),
  }),
  'GET /p/user/centerInfo': endpoint({
    who: 'buyer',
    summary: 'Counts of the orders in each state',
    input: nothing,
    output: z.object({
      orderCountData: z.object({
        allCount: z.number(),
        contract: z.number(),
        unPay: z.number(),
        payed: z.number(),
        consignment: z.number(),
        confirm: z.number(),
        success: z.number(),
        close: z.number(),
        refund: z.number(),
        grouping: z.number(),
      }),
      /** Types of which she has orders. */
      orderTypes: z.array(z.number()),
      isSetPassword: z.boolean(),
      shopId: z.number().nullable(),
      shopStatus: z.number().nullable(),
      shopAuditStatus: z.number().nullable(),
    }),
  }),
  'POST /shop/admin/login': endpoint({
    who: 'public',
    summary: 'Seller login with the store account',
    input: credentials,
    output: opened,
    errors: ['loginFailed', 'accountLocked', 'passwordNotReadable', 'plainPasswordRefused', 'tooManyTries'],
    session: { kind: 'seller', does: 'open' },
    perMinute: 20,
  }),
  'POST /shop/admin/logOut': endpoint({
    who: 'seller',
    area: 'every',
    summary: 'Ends this session',
    input: nothing,
    output: done,
    session: { kind: 'seller', does: 'end' },
  }),
  'GET /shop/admin/account': endpoint({
    who: 'seller',
    area: 'every',
    summary: 'The store account logged in',
    input: nothing,
    output: z.object({
      userName: z.string(),
      shopId: z.number(),
      shopName: z.string(),
      /** Why the platform has taken the store off the site; null while it sells. */
      suspendReason: z.string().nullable(),
      shopStatus: z.number().meta({ description: '0 when its owner has taken the store offline' }),
      areas: z.array(z.enum(storeAreas)).nullable().meta({ description: 'what the account may do; null: everything' }),
      timeZone: z.string().meta({ description: 'in which the store counts its days' }),
      settlementCurrency: z.string(),
      demo: z.boolean(),
    }),
  }),
  'POST /platform/login': endpoint({
    who: 'public',
    summary: 'Operator login',
    input: credentials,
    output: opened,
    errors: ['loginFailed', 'accountLocked', 'passwordNotReadable', 'plainPasswordRefused', 'tooManyTries'],
    session: { kind: 'operator', does: 'open' },
    perMinute: 20,
  }),
  'POST /platform/logOut': endpoint({
    who: 'operator',
    area: 'every',
    summary: 'Ends this session',
    input: nothing,
    output: done,
    session: { kind: 'operator', does: 'end' },
  }),
  'GET /platform/account': endpoint({
    who: 'operator',
    area: 'every',
    summary: 'The operator logged in',
    input: nothing,
    output: z.object({
      userName: z.string(),
      operatorId: z.number(),
      areas: z.array(z.enum(operatorAreas)).nullable().meta({ description: 'what she may do; null: everything' }),
      settlementCurrency: z.string(),
      demo: z.boolean(),
    }),
  }),
} as const;
