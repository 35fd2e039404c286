import type { WordsOf } from '../types.ts';

/** Sentences of ledger, in Korean. ICU message format. */
export const ledger: WordsOf<'ledger'> = {
  'mail.booksOff.subject': '장부가 일치하지 않습니다: {count, plural, other {규칙 #개 위반}}',
  'mail.booksOff.text': '야간 장부 검증에서 문제가 발견되었습니다: {rules}. 해당 행은 운영자 콘솔의 장부 검증 페이지에 있습니다.',
  'export.entry.opening': '기초',
  'export.entry.capture': '수금',
  'export.entry.refund': '환불',
  'export.entry.release': '에스크로 지급',
  'export.entry.remainder': '주문 잔액',
  'export.entry.reversal': '역분개',
  'export.entry.payout': '출금',
  'export.entry.payoutBack': '지급 취소',
  'export.entry.correction': '잔액 정정',
  'export.entry.gift': '충전 보너스',
  'export.entry.points': '포인트 금액',
  'export.entry.hold': '잔액 보류',
  'export.entry.adjustment': '조정',
  'export.entry.faultFreight': '하자 운임',
  'export.entry.grant': '승인된 환불',
  'export.entry.debt': '상점 채무',
  'export.entry.lateCash': '늦게 도착한 현금',
};
