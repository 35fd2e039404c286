/** Sentences of invoices, in English. ICU message format. */
export const invoices = {
  currenciesDiffer: 'These orders are in different currencies; please pay them one by one.',
  nameNotPrinted: 'Our documents cannot print these letters of a name or address: {letters}. Please write it in Latin letters.',
  invoiceUnknown: 'There is no such invoice.',
  invoiceNotInState: 'This invoice can no longer be changed this way. Open it again.',
  invoiceNotReady: 'The invoice is still being prepared. Try again in a minute.',
  invoiceTitleUnknown: 'There are no such saved details.',
  orderNotInvoiceable: 'An order can be invoiced once it has been received and paid in full.',
  orderInvoiced: 'One of these orders already has an invoice, or an application for one.',
  'mail.invoiceIssued.subject': 'Invoice {number} for {amount}',
  'mail.invoiceIssued.text': 'Your invoice {number} for {amount} is issued. You can download it from your invoices.',
  'mail.invoiceFailed.subject': 'Your invoice for {orders} could not be issued',
  'mail.invoiceFailed.text':
    'Your invoice for {orders} could not be issued: {reason}. You can correct it and apply again from your invoices.',
  'export.invoice.1': 'Applied for',
  'export.invoice.2': 'Issued',
  'export.invoice.3': 'Rejected',
} as const;
