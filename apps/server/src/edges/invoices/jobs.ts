import { invoiceWork } from '../../domains/invoices/work.ts';
import { jobsOf } from '../../runtime/jobs.ts';
import { drawInvoice } from '../../domains/invoices/actions/issue.ts';

export const invoiceJobs = jobsOf(invoiceWork, {
  'invoices.draw': { outside: (ctx, payload) => drawInvoice(ctx, payload.orderInvoiceId) },
});
