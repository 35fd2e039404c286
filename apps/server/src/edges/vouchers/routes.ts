import { redeemVoucher } from '../../flows/fulfilment/redeem-voucher.ts';
import { revealVoucher } from '../../flows/fulfilment/reveal-voucher.ts';
import type { Routes } from '../../runtime/context.ts';

export const voucherRoutes = {
  'PUT /p/myOrder/revealVoucher': revealVoucher,
  'PUT /shop/admin/order/redeemVoucher': redeemVoucher,
} satisfies Partial<Routes>;
