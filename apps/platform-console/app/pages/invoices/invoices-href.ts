import { at } from '@kyakhta/console';

/** Everything the address of the invoices can say. */
export type InvoicesQuery = { view?: 'issued' | 'failed' | undefined; page?: number | undefined };
export const invoicesHref = ({ view, page }: InvoicesQuery): string =>
  at('/invoices', { view, page: page !== undefined && page > 1 ? page : undefined });
/** Where a decision about an application is sent to. */
export const invoicesSend = { issue: '/invoices/issue', fail: '/invoices/fail' } as const;
