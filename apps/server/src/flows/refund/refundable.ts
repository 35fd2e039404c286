import { applyType, orderStatus, paymentTerm } from '@kyakhta/contract';
import { isVirtual } from '../../domains/catalog/index.ts';
import { can, chargedLines, isAllPaid, isPaid, type OrderRow, platformPartLeft } from '../../domains/orders/index.ts';
import {
  mostOf,
  pendingLines,
  piecesFor,
  piecesLeft,
  type RefundableLine,
  refundableLines,
  type RefundLine,
  sumOf,
} from '../../domains/refunds/index.ts';
import type { Db } from '../../runtime/database.ts';
import { readyByLine } from '../fulfilment/settle-vouchers.ts';

/** What of an order's price is paid, in minor units. */
export const capturedOf = (order: OrderRow): bigint =>
  order.paymentTerm === paymentTerm.beforeDelivery
    ? isPaid(order.status)
      ? order.total
      : 0n
    : order.instalments.reduce((sum, i) => (i.paidAt === null ? sum : sum + i.amount), 0n);
/** What of its money is still here: paid, and not gone back. */
export const heldFor = (order: OrderRow): bigint => capturedOf(order) - order.refunded - order.refundedFreight;

/** Why nothing can be asked back now. */
export type Hindrance = 'refundNotPossible' | 'refundPeriodOver' | null;
export const refundObstacle = (order: OrderRow, now: Date): Hindrance => {
  if (order.status === orderStatus.completed) return 'refundPeriodOver';
  // What waits for its group goes back by itself, or is to be shipped soon.
  if (can('groupComplete', order.status)) return 'refundNotPossible';
  if (!isPaid(order.status) || heldFor(order) + platformHeldFor(order) <= 0n) return 'refundNotPossible';
  return order.claimUntil !== null && order.claimUntil <= now ? 'refundPeriodOver' : null;
};

/** Whether the platform has put its part of the reductions into an order's escrow: with the first money that came. */
const isPlatformIn = (order: OrderRow): boolean =>
  order.paymentTerm === paymentTerm.beforeDelivery ? isPaid(order.status) : order.instalments.some((i) => i.paidAt !== null);
/** What the platform has added to an order's escrow, for points and for what it took off, and what of it is still there. */
export const platformHeldFor = (order: OrderRow): bigint => (isPlatformIn(order) ? platformPartLeft(order) : 0n);

/** An order of which these lines have gone back. */
export const afterRefund = (order: OrderRow, lines: readonly RefundLine[]): OrderRow => {
  const sum = (of: (l: RefundLine) => bigint): bigint => lines.reduce((n, l) => n + of(l), 0n);
  return {
    ...order,
    refunded: order.refunded + sum((l) => l.goods),
    refundedFreight: order.refundedFreight + sum((l) => l.freight),
    refundedPointsAmount: order.refundedPointsAmount + sum((l) => l.pointsAmount),
    refundedPromotionPaid: order.refundedPromotionPaid + sum((l) => l.promotionPaid),
    refundedFreightPlatform: order.refundedFreightPlatform + sum((l) => l.freightPlatform),
    refundedFreightStore: order.refundedFreightStore + sum((l) => l.freightStore),
  };
};
/** All that was charged for a line and has not gone back, of an order that closes: no piece of it is free again by that alone. */
export const wholeOf = (l: RefundableLine): RefundLine => ({
  orderItemId: l.orderItemId,
  count: piecesLeft(l).all,
  canceled: 0,
  goods: l.goods - l.refundedGoods,
  freight: l.freight - l.refundedFreight,
  points: l.points - l.refundedPoints,
  pointsAmount: l.pointsAmount - l.refundedPointsAmount,
  promotionPaid: l.promotionPaid - l.refundedPromotionPaid,
  freightPlatform: l.freightPlatform - l.refundedFreightPlatform,
  freightStore: l.freightStore - l.refundedFreightStore,
  giftKept: 0,
  giftValue: 0n,
});

export interface Refundable {
  readonly lines: readonly RefundableLine[];
  /** The most for each line without return, and for the whole of them. */
  readonly most: readonly RefundLine[];
  readonly total: bigint;
  readonly pending: bigint;
}

/**
 * What may go back of an order. While parts of its price are still to be paid, only the whole of what was paid can: what
 * a single line is worth then is not settled.
 */
export const refundableOf = async (db: Db, order: OrderRow, except: number | null = null): Promise<Refundable> => {
  const isWaiting = isVirtual(order) && can('vouchersDone', order.status);
  const [charged, asked, ready] = await Promise.all([
    chargedLines(db, [order.id]),
    pendingLines(db, [order.id], except),
    isWaiting ? readyByLine(db, order.id) : null,
  ]);
  const lines = refundableLines(charged, asked, ready);
  const pending = lines.reduce((sum, l) => sum + l.pendingGoods + l.pendingFreight, 0n);
  const most = lines.map((l) => mostOf(l, piecesFor(l, applyType.refundOnly), applyType.refundOnly));
  const held = heldFor(order) - pending;
  const sum = sumOf(most);
  return { lines, most, total: sum < held ? sum : held, pending };
};
/** Whether single lines can be refunded, or the order only as a whole. */
export const isDivisible = (order: OrderRow): boolean => isAllPaid(order);
