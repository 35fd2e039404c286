import { deliveryType as d, mold as m, type OrderStatus, orderStatus as s, paymentTerm as t } from '@kyakhta/contract';
import type { MoveName } from '../model.ts';

/** A way out of a state: a move that somebody makes, or that a timer makes for the platform. */
export interface Exit {
  readonly by: 'buyer' | 'seller' | 'operator' | 'platform';
  readonly move: MoveName;
  /** How it comes about, where the move alone does not say: the work that makes it, or what must have happened. */
  readonly how: string;
}
/** Orders in these states, on these terms, delivered so: what moves them next. Whatever is left out is any. */
export interface Situation {
  readonly what: string;
  readonly statuses: readonly OrderStatus[];
  readonly terms?: readonly number[];
  readonly deliveries?: readonly number[];
  readonly molds?: readonly number[];
  readonly exits: readonly Exit[];
}

const carried = [d.courier, d.noExpress, d.sameCity];
const goods = [m.physical];
const prepaid = [t.beforeDelivery, t.instalments];
const exit = (by: Exit['by'], move: MoveName, how = ''): Exit => ({ by, move, how });
const refund = (move: MoveName): Exit =>
  exit('platform', move, 'the buyer asks her money back; timer `refunds.due` decides what nobody answers');
const settle = exit('operator', 'settled', 'overdue for `settleDays`');
const unpacked = exit('buyer', 'cancelledUnpacked', 'while its store does not pack it');
const unshipped = exit('operator', 'settled', 'late to ship for `settleDays`');

/**
 * Every state an order can stay in, and who moves it on. No state depends on the good will of the one who gains by
 * waiting: money leaves escrow by a timer, by the one whose money it is, or by an operator. The README shows this table.
 * Beside that an operator settles whatever was paid with money that a bank took back (decision 0078).
 * What still comes for an order that is over has its own end: `flows/escrow/late-cash.ts`, and the cases of `payments`.
 */
export const situations: readonly Situation[] = [
  {
    what: 'a contract waits',
    statuses: [s.waitingBuyerContract, s.waitingSupplierContract],
    exits: [exit('platform', 'contractRefused', 'timer `agreements.lapse`')],
  },
  {
    what: 'to be paid',
    statuses: [s.pendingPayment],
    exits: [exit('platform', 'expired', 'timer `orders.expire`'), exit('buyer', 'cancelled')],
  },
  {
    what: 'paid, waits for its group',
    statuses: [s.grouping],
    exits: [
      exit('platform', 'groupComplete', 'by the group, `flows/group/group-orders.ts`'),
      exit('platform', 'groupFailed', 'by the group, `flows/group/group-orders.ts`'),
    ],
  },
  {
    what: 'paid, to be shipped',
    statuses: [s.pendingDelivery],
    terms: prepaid,
    deliveries: carried,
    molds: goods,
    exits: [exit('seller', 'shipped'), unpacked, refund('refundedWhole'), unshipped],
  },
  {
    what: 'paid, to be made ready',
    statuses: [s.pendingDelivery],
    terms: prepaid,
    deliveries: [d.buyerPickup],
    molds: goods,
    exits: [exit('seller', 'readyForPickup'), unpacked, refund('refundedWhole'), unshipped],
  },
  {
    what: 'cash on delivery, to be shipped',
    statuses: [s.pendingDelivery],
    terms: [t.cashOnDelivery],
    exits: [exit('seller', 'shipped'), exit('buyer', 'cancelledBeforeShipping'), unshipped],
  },
  {
    what: 'partly shipped',
    statuses: [s.partlyShipped],
    terms: prepaid,
    exits: [exit('seller', 'shipped'), refund('restRefunded'), unshipped],
  },
  {
    what: 'cash on delivery, partly shipped',
    statuses: [s.partlyShipped],
    terms: [t.cashOnDelivery],
    exits: [exit('seller', 'shipped'), exit('operator', 'refusedAtDoor', 'so may the store: the parcel came back'), unshipped],
  },
  {
    what: 'on its way',
    statuses: [s.pendingReceipt],
    deliveries: carried,
    molds: goods,
    exits: [exit('platform', 'receivedAutomatically', 'timer `orders.receiveAutomatically`'), exit('buyer', 'received')],
  },
  {
    what: 'waits to be collected',
    statuses: [s.pendingReceipt],
    deliveries: [d.buyerPickup],
    molds: goods,
    exits: [exit('seller', 'pickedUp', 'against the buyer’s code'), settle],
  },
  {
    what: 'vouchers to be used',
    statuses: [s.pendingDelivery, s.pendingReceipt],
    molds: [m.virtual],
    exits: [exit('platform', 'vouchersDone', 'timer `vouchers.end`'), refund('refundedWhole')],
  },
  {
    what: 'received, paid',
    statuses: [s.pendingEvaluation, s.evaluated],
    terms: [t.beforeDelivery],
    exits: [exit('platform', 'claimPeriodOver', 'timer `orders.endClaimPeriod`'), exit('buyer', 'satisfied')],
  },
  {
    what: 'received, parts open or paid',
    statuses: [s.pendingEvaluation, s.evaluated],
    terms: [t.instalments],
    exits: [exit('platform', 'claimPeriodOver', 'timer `orders.endClaimPeriod`, and with the last part'), settle],
  },
  {
    what: 'received, cash has not come',
    statuses: [s.pendingEvaluation, s.evaluated],
    terms: [t.cashOnDelivery],
    exits: [
      exit('platform', 'claimPeriodOver', 'once an operator records the cash'),
      exit('seller', 'refusedAtDoor', 'so may an operator: the parcel came back'),
      settle,
    ],
  },
];

const fits = (wanted: readonly number[] | undefined, value: number): boolean => wanted === undefined || wanted.includes(value);
/** What moves an order of this kind on; none for a combination that is never sold. */
export const exitsOf = (order: {
  readonly status: number;
  readonly paymentTerm: number;
  readonly deliveryType: number;
  readonly mold: number;
}): readonly Exit[] =>
  situations
    .filter(
      (x) =>
        fits(x.statuses, order.status) &&
        fits(x.terms, order.paymentTerm) &&
        fits(x.deliveries, order.deliveryType) &&
        fits(x.molds, order.mold),
    )
    .flatMap((x) => x.exits);
