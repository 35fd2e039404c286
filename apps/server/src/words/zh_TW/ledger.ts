import type { WordsOf } from '../types.ts';

/** Sentences of ledger, in traditional Chinese. ICU message format. */
export const ledger: WordsOf<'ledger'> = {
  'mail.booksOff.subject': '帳目不符：{count, plural, other {違反 # 條規則}}',
  'mail.booksOff.text': '今夜的帳目核對發現問題：{rules}。具體列見營運後台的「帳目核對」頁面。',
  'export.entry.opening': '期初',
  'export.entry.capture': '收款',
  'export.entry.refund': '退款',
  'export.entry.release': '託管撥款',
  'export.entry.remainder': '訂單餘款',
  'export.entry.reversal': '迴轉',
  'export.entry.payout': '提領',
  'export.entry.payoutBack': '提領退回',
  'export.entry.correction': '餘額更正',
  'export.entry.gift': '儲值贈送',
  'export.entry.points': '點數折抵',
  'export.entry.hold': '餘額凍結',
  'export.entry.adjustment': '調整',
  'export.entry.faultFreight': '商家過錯運費',
  'export.entry.grant': '平台核准退款',
  'export.entry.debt': '店鋪欠款',
  'export.entry.lateCash': '逾期到帳的現金',
};
