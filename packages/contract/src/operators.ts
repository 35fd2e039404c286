import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, done, id, idOptional, instant, page, paging, textOptional, words } from './fields.ts';
import { reasonChars } from './values/free-text.ts';
import { orderState } from './order-shapes.ts';
import { auditActions, auditSubjects } from './values/audit.ts';
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
  /** Paid orders, and what was paid for them, freight included, less refunds, in the settlement currency. */
  orders: z.number(),
  spent: amount(),
});
/** A version of the terms somebody agreed to. */
const consent = z.object({ document: z.number(), version: z.number(), agreedAt: instant() });
/** What operators see and do of people and of the site. */
export const operatorEndpoints = {
  'GET /platform/user/page': endpoint({
    who: 'operator',
    area: 'people',
    summary: 'Buyers, the newest first; found by account name, nickname, mail address or mobile number',
    input: z.object({ q: textOptional(254), ...paging }),
    output: page(person),
  }),
  'GET /platform/user/info/{userId}': endpoint({
    who: 'operator',
    area: 'people',
    summary: 'One buyer: account, money, orders',
    input: z.object({ userId: id() }),
    output: person.extend({
      locale: z.string(),
      timeZone: z.string(),
      balance: amount(),
      /** Points she can use now. */
      score: z.number(),
      currency: z.string(),
      addresses: z.number(),
      /** Where the account is logged in now. */
      sessions: z.number(),
      reviews: z.number(),
      /** The latest orders. */
      consents: z.array(consent),
      latest: z.array(z.object({ orderNumber: z.string(), ...orderState, total: amount(), currency: z.string(), createTime: instant() })),
    }),
    errors: ['userUnknown'],
  }),
  'POST /platform/user/{userId}/reveal': endpoint({
    who: 'operator',
    area: 'people',
    summary: 'Mail address and mobile number whole; who asked for them, and why, is kept',
    input: z.object({ userId: id(), reason: words(reasonChars.min, reasonChars.max) }),
    output: z.object({ mail: z.string(), mobile: z.string().nullable() }),
    errors: ['userUnknown'],
  }),
  'POST /platform/user/{userId}/endSessions': endpoint({
    who: 'operator',
    area: 'people',
    summary: 'Logs a buyer out everywhere, for an account that may be in wrong hands',
    input: z.object({ userId: id(), reason: words(reasonChars.min, reasonChars.max) }),
    output: z.object({ ended: z.number() }),
    errors: ['userUnknown'],
  }),
  'PUT /platform/password': endpoint({
    who: 'operator',
    area: 'every',
    summary: "Changes the operator's own password",
    input: z.object({ oldPassword: z.string().min(1).max(1024), password: z.string().min(1).max(1024), keyId: textOptional(64) }),
    output: done,
    errors: ['passwordTooWeak', 'passwordCommon', 'oldPasswordWrong', 'passwordNotReadable', 'plainPasswordRefused', 'tooManyTries'],
    perMinute: 20,
  }),
  'PUT /shop/admin/password': endpoint({
    who: 'seller',
    area: 'every',
    summary: "Changes the password of the store's account that is logged in",
    input: z.object({ oldPassword: z.string().min(1).max(1024), password: z.string().min(1).max(1024), keyId: textOptional(64) }),
    output: done,
    errors: ['passwordTooWeak', 'passwordCommon', 'oldPasswordWrong', 'passwordNotReadable', 'plainPasswordRefused', 'tooManyTries'],
    perMinute: 20,
  }),
  'GET /platform/audit/page': endpoint({
    who: 'operator',
    area: 'staff',
    summary:
      'What people of the consoles changed, the latest first; found by who, by what was done, by subject, such as user:17 or an order number, and by time. Counting stops some pages on',
    input: z.object({
      subject: textOptional(100),
      subjectKind: z.enum(auditSubjects).optional(),
      action: z.enum(auditActions).optional(),
      actorKind: z.enum(actorKinds).optional(),
      actorId: idOptional(),
      since: z.iso.datetime({ message: 'date' }).optional(),
      before: z.iso.datetime({ message: 'date' }).optional().meta({ description: 'up to this instant, and not at it' }),
      ...paging,
    }),
    output: page(
      z.object({
        auditId: z.string(),
        at: instant(),
        actorKind: z.string(),
        actorId: z.number().nullable(),
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
    area: 'settings',
    summary: 'Does a piece of work again, now, that failed or is to be retried later',
    input: z.object({ workId: z.string().regex(/^\d{1,18}$/, { message: 'number' }) }),
    output: done,
    errors: ['workUnknown'],
  }),
} as const;
