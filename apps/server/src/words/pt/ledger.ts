import type { WordsOf } from '../types.ts';

/** Sentences of ledger, in Portuguese. ICU message format. */
export const ledger: WordsOf<'ledger'> = {
  'mail.booksOff.subject': 'Os livros não batem: {count, plural, one {# regra violada} many {# regras violadas} other {# regras violadas}}',
  'mail.booksOff.text':
    'A verificação noturna dos livros encontrou algo: {rules}. As linhas estão na página de verificação dos livros da consola do operador.',
  'export.entry.opening': 'Abertura',
  'export.entry.capture': 'Recebimento',
  'export.entry.refund': 'Reembolso',
  'export.entry.release': 'Liberação da conta garantia',
  'export.entry.remainder': 'Restante de um pedido',
  'export.entry.reversal': 'Estorno',
  'export.entry.payout': 'Saque',
  'export.entry.payoutBack': 'Pagamento revertido',
  'export.entry.correction': 'Correção de um saldo',
  'export.entry.gift': 'Bônus de recarga',
  'export.entry.points': 'Valor dos pontos',
  'export.entry.hold': 'Saldo retido',
  'export.entry.adjustment': 'Ajuste',
  'export.entry.faultFreight': 'Frete por defeito',
  'export.entry.grant': 'Reembolso concedido',
  'export.entry.debt': 'Dívida de uma loja',
  'export.entry.lateCash': 'Dinheiro que chegou tarde',
};
