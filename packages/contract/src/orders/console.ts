import { z } from 'zod';
import { endpoint, fileAnswer } from '../endpoint.ts';
import {
  amount,
  amountText,
  done,
  idOptional,
  instant,
  listText,
  oneOf,
  orderNumber,
  page,
  paging,
  text,
  textOptional,
  timeZoneOptional,
  wholeOptional,
  wholeOr,
  words,
} from '../fields.ts';
import { orderCard, orderDetail } from './shapes.ts';
import { proposedAs } from '../proposals/index.ts';
import { overdueKinds } from '../values/instalments.ts';
import { orderDates, orderSort, payType } from '../values/enumerations.ts';
import { lateCashEnds } from '../values/proposals.ts';
import { reasonChars, weightyReasonChars } from '../values/free-text.ts';

const sellerOrder = orderCard.extend({
  buyerName: z.string(),
  city: z.string(),
  inEscrow: amount().meta({ description: 'gross: all that its escrow holds' }),
  doBy: instant().nullable().meta({
    description:
      'until when its contract is to be signed, by whichever side is waited for, else until when it is to be paid, or until when the store is to ship',
  }),
});
/** The same in a list, from which it is sent. */
const listedOrder = sellerOrder.extend({
  canShip: z.boolean().meta({ description: 'the store can ship, hand over or make ready something now' }),
  cartonsToShip: z.number().meta({ description: 'cartons that are still to leave, without what was given back or is asked back' }),
});
const moment = () => z.iso.datetime({ message: 'date' }).optional();
/** What narrows a list of orders, in a console and in the file that is made of it. */
const narrowing = {
  states: listText(/^([1-9]|1[01])$/, 11).meta({ description: 'several states; `status` is one' }),
  orderNumber: textOptional(64),
  dateOf: z.enum(orderDates).default('placed').meta({ description: 'what `from` and `until` are about' }),
  from: moment(),
  until: moment().meta({ description: 'the first instant that is not meant any more' }),
  minTotal: amountText().optional().meta({ description: 'in the currency the site trades in' }),
  maxTotal: amountText().optional(),
  payType: oneOf(Object.values(payType)),
  delivery: wholeOptional(0, 4).meta({ description: 'a delivery type; 0 is what comes by voucher' }),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { message: 'wrong' })
    .optional()
    .meta({ description: 'where the goods go' }),
  shopId: idOptional(),
  late: wholeOptional(0, 1).meta({ description: '1: only those whose last day to ship is over' }),
  held: wholeOptional(0, 1).meta({
    description: '1: only those that are to be shipped and of which nothing may leave now; 0: none of those',
  }),
};
const orderFilter = z.object({
  status: wholeOr(0, 11, 0),
  ...narrowing,
  sort: z.enum(orderSort).default('newest'),
  ...paging,
});
const statusCounts = z.array(z.object({ status: z.number(), count: z.number() }));
const orderCounts = {
  counts: statusCounts,
  held: z.array(z.object({ status: z.number(), count: z.number(), others: z.number() })).meta({
    description: 'of the states in which goods are to leave: of how many orders nothing may leave now, and of how many something may',
  }),
};
/** Why an order is overdue, since when, and what it holds. */
const overdue = z.object({ kind: z.enum(overdueKinds), since: instant(), held: amount() });
export const sellerOrderEndpoints = {
  'GET /shop/admin/order/page': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Orders of the store',
    input: orderFilter,
    output: page(listedOrder).extend(orderCounts),
  }),
  'GET /shop/admin/order/export': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Orders of the store in some states as a spreadsheet, a row for each line; times are those of the zone that is named',
    perMinute: 30,
    file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    input: z.object({
      ...narrowing,
      timeZone: timeZoneOptional(),
      lang: textOptional(10),
    }),
    output: fileAnswer,
    errors: ['exportTooLarge'],
  }),
  'GET /shop/admin/order/info/{orderNumber}': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'One order of the store whole',
    input: z.object({ orderNumber: orderNumber() }),
    output: orderDetail.extend({ buyerName: z.string() }),
    errors: ['orderUnknown'],
  }),
} as const;

export const platformOrderEndpoints = {
  'GET /platform/order/page': endpoint({
    who: 'operator',
    area: 'trade',
    summary: 'All orders',
    input: orderFilter.extend({ shopName: textOptional(100).meta({ description: 'a part of the store’s name' }) }),
    output: page(listedOrder).extend(orderCounts),
  }),
  'GET /platform/order/info/{orderNumber}': endpoint({
    who: 'operator',
    area: 'trade',
    summary: 'One order whole',
    input: z.object({ orderNumber: orderNumber() }),
    output: orderDetail.extend({
      buyerName: z.string(),
      /** With what is shown when it is settled, so that nothing is decided about what was not seen. */
      overdue: overdue.extend({ version: z.string() }).nullable(),
    }),
    errors: ['orderUnknown'],
  }),
  'PUT /platform/order/refusedAtDoor': endpoint({
    who: 'operator',
    area: 'trade',
    summary: 'Notes that goods for cash on delivery were refused at the door and are back: the order closes, they are in stock again',
    input: z.object({ orderNumber: orderNumber(), reason: words(reasonChars.min, reasonChars.max) }),
    output: done,
    errors: ['orderUnknown', 'orderNotInState', 'proposalOpenAlready'],
  }),
  'POST /platform/order/cash': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Records cash that a courier took at the door and brought to the bank; the order is paid by it',
    input: z.object({ orderNumber: orderNumber(), amount: amountText(), reference: text(3, 64) }),
    output: z.object(proposedAs),
    errors: ['orderUnknown', 'orderNotInState', 'amountDiffers', 'transferKnown', 'proposalOpenAlready'],
  }),
  'POST /platform/order/lateCash': endpoint({
    who: 'operator',
    area: 'money',
    summary:
      'Records cash that a courier brought when its order was over: it is released to the store, or goes onto the buyer’s balance. From the amount of the site on another operator agrees first',
    input: z.object({
      orderNumber: orderNumber(),
      amount: amountText(),
      reference: text(3, 64),
      goesTo: z.enum(lateCashEnds),
      reason: words(weightyReasonChars.min, weightyReasonChars.max),
    }),
    output: z.object(proposedAs),
    errors: ['orderUnknown', 'orderNotInState', 'accountClosed', 'transferKnown', 'proposalOpenAlready'],
  }),
  'GET /platform/order/overdue': endpoint({
    who: 'operator',
    area: 'trade',
    summary:
      'Orders that wait longer than anybody should: an unpaid part, goods nobody collects or ships, cash that does not come, money that was taken back; the longest waiting first',
    input: z.object({ ...paging }),
    output: page(sellerOrder.extend({ overdue })),
  }),
  'POST /platform/order/settle': endpoint({
    who: 'operator',
    area: 'trade',
    summary:
      'Settles an overdue order: so much of what it holds goes back to the buyer, the rest is released to the store, and it closes. From the amount of the site on another operator agrees first',
    input: z.object({
      orderNumber: orderNumber(),
      /** What the order held when it was looked at: of money that came since, nothing was decided. */
      held: amountText(),
      /** The version it had then: of goods that left since, or money that was taken back, neither. */
      version: text(1, 60),
      toBuyer: amountText(),
      /** The goods are with the store: they are in stock again. */
      goodsBack: z.boolean(),
      reason: words(weightyReasonChars.min, weightyReasonChars.max),
    }),
    output: z.object(proposedAs),
    errors: [
      'orderUnknown',
      'orderNotOverdue',
      'heldChanged',
      'changedMeanwhile',
      'settleTooMuch',
      'refundStillOpen',
      'paymentBeingChecked',
      'refundTooSmall',
      'proposalOpenAlready',
    ],
  }),
} as const;
