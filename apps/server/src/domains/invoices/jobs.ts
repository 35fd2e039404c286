import type { Jobs } from '../../runtime/context.ts';
import { drawInvoice } from './actions/issue.ts';

export const invoiceJobs = {
  'invoices.draw': { outside: (ctx, payload) => drawInvoice(ctx, Number(payload['orderInvoiceId'])) },
} satisfies Jobs;
