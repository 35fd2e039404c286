import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { transfersHref, transfersSend } from './transfers-href.ts';

/** Whoever opens an address that only takes what is sent sees the list instead. */
const loader = () => redirect(transfersHref({}));

export const transfersSending: RouteObject[] = [
  { path: transfersSend.record, loader, action: sending('POST /platform/payment/transfer') },
  { path: transfersSend.assign, loader, action: sending('POST /platform/payment/transfer/{transferId}/assign') },
  { path: transfersSend.returned, loader, action: sending('POST /platform/payment/transfer/{transferId}/returned') },
];
