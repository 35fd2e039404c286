import type { WordsOf } from '../types.ts';

/** Sentences of vouchers, in Portuguese. ICU message format. */
export const vouchers: WordsOf<'vouchers'> = {
  voucherCodeWrong: 'Nenhum voucher da sua loja tem este código, ou o comprador ainda não o abriu. Tentativas restantes: {left}.',
  voucherUnknown: 'Não existe tal voucher que ainda possa ser usado.',
  voucherUsed: 'Este voucher já foi resgatado.',
  voucherOver: 'O prazo deste voucher terminou.',
  voucherVoid: 'Este voucher é nulo: foi anulado por um reembolso.',
  voucherExpired: 'O voucher não foi usado a tempo',
  'mail.vouchersReady.subject': 'Pedido nº {number}: os seus vouchers estão prontos',
  'mail.vouchersReady.text':
    'Guardamos {amount} do pedido nº {number} e os seus vouchers estão prontos. Abra o pedido na central do comprador para ver os códigos; para sua segurança não vão em nenhum e-mail. Diga um código ao fornecedor só quando receber o serviço.',
  'mail.vouchersEnd.subject': 'Pedido nº {number}: há vouchers que terminam em breve',
  'mail.vouchersEnd.text':
    'O pedido nº {number} ainda tem {count, plural, one {# voucher por usar} other {# vouchers por usar}}. O primeiro pode ser usado até {until}.',
};
