import type { WordsOf } from '../types.ts';

/** Sentences of cart, in Korean. ICU message format. */
export const cart: WordsOf<'cart'> = {
  productUnavailable: '판매가 종료된 상품입니다.',
  notForCart: '예약 판매, 묶음, 타임 세일 상품은 장바구니에 담을 수 없습니다.',
  cartLimitReached: '장바구니는 결제당 최대 {max}개 항목을 지원합니다.',
  cartLineUnknown: '장바구니에 더 이상 없는 항목입니다.',
  quantityWrong: '올바른 수량을 입력해 주세요.',
  orderTooLarge: '주문이 너무 커서 한 번에 접수할 수 없습니다. 나누어 주문하거나 상점에 견적을 요청해 주십시오.',
  regionNotServed: '이 상점은 회원님 주소의 국가로 배송하지 않습니다: {name}',
};
