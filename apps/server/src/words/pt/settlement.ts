import type { WordsOf } from '../types.ts';

/** Sentences of settlement, in Portuguese. ICU message format. */
export const settlement: WordsOf<'settlement'> = {
  balanceInsufficient: 'Seu saldo não é suficiente: {balance} de {needed}.',
  bankAccountUnknown: 'Essa conta bancária não existe.',
  bankAccountsFull: 'É possível guardar no máximo {most} contas bancárias. Remova uma antes.',
  giftStays: '{gift} do seu saldo foram acrescentados por nós e só servem para pedidos. Podem ser sacados {left}.',
  payoutUnknown: 'Este saque não existe.',
  payoutNotInState: 'Este saque já não pode ser tratado assim. Veja a lista de novo.',
  payoutTooSmall: 'Um saque é de pelo menos {least}.',
  storeMoneyInsufficient: 'Agora só podem ser sacados {left}.',
  bankAccountMissing: 'Indique primeiro a conta bancária da loja.',
  bankAccountTooNew: 'A conta bancária foi alterada há menos de um dia. Pode ser usada 24 horas após a alteração.',
  bankReferenceTaken: 'Esta referência bancária já está anotada em outro saque.',
  correctionTooLarge: 'O saldo é de apenas {balance}; não pode ser reduzido em mais.',
  payoutSameHands: 'A sua conta e a que aprovou este repasse podem estar nas mesmas mãos. Outro operador precisa registrá-lo como pago.',
  payoutOwnApproval: 'Você aprovou este saque. Outro operador precisa registrá-lo como pago.',
  'mail.topUpTakenBack.subject':
    '{state, select, held {A sua recarga {number} foi retirada} covered {A sua recarga {number}: descontada do saldo} other {A sua recarga {number}: o saldo é seu de novo}}',
  'mail.topUpTakenBack.text':
    '{state, select, held {O seu banco ou serviço de pagamento retirou dinheiro da sua recarga {number}. {hasHeld, plural, =0 {No seu saldo já não restava nada dela.} other {{amount} do seu saldo ficam retidos até esclarecermos.}} Se você não pediu isso, fale com o seu banco.} covered {{amount} retidos do seu saldo cobrem o que foi retirado da sua recarga {number}.} other {Esclarecemos a sua recarga {number}: os {amount} retidos voltaram ao seu saldo.}}',
  'mail.toppedUp.subject': '{amount} estão no seu saldo',
  'mail.toppedUp.text': 'A sua recarga {number} chegou: foram creditados {amount}. O seu saldo é agora de {balance}.',
  'mail.payoutApproved.subject': 'Saque de {amount} aprovado',
  'mail.payoutApproved.text':
    'O seu saque {number} de {amount} foi aprovado e segue agora para a conta {account}. Quando for enviado, você recebe um e-mail.',
  'mail.payoutRefused.subject': 'Saque de {amount} recusado',
  'mail.payoutRefused.text':
    'O seu saque {number} de {amount} foi recusado. Motivo: {reason}. O dinheiro está de novo disponível; você pode pedi-lo outra vez no painel do vendedor, em Dinheiro.',
  'mail.payoutPaid.subject': '{amount} a caminho do seu banco',
  'mail.payoutPaid.text':
    'O seu saque {number} de {amount} foi enviado para a conta {account}. Referência do banco: {reference}. Se não chegar em alguns dias úteis, pergunte ao seu banco por esta referência.',
  'mail.payoutReturned.subject': 'O banco devolveu {amount}',
  'mail.payoutReturned.text':
    'O banco devolveu o seu saque {number} de {amount} para a conta {account}. Motivo: {reason}. O dinheiro está de novo disponível: confira a sua conta bancária no painel do vendedor, em Dinheiro, e peça o saque outra vez.',
  'mail.balancePayoutRefused.subject': 'Saque de {amount} recusado',
  'mail.balancePayoutRefused.text':
    'O seu saque {number} de {amount} do saldo foi recusado. Motivo: {reason}. O dinheiro está de novo no seu saldo.',
  'mail.balancePayoutReturned.subject': 'O banco devolveu {amount}',
  'mail.balancePayoutReturned.text':
    'O banco devolveu o seu saque {number} de {amount} para a conta {account}. Motivo: {reason}. O dinheiro está de novo no seu saldo: confira a sua conta bancária em Saldo, no centro do comprador, e peça o saque outra vez.',
  'mail.bankAccountAdded.subject': 'Foi adicionada uma conta bancária',
  'mail.bankAccountAdded.text':
    'A conta bancária {account} foi adicionada à sua conta Kyakhta. {hours, plural, =0 {O seu saldo já pode ser sacado para ela.} one {O seu saldo poderá ser sacado para ela dentro de # hora.} other {O seu saldo poderá ser sacado para ela dentro de # horas.}} Se não foi você, mude a senha imediatamente e escreva-nos.',
  'export.overdue.instalment': 'Uma parte do preço não foi paga',
  'export.overdue.pickup': 'Ninguém retira a mercadoria',
  'export.overdue.cash': 'O dinheiro do entregador não chegou',
  'export.payout.asked': 'Solicitado',
  'export.payout.approved': 'Aprovado',
  'export.payout.paid': 'Pago',
  'export.payout.refused': 'Recusado',
  'export.payout.canceled': 'Retirado',
  'export.payout.returned': 'Devolvido pelo banco',
  'export.line.release': 'Pedido liberado',
  'export.line.remainder': 'Resto de um pedido reembolsado',
  'export.line.payout': 'Saque solicitado',
  'export.line.payoutBack': 'Saque devolvido',
  'export.line.faultFreight': 'Frete de um reembolso por sua culpa',
  'export.line.grant': 'Reembolso concedido pela plataforma',
  'export.line.debt': 'Reembolsado à plataforma',
  'export.line.correction': 'Correção',
  'export.line.lateCash': 'Dinheiro que chegou tarde',
  'export.hold.takenBack': 'O banco estornou o pagamento',
  'export.hold.refund': 'O comprador pede o dinheiro de volta',
  'export.hold.partOverdue': 'Uma parte do preço está vencida',
  'export.hold.part': 'Uma parte do preço deve ser paga',
  'export.hold.ship': 'A enviar',
  'export.hold.ready': 'A preparar',
  'export.hold.receipt': 'Aguarda a confirmação do comprador',
  'export.hold.collect': 'Aguarda a retirada pelo comprador',
  'export.hold.vouchers': 'Os vales ainda não foram usados',
  'export.hold.claim': 'Prazo de reclamação',
};
