import { z } from 'zod';
import { addressFields } from './accounts.ts';
import { cartLine, shopCart } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { amount, done, id, idOptional, instant, nothing, orderNumber, orderNumbers, page, paging, quantity, textOptional, wholeOptional, wholeOr } from './fields.ts';
import { actorKinds, timelineKinds, timelineLanes } from './values/enumerations.ts';
import { cartLinesMax, merchantMessageCharsMax } from './values/limits.ts';

const wanted = {
  basketIds: z.array(id()).min(1).max(cartLinesMax).optional(),
  orderItem: z.object({ prodId: id(), skuId: id(), shopId: id(), count: quantity() }).optional(),
  addrId: wholeOr(0, 2_147_483_647, 0),
  dvyTypes: z.array(z.object({ shopId: id(), dvyType: wholeOr(1, 4, 1), stationId: idOptional() })).max(50).optional(),
  couponIds: z.array(id()).max(50).optional(),
  userChangeCoupon: wholeOptional(0, 1),
  isScorePay: wholeOptional(0, 1),
  userUseScore: wholeOptional(0, 1_000_000_000),
  transportType: wholeOr(1, 2, 1),
  paymentTerm: wholeOr(1, 3, 1),
};
const quoteErrors = [
  'nothingSelected', 'cartLineUnknown', 'addressUnknown', 'productUnavailable', 'skuUnknown', 'notForCart', 'belowMinimum', 'offCartonStep', 'noStock', 'notDeliverable', 'paymentTermNotOffered', 'cartLimitReached', 'orderTooLarge',
] as const;

const orderItem = z.object({
  orderItemId: z.number(), prodId: z.number(), skuId: z.number(), prodName: z.string(), skuName: z.string(), pic: z.string().nullable(), prodCount: z.number(), unit: z.string(), cartons: z.number(),
  price: amount(), productTotalAmount: amount(), transfee: amount(), actualTotal: amount(), canRefundAmount: amount(), shippedCount: z.number(),
});
const orderCard = z.object({
  orderId: z.number(), orderNumber: z.string(), status: z.number(), orderType: z.number(), orderMold: z.number(), shopId: z.number(), shopName: z.string(), actualTotal: amount(), currency: z.string(),
  createTime: instant(), payTime: instant().nullable(), endTime: instant().nullable().meta({ description: 'pay before this instant' }), productNums: z.number(), cartons: z.number(),
  canRefund: z.boolean(), canReceipt: z.boolean(), canCancel: z.boolean(), canPay: z.boolean(), canDelete: z.boolean(), canSatisfied: z.boolean(), orderItemDtos: z.array(orderItem),
  nextAt: instant().nullable().meta({ description: 'when the platform acts by itself: automatic receipt or release' }),
});
const trace = z.object({ acceptTime: instant(), acceptStation: z.string(), state: z.number() });
const parcel = z.object({
  orderDeliveryId: z.number(), dvyType: z.number(), dvyId: z.number().nullable(), companyName: z.string(), companyHomeUrl: z.string().nullable(), dvyFlowId: z.string(), state: z.number(),
  createTime: instant(), signedTime: instant().nullable(), traces: z.array(trace), deliveryItems: z.array(z.object({ orderItemId: z.number(), prodName: z.string(), skuName: z.string(), pic: z.string().nullable(), count: z.number() })),
});
const timelineEntry = z.object({
  at: instant().nullable(), untilAt: instant().nullable(), lane: z.enum(timelineLanes), kind: z.enum(timelineKinds), phase: z.enum(['done', 'now', 'next']), actor: z.enum(actorKinds).nullable(),
  amount: amount().nullable(), text: z.string().nullable().meta({ description: 'a carrier’s own words or a waybill' }), count: z.number().nullable(),
});
export const orderDetail = orderCard.extend({
  total: amount(), transfee: amount(), reduceAmount: amount(), discountMoney: amount(), shopCouponMoney: amount(), platformCouponAmount: amount(), scoreAmount: amount(), memberAmount: amount(),
  canAllRefund: z.boolean(), canRefundAmount: amount(), dvyType: z.number(), dvyTime: instant().nullable(), receiptTime: instant().nullable(), finallyTime: instant().nullable(), cancelTime: instant().nullable(),
  closeType: z.number().nullable(), payType: z.number().nullable(), paymentTerm: z.number(), transportType: z.number(), remarks: z.string(), userAddrDto: addressFields, orderInvoiceId: z.number().nullable(),
  weight: z.number(), volume: z.number(), packages: z.array(parcel), timeline: z.array(timelineEntry), autoReceiptTime: instant().nullable(), releaseTime: instant().nullable(),
});

export const orderEndpoints = {
  'POST /p/order/confirm': endpoint({
    who: 'buyer', reads: true, summary: 'A quote of the chosen lines: prices, freight, totals; nothing is reserved', input: z.object(wanted), errors: quoteErrors,
    output: z.object({
      shopCartOrders: z.array(shopCart.extend({ shopCartItemDiscounts: z.array(z.object({ shopCartItems: z.array(cartLine) })), daysMin: z.number(), daysMax: z.number() })),
      total: amount(), actualTotal: amount(), orderReduce: amount(), totalTransFee: amount(), usableScore: z.number(), currency: z.string(), userAddr: addressFields.nullable(), addrList: z.array(addressFields),
      quoteVersion: z.string(), quoteExpires: instant(), count: z.number(), cartons: z.number(), weight: z.number(), volume: z.number(),
      transports: z.array(z.object({ transportType: z.number(), transfee: amount(), daysMin: z.number(), daysMax: z.number() })), contractNeeded: z.boolean(),
    }),
  }),
  'POST /p/order/submit': endpoint({
    who: 'buyer', summary: 'Places one order per store at frozen prices and reserves the stock',
    input: z.object({
      ...wanted, orderShopParams: z.array(z.object({ shopId: id(), remarks: textOptional(merchantMessageCharsMax) })).max(50).optional(),
      uuid: textOptional(64), quoteVersion: textOptional(128),
    }),
    output: z.object({ orderNumbers: z.string(), duplicateError: z.boolean() }), errors: [...quoteErrors, 'priceChanged'],
  }),
  'POST /p/order/pay': endpoint({
    who: 'buyer', summary: 'Pays orders that wait for payment',
    input: z.object({ orderNumbers: orderNumbers(), payType: wholeOr(0, 99, 9), returnUrl: textOptional(2048), systemType: wholeOptional(1, 2), payAttemptId: textOptional(64) }),
    output: z.object({ paid: z.boolean(), payAttemptId: z.string() }),
    errors: ['orderUnknown', 'orderExpired', 'orderNotPayable', 'orderAlreadyPaid', 'payMethodOff', 'currenciesDiffer', 'balanceInsufficient'],
  }),
  'GET /p/order/getOrderPayInfoByOrderNumber': endpoint({
    who: 'buyer', summary: 'What is to be paid, until when, and whether it is paid', input: z.object({ orderNumbers: orderNumbers() }), errors: ['orderUnknown'],
    output: z.object({
      status: z.enum(['waiting', 'paid', 'expired', 'canceled', 'mixed']), orderNumbers: z.string(), endTime: instant().nullable(), now: instant(), totalFee: amount(), totalScore: z.number(), currency: z.string(),
      prodNameList: z.array(z.string()), receiver: z.string(), userAddr: z.string(), mobile: z.string(), balance: amount(),
    }),
  }),
  'GET /p/myOrder/myOrderSearch': endpoint({
    who: 'buyer', summary: 'Orders of the person logged in',
    input: z.object({ status: wholeOr(0, 11, 0), prodName: textOptional(200), orderNumber: textOptional(20), orderMold: wholeOptional(0, 2), orderTimeStatus: wholeOr(0, 3, 0), orderType: wholeOptional(0, 3), shopId: idOptional(), ...paging }),
    output: page(orderCard),
  }),
  'GET /p/myOrder/orderDetail': endpoint({ who: 'buyer', summary: 'One order whole', input: z.object({ orderNumber: orderNumber() }), output: orderDetail, errors: ['orderUnknown'] }),
  'GET /p/myOrder/getOrderStatus': endpoint({ who: 'buyer', summary: 'Status number of an order', input: z.object({ orderNumber: orderNumber() }), output: z.number(), errors: ['orderUnknown'] }),
  'PUT /p/myOrder/receipt/{orderNumber}': endpoint({ who: 'buyer', summary: 'Confirms receipt; the after-sales period begins', input: z.object({ orderNumber: orderNumber() }), output: done, errors: ['orderUnknown', 'orderNotInState'] }),
  'PUT /p/myOrder/satisfied/{orderNumber}': endpoint({ who: 'buyer', summary: 'Ends the claim period and releases the escrow at once', input: z.object({ orderNumber: orderNumber() }), output: done, errors: ['orderUnknown', 'orderNotInState'] }),
  'PUT /p/myOrder/cancel/{orderNumber}': endpoint({ who: 'buyer', summary: 'Cancels an order that is not paid; irreversible', input: z.object({ orderNumber: orderNumber() }), output: done, errors: ['orderUnknown', 'orderNotInState'] }),
  'DELETE /p/myOrder/{orderNumber}': endpoint({ who: 'buyer', summary: 'Takes a finished order out of the buyer’s list', input: z.object({ orderNumber: orderNumber() }), output: done, errors: ['orderUnknown', 'orderNotInState'] }),
  'GET /p/myDelivery/orderInfo/{orderNumber}': endpoint({ who: 'buyer', summary: 'The packages of an order', input: z.object({ orderNumber: orderNumber() }), output: z.object({ deliveryExpresses: z.array(parcel) }), errors: ['orderUnknown'] }),
  'GET /p/myDelivery/deliveryOrder/{orderDeliveryId}': endpoint({ who: 'buyer', summary: 'One package with its tracking', input: z.object({ orderDeliveryId: id() }), output: parcel, errors: ['deliveryUnknown'] }),
  'GET /p/delivery/list': endpoint({ who: 'buyer', summary: 'Courier companies', input: nothing, output: z.array(z.object({ dvyId: z.number(), dvyName: z.string(), companyHomeUrl: z.string().nullable() })) }),
} as const;

const sellerOrder = orderCard.extend({ buyerName: z.string(), city: z.string(), inEscrow: amount(), doBy: instant().nullable() });
const orderFilter = z.object({ status: wholeOr(0, 11, 0), orderNumber: textOptional(64), shopId: idOptional(), ...paging });
const statusCounts = z.array(z.object({ status: z.number(), count: z.number() }));
export const sellerOrderEndpoints = {
  'GET /shop/admin/order/page': endpoint({ who: 'seller', summary: 'Orders of the store', input: orderFilter, output: page(sellerOrder).extend({ counts: statusCounts }) }),
  'GET /shop/admin/order/info/{orderNumber}': endpoint({ who: 'seller', summary: 'One order of the store whole', input: z.object({ orderNumber: orderNumber() }), output: orderDetail.extend({ buyerName: z.string() }), errors: ['orderUnknown'] }),
  'GET /shop/admin/delivery/list': endpoint({ who: 'seller', summary: 'Courier companies', input: nothing, output: z.array(z.object({ dvyId: z.number(), dvyName: z.string(), companyHomeUrl: z.string().nullable() })) }),
  'PUT /shop/admin/order/delivery': endpoint({
    who: 'seller', summary: 'Ships the order whole or in part, in packages',
    input: z.object({
      orderNumber: orderNumber(), dvyType: wholeOr(1, 4, 1),
      packages: z.array(z.object({ dvyId: idOptional(), dvyFlowId: textOptional(64), items: z.array(z.object({ orderItemId: id(), count: quantity() })).max(cartLinesMax).optional() })).min(1).max(50),
    }),
    output: z.object({ status: z.number(), orderDeliveryIds: z.array(z.number()) }),
    errors: ['orderUnknown', 'orderNotInState', 'packageLimitReached', 'packageItemsWrong', 'waybillRequired', 'carrierUnknown', 'notDeliverable'],
  }),
  'GET /shop/admin/settlement/balance': endpoint({ who: 'seller', summary: 'What the store has earned, and what still waits in escrow', input: nothing, output: z.object({ pending: amount(), available: amount(), inEscrow: amount(), currency: z.string() }) }),
} as const;

const difference = z.object({ invariant: z.string(), what: z.string(), rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))) });
export const platformEndpoints = {
  'GET /platform/order/page': endpoint({ who: 'operator', summary: 'All orders', input: orderFilter, output: page(sellerOrder).extend({ counts: statusCounts }) }),
  'GET /platform/order/info/{orderNumber}': endpoint({ who: 'operator', summary: 'One order whole', input: z.object({ orderNumber: orderNumber() }), output: orderDetail.extend({ buyerName: z.string() }), errors: ['orderUnknown'] }),
  'GET /platform/ledger/proof': endpoint({
    who: 'operator', summary: 'Proof of the books: every invariant checked now', input: nothing,
    output: z.object({
      balanced: z.boolean(), differences: z.array(difference), accounts: z.array(z.object({ code: z.string(), currency: z.string(), balance: amount() })),
      escrow: z.object({ held: amount(), openOrders: z.number() }), checkedAt: instant(), checked: z.array(z.object({ invariant: z.string(), ok: z.boolean() })),
    }),
  }),
  'GET /platform/ledger/page': endpoint({
    who: 'operator', summary: 'Journal entries, newest first', input: z.object({ account: textOptional(100), reference: textOptional(100), ...paging }),
    output: page(z.object({ entryId: z.string(), kind: z.string(), reference: z.string(), at: instant(), postings: z.array(z.object({ account: z.string(), currency: z.string(), amount: amount() })) })),
  }),
} as const;
