/** Where vouchers are redeemed, and where a typed code is sent to. */
export const vouchersHref = '/vouchers';
export const redeemSend = '/vouchers/redeem';
