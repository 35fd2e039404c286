import type { WordsOf } from '../types.ts';

/** Sentences of offers, in Chinese (simplified). ICU message format. */
export const offers: WordsOf<'offers'> = {
  offerUnknown: '没有这个优惠活动。',
  offerRunning: '该优惠活动正在进行，只能修改标题或提前结束。',
  offerOver: '该优惠活动已结束。',
  offersFull: '未结束的优惠活动已达上限 {max} 个，请先结束其中一个。',
  'mail.offerAsked.subject': '平台征求您的同意：“{title}”',
  'mail.offerAsked.text':
    '{isAgain, select, 1 {平台修改了针对您商品的优惠活动“{title}”，再次征求您的同意。} other {平台希望将您的 {count} 个规格纳入优惠活动“{title}”。}}活动时间：{begins} 至 {until}。您仍按原价全额收款，差价由平台承担。只有您同意后，活动才对您的商品生效：请进入“优惠活动”的“平台邀请”。',
};
