import type { WordsOf } from '../types.ts';

/** Sentences of invoices, in German. ICU message format. */
export const invoices: WordsOf<'invoices'> = {
  currenciesDiffer: 'Diese Bestellungen lauten auf verschiedene Währungen; bitte bezahlen Sie sie einzeln.',
  nameNotPrinted:
    'Unsere Papiere können diese Buchstaben eines Namens oder einer Adresse nicht drucken: {letters}. Bitte in lateinischen Buchstaben schreiben.',
  invoiceUnknown: 'Diese Rechnung gibt es nicht.',
  invoiceNotInState: 'Diese Rechnung kann so nicht mehr geändert werden. Öffnen Sie sie noch einmal.',
  invoiceNotReady: 'Die Rechnung wird noch erstellt. Versuchen Sie es in einer Minute wieder.',
  invoiceTitleUnknown: 'Diese gespeicherten Rechnungsdaten gibt es nicht.',
  orderNotInvoiceable: 'Eine Rechnung gibt es, sobald die Bestellung erhalten und ganz bezahlt ist.',
  orderInvoiced: 'Für eine dieser Bestellungen gibt es schon eine Rechnung oder einen Antrag.',
  'mail.invoiceIssued.subject': 'Rechnung {number} über {amount}',
  'mail.invoiceIssued.text': 'Ihre Rechnung {number} über {amount} ist ausgestellt. Sie können sie unter Ihren Rechnungen herunterladen.',
  'mail.invoiceFailed.subject': 'Ihre Rechnung für {orders} konnte nicht ausgestellt werden',
  'mail.invoiceFailed.text':
    'Ihre Rechnung für {orders} konnte nicht ausgestellt werden: {reason}. Sie können sie unter Ihren Rechnungen berichtigen und neu beantragen.',
  'export.invoice.1': 'Beantragt',
  'export.invoice.2': 'Ausgestellt',
  'export.invoice.3': 'Abgelehnt',
};
