/** What becomes of the price of a voucher that nobody used in time: the buyer's again, or the store's. */
export const voucherUnused = ['refund', 'pay'] as const;
export type VoucherUnused = (typeof voucherUnused)[number];
/** Where a voucher stands. Revealed: its buyer has looked at the code. */
export const voucherStates = ['ready', 'revealed', 'redeemed', 'expired', 'void'] as const;
export type VoucherState = (typeof voucherStates)[number];
/** Longest time from payment in which a voucher can be used. */
export const voucherDaysMax = 1095;
/** Most vouchers of one order. */
export const vouchersPerOrderMax = 500;
/** Wrong codes that a store may type before none is taken for a while. */
export const voucherTriesMax = 10;
export const voucherLockMinutes = 15;
