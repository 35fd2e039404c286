import type { WordsOf } from '../types.ts';

/** Sentences of invoices, in Korean. ICU message format. */
export const invoices: WordsOf<'invoices'> = {
  currenciesDiffer: '주문의 통화가 서로 다릅니다. 하나씩 결제해 주십시오.',
  nameNotPrinted: '이름이나 주소의 다음 글자를 서류에 인쇄할 수 없습니다: {letters}. 로마자로 써 주세요.',
  invoiceUnknown: '해당 인보이스가 없습니다.',
  invoiceNotInState: '이 인보이스는 더 이상 그렇게 변경할 수 없습니다. 다시 확인해 주세요.',
  invoiceNotReady: '인보이스를 생성하는 중입니다. 잠시 후 다시 시도해 주세요.',
  invoiceTitleUnknown: '저장된 명의가 없습니다.',
  orderNotInvoiceable: '주문을 수령하고 전액 결제한 뒤에 인보이스를 신청할 수 있습니다.',
  orderInvoiced: '이 주문 중 하나는 이미 인보이스가 있거나 신청되었습니다.',
  'mail.invoiceIssued.subject': '인보이스 {number}, {amount}',
  'mail.invoiceIssued.text': '인보이스 {number}({amount})이(가) 발행되었습니다. 인보이스 메뉴에서 내려받을 수 있습니다.',
  'mail.invoiceFailed.subject': '{orders}의 인보이스를 발행하지 못했습니다',
  'mail.invoiceFailed.text': '{orders}의 인보이스를 발행하지 못했습니다: {reason}. 인보이스 메뉴에서 수정하여 다시 신청할 수 있습니다.',
  'export.invoice.1': '발행 대기',
  'export.invoice.2': '발행됨',
  'export.invoice.3': '거절됨',
};
