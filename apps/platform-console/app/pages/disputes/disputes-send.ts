import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { disputesHref, disputesSend } from './disputes-href.ts';

/** Whoever opens an address that only takes what is sent sees the desk instead. */
const loader = () => redirect(disputesHref({}));

export const disputesSending: RouteObject[] = [
  { path: disputesSend.agree, loader, action: sending('PUT /platform/intervention/agree') },
  { path: disputesSend.refuse, loader, action: sending('PUT /platform/intervention/refuse') },
];
