import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, anyText, done, id, idOptional, instant, nothing, page, paging, text, textOptional, wholeOptional } from './fields.ts';
import { actorKinds } from './values/enumerations.ts';

const person = z.object({
  userId: z.number(),
  userName: z.string(),
  nickName: z.string(),
  /** All but the ends hidden: an operator who needs it whole asks for it, and that is written down. */
  mail: z.string(),
  mobile: z.string().nullable(),
  level: z.number(),
  createdAt: instant(),
  deleted: z.boolean(),
  /** Orders that were paid, and what was paid for them in the settlement currency. */
  orders: z.number(),
  spent: amount(),
});
const store = z.object({
  shopId: z.number(),
  shopName: z.string(),
  firmName: z.string(),
  city: z.string(),
  shopStatus: z.number(),
  openedAt: instant(),
  /** Products that can be opened now. */
  products: z.number(),
  /** Orders that were paid, and what was paid for them in the settlement currency. */
  orders: z.number(),
  sold: amount(),
  /** Mean of the shown reviews, 0 without any. */
  score: z.number(),
});
/** A password that is shown once and never again; it is meant to be changed. */
const account = z.object({ userName: z.string(), password: z.string() });
const accountName = () =>
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9_]{4,16}$/, { message: 'userName' });

/** What operators see and do of people, stores and those who work for them. */
export const operatorEndpoints = {
  'GET /platform/user/page': endpoint({
    who: 'operator',
    summary: 'Buyers, the newest first; found by account name, nickname, mail address or mobile number',
    input: z.object({ q: textOptional(254), ...paging }),
    output: page(person),
  }),
  'GET /platform/user/info/{userId}': endpoint({
    who: 'operator',
    summary: 'One buyer: account, money, orders',
    input: z.object({ userId: id() }),
    output: person.extend({
      locale: z.string(),
      timeZone: z.string(),
      balance: amount(),
      currency: z.string(),
      addresses: z.number(),
      /** Where the account is logged in now. */
      sessions: z.number(),
      reviews: z.number(),
      /** The latest orders. */
      latest: z.array(
        z.object({ orderNumber: z.string(), status: z.number(), total: amount(), currency: z.string(), createTime: instant() }),
      ),
    }),
    errors: ['userUnknown'],
  }),
  'POST /platform/user/{userId}/reveal': endpoint({
    who: 'operator',
    summary: 'Mail address and mobile number whole; who asked for them, and why, is kept',
    input: z.object({ userId: id(), reason: text(3, 500) }),
    output: z.object({ mail: z.string(), mobile: z.string().nullable() }),
    errors: ['userUnknown'],
  }),
  'POST /platform/user/{userId}/endSessions': endpoint({
    who: 'operator',
    summary: 'Logs a buyer out everywhere, for an account that may be in wrong hands',
    input: z.object({ userId: id(), reason: text(3, 500) }),
    output: z.object({ ended: z.number() }),
    errors: ['userUnknown'],
  }),
  'GET /platform/shop/page': endpoint({
    who: 'operator',
    summary: 'Stores, the newest first; found by name, firm, city or number',
    input: z.object({ q: textOptional(200), shopStatus: wholeOptional(-1, 5), ...paging }),
    output: page(store).extend({ counts: z.array(z.object({ shopStatus: z.number(), count: z.number() })) }),
  }),
  'GET /platform/shop/info/{shopId}': endpoint({
    who: 'operator',
    summary: 'One store: who works for it, its money, its latest orders',
    input: z.object({ shopId: id() }),
    output: store.extend({
      intro: z.string(),
      /** Null where the site's own commission counts. */
      commissionBasisPoints: z.number().nullable(),
      suspendReason: z.string().nullable(),
      inEscrow: amount(),
      available: amount(),
      currency: z.string(),
      accounts: z.array(z.object({ accountId: z.number(), userName: z.string(), createdAt: instant() })),
      latest: z.array(
        z.object({ orderNumber: z.string(), status: z.number(), total: amount(), currency: z.string(), createTime: instant() }),
      ),
    }),
    errors: ['shopUnknown'],
  }),
  'POST /platform/shop': endpoint({
    who: 'operator',
    summary: 'Opens a store with its first account, whose password is told once',
    input: z.object({ shopName: text(2, 60), firmName: text(2, 100), city: text(2, 60), userName: accountName() }),
    output: account.extend({ shopId: z.number() }),
    errors: ['shopNameTaken', 'accountNameTaken'],
    toldOnce: true,
  }),
  'PUT /platform/shop/suspend': endpoint({
    who: 'operator',
    summary: 'Takes an open store and its goods off the site; orders that are under way go on',
    input: z.object({ shopId: id(), reason: text(3, 500) }),
    output: done,
    errors: ['shopUnknown', 'shopNotInState'],
  }),
  'PUT /platform/shop/reopen': endpoint({
    who: 'operator',
    summary: 'Puts a suspended store and its goods back on the site',
    input: z.object({ shopId: id() }),
    output: done,
    errors: ['shopUnknown', 'shopNotInState'],
  }),
  'PUT /platform/shop/commission': endpoint({
    who: 'operator',
    summary: "Sets a store's own commission for orders to come, in hundredths of a per cent; without one the site's counts",
    input: z.object({ shopId: id(), basisPoints: wholeOptional(0, 10_000) }),
    output: done,
    errors: ['shopUnknown'],
  }),
  'POST /platform/shop/account': endpoint({
    who: 'operator',
    summary: 'Adds an account to a store, whose password is told once',
    input: z.object({ shopId: id(), userName: accountName() }),
    output: account,
    errors: ['shopUnknown', 'accountNameTaken'],
    toldOnce: true,
  }),
  'POST /platform/shop/account/password': endpoint({
    who: 'operator',
    summary: "Gives a store's account a new password, told once, and logs it out everywhere",
    input: z.object({ accountId: id() }),
    output: account,
    errors: ['storeAccountUnknown'],
    toldOnce: true,
  }),
  'PUT /platform/password': endpoint({
    who: 'operator',
    summary: "Changes the operator's own password",
    input: z.object({ oldPassword: z.string().min(1).max(1024), password: z.string().min(1).max(1024), keyId: textOptional(64) }),
    output: done,
    errors: ['passwordTooWeak', 'oldPasswordWrong', 'passwordNotReadable', 'plainPasswordRefused', 'tooManyTries'],
    perMinute: 20,
  }),
  'PUT /shop/admin/password': endpoint({
    who: 'seller',
    summary: "Changes the password of the store's account that is logged in",
    input: z.object({ oldPassword: z.string().min(1).max(1024), password: z.string().min(1).max(1024), keyId: textOptional(64) }),
    output: done,
    errors: ['passwordTooWeak', 'oldPasswordWrong', 'passwordNotReadable', 'plainPasswordRefused', 'tooManyTries'],
    perMinute: 20,
  }),
  'GET /platform/audit/page': endpoint({
    who: 'operator',
    summary: 'What people of the consoles changed, the latest first; found by subject, such as user:17 or an order number',
    input: z.object({ subject: textOptional(100), actorKind: z.enum(actorKinds).optional(), actorId: idOptional(), ...paging }),
    output: page(
      z.object({
        auditId: z.string(),
        at: instant(),
        actorKind: z.string(),
        actorName: z.string(),
        action: z.string(),
        subject: z.string(),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
  }),
  'POST /platform/jobs/retry': endpoint({
    who: 'operator',
    summary: 'Does a piece of work that failed again, now',
    input: z.object({ workId: z.string().regex(/^\d{1,18}$/, { message: 'number' }) }),
    output: done,
    errors: ['workUnknown'],
  }),
  'GET /platform/site/settings': endpoint({
    who: 'operator',
    summary: 'The rules of the site as they are now',
    input: nothing,
    output: z.object({
      payWithinMinutes: z.number(),
      automaticReceiptDays: z.number(),
      claimDays: z.number(),
      commissionBasisPoints: z.number(),
      overdueDays: z.number(),
      balancePaySwitch: z.boolean(),
      payPalSwitch: z.boolean(),
      cardPaySwitch: z.boolean(),
      contact: z.string(),
      /** Words often searched for, by language. */
      hotSearch: z.record(z.string(), z.array(z.string())),
      settlementCurrency: z.string(),
      currencies: z.array(
        z.object({
          currencyCode: z.string(),
          currencyName: z.string(),
          exchangeRate: z.string(),
          enabled: z.boolean(),
          isDefault: z.boolean(),
        }),
      ),
      /** Changes with every change: a form that began before it is told so. */
      version: z.string(),
    }),
  }),
  'PUT /platform/site/settings': endpoint({
    who: 'operator',
    summary: 'Changes rules of the site, those that are named; orders that are placed keep theirs',
    input: z.object({
      version: text(1, 64),
      payWithinMinutes: wholeOptional(5, 10_080),
      automaticReceiptDays: wholeOptional(1, 90),
      claimDays: wholeOptional(1, 90),
      commissionBasisPoints: wholeOptional(0, 5000),
      overdueDays: wholeOptional(0, 60),
      balancePaySwitch: z.boolean().optional(),
      payPalSwitch: z.boolean().optional(),
      cardPaySwitch: z.boolean().optional(),
      contact: anyText(254).trim().optional(),
      hotSearch: z.record(z.string().max(10), z.array(text(1, 60)).max(10)).optional(),
    }),
    output: z.object({ version: z.string() }),
    errors: ['changedMeanwhile'],
  }),
  'PUT /platform/site/currency': endpoint({
    who: 'operator',
    summary: 'Sets at which rate a currency is shown, and whether it is; nothing is charged by it',
    input: z.object({
      currencyCode: z.string().regex(/^[A-Z]{3}$/, { message: 'currency' }),
      exchangeRate: z
        .string()
        .trim()
        .regex(/^\d{1,9}(\.\d{1,9})?$/, { message: 'amount' }),
      enabled: z.boolean(),
    }),
    output: done,
    errors: ['currencyUnknown', 'currencyFixed'],
  }),
} as const;
