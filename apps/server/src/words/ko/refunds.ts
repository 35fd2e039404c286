import type { WordsOf } from '../types.ts';

/** Sentences of refunds, in Korean. ICU message format. */
export const refunds: WordsOf<'refunds'> = {
  refundUnknown: '해당 환불이 없습니다.',
  refundAmountFixed: '이 단계에서는 금액을 바꿀 수 없습니다. 환불은 신청한 내용대로 진행됩니다.',
  refundChanged: '구매자가 이 환불 요청을 변경했습니다. 현재 금액은 {amount}입니다. 확인한 뒤 다시 답변해 주세요.',
  refundNotInState: '이 환불은 이미 다음 단계로 넘어갔습니다. 페이지를 새로 고쳐 확인하세요.',
  refundNotPossible: '현재 상태에서는 이 주문에서 환불할 수 있는 금액이 없습니다.',
  refundPeriodOver: '이 주문의 사후 처리 기간이 지났습니다. 공급업체에 문의하세요.',
  giveNotCovered: '보유 금액이 부족합니다. Kyakhta에 환불 승인을 요청해 주세요.',
  noReasonStands:
    '사유 없는 반품은 거절할 수 없습니다. 반품 주소를 알려 주세요. 개봉되었거나 부족하게 돌아온 물품은 이의를 제기할 수 있습니다.',
  noReasonExcluded: '이 상품은 7일 무조건 반품 대상이 아닙니다.',
  noReasonCartons: '사유 없는 반품은 개봉하지 않은 상자 단위로만 가능합니다(상자당 {quantity}개).',
  noReasonNotNow: '수령 후 7일 이내에 사유 없이 반품할 수 있습니다.',
  noReasonGoesBack: '사유 없는 환불은 물품을 돌려보낼 때만 가능합니다.',
  notLate: '상품이 지연되지 않았습니다. 발송 기한이 아직 지나지 않았으니 다른 사유를 선택해 주세요.',
  nothingSent: '이 상품은 아직 발송되지 않아 어떤 상태로 도착할지 알 수 없습니다. 다른 사유를 선택해 주세요.',
  refundRuled: '이 상품과 사유에 대해서는 Kyakhta가 이미 결정했으며, 그 결정이 유효합니다.',
  offerSameAsAsked: '구매자가 요청한 금액과 같습니다. 제안 대신 환불에 동의해 주세요.',
  offerStands: '이 환불에 답변할 기한이 지나 구매자가 답할 때까지 제안이 유효합니다. 다른 제안은 할 수 있습니다.',
  offerOutdated:
    '공급업체가 이 제안을 한 뒤 주문이 변경되어 환불 가능한 금액도 달라졌습니다. 이 제안은 더 이상 수락할 수 없습니다. 제안을 거절하거나 신청 내용을 변경하여 다시 신청하세요.',
  refundOpenAlready: '이 상품에 대해 진행 중인 환불이 있습니다. 먼저 완료하거나 철회하세요.',
  refundTooSmall: '{what, select, none {더 환불할 금액이 없습니다.} other {환불 금액은 최소 {least}입니다.}}',
  refundTooLarge: '최대 {max}까지 환불할 수 있습니다.',
  refundCountWrong: '1개에서 {max}개 사이로 선택하세요.',
  returnNotPossible: '발송된 상품만 반품할 수 있습니다. 반품 없는 환불을 신청하세요.',
  giftMustGoBack: '아직 발송되지 않았거나 환불액 이상의 가치가 있는 사은품은 가질 수 없습니다. 상품과 함께 반품하세요.',
  evidenceFull: '증거 {max}건을 이미 제출했습니다. 더 제출할 수 없습니다.',
  returnAddressMissing: '반품받을 주소를 입력하세요.',
  storeRulingMissing: '상점의 언어로도 이유를 작성하세요.',
  linesInRefund:
    '{what, select, all {구매자가 이 상품 전부의 환불을 요청했습니다. 발송하기 전에 환불에 먼저 답변하세요.} packed {구매자가 이 상품 전부의 환불을 요청했습니다. 포장하기 전에 환불에 먼저 답변하세요.} collected {구매자가 이 주문 상품의 환불을 요청했습니다. 수령 준비를 하기 전에 환불에 먼저 답변하세요.} voucher {구매자가 이 바우처의 환불을 요청했습니다. 사용 처리하기 전에 환불에 먼저 답변하세요.} offered {이 상품의 전부 또는 일부가 제안에 대한 구매자의 답변을 기다리고 있습니다. 수락 또는 거절되거나 기한이 지날 때까지 발송하지 말고 보관하세요.} other {구매자가 이 상품 중 일부의 환불을 요청했습니다. 해당 상품을 제외하거나 환불에 먼저 답변하세요.}}',
  'mail.refundOffered.subject': '공급업체가 주문 {number}에 대해 {amount} 환불을 제안했습니다',
  'mail.refundOffered.text':
    '요청하신 내용 대신 공급업체가 주문 {number}의 {goods}에 대해 {amount} 환불을 제안했습니다. {effect, select, reduction {이 상품의 가격이 인하됩니다. 상품은 그대로 받으시며, 아직 발송되지 않은 상품은 발송됩니다.} notSent {이 수량은 발송되지 않습니다.} partNotSent {발송된 상품은 그대로 받으시고, 나머지는 발송되지 않습니다.} kept {이 상품은 그대로 보유하시면 됩니다.} other {}} 반품은 필요 없습니다. {until}까지 환불 페이지에서 수락하거나 거절하세요. 요청을 변경하거나 Kyakhta에 결정을 요청할 수도 있습니다. 공급업체의 말: {note}',
  'mail.refundOfferAccepted.subject': '제안이 수락되었습니다: 주문 {number}, {amount}',
  'mail.refundOfferAccepted.text':
    '구매자가 제안을 수락했습니다. 주문 {number}의 {goods}에 대해 {amount}을(를) 구매자에게 환불합니다. {effect, select, reduction {이 상품의 가격이 인하되었고 주문은 계속 진행됩니다.} notSent {이 수량은 발송하지 마세요.} partNotSent {발송된 상품은 구매자가 보유하며, 나머지는 발송하지 마세요.} kept {이 상품은 구매자가 보유합니다.} other {}}',
  'mail.refundOfferDeclined.subject': '주문 {number}에 대한 {amount} 제안이 거절되었습니다',
  'mail.refundOfferDeclined.text':
    '구매자가 주문 {number}의 {goods}에 대한 {amount} 제안을 거절했습니다. 다른 제안을 할 수 있으며, 구매자는 여전히 Kyakhta에 결정을 요청할 수 있습니다. {count, plural, =0 {} other {상품 #개의 보류가 해제되었습니다.}} {act, select, ship {{shipBy}까지 상품을 출고하세요.} shipLate {지금 상품을 출고하세요. 출고 기한은 {shipBy}까지였습니다.} ready {{shipBy}까지 상품을 수령할 수 있게 준비하세요.} readyLate {지금 상품을 수령할 수 있게 준비하세요. 기한은 {shipBy}까지였습니다.} other {}}',
  'mail.ownOfferLapsed.subject': '구매자가 주문 {number}에 대한 {amount} 제안에 답변하지 않았습니다',
  'mail.ownOfferLapsed.text':
    '구매자가 주문 {number}의 {goods}에 대한 {amount} 제안에 기한 내에 답변하지 않았습니다. 환불이 지급 없이 종료되었습니다. {count, plural, =0 {주문은 계속 진행됩니다.} other {상품 #개의 보류가 해제되었습니다.}} {act, select, ship {{shipBy}까지 상품을 출고하세요.} shipLate {지금 상품을 출고하세요. 출고 기한은 {shipBy}까지였습니다.} ready {{shipBy}까지 상품을 수령할 수 있게 준비하세요.} readyLate {지금 상품을 수령할 수 있게 준비하세요. 기한은 {shipBy}까지였습니다.} other {}}',
  'mail.refundOfferLapsed.subject': '주문 {number}의 환불이 종료되었습니다: 제안에 답변이 없었습니다',
  'mail.refundOfferLapsed.text':
    '주문 {number}의 {goods}에 대한 공급업체의 {amount} 제안에 기한 내에 답변하지 않으셨습니다. 환불이 지급 없이 종료되었습니다. {count, plural, =0 {주문은 계속 진행됩니다.} other {주문은 계속 진행되며, 보류되었던 상품 #개가 주문대로 배송됩니다.}} 클레임 기간 동안에는 환불을 다시 요청할 수 있습니다.',
  'mail.refundOfferWithdrawn.subject': '공급업체가 주문 {number}에 대한 {amount} 제안을 철회했습니다',
  'mail.refundOfferWithdrawn.text':
    '공급업체가 주문 {number}의 {goods}에 대한 {amount} 제안을 철회했습니다. {isAsked, plural, =0 {{until}까지 요청을 변경하거나 Kyakhta에 결정을 요청할 수 있습니다.} other {요청하신 내용은 그대로 유효합니다. 공급업체가 {until}까지 답변하며, 답변이 없으면 동의한 것으로 봅니다.}}',
  'mail.ownOfferWithdrawn.subject': '주문 {number}에 대한 {amount} 제안을 철회했습니다',
  'mail.ownOfferWithdrawn.text':
    '스토어가 주문 {number}의 {goods}에 대한 {amount} 제안을 철회했습니다. 구매자에게 알렸습니다. {isAsked, plural, =0 {{until}까지 구매자가 요청을 변경하거나 Kyakhta에 결정을 요청할 수 있습니다.} other {{until}까지 요청에 답변하세요. 답변이 없으면 동의한 것으로 봅니다. 그때까지 신청된 상품 중 아직 출고하지 않은 것은 출고하지 마세요.}}',
  'mail.refundAsked.subject': '구매자가 {amount} 환불을 요청했습니다: 주문 {number}',
  'mail.refundAsked.text':
    '구매자가 주문 {number}에 대해 {amount} 환불을 요청했습니다. 사유: {note}. {until}까지 답변해 주세요. 답변이 없으면 환불에 동의한 것으로 봅니다.',
  'mail.refundReturn.subject': '주문 {number}의 상품을 반품해 주세요',
  'mail.refundReturn.text':
    '주문 {number}의 반품이 승인되었습니다. 상품이 도착하면 {amount}가 환불됩니다. 보낼 곳: {note}. {until}까지 구매자 센터에 운송장 번호를 입력하지 않으면 환불이 종료됩니다.',
  'mail.refundCame.subject': '주문 {number}의 상품이 반품되어 도착했습니다',
  'mail.refundCame.text':
    '운송사에 따르면 주문 {number}의 상품이 든 화물 {note}이(가) 서명과 함께 배달되었습니다. {until}까지 상품을 인수하거나 화물에 이의를 제기해 주세요. 이후에는 {amount}가 구매자에게 환불됩니다.',
  'mail.refundSigned.subject': '공급업체가 반품 화물을 받았습니다: 주문 {number}',
  'mail.refundSigned.text':
    '운송사에 따르면 주문 {number}의 반품 화물 {note}이(가) 서명과 함께 배달되었습니다. 공급업체가 {until}까지 상품을 확인하며, 이후에는 인수한 것으로 간주되어 {amount}가 환불됩니다.',
  'mail.refundRefused.subject': '공급업체가 주문 {number}의 환불을 거절했습니다',
  'mail.refundRefused.text':
    '공급업체가 주문 {number}의 {amount} 환불을 거절했습니다: {note}. {until}까지 신청을 수정하거나 플랫폼의 결정을 요청할 수 있습니다.',
  'mail.refundDone.subject': '주문 {number}의 {amount}가 환불됩니다',
  'mail.refundDone.text':
    '주문 {number}의 환불이 승인되었습니다. {amount}가 결제하신 수단으로 환불됩니다.{isCovered, plural, =0 {} other { 이 중 {covered}은(는) 은행이나 결제 서비스에서 이미 돌려드렸습니다.}}{isOnItsWay, plural, =0 {} other { {onItsWay}은(는) 은행 송금으로 보내 드리며, 송금하면 이메일로 알려 드립니다.}} {note}',
  'mail.refundHeldUp.subject': '{orders}의 {amount}을(를) 아직 환불하지 못했습니다',
  'mail.refundHeldUp.text':
    '{orders}에 대한 환불 {amount}을(를) 결제하신 수단으로 돌려드리지 못했습니다. 대금은 안전하게 보관되어 있으며, 다시 보내거나 다른 방법으로 보내 드리도록 저희가 처리하고 있습니다. 하실 일은 없습니다. 은행 계좌 정보 등 필요한 것이 있으면 저희가 여쭙겠습니다. 대금을 보내면 메일로 알려 드립니다.',
  'mail.refundSent.subject': '{orders}의 {amount}을(를) 보내 드렸습니다',
  'mail.refundSent.text':
    '{by, select, bank {{orders}에 대한 환불 {amount}을(를) 결제하신 수단으로 돌려드릴 수 없어 은행 송금으로 보내 드렸습니다.} transfer {{orders}에 대한 환불 {amount}을(를) 은행 송금으로 보내 드렸습니다.} other {지연되었던 {orders}에 대한 환불 {amount}이(가) 결제하신 수단으로 환불되었습니다.}}{hasReference, plural, =0 {} other { 은행 송금 번호: {reference}.}} 하실 일은 없습니다.',
  'mail.refundClosed.subject': '주문 {number}의 환불이 종료되었습니다',
  'mail.refundClosed.text': '주문 {number}의 {amount} 환불이 지급 없이 종료되었습니다. {note}',
  'mail.refundGranted.subject': '플랫폼이 주문 {number}에 대해 구매자에게 {amount} 환불을 결정했습니다',
  'mail.refundGranted.text':
    '클레임 기간이 지난 뒤 플랫폼이 주문 {number}에 대해 구매자에게 {amount} 환불을 결정했습니다. 사유: {note}. 금액은 스토어 자금에서 차감되며, 부족한 금액은 플랫폼이 먼저 지급하고 이후 수입에서 공제합니다. 정산서에서 모두 확인할 수 있습니다.',
  'mail.refundPlatformAsked.subject': '플랫폼 판정 요청: 주문 {number}',
  'mail.refundPlatformAsked.text':
    '구매자가 주문 {number}의 {amount} 환불에 대해 플랫폼의 판정을 요청했습니다. 사유: {note}. 판매자 콘솔의 환불에서 증거를 제출해 주세요. 판정은 {until}까지 내려질 예정입니다.',
  'mail.refundBuyersEvidence.subject': '구매자가 증거를 추가했습니다: 주문 {number}',
  'mail.refundBuyersEvidence.text':
    '주문 {number}의 {amount} 분쟁에서 구매자가 플랫폼에 다음을 제출했습니다: {note}. 판매자 콘솔의 환불에서 확인할 수 있으며, 판정 예정 시각인 {until} 전까지 증거를 추가할 수 있습니다.',
  'mail.refundRuledFor.subject': '플랫폼이 구매자 편으로 판정했습니다: 주문 {number}',
  'mail.refundRuledFor.text': '플랫폼이 구매자 편으로 판정하여 주문 {number}의 {amount}이(가) 환불됩니다. 이유: {note}',
  'mail.refundRuledAgainst.subject': '플랫폼이 환불을 인정하지 않았습니다: 주문 {number}',
  'mail.refundRuledAgainst.text':
    '플랫폼이 주문 {number}의 {amount} 환불을 인정하지 않았습니다. 환불은 종료되고 주문은 계속 진행됩니다. 이유: {note}',
  'mail.refundSilence.subject': '기한 내 답변 없음: 주문 {number}의 {amount} 환불에 동의한 것으로 처리됨',
  'mail.refundSilence.text':
    '기한 내에 답변하지 않아 주문 {number}의 {amount} 환불에 동의한 것으로 처리되며, 대금은 구매자에게 환불됩니다. {count, plural, =0 {} other {아직 출고되지 않은 상품 #개는 더 이상 출고하면 안 됩니다. }}판매자 콘솔의 환불에서 확인할 수 있습니다.',
  'mail.refundStoresEvidence.subject': '공급업체가 증거를 추가했습니다: 주문 {number}',
  'mail.refundStoresEvidence.text':
    '주문 {number}의 {amount} 분쟁에서 공급업체가 플랫폼에 다음을 제출했습니다: {note}. 환불 페이지에서 확인할 수 있으며, 판정 예정 시각인 {until} 전까지 증거를 추가할 수 있습니다.',
  'refundReason.noReason': '사유 없음(미개봉 상자)',
  'refundReason.unwanted': '상품이 더 이상 필요하지 않음',
  'refundReason.late': '제때 발송되지 않음',
  'refundReason.missing': '수량 부족',
  'refundReason.damaged': '상품이 파손되어 도착함',
  'refundReason.different': '상품이 설명과 다름',
  'refundReason.faulty': '품질 또는 기능 불량',
  'refundReason.agreed': '공급업체와 합의함',
  'export.refund.1': '상점 답변 대기',
  'export.refund.2': '구매자 반송 대기',
  'export.refund.3': '상품 반송 중',
  'export.refund.4': '상품 반송 완료',
  'export.refund.5': '환불 완료',
  'export.refund.onItsWay': '환불금 송금 중',
  'export.refund.6': '철회됨',
  'export.refund.7': '상점이 거절함',
  'export.refund.offered': '다른 금액 제안됨',
  'export.refund.10': '플랫폼 판정 중',
  'export.refund.-1': '종료됨, 환불 없음',
  'export.refundKind.0': '가격 인하',
  'export.refundKind.1': '환불만',
  'export.refundKind.2': '반품 후 환불',
};
