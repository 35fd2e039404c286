import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { storesHref, storesSend } from './stores-href.ts';

/** Whoever opens an address that only takes what is sent sees the list instead. */
const loader = () => redirect(storesHref({}));

export const storesSending: RouteObject[] = [
  { path: storesSend.open, loader, action: sending('POST /platform/shop') },
  { path: storesSend.suspend, loader, action: sending('PUT /platform/shop/suspend') },
  { path: storesSend.reopen, loader, action: sending('PUT /platform/shop/reopen') },
  { path: storesSend.commission, loader, action: sending('PUT /platform/shop/commission') },
  { path: storesSend.deliversTo, loader, action: sending('PUT /platform/shop/deliversTo') },
  { path: storesSend.mail, loader, action: sending('PUT /platform/shop/mail') },
  { path: storesSend.terms, loader, action: sending('PUT /platform/shop/paymentTerms') },
  { path: storesSend.goodsReview, loader, action: sending('PUT /platform/shop/goodsReview') },
  { path: storesSend.account, loader, action: sending('POST /platform/shop/account') },
  { path: storesSend.password, loader, action: sending('POST /platform/shop/account/password') },
];
