import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { termsHref, termsSend } from './terms-href.ts';

/** A GET of an address that only takes a POST shows the versions instead. */
const loader = () => redirect(termsHref);

export const termsSending: RouteObject[] = [
  { path: termsSend.begin, loader, action: sending('POST /platform/terms/draft') },
  { path: termsSend.change, loader, action: sending('PUT /platform/terms/draft') },
  { path: termsSend.publish, loader, action: sending('PUT /platform/terms/publish') },
  { path: termsSend.drop, loader, action: sending('DELETE /platform/terms/draft') },
];
