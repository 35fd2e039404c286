import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { proposalsHref, proposalsSend } from './proposals-href.ts';

/** Whoever opens an address that only takes what is sent sees the list instead. */
const loader = () => redirect(proposalsHref({}));

export const proposalsSending: RouteObject[] = [
  { path: proposalsSend.balance, loader, action: sending('POST /platform/user/correction') },
  { path: proposalsSend.points, loader, action: sending('POST /platform/user/pointCorrection') },
  { path: proposalsSend.level, loader, action: sending('POST /platform/user/level') },
  { path: proposalsSend.agree, loader, action: sending('PUT /platform/proposal/{proposalId}/agree') },
  { path: proposalsSend.takeOver, loader, action: sending('PUT /platform/proposal/{proposalId}/takeOver') },
  { path: proposalsSend.refuse, loader, action: sending('PUT /platform/proposal/{proposalId}/refuse') },
];
