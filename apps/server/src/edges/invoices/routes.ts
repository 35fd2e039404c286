import { anyInvoiceDocument, invoiceableOrders, invoiceQueue, myInvoice, myInvoiceDocument, myInvoices } from '../../reads/invoices.ts';
import { withTotal } from '../../reads/paging.ts';
import type { Routes } from '../../runtime/context.ts';
import { applyForInvoice, reapplyForInvoice } from '../../domains/invoices/actions/apply.ts';
import { issueInvoice, turnDownInvoice } from '../../domains/invoices/actions/issue.ts';
import { chooseDefault, forgetTitle, keepFirm, savedTitles } from '../../domains/invoices/actions/titles.ts';

export const invoiceRoutes = {
  'GET /p/orderInvoice/page': withTotal(myInvoices),
  'GET /p/orderInvoice/info/{orderInvoiceId}': myInvoice,
  'GET /p/orderInvoice/orders': invoiceableOrders,
  'POST /p/orderInvoice': applyForInvoice,
  'PUT /p/orderInvoice': reapplyForInvoice,
  'GET /p/orderInvoice/document': myInvoiceDocument,
  'GET /p/invoiceTitle/list': savedTitles,
  'POST /p/invoiceTitle': keepFirm,
  'PUT /p/invoiceTitle/default/{titleId}': chooseDefault,
  'DELETE /p/invoiceTitle/{titleId}': forgetTitle,
  'GET /platform/invoice/page': withTotal(invoiceQueue),
  'POST /platform/invoice/{orderInvoiceId}/issue': issueInvoice,
  'POST /platform/invoice/{orderInvoiceId}/fail': turnDownInvoice,
  'GET /platform/invoice/document': anyInvoiceDocument,
} satisfies Partial<Routes>;
