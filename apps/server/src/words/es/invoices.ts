import type { WordsOf } from '../types.ts';

/** Sentences of invoices, in Spanish. ICU message format. */
export const invoices: WordsOf<'invoices'> = {
  currenciesDiffer: 'Estos pedidos están en monedas diferentes; páguelos uno por uno.',
  nameNotPrinted:
    'Nuestros documentos no pueden imprimir estas letras de un nombre o una dirección: {letters}. Escríbalo en letras latinas.',
  invoiceUnknown: 'No existe esa factura.',
  invoiceNotInState: 'Esta factura ya no se puede cambiar así. Vuelva a abrirla.',
  invoiceNotReady: 'La factura aún se está generando. Inténtelo dentro de un minuto.',
  invoiceTitleUnknown: 'No existen esos datos guardados.',
  orderNotInvoiceable: 'Un pedido se puede facturar cuando se ha recibido y pagado por completo.',
  orderInvoiced: 'Ya existe o se ha solicitado una factura para uno de estos pedidos.',
  'mail.invoiceIssued.subject': 'Factura {number} por {amount}',
  'mail.invoiceIssued.text': 'Su factura {number} por {amount} está emitida. Puede descargarla en sus facturas.',
  'mail.invoiceFailed.subject': 'No se pudo emitir la factura por {orders}',
  'mail.invoiceFailed.text':
    'No se pudo emitir la factura por {orders}: {reason}. Puede corregirla y solicitarla de nuevo en sus facturas.',
  'export.invoice.1': 'Solicitada',
  'export.invoice.2': 'Emitida',
  'export.invoice.3': 'Rechazada',
};
