import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, orderNumber, text } from '../fields.ts';

/** The codes of services that are bought by voucher: shown to the buyer, used up by the store. */
export const voucherEndpoints = {
  'PUT /p/myOrder/revealVoucher': endpoint({
    who: 'buyer',
    summary: 'Shows the code of a voucher of one’s own order; from then on it can be redeemed',
    input: z.object({ orderNumber: orderNumber(), voucherId: id() }),
    output: z.object({ voucherCode: z.string() }),
    errors: ['orderUnknown', 'voucherUnknown'],
  }),
  'PUT /shop/admin/order/redeemVoucher': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Uses up a voucher of the store by the code its buyer tells; ten wrong ones, and no more are taken for a while',
    input: z.object({ voucherCode: text(1, 64) }),
    output: z.object({
      orderNumber: z.string(),
      orderItemId: z.number(),
      voucherId: z.number(),
      left: z.number().meta({ description: 'vouchers of the order that can still be used' }),
    }),
    errors: [
      'voucherCodeWrong',
      'tooManyTries',
      'voucherUsed',
      'voucherOver',
      'voucherVoid',
      'linesInRefund',
      'moneyTakenBack',
      'orderUnknown',
    ],
    perMinute: 60,
  }),
} as const;
