import type { WordsOf } from '../types.ts';

/** Sentences of vouchers, in Spanish. ICU message format. */
export const vouchers: WordsOf<'vouchers'> = {
  voucherCodeWrong: 'Ningún bono de su tienda tiene este código, o el comprador aún no lo ha abierto. Intentos restantes: {left}.',
  voucherUnknown: 'No existe tal bono que aún pueda usarse.',
  voucherUsed: 'Este bono ya se canjeó.',
  voucherOver: 'El plazo de este bono ha terminado.',
  voucherVoid: 'Este bono no es válido: se anuló por un reembolso.',
  voucherExpired: 'El bono no se usó a tiempo',
  'mail.vouchersReady.subject': 'Pedido n.º {number}: sus bonos están listos',
  'mail.vouchersReady.text':
    'Guardamos {amount} del pedido n.º {number} y sus bonos están listos. Abra el pedido en el centro del comprador para ver los códigos; por su seguridad no van en ningún correo. Diga un código al proveedor solo cuando reciba el servicio.',
  'mail.vouchersEnd.subject': 'Pedido n.º {number}: hay bonos que vencen pronto',
  'mail.vouchersEnd.text':
    'El pedido n.º {number} tiene todavía {count, plural, one {# bono sin usar} other {# bonos sin usar}}. El primero puede usarse hasta el {until}.',
};
