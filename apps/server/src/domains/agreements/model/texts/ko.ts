import type { AgreementWords } from './types.ts';

export const ko: AgreementWords = {
  buyerTitle: '구매자와의 매매 계약서',
  sellerTitle: '공급업체와의 공급 계약서',
  parties: '1. 당사자',
  platformParty: '플랫폼: {name}. 이 마켓플레이스를 운영하며 당사자 사이의 공급망을 관리합니다.',
  buyerParty: '구매자: {name}. 배송지: {address}.',
  buyerPartyAlone: '구매자: {name}.',
  sellerParty: '공급업체: {name}, {city}.',
  receiver: '상품 수령인: {name}.',
  representedBy: '대표 서명자: {name}. 서명 근거: {basis}.',
  form: '법적 형태: {text}',
  country: '국가: {text}',
  registrationNumber: '등록 번호: {text}',
  phone: '전화: {text}',
  bank: '은행 계좌: {text}',
  taxNumber: '납세 번호: {text}',
  inn: 'INN: {text}',
  kpp: 'KPP: {text}',
  uscc: '통일사회신용코드: {text}',
  registeredAt: '주소: {text}',
  subject: '2. 계약의 목적',
  buyerSubject:
    '플랫폼은 공급업체 {supplier}가 주문 {order}의 상품을 구매자에게 인도하도록 하며, 구매자는 이를 수령하고 대금을 지급합니다.',
  sellerSubject: '공급업체는 플랫폼의 구매자가 낸 주문 {order}의 상품을 공급하며, 플랫폼은 아래에 정한 대로 대금을 지급합니다.',
  goods: '3. 상품',
  line: '번호',
  article: '품번',
  name: '품명',
  cartons: '상자',
  quantity: '수량',
  price: '단가',
  amount: '금액',
  priceHeading: '4. 가격',
  buyerPrice:
    '상품: {goods}. 운임: {freight}. 할인: {reduction}. 총 지급액: {total} {currency}. 가격은 주문할 때 확정되었으며 변하지 않습니다.',
  sellerPrice: '할인을 뺀 상품 대금: {goods}. 플랫폼 수수료({percent} %): {commission}. 공급업체 지급액: {payable} {currency}.',
  delivery: '5. 인도',
  ordinary: '일반 노선',
  express: '급행 노선',
  buyerDelivery:
    '플랫폼의 노선({transport})이 운송과 통관을 맡아 배송지까지 운반합니다. 공급업체 출고까지의 일수: 결제 조건에 따른 지급일부터 최대 {shipDays}일. 도착까지의 일수: {daysMin}일에서 {daysMax}일.',
  sellerDelivery:
    '공급업체는 상품을 명시된 상자에 포장하여 플랫폼의 노선({transport})에 인계합니다. 그때까지의 일수: 플랫폼이 출고를 알린 날부터 최대 {shipDays}일.',
  collectedDelivery:
    '구매자가 공급업체에서 상품을 찾아갑니다: {place}. 준비까지의 일수: 결제 조건에 따른 지급일부터 최대 {shipDays}일. 상품은 플랫폼이 구매자에게 보내는 코드와 교환하여 내줍니다.',
  directDelivery:
    '공급업체는 운송인 없이 구매자 또는 구매자가 지정한 사람에게 상품을 인계합니다. 그때까지의 일수: 결제 조건에 따른 지급일부터 최대 {shipDays}일.',
  cityDelivery:
    '공급업체가 자기 도시 안에서 배송지까지 직접 상품을 가져다줍니다. 도착까지의 일수: 결제 조건에 따른 지급일부터 최대 {daysMax}일.',
  voucherDelivery:
    '대금이 지급되는 즉시 구매자는 한 개마다 바우처를 받으며, 코드로 공급업체에서 사용합니다. 바우처는 사용된 때 수령한 것으로 봅니다. {vouchers}',
  voucherDays: '지급 후 유효 일수: {days}일.',
  voucherUntil: '{date} 종료 시까지 유효(중국 시간).',
  voucherRefund: '기한 내 사용되지 않은 바우처의 대금은 구매자에게 환급됩니다.',
  voucherPay: '기한 내 사용되지 않은 바우처의 대금은 공급업체에 지급됩니다.',
  cityFee: '도시 내 배송에 대하여 공급업체는 수수료 없이 {fee} {currency}를 추가로 받으며, 이는 지급액에 포함됩니다.',
  payment: '6. 결제 조건',
  beforeDelivery: '이 주문에 관한 두 계약이 모두 서명된 뒤, 인도 전에 전액을 지급합니다.',
  cashOnDelivery: '착불: 상품을 인도받을 때 운송인에게 전액을 지급합니다.',
  instalments: '총액의 분할 지급: {parts}.',
  beforeShipment: '출고 전 {percent} %',
  afterShipment: '출고 후 {percent} %',
  onArrival: '도착 시 {percent} %',
  sellerPayment: '구매자는 플랫폼에 지급합니다. 공급업체에는 플랫폼만이 이 주문을 위해 보관된 돈에서 지급합니다.',
  escrow: '7. 대금 보관과 이의',
  buyerEscrow:
    '플랫폼은 구매자가 이상이 없다고 확인하거나 이의 기간이 끝날 때까지 지급된 돈을 에스크로에 보관합니다. 이의 기간: 수령 후 {claimDays}일. 이 기간에 제기된 이의는 결정될 때까지 돈의 지급을 멈춥니다.',
  sellerEscrow:
    '플랫폼은 구매자의 돈을 에스크로에 보관합니다. 구매자가 이상이 없다고 확인하거나, 수령 후 {claimDays}일의 이의 기간이 미결 이의 없이 끝나면 공급업체에 지급합니다. 공급업체는 수량, 품질, 포장을 책임집니다.',
  disputes: '8. 분쟁',
  buyerDisputes:
    '불만은 먼저 주문을 통해 공급업체에 제기합니다. 합의되지 않으면 플랫폼이 양측의 증거에 따라 결정하며, 구매자가 옳으면 먼저 지급하고 공급업체와 직접 정산합니다. 법률이 정한 구매자의 강행적 권리는 유지됩니다.',
  sellerDisputes:
    '공급업체는 구매자의 불만에 7일 안에 주문을 통해 답합니다. 합의되지 않으면 플랫폼이 양측의 증거에 따라 결정하며, 구매자에게 먼저 지급한 금액을 공급업체에 줄 돈과 상계할 수 있습니다.',
  signing: '9. 서명',
  signingText:
    '플랫폼은 이 계약을 번호 {number}로 제안합니다. 상대방이 {hours}시간 안에 이름, 동의, 이메일로 받은 코드로 서명하면 계약이 성립합니다. 서명은 이 파일의 정확한 바이트에 대한 SHA-256으로 봉인되며, 서명 증명서는 계약의 일부입니다.',
  languageText: '두 언어는 동등한 효력을 가지며, 다를 때에는 {other} 문안이 우선합니다.',
  certificate: '서명 증명서',
  signature: '1. 서명',
  signedBy: '서명인: {name}',
  signedAt: '시각: {at}',
  codeSentTo: '일회용 코드로 확인, 보낸 곳: {mail}',
  consent: '동의한 문구: “{consent}”',
  seal: '2. 봉인',
  documentHash: '서명된 파일의 SHA-256: {hash}',
  previousSeal: '앞의 봉인: {hash}',
  ownSeal: '이 서명의 봉인: {hash}',
  sealText:
    '봉인은 다음 줄을 차례로 쓴 것의 SHA-256입니다: 앞의 봉인, 파일의 SHA-256, 계약 번호, 서명한 쪽(당사자와 계정), 이름, 시각, 동의한 문구. 이후 파일이나 이 기록을 바꾸면 봉인과 맞지 않습니다.',
  consentText: '계약 {number}을(를) 읽고 서명합니다. 이 전자 서명이 자필 서명과 같이 저를 구속함에 동의합니다.',
};
