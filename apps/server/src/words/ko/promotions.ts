import type { WordsOf } from '../types.ts';

/** Sentences of promotions, in Korean. ICU message format. */
export const promotions: WordsOf<'promotions'> = {
  couponUnknown: '그런 쿠폰이 없습니다.',
  couponNotStarted: '이 쿠폰은 아직 받을 수 없습니다.',
  couponOver: '이 쿠폰은 더 이상 받을 수 없습니다.',
  couponUsedUp: '이 쿠폰은 모두 소진되었습니다.',
  couponLimitReached: '이 쿠폰을 한 구매자가 받을 수 있는 수량만큼 이미 받으셨습니다.',
  couponRunning: '이 쿠폰을 이미 받은 구매자가 있습니다. 이름과 받기 마감 시간을 바꾸거나 수량을 늘리는 것만 가능합니다.',
  couponsFull: '받을 수 있는 쿠폰이 이미 한도인 {max}개입니다. 먼저 하나를 종료하세요.',
  couponUnusable: '쿠폰 “{name}”은(는) 이 주문에 사용할 수 없습니다.',
  couponsNotCombinable: '상점마다 쿠폰 한 장, 플랫폼 쿠폰 한 장만 사용할 수 있습니다.',
  noSuchCode: '그런 코드가 없거나 이미 사용되었습니다.',
};
