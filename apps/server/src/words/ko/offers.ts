import type { WordsOf } from '../types.ts';

/** Sentences of offers, in Korean. ICU message format. */
export const offers: WordsOf<'offers'> = {
  offerUnknown: '해당 할인 행사가 없습니다.',
  offerRunning: '이 할인 행사는 진행 중입니다. 제목을 바꾸거나 더 일찍 종료하는 것만 가능합니다.',
  offerOver: '이 할인 행사는 종료되었습니다.',
  offersFull: '종료되지 않은 할인 행사가 이미 한도인 {max}개입니다. 먼저 하나를 종료하세요.',
  'mail.offerAsked.subject': '플랫폼이 동의를 요청합니다: “{title}”',
  'mail.offerAsked.text':
    '{isAgain, select, 1 {플랫폼이 귀사 상품에 대한 할인 행사 “{title}”을(를) 변경하여 다시 동의를 요청합니다.} other {플랫폼이 귀사 상품의 옵션 {count}개를 할인 행사 “{title}”에 포함하려고 합니다.}} 기간: {begins} ~ {until}. 귀사는 원래 가격을 전액 받으며 차액은 플랫폼이 부담합니다. 동의하셔야만 귀사 상품에 적용됩니다: 할인 행사 → 플랫폼 요청.',
};
