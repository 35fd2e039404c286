import type { WordsOf } from '../types.ts';

/** Sentences of inquiries, in Korean. ICU message format. */
export const inquiries: WordsOf<'inquiries'> = {
  inquiryUnknown: '해당 견적 문의가 없습니다.',
  inquiryNotInState: '이 문의는 이미 답변되었거나 전달되었습니다.',
  inquiryLimitReached: '하루에 최대 {max}건까지 가격을 문의할 수 있습니다. 내일 다시 시도해 주세요.',
  'inquiryHelp.what.title': '무엇을 적어야 하나요?',
  'inquiryHelp.what.text': '품번, 재질, 크기, 색상, 포장 등 상품을 최대한 정확히 적어 주세요. 샘플 사진이 있으면 다시 묻지 않아도 됩니다.',
  'inquiryHelp.who.title': '누가 답하나요?',
  'inquiryHelp.who.text':
    '해당 상품을 판매하는 상점가 답합니다. 상점를 지정하지 않으면 저희가 찾아 전달합니다. 이메일과 전화번호는 상점에 공개되지 않습니다.',
  'inquiryHelp.price.title': '가격에는 무엇이 포함되나요?',
  'inquiryHelp.price.text': '운임과 관세를 제외한 단가이며, 상점가 정한 최소 수량부터, 정한 날짜까지 유효합니다.',
  'inquiryHelp.bind.title': '문의하면 꼭 구매해야 하나요?',
  'inquiryHelp.bind.text': '아닙니다. 문의도 답변도 주문이 아니며 요금이 청구되지 않습니다.',
  'mail.inquiryAsked.subject': '구매자가 가격을 문의했습니다: “{name}”',
  'mail.inquiryAsked.text': '구매자가 귀 매장에 “{name}”의 가격을 문의했습니다. 전체 내용은 판매자 콘솔의 문의에서 확인하고 답변해 주세요.',
  'mail.inquiryAnswered.subject': '“{name}”에 대한 답변',
  'mail.inquiryAnswered.text':
    '한 상점가 “{name}”을(를) 단가 {amount}에 제안했습니다. 전체 답변은 구매자 센터의 견적 문의에서 볼 수 있습니다.',
  'export.inquiry.1': '상점 미지정',
  'export.inquiry.2': '상점 대기 중',
  'export.inquiry.3': '답변 완료',
};
