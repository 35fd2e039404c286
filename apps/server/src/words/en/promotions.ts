/** Sentences of promotions, in English. ICU message format. */
export const promotions = {
  couponUnknown: 'There is no such coupon.',
  couponNotStarted: 'This coupon can’t be claimed yet.',
  couponOver: 'This coupon can’t be claimed any more.',
  couponUsedUp: 'All of these coupons have been claimed.',
  couponLimitReached: 'You already have as many of these coupons as one buyer can have.',
  couponRunning:
    'Buyers already have this coupon. You can only change its name, let it be claimed longer or shorter, and issue more of it.',
  couponsFull: 'There are already {max} coupons that can be claimed, which is the limit. End one of them first.',
  couponUnusable: 'The coupon “{name}” can’t be used on this order.',
  couponsNotCombinable: 'You can use only one coupon from each store and one from the platform.',
  noSuchCode: 'There is no such code, or it has already been used.',
} as const;
