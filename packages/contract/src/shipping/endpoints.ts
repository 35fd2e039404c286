import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, id, idOptional, nothing, orderNumber, quantity, text, textOptional, wholeOr, words } from '../fields.ts';
import { cartLinesMax, parcelNoteMax } from '../values/limits.ts';
import { deliveredParcel } from '../orders/index.ts';
import { reasonChars } from '../values/free-text.ts';

/** How goods leave a store: with a carrier, collected, or by voucher; and what of it is put right. */
export const shippingEndpoints = {
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
  'GET /p/myDelivery/orderInfo/{orderNumber}': endpoint({
    who: 'buyer',
    summary: 'The packages of an order, the oldest first',
    input: z.object({ orderNumber: orderNumber() }),
    output: z.array(deliveredParcel),
    errors: ['orderUnknown'],
  }),
  'GET /p/myDelivery/deliveryOrder/{orderDeliveryId}': endpoint({
    who: 'buyer',
    summary: 'One package with its tracking',
    input: z.object({ orderDeliveryId: id() }),
    output: deliveredParcel,
    errors: ['deliveryUnknown'],
  }),
  'GET /p/delivery/list': endpoint({
    who: 'buyer',
    summary: 'Courier companies',
    input: nothing,
    output: z.array(z.object({ dvyId: z.number(), dvyName: z.string(), companyHomeUrl: z.string().nullable() })),
  }),
  'PUT /platform/order/parcelNote': endpoint({
    who: 'operator',
    area: 'trade',
    summary:
      'Tells of a parcel that has not been delivered, in words: a problem on the way, or that it goes on. Buyer and store read it with its tracking and are mailed a problem once',
    input: z.object({
      orderDeliveryId: id(),
      problem: z.boolean().meta({ description: 'false: it goes on' }),
      wordsRu: words(reasonChars.min, parcelNoteMax),
      wordsZh: words(reasonChars.min, parcelNoteMax),
      wordsEn: textOptional(parcelNoteMax).meta({ description: 'what readers of all other languages get; Chinese without it' }),
    }),
    output: done,
    errors: ['deliveryUnknown', 'orderNotInState', 'deliveryKindOther'],
    perMinute: 30,
  }),
} as const;
