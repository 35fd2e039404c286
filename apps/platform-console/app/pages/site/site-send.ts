import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { siteHref, siteSend } from './site-href.ts';

/** A GET of an address that only takes a POST shows the page instead. */
const loader = () => redirect(siteHref);

export const siteSending: RouteObject[] = [
  { path: siteSend.settings, loader, action: sending('PUT /platform/site/settings') },
  { path: siteSend.second, loader, action: sending('PUT /platform/site/secondOperator') },
  { path: siteSend.bank, loader, action: sending('PUT /platform/site/bankDetails') },
  { path: siteSend.currency, loader, action: sending('PUT /platform/site/currency') },
];
