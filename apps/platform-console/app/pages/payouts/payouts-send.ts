import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { payoutsHref, payoutsSend } from './payouts-href.ts';

/** Whoever opens an address that only takes what is sent sees the list instead. */
const loader = () => redirect(payoutsHref({}));

export const payoutsSending: RouteObject[] = [
  { path: payoutsSend.approve, loader, action: sending('PUT /platform/settlement/payout/{payoutNumber}/approve') },
  { path: payoutsSend.refuse, loader, action: sending('PUT /platform/settlement/payout/{payoutNumber}/refuse') },
  { path: payoutsSend.paid, loader, action: sending('PUT /platform/settlement/payout/{payoutNumber}/paid') },
  { path: payoutsSend.returned, loader, action: sending('PUT /platform/settlement/payout/{payoutNumber}/returned') },
];
