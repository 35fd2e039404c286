import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { freightHref, freightSend } from './delivery-href.ts';

/** A GET of an address that only takes a POST shows the templates instead. */
const loader = () => redirect(freightHref);

export const freightSending: RouteObject[] = [
  { path: freightSend.add, loader, action: sending('POST /shop/admin/freightTemplate') },
  { path: freightSend.change, loader, action: sending('PUT /shop/admin/freightTemplate/{templateId}') },
  { path: freightSend.remove, loader, action: sending('DELETE /shop/admin/freightTemplate/{templateId}') },
];
