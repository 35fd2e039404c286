import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { goodsHref, goodsSend } from './goods-href.ts';

/** Whoever opens an address that only takes what is sent sees the list instead. */
const loader = () => redirect(goodsHref({}));

export const goodsSending: RouteObject[] = [
  { path: goodsSend.approve, loader, action: sending('PUT /platform/prodAudit/approve') },
  { path: goodsSend.refuse, loader, action: sending('PUT /platform/prodAudit/refuse') },
];
