import type { WordsOf } from '../types.ts';

/** Sentences of refunds, in Spanish. ICU message format. */
export const refunds: WordsOf<'refunds'> = {
  refundUnknown: 'No existe ese reembolso.',
  refundAmountFixed: 'El importe no puede cambiarse en esta ronda: el reembolso sigue tal como se solicitó.',
  refundChanged: 'El comprador ha cambiado esta solicitud: ahora es de {amount}. Revísela y responda de nuevo.',
  refundNotInState: 'Este reembolso ya ha avanzado. Recargue la página para ver su estado.',
  refundNotPossible: 'Tal como está, no se puede reembolsar nada de este pedido.',
  refundPeriodOver: 'El plazo de reclamación de este pedido ha terminado. Póngase en contacto con el proveedor.',
  giveNotCovered: 'Su dinero no lo cubre. Pida a Kyakhta que conceda el reembolso.',
  noReasonStands:
    'La tienda no puede rechazar una devolución sin motivo. Indique la dirección; lo que llegue abierto o incompleto puede impugnarlo.',
  noReasonExcluded: 'Este producto está excluido de los siete días sin motivo.',
  noReasonCartons: 'Sin motivo solo se devuelven cajas enteras sin abrir: {quantity} unidades cada una.',
  noReasonNotNow: 'Sin motivo se puede devolver en los siete días siguientes a la recepción.',
  noReasonGoesBack: 'Sin motivo solo se reembolsa lo que se devuelve.',
  notLate: 'La mercancía no lleva retraso: el plazo de envío no ha terminado. Elija otro motivo.',
  nothingSent: 'Aún no se ha enviado nada de esta mercancía, así que nadie puede saber cómo llega. Elija otro motivo.',
  refundRuled: 'Kyakhta ya ha decidido sobre esta mercancía por este motivo. La decisión se mantiene.',
  offerSameAsAsked: 'El comprador ya pide exactamente este importe. Acepte el reembolso.',
  offerStands:
    'Su plazo para responder a este reembolso ha terminado, así que su oferta sigue en pie hasta que responda el comprador. Aún puede hacer otra oferta.',
  offerOutdated:
    'El pedido ha cambiado desde que el proveedor hizo esta oferta, y con él lo que se puede reembolsar. La oferta ya no se puede aceptar. Rechácela o modifique su solicitud y vuelva a enviarla.',
  refundOpenAlready: 'Ya hay un reembolso en curso de estos artículos. Termínelo o retírelo primero.',
  refundTooSmall: '{what, select, none {Aquí ya no queda nada por reembolsar.} other {Un reembolso es de al menos {least}.}}',
  refundTooLarge: 'Se pueden reembolsar como máximo {max}.',
  refundCountWrong: 'Elija entre 1 y {max} unidades.',
  returnNotPossible: 'Solo se pueden devolver artículos enviados. Pida un reembolso sin devolución.',
  giftMustGoBack:
    'Un regalo que aún no se ha enviado, o que vale tanto como lo que se devuelve, no puede quedarse con usted. Devuélvalo con la mercancía.',
  evidenceFull: 'Ha presentado {max} pruebas a la plataforma; es el máximo.',
  returnAddressMissing: 'Indique adónde deben enviarse los artículos.',
  storeRulingMissing: 'Escriba el motivo también en el idioma de la tienda.',
  linesInRefund:
    '{what, select, all {El comprador pide el reembolso de todos estos artículos. Responda al reembolso antes de enviar nada.} packed {El comprador pide el reembolso de todos estos artículos. Responda al reembolso antes de embalar nada.} collected {El comprador pide el reembolso de artículos de este pedido. Responda al reembolso antes de prepararlos para la recogida.} voucher {El comprador pide el reembolso de este bono. Responda al reembolso antes de canjearlo.} offered {Todos o parte de estos artículos esperan la respuesta del comprador a su oferta. Se quedan con usted hasta que la acepte o la rechace, o venza su plazo.} other {El comprador pide el reembolso de parte de estos artículos. Déjelos fuera o responda primero al reembolso.}}',
  'mail.refundOffered.subject': 'El proveedor ofrece {amount} por el pedido n.º {number}',
  'mail.refundOffered.text':
    'En lugar de lo que pidió, el proveedor ofrece {amount} del pedido n.º {number} por {goods}. {effect, select, reduction {El precio de estos artículos se reduce: usted se los queda y lo que no se ha enviado se enviará.} notSent {Estas unidades no se enviarán.} partNotSent {Las unidades enviadas se las queda usted; las demás no se enviarán.} kept {Usted se queda con estas unidades.} other {}} No hay que devolver nada. Acéptelo o rechácelo en la página del reembolso hasta el {until}; también puede cambiar su solicitud o pedir a Kyakhta que decida. El proveedor escribe: {note}',
  'mail.refundOfferAccepted.subject': 'Aceptaron su oferta: {amount} del pedido n.º {number}',
  'mail.refundOfferAccepted.text':
    'El comprador ha aceptado su oferta: {amount} del pedido n.º {number} vuelven al comprador por {goods}. {effect, select, reduction {El precio de estos artículos queda reducido y el pedido continúa.} notSent {No envíe estas unidades.} partNotSent {El comprador se queda con las unidades enviadas; no envíe las demás.} kept {El comprador se queda con estas unidades.} other {}}',
  'mail.refundOfferDeclined.subject': 'Rechazaron su oferta de {amount} para el pedido n.º {number}',
  'mail.refundOfferDeclined.text':
    'El comprador ha rechazado su oferta de {amount} para el pedido n.º {number} por {goods}. Puede hacer otra; el comprador aún puede pedir a Kyakhta que decida. {count, plural, =0 {} one {# unidad ya no está en espera.} many {# de unidades ya no están en espera.} other {# unidades ya no están en espera.}} {act, select, ship {Envíe la mercancía hasta el {shipBy}.} shipLate {Envíe la mercancía ya: el plazo de envío venció el {shipBy}.} ready {Tenga la mercancía lista para recoger hasta el {shipBy}.} readyLate {Tenga ya la mercancía lista para recoger: el plazo venció el {shipBy}.} other {}}',
  'mail.ownOfferLapsed.subject': 'El comprador no ha respondido a su oferta de {amount} para el pedido n.º {number}',
  'mail.ownOfferLapsed.text':
    'El comprador no ha respondido a tiempo a su oferta de {amount} para el pedido n.º {number} por {goods}. El reembolso se ha cerrado sin pago. {count, plural, =0 {El pedido sigue adelante.} one {# unidad ya no está en espera.} many {# de unidades ya no están en espera.} other {# unidades ya no están en espera.}} {act, select, ship {Envíe la mercancía hasta el {shipBy}.} shipLate {Envíe la mercancía ya: el plazo de envío venció el {shipBy}.} ready {Tenga la mercancía lista para recoger hasta el {shipBy}.} readyLate {Tenga ya la mercancía lista para recoger: el plazo venció el {shipBy}.} other {}}',
  'mail.refundOfferLapsed.subject': 'El reembolso del pedido n.º {number} está cerrado: la oferta quedó sin respuesta',
  'mail.refundOfferLapsed.text':
    'No ha respondido a tiempo a la oferta del proveedor de {amount} para el pedido n.º {number} por {goods}. El reembolso se ha cerrado sin pago. {count, plural, =0 {El pedido sigue adelante.} one {El pedido sigue adelante: la unidad que estaba en espera se entrega según lo pedido.} many {El pedido sigue adelante: # de unidades que estaban en espera se entregan según lo pedido.} other {El pedido sigue adelante: # unidades que estaban en espera se entregan según lo pedido.}} Mientras dure el plazo de reclamación, puede volver a solicitar un reembolso.',
  'mail.refundOfferWithdrawn.subject': 'El proveedor ha retirado su oferta de {amount} para el pedido n.º {number}',
  'mail.refundOfferWithdrawn.text':
    'El proveedor ha retirado su oferta de {amount} para el pedido n.º {number} por {goods}. {isAsked, plural, =0 {Hasta el {until} puede cambiar la solicitud o pedir a Kyakhta que decida.} other {Su solicitud sigue en pie tal como la hizo. El proveedor responde hasta el {until}; si no responde, se da por aceptada.}}',
  'mail.ownOfferWithdrawn.subject': 'Ha retirado su oferta de {amount} para el pedido n.º {number}',
  'mail.ownOfferWithdrawn.text':
    'Su tienda ha retirado su oferta de {amount} para el pedido n.º {number} por {goods}. Se ha avisado al comprador. {isAsked, plural, =0 {Hasta el {until} el comprador puede cambiar la solicitud o pedir a Kyakhta que decida.} other {Responda a la solicitud hasta el {until}; si no responde, se da por aceptada. Hasta entonces no envíe la mercancía de la solicitud que aún no haya salido.}}',
  'mail.refundAsked.subject': 'Un comprador pide {amount} de vuelta: pedido n.º {number}',
  'mail.refundAsked.text':
    'Un comprador pide el reembolso de {amount} del pedido n.º {number}. Motivo: {note}. Responda antes de {until}; sin respuesta, el reembolso se considera aceptado.',
  'mail.refundReturn.subject': 'Devuelva los artículos del pedido n.º {number}',
  'mail.refundReturn.text':
    'Se ha aceptado la devolución del pedido n.º {number}: {amount} vuelven cuando lleguen los artículos. Envíelos a: {note}. Indique el número de envío en el centro del comprador hasta {until}; si no, el reembolso se cierra.',
  'mail.refundCame.subject': 'Los artículos del pedido n.º {number} han vuelto a usted',
  'mail.refundCame.text':
    'Según el transportista, el paquete {note} con los artículos del pedido n.º {number} se ha entregado con firma. Acepte los artículos o impugne el paquete hasta {until}; después, {amount} vuelven al comprador.',
  'mail.refundSigned.subject': 'El proveedor tiene su paquete: pedido n.º {number}',
  'mail.refundSigned.text':
    'Según el transportista, su paquete {note} del pedido n.º {number} se ha entregado con firma. El proveedor revisa los artículos hasta {until}; después se consideran recibidos y {amount} vuelven a usted.',
  'mail.refundRefused.subject': 'El proveedor rechaza el reembolso del pedido n.º {number}',
  'mail.refundRefused.text':
    'El proveedor se niega a devolver {amount} del pedido n.º {number}: {note}. Hasta {until} puede modificar la solicitud o pedir a la plataforma que decida.',
  'mail.refundDone.subject': '{amount} del pedido n.º {number} vuelven a usted',
  'mail.refundDone.text':
    'Se ha concedido el reembolso del pedido n.º {number}: {amount} vuelven por donde vinieron.{isCovered, plural, =0 {} other { De eso, su banco o servicio de pago ya le devolvió {covered}.}}{isOnItsWay, plural, =0 {} other { Le enviaremos {onItsWay} por transferencia bancaria y le avisaremos por correo cuando esté hecha.}} {note}',
  'mail.refundHeldUp.subject': '{amount} por {orders} aún no se han podido devolver',
  'mail.refundHeldUp.text':
    'Su reembolso de {amount} por {orders} no se ha podido devolver por la vía con la que pagó. El dinero está a salvo y nos ocupamos de ello: lo enviaremos otra vez o por otra vía. No tiene que hacer nada; si necesitamos algo de usted, como los datos de una cuenta bancaria, se lo pediremos. Recibirá un correo cuando se envíe el dinero.',
  'mail.refundSent.subject': 'Le hemos enviado {amount} por {orders}',
  'mail.refundSent.text':
    '{by, select, bank {Le hemos enviado su reembolso de {amount} por {orders} por transferencia bancaria, porque no podía volver por la vía con la que pagó.} transfer {Le hemos enviado su reembolso de {amount} por {orders} por transferencia bancaria.} other {Su reembolso de {amount} por {orders}, que estaba retenido, ya ha vuelto por la vía con la que pagó.}}{hasReference, plural, =0 {} other { Referencia del banco: {reference}.}} No tiene que hacer nada.',
  'mail.refundClosed.subject': 'El reembolso del pedido n.º {number} está cerrado',
  'mail.refundClosed.text': 'El reembolso de {amount} del pedido n.º {number} se ha cerrado sin pago. {note}',
  'mail.refundGranted.subject': 'La plataforma ha concedido al comprador {amount} del pedido n.º {number}',
  'mail.refundGranted.text':
    'Tras el plazo de reclamación, la plataforma ha concedido al comprador {amount} del pedido n.º {number}. Motivo: {note}. Se descuenta de su dinero; lo que faltaba lo ha pagado primero la plataforma y lo retendrá de sus próximos ingresos. Su extracto muestra ambas cosas.',
  'mail.refundPlatformAsked.subject': 'Se pide a la plataforma que decida: pedido n.º {number}',
  'mail.refundPlatformAsked.text':
    'El comprador pide a la plataforma que decida sobre {amount} del pedido n.º {number}. Motivo: {note}. Presente lo que habla a su favor en la consola del vendedor, en Reembolsos. Se espera una resolución hasta {until}.',
  'mail.refundBuyersEvidence.subject': 'El comprador ha añadido una prueba: pedido n.º {number}',
  'mail.refundBuyersEvidence.text':
    'En la disputa sobre {amount} del pedido n.º {number}, el comprador ha presentado a la plataforma: {note}. Lo ve en la consola del vendedor, en Reembolsos, y puede añadir pruebas hasta la resolución, que se espera hasta {until}.',
  'mail.refundRuledFor.subject': 'La plataforma resolvió a favor del comprador: pedido n.º {number}',
  'mail.refundRuledFor.text': 'La plataforma resolvió a favor del comprador: se devuelven {amount} del pedido n.º {number}. Motivo: {note}',
  'mail.refundRuledAgainst.subject': 'La plataforma resolvió en contra del reembolso: pedido n.º {number}',
  'mail.refundRuledAgainst.text':
    'La plataforma resolvió en contra del reembolso de {amount} del pedido n.º {number}. Está cerrado y el pedido sigue su curso. Motivo: {note}',
  'mail.refundSilence.subject': 'Sin respuesta a tiempo: el reembolso de {amount} del pedido n.º {number} se da por aceptado',
  'mail.refundSilence.text':
    'No respondió a tiempo, por lo que el reembolso de {amount} del pedido n.º {number} se da por aceptado y el dinero vuelve al comprador. {count, plural, =0 {} one {# unidad no ha salido y ya no debe enviarse. } many {# de unidades no han salido y ya no deben enviarse. } other {# unidades no han salido y ya no deben enviarse. }}El reembolso figura en la consola del vendedor, en Reembolsos.',
  'mail.refundStoresEvidence.subject': 'El proveedor ha añadido una prueba: pedido n.º {number}',
  'mail.refundStoresEvidence.text':
    'En la disputa sobre {amount} del pedido n.º {number}, el proveedor ha presentado a la plataforma: {note}. Lo ve en la página del reembolso y puede añadir pruebas hasta la decisión, que se espera hasta {until}.',
  'refundReason.noReason': 'Sin motivo, en cajas sin abrir',
  'refundReason.unwanted': 'Ya no necesito la mercancía',
  'refundReason.late': 'La mercancía no se envió a tiempo',
  'refundReason.missing': 'Falta mercancía',
  'refundReason.damaged': 'La mercancía llegó dañada',
  'refundReason.different': 'La mercancía no coincide con la descripción',
  'refundReason.faulty': 'Falla la calidad o el funcionamiento',
  'refundReason.agreed': 'Acordado con el proveedor',
  'export.refund.1': 'Responde la tienda',
  'export.refund.2': 'El comprador envía la mercancía',
  'export.refund.3': 'Mercancía de vuelta',
  'export.refund.4': 'Mercancía devuelta',
  'export.refund.5': 'Reembolsado',
  'export.refund.onItsWay': 'Dinero en camino de vuelta',
  'export.refund.6': 'Retirado',
  'export.refund.7': 'Rechazado por la tienda',
  'export.refund.offered': 'Otra suma ofrecida',
  'export.refund.10': 'Decide la plataforma',
  'export.refund.-1': 'Cerrado, sin reembolso',
  'export.refundKind.0': 'Reducción del precio',
  'export.refundKind.1': 'Solo dinero',
  'export.refundKind.2': 'Con devolución de la mercancía',
};
