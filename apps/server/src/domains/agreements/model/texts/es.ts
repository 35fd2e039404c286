import type { AgreementWords } from './types.ts';

export const es: AgreementWords = {
  buyerTitle: 'Contrato de compraventa con el comprador',
  sellerTitle: 'Contrato de suministro con el proveedor',
  parties: '1. Partes',
  platformParty: 'Plataforma: {name}, que gestiona este mercado y la cadena de suministro entre las partes.',
  buyerParty: 'Comprador: {name}. Dirección de entrega: {address}.',
  buyerPartyAlone: 'Comprador: {name}.',
  sellerParty: 'Proveedor: {name}, {city}.',
  receiver: 'Destinatario de la mercancía: {name}.',
  representedBy: 'Representado por: {name}. En virtud de: {basis}.',
  form: 'Forma jurídica: {text}',
  country: 'País: {text}',
  registrationNumber: 'Número de registro: {text}',
  phone: 'Teléfono: {text}',
  bank: 'Cuenta bancaria: {text}',
  taxNumber: 'Número fiscal: {text}',
  inn: 'INN: {text}',
  kpp: 'KPP: {text}',
  uscc: 'Código unificado de crédito social: {text}',
  registeredAt: 'Dirección: {text}',
  subject: '2. Objeto',
  buyerSubject:
    'La plataforma se compromete a que el proveedor {supplier} entregue al comprador la mercancía del pedido {order}; el comprador se compromete a recibirla y pagarla.',
  sellerSubject:
    'El proveedor se compromete a suministrar la mercancía del pedido {order}, hecho por un comprador de la plataforma; la plataforma se compromete a pagarla como se indica abajo.',
  goods: '3. Mercancía',
  line: 'N.º',
  article: 'Artículo',
  name: 'Mercancía',
  cartons: 'Cajas',
  quantity: 'Cantidad',
  price: 'Precio',
  amount: 'Importe',
  priceHeading: '4. Precio',
  buyerPrice:
    'Mercancía: {goods}. Flete: {freight}. Descuentos: {reduction}. Total a pagar: {total} {currency}. Los precios quedaron fijados al hacer el pedido y no cambian.',
  sellerPrice:
    'Mercancía menos descuentos: {goods}. Comisión de la plataforma ({percent} %): {commission}. A pagar al proveedor: {payable} {currency}.',
  delivery: '5. Entrega',
  ordinary: 'línea ordinaria',
  express: 'línea exprés',
  buyerDelivery:
    'Transporte y trámites de aduana por las líneas de la plataforma ({transport}) hasta la dirección de entrega. Días hasta la salida del proveedor: {shipDays} como máximo, desde el día en que vence el pago según sus condiciones. Días hasta la llegada: de {daysMin} a {daysMax}.',
  sellerDelivery:
    'El proveedor embala la mercancía en las cajas indicadas y la entrega a la línea de la plataforma ({transport}). Días hasta entonces: {shipDays} como máximo, desde el día en que la plataforma avisa de que el pedido debe enviarse.',
  collectedDelivery:
    'El comprador recoge la mercancía en el local del proveedor: {place}. Días hasta que esté lista: {shipDays} como máximo, desde el día en que vence el pago según sus condiciones. Se entrega contra el código que la plataforma envía al comprador.',
  directDelivery:
    'El proveedor entrega la mercancía sin transportista, al comprador o a quien este indique. Días hasta entonces: {shipDays} como máximo, desde el día en que vence el pago según sus condiciones.',
  cityDelivery:
    'El proveedor lleva él mismo la mercancía a la dirección de entrega dentro de su ciudad. Días hasta la llegada: {daysMax} como máximo, desde el día en que vence el pago según sus condiciones.',
  voucherDelivery:
    'En cuanto se paga el precio, el comprador recibe un bono por cada unidad y lo usa ante el proveedor con su código. Un bono se considera recibido cuando se usa. {vouchers}',
  voucherDays: 'Días de validez desde el pago: {days}.',
  voucherUntil: 'Válido hasta el final del {date} (hora de China).',
  voucherRefund: 'El precio de un bono que no se usa a tiempo vuelve al comprador.',
  voucherPay: 'El precio de un bono que no se usa a tiempo se paga al proveedor.',
  cityFee:
    'Por la entrega dentro de su ciudad el proveedor cobra además {fee} {currency}, sin comisión; está incluido en el importe a pagar.',
  payment: '6. Condiciones de pago',
  beforeDelivery: 'Pago íntegro antes de la entrega, una vez firmados los dos contratos de este pedido.',
  cashOnDelivery: 'Contra reembolso: el total se paga al transportista al entregar la mercancía.',
  instalments: 'Pago del total a plazos: {parts}.',
  beforeShipment: '{percent} % antes del envío',
  afterShipment: '{percent} % después del envío',
  onArrival: '{percent} % a la llegada',
  sellerPayment: 'El comprador paga a la plataforma. Al proveedor le paga solo la plataforma, con el dinero retenido para este pedido.',
  escrow: '7. Dinero en depósito y reclamaciones',
  buyerEscrow:
    'La plataforma guarda lo pagado en depósito hasta que el comprador dice que todo está bien o termina el plazo de reclamación. Plazo de reclamación: {claimDays} días desde la recepción. Una reclamación hecha en él retiene el dinero hasta que se decida.',
  sellerEscrow:
    'La plataforma guarda el dinero del comprador en depósito. Se entrega al proveedor cuando el comprador dice que todo está bien, o cuando el plazo de reclamación de {claimDays} días desde la recepción termina sin reclamación abierta. El proveedor responde de la cantidad, la calidad y el embalaje.',
  disputes: '8. Disputas',
  buyerDisputes:
    'Las quejas van primero al proveedor, a través del pedido. Si no hay acuerdo, la plataforma decide con las pruebas de ambas partes y, si el comprador tiene razón, paga primero y se arregla ella con el proveedor. Los derechos imperativos del comprador según la ley se mantienen.',
  sellerDisputes:
    'Las quejas del comprador se contestan a través del pedido en 7 días. Si no hay acuerdo, la plataforma decide con las pruebas de ambas partes; lo que pague primero al comprador puede compensarlo con lo que debe al proveedor.',
  signing: '9. Firma',
  signingText:
    'La plataforma ofrece este contrato con el número {number}. Queda celebrado cuando la otra parte lo firma con nombre, consentimiento y el código enviado a su correo electrónico en un plazo de {hours} horas. La firma se sella con un SHA-256 de los bytes exactos de este archivo; el certificado de firma es parte del contrato.',
  languageText: 'Los dos idiomas valen por igual; si difieren, prevalece el texto en este idioma: {other}.',
  certificate: 'Certificado de firma',
  signature: '1. Firma',
  signedBy: 'Firmado por: {name}',
  signedAt: 'Hora: {at}',
  codeSentTo: 'Confirmado con un código de un solo uso enviado a: {mail}',
  consent: 'Texto aceptado: «{consent}»',
  seal: '2. Sello',
  documentHash: 'SHA-256 del archivo firmado: {hash}',
  previousSeal: 'Sello anterior: {hash}',
  ownSeal: 'Sello de esta firma: {hash}',
  sealText:
    'El sello es el SHA-256 de estas líneas, una debajo de otra: el sello anterior, el SHA-256 del archivo, el número del contrato, quién firmó (parte y cuenta), el nombre, la hora y el texto aceptado. Ningún cambio posterior del archivo o de este registro encaja con él.',
  consentText: 'He leído el contrato {number} y lo firmo; acepto que esta firma electrónica me obliga como una manuscrita.',
};
