import type { WordsOf } from '../types.ts';

/** Sentences of agreements, in Korean. ICU message format. */
export const agreements: WordsOf<'agreements'> = {
  agreementUnknown: '이 주문에는 계약이 없습니다.',
  agreementNotReady: '계약서를 준비하고 있습니다. 잠시 후 페이지를 새로 고치세요.',
  agreementOver: '이 계약은 더 이상 서명하거나 거절할 수 없습니다. 페이지를 새로 고치세요.',
  signerDiffers: '계약의 서명자는 {name}입니다. 이 이름을 써 주세요. 단어 순서는 상관없고 이름은 머리글자로 써도 됩니다.',
  storeMailMissing: '이 계정에 이메일 주소가 없어 코드를 보낼 수 없습니다. 먼저 계정에서 설정하세요.',
  'mail.signCode.subject': '{code}: 계약 {number} 서명 코드',
  'mail.signCode.text':
    '계약 {number}에 서명하는 코드는 {code}입니다. {minutes}분 동안 한 번만 쓸 수 있습니다. 요청하지 않았다면 이 메일을 무시하세요. 코드 없이는 아무것도 서명되지 않습니다.',
  'mail.contractWaits.subject': '주문 {number}의 계약이 서명을 기다립니다',
  'mail.contractWaits.text':
    '구매자가 서명했습니다. 주문 {number}에 관한 플랫폼과의 계약을 72시간 안에 판매자 콘솔에서 읽고 서명하세요. 그 뒤에는 주문이 종료됩니다.',
  'mail.contractReminder.subject': '주문 {number}의 계약: {hours}시간 남음',
  'mail.contractReminder.text':
    '주문 {number}의 계약이 아직 서명되지 않았습니다. {hours}시간 뒤 주문이 종료됩니다. 그 전에 계약에 서명하거나 거절하세요.',
  'mail.contractConcluded.subject': '양측이 서명했습니다: 주문 {number}',
  'mail.contractConcluded.text':
    '구매자와 공급업체가 주문 {number}의 계약에 서명했습니다. 인도 전에 결제하는 주문이면 지금 결제하세요. 결제 기한이 시작되었으며 주문 페이지에 표시됩니다.',
  'mail.contractEnded.subject': '주문 {number}이(가) 계약 없이 종료되었습니다',
  'mail.contractEnded.text':
    '주문 {number}의 계약이 거절되었거나 제때 서명되지 않았습니다. 주문은 종료되고 상품은 재고로 돌아갔으며 청구되는 금액은 없습니다.',
  'paper.terms': '거래 조건',
  'paper.incoterm': '{term} {place}, Incoterms 2020',
  'paper.ofOrder': '주문 {number}: {text}',
  'paper.dutyBuyer': '수입 관세와 세금은 구매자가 부담합니다.',
  'paper.dutyPlatform': '수입 관세와 세금은 플랫폼이 부담하며 구매자에게 추가로 청구하지 않습니다.',
  'paper.dutyTaker': '수출입 관세와 세금이 발생하면 물품을 인수하는 쪽이 부담합니다.',
  'paper.dutySupplier': '수출 관세와 세금은 공급업체가 부담합니다. 수입 관세와 세금은 공급업체가 부담하지 않습니다.',
  'paper.dutyNone': '물품이 세관 국경을 넘지 않으므로 관세가 발생하지 않습니다.',
  'paper.law': '준거법: {country}.',
  'paper.court': '관할 법원: {court}.',
  'paper.courtAtSeat': '관할 법원: 플랫폼 소재지 법원.',
  'paper.origin': '원산지: {country}',
  'paper.originUnknown': '원산지: 표시되지 않음',
  'paper.platform': '플랫폼',
  'paper.seller': '판매자',
  'paper.buyer': '구매자',
  'paper.inn': 'INN: {text}',
  'paper.kpp': 'KPP: {text}',
  'paper.uscc': '통일사회신용코드: {text}',
  'paper.taxNumber': '납세 번호: {text}',
  'paper.supplier': '공급업체',
  'paper.issued': '발행자',
  'paper.signsByCode': '이름과 일회용 코드로 전자 서명합니다. 서명 증명서를 참조하십시오.',
  'paper.offered': '플랫폼이 이 계약 번호로 전자적으로 제안합니다.',
  'paper.issuedAs': '전자 발행되어 자필 서명 없이 유효합니다.',
  'paper.dated': '날짜: {day}',
  'terms.title.service': '이용약관',
  'terms.title.privacy': '개인정보 처리방침',
};
