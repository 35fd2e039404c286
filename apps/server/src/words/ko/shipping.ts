import type { WordsOf } from '../types.ts';

/** Sentences of shipping, in Korean. ICU message format. */
export const shipping: WordsOf<'shipping'> = {
  deliveryKindOther: '이 주문은 다른 배송 방법으로 접수되었습니다.',
  pickupCodeWrong: '이 주문의 코드가 아닙니다. 남은 시도 횟수: {left}.',
  packageLimitReached: '한 주문은 최대 {max}개의 패키지로 발송할 수 있습니다.',
  packageItemsWrong: '패키지 내용이 남은 출고 수량과 일치하지 않습니다. 주문을 새로 고쳐 주십시오.',
  waybillRequired: '운송사와 운송장 번호를 입력해 주십시오.',
  carrierUnknown: '존재하지 않는 운송사입니다.',
  waybillOfOrder: '공급업체가 보낸 소포의 운송장 번호입니다. 돌려보내는 소포의 번호를 적어 주세요.',
  deliveryUnknown: '존재하지 않는 패키지입니다.',
  shipmentStands: '이 발송은 취소할 수 없습니다. 30분이 지났거나, 택배사에 이미 배송 정보가 있거나, 주문에 환불 요청이 있습니다.',
  'mail.readyForPickup.subject': '주문 {number}: 상품을 찾아가실 수 있습니다',
  'mail.readyForPickup.text':
    '주문 {number}의 상품이 {place}에서 기다리고 있습니다({hours}). 그곳에서 이 코드를 보여 주세요: {code}. 상품을 확인하기 전에는 누구에게도 알려 주지 마세요.',
  'mail.pickupWaits.subject': '주문 {number}: 상품이 아직 기다리고 있습니다',
  'mail.pickupWaits.text':
    '주문 {number}의 상품이 아직 {place}({hours})에서 기다리고 있습니다. 수령 코드: {code}. 아무도 수령하지 않으면 상품과 대금의 처리를 Kyakhta가 결정합니다.',
  'mail.refusedAtDoor.subject': '주문 {number} 수령이 거부되었습니다',
  'mail.refusedAtDoor.text':
    '주문 {number}이(가) 배송 시 수령되지 않아 상품이 공급업체로 돌아갔습니다. 주문은 종료되었고 청구된 금액은 없습니다.{hasReason, plural, =0 {} other { 사유: {reason}}}',
  'mail.shipLateBuyer.subject': '주문 {number}이(가) 지연되고 있습니다',
  'mail.shipLateBuyer.text':
    '{how, select, ready {주문 {number}의 상품은 {until}까지 준비되어야 했지만 아직 준비되지 않았습니다.} other {주문 {number}은(는) {until}까지 출고되어야 했지만 아직 모두 출고되지 않았습니다.}} 공급업체에 다시 알렸습니다. 기다리지 않으시려면 주문 페이지에서 아직 출고되지 않은 상품의 환불을 요청하세요.',
  'mail.shipLate.subject': '{how, select, ready {주문 {number}: 준비 기한이 지났습니다} other {주문 {number}: 출고 기한이 지났습니다}}',
  'mail.shipLate.text':
    '{how, select, ready {주문 {number}의 상품은 {until}까지 준비되어야 했습니다. 지금 준비하고 판매자 콘솔의 주문 페이지에 표시해 주세요.} other {주문 {number}은(는) {until}까지 출고해야 했지만 아직 모두 출고되지 않았습니다. 남은 상품을 출고하고 판매자 콘솔의 주문 페이지에 등록해 주세요.}} 구매자가 기다리고 있습니다.',
  'mail.orderShipped.subject': '{isPart, plural, =0 {주문 {number} 배송 중} other {주문 {number}의 일부 배송 중}}',
  'mail.orderShipped.text':
    '{isPart, plural, =0 {공급업체가 주문 {number}의 상품을 출고했습니다.} other {공급업체가 주문 {number}의 상품 일부를 출고했습니다. 나머지는 이후에 출고됩니다.}}{isFollowed, plural, =0 {} other { 주문 페이지에서 패키지를 추적할 수 있습니다.}}',
  'mail.waybillCorrected.subject': '주문 {number}의 운송장 번호가 변경되었습니다',
  'mail.waybillCorrected.text': '공급업체가 주문 {number} 패키지의 운송장 번호를 정정했습니다. 새 번호는 {waybill}입니다.',
  'mail.parcelProblem.subject': '주문 {number}의 소포에 문제가 생겼습니다',
  'mail.parcelProblem.text':
    '주문 {number}의 소포(운송장 {waybill})가 운송 중 지체되고 있습니다: {words} 현재 위치는 주문 페이지에서 볼 수 있습니다. 지금은 아무것도 하지 않으셔도 됩니다.',
  'mail.parcelOverdue.subject': '주문 {number}의 소포가 늦어지고 있습니다',
  'mail.parcelOverdue.text':
    '주문 {number}의 소포(운송장 {waybill})가 이미 도착했어야 하지만 아직 도착하지 않았습니다. {to, select, cash {저희가 위치를 확인하고 있습니다. 상품을 받으시기 전에는 결제하지 않으셔도 됩니다.} buyer {저희가 위치를 확인하고 있습니다. 상품을 받으실 때까지 대금은 저희가 보관합니다. 기다리기 어려우시면 주문 페이지에서 환불을 신청하세요.} other {운송사에 위치를 확인해 주세요. 구매자에게는 알렸습니다.}}',
  'mail.shipmentUndone.subject': '주문 {number}은(는) 아직 출고되지 않았습니다',
  'mail.shipmentUndone.text': '공급업체가 주문 {number}의 출고를 취소했습니다. 상품은 아직 출고되지 않았으며, 출고되면 알려 드리겠습니다.',
  'track.accepted': '이우 분류 센터: 화물 접수',
  'track.departed': '이우: 육로로 출발',
  'track.exported': '만저우리: 수출 신고 수리',
  'track.cleared': '자바이칼스크: 서류 확인, 통관 완료',
  'track.onward': '치타: 목적지 도시로 출발',
  'track.returned': '반품 화물 접수',
  'track.returnExported': '자바이칼스크: 반품 수출 신고 수리',
  'track.returnCleared': '만저우리: 반품 서류 확인',
  'track.arrived': '목적지 도시 도착',
  'track.withCdek': '배송을 위해 CDEK에 인계',
  'track.delivered': '배달 및 서명 완료',
};
