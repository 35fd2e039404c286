import { z } from 'zod';
import { accountName, mail } from '../accounts/index.ts';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  done,
  id,
  instant,
  listText,
  onPaper,
  orderState,
  page,
  paging,
  text,
  textOptional,
  wholeOptional,
  words,
} from '../fields.ts';
import { storePhoto } from './profile.ts';
import { storeAreas } from '../values/areas.ts';
import { countriesMax } from '../values/limits.ts';
import { locales } from '../values/locales.ts';
import { reasonChars } from '../values/free-text.ts';

const store = z.object({
  shopId: z.number(),
  shopName: z.string(),
  firmName: z.string(),
  city: z.string(),
  shopStatus: z.number(),
  openedAt: instant(),
  /** Products that can be opened now. */
  products: z.number(),
  /** Paid orders and net sales in the settlement currency, as counted some minutes ago: goods without freight, less what was refunded of them. */
  orders: z.number(),
  sold: amount(),
  /** Mean of the shown reviews, 0 without any. */
  score: z.number(),
});
/** A password that is shown once and never again; it is meant to be changed. */
const account = z.object({ userName: z.string(), password: z.string() });
/** What operators see and do of stores and those who work for them. */
export const operatorStoreEndpoints = {
  'GET /platform/shop/page': endpoint({
    who: 'operator',
    area: 'stores',
    summary: 'Stores, the newest first; found by name, firm, city or number',
    input: z.object({ q: textOptional(200), shopStatus: wholeOptional(-1, 5), ...paging }),
    output: page(store).extend({ counts: z.array(z.object({ shopStatus: z.number(), count: z.number() })) }),
  }),
  'GET /platform/shop/info/{shopId}': endpoint({
    who: 'operator',
    area: 'stores',
    summary: 'One store: who works for it, its money, its latest orders',
    input: z.object({ shopId: id() }),
    output: store.extend({
      intro: z.string(),
      /** Null where the site's own commission counts. */
      commissionBasisPoints: z.number().nullable(),
      siteCommissionBasisPoints: z.number(),
      deliversTo: z.array(z.string()).meta({ description: 'ISO 3166 codes; none means all countries' }),
      mail: z.string().nullable().meta({ description: 'where the store is told what waits for it' }),
      mailLocale: z.string().meta({ description: 'the language of these mails' }),
      paymentTerms: z.array(z.number()),
      goodsReviewed: z.boolean().meta({ description: 'its goods are looked at before buyers see them' }),
      photos: z.array(storePhoto).meta({ description: 'what it shows of its factory, offices and showroom' }),
      isPreferred: z.boolean().meta({ description: 'buyers read that the platform prefers it' }),
      suspendReason: z.string().nullable(),
      inEscrow: amount().meta({ description: 'gross: all that the escrows of its orders hold' }),
      available: amount(),
      currency: z.string(),
      accounts: z.array(
        z.object({
          accountId: z.number(),
          userName: z.string(),
          createdAt: instant(),
          areas: z.array(z.enum(storeAreas)).nullable().meta({ description: 'null: everything' }),
          isLocked: z.boolean(),
        }),
      ),
      latest: z.array(z.object({ orderNumber: z.string(), ...orderState, total: amount(), currency: z.string(), createTime: instant() })),
    }),
    errors: ['shopUnknown'],
  }),
  'POST /platform/shop': endpoint({
    who: 'operator',
    area: 'stores',
    summary: 'Opens a store with its first account, whose password is told once',
    input: z.object({ shopName: text(2, 60), firmName: onPaper(text(2, 100)), city: onPaper(text(2, 60)), userName: accountName() }),
    output: account.extend({ shopId: z.number() }),
    errors: ['shopNameTaken', 'accountNameTaken'],
    toldOnce: true,
  }),
  'PUT /platform/shop/suspend': endpoint({
    who: 'operator',
    area: 'stores',
    summary: 'Takes an open store and its goods off the site; orders that are under way go on',
    input: z.object({ shopId: id(), reason: words(reasonChars.min, reasonChars.max) }),
    output: done,
    errors: ['shopUnknown', 'shopNotInState'],
  }),
  'PUT /platform/shop/reopen': endpoint({
    who: 'operator',
    area: 'stores',
    summary: 'Puts a suspended store and its goods back on the site',
    input: z.object({ shopId: id() }),
    output: done,
    errors: ['shopUnknown', 'shopNotInState'],
  }),
  'PUT /platform/shop/commission': endpoint({
    who: 'operator',
    area: 'stores',
    summary: "Sets a store's own commission for orders to come, in hundredths of a per cent; without one the site's counts",
    input: z.object({ shopId: id(), basisPoints: wholeOptional(0, 10_000) }),
    output: done,
    errors: ['shopUnknown'],
  }),
  'PUT /platform/shop/deliversTo': endpoint({
    who: 'operator',
    area: 'stores',
    summary: 'Names the countries a store delivers to; none means all',
    input: z.object({ shopId: id(), countries: listText(/^[A-Z]{2}$/, countriesMax) }),
    output: done,
    errors: ['shopUnknown'],
  }),
  'PUT /platform/shop/mail': endpoint({
    who: 'operator',
    area: 'stores',
    summary: 'Says where, and in which language, a store is told that somebody asks it for a price; without an address it is not',
    input: z.object({
      shopId: id(),
      mail: z.preprocess((v) => (v === '' ? undefined : v), mail().optional()),
      mailLocale: z.enum(locales),
    }),
    output: done,
    errors: ['shopUnknown'],
  }),
  'PUT /platform/shop/paymentTerms': endpoint({
    who: 'operator',
    area: 'stores',
    summary: 'Says which terms of payment a store offers beside payment before delivery, for orders to come',
    input: z.object({ shopId: id(), cashOnDelivery: z.boolean(), instalments: z.boolean() }),
    output: done,
    errors: ['shopUnknown'],
  }),
  'PUT /platform/shop/preferred': endpoint({
    who: 'operator',
    area: 'stores',
    summary: 'Says whether the platform prefers a store (type 1): its goods and pages say so, and lists can be narrowed to such stores',
    input: z.object({ shopId: id(), isPreferred: z.boolean() }),
    output: done,
    errors: ['shopUnknown'],
  }),
  'POST /platform/shop/account': endpoint({
    who: 'operator',
    area: 'stores',
    summary: 'Adds an account to a store, whose password is told once',
    input: z.object({ shopId: id(), userName: accountName() }),
    output: account,
    errors: ['shopUnknown', 'accountNameTaken', 'accountLimitReached'],
    toldOnce: true,
  }),
  'PUT /platform/shop/goodsReview': endpoint({
    who: 'operator',
    area: 'stores',
    summary: 'Says whether goods of a store are looked at before buyers see them, whatever the rule of the site',
    input: z.object({ shopId: id(), isReviewed: z.boolean() }),
    output: done,
    errors: ['shopUnknown'],
  }),
} as const;
