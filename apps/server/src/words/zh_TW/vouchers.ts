import type { WordsOf } from '../types.ts';

/** Sentences of vouchers, in traditional Chinese. ICU message format. */
export const vouchers: WordsOf<'vouchers'> = {
  voucherCodeWrong: '您的店鋪沒有此券碼的核銷券，或買家尚未查看券碼。剩餘次數：{left}。',
  voucherUnknown: '沒有這張仍可使用的核銷券。',
  voucherUsed: '這張核銷券已被核銷。',
  voucherOver: '這張核銷券已過有效期。',
  voucherVoid: '這張核銷券因退款已作廢。',
  voucherExpired: '核銷券未按時使用',
  'mail.vouchersReady.subject': '訂單 {number}：您的核銷券已就緒',
  'mail.vouchersReady.text':
    '我們為訂單 {number} 保管 {amount}，您的核銷券已就緒。請在買家中心打開訂單查看券碼；為安全起見，郵件中不含券碼。請在享受服務時才把券碼告訴供應商。',
  'mail.vouchersEnd.subject': '訂單 {number}：未使用的核銷券即將到期',
  'mail.vouchersEnd.text': '訂單 {number} 還有 {count} 張未使用的核銷券，最早的一張可用至 {until}。',
};
