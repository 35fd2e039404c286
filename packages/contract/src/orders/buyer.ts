import { z } from 'zod';
import { addressFields, bookAddress } from '../accounts/index.ts';
import { endpoint, fileAnswer } from '../endpoint.ts';
import {
  amount,
  done,
  id,
  idOptional,
  instant,
  orderNumber,
  page,
  paging,
  textOptional,
  wholeOptional,
  wholeOr,
  timeZoneOptional,
} from '../fields.ts';
import { orderCard, orderDetail } from './shapes.ts';
import { merchantMessageCharsMax } from '../values/limits.ts';
import { wanted, wantedOrder } from './wanted.ts';
import { noPointsReasons } from '../values/points.ts';
import { buyerKinds } from '../values/signers.ts';
import { cartLine, shopCart } from '../pricing/index.ts';
import { quotedCoupon } from '../promotions/index.ts';
import { station } from '../stores/index.ts';

const orderSearch = {
  status: wholeOr(0, 11, 0),
  prodName: textOptional(200),
  orderNumber: textOptional(20),
  orderMold: wholeOptional(0, 2),
  orderTimeStatus: wholeOr(0, 3, 0),
  orderType: wholeOptional(0, 3),
  shopId: idOptional(),
};
const quoteErrors = [
  'checkoutClosed',
  'storeUnnamed',
  'nothingSelected',
  'cartLineUnknown',
  'addressUnknown',
  'invoiceTitleUnknown',
  'productUnavailable',
  'skuUnknown',
  'ownStore',
  'notForCart',
  'regionNotServed',
  'belowMinimum',
  'offCartonStep',
  'noStock',
  'tooManyUnpaid',
  'heldLimit',
  'waitingLimit',
  'deliveryKindNotOffered',
  'cityNotServed',
  'pickupPlaceUnknown',
  'paymentTermNotOffered',
  'pointsStepWrong',
  'pointsTooMany',
  'pointsNotForTerm',
  'couponUnknown',
  'couponsNotCombinable',
  'cartLimitReached',
  'orderTooLarge',
] as const;

export const buyerOrderEndpoints = {
  'POST /p/order/confirm': endpoint({
    who: 'buyer',
    summary:
      'A quote of the chosen lines: prices, freight, totals; nothing is reserved. Without lines those that are chosen in the cart. A submit without lines orders what was confirmed last',
    input: wantedOrder,
    reads: 'notes',
    errors: quoteErrors,
    output: z.object({
      shopCartOrders: z.array(
        shopCart.extend({
          shopCartItemDiscounts: z.array(z.object({ shopCartItems: z.array(cartLine) })),
          daysMin: z.number(),
          daysMax: z.number(),
          /** Goods (0) and vouchers (1) of one store become two orders. */
          orderMold: z.number(),
          /** How this store's goods come, and from which place they are collected. */
          dvyType: z.number(),
          stationId: z.number().nullable(),
          /** Cities within which the store would bring the goods itself, where this address is in none of them; else empty. */
          cityOnly: z.array(z.string()),
          /** What the store offers for this address; the courier's fee depends on the transport and is not told here. */
          deliveries: z.array(
            z.object({ dvyType: z.number(), transfee: amount().nullable(), ...station, stationId: z.number().nullable() }),
          ),
          duty: z
            .string()
            .nullable()
            .meta({ description: 'who pays customs duty and taxes, in the words of the papers to come; null for vouchers' }),
        }),
      ),
      total: amount(),
      actualTotal: amount(),
      orderReduce: amount(),
      totalTransFee: amount(),
      coupons: z.array(quotedCoupon).meta({ description: 'her coupons that may concern this order, those that can be used first' }),
      /** Points she has, the most of them that can be used here, and why none can. */
      score: z.number(),
      usableScore: z.number(),
      noScoreReason: z.enum(noPointsReasons).nullable(),
      /** Points are used in multiples of this. */
      scoreStep: z.number(),
      /** Points this quote uses, and what they take off. */
      userUseScore: z.number(),
      scoreAmount: amount(),
      /** What all usable ones would take off. */
      usableScoreAmount: amount(),
      currency: z.string(),
      userAddr: addressFields.nullable(),
      addrList: z.array(bookAddress),
      buyerTitleId: z.number().meta({ description: 'who buys; 0 is the person herself' }),
      buyers: z
        .array(z.object({ titleId: z.number(), kind: z.enum(buyerKinds), name: z.string(), taxNumber: z.string(), canSign: z.boolean() }))
        .meta({ description: 'who can buy beside the person herself; a firm that names no signatory cannot sign a contract' }),
      invoiceType: z.number(),
      needsAddr: z.boolean().meta({ description: 'false where all is bought by voucher: no address is asked for' }),
      quoteVersion: z.string(),
      quoteExpires: instant(),
      count: z.number(),
      totalCount: z.number().meta({ description: 'the same as count, as clients of the lineage read it' }),
      dvyTypes: z
        .array(z.object({ shopId: z.number(), dvyType: z.number(), stationId: z.number().nullable() }))
        .meta({ description: 'how the goods of each store come, one entry a store' }),
      filterShopItems: z
        .array(cartLine)
        .meta({ description: 'chosen lines of the cart that the store does not bring to this address: left out of the quote' }),
      cartons: z.number(),
      weight: z.number(),
      volume: z.number(),
      transports: z.array(z.object({ transportType: z.number(), transfee: amount(), daysMin: z.number(), daysMax: z.number() })),
      contractNeeded: z.boolean(),
      /** Terms of payment that every store of these goods offers. */
      paymentTerms: z.array(z.number()),
      /** Plans of instalments to choose from, with what each part comes to over all orders; empty where none are offered. */
      instalmentPlans: z.array(
        z.object({
          instalmentPlan: z.string(),
          parts: z.array(z.object({ stage: z.number(), percent: z.number(), amount: amount() })),
        }),
      ),
      /** Days to pay a later part once it falls due. */
      instalmentDays: z.number(),
      transferLimits: z.array(z.object({ shopId: z.number(), skuId: z.number(), name: z.string(), left: z.number() })).meta({
        description:
          'Goods of which fewer can be paid by bank transfer now than are wanted, and how many; the order can be paid in other ways',
      }),
    }),
  }),
  'POST /p/order/submit': endpoint({
    who: 'buyer',
    summary: 'Places one order per store, its goods and its vouchers apart, at frozen prices and reserves the stock',
    input: z.object({
      ...wanted,
      orderShopParams: z
        .array(z.object({ shopId: id(), remarks: textOptional(merchantMessageCharsMax) }))
        .max(50)
        .optional(),
      uuid: textOptional(64),
      quoteVersion: textOptional(128),
    }),
    output: z.object({
      orderNumbers: z.string(),
      duplicateError: z.boolean(),
      contractNumbers: z
        .string()
        .meta({ description: 'those of the orders that wait for a contract, joined by comma; they are not paid yet' }),
      paidNumbers: z
        .string()
        .meta({ description: 'those of the orders that points pay whole, joined by comma; nothing is to be paid for them' }),
    }),
    errors: [...quoteErrors, 'couponUnusable', 'priceChanged', 'consentNeeded', 'quoteExpired', 'nameNotPrinted', 'signatoryMissing'],
  }),
  'GET /p/myOrder/myOrderSearch': endpoint({
    who: 'buyer',
    summary: 'Orders of the person logged in, newest first; or only those that wait for her, the most urgent first',
    input: z.object({ ...orderSearch, waitsFor: z.literal('buyer').optional(), ...paging }),
    output: page(orderCard),
  }),
  'GET /p/myOrder/myOrder': endpoint({
    who: 'buyer',
    summary: 'The same list under the name by which clients of the lineage ask for it',
    input: z.object({ ...orderSearch, waitsFor: z.literal('buyer').optional(), ...paging }),
    output: page(orderCard),
  }),
  'GET /p/myOrder/export': endpoint({
    who: 'buyer',
    summary: 'The same orders as a spreadsheet, a row for each line; times are those of the zone that is named',
    perMinute: 30,
    file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    input: z.object({ ...orderSearch, timeZone: timeZoneOptional() }),
    output: fileAnswer,
    errors: ['exportTooLarge'],
  }),
  'GET /p/myOrder/orderDetail': endpoint({
    who: 'buyer',
    summary: 'One order whole',
    input: z.object({ orderNumber: orderNumber() }),
    output: orderDetail,
    errors: ['orderUnknown'],
  }),
  'GET /p/myOrder/getOrderStatus': endpoint({
    who: 'buyer',
    summary: 'Status number of an order',
    input: z.object({ orderNumber: orderNumber() }),
    output: z.number(),
    errors: ['orderUnknown'],
  }),
  'POST /p/myOrder/buyAgain/{orderNumber}': endpoint({
    who: 'buyer',
    summary: "Puts an order's goods into the cart once more, as many as can be bought now",
    input: z.object({ orderNumber: orderNumber() }),
    output: z.object({
      /** Lines that went into the cart, some with fewer pieces than then. */
      added: z.number(),
      fewer: z.number(),
      /** Lines that cannot be bought now. */
      left: z.number(),
    }),
    errors: ['orderUnknown', 'cartLimitReached', 'orderTooLarge'],
  }),
  'PUT /p/myOrder/receipt/{orderNumber}': endpoint({
    who: 'buyer',
    summary: 'Confirms receipt; the after-sales period begins',
    input: z.object({ orderNumber: orderNumber() }),
    output: done,
    errors: ['orderUnknown', 'orderNotInState'],
  }),
  'PUT /p/myOrder/satisfied/{orderNumber}': endpoint({
    who: 'buyer',
    summary: 'Ends the claim period and releases the escrow at once',
    input: z.object({ orderNumber: orderNumber() }),
    output: done,
    errors: ['orderUnknown', 'orderNotInState', 'instalmentsOpen', 'refundStillOpen', 'moneyTakenBack'],
  }),
  'PUT /p/myOrder/cancel/{orderNumber}': endpoint({
    who: 'buyer',
    summary: 'Cancels an order that is not paid, or is paid and not packed yet: then the money goes back; irreversible',
    input: z.object({ orderNumber: orderNumber() }),
    output: done,
    errors: ['orderUnknown', 'orderNotInState', 'orderBeingPacked', 'paymentBeingChecked', 'moneyTakenBack', 'refundOpenAlready'],
  }),
  'DELETE /p/myOrder/{orderNumber}': endpoint({
    who: 'buyer',
    summary: 'Takes a finished order out of the buyer’s list',
    input: z.object({ orderNumber: orderNumber() }),
    output: done,
    errors: ['orderUnknown', 'orderNotInState'],
  }),
} as const;
