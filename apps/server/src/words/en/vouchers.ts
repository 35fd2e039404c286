/** Sentences of vouchers, in English. ICU message format. */
export const vouchers = {
  voucherCodeWrong: 'No voucher of your store has this code, or its buyer has not opened it yet. Attempts left: {left}.',
  voucherUnknown: 'There is no such voucher that can still be used.',
  voucherUsed: 'This voucher has already been redeemed.',
  voucherOver: 'This voucher has expired.',
  voucherVoid: 'This voucher is void because of a refund.',
  voucherExpired: 'The voucher was not used in time',
  'mail.vouchersReady.subject': 'Order no. {number}: your vouchers are ready',
  'mail.vouchersReady.text':
    'We hold {amount} for order no. {number}, and your vouchers are ready. Open the order in the buyer centre to see the codes; for your safety we don’t email them. Give a code to the supplier only when you receive the service.',
  'mail.vouchersEnd.subject': 'Order no. {number}: unused vouchers expire soon',
  'mail.vouchersEnd.text':
    'Order no. {number} still has {count, plural, one {# unused voucher} other {# unused vouchers}}. The first one expires {until}.',
} as const;
