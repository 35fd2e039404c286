/** What a coupon is good for: all goods, a category with everything below it, all goods of its store, or chosen goods. */
export const couponScope = { platform: 0, category: 1, store: 2, selected: 3 } as const;
export type CouponScope = (typeof couponScope)[keyof typeof couponScope];
/** What a coupon takes off: an amount, or a percentage. */
export const couponType = { amount: 1, percent: 2 } as const;
export type CouponType = (typeof couponType)[keyof typeof couponType];
/** When a received coupon can be used: between two dates, or for days after it was received. */
export const couponValidity = { dates: 1, days: 2 } as const;
/** Where a coupon of a buyer stands. */
export const couponState = { unused: 0, used: 1, expired: 2 } as const;
export type CouponState = (typeof couponState)[keyof typeof couponState];

/** Who pays for what is taken off: the store, or the platform. */
export const promotionOwners = ['store', 'platform'] as const;
export type PromotionOwner = (typeof promotionOwners)[number];

/** What takes something off the goods of a line, in the order in which it is taken. */
export const shareKinds = ['offer', 'combo', 'storeCoupon', 'platformCoupon', 'member', 'points'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** Why a coupon cannot be claimed; screens hold a sentence for each. */
export const noClaimReasons = ['notStarted', 'over', 'usedUp', 'limitReached'] as const;
export type NoClaimReason = (typeof noClaimReasons)[number];
/** Why a coupon of a buyer cannot be used on an order; nothingLeft: other coupons take everything off already. */
export const noUseReasons = ['notYet', 'expired', 'used', 'notForGoods', 'tooLittle', 'currency', 'nothingLeft'] as const;
export type NoUseReason = (typeof noUseReasons)[number];

/** How a buyer came by a coupon: she claimed it, typed its code, or was given it. */
export const couponSources = ['claim', 'code', 'given'] as const;
export type CouponSource = (typeof couponSources)[number];

/** Views of the consoles' list of coupons. */
export const couponViews = ['running', 'notStarted', 'ended', 'all'] as const;
export type CouponView = (typeof couponViews)[number];

export const couponNameChars = 60;
/** Most coupons of one kind that are issued, that one buyer has, and products that one names. */
export const couponIssueMax = 1_000_000;
export const couponPerBuyerMax = 100;
export const couponProductsMax = 200;
export const couponDaysMax = 365;
/** Codes that are made at once, and wrong ones that a buyer may type within an hour. */
export const couponCodesMax = 10_000;
export const couponTriesPerHour = 10;
/** Coupons that a store or the platform keeps claimable at the same time. */
export const couponsOpenMax = 200;
