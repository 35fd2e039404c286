import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, id, instant, orderState, page, paging, textOptional, whole, words } from '../fields.ts';
import { userLevelMax } from '../values/limits.ts';
import { reasonChars, weightyReasonChars } from '../values/free-text.ts';

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
export const buyerAccountEndpoints = {
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
  'POST /platform/user/level': endpoint({
    who: 'operator',
    area: 'people',
    summary: 'Proposes another level for a buyer; another operator decides',
    input: z.object({ userId: id(), level: whole(1, userLevelMax), reason: words(weightyReasonChars.min, weightyReasonChars.max) }),
    output: z.object({ proposalId: z.number() }),
    errors: ['userUnknown', 'levelSame', 'proposalOpenAlready'],
  }),
} as const;
