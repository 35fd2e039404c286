import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { invoicesHref, invoicesSend } from './invoices-href.ts';

/** Whoever opens an address that only takes what is sent sees the list instead. */
const loader = () => redirect(invoicesHref({}));

export const invoicesSending: RouteObject[] = [
  { path: invoicesSend.issue, loader, action: sending('POST /platform/invoice/{orderInvoiceId}/issue') },
  { path: invoicesSend.fail, loader, action: sending('POST /platform/invoice/{orderInvoiceId}/fail') },
];
