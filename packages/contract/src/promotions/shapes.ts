import { z } from 'zod';
import { amount, amountText, amountTextOptional, id, idOptional, instant, text, whole, wholeOptional } from '../fields.ts';
import {
  couponCodesMax,
  couponDaysMax,
  couponIssueMax,
  couponNameChars,
  couponPerBuyerMax,
  couponProductsMax,
  noClaimReasons,
  noUseReasons,
  promotionOwners,
} from '../values/coupons.ts';
import { locales } from '../values/locales.ts';

/** A name as one text, which is in the writer's language, or as texts by language. */
const name = z.union([text(1, couponNameChars), z.partialRecord(z.enum(locales), text(1, couponNameChars))]);
const discount = { description: 'what is left to pay, in tenths: 8.5 is 15 % off; of a coupon of an amount null' };

/** What a coupon takes off, and of what. */
export const couponTerms = {
  couponId: z.number(),
  couponName: z.string(),
  couponType: z.number().meta({ description: '1 an amount, 2 a percentage' }),
  cashCondition: amount().meta({ description: 'least price of the goods it is for; 0: none' }),
  reduceAmount: amount().nullable().meta({ description: 'what it takes off; of a percentage null' }),
  couponDiscount: z.number().nullable().meta(discount),
  maxReduce: amount().nullable().meta({ description: 'the most that a percentage takes off' }),
  currency: z.string(),
  scope: z.number().meta({ description: '0 all goods, 1 a category, 2 a store, 3 selected goods' }),
  suitableProdType: z.number().meta({ description: '0 all goods of its store or of the platform, 1 some of them' }),
  owner: z.enum(promotionOwners).meta({ description: 'who pays for what it takes off' }),
  shopId: z.number().nullable().meta({ description: 'whose it is; null: the platform’s' }),
  shopName: z.string().nullable(),
  categoryId: z.number().nullable(),
  categoryName: z.string().nullable(),
  prodIds: z.array(z.number()),
  validTimeType: z.number().meta({ description: '1 between two dates, 2 for days after it was received' }),
  startTime: instant().nullable(),
  endTime: instant().nullable(),
  validDays: z.number().nullable(),
};
/** A coupon in the coupon centre. */
export const claimableCoupon = z.object({
  ...couponTerms,
  receiveEnd: instant().meta({ description: 'until when it can be claimed' }),
  received: z.number().meta({ description: 'how many of it the caller has had' }),
  limitNum: z.number().meta({ description: 'how many one buyer can have' }),
  left: z.number().nullable().meta({ description: 'how many can still be claimed; null: without an end' }),
  canReceive: z.boolean(),
  reason: z.enum(noClaimReasons).nullable().meta({ description: 'why the caller cannot claim it' }),
});
/** A coupon that a buyer has. Its times are its own. */
export const ownCoupon = z.object({
  ...couponTerms,
  couponUserId: z.number(),
  status: z.number().meta({ description: '0 unused, 1 used, 2 expired' }),
  receiveTime: instant(),
  useTime: instant().nullable(),
  orderNumbers: z.array(z.string()).meta({ description: 'what it was used on' }),
});
/** A coupon that a buyer has, as a quote looks at it. */
export const quotedCoupon = z.object({
  ...couponTerms,
  couponUserId: z.number(),
  canUse: z.boolean(),
  choose: z.boolean().meta({ description: 'this quote uses it' }),
  reason: z.enum(noUseReasons).nullable().meta({ description: 'why it cannot be used here' }),
  missing: amount().nullable().meta({ description: 'what is missing of its least price, where that is the reason' }),
  reduceAmount: amount().meta({ description: 'what it takes off here; of one that is not chosen, what it would' }),
});

/** Tenths that are left to pay, as text: above 0 and below 10, with at most two decimals; absent when empty. */
const tenthsOptional = () =>
  z.preprocess(
    (v) => (typeof v === 'number' ? String(v) : v === '' || v === null ? undefined : v),
    z
      .string()
      .regex(/^(?!0(\.0*)?$)\d(\.\d{1,2})?$/, { message: 'wrong' })
      .optional(),
  ) as unknown as z.ZodOptional<z.ZodType<string, string | number | null>>;

/** What a console writes of a coupon. Instants are read as ISO 8601. */
const moment = () => z.iso.datetime({ offset: true });
export const writtenCoupon = {
  couponName: name,
  couponType: whole(1, 2),
  cashCondition: amountText().default('0'),
  reduceAmount: amountTextOptional(),
  couponDiscount: tenthsOptional().meta(discount),
  maxReduce: amountTextOptional(),
  scope: whole(0, 3),
  categoryId: idOptional(),
  prodIds: z.array(id()).max(couponProductsMax).optional(),
  issueTotal: wholeOptional(1, couponIssueMax).meta({ description: 'how many there are; absent: without an end' }),
  limitNum: whole(1, couponPerBuyerMax).default(1),
  receiveStart: moment(),
  receiveEnd: moment(),
  validTimeType: whole(1, 2),
  startTime: moment().optional(),
  endTime: moment().optional(),
  validDays: wholeOptional(1, couponDaysMax),
  budget: amountTextOptional().meta({ description: 'the most that all of them together may take off; absent: without an end' }),
};
export const codesWanted = {
  codes: wholeOptional(0, couponCodesMax).meta({
    description: 'makes so many codes; then it stands in no coupon centre, and each code is taken once',
  }),
};
/** A coupon as its owner keeps it, with what came of it. */
export const keptCoupon = z.object({
  ...couponTerms,
  names: z.record(z.string(), z.string()),
  issueTotal: z.number().nullable(),
  limitNum: z.number(),
  receiveStart: instant(),
  receiveEnd: instant(),
  budget: amount().nullable(),
  promised: amount().meta({ description: 'what those that were received, and have not expired, take off at most' }),
  byCode: z.boolean(),
  codes: z.number().meta({ description: 'codes that were made' }),
  state: z.number().meta({ description: '0 not started, 1 running, 2 ended' }),
  createTime: instant(),
  claimed: z.number().meta({ description: 'how many were received' }),
  used: z.number().meta({ description: 'how many of them are used' }),
  orders: z.number().meta({ description: 'paid orders on which it took something off, and of which something is left' }),
  reduced: amount().meta({ description: 'what it took off these' }),
  sold: amount().meta({ description: 'what was paid for the goods it took something off' }),
  newBuyers: z.number().meta({ description: 'buyers whose first paid order with the owner it was' }),
  version: z.number(),
});
