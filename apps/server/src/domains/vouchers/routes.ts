import { redeemVoucher } from '../../flows/vouchers/redeem-voucher.ts';
import { revealVoucher } from '../../flows/vouchers/reveal-voucher.ts';
import type { Routes } from '../../runtime/context.ts';

export const voucherRoutes = {
  'PUT /p/myOrder/revealVoucher': revealVoucher,
  'PUT /shop/admin/order/redeemVoucher': redeemVoucher,
} satisfies Partial<Routes>;
