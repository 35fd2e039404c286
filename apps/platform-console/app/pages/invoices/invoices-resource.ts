import { id, resource } from '@kyakhta/console';
import { msg } from '@lingui/core/macro';
import { Download } from '@kyakhta/ui';

/** The one that is asked for: by the number that it was issued under, or by the id of its application. */
const oneOf = (only: string | undefined) => {
  const orderInvoiceId = id(only ?? '');
  return orderInvoiceId === undefined ? { invoiceNumber: only } : { orderInvoiceId };
};

/** Applications for invoices, the oldest first; those that wait open first. */
export const invoices = resource({
  path: '/invoices',
  title: msg`Invoices`,
  menu: { icon: Download, area: 'money', group: 'money', waits: 'invoices' },
  list: 'GET /platform/invoice/page',
  sheet: 'GET /platform/invoice/export',
  views: ['open', 'issued', 'failed'],
  narrowedBy: { only: 40 },
  alone: 'only',
  ask: ({ view, only }) => ({ view, ...oneOf(only) }),
  verbs: { issue: 'POST /platform/invoice/{orderInvoiceId}/issue', fail: 'POST /platform/invoice/{orderInvoiceId}/fail' },
});
export const { href: invoicesHref, send: invoicesSend } = invoices;
