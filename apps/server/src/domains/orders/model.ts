import { orderStatus, type OrderStatus } from '@kyakhta/contract';

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
  contractRefused: { from: [s.waitingBuyerContract, s.waitingSupplierContract], to: s.canceled, by: ['buyer', 'seller', 'platform'] },
  paid: { from: [s.pendingPayment], to: s.pendingDelivery, by: ['buyer', 'platform'] },
  groupPaid: { from: [s.pendingPayment], to: s.grouping, by: ['buyer', 'platform'] },
  groupComplete: { from: [s.grouping], to: s.pendingDelivery, by: ['platform'] },
  groupFailed: { from: [s.grouping], to: s.canceled, by: ['platform'] },
  expired: { from: [s.pendingPayment], to: s.canceled, by: ['platform'] },
  cancelled: { from: [s.pendingPayment], to: s.canceled, by: ['buyer', 'operator'] },
  partlyShipped: { from: [s.pendingDelivery], to: s.partlyShipped, by: ['seller'] },
  shipped: { from: [s.pendingDelivery, s.partlyShipped], to: s.pendingReceipt, by: ['seller'] },
  received: { from: [s.pendingReceipt], to: s.pendingEvaluation, by: ['buyer'] },
  receivedAutomatically: { from: [s.pendingReceipt], to: s.pendingEvaluation, by: ['platform'] },
  evaluated: { from: [s.pendingEvaluation], to: s.evaluated, by: ['buyer'] },
  satisfied: { from: [s.pendingEvaluation, s.evaluated], to: s.completed, by: ['buyer'] },
  claimPeriodOver: { from: [s.pendingEvaluation, s.evaluated], to: s.completed, by: ['platform'] },
  refundedWhole: {
    from: [s.pendingDelivery, s.pendingReceipt, s.pendingEvaluation, s.partlyShipped, s.evaluated],
    to: s.canceled,
    by: ['platform', 'operator'],
  },
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
