import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, done, id, nothing, text, textOptional } from './fields.ts';

const mail = () =>
  z
    .string()
    .trim()
    .max(254)
    .regex(/^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/, { message: 'mail' });
const credentials = z.object({
  userName: text(1, 254),
  /** RSA-OAEP of "<unix ms>:<password>" in base64 when keyId is given, else plain. */
  passWord: z.string().min(1).max(1024),
  keyId: textOptional(64),
});
const opened = z.object({ accessToken: z.string(), expiresIn: z.number().meta({ description: 'seconds' }) });

export const addressFields = z.object({
  addrId: z.number(),
  receiver: z.string(),
  mobile: z.string(),
  country: z.string(),
  province: z.string(),
  city: z.string(),
  area: z.string(),
  addr: z.string(),
  postCode: z.string(),
  commonAddr: z.number().meta({ description: '1 is the default address' }),
});

export const accountEndpoints = {
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
    summary: 'Buyer login with account name, e-mail or mobile',
    input: credentials,
    output: opened,
    errors: ['loginFailed', 'passwordNotReadable', 'plainPasswordRefused', 'tooManyTries'],
    session: { kind: 'buyer', does: 'open' },
    perMinute: 20,
  }),
  'POST /mailLogin': endpoint({
    who: 'public',
    summary: 'Buyer login with a code sent by mail',
    input: z.object({ userName: mail(), passWord: z.string().trim().min(1).max(32) }),
    output: opened,
    errors: ['wrongVerificationCode', 'tooManyTries'],
    session: { kind: 'buyer', does: 'open' },
    perMinute: 20,
  }),
  'POST /sms/sendLoginCode': endpoint({
    who: 'public',
    summary: 'Sends a login code to the mail address; the answer never tells whether the account exists',
    input: z.object({ mail: mail() }),
    output: done,
    errors: ['codeRecentlySent', 'tooManyTries'],
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
        unPay: z.number(),
        payed: z.number(),
        consignment: z.number(),
        confirm: z.number(),
        success: z.number(),
        close: z.number(),
        refund: z.number(),
        grouping: z.number(),
      }),
      isSetPassword: z.boolean(),
      shopId: z.number().nullable(),
      shopStatus: z.number().nullable(),
      shopAuditStatus: z.number().nullable(),
    }),
  }),
  'GET /p/userBalance/getBalanceInfo': endpoint({
    who: 'buyer',
    summary: 'Balance that can be spent and that is held',
    input: nothing,
    output: z.object({ balance: amount(), heldBalance: amount(), currency: z.string() }),
  }),
  'GET /p/address/list': endpoint({
    who: 'buyer',
    summary: 'The address book, default first',
    input: nothing,
    output: z.array(addressFields),
  }),
  'GET /p/address/addrInfo/{addrId}': endpoint({
    who: 'buyer',
    summary: 'One address of the book',
    input: z.object({ addrId: id() }),
    output: addressFields,
    errors: ['addressUnknown'],
  }),
  'POST /shop/admin/login': endpoint({
    who: 'public',
    summary: 'Seller login with the store account',
    input: credentials,
    output: opened,
    errors: ['loginFailed', 'passwordNotReadable', 'plainPasswordRefused', 'tooManyTries'],
    session: { kind: 'seller', does: 'open' },
    perMinute: 20,
  }),
  'POST /shop/admin/logOut': endpoint({
    who: 'seller',
    summary: 'Ends this session',
    input: nothing,
    output: done,
    session: { kind: 'seller', does: 'end' },
  }),
  'GET /shop/admin/account': endpoint({
    who: 'seller',
    summary: 'The store account logged in',
    input: nothing,
    output: z.object({ userName: z.string(), shopId: z.number(), shopName: z.string(), demo: z.boolean() }),
  }),
  'POST /platform/login': endpoint({
    who: 'public',
    summary: 'Operator login',
    input: credentials,
    output: opened,
    errors: ['loginFailed', 'passwordNotReadable', 'plainPasswordRefused', 'tooManyTries'],
    session: { kind: 'operator', does: 'open' },
    perMinute: 20,
  }),
  'POST /platform/logOut': endpoint({
    who: 'operator',
    summary: 'Ends this session',
    input: nothing,
    output: done,
    session: { kind: 'operator', does: 'end' },
  }),
  'GET /platform/account': endpoint({
    who: 'operator',
    summary: 'The operator logged in',
    input: nothing,
    output: z.object({ userName: z.string(), operatorId: z.number(), demo: z.boolean() }),
  }),
} as const;
