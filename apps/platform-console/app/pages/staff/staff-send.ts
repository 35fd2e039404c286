import { sending, staffSend } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { staffHref } from './staff-href.ts';

/** A GET of an address that only takes a POST shows the page instead. */
const loader = () => redirect(staffHref);

export const staffSending: RouteObject[] = [
  { path: staffSend.add, loader, action: sending('POST /platform/staff') },
  { path: staffSend.areas, loader, action: sending('PUT /platform/staff/{operatorId}/areas') },
  { path: staffSend.confirm, loader, action: sending('PUT /platform/staff/{operatorId}/confirm') },
  { path: staffSend.lock, loader, action: sending('PUT /platform/staff/{operatorId}/lock') },
  { path: staffSend.unlock, loader, action: sending('PUT /platform/staff/{operatorId}/unlock') },
  { path: staffSend.password, loader, action: sending('POST /platform/staff/{operatorId}/password') },
];
