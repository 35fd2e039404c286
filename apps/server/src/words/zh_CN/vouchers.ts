import type { WordsOf } from '../types.ts';

/** Sentences of vouchers, in simplified Chinese. ICU message format. */
export const vouchers: WordsOf<'vouchers'> = {
  voucherCodeWrong: '您的店铺没有此券码的核销券，或买家尚未查看券码。剩余次数：{left}。',
  voucherUnknown: '没有这张仍可使用的核销券。',
  voucherUsed: '这张核销券已被核销。',
  voucherOver: '这张核销券已过有效期。',
  voucherVoid: '这张核销券因退款已作废。',
  voucherExpired: '核销券未按时使用',
  'mail.vouchersReady.subject': '订单 {number}：您的核销券已就绪',
  'mail.vouchersReady.text':
    '我们为订单 {number} 保管 {amount}，您的核销券已就绪。请在买家中心打开订单查看券码；为安全起见，邮件中不含券码。请在享受服务时才把券码告诉供应商。',
  'mail.vouchersEnd.subject': '订单 {number}：未使用的核销券即将到期',
  'mail.vouchersEnd.text': '订单 {number} 还有 {count} 张未使用的核销券，最早的一张可用至 {until}。',
};
