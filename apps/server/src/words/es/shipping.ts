import type { WordsOf } from '../types.ts';

/** Sentences of shipping, in Spanish. ICU message format. */
export const shipping: WordsOf<'shipping'> = {
  deliveryKindOther: 'Este pedido se hizo con otro tipo de entrega.',
  pickupCodeWrong: 'Este código no corresponde al pedido. Intentos restantes: {left}.',
  packageLimitReached: 'Un pedido puede enviarse en {max} paquetes como máximo.',
  packageItemsWrong: 'Los paquetes no coinciden con lo que queda por enviar. Recargue el pedido.',
  waybillRequired: 'Introduzca la empresa de mensajería y el número de la guía de envío.',
  carrierUnknown: 'Esta empresa de mensajería no existe.',
  waybillOfOrder: 'Es el número de un envío que le hizo el proveedor. Escriba el del paquete que devuelve.',
  deliveryUnknown: 'Este paquete no existe.',
  shipmentStands:
    'Este envío se mantiene: ha pasado media hora, el transportista ya lo ha registrado o se ha pedido un reembolso del pedido.',
  'mail.readyForPickup.subject': 'Pedido n.º {number}: ya puede recoger sus mercancías',
  'mail.readyForPickup.text':
    'Las mercancías del pedido n.º {number} le esperan en {place} ({hours}). Muestre allí este código: {code}. No se lo dé a nadie antes de haber visto las mercancías.',
  'mail.pickupWaits.subject': 'Pedido n.º {number}: sus mercancías todavía le esperan',
  'mail.pickupWaits.text':
    'Las mercancías del pedido n.º {number} todavía le esperan en {place} ({hours}). Su código es {code}. Si nadie las recoge, Kyakhta decide qué se hace con ellas y con el dinero.',
  'mail.refusedAtDoor.subject': 'El pedido n.º {number} fue rechazado en la entrega',
  'mail.refusedAtDoor.text':
    'El pedido n.º {number} no fue aceptado en la entrega y la mercancía volvió al proveedor. El pedido está cerrado; no se cobró nada.{hasReason, plural, =0 {} other { Motivo: {reason}}}',
  'mail.shipLateBuyer.subject': 'El pedido n.º {number} se retrasa',
  'mail.shipLateBuyer.text':
    '{how, select, ready {La mercancía del pedido n.º {number} debía estar lista antes del {until} y aún no lo está.} other {El pedido n.º {number} debía enviarse antes del {until} y aún no ha salido todo.}} Se lo hemos recordado al proveedor. Si no desea esperar, pida en la página del pedido el reembolso de lo que no ha salido.',
  'mail.shipLate.subject':
    '{how, select, ready {El pedido n.º {number} ya debería estar listo} other {El pedido n.º {number} ya debería estar enviado}}',
  'mail.shipLate.text':
    '{how, select, ready {La mercancía del pedido n.º {number} debía estar lista antes del {until}. Prepárela e indíquelo en la página del pedido de la consola de vendedor.} other {El pedido n.º {number} debía enviarse antes del {until} y aún no ha salido todo. Envíe lo que falta y regístrelo en la página del pedido de la consola de vendedor.}} El comprador está esperando.',
  'mail.orderShipped.subject':
    '{isPart, plural, =0 {El pedido n.º {number} está en camino} other {Una parte del pedido n.º {number} está en camino}}',
  'mail.orderShipped.text':
    '{isPart, plural, =0 {El proveedor ha enviado el pedido n.º {number}.} other {El proveedor ha enviado una parte del pedido n.º {number}; el resto seguirá.}}{isFollowed, plural, =0 {} other { Puede seguir los paquetes en su pedido.}}',
  'mail.waybillCorrected.subject': 'Nueva guía del pedido n.º {number}',
  'mail.waybillCorrected.text': 'El proveedor ha corregido el número de guía de un paquete del pedido n.º {number}. Ahora es {waybill}.',
  'mail.parcelProblem.subject': 'Problema con un paquete del pedido n.º {number}',
  'mail.parcelProblem.text':
    'Un paquete del pedido n.º {number}, guía {waybill}, está detenido en el camino: {words} En la página del pedido verá dónde está. Por ahora no tiene que hacer nada.',
  'mail.parcelOverdue.subject': 'Un paquete del pedido n.º {number} está retrasado',
  'mail.parcelOverdue.text':
    'El paquete con la guía {waybill} del pedido n.º {number} ya debería haber llegado y no ha llegado. {to, select, cash {Estamos preguntando dónde está. No paga nada hasta recibir los productos.} buyer {Estamos preguntando dónde está. Su dinero queda con nosotros hasta que reciba los productos; si no quiere esperar, solicite un reembolso en la página del pedido.} other {Pregunte al transportista dónde está. El comprador está avisado.}}',
  'mail.shipmentUndone.subject': 'El pedido n.º {number} aún no se ha enviado',
  'mail.shipmentUndone.text':
    'El proveedor ha anulado un envío del pedido n.º {number}: la mercancía todavía no ha salido. Le avisaremos cuando salga.',
  'track.accepted': 'Centro de clasificación de Yiwu: paquete aceptado',
  'track.departed': 'Yiwu: salió por carretera',
  'track.exported': 'Manzhouli: declaración de exportación aceptada',
  'track.cleared': 'Zabaikalsk: documentos revisados, despacho de aduana hecho',
  'track.onward': 'Chitá: salió hacia la ciudad de destino',
  'track.returned': 'Paquete aceptado para su devolución',
  'track.returnExported': 'Zabaikalsk: declaración de exportación de la devolución aceptada',
  'track.returnCleared': 'Manzhouli: documentos de la devolución revisados',
  'track.arrived': 'Llegó a la ciudad de destino',
  'track.withCdek': 'Entregado a CDEK para el reparto a domicilio',
  'track.delivered': 'Entregado y firmado',
};
