export { promotionEndpoints } from './coupons.ts';
export { claimableCoupon, keptCoupon, ownCoupon, quotedCoupon } from './shapes.ts';
