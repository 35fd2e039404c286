import type { WordsOf } from '../types.ts';

/** Sentences of stock, in Korean. ICU message format. */
export const stock: WordsOf<'stock'> = {
  stockChanged: '보신 뒤에 재고가 바뀌어 아무것도 저장하지 않았습니다. 지금 재고를 확인하고 다시 저장하세요.',
  skuUnknown: '존재하지 않는 상품 옵션입니다.',
  noStock: '‘{name}’ 재고 부족: 남은 수량 {left}.',
  'export.movement.opening': '기초 재고',
  'export.movement.set': '상품에서 설정',
  'export.movement.imported': '가져오기로 설정',
  'export.movement.received': '상품 수령',
  'export.movement.counted': '실사',
  'export.movement.damaged': '파손 또는 분실',
  'export.movement.returned': '재입고',
  'export.movement.other': '기타 사유',
  'export.movement.reserved': '예약됨',
  'export.movement.released': '예약 해제',
  'export.movement.shipped': '출고',
};
