export { claimCoupon } from './actions/claim.ts';
export { changeCoupon, couponsTag, createCoupon, giveCoupon, stopCoupon } from './actions/keep.ts';
export { dropCoupons, expireCoupons, giveCouponsBack, heldCoupons, useCoupons } from './actions/use.ts';
export { bestChoice, type Candidate } from './model/choice.ts';
export {
  claimFault,
  type Coupon,
  type CouponLine,
  type CouponTerms,
  heldState,
  type HeldCoupon,
  leftOf,
  ownerOf,
  weigh,
  type Weighed,
} from './model/coupon.ts';
export { type CouponNames, wireTerms } from './model/wire.ts';
export { supplyColumns, termColumns } from './store/coupons.ts';
