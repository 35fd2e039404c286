import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { homeHref, homeSend } from './home-href.ts';

/** A GET of an address that only takes a POST shows the page instead. */
const loader = () => redirect(homeHref);

export const homeSending: RouteObject[] = [
  { path: homeSend.add, loader, action: sending('POST /platform/banner') },
  { path: homeSend.change, loader, action: sending('PUT /platform/banner/{bannerId}') },
  { path: homeSend.order, loader, action: sending('PUT /platform/banner/order') },
  { path: homeSend.remove, loader, action: sending('DELETE /platform/banner/{bannerId}') },
  { path: homeSend.content, loader, action: sending('PUT /platform/site/content') },
  { path: homeSend.picture, loader, action: sending('PUT /platform/site/picture') },
];
