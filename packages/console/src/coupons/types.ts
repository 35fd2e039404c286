import type { Output } from '@kyakhta/contract/types';
import type { PromotionOwner } from '@kyakhta/contract/values';

/** A coupon as its owner keeps it; a page of them. Both consoles read the same shapes. */
export type Coupon = Output<'GET /platform/coupon/detail'>;
export type CouponPage = Output<'GET /platform/coupon/page'>;
export type CodePage = Output<'GET /platform/coupon/codes'>;

/** What a buyer reads of a coupon, whether it is kept already or still being written. */
export type CouponTerms = {
  couponName: string;
  couponType: number;
  cashCondition: number;
  reduceAmount: number | null;
  couponDiscount: number | null;
  maxReduce: number | null;
  currency: string;
  scope: number;
  owner: PromotionOwner;
  shopName: string | null;
  categoryName: string | null;
  prodIds: readonly number[];
  validTimeType: number;
  startTime: string | null;
  endTime: string | null;
  validDays: number | null;
};

export type NamedProduct = { prodId: number; prodName: string };
export type CategoryChoice = { categoryId: number; path: string };

export const couponsHref = '/coupons';
export const newCouponHref = '/coupons/new';
export const couponHref = (couponId: number): string => `${couponsHref}/${couponId}`;
export const changeCouponHref = (couponId: number): string => `${couponHref(couponId)}/change`;
/** Where each verb is sent to, below the list. */
export const couponSend = {
  create: '/coupons/create',
  change: '/coupons/change',
  end: '/coupons/end',
  give: '/coupons/give',
} as const;
