import type { WordsOf } from '../types.ts';

/** Sentences of ledger, in simplified Chinese. ICU message format. */
export const ledger: WordsOf<'ledger'> = {
  'mail.booksOff.subject': '账目不符：{count, plural, other {违反 # 条规则}}',
  'mail.booksOff.text': '今夜的账目核对发现问题：{rules}。具体行见运营后台的“账目核对”页面。',
  'export.entry.opening': '期初',
  'export.entry.capture': '收款',
  'export.entry.refund': '退款',
  'export.entry.release': '托管放款',
  'export.entry.remainder': '订单余款',
  'export.entry.reversal': '冲正',
  'export.entry.payout': '提现',
  'export.entry.payoutBack': '提现退回',
  'export.entry.correction': '余额更正',
  'export.entry.gift': '充值赠送',
  'export.entry.points': '积分抵扣',
  'export.entry.hold': '余额冻结',
  'export.entry.adjustment': '调整',
  'export.entry.faultFreight': '商家过错运费',
  'export.entry.grant': '平台判退',
  'export.entry.debt': '店铺欠款',
  'export.entry.lateCash': '逾期到账的现金',
};
