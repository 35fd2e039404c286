import type { WordsOf } from '../types.ts';

/** Sentences of proposals, in Spanish. ICU message format. */
export const proposals: WordsOf<'proposals'> = {
  proposalUnknown: 'No existe esa propuesta.',
  proposalDecided: 'Esta propuesta ya está decidida.',
  proposalOwn: 'Usted lo propuso. Debe aceptarlo otro operador.',
  proposalSameHands:
    'Una de las dos cuentas la creó la otra, o recibió de ella la contraseña o el área Dinero, y nadie ha confirmado desde entonces de quién es. Que decida otra persona, o que confirme la cuenta en Personal.',
  proposalAbandoned: 'Quien propuso esto está bloqueado o ya no puede proponerlo. Asuma la propuesta o rechácela.',
  proposalNotAbandoned: 'Quien propuso esto sigue respondiendo por ello. Acéptelo o rechácelo.',
  proposalOpenAlready: 'Esto ya se ha propuesto y espera a un segundo operador. La propuesta está en «Propuestas».',
  'mail.proposalDecided.subject':
    'Su propuesta {isDone, plural, =0 {fue rechazada} other {fue aceptada}}: {kind, select, balance {corregir un saldo} points {corregir puntos} grant {conceder un reembolso} settle {liquidar un pedido vencido} cash {registrar el efectivo de un mensajero} transfer {asignar una transferencia} limit {consultar menos al segundo operador} level {cambiar un nivel} bank {cambiar la cuenta a la que transfieren los compradores} other {registrar efectivo tardío}}',
  'mail.proposalDecided.text':
    '{isDone, plural, =0 {{by} ha rechazado lo que usted propuso.} other {{by} ha aceptado lo que usted propuso, y se ha hecho.}} {hasNote, plural, =0 {} other {Nota: {note}.}} Su motivo fue: {reason}. Está en Propuestas, en la consola de operadores.',
  'export.proposal.balance': 'Corregir un saldo',
  'export.proposal.points': 'Corregir puntos',
  'export.proposal.grant': 'Conceder un reembolso',
  'export.proposal.settle': 'Liquidar un pedido vencido',
  'export.proposal.cash': 'Anotar el efectivo del mensajero',
  'export.proposal.level': 'Cambiar un nivel',
  'export.proposal.transfer': 'Asignar una transferencia',
  'export.proposal.limit': 'Consultar al segundo operador solo desde',
  'export.proposal.bank': 'Cambiar la cuenta a la que transfieren los compradores',
  'export.proposal.lateCash': 'Registrar efectivo que llegó tarde',
  'export.proposalState.proposed': 'Espera a un segundo operador',
  'export.proposalState.done': 'Hecho',
  'export.proposalState.refused': 'No realizada',
};
