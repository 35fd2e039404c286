import type { WordsOf } from '../types.ts';

export const mails: WordsOf<'mails'> = {
  'mail.loginCode.subject': '{code} es su código de acceso a Kyakhta',
  'mail.loginCode.text':
    'Su código es {code}. Es válido durante {minutes} minutos y puede usarse una vez. Si usted no lo solicitó, ignore este mensaje; nadie puede iniciar sesión sin el código.',
  'mail.registerCode.subject': 'Su código para Kyakhta: {code}',
  'mail.registerCode.text':
    'Su código de registro es {code}. Es válido durante {minutes} minutos y se puede usar una vez. Si no lo pidió, ignore este mensaje.',
  'mail.alreadyRegistered.subject': 'Ya tiene una cuenta',
  'mail.alreadyRegistered.text':
    'Alguien, probablemente usted, quiso registrarse con esta dirección. Ya tiene una cuenta con el nombre {userName}: inicie sesión con ella o elija una contraseña nueva si olvidó la antigua.',
  'mail.passwordCode.subject': 'Su código para una contraseña nueva: {code}',
  'mail.passwordCode.text':
    'Su código para elegir una contraseña nueva es {code}. Es válido durante {minutes} minutos y se puede usar una vez. Si no lo pidió, ignore este mensaje; su contraseña no cambia.',
  'mail.accountAdded.subject': 'Una cuenta para usted',
  'mail.accountAdded.text':
    'Se ha abierto para usted la cuenta {userName}. La primera contraseña se la dará quien la abrió; cámbiela después de entrar por primera vez. Los códigos y avisos de esta cuenta se envían a esta dirección.',
  'mail.passwordChanged.subject': 'Su contraseña ha cambiado',
  'mail.passwordChanged.text':
    'La contraseña de su cuenta ha cambiado y se ha cerrado la sesión en los demás dispositivos. Si no fue usted, elija de inmediato una contraseña nueva.',
  'mail.mobileBound.subject': 'Este número ya está vinculado',
  'mail.mobileBound.text':
    'Alguien, probablemente usted, quiso vincular este número a una cuenta. Ya está vinculado a otra: inicie sesión en ella o vincule antes otro número allí.',
  'mail.bindCode.subject': 'Su código de confirmación: {code}',
  'mail.bindCode.text':
    'Su código para confirmar esta dirección o número es {code}. Es válido durante {minutes} minutos y se puede usar una vez.',
  'mail.mailChanged.subject': 'Su correo ha cambiado',
  'mail.mailChanged.text': 'Su cuenta usa ahora la dirección {mail}. Si no fue usted, póngase en contacto con nosotros de inmediato.',
  'mail.mobileChanged.subject': 'Su número de móvil ha cambiado',
  'mail.mobileChanged.text': 'El número de móvil de su cuenta ha cambiado. Si no fue usted, elija de inmediato una contraseña nueva.',
  'mail.socialBound.subject': 'Una cuenta de {site} entra ahora en su cuenta',
  'mail.socialBound.text':
    'Se ha vinculado una cuenta de {site} a su cuenta: ahora permite entrar sin contraseña. Si no fue usted, desvincúlela en su cuenta y elija de inmediato una contraseña nueva.',
  'mail.socialUnbound.subject': 'Se ha desvinculado una cuenta de {site}',
  'mail.socialUnbound.text':
    'La cuenta de {site} ya no permite entrar en su cuenta. Si no fue usted, elija de inmediato una contraseña nueva.',
  'mail.destroyCode.subject': 'Su código para eliminar la cuenta: {code}',
  'mail.destroyCode.text':
    'Su código para eliminar la cuenta es {code}. Es válido durante {minutes} minutos. Si no quiere eliminarla, ignore este mensaje y cambie su contraseña.',
  'mail.accountDeleted.subject': 'Su cuenta está eliminada',
  'mail.accountDeleted.text':
    'Su cuenta está eliminada. Los documentos de pedidos anteriores se conservan como exige la ley, sin su nombre.',
  'mail.signCode.subject': '{code} firma el contrato {number}',
  'mail.signCode.text':
    'Su código para firmar el contrato {number} es {code}. Vale {minutes, plural, one {# minuto} other {# minutos}} y una sola vez. Si no lo ha pedido, ignore este correo: sin el código no se firma nada.',
  'mail.contractWaits.subject': 'Un contrato del pedido n.º {number} espera su firma',
  'mail.contractWaits.text':
    'El comprador ha firmado. Lea y firme en la consola de vendedor su contrato con la plataforma sobre el pedido n.º {number} en un plazo de 72 horas; después el pedido se cerrará.',
  'mail.contractReminder.subject': 'Contrato del pedido n.º {number}: {hours, plural, one {queda # hora} other {quedan # horas}}',
  'mail.contractReminder.text':
    'El contrato del pedido n.º {number} aún no está firmado. En {hours, plural, one {# hora} other {# horas}} el pedido se cerrará. Firme o rechace el contrato antes.',
  'mail.contractConcluded.subject': 'Las dos partes han firmado: pedido n.º {number}',
  'mail.contractConcluded.text':
    'Usted y el proveedor han firmado los contratos del pedido n.º {number}. Si se paga antes de la entrega, páguelo ahora: el plazo de pago ya corre y está en la página del pedido.',
  'mail.contractEnded.subject': 'El pedido n.º {number} se cerró sin contrato',
  'mail.contractEnded.text':
    'Un contrato del pedido n.º {number} fue rechazado o no se firmó a tiempo. El pedido está cerrado, la mercancía vuelve a estar disponible y no se cobra nada.',
  'mail.orderPaidByPoints.subject': 'El pedido n.º {number} está pagado con puntos',
  'mail.orderPaidByPoints.text':
    'Sus {points} puntos pagan todo el pedido n.º {number}: no se le cobra nada. Se ha pedido al proveedor que lo envíe.',
  'mail.groupPaid.subject': 'El pedido n.º {number} está pagado y espera a su grupo',
  'mail.groupPaid.text':
    'Guardamos {amount} del pedido n.º {number} hasta que se complete el grupo. Si no se completa, el dinero vuelve por la misma vía.',
  'mail.groupComplete.subject': 'El grupo del pedido n.º {number} está completo',
  'mail.groupComplete.text':
    'El grupo del pedido n.º {number} está completo. Se ha pedido al proveedor que lo envíe; su dinero queda con nosotros hasta que confirme la mercancía.',
  'mail.groupFailed.subject': 'El grupo del pedido n.º {number} no se completó',
  'mail.groupFailed.text':
    'El grupo del pedido n.º {number} no se completó y el pedido está cerrado. {hasPaid, plural, =0 {No se le ha cobrado nada.} other {Lo que pagó vuelve por la misma vía.}}',
  'mail.orderPaid.subject': 'El pedido n.º {number} está pagado',
  'mail.orderPaid.text':
    'Retenemos {amount} por el pedido n.º {number} hasta que usted confirme la mercancía. Se ha avisado al proveedor para que la envíe.',
  'mail.vouchersReady.subject': 'Pedido n.º {number}: sus bonos están listos',
  'mail.vouchersReady.text':
    'Guardamos {amount} del pedido n.º {number} y sus bonos están listos. Abra el pedido en el centro del comprador para ver los códigos; por su seguridad no van en ningún correo. Diga un código al proveedor solo cuando reciba el servicio.',
  'mail.vouchersEnd.subject': 'Pedido n.º {number}: hay bonos que vencen pronto',
  'mail.vouchersEnd.text':
    'El pedido n.º {number} tiene todavía {count, plural, one {# bono sin usar} other {# bonos sin usar}}. El primero puede usarse hasta el {until}.',
  'mail.payDue.subject': 'Pague {amount} del pedido n.º {number}',
  'mail.payDue.text':
    '{amount} del pedido n.º {number} deben pagarse antes del {until}. Abra el pedido en el centro del comprador para pagar.',
  'mail.payOverdue.subject': 'Pedido n.º {number}: un pago está atrasado',
  'mail.payOverdue.text':
    '{amount} del pedido n.º {number} no se pagaron a tiempo. Pague ahora: hasta entonces el proveedor no recibe nada y el pedido no puede completarse.',
  'mail.readyForPickup.subject': 'Pedido n.º {number}: ya puede recoger sus mercancías',
  'mail.readyForPickup.text':
    'Las mercancías del pedido n.º {number} le esperan en {place} ({hours}). Muestre allí este código: {code}. No se lo dé a nadie antes de haber visto las mercancías.',
  'mail.storeOverdue.subject': 'Pedido n.º {number}: el comprador se retrasa en un pago',
  'mail.storeOverdue.text':
    'Un pago de {amount} del pedido n.º {number} está vencido. Se ha avisado al comprador. No se libera nada hasta que se pague todo.',
  'mail.pickupWaits.subject': 'Pedido n.º {number}: sus mercancías todavía le esperan',
  'mail.pickupWaits.text':
    'Las mercancías del pedido n.º {number} todavía le esperan en {place} ({hours}). Su código es {code}. Si nadie las recoge, Kyakhta decide qué se hace con ellas y con el dinero.',
  'mail.cashMissing.subject': 'Pedido n.º {number}: el efectivo del mensajero no ha llegado',
  'mail.cashMissing.text':
    'No ha llegado efectivo por el pedido n.º {number} ({amount}). Si el paquete volvió, indíquelo en la página del pedido: el pedido se cierra y las mercancías vuelven a estar en existencias.',
  'mail.topUpTakenBack.subject':
    '{state, select, held {Su recarga {number} fue retirada} covered {Su recarga {number}: se descontó del saldo} other {Su recarga {number}: el saldo vuelve a ser suyo}}',
  'mail.topUpTakenBack.text':
    '{state, select, held {Su banco o servicio de pago ha retirado dinero de su recarga {number}. {hasHeld, plural, =0 {En su saldo ya no quedaba nada de ella.} other {{amount} de su saldo quedan retenidos hasta que lo hayamos aclarado.}} Si usted no lo pidió, consulte a su banco.} covered {{amount} retenidos de su saldo cubren lo que se retiró de su recarga {number}.} other {Hemos aclarado su recarga {number}: los {amount} retenidos vuelven a su saldo.}}',
  'mail.orderSettled.subject': 'El pedido n.º {number} se ha liquidado y cerrado',
  'mail.orderSettled.text':
    'Kyakhta ha liquidado y cerrado el pedido n.º {number}. {isPaid, plural, =0 {No se retenía dinero por él.} other {{toBuyer} vuelven a usted por donde vinieron, {toStore} son para el proveedor.{isCovered, plural, =0 {} other { De eso, su banco o servicio de pago ya le devolvió {covered}.}}}} Motivo: {reason}',
  'mail.storeSettled.subject': 'El pedido n.º {number} se ha liquidado y cerrado',
  'mail.storeSettled.text':
    'Kyakhta ha liquidado y cerrado el pedido n.º {number}. {isPaid, plural, =0 {No se retenía dinero por él.} other {Se le liberan {toStore}, menos flete y comisión; {toBuyer} vuelven al comprador.}} Motivo: {reason}',
  'mail.proposalDecided.subject':
    'Su propuesta {isDone, plural, =0 {fue rechazada} other {fue aceptada}}: {kind, select, balance {corregir un saldo} points {corregir puntos} grant {conceder un reembolso} settle {liquidar un pedido vencido} cash {registrar el efectivo de un mensajero} transfer {asignar una transferencia} limit {consultar menos al segundo operador} level {cambiar un nivel} bank {cambiar la cuenta a la que transfieren los compradores} other {registrar efectivo tardío}}',
  'mail.proposalDecided.text':
    '{isDone, plural, =0 {{by} ha rechazado lo que usted propuso.} other {{by} ha aceptado lo que usted propuso, y se ha hecho.}} {hasNote, plural, =0 {} other {Nota: {note}.}} Su motivo fue: {reason}. Está en Propuestas, en la consola de operadores.',
  'mail.lateCashStore.subject': 'El efectivo del pedido n.º {number} llegó tarde y es suyo',
  'mail.lateCashStore.text':
    'Llegaron {amount} en efectivo por el pedido n.º {number}, que ya había terminado. Se le abonan menos el flete y la comisión. Motivo: {reason}',
  'mail.lateCashBuyer.subject': 'El efectivo del pedido n.º {number} llegó tarde y está en su saldo',
  'mail.lateCashBuyer.text':
    'Llegaron {amount} en efectivo por el pedido n.º {number}, que ya había terminado. Están en su saldo. Motivo: {reason}',
  'mail.transferUnfit.subject': '{amount} de su transferencia para {orders} vuelven a usted',
  'mail.transferUnfit.text':
    '{cause, select, second {Su transferencia de {amount} para {orders} ha llegado, pero ya estaba pagado.} over {Su transferencia para {orders} ha llegado y lo paga, pero llegaron {amount} de más.} replaced {Su transferencia de {amount} para {orders} no paga nada, porque eligió otra forma de pago.} other {Su transferencia de {amount} para {orders} no paga nada, porque ya no se puede pagar.}} El dinero está a salvo y vuelve a la cuenta de la que vino. Recibirá un correo cuando se envíe.',
  'mail.paymentUnfit.subject': 'Un pago por {orders} no coincide',
  'mail.paymentUnfit.text':
    'Llegaron {amount} para {orders}, pero se debían {needed}. Ese dinero no paga nada: se guarda hasta que alguien de Kyakhta lo revise y vuelve por donde vino. {state, select, open {Puede pagar el pedido de nuevo enseguida.} paid {El pedido ya está pagado: no se debe nada más.} other {El pedido ya no se puede pagar: no envíe más dinero para él.}}',
  'mail.partPaid.subject': 'Recibidos {amount} del pedido n.º {number}',
  'mail.partPaid.text': 'Hemos recibido {amount} del pedido n.º {number} y los guardamos en depósito.',
  'mail.refusedAtDoor.subject': 'El pedido n.º {number} fue rechazado en la entrega',
  'mail.refusedAtDoor.text':
    'El pedido n.º {number} no fue aceptado en la entrega y la mercancía volvió al proveedor. El pedido está cerrado; no se cobró nada.{hasReason, plural, =0 {} other { Motivo: {reason}}}',
  'mail.paidFor':
    '{kind, select, topUp {la recarga n.º {numbers}} other {{count, plural, one {el pedido n.º {numbers}} other {los pedidos n.º {numbers}}}}}',
  'mail.transferWaits.subject': 'Transfiera {amount} para {orders}',
  'mail.transferWaits.text':
    'Transfiera {amount} para {orders} con la referencia {reference}. Nuestros datos bancarios y el último día están en la página de pago. Sin la referencia no sabemos para qué es el dinero.',
  'mail.transferShort.subject': 'Aún faltan {missing} para {orders}',
  'mail.transferShort.text':
    'Su transferencia para {orders} llegó, pero aún faltan {missing}. Transfiéralos con la misma referencia {reference}; si no llegan a tiempo, todo vuelve a usted.',
  'mail.transferRefused.subject': 'Transferencia de {received} por {orders} no aceptada',
  'mail.transferRefused.text':
    'Hemos comprobado una transferencia de {received} por {orders} y no pudimos tomarla como su pago.{isOpen, plural, =0 {} other { Faltan {missing}: si el dinero es suyo, no lo envíe otra vez y escríbanos con el justificante de su banco; si no, transfiéralo con la referencia {reference}.}} El dinero que no corresponde a ningún pago vuelve a quien lo envió.',
  'mail.transferChecking.subject': '{received} por {orders} recibidos, en comprobación',
  'mail.transferChecking.text':
    'Hemos recibido {received} por {orders}. Una segunda persona de Kyakhta comprueba las transferencias grandes antes de aplicarlas; no hace falta que las envíe otra vez.{isShort, plural, =0 {} other { Aún faltan {missing}: transfiera solo ese importe con la misma referencia {reference}.}}',
  'mail.booksOff.subject':
    'Los libros no cuadran: {count, plural, one {# regla incumplida} many {# reglas incumplidas} other {# reglas incumplidas}}',
  'mail.booksOff.text':
    'La comprobación nocturna de los libros encontró algo: {rules}. Las filas están en la página de comprobación de la consola del operador.',
  'mail.invoiceIssued.subject': 'Factura {number} por {amount}',
  'mail.invoiceIssued.text': 'Su factura {number} por {amount} está emitida. Puede descargarla en sus facturas.',
  'mail.invoiceFailed.subject': 'No se pudo emitir la factura por {orders}',
  'mail.invoiceFailed.text':
    'No se pudo emitir la factura por {orders}: {reason}. Puede corregirla y solicitarla de nuevo en sus facturas.',
  'mail.toppedUp.subject': '{amount} ya están en su saldo',
  'mail.toppedUp.text': 'Su recarga {number} ha llegado: se han abonado {amount}. Su saldo es ahora de {balance}.',
  'mail.orderToShip.subject': '{how, select, ready {Prepare el pedido n.º {number} para su recogida} other {Envíe el pedido n.º {number}}}',
  'mail.orderToShip.text':
    '{paid, select, cash {El pedido n.º {number} se hizo con pago contra entrega: el comprador paga {amount} cuando recibe la mercancía.} part {La primera parte del pedido n.º {number} está pagada: {amount} quedan en depósito en garantía.} other {El pedido n.º {number} está pagado: {amount} quedan en depósito en garantía.}} {how, select, ready {Prepare la mercancía antes del {until} e indíquelo en la página del pedido de la consola de vendedor; entonces se envía al comprador el código para recogerla.} other {Envíe la mercancía antes del {until} y registre los paquetes en la página del pedido de la consola de vendedor.}}',
  'mail.shipLateBuyer.subject': 'El pedido n.º {number} se retrasa',
  'mail.shipLateBuyer.text':
    '{how, select, ready {La mercancía del pedido n.º {number} debía estar lista antes del {until} y aún no lo está.} other {El pedido n.º {number} debía enviarse antes del {until} y aún no ha salido todo.}} Se lo hemos recordado al proveedor. Si no desea esperar, pida en la página del pedido el reembolso de lo que no ha salido.',
  'mail.shipLate.subject':
    '{how, select, ready {El pedido n.º {number} ya debería estar listo} other {El pedido n.º {number} ya debería estar enviado}}',
  'mail.shipLate.text':
    '{how, select, ready {La mercancía del pedido n.º {number} debía estar lista antes del {until}. Prepárela e indíquelo en la página del pedido de la consola de vendedor.} other {El pedido n.º {number} debía enviarse antes del {until} y aún no ha salido todo. Envíe lo que falta y regístrelo en la página del pedido de la consola de vendedor.}} El comprador está esperando.',
  'mail.orderExpired.subject':
    '{count, plural, one {El pedido n.º {orders} se cerró: no se pagó a tiempo} other {Se cerraron # pedidos: no se pagaron a tiempo}}',
  'mail.orderExpired.text':
    '{count, plural, one {El pedido n.º {orders} no se pagó a tiempo y está cerrado.} other {Estos pedidos no se pagaron a tiempo y están cerrados: {orders}.}} {hasCome, plural, =0 {No se le ha cobrado nada.} other {El dinero que aun así llegó vuelve a usted; le escribimos aparte sobre ello.}}{hasPoints, plural, =0 {} other { Los puntos que usó vuelven a ser suyos.}} La mercancía vuelve a estar disponible para todos. Si aún la quiere, abra el pedido en el centro del comprador y pulse «Comprar de nuevo».',
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
  'mail.orderShipped.subject': 'El pedido n.º {number} está en camino',
  'mail.orderShipped.text':
    'El proveedor ha enviado el pedido n.º {number}.{isFollowed, plural, =0 {} other { Puede seguir los paquetes en su pedido.}}',
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
  'mail.orderCompleted.subject': 'El pedido n.º {number} se ha completado',
  'mail.orderCompleted.text': 'El pedido n.º {number} se ha completado y el proveedor ha cobrado. Gracias.',
  'mail.storeOrderCancelled.subject': 'El comprador canceló el pedido n.º {number}',
  'mail.storeOrderCancelled.text':
    'El comprador canceló el pedido n.º {number} antes de que se preparara. Se devolvieron {amount}. No lo envíe; la mercancía vuelve a estar libre.',
  'mail.refundOffered.subject': 'El proveedor ofrece {amount} por el pedido n.º {number}',
  'mail.refundOffered.text':
    'En lugar de lo que pidió, el proveedor ofrece {amount} del pedido n.º {number} por {goods}. {effect, select, reduction {El precio de estos artículos se reduce: usted se los queda y lo que no se ha enviado se enviará.} notSent {Estas unidades no se enviarán.} partNotSent {Las unidades enviadas se las queda usted; las demás no se enviarán.} other {Usted se queda con estas unidades.}} No hay que devolver nada. Acéptelo o rechácelo en la página del reembolso hasta el {until}; también puede cambiar su solicitud o pedir a Kyakhta que decida. El proveedor escribe: {note}',
  'mail.refundOfferAccepted.subject': 'Aceptaron su oferta: {amount} del pedido n.º {number}',
  'mail.refundOfferAccepted.text':
    'El comprador ha aceptado su oferta: se devolvieron {amount} del pedido n.º {number} por {goods}. {effect, select, reduction {El precio de estos artículos queda reducido y el pedido continúa.} notSent {No envíe estas unidades.} partNotSent {El comprador se queda con las unidades enviadas; no envíe las demás.} other {El comprador se queda con estas unidades.}}',
  'mail.refundOfferDeclined.subject': 'Rechazaron su oferta de {amount} para el pedido n.º {number}',
  'mail.refundOfferDeclined.text':
    'El comprador ha rechazado su oferta de {amount} para el pedido n.º {number} por {goods}. Puede hacer otra; el comprador aún puede pedir a Kyakhta que decida.',
  'mail.refundOfferWithdrawn.subject': 'El proveedor ha retirado su oferta de {amount} para el pedido n.º {number}',
  'mail.refundOfferWithdrawn.text':
    'El proveedor ha retirado su oferta de {amount} para el pedido n.º {number} por {goods}. {isAsked, plural, =0 {El rechazo sigue en pie: hasta el {until} puede cambiar la solicitud o pedir a Kyakhta que decida.} other {Su solicitud sigue en pie tal como la hizo. El proveedor responde hasta el {until}; si no responde, se da por aceptada.}}',
  'mail.ownOfferWithdrawn.subject': 'Ha retirado su oferta de {amount} para el pedido n.º {number}',
  'mail.ownOfferWithdrawn.text':
    'Su tienda ha retirado su oferta de {amount} para el pedido n.º {number} por {goods}. Se ha avisado al comprador. {isAsked, plural, =0 {El reembolso sigue rechazado como antes.} other {Responda a la solicitud hasta el {until}; si no responde, se da por aceptada.}}',
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
    'Se ha concedido el reembolso del pedido n.º {number}: {amount} vuelven por donde vinieron.{isCovered, plural, =0 {} other { De eso, su banco o servicio de pago ya le devolvió {covered}.}} {note}',
  'mail.refundHeldUp.subject': '{amount} por {orders} aún no se han podido devolver',
  'mail.refundHeldUp.text':
    'Su reembolso de {amount} por {orders} no se ha podido devolver por la vía con la que pagó. El dinero está a salvo y nos ocupamos de ello: lo enviaremos otra vez o por otra vía. No tiene que hacer nada; si necesitamos algo de usted, como los datos de una cuenta bancaria, se lo pediremos. Recibirá un correo cuando se envíe el dinero.',
  'mail.refundSent.subject': 'Le hemos enviado {amount} por {orders}',
  'mail.refundSent.text':
    '{by, select, bank {Le hemos enviado su reembolso de {amount} por {orders} por transferencia bancaria, porque no podía volver por la vía con la que pagó.} other {Su reembolso de {amount} por {orders}, que estaba retenido, ya ha vuelto por la vía con la que pagó.}} No tiene que hacer nada.',
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
  'mail.refundSilence.subject': 'Sin respuesta a tiempo: se devolvieron {amount} del pedido n.º {number}',
  'mail.refundSilence.text':
    'No respondió a tiempo, por lo que {amount} del pedido n.º {number} han vuelto al comprador. El reembolso figura en la consola del vendedor, en Reembolsos.',
  'mail.refundStoresEvidence.subject': 'El proveedor ha añadido una prueba: pedido n.º {number}',
  'mail.refundStoresEvidence.text':
    'En la disputa sobre {amount} del pedido n.º {number}, el proveedor ha presentado a la plataforma: {note}. Lo ve en la página del reembolso y puede añadir pruebas hasta la decisión, que se espera hasta {until}.',
  'mail.paymentReturned.subject': '{amount} vuelven a usted',
  'mail.paymentReturned.text':
    'Su pago de {amount} por {orders} llegó cuando ya no se podía usar, así que lo hemos devuelto. No tiene que hacer nada.',
  'mail.inquiryAsked.subject': 'Un comprador pide precio: «{name}»',
  'mail.inquiryAsked.text':
    'Un comprador pide a su tienda un precio para «{name}». La consulta completa espera su respuesta en la consola del vendedor, en Consultas.',
  'mail.inquiryAnswered.subject': 'Una respuesta sobre «{name}»',
  'mail.inquiryAnswered.text':
    'Una tienda ofrece «{name}» por {amount} la unidad. La respuesta completa está en su centro del comprador, en Consultas de precio.',
  'mail.applicationReceived.subject': 'Tenemos su solicitud para la tienda «{name}»',
  'mail.applicationReceived.text':
    'Su solicitud para la tienda «{name}» ha llegado. La revisamos en tres días laborables y le escribimos en cualquier caso. Puede seguirla en su centro de comprador.',
  'mail.applicationRefused.subject': 'Su solicitud para la tienda «{name}» necesita cambios',
  'mail.applicationRefused.text':
    'Parte de su solicitud para la tienda «{name}» no se pudo aceptar. {reasons}. Ábrala en su centro de comprador, corrija solo estos campos y preséntela de nuevo; lo demás queda como está.',
  'mail.applicationApproved.subject': 'Su tienda «{name}» está aprobada',
  'mail.applicationApproved.text':
    'Su solicitud para la tienda «{name}» está aprobada. Defina la cuenta y la contraseña de la tienda en su centro de comprador: con ellas entra en la consola del vendedor y la tienda queda abierta.',
  'mail.goodsDecided.subject': 'Revisión de sus productos: {approved} aprobados, {refused} rechazados',
  'mail.goodsDecided.text':
    '{approved, plural, =0 {} one {# producto aprobado: los compradores lo ven tal como lo envió. } many {# de productos aprobados: los compradores los ven tal como los envió. } other {# productos aprobados: los compradores los ven tal como los envió. }}{refused, plural, =0 {} one {# producto rechazado: corríjalo en «Productos» y envíelo de nuevo. } many {# de productos rechazados: corríjalos en «Productos» y envíelos de nuevo. } other {# productos rechazados: corríjalos en «Productos» y envíelos de nuevo. }}{reasons}',
};
