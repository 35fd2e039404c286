import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { synonymsHref, synonymsSend } from './synonyms-href.ts';

/** Whoever opens an address that only takes what is sent sees the list instead. */
const loader = () => redirect(synonymsHref({}));

export const synonymsSending: RouteObject[] = [
  { path: synonymsSend.add, loader, action: sending('POST /platform/synonym') },
  { path: synonymsSend.change, loader, action: sending('PUT /platform/synonym') },
  { path: synonymsSend.remove, loader, action: sending('DELETE /platform/synonym/{synonymId}') },
];
