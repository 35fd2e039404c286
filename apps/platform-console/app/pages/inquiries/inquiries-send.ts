import { inquiriesHref, sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { inquiriesSend } from './inquiries-href.ts';

/** Whoever opens an address that only takes what is sent sees the list instead. */
const loader = () => redirect(inquiriesHref({}));

export const inquiriesSending: RouteObject[] = [{ path: inquiriesSend.pass, loader, action: sending('PUT /platform/inquiry/pass') }];
