import type { WordsOf } from '../types.ts';

/** Sentences of vouchers, in Korean. ICU message format. */
export const vouchers: WordsOf<'vouchers'> = {
  voucherCodeWrong: '이 코드의 바우처가 귀 상점에 없거나 구매자가 아직 열어 보지 않았습니다. 남은 시도: {left}회.',
  voucherUnknown: '아직 사용할 수 있는 그런 바우처가 없습니다.',
  voucherUsed: '이미 사용된 바우처입니다.',
  voucherOver: '유효 기간이 지난 바우처입니다.',
  voucherVoid: '무효인 바우처입니다. 환불로 취소되었습니다.',
  voucherExpired: '바우처가 기한 내에 사용되지 않음',
  'mail.vouchersReady.subject': '주문 {number}: 바우처가 준비되었습니다',
  'mail.vouchersReady.text':
    '주문 {number}의 {amount}를 보관하고 있으며 바우처가 준비되었습니다. 구매자 센터에서 주문을 열어 코드를 확인하세요. 안전을 위해 메일에는 코드가 없습니다. 서비스를 받을 때에만 공급업체에 코드를 알려 주세요.',
  'mail.vouchersEnd.subject': '주문 {number}: 사용하지 않은 바우처가 곧 만료됩니다',
  'mail.vouchersEnd.text': '주문 {number}에 사용하지 않은 바우처가 {count}개 남아 있습니다. 첫 번째는 {until}까지 사용할 수 있습니다.',
};
