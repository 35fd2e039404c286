import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, id, idOptional, nothing, orderNumber, quantity, text, textOptional, wholeOr, words } from './fields.ts';
import { reasonChars } from './values/free-text.ts';
import { cartLinesMax } from './values/limits.ts';

/** How goods leave a store: with a carrier, collected, or by voucher; and what of it is put right. */
export const shipmentEndpoints = {
  'GET /shop/admin/delivery/list': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Courier companies',
    input: nothing,
    output: z.array(z.object({ dvyId: z.number(), dvyName: z.string(), companyHomeUrl: z.string().nullable() })),
  }),
  'PUT /shop/admin/order/delivery': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Ships the order whole or in part, in packages',
    input: z.object({
      orderNumber: orderNumber(),
      dvyType: wholeOr(1, 4, 1),
      packages: z
        .array(
          z.object({
            dvyId: idOptional(),
            dvyFlowId: textOptional(64),
            items: z
              .array(z.object({ orderItemId: id(), count: quantity() }))
              .max(cartLinesMax)
              .optional(),
          }),
        )
        .min(1)
        .max(50),
    }),
    output: z.object({ status: z.number(), orderDeliveryIds: z.array(z.number()) }),
    errors: [
      'orderUnknown',
      'orderNotInState',
      'packageLimitReached',
      'packageItemsWrong',
      'waybillRequired',
      'linesInRefund',
      'moneyTakenBack',
      'carrierUnknown',
      'deliveryKindOther',
    ],
  }),
  'PUT /shop/admin/order/packing': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Says that the store packs a paid order, or does so no longer; until then its buyer may cancel it at once',
    input: z.object({ orderNumber: orderNumber(), packing: z.boolean() }),
    output: done,
    errors: ['orderUnknown', 'orderNotInState', 'linesInRefund', 'moneyTakenBack'],
  }),
  'PUT /shop/admin/order/waybill': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Puts the carrier and the waybill of a package right, until the goods are received; the buyer is told',
    input: z.object({ orderDeliveryId: id(), dvyId: id(), dvyFlowId: text(1, 64) }),
    output: done,
    errors: ['deliveryUnknown', 'orderNotInState', 'deliveryKindOther', 'carrierUnknown'],
    perMinute: 30,
  }),
  'PUT /shop/admin/order/undoDelivery': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Notes within half an hour that a package has not left; the order waits to be shipped again, and the buyer is told',
    input: z.object({ orderDeliveryId: id() }),
    output: done,
    errors: ['deliveryUnknown', 'orderNotInState', 'shipmentStands'],
  }),
  'PUT /shop/admin/order/ready': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Says that goods can be collected; the buyer is given a code to show there',
    input: z.object({ orderNumber: orderNumber() }),
    output: done,
    errors: ['orderUnknown', 'orderNotInState', 'linesInRefund', 'moneyTakenBack'],
  }),
  'PUT /shop/admin/order/verifyPickup': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Gives collected goods out against the code that the buyer shows; five wrong ones, and no more are taken for a while',
    input: z.object({ orderNumber: orderNumber(), pickupCode: text(1, 32) }),
    output: done,
    errors: ['orderUnknown', 'orderNotInState', 'pickupCodeWrong', 'tooManyTries'],
    perMinute: 30,
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
  'PUT /shop/admin/order/refusedAtDoor': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Notes that goods for cash on delivery were refused at the door and are back: the order closes, they are in stock again',
    input: z.object({ orderNumber: orderNumber(), reason: words(reasonChars.min, reasonChars.max) }),
    output: done,
    errors: ['orderUnknown', 'orderNotInState', 'paymentBeingChecked'],
  }),
} as const;
