import { queueHref } from '@kyakhta/console';

/** Views of the applications for invoices, beside those that wait. */
export const invoiceViews = ['issued', 'failed'] as const;
export const invoicesHref = queueHref<(typeof invoiceViews)[number]>('/invoices');
/** Where a decision about an application is sent to. */
export const invoicesSend = { issue: '/invoices/issue', fail: '/invoices/fail' } as const;
