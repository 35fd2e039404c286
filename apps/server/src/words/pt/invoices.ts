import type { WordsOf } from '../types.ts';

/** Sentences of invoices, in Portuguese. ICU message format. */
export const invoices: WordsOf<'invoices'> = {
  currenciesDiffer: 'Estes pedidos estão em moedas diferentes; pague-os um a um.',
  nameNotPrinted: 'Os nossos documentos não conseguem imprimir estas letras de um nome ou endereço: {letters}. Escreva em letras latinas.',
  invoiceUnknown: 'Essa fatura não existe.',
  invoiceNotInState: 'Esta fatura já não pode ser alterada assim. Consulte-a de novo.',
  invoiceNotReady: 'A fatura ainda está a ser gerada. Tente daqui a um minuto.',
  invoiceTitleUnknown: 'Esses dados guardados não existem.',
  orderNotInvoiceable: 'Um pedido pode ser faturado depois de recebido e totalmente pago.',
  orderInvoiced: 'Já existe ou já foi solicitada uma fatura para um destes pedidos.',
  'mail.invoiceIssued.subject': 'Fatura {number} de {amount}',
  'mail.invoiceIssued.text': 'A sua fatura {number} de {amount} foi emitida. Pode baixá-la nas suas faturas.',
  'mail.invoiceFailed.subject': 'Não foi possível emitir a fatura para {orders}',
  'mail.invoiceFailed.text':
    'Não foi possível emitir a fatura para {orders}: {reason}. Pode corrigi-la e solicitar de novo nas suas faturas.',
  'export.invoice.1': 'Solicitada',
  'export.invoice.2': 'Emitida',
  'export.invoice.3': 'Recusada',
};
