import type { WordsOf } from '../types.ts';

/** Sentences of proposals, in traditional Chinese. ICU message format. */
export const proposals: WordsOf<'proposals'> = {
  proposalUnknown: '沒有這項提議。',
  proposalDecided: '這項提議已有結論。',
  proposalOwn: '這項提議由您提出，須由另一位營運人員同意。',
  proposalSameHands:
    '兩個帳號中的一個由另一個帳號的人建立，或由其設定密碼、授予「資金」權限，此後沒有人確認它屬於誰。請由其他人決定，或在「員工」中確認該帳號。',
  proposalAbandoned: '提出者已被鎖定，或不再有權提出。請接手這項提議，或予以拒絕。',
  proposalNotAbandoned: '提出者仍對這項提議負責。請同意或拒絕。',
  proposalOpenAlready: '已有同樣的提議，正在等待另一位營運人員決定，請見「提議」。',
  'mail.proposalDecided.subject':
    '您的提議{isDone, plural, =0 {被拒絕} other {已獲同意}}：{kind, select, balance {更正餘額} points {更正點數} grant {准予退款} settle {結清逾期訂單} cash {登記快遞員代收的現金} transfer {認領銀行轉帳} limit {減少第二位營運人員的參與} level {更改等級} bank {更改買家匯款的帳戶} other {登記遲到的現金}}',
  'mail.proposalDecided.text':
    '{isDone, plural, =0 {{by} 拒絕了您的提議。} other {{by} 同意了您的提議，並已執行。}}{hasNote, plural, =0 {} other {備註：{note}。}}您的理由：{reason}。詳情見營運後台的「提議」。',
  'export.proposal.balance': '調整餘額',
  'export.proposal.points': '調整積分',
  'export.proposal.grant': '平台判退',
  'export.proposal.settle': '結清逾期訂單',
  'export.proposal.cash': '登記快遞代收現金',
  'export.proposal.level': '更改等級',
  'export.proposal.transfer': '配對銀行轉帳',
  'export.proposal.limit': '僅從此金額起須第二位營運人員同意',
  'export.proposal.bank': '更改買家匯款的帳戶',
  'export.proposal.lateCash': '登記逾期到帳的現金',
  'export.proposalState.proposed': '等待第二位營運人員',
  'export.proposalState.done': '已執行',
  'export.proposalState.refused': '未執行',
};
