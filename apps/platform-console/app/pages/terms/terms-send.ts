import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { termsHref, termsSend } from './terms-href.ts';

/** Whoever opens an address that only takes what is sent sees the versions instead. */
const loader = () => redirect(termsHref);

export const termsSending: RouteObject[] = [
  { path: termsSend.begin, loader, action: sending('POST /platform/terms/draft') },
  { path: termsSend.change, loader, action: sending('PUT /platform/terms/draft') },
  { path: termsSend.publish, loader, action: sending('PUT /platform/terms/publish') },
  { path: termsSend.drop, loader, action: sending('DELETE /platform/terms/draft') },
];
