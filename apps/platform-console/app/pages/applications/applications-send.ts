import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { applicationsHref, applicationsSend } from './applications-href.ts';

/** Whoever opens an address that only takes what is sent sees the list instead. */
const loader = () => redirect(applicationsHref({}));

export const applicationsSending: RouteObject[] = [
  { path: applicationsSend.approve, loader, action: sending('PUT /platform/shopAudit/approve') },
  { path: applicationsSend.refuse, loader, action: sending('PUT /platform/shopAudit/refuse') },
  { path: applicationsSend.paper, loader, action: sending('POST /platform/shopAudit/paper') },
];
