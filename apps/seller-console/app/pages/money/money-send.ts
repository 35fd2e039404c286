import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { moneyHref, moneySend } from './money-href.ts';

/** Whoever opens an address that only takes what is sent sees the money instead. */
const loader = () => redirect(moneyHref({}));

export const moneySending: RouteObject[] = [
  { path: moneySend.withdraw, loader, action: sending('POST /shop/admin/settlement/withdraw') },
  { path: moneySend.cancel, loader, action: sending('PUT /shop/admin/settlement/payout/{payoutNumber}/cancel') },
];
