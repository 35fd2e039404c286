import {
  deliveryType,
  instalmentParts,
  instalmentStage,
  type InstalmentStage,
  mold,
  orderStatus,
  type OrderStatus,
  orderType,
  type OverdueKind,
  paymentTerm,
} from '@kyakhta/contract';
import { allocate, type Money } from '@kyakhta/money';
import { addDays } from '../../runtime/clock.ts';

const s = orderStatus;
/** A move of the order machine: from which states, to which, and who may make it. */
export interface Move {
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus;
  readonly by: readonly ('buyer' | 'seller' | 'operator' | 'platform')[];
}

/**
 * Every move an order can make. Asked by the server before a change and by reads that tell the
 * screens what is possible; nothing else decides.
 */
export const moves = {
  signedByBuyer: { from: [s.waitingBuyerContract], to: s.waitingSupplierContract, by: ['buyer'] },
  signedBySupplier: { from: [s.waitingSupplierContract], to: s.pendingPayment, by: ['seller'] },
  /** Cash on delivery has no payment to wait for. */
  signedForDelivery: { from: [s.waitingSupplierContract], to: s.pendingDelivery, by: ['seller'] },
  contractRefused: { from: [s.waitingBuyerContract, s.waitingSupplierContract], to: s.canceled, by: ['buyer', 'seller', 'platform'] },
  /** By an operator where money came by bank. */
  paid: { from: [s.pendingPayment], to: s.pendingDelivery, by: ['buyer', 'operator', 'platform'] },
  /** Of a group's order: it waits for the group. By an operator where money came by bank. */
  groupPaid: { from: [s.pendingPayment], to: s.grouping, by: ['buyer', 'operator', 'platform'] },
  groupComplete: { from: [s.grouping], to: s.pendingDelivery, by: ['platform'] },
  /** Also of one that was not paid yet: there is no group to pay into. */
  groupFailed: { from: [s.pendingPayment, s.grouping], to: s.canceled, by: ['platform'] },
  expired: { from: [s.pendingPayment], to: s.canceled, by: ['platform'] },
  /** Its money came when its goods were lost: it goes back. */
  goodsGone: { from: [s.pendingPayment], to: s.canceled, by: ['platform'] },
  cancelled: { from: [s.pendingPayment], to: s.canceled, by: ['buyer', 'operator'] },
  /** Cash on delivery before anything was sent: there is no money to give back. */
  cancelledBeforeShipping: { from: [s.pendingDelivery], to: s.canceled, by: ['buyer'] },
  /** Paid, and nothing of it is packed: the money goes back with it. */
  cancelledUnpacked: { from: [s.pendingDelivery], to: s.canceled, by: ['buyer'] },
  /** Cash on delivery that never came: the parcel came back, also once it counts as received. */
  refusedAtDoor: {
    from: [s.partlyShipped, s.pendingReceipt, s.pendingEvaluation, s.evaluated],
    to: s.canceled,
    by: ['seller', 'operator'],
  },
  partlyShipped: { from: [s.pendingDelivery], to: s.partlyShipped, by: ['seller'] },
  shipped: { from: [s.pendingDelivery, s.partlyShipped], to: s.pendingReceipt, by: ['seller'] },
  /** What was noted as sent is still with the store: all of it, or the last of several packages. */
  shipmentUndone: { from: [s.partlyShipped, s.pendingReceipt], to: s.pendingDelivery, by: ['seller'] },
  partUndone: { from: [s.pendingReceipt], to: s.partlyShipped, by: ['seller'] },
  /** The buyer collects: the goods wait for her and her code. */
  readyForPickup: { from: [s.pendingDelivery], to: s.pendingReceipt, by: ['seller'] },
  /** Vouchers are there with the payment; the last one used, over or void is their receipt. */
  vouchersIssued: { from: [s.pendingDelivery], to: s.pendingReceipt, by: ['buyer', 'operator', 'platform'] },
  vouchersDone: { from: [s.pendingReceipt], to: s.pendingEvaluation, by: ['buyer', 'seller', 'operator', 'platform'] },
  pickedUp: { from: [s.pendingReceipt], to: s.pendingEvaluation, by: ['seller'] },
  received: { from: [s.pendingReceipt], to: s.pendingEvaluation, by: ['buyer'] },
  receivedAutomatically: { from: [s.pendingReceipt], to: s.pendingEvaluation, by: ['platform'] },
  evaluated: { from: [s.pendingEvaluation], to: s.evaluated, by: ['buyer'] },
  satisfied: { from: [s.pendingEvaluation, s.evaluated], to: s.completed, by: ['buyer'] },
  claimPeriodOver: { from: [s.pendingEvaluation, s.evaluated], to: s.completed, by: ['platform'] },
  refundedWhole: {
    from: [s.pendingDelivery, s.pendingReceipt, s.pendingEvaluation, s.partlyShipped, s.evaluated],
    to: s.canceled,
    by: ['seller', 'platform', 'operator'],
  },
  /** An operator settled what was overdue: the order closes, whoever got what it held. */
  settled: {
    from: [s.pendingDelivery, s.partlyShipped, s.pendingReceipt, s.pendingEvaluation, s.evaluated],
    to: s.canceled,
    by: ['operator'],
  },
  /** What had not left was given up; the rest is out. */
  restRefunded: { from: [s.partlyShipped], to: s.pendingReceipt, by: ['seller', 'platform', 'operator'] },
} as const satisfies Readonly<Record<string, Move>>;
export type MoveName = keyof typeof moves;

/** Whether an order in this state can make the move. */
export const can = (move: MoveName, status: number): boolean => (moves[move].from as readonly number[]).includes(status);
/** States from which nothing moves any more. */
export const isFinal = (status: number): boolean => status === s.completed || status === s.canceled;
/** A finished order may leave the buyer's list. */
export const canHide = isFinal;
/** Money of the order is in escrow: paid and not yet released or refunded. */
export const escrowed: readonly number[] = [
  s.pendingDelivery,
  s.pendingReceipt,
  s.pendingEvaluation,
  s.grouping,
  s.partlyShipped,
  s.evaluated,
];
/** The order was paid at some time and not cancelled since. */
export const isPaid = (status: number): boolean => escrowed.includes(status) || status === s.completed;

/** It is part of a group purchase. */
export const isOfGroup = (order: { readonly orderType: number }): boolean => order.orderType === orderType.group;
/** Paid, it waits for its group. */
export const isForGroup = (order: { readonly orderType: number; readonly groupCompletedAt: Date | null }): boolean =>
  isOfGroup(order) && order.groupCompletedAt === null;
/** Where an order stands once it is agreed to, after submit or after its contract: cash on delivery has nothing to wait for. */
export const agreedStatus = (term: number): OrderStatus => (term === paymentTerm.cashOnDelivery ? s.pendingDelivery : s.pendingPayment);

/** A part of an order's price with its own due time; amounts are minor units of the order's currency. */
export interface Instalment {
  readonly sequence: number;
  readonly stage: number;
  readonly percent: number;
  readonly amount: bigint;
  /** What it is paid under: the order's number, behind a dash the sequence from the second on. */
  readonly reference: string;
  /** Null until it falls due. */
  readonly dueAt: Date | null;
  readonly paidAt: Date | null;
  readonly overdueAt: Date | null;
}
export type NewInstalment = Pick<Instalment, 'sequence' | 'stage' | 'percent' | 'amount' | 'reference'>;

const referenceOf = (number: string, sequence: number): string => (sequence === 1 ? number : `${number}-${sequence}`);
/** The references under which an order's price is paid: its number, or one for each part. */
export const dueReferences = (order: {
  readonly number: string;
  readonly instalments: readonly { readonly reference: string }[];
}): string[] => (order.instalments.length === 0 ? [order.number] : order.instalments.map((i) => i.reference));
/** Those of them that are parts of a price and were not paid yet. */
export const unpaidReferences = (order: {
  readonly instalments: readonly { readonly reference: string; readonly paidAt: Date | null }[];
}): string[] => order.instalments.filter((i) => i.paidAt === null).map((i) => i.reference);
/** The number of the order that a reference is about. */
export const orderNumberOf = (reference: string): string => reference.split('-', 1)[0] ?? reference;

/** Splits a price by a plan, largest remainder first, so that the parts make the whole. @returns null when a part would come to nothing */
export const splitByPlan = (number: string, total: Money, plan: string): NewInstalment[] | null => {
  const parts = instalmentParts(plan);
  if (parts === null) return null;
  const amounts = allocate(
    total,
    parts.map((p) => BigInt(p.percent)),
  );
  const split = parts.map(({ stage, percent }, i) => ({
    sequence: i + 1,
    stage,
    percent,
    amount: amounts[i]?.amount ?? 0n,
    reference: referenceOf(number, i + 1),
  }));
  return split.some((p) => p.amount <= 0n) ? null : split;
};

/** Cash on delivery is one part, due on arrival. */
export const cashPart = (number: string, total: Money): NewInstalment => ({
  sequence: 1,
  stage: instalmentStage.onArrival satisfies InstalmentStage,
  percent: 100,
  amount: total.amount,
  reference: number,
});

interface Owing {
  readonly number: string;
  readonly status: number;
  readonly total: bigint;
  readonly instalments: readonly Instalment[];
}
/** Something that is paid at once: an order, or one part of its price. */
export interface Due<O extends Owing = Owing> {
  readonly reference: string;
  readonly order: O;
  readonly amount: bigint;
  /** Null where the whole price is one. */
  readonly instalment: Instalment | null;
}
/** @returns null when the order has no such part */
export const dueOf = <O extends Owing>(order: O, reference: string): Due<O> | null => {
  const instalment = order.instalments.find((i) => i.reference === reference) ?? null;
  if (instalment !== null) return { reference, order, amount: instalment.amount, instalment };
  return order.instalments.length === 0 && reference === order.number ? { reference, order, amount: order.total, instalment } : null;
};
/** Paying it takes the order out of "pending payment". */
export const isFirstDue = (due: Due): boolean => due.reference === due.order.number;
export const isDuePaid = ({ order, instalment }: Due): boolean => (instalment === null ? isPaid(order.status) : instalment.paidAt !== null);
/** It waits for money: the first part while the order does, a later one until it is paid, however late. */
export const isDuePayable = (due: Due): boolean =>
  isFirstDue(due) ? can('paid', due.order.status) : !isDuePaid(due) && escrowed.includes(due.order.status);
/** Nothing of the price is owed any more. */
export const isAllPaid = (order: Owing): boolean =>
  order.instalments.length === 0 ? isPaid(order.status) : order.instalments.every((i) => i.paidAt !== null);
/** What of the price was paid, in minor units, of an order that owes nothing any more or was settled without the rest. */
export const paidOf = (order: Owing): bigint =>
  order.instalments.length === 0 ? order.total : order.instalments.reduce((sum, i) => (i.paidAt === null ? sum : sum + i.amount), 0n);

type Agreed = Owing & { readonly paymentTerm: number };
const isCash = (order: Agreed): boolean => order.paymentTerm === paymentTerm.cashOnDelivery;
/** Cash on delivery of which nothing was sent: nobody has paid, and the buyer may still change her mind. */
export const isCashBeforeShipping = (order: Agreed): boolean => isCash(order) && can('cancelledBeforeShipping', order.status);
type Packed = Agreed & { readonly mold: number; readonly packingAt: Date | null };
/** Its goods are with the store, none of them sent; of vouchers there is nothing to pack. */
export const mayBePacked = (order: Packed): boolean => order.mold !== mold.virtual && can('cancelledUnpacked', order.status);
/** Paid in whole or in part, and nothing of it is packed or sent: its buyer may cancel it at once. */
export const isPaidUnpacked = (order: Packed): boolean => !isCash(order) && mayBePacked(order) && order.packingAt === null;
/** The cash of an order may be recorded: it is owed, and something of the goods is out. */
export const mayRecordCash = (order: Agreed): boolean =>
  isCash(order) && isPaid(order.status) && !isCashBeforeShipping(order) && !isAllPaid(order);
/** Cash can come for an order that is over: one that was settled or closed without it, or that is completed. */
export const mayRecordLateCash = (order: Agreed): boolean =>
  isCash(order) && (order.status === orderStatus.canceled || order.status === orderStatus.completed);
/** The goods may have been refused at the door: they are out, and no cash for them has come. */
export const mayRefuseAtDoor = (order: Agreed): boolean => isCash(order) && can('refusedAtDoor', order.status) && !isAllPaid(order);

/** All goods of these orders have left their store, or wait to be collected. */
export const outOfStore = [s.pendingReceipt, s.pendingEvaluation, s.evaluated] as const;
const isOutOfStore = (status: number): boolean => outOfStore.some((one) => one === status);

type Waiting = Agreed & { readonly deliveryType: number; readonly mold: number; readonly shippedAt: Date | null };
/** What else says whether an order is overdue. */
export interface Standing {
  /** Until when the store is to have shipped; null before it is to be shipped at all. */
  readonly shipBy: Date | null;
  readonly isStoreAtWork: boolean;
  /** Since when an operator has yet to deal with money of it that was taken back; null while none was. */
  readonly takenBackSince: Date | null;
}
/**
 * What an operator decides about when she settles an order, in one word: how far it is, and what the platform has lost on it.
 * @param lost minor units
 */
export const settleVersion = (status: number, shippedPieces: number, lost: bigint): string => `${status}.${shippedPieces}.${lost}`;
export interface Overdue {
  readonly kind: OverdueKind;
  readonly since: Date;
}
/**
 * Why an order waits longer than anybody should, since when; of several the longest. Cash or a part of its price that was due
 * so many days ago, goods that have waited so long to be collected or shipped (of a store that is closed, as soon as they are
 * late), and at once where its money was taken back outside. Null: nobody is overdue yet.
 */
export const overdueOf = (order: Waiting, standing: Standing, days: number, now: Date): Overdue | null => {
  if (!can('settled', order.status)) return null;
  const isOut = isOutOfStore(order.status);
  const found: Overdue[] = [];
  const add = (kind: OverdueKind, since: Date | null, grace: number): void => {
    if (since !== null && addDays(since, grace) <= now) found.push({ kind, since });
  };
  for (const part of isOut ? order.instalments : []) if (part.paidAt === null) add(isCash(order) ? 'cash' : 'instalment', part.dueAt, days);
  if (order.deliveryType === deliveryType.buyerPickup && can('pickedUp', order.status)) add('pickup', order.shippedAt, days);
  if (can('shipped', order.status) && order.mold !== mold.virtual) add('shipping', standing.shipBy, standing.isStoreAtWork ? days : 0);
  add('takenBack', standing.takenBackSince, 0);
  return found.toSorted((a, b) => a.since.getTime() - b.since.getTime())[0] ?? null;
};

/** A buyer looks for these in one place: lists and the counts beside their tabs take each row together, asked by its first. */
const listedTogether: readonly (readonly number[])[] = [
  [s.waitingBuyerContract, s.waitingSupplierContract],
  [s.pendingReceipt, s.partlyShipped],
  [s.pendingEvaluation, s.evaluated],
];
export const statusesListedWith = (status: number): readonly number[] => listedTogether.find(([first]) => first === status) ?? [status];
