import type { WordsOf } from '../types.ts';

/** Sentences of proposals, in Korean. ICU message format. */
export const proposals: WordsOf<'proposals'> = {
  proposalUnknown: '그런 제안이 없습니다.',
  proposalDecided: '이 제안은 이미 결정되었습니다.',
  proposalOwn: '직접 제안한 건입니다. 다른 운영자가 동의해야 합니다.',
  proposalSameHands:
    '두 계정 중 하나는 다른 계정이 만들었거나 비밀번호 또는 ‘자금’ 권한을 준 계정이며, 그 뒤로 누구의 것인지 확인되지 않았습니다. 다른 사람이 결정하거나 ‘직원’에서 계정을 확인해야 합니다.',
  proposalAbandoned: '제안한 사람이 잠겼거나 더 이상 제안할 권한이 없습니다. 제안을 넘겨받거나 거절하세요.',
  proposalNotAbandoned: '제안한 사람이 아직 이 제안을 책임지고 있습니다. 동의하거나 거절하세요.',
  proposalOpenAlready: '이미 제안되어 두 번째 운영자를 기다리고 있습니다. “제안”에서 확인하세요.',
  'mail.proposalDecided.subject':
    '제안이 {isDone, plural, =0 {거절되었습니다} other {동의를 받았습니다}}: {kind, select, balance {잔액 정정} points {포인트 정정} grant {환불 승인} settle {기한 초과 주문 정산} cash {배송 기사 현금 기록} transfer {계좌 이체 배정} limit {두 번째 운영자 확인 축소} level {등급 변경} bank {구매자가 이체하는 계좌 변경} other {늦게 온 현금 기록}}',
  'mail.proposalDecided.text':
    '{isDone, plural, =0 {{by} 님이 제안을 거절했습니다.} other {{by} 님이 제안에 동의하여 처리되었습니다.}} {hasNote, plural, =0 {} other {메모: {note}.}} 제안 사유: {reason}. 운영 콘솔의 ‘제안’에서 볼 수 있습니다.',
  'export.proposal.balance': '잔액 조정',
  'export.proposal.points': '포인트 조정',
  'export.proposal.grant': '환불 승인',
  'export.proposal.settle': '연체 주문 정산',
  'export.proposal.cash': '택배 현금 기록',
  'export.proposal.level': '레벨 변경',
  'export.proposal.transfer': '계좌 이체 배정',
  'export.proposal.limit': '두 번째 운영자 확인 기준 금액',
  'export.proposal.bank': '구매자가 이체하는 계좌 변경',
  'export.proposal.lateCash': '늦게 온 현금 기록',
  'export.proposalState.proposed': '두 번째 운영자 대기 중',
  'export.proposalState.done': '처리됨',
  'export.proposalState.refused': '실행 안 됨',
};
