import type { WordsOf } from '../types.ts';

/** Sentences of proposals, in Portuguese. ICU message format. */
export const proposals: WordsOf<'proposals'> = {
  proposalUnknown: 'Esta proposta não existe.',
  proposalDecided: 'Esta proposta já foi decidida.',
  proposalOwn: 'Você propôs isto. Outro operador precisa concordar.',
  proposalSameHands:
    'Uma das duas contas foi criada pela outra, ou recebeu dela a senha ou a área Dinheiro, e desde então ninguém confirmou de quem é. Outra pessoa decide, ou confirma a conta em Equipe.',
  proposalAbandoned: 'Quem propôs isto está bloqueado ou não pode mais propor. Assuma a proposta ou recuse-a.',
  proposalNotAbandoned: 'Quem propôs isto ainda responde por ela. Aceite ou recuse.',
  proposalOpenAlready: 'Isto já foi proposto e espera um segundo operador. A proposta está em “Propostas”.',
  'mail.proposalDecided.subject':
    'Sua proposta {isDone, plural, =0 {foi recusada} other {foi aceita}}: {kind, select, balance {corrigir um saldo} points {corrigir pontos} grant {conceder um reembolso} settle {liquidar um pedido vencido} cash {registrar o dinheiro de um entregador} transfer {atribuir uma transferência} limit {consultar menos o segundo operador} level {mudar um nível} bank {mudar a conta para a qual os compradores transferem} other {registrar dinheiro que chegou tarde}}',
  'mail.proposalDecided.text':
    '{isDone, plural, =0 {{by} recusou o que você propôs.} other {{by} aceitou o que você propôs, e foi feito.}} {hasNote, plural, =0 {} other {Observação: {note}.}} Seu motivo foi: {reason}. Está em Propostas, no console do operador.',
  'export.proposal.balance': 'Corrigir um saldo',
  'export.proposal.points': 'Corrigir pontos',
  'export.proposal.grant': 'Conceder um reembolso',
  'export.proposal.settle': 'Liquidar um pedido vencido',
  'export.proposal.cash': 'Registrar o dinheiro do entregador',
  'export.proposal.level': 'Alterar um nível',
  'export.proposal.transfer': 'Atribuir uma transferência',
  'export.proposal.limit': 'Consultar o segundo operador só a partir de',
  'export.proposal.bank': 'Mudar a conta para a qual os compradores transferem',
  'export.proposal.lateCash': 'Registrar dinheiro que chegou tarde',
  'export.proposalState.proposed': 'Aguarda um segundo operador',
  'export.proposalState.done': 'Feito',
  'export.proposalState.refused': 'Não feita',
};
