import type { WordsOf } from '../types.ts';

/** Sentences of offers, in Chinese (traditional). ICU message format. */
export const offers: WordsOf<'offers'> = {
  offerUnknown: '沒有這個優惠活動。',
  offerRunning: '此優惠活動正在進行，只能修改標題或提前結束。',
  offerOver: '此優惠活動已結束。',
  offersFull: '未結束的優惠活動已達上限 {max} 個，請先結束其中一個。',
  'mail.offerAsked.subject': '平台徵求您的同意：「{title}」',
  'mail.offerAsked.text':
    '{isAgain, select, 1 {平台修改了針對您商品的優惠活動「{title}」，再次徵求您的同意。} other {平台希望將您的 {count} 個規格納入優惠活動「{title}」。}}活動時間：{begins} 至 {until}。您仍按原價全額收款，差價由平台負擔。只有您同意後，活動才對您的商品生效：請進入「優惠活動」的「平台邀請」。',
};
