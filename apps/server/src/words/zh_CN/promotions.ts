import type { WordsOf } from '../types.ts';

/** Sentences of promotions, in Chinese (simplified). ICU message format. */
export const promotions: WordsOf<'promotions'> = {
  couponUnknown: '没有这张优惠券。',
  couponNotStarted: '这张优惠券还没有开始领取。',
  couponOver: '这张优惠券的领取已经结束。',
  couponUsedUp: '这张优惠券已经被领完了。',
  couponLimitReached: '您领取的这张优惠券已达到每人限领数量。',
  couponRunning: '已有买家领取了这张优惠券，只能修改名称、领取截止时间，或增加发放数量。',
  couponsFull: '可领取的优惠券已达到上限 {max} 张，请先结束其中一张。',
  couponUnusable: '优惠券“{name}”不能用于这个订单。',
  couponsNotCombinable: '每个店铺只能使用一张优惠券，平台优惠券也只能使用一张。',
  noSuchCode: '兑换码不存在或已被使用。',
};
