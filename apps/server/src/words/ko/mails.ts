import type { WordsOf } from '../types.ts';

export const mails: WordsOf<'mails'> = {
  'mail.loginCode.subject': '{code}: Kyakhta 로그인 코드',
  'mail.loginCode.text':
    '로그인 코드는 {code}입니다. {minutes}분간 유효하며 한 번만 사용할 수 있습니다. 요청하지 않으셨다면 이 메일을 무시해 주십시오. 코드 없이는 아무도 로그인할 수 없습니다.',
  'mail.registerCode.subject': 'Kyakhta 인증 코드: {code}',
  'mail.registerCode.text':
    '가입 인증 코드는 {code}입니다. {minutes}분 동안 한 번만 사용할 수 있습니다. 요청하지 않으셨다면 이 메시지를 무시하세요.',
  'mail.alreadyRegistered.subject': '이미 계정이 있습니다',
  'mail.alreadyRegistered.text':
    '누군가(아마도 고객님)가 이 주소로 가입하려고 했습니다. 이미 {userName} 계정이 있으니 로그인하시거나, 비밀번호를 잊으셨다면 새로 설정해 주세요.',
  'mail.passwordCode.subject': '새 비밀번호 인증 코드: {code}',
  'mail.passwordCode.text':
    '새 비밀번호 설정 코드는 {code}입니다. {minutes}분 동안 한 번만 사용할 수 있습니다. 요청하지 않으셨다면 무시하세요. 비밀번호는 그대로입니다.',
  'mail.accountAdded.subject': '계정이 개설되었습니다',
  'mail.accountAdded.text':
    '{userName} 계정이 개설되었습니다. 첫 비밀번호는 계정을 개설한 사람에게서 받으시고, 처음 로그인한 뒤 변경하세요. 이 계정의 코드와 알림은 이 주소로 발송됩니다.',
  'mail.passwordChanged.subject': '비밀번호가 변경되었습니다',
  'mail.passwordChanged.text': '계정 비밀번호가 변경되었고 다른 기기는 로그아웃되었습니다. 본인이 아니라면 즉시 새 비밀번호를 설정하세요.',
  'mail.mobileBound.subject': '이미 연결된 번호입니다',
  'mail.mobileBound.text':
    '누군가(아마도 본인)가 이 번호를 계정에 연결하려고 했습니다. 이 번호는 이미 다른 계정에 연결되어 있습니다. 그 계정으로 로그인하거나 먼저 거기에서 다른 번호를 연결하세요.',
  'mail.bindCode.subject': '확인 코드: {code}',
  'mail.bindCode.text': '이 주소나 번호를 확인하는 코드는 {code}입니다. {minutes}분 동안 한 번만 사용할 수 있습니다.',
  'mail.mailChanged.subject': '이메일 주소가 변경되었습니다',
  'mail.mailChanged.text': '이제 계정은 {mail} 주소를 사용합니다. 본인이 아니라면 즉시 문의해 주세요.',
  'mail.mobileChanged.subject': '휴대전화 번호가 변경되었습니다',
  'mail.mobileChanged.text': '계정의 휴대전화 번호가 변경되었습니다. 본인이 아니라면 즉시 새 비밀번호를 설정하세요.',
  'mail.socialBound.subject': '이제 {site} 계정으로 로그인할 수 있습니다',
  'mail.socialBound.text':
    '{site} 계정이 회원님의 계정에 연결되어 비밀번호 없이 로그인할 수 있습니다. 본인이 아니라면 계정에서 연결을 해제하고 즉시 새 비밀번호를 설정하세요.',
  'mail.socialUnbound.subject': '{site} 계정 연결이 해제되었습니다',
  'mail.socialUnbound.text': '이제 {site} 계정으로는 로그인할 수 없습니다. 본인이 아니라면 즉시 새 비밀번호를 설정하세요.',
  'mail.destroyCode.subject': '계정 삭제 코드: {code}',
  'mail.destroyCode.text':
    '계정 삭제 코드는 {code}입니다. {minutes}분 동안 유효합니다. 삭제를 원하지 않으시면 이 메시지를 무시하고 비밀번호를 변경하세요.',
  'mail.accountDeleted.subject': '계정이 삭제되었습니다',
  'mail.accountDeleted.text': '계정이 삭제되었습니다. 지난 주문 서류는 법에 따라 이름 없이 보관됩니다.',
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
  'mail.orderPaidByPoints.subject': '주문 {number} 포인트 결제 완료',
  'mail.orderPaidByPoints.text':
    '포인트 {points}점으로 주문 {number}의 전액이 결제되어 청구된 금액이 없습니다. 공급업체에 발송을 요청했습니다.',
  'mail.groupPaid.subject': '주문 {number} 결제 완료, 공동구매 대기',
  'mail.groupPaid.text': '주문 {number}의 {amount}를 공동구매가 성사될 때까지 보관합니다. 성사되지 않으면 결제하신 방법으로 환불됩니다.',
  'mail.groupComplete.subject': '주문 {number}의 공동구매 성사',
  'mail.groupComplete.text':
    '주문 {number}의 공동구매가 성사되었습니다. 공급업체에 발송을 요청했으며, 상품을 확인하실 때까지 대금을 보관합니다.',
  'mail.groupFailed.subject': '주문 {number}의 공동구매 무산',
  'mail.groupFailed.text':
    '주문 {number}의 공동구매가 성사되지 않아 주문이 종료되었습니다. {hasPaid, plural, =0 {청구된 금액은 없습니다.} other {결제하신 금액은 결제하신 방법으로 환불됩니다.}}',
  'mail.orderPaid.subject': '주문 {number} 결제 완료',
  'mail.orderPaid.text':
    '주문 {number}의 대금 {amount}을(를) 상품을 확인하실 때까지 에스크로에 보관합니다. 공급업체에 출고를 요청했습니다.',
  'mail.vouchersReady.subject': '주문 {number}: 바우처가 준비되었습니다',
  'mail.vouchersReady.text':
    '주문 {number}의 {amount}를 보관하고 있으며 바우처가 준비되었습니다. 구매자 센터에서 주문을 열어 코드를 확인하세요. 안전을 위해 메일에는 코드가 없습니다. 서비스를 받을 때에만 공급업체에 코드를 알려 주세요.',
  'mail.vouchersEnd.subject': '주문 {number}: 사용하지 않은 바우처가 곧 만료됩니다',
  'mail.vouchersEnd.text': '주문 {number}에 사용하지 않은 바우처가 {count}개 남아 있습니다. 첫 번째는 {until}까지 사용할 수 있습니다.',
  'mail.payDue.subject': '주문 {number}: {amount} 결제 안내',
  'mail.payDue.text': '주문 {number}의 {amount}을(를) {until}까지 결제해 주세요. 구매자 센터에서 주문을 열어 결제할 수 있습니다.',
  'mail.payOverdue.subject': '주문 {number}: 결제 기한이 지났습니다',
  'mail.payOverdue.text':
    '주문 {number}의 {amount}이(가) 기한 내에 결제되지 않았습니다. 지금 결제해 주세요. 그때까지 공급업체에 지급되지 않으며 주문을 완료할 수 없습니다.',
  'mail.readyForPickup.subject': '주문 {number}: 상품을 찾아가실 수 있습니다',
  'mail.readyForPickup.text':
    '주문 {number}의 상품이 {place}에서 기다리고 있습니다({hours}). 그곳에서 이 코드를 보여 주세요: {code}. 상품을 확인하기 전에는 누구에게도 알려 주지 마세요.',
  'mail.storeOverdue.subject': '주문 {number}: 구매자의 결제가 늦어지고 있습니다',
  'mail.storeOverdue.text':
    '주문 {number}의 {amount} 결제가 기한을 넘겼습니다. 구매자에게 안내했습니다. 전액이 결제되기 전에는 아무것도 지급되지 않습니다.',
  'mail.pickupWaits.subject': '주문 {number}: 상품이 아직 기다리고 있습니다',
  'mail.pickupWaits.text':
    '주문 {number}의 상품이 아직 {place}({hours})에서 기다리고 있습니다. 수령 코드: {code}. 아무도 수령하지 않으면 상품과 대금의 처리를 Kyakhta가 결정합니다.',
  'mail.cashMissing.subject': '주문 {number}: 택배사가 받은 현금이 들어오지 않았습니다',
  'mail.cashMissing.text':
    '주문 {number}의 현금({amount})이 들어오지 않았습니다. 상품이 반송되었다면 주문 페이지에 표시해 주세요. 주문이 종료되고 상품은 재고로 돌아갑니다.',
  'mail.topUpTakenBack.subject':
    '{state, select, held {충전 {number}의 대금이 회수되었습니다} covered {충전 {number}: 잔액에서 차감되었습니다} other {충전 {number}: 잔액을 다시 사용할 수 있습니다}}',
  'mail.topUpTakenBack.text':
    '{state, select, held {은행이나 결제 서비스에서 충전 {number}의 대금을 회수했습니다. {hasHeld, plural, =0 {잔액에 남은 금액이 없었습니다.} other {확인이 끝날 때까지 잔액 중 {amount}이(가) 보류됩니다.}} 요청하신 적이 없다면 은행에 문의하세요.} covered {보류되었던 잔액 {amount}(으)로 충전 {number}에서 회수된 금액을 충당했습니다.} other {충전 {number}의 확인이 끝났습니다. 보류되었던 {amount}을(를) 다시 사용할 수 있습니다.}}',
  'mail.orderSettled.subject': '주문 {number}이(가) 정산되어 종료되었습니다',
  'mail.orderSettled.text':
    'Kyakhta가 주문 {number}을(를) 정산하고 종료했습니다. {isPaid, plural, =0 {이 주문에 보관된 대금은 없었습니다.} other {{toBuyer}은(는) 결제한 방법으로 돌려드리고, {toStore}은(는) 공급업체에 지급됩니다.{isCovered, plural, =0 {} other { 이 중 {covered}은(는) 은행이나 결제 서비스에서 이미 돌려드렸습니다.}}}} 사유: {reason}',
  'mail.storeSettled.subject': '주문 {number}이(가) 정산되어 종료되었습니다',
  'mail.storeSettled.text':
    'Kyakhta가 주문 {number}을(를) 정산하고 종료했습니다. {isPaid, plural, =0 {이 주문에 보관된 대금은 없었습니다.} other {운임과 수수료를 제외한 {toStore}이(가) 지급되고, {toBuyer}은(는) 구매자에게 환불됩니다.}} 사유: {reason}',
  'mail.proposalDecided.subject':
    '제안이 {isDone, plural, =0 {거절되었습니다} other {동의를 받았습니다}}: {kind, select, balance {잔액 정정} points {포인트 정정} grant {환불 승인} settle {기한 초과 주문 정산} cash {배송 기사 현금 기록} transfer {계좌 이체 배정} limit {두 번째 운영자 확인 축소} level {등급 변경} bank {구매자가 이체하는 계좌 변경} other {늦게 온 현금 기록}}',
  'mail.proposalDecided.text':
    '{isDone, plural, =0 {{by} 님이 제안을 거절했습니다.} other {{by} 님이 제안에 동의하여 처리되었습니다.}} {hasNote, plural, =0 {} other {메모: {note}.}} 제안 사유: {reason}. 운영 콘솔의 ‘제안’에서 볼 수 있습니다.',
  'mail.lateCashStore.subject': '주문 {number}의 현금이 늦게 들어와 판매자님께 지급됩니다',
  'mail.lateCashStore.text':
    '이미 끝난 주문 {number}에 대해 현금 {amount}이(가) 들어왔습니다. 운임과 수수료를 뺀 금액이 판매자님께 지급됩니다. 사유: {reason}',
  'mail.lateCashBuyer.subject': '주문 {number}의 현금이 늦게 들어와 잔액에 넣었습니다',
  'mail.lateCashBuyer.text': '이미 끝난 주문 {number}에 대해 현금 {amount}이(가) 들어왔습니다. 고객님 잔액에 넣었습니다. 사유: {reason}',
  'mail.transferUnfit.subject': '{orders} 이체금 중 {amount}을(를) 돌려드립니다',
  'mail.transferUnfit.text':
    '{cause, select, second {{orders}에 대한 이체 {amount}이(가) 들어왔지만 이미 결제되었습니다.} over {{orders}에 대한 이체로 결제가 끝났지만 {amount}이(가) 더 들어왔습니다.} replaced {다른 결제 방법을 선택하셔서 {orders}에 대한 이체 {amount}은(는) 결제에 쓰이지 않습니다.} other {더 이상 결제할 수 없어 {orders}에 대한 이체 {amount}은(는) 결제에 쓰이지 않습니다.}} 이 돈은 안전하게 보관되며 보낸 계좌로 돌아갑니다. 송금하면 메일로 알려 드립니다.',
  'mail.paymentUnfit.subject': '{orders}의 결제가 맞지 않습니다',
  'mail.paymentUnfit.text':
    '{orders}에 대해 {amount}이(가) 들어왔지만 결제할 금액은 {needed}였습니다. 이 돈으로 결제된 것은 없으며, Kyakhta에서 확인할 때까지 안전하게 보관한 뒤 들어온 방법으로 돌려드립니다. {state, select, open {주문은 바로 다시 결제할 수 있습니다.} paid {주문은 이제 결제되었으며 더 낼 금액이 없습니다.} other {이 주문은 더 이상 결제할 수 없으니 돈을 보내지 마세요.}}',
  'mail.partPaid.subject': '주문 {number}: {amount} 입금 확인',
  'mail.partPaid.text': '주문 {number}의 {amount}을(를) 받았으며 에스크로에 보관합니다.',
  'mail.refusedAtDoor.subject': '주문 {number} 수령이 거부되었습니다',
  'mail.refusedAtDoor.text':
    '주문 {number}이(가) 배송 시 수령되지 않아 상품이 공급업체로 돌아갔습니다. 주문은 종료되었고 청구된 금액은 없습니다.{hasReason, plural, =0 {} other { 사유: {reason}}}',
  'mail.paidFor': '{kind, select, topUp {충전 번호 {numbers}} other {{count, plural, other {주문번호 {numbers}}}}}',
  'mail.transferWaits.subject': '{orders}: {amount} 이체 안내',
  'mail.transferWaits.text':
    '{orders} 대금 {amount}을(를) 참조 번호 {reference}(으)로 이체해 주세요. 은행 계좌와 기한은 결제 페이지에 있습니다. 참조 번호가 없으면 무엇에 대한 입금인지 알 수 없습니다.',
  'mail.transferShort.subject': '{orders}: {missing} 부족',
  'mail.transferShort.text':
    '{orders}에 대한 이체가 도착했지만 {missing}이(가) 부족합니다. 같은 참조 번호 {reference}(으)로 이체해 주세요. 기한 내에 오지 않으면 전액 반환됩니다.',
  'mail.transferRefused.subject': '{orders}: {received} 이체가 반영되지 않았습니다',
  'mail.transferRefused.text':
    '{orders}에 대한 {received} 이체를 확인했지만 고객님의 결제로 처리할 수 없었습니다.{isOpen, plural, =0 {} other { {missing}이(가) 부족합니다. 직접 보내신 돈이라면 다시 보내지 마시고 은행 영수증과 함께 알려 주세요. 아니라면 참조 {reference}로 이체해 주세요.}} 어느 결제에도 속하지 않는 돈은 보낸 사람에게 돌아갑니다.',
  'mail.transferChecking.subject': '{orders}: {received} 입금 확인 중',
  'mail.transferChecking.text':
    '{orders}에 대해 {received}이(가) 들어왔습니다. 큰 금액의 이체는 Kyakhta의 두 번째 담당자가 확인한 뒤 반영됩니다. 다시 보내실 필요는 없습니다.{isShort, plural, =0 {} other { 아직 {missing}이(가) 부족합니다. 이 금액만 같은 참조 {reference}로 이체해 주세요.}}',
  'mail.booksOff.subject': '장부가 일치하지 않습니다: {count, plural, other {규칙 #개 위반}}',
  'mail.booksOff.text': '야간 장부 검증에서 문제가 발견되었습니다: {rules}. 해당 행은 운영자 콘솔의 장부 검증 페이지에 있습니다.',
  'mail.invoiceIssued.subject': '인보이스 {number}, {amount}',
  'mail.invoiceIssued.text': '인보이스 {number}({amount})이(가) 발행되었습니다. 인보이스 메뉴에서 내려받을 수 있습니다.',
  'mail.invoiceFailed.subject': '{orders}의 인보이스를 발행하지 못했습니다',
  'mail.invoiceFailed.text': '{orders}의 인보이스를 발행하지 못했습니다: {reason}. 인보이스 메뉴에서 수정하여 다시 신청할 수 있습니다.',
  'mail.toppedUp.subject': '{amount}이(가) 잔액에 충전되었습니다',
  'mail.toppedUp.text': '충전 {number}이(가) 완료되어 {amount}이(가) 적립되었습니다. 현재 잔액은 {balance}입니다.',
  'mail.orderToShip.subject': '{how, select, ready {주문 {number}: 수령 준비를 해 주세요} other {주문 {number}: 출고해 주세요}}',
  'mail.orderToShip.text':
    '{paid, select, cash {주문 {number}이(가) 착불로 접수되었습니다. 구매자는 상품을 받을 때 {amount}을(를) 지불합니다.} part {주문 {number}의 첫 회분이 결제되어 {amount}이(가) 에스크로에 보관되어 있습니다.} other {주문 {number}이(가) 결제되어 {amount}이(가) 에스크로에 보관되어 있습니다.}} {how, select, ready {{until}까지 상품을 준비하고 판매자 콘솔의 주문 페이지에 표시해 주세요. 그러면 구매자에게 수령 코드가 발송됩니다.} other {{until}까지 상품을 출고하고 판매자 콘솔의 주문 페이지에 포장을 등록해 주세요.}}',
  'mail.shipLateBuyer.subject': '주문 {number}이(가) 지연되고 있습니다',
  'mail.shipLateBuyer.text':
    '{how, select, ready {주문 {number}의 상품은 {until}까지 준비되어야 했지만 아직 준비되지 않았습니다.} other {주문 {number}은(는) {until}까지 출고되어야 했지만 아직 모두 출고되지 않았습니다.}} 공급업체에 다시 알렸습니다. 기다리지 않으시려면 주문 페이지에서 아직 출고되지 않은 상품의 환불을 요청하세요.',
  'mail.shipLate.subject': '{how, select, ready {주문 {number}: 준비 기한이 지났습니다} other {주문 {number}: 출고 기한이 지났습니다}}',
  'mail.shipLate.text':
    '{how, select, ready {주문 {number}의 상품은 {until}까지 준비되어야 했습니다. 지금 준비하고 판매자 콘솔의 주문 페이지에 표시해 주세요.} other {주문 {number}은(는) {until}까지 출고해야 했지만 아직 모두 출고되지 않았습니다. 남은 상품을 출고하고 판매자 콘솔의 주문 페이지에 등록해 주세요.}} 구매자가 기다리고 있습니다.',
  'mail.orderExpired.subject':
    '{count, plural, =1 {주문 {orders}이(가) 제때 결제되지 않아 종료되었습니다} other {주문 #건이 제때 결제되지 않아 종료되었습니다}}',
  'mail.orderExpired.text':
    '{count, plural, =1 {주문 {orders}이(가) 제때 결제되지 않아 종료되었습니다.} other {다음 주문이 제때 결제되지 않아 종료되었습니다: {orders}.}} {hasCome, plural, =0 {청구된 금액은 없습니다.} other {그래도 들어온 돈은 돌려드리며, 따로 메일로 알려 드립니다.}}{hasPoints, plural, =0 {} other { 사용하신 포인트는 되돌려 드렸습니다.}} 상품은 다시 누구나 살 수 있습니다. 아직 필요하시면 구매자 센터에서 주문을 열고 ‘다시 구매’를 눌러 주세요.',
  'mail.payoutApproved.subject': '{amount} 출금이 승인되었습니다',
  'mail.payoutApproved.text': '출금 {number}({amount})이(가) 승인되어 곧 계좌 {account}(으)로 송금됩니다. 송금하면 메일로 알려 드립니다.',
  'mail.payoutRefused.subject': '{amount} 출금이 거절되었습니다',
  'mail.payoutRefused.text':
    '출금 {number}({amount})이(가) 거절되었습니다. 이유: {reason}. 이 돈은 다시 사용할 수 있으며, 판매자 콘솔의 ‘자금’에서 다시 신청할 수 있습니다.',
  'mail.payoutPaid.subject': '{amount}을(를) 은행으로 송금했습니다',
  'mail.payoutPaid.text':
    '출금 {number}({amount})을(를) 계좌 {account}(으)로 송금했습니다. 은행 참조 번호: {reference}. 영업일 기준 며칠 안에 들어오지 않으면 이 번호로 은행에 문의해 주세요.',
  'mail.payoutReturned.subject': '은행이 {amount}을(를) 돌려보냈습니다',
  'mail.payoutReturned.text':
    '은행이 계좌 {account}(으)로 보낸 출금 {number}({amount})을(를) 돌려보냈습니다. 이유: {reason}. 이 돈은 다시 사용할 수 있습니다. 판매자 콘솔의 ‘자금’에서 은행 계좌를 확인한 뒤 출금을 다시 신청해 주세요.',
  'mail.balancePayoutRefused.subject': '{amount} 출금이 거절되었습니다',
  'mail.balancePayoutRefused.text': '잔액 출금 {number}({amount})이(가) 거절되었습니다. 이유: {reason}. 이 돈은 다시 잔액에 있습니다.',
  'mail.balancePayoutReturned.subject': '은행이 {amount}을(를) 돌려보냈습니다',
  'mail.balancePayoutReturned.text':
    '은행이 계좌 {account}(으)로 보낸 출금 {number}({amount})을(를) 돌려보냈습니다. 이유: {reason}. 이 돈은 다시 잔액에 있습니다. 구매자 센터의 ‘잔액’에서 은행 계좌를 확인한 뒤 출금을 다시 신청해 주세요.',
  'mail.bankAccountAdded.subject': '은행 계좌가 추가되었습니다',
  'mail.bankAccountAdded.text':
    'Kyakhta 계정에 은행 계좌 {account}이(가) 추가되었습니다. {hours, plural, =0 {지금부터 이 계좌로 잔액을 출금할 수 있습니다.} other {#시간 뒤부터 이 계좌로 잔액을 출금할 수 있습니다.}} 본인이 추가하지 않았다면 바로 비밀번호를 바꾸고 저희에게 알려 주세요.',
  'mail.orderShipped.subject': '주문 {number} 배송 중',
  'mail.orderShipped.text':
    '공급업체가 주문 {number}의 상품을 출고했습니다.{isFollowed, plural, =0 {} other { 주문 페이지에서 패키지를 추적할 수 있습니다.}}',
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
  'mail.orderCompleted.subject': '주문 {number} 완료',
  'mail.orderCompleted.text': '주문 {number} 건이 완료되어 공급업체에 대금이 지급되었습니다. 감사합니다.',
  'mail.storeOrderCancelled.subject': '구매자가 주문 {number}을(를) 취소했습니다',
  'mail.storeOrderCancelled.text':
    '구매자가 포장 전에 주문 {number}을(를) 취소했습니다. {amount}이(가) 환불되었습니다. 출고하지 마세요. 상품은 다시 판매할 수 있습니다.',
  'mail.refundOffered.subject': '공급업체가 주문 {number}에 대해 {amount} 환불을 제안했습니다',
  'mail.refundOffered.text':
    '요청하신 내용 대신 공급업체가 주문 {number}의 {goods}에 대해 {amount} 환불을 제안했습니다. {effect, select, reduction {이 상품의 가격이 인하됩니다. 상품은 그대로 받으시며, 아직 발송되지 않은 상품은 발송됩니다.} notSent {이 수량은 발송되지 않습니다.} partNotSent {발송된 상품은 그대로 받으시고, 나머지는 발송되지 않습니다.} other {이 상품은 그대로 보유하시면 됩니다.}} 반품은 필요 없습니다. {until}까지 환불 페이지에서 수락하거나 거절하세요. 요청을 변경하거나 Kyakhta에 결정을 요청할 수도 있습니다. 공급업체의 말: {note}',
  'mail.refundOfferAccepted.subject': '제안이 수락되었습니다: 주문 {number}, {amount}',
  'mail.refundOfferAccepted.text':
    '구매자가 제안을 수락했습니다. 주문 {number}의 {goods}에 대해 {amount}이(가) 환불되었습니다. {effect, select, reduction {이 상품의 가격이 인하되었고 주문은 계속 진행됩니다.} notSent {이 수량은 발송하지 마세요.} partNotSent {발송된 상품은 구매자가 보유하며, 나머지는 발송하지 마세요.} other {이 상품은 구매자가 보유합니다.}}',
  'mail.refundOfferDeclined.subject': '주문 {number}에 대한 {amount} 제안이 거절되었습니다',
  'mail.refundOfferDeclined.text':
    '구매자가 주문 {number}의 {goods}에 대한 {amount} 제안을 거절했습니다. 다른 제안을 할 수 있으며, 구매자는 여전히 Kyakhta에 결정을 요청할 수 있습니다.',
  'mail.refundOfferWithdrawn.subject': '공급업체가 주문 {number}에 대한 {amount} 제안을 철회했습니다',
  'mail.refundOfferWithdrawn.text':
    '공급업체가 주문 {number}의 {goods}에 대한 {amount} 제안을 철회했습니다. {isAsked, plural, =0 {거절은 유효합니다. {until}까지 요청을 변경하거나 Kyakhta에 결정을 요청할 수 있습니다.} other {요청하신 내용은 그대로 유효합니다. 공급업체가 {until}까지 답변하며, 답변이 없으면 동의한 것으로 봅니다.}}',
  'mail.ownOfferWithdrawn.subject': '주문 {number}에 대한 {amount} 제안을 철회했습니다',
  'mail.ownOfferWithdrawn.text':
    '스토어가 주문 {number}의 {goods}에 대한 {amount} 제안을 철회했습니다. 구매자에게 알렸습니다. {isAsked, plural, =0 {환불은 이전처럼 거절된 상태입니다.} other {{until}까지 요청에 답변하세요. 답변이 없으면 동의한 것으로 봅니다.}}',
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
    '주문 {number}의 환불이 승인되었습니다. {amount}가 결제하신 수단으로 환불됩니다.{isCovered, plural, =0 {} other { 이 중 {covered}은(는) 은행이나 결제 서비스에서 이미 돌려드렸습니다.}} {note}',
  'mail.refundHeldUp.subject': '{orders}의 {amount}을(를) 아직 환불하지 못했습니다',
  'mail.refundHeldUp.text':
    '{orders}에 대한 환불 {amount}을(를) 결제하신 수단으로 돌려드리지 못했습니다. 대금은 안전하게 보관되어 있으며, 다시 보내거나 다른 방법으로 보내 드리도록 저희가 처리하고 있습니다. 하실 일은 없습니다. 은행 계좌 정보 등 필요한 것이 있으면 저희가 여쭙겠습니다. 대금을 보내면 메일로 알려 드립니다.',
  'mail.refundSent.subject': '{orders}의 {amount}을(를) 보내 드렸습니다',
  'mail.refundSent.text':
    '{by, select, bank {{orders}에 대한 환불 {amount}을(를) 결제하신 수단으로 돌려드릴 수 없어 은행 송금으로 보내 드렸습니다.} other {지연되었던 {orders}에 대한 환불 {amount}이(가) 결제하신 수단으로 환불되었습니다.}} 하실 일은 없습니다.',
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
  'mail.refundSilence.subject': '기한 내 답변 없음: 주문 {number}의 {amount} 환불됨',
  'mail.refundSilence.text':
    '기한 내에 답변하지 않아 주문 {number}의 {amount}이(가) 구매자에게 환불되었습니다. 판매자 콘솔의 환불에서 확인할 수 있습니다.',
  'mail.refundStoresEvidence.subject': '공급업체가 증거를 추가했습니다: 주문 {number}',
  'mail.refundStoresEvidence.text':
    '주문 {number}의 {amount} 분쟁에서 공급업체가 플랫폼에 다음을 제출했습니다: {note}. 환불 페이지에서 확인할 수 있으며, 판정 예정 시각인 {until} 전까지 증거를 추가할 수 있습니다.',
  'mail.paymentReturned.subject': '{amount}이(가) 환불됩니다',
  'mail.paymentReturned.text': '{orders}에 대한 결제 {amount}이(가) 더 이상 사용할 수 없을 때 도착하여 돌려보냈습니다. 하실 일은 없습니다.',
  'mail.inquiryAsked.subject': '구매자가 가격을 문의했습니다: “{name}”',
  'mail.inquiryAsked.text': '구매자가 귀 매장에 “{name}”의 가격을 문의했습니다. 전체 내용은 판매자 콘솔의 문의에서 확인하고 답변해 주세요.',
  'mail.inquiryAnswered.subject': '“{name}”에 대한 답변',
  'mail.inquiryAnswered.text':
    '한 상점가 “{name}”을(를) 단가 {amount}에 제안했습니다. 전체 답변은 구매자 센터의 견적 문의에서 볼 수 있습니다.',
  'mail.applicationReceived.subject': '상점 “{name}” 신청을 받았습니다',
  'mail.applicationReceived.text':
    '상점 “{name}” 신청이 접수되었습니다. 영업일 3일 안에 심사하고 결과를 메일로 알려 드립니다. 구매자 센터에서 진행 상황을 볼 수 있습니다.',
  'mail.applicationRefused.subject': '상점 “{name}” 신청을 고쳐야 합니다',
  'mail.applicationRefused.text':
    '상점 “{name}” 신청의 일부를 승인할 수 없었습니다. {reasons}. 구매자 센터에서 신청을 열어 이 항목만 고친 뒤 다시 제출하세요. 나머지는 그대로 유지됩니다.',
  'mail.applicationApproved.subject': '상점 “{name}”이(가) 승인되었습니다',
  'mail.applicationApproved.text':
    '상점 “{name}” 신청이 승인되었습니다. 구매자 센터에서 상점 계정과 비밀번호를 설정하세요. 그것으로 판매자 콘솔에 로그인하면 상점이 열립니다.',
  'mail.goodsDecided.subject': '상품 심사 결과: 승인 {approved}건, 반려 {refused}건',
  'mail.goodsDecided.text':
    '{approved, plural, =0 {} other {상품 #건이 승인되어 제출하신 내용 그대로 구매자에게 보입니다. }}{refused, plural, =0 {} other {상품 #건이 반려되었습니다. ‘상품’에서 수정해 다시 제출해 주세요. }}{reasons}',
};
