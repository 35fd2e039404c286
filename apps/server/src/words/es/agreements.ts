import type { WordsOf } from '../types.ts';

/** Sentences of agreements, in Spanish. ICU message format. */
export const agreements: WordsOf<'agreements'> = {
  agreementUnknown: 'No hay contrato para este pedido.',
  agreementNotReady: 'El contrato se está preparando. Recargue la página en un momento.',
  agreementOver: 'Este contrato ya no se puede firmar ni rechazar. Recargue la página.',
  signerDiffers:
    'El contrato lo firma {name}. Escriba este nombre: las palabras en cualquier orden; los nombres de pila pueden ser iniciales.',
  storeMailMissing: 'Esta cuenta no tiene correo, así que no se puede enviar el código. Indique primero uno en su cuenta.',
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
  'paper.terms': 'Condiciones de la operación',
  'paper.incoterm': '{term} {place}, Incoterms 2020',
  'paper.ofOrder': 'Pedido {number}: {text}',
  'paper.dutyBuyer': 'Derechos de aduana e impuestos de importación: los paga el comprador.',
  'paper.dutyPlatform': 'Derechos de aduana e impuestos de importación: los paga la plataforma, sin coste adicional para el comprador.',
  'paper.dutyTaker': 'Derechos e impuestos de exportación e importación, si los hay: los paga quien recoge la mercancía.',
  'paper.dutySupplier': 'Derechos e impuestos de exportación: los paga el proveedor. Los de importación, nunca el proveedor.',
  'paper.dutyNone': 'La mercancía no cruza ninguna frontera aduanera: no hay derechos que pagar.',
  'paper.law': 'Ley aplicable: {country}.',
  'paper.court': 'Tribunal: {court}.',
  'paper.courtAtSeat': 'Tribunal: el del domicilio de la plataforma.',
  'paper.origin': 'País de origen: {country}',
  'paper.originUnknown': 'País de origen: no indicado',
  'paper.platform': 'Plataforma',
  'paper.seller': 'Vendedor',
  'paper.buyer': 'Comprador',
  'paper.inn': 'INN: {text}',
  'paper.kpp': 'KPP: {text}',
  'paper.uscc': 'Código unificado de crédito social: {text}',
  'paper.taxNumber': 'Número fiscal: {text}',
  'paper.supplier': 'Proveedor',
  'paper.issued': 'Emitida por',
  'paper.signsByCode': 'Firma electrónicamente, con nombre y código de un solo uso; véase el certificado de firma.',
  'paper.offered': 'Ofrecido electrónicamente por la plataforma con el número de este contrato.',
  'paper.issuedAs': 'Emitida electrónicamente; válida sin firma manuscrita.',
  'paper.dated': 'Fecha: {day}',
  'terms.title.service': 'Condiciones del servicio',
  'terms.title.privacy': 'Política de privacidad',
};
