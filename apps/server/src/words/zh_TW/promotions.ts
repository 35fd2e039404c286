import type { WordsOf } from '../types.ts';

/** Sentences of promotions, in Chinese (traditional). ICU message format. */
export const promotions: WordsOf<'promotions'> = {
  couponUnknown: '沒有這張優惠券。',
  couponNotStarted: '這張優惠券還沒有開始領取。',
  couponOver: '這張優惠券的領取已經結束。',
  couponUsedUp: '這張優惠券已經被領完了。',
  couponLimitReached: '您領取的這張優惠券已達到每人限領數量。',
  couponRunning: '已有買家領取了這張優惠券，只能修改名稱、領取截止時間，或增加發放數量。',
  couponsFull: '可領取的優惠券已達到上限 {max} 張，請先結束其中一張。',
  couponUnusable: '優惠券「{name}」不能用於這個訂單。',
  couponsNotCombinable: '每個店鋪只能使用一張優惠券，平台優惠券也只能使用一張。',
  noSuchCode: '兌換碼不存在或已被使用。',
};
