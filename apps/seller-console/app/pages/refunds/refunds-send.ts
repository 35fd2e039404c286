import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { refundsHref, refundsSend } from './refunds-href.ts';

/** Whoever opens an address that only takes what is sent sees the list instead. */
const loader = () => redirect(refundsHref({}));

export const refundsSending: RouteObject[] = [
  { path: refundsSend.agree, loader, action: sending('PUT /shop/admin/refund/agree') },
  { path: refundsSend.refuse, loader, action: sending('PUT /shop/admin/refund/refuse') },
  { path: refundsSend.receive, loader, action: sending('PUT /shop/admin/refund/receive') },
  { path: refundsSend.dispute, loader, action: sending('PUT /shop/admin/refund/dispute') },
  { path: refundsSend.offer, loader, action: sending('PUT /shop/admin/refund/offer') },
  { path: refundsSend.give, loader, action: sending('POST /shop/admin/refund/give') },
  { path: refundsSend.addVoucher, loader, action: sending('POST /shop/admin/refund/voucher') },
];
