import { changeCoupon, claimCoupon, createCoupon, stopCoupon } from '../../domains/promotions/index.ts';
import { giveToBuyers, giveToBuyersOf } from '../../flows/people/give-coupon.ts';
import { withTotal } from '../../reads/paging.ts';
import { claimableCoupons, couponCounts, myCoupons } from '../../reads/coupons.ts';
import { couponCodes, couponDetail, keptCoupons } from '../../reads/kept-coupons.ts';
import type { Routes } from '../../runtime/context.ts';

export const promotionRoutes = {
  'GET /coupon/generalCouponList': withTotal(claimableCoupons),
  'POST /p/myCoupon/receive': claimCoupon,
  'GET /p/myCoupon/generalCouponList': withTotal(myCoupons),
  'GET /p/myCoupon/myCouponStatusCount': couponCounts,
  'GET /shop/admin/coupon/page': withTotal(keptCoupons),
  'GET /shop/admin/coupon/detail': couponDetail,
  'POST /shop/admin/coupon': createCoupon,
  'PUT /shop/admin/coupon': changeCoupon,
  'PUT /shop/admin/coupon/end': stopCoupon,
  'GET /shop/admin/coupon/codes': withTotal(couponCodes),
  'POST /shop/admin/coupon/give': giveToBuyersOf,
  'GET /platform/coupon/page': withTotal(keptCoupons),
  'GET /platform/coupon/detail': couponDetail,
  'POST /platform/coupon': createCoupon,
  'PUT /platform/coupon': changeCoupon,
  'PUT /platform/coupon/end': stopCoupon,
  'GET /platform/coupon/codes': withTotal(couponCodes),
  'POST /platform/coupon/give': giveToBuyers,
} satisfies Partial<Routes>;
