import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, id, idOptional, instant, nothing, orderNumber, page, paging, quantity, textOptional, wholeOr } from './fields.ts';
import { orderCard, orderDetail } from './order-shapes.ts';
import { cartLinesMax } from './values/limits.ts';

const sellerOrder = orderCard.extend({ buyerName: z.string(), city: z.string(), inEscrow: amount(), doBy: instant().nullable() });
const orderFilter = z.object({ status: wholeOr(0, 11, 0), orderNumber: textOptional(64), shopId: idOptional(), ...paging });
const statusCounts = z.array(z.object({ status: z.number(), count: z.number() }));
export const sellerOrderEndpoints = {
  'GET /shop/admin/order/page': endpoint({
    who: 'seller',
    summary: 'Orders of the store',
    input: orderFilter,
    output: page(sellerOrder).extend({ counts: statusCounts }),
  }),
  'GET /shop/admin/order/info/{orderNumber}': endpoint({
    who: 'seller',
    summary: 'One order of the store whole',
    input: z.object({ orderNumber: orderNumber() }),
    output: orderDetail.extend({ buyerName: z.string() }),
    errors: ['orderUnknown'],
  }),
  'GET /shop/admin/delivery/list': endpoint({
    who: 'seller',
    summary: 'Courier companies',
    input: nothing,
    output: z.array(z.object({ dvyId: z.number(), dvyName: z.string(), companyHomeUrl: z.string().nullable() })),
  }),
  'PUT /shop/admin/order/delivery': endpoint({
    who: 'seller',
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
      'carrierUnknown',
      'notDeliverable',
    ],
  }),
  'GET /shop/admin/settlement/balance': endpoint({
    who: 'seller',
    summary: 'What the store has earned, and what still waits in escrow',
    input: nothing,
    output: z.object({ pending: amount(), available: amount(), inEscrow: amount(), currency: z.string() }),
  }),
} as const;

const difference = z.object({
  invariant: z.string(),
  what: z.string(),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
});
export const platformEndpoints = {
  'GET /platform/order/page': endpoint({
    who: 'operator',
    summary: 'All orders',
    input: orderFilter,
    output: page(sellerOrder).extend({ counts: statusCounts }),
  }),
  'GET /platform/order/info/{orderNumber}': endpoint({
    who: 'operator',
    summary: 'One order whole',
    input: z.object({ orderNumber: orderNumber() }),
    output: orderDetail.extend({ buyerName: z.string() }),
    errors: ['orderUnknown'],
  }),
  'GET /platform/ledger/proof': endpoint({
    who: 'operator',
    summary: 'Proof of the books: every invariant checked now',
    input: nothing,
    output: z.object({
      balanced: z.boolean(),
      differences: z.array(difference),
      accounts: z.array(z.object({ code: z.string(), currency: z.string(), balance: amount() })),
      escrow: z.object({ held: amount(), openOrders: z.number() }),
      checkedAt: instant(),
      checked: z.array(z.object({ invariant: z.string(), ok: z.boolean() })),
    }),
  }),
  'GET /platform/ledger/page': endpoint({
    who: 'operator',
    summary: 'Journal entries, newest first',
    input: z.object({ account: textOptional(100), reference: textOptional(100), ...paging }),
    output: page(
      z.object({
        entryId: z.string(),
        kind: z.string(),
        reference: z.string(),
        at: instant(),
        postings: z.array(z.object({ account: z.string(), currency: z.string(), amount: amount() })),
      }),
    ),
  }),
} as const;
