import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { noticesHref, noticesSend } from './notices-href.ts';

/** Whoever opens an address that only takes what is sent sees the list instead. */
const loader = () => redirect(noticesHref());

export const noticesSending: RouteObject[] = [
  { path: noticesSend.write, loader, action: sending('POST /platform/notice') },
  { path: noticesSend.change, loader, action: sending('PUT /platform/notice/{noticeId}') },
  { path: noticesSend.publish, loader, action: sending('PUT /platform/notice/{noticeId}/publish') },
  { path: noticesSend.takeDown, loader, action: sending('PUT /platform/notice/{noticeId}/takeDown') },
];
