import { sending, staffSend } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { staffHref } from './staff-href.ts';

/** A GET of an address that only takes a POST shows the page instead. */
const loader = () => redirect(staffHref);

export const staffSending: RouteObject[] = [
  { path: staffSend.add, loader, action: sending('POST /shop/admin/staff') },
  { path: staffSend.areas, loader, action: sending('PUT /shop/admin/staff/{accountId}/areas') },
  { path: staffSend.lock, loader, action: sending('PUT /shop/admin/staff/{accountId}/lock') },
  { path: staffSend.unlock, loader, action: sending('PUT /shop/admin/staff/{accountId}/unlock') },
  { path: staffSend.password, loader, action: sending('POST /shop/admin/staff/{accountId}/password') },
];
