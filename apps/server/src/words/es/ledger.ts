import type { WordsOf } from '../types.ts';

/** Sentences of ledger, in Spanish. ICU message format. */
export const ledger: WordsOf<'ledger'> = {
  'mail.booksOff.subject':
    'Los libros no cuadran: {count, plural, one {# regla incumplida} many {# reglas incumplidas} other {# reglas incumplidas}}',
  'mail.booksOff.text':
    'La comprobación nocturna de los libros encontró algo: {rules}. Las filas están en la página de comprobación de la consola del operador.',
  'export.entry.opening': 'Apertura',
  'export.entry.capture': 'Cobro',
  'export.entry.refund': 'Reembolso',
  'export.entry.release': 'Liberación del depósito en garantía',
  'export.entry.remainder': 'Resto de un pedido',
  'export.entry.reversal': 'Contraasiento',
  'export.entry.payout': 'Retirada',
  'export.entry.payoutBack': 'Pago anulado',
  'export.entry.correction': 'Corrección de un saldo',
  'export.entry.gift': 'Regalo por recarga',
  'export.entry.points': 'Valor de los puntos',
  'export.entry.hold': 'Saldo retenido',
  'export.entry.adjustment': 'Ajuste',
  'export.entry.faultFreight': 'Flete por defecto',
  'export.entry.grant': 'Reembolso concedido',
  'export.entry.debt': 'Deuda de una tienda',
  'export.entry.lateCash': 'Efectivo llegado tarde',
};
