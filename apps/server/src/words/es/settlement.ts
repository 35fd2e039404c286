import type { WordsOf } from '../types.ts';

/** Sentences of settlement, in Spanish. ICU message format. */
export const settlement: WordsOf<'settlement'> = {
  balanceInsufficient: 'Su saldo no es suficiente: {balance} de {needed}.',
  bankAccountUnknown: 'No existe esa cuenta bancaria.',
  bankAccountsFull: 'Se pueden guardar {most} cuentas bancarias como máximo. Elimine antes una.',
  giftStays: '{gift} de su saldo los añadimos nosotros y solo sirven para pedidos. Se pueden retirar {left}.',
  payoutUnknown: 'No existe ese pago.',
  payoutNotInState: 'Con este pago ya no se puede hacer eso. Vuelva a ver la lista.',
  payoutTooSmall: 'Un pago es de al menos {least}.',
  storeMoneyInsufficient: 'Ahora solo se pueden retirar {left}.',
  bankAccountMissing: 'Indique primero la cuenta bancaria de la tienda.',
  bankAccountTooNew: 'La cuenta bancaria se cambió hace menos de un día. Podrá usarse 24 horas después del cambio.',
  bankReferenceTaken: 'Esta referencia bancaria ya está anotada en otro pago.',
  correctionTooLarge: 'El saldo es de solo {balance}; no se puede reducir más.',
  payoutSameHands: 'Su cuenta y la que aprobó este pago pueden estar en las mismas manos. Otro operador debe anotarlo como pagado.',
  payoutOwnApproval: 'Usted aprobó este pago. Otro operador debe anotarlo como pagado.',
  'mail.topUpTakenBack.subject':
    '{state, select, held {Su recarga {number} fue retirada} covered {Su recarga {number}: se descontó del saldo} other {Su recarga {number}: el saldo vuelve a ser suyo}}',
  'mail.topUpTakenBack.text':
    '{state, select, held {Su banco o servicio de pago ha retirado dinero de su recarga {number}. {hasHeld, plural, =0 {En su saldo ya no quedaba nada de ella.} other {{amount} de su saldo quedan retenidos hasta que lo hayamos aclarado.}} Si usted no lo pidió, consulte a su banco.} covered {{amount} retenidos de su saldo cubren lo que se retiró de su recarga {number}.} other {Hemos aclarado su recarga {number}: los {amount} retenidos vuelven a su saldo.}}',
  'mail.toppedUp.subject': '{amount} ya están en su saldo',
  'mail.toppedUp.text': 'Su recarga {number} ha llegado: se han abonado {amount}. Su saldo es ahora de {balance}.',
  'mail.payoutApproved.subject': 'Pago de {amount} a su cuenta aprobado',
  'mail.payoutApproved.text':
    'Su pago {number} de {amount} está aprobado y saldrá hacia su cuenta {account}. Recibirá un correo cuando se envíe.',
  'mail.payoutRefused.subject': 'Pago de {amount} a su cuenta rechazado',
  'mail.payoutRefused.text':
    'Su pago {number} de {amount} fue rechazado. Motivo: {reason}. El dinero vuelve a estar disponible; puede pedirlo otra vez en la consola de vendedor, en Dinero.',
  'mail.payoutPaid.subject': '{amount} van de camino a su banco',
  'mail.payoutPaid.text':
    'Su pago {number} de {amount} se envió a la cuenta {account}. Referencia del banco: {reference}. Si no llega en unos días hábiles, pregunte a su banco por esta referencia.',
  'mail.payoutReturned.subject': 'El banco ha devuelto {amount}',
  'mail.payoutReturned.text':
    'El banco ha devuelto su pago {number} de {amount} a la cuenta {account}. Motivo: {reason}. El dinero vuelve a estar disponible: revise su cuenta bancaria en la consola de vendedor, en Dinero, y pida el pago otra vez.',
  'mail.balancePayoutRefused.subject': 'Retirada de {amount} rechazada',
  'mail.balancePayoutRefused.text':
    'Su retirada {number} de {amount} del saldo fue rechazada. Motivo: {reason}. El dinero está de nuevo en su saldo.',
  'mail.balancePayoutReturned.subject': 'El banco ha devuelto {amount}',
  'mail.balancePayoutReturned.text':
    'El banco ha devuelto su retirada {number} de {amount} a la cuenta {account}. Motivo: {reason}. El dinero está de nuevo en su saldo: revise su cuenta bancaria en Saldo, en el centro del comprador, y pida la retirada otra vez.',
  'mail.bankAccountAdded.subject': 'Se añadió una cuenta bancaria',
  'mail.bankAccountAdded.text':
    'Se añadió la cuenta bancaria {account} a su cuenta de Kyakhta. {hours, plural, =0 {Ya puede retirar su saldo a ella.} one {Podrá retirar su saldo a ella dentro de # hora.} other {Podrá retirar su saldo a ella dentro de # horas.}} Si no fue usted, cambie su contraseña enseguida y escríbanos.',
  'export.overdue.instalment': 'Una parte del precio no está pagada',
  'export.overdue.pickup': 'Nadie recoge la mercancía',
  'export.overdue.cash': 'El efectivo del mensajero no ha llegado',
  'export.payout.asked': 'Solicitado',
  'export.payout.approved': 'Aprobado',
  'export.payout.paid': 'Pagado',
  'export.payout.refused': 'Rechazado',
  'export.payout.canceled': 'Retirado',
  'export.payout.returned': 'Devuelto por el banco',
  'export.line.release': 'Pedido liberado',
  'export.line.remainder': 'Resto de un pedido reembolsado',
  'export.line.payout': 'Pago solicitado',
  'export.line.payoutBack': 'Pago devuelto',
  'export.line.faultFreight': 'Flete de un reembolso por su culpa',
  'export.line.grant': 'Reembolso concedido por la plataforma',
  'export.line.debt': 'Devuelto a la plataforma',
  'export.line.correction': 'Corrección',
  'export.line.lateCash': 'Efectivo que llegó tarde',
  'export.hold.takenBack': 'El banco retiró el pago',
  'export.hold.refund': 'El comprador pide la devolución',
  'export.hold.partOverdue': 'Una parte del precio está vencida',
  'export.hold.part': 'Una parte del precio está por pagar',
  'export.hold.ship': 'Por enviar',
  'export.hold.ready': 'Por preparar',
  'export.hold.receipt': 'Espera la confirmación del comprador',
  'export.hold.collect': 'Espera a que el comprador lo recoja',
  'export.hold.vouchers': 'Los vales aún no se han usado',
  'export.hold.claim': 'Plazo de reclamación',
};
