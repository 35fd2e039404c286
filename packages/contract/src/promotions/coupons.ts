import { z } from 'zod';
import { type AreaBy, endpoint, endpointFor, type Who } from '../endpoint.ts';
import { done, id, idOptional, instant, nothing, orderNumber, page, paging, textOptional, whole, wholeOr } from '../fields.ts';
import { couponViews } from '../values/coupons.ts';
import { batchMax } from '../values/limits.ts';
import { claimableCoupon, codesWanted, keptCoupon, ownCoupon, writtenCoupon } from './shapes.ts';

const writeErrors = ['categoryUnknown', 'productUnknown', 'couponsFull'] as const;
const codeRow = z.object({ code: z.string(), takenAt: instant().nullable() });

/** What a store and the platform can do with their own coupons: the same calls in two spaces. */
const kept = <const W extends Who>(who: W, area: AreaBy[W]) => ({
  page: endpointFor(who, area, {
    summary: 'The owner’s coupons with what came of them, the latest first',
    input: z.object({ view: z.enum(couponViews).default('all'), q: textOptional(60), ...paging }),
    output: page(keptCoupon).extend({ counts: z.record(z.enum(couponViews), z.number()).meta({ description: 'by view' }) }),
  }),
  one: endpointFor(who, area, {
    summary: 'One coupon of the owner',
    input: z.object({ couponId: id() }),
    output: keptCoupon,
    errors: ['couponUnknown'],
  }),
  create: endpointFor(who, area, {
    summary: 'Makes a coupon. A store’s is for all or for chosen goods of its own; the platform’s for all, a category, or chosen goods',
    input: z.object({ ...writtenCoupon, ...codesWanted }),
    output: z.object({ couponId: z.number() }),
    errors: writeErrors,
  }),
  change: endpointFor(who, area, {
    summary: 'Changes a coupon. Once somebody has received it only its name, the end of claiming, and more of it',
    input: z.object({ couponId: id(), version: whole(1, 2_147_483_647), ...writtenCoupon }),
    output: done,
    errors: [...writeErrors, 'couponUnknown', 'couponRunning', 'changedMeanwhile'],
  }),
  end: endpointFor(who, area, {
    summary: 'Ends claiming; what buyers have stays theirs until its own date',
    input: z.object({ couponId: id() }),
    output: done,
    errors: ['couponUnknown', 'couponOver'],
  }),
  codes: endpointFor(who, area, {
    summary: 'The codes of a coupon',
    input: z.object({ couponId: id(), ...paging }),
    output: page(codeRow),
    errors: ['couponUnknown'],
  }),
});
const store = kept('seller', 'goods');
const platform = kept('operator', 'money');
const giveErrors = ['couponUnknown', 'couponOver', 'couponUsedUp', 'userUnknown'] as const;
const given = z.object({
  given: z.number().meta({ description: 'buyers who have it now' }),
  skipped: z.number().meta({ description: 'buyers who had as many as one can have' }),
});

export const promotionEndpoints = {
  'GET /coupon/generalCouponList': endpoint({
    who: 'public',
    knows: 'buyer',
    summary: 'Coupons that can be claimed: all, those of a store, or those for a product; what the caller can claim first',
    input: z.object({ shopId: idOptional(), prodId: idOptional(), ...paging }),
    output: page(claimableCoupon),
  }),
  'POST /p/myCoupon/receive': endpoint({
    who: 'buyer',
    summary: 'Claims a coupon of the coupon centre, or one by its code',
    perMinute: 60,
    input: z.object({ couponId: idOptional(), code: textOptional(40) }),
    output: z.object({ couponUserId: z.number() }),
    errors: ['couponUnknown', 'couponNotStarted', 'couponOver', 'couponUsedUp', 'couponLimitReached', 'noSuchCode', 'tooManyTries'],
  }),
  'GET /p/myCoupon/generalCouponList': endpoint({
    who: 'buyer',
    summary: 'The coupons of a buyer in one state, what expires first first; used and expired ones the latest first',
    input: z.object({ status: wholeOr(0, 2, 0), ...paging }),
    output: page(ownCoupon),
  }),
  'GET /p/myCoupon/myCouponStatusCount': endpoint({
    who: 'buyer',
    summary: 'How many coupons a buyer has in each state',
    input: nothing,
    output: z.object({ unUse: z.number(), used: z.number(), expired: z.number() }),
  }),
  'GET /shop/admin/coupon/page': store.page,
  'GET /shop/admin/coupon/detail': store.one,
  'POST /shop/admin/coupon': store.create,
  'PUT /shop/admin/coupon': store.change,
  'PUT /shop/admin/coupon/end': store.end,
  'GET /shop/admin/coupon/codes': store.codes,
  'POST /shop/admin/coupon/give': endpoint({
    who: 'seller',
    area: 'goods',
    summary: 'Gives a coupon to the buyers of these orders of the store',
    input: z.object({ couponId: id(), orderNumbers: z.array(orderNumber()).min(1).max(batchMax) }),
    output: given,
    errors: [...giveErrors, 'orderUnknown'],
  }),
  'GET /platform/coupon/page': platform.page,
  'GET /platform/coupon/detail': platform.one,
  'POST /platform/coupon': platform.create,
  'PUT /platform/coupon': platform.change,
  'PUT /platform/coupon/end': platform.end,
  'GET /platform/coupon/codes': platform.codes,
  'POST /platform/coupon/give': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Gives a coupon to chosen buyers',
    input: z.object({ couponId: id(), userIds: z.array(id()).min(1).max(batchMax) }),
    output: given,
    errors: giveErrors,
  }),
} as const;
