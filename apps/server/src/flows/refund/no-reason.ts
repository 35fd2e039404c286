import { applyType, noReasonDays, type RefundReason, returnMoneyStatus } from '@kyakhta/contract';
import { isVirtual } from '../../domains/catalog/index.ts';
import { orderItems, type OrderRow } from '../../domains/orders/index.ts';
import type { RefundLine, RefundRow } from '../../domains/refunds/index.ts';
import { addDays } from '../../runtime/clock.ts';
import type { Ctx } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';

/** Until when goods of an order go back without a reason: seven days from receipt, while they can be claimed at all. Null before receipt, and of vouchers. */
export const noReasonUntil = (order: Pick<OrderRow, 'mold' | 'receivedAt' | 'claimUntil'>): Date | null => {
  if (order.receivedAt === null || isVirtual(order)) return null;
  const last = addDays(order.receivedAt, noReasonDays);
  return order.claimUntil !== null && order.claimUntil < last ? order.claimUntil : last;
};

/**
 * Refuses goods that are to go back without a reason and cannot: not received yet, or more than seven days ago; money
 * alone; goods that their store excludes; a part of a carton. What was asked for so in time may be changed afterwards; what
 * the store disputes as it came back is the platform's to decide.
 * @param before the application that is changed
 */
export const refuseNoReason = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  order: OrderRow,
  wanted: { readonly buyerReason: string; readonly applyType: number },
  lines: readonly RefundLine[],
  before: RefundRow | null = null,
): Promise<void> => {
  const noReason: RefundReason = 'noReason';
  if (wanted.buyerReason !== noReason) return;
  if (before !== null && before.parcel !== null && before.status === returnMoneyStatus.sellerRefused) refuse('refundNotInState');
  if (before?.reason !== noReason) {
    const until = noReasonUntil(order) ?? refuse('noReasonNotNow');
    if (until <= ctx.now) refuse('refundPeriodOver');
  }
  if (wanted.applyType !== applyType.withReturn) refuse('noReasonGoesBack');
  const items = new Map((await orderItems(ctx.db, [order.id])).map((i) => [i.id, i]));
  for (const line of lines) {
    const item = items.get(line.orderItemId);
    if (item === undefined || item.isGift) continue;
    if (!item.noReason) refuse('noReasonExcluded');
    if (line.count % item.cartonQuantity !== 0) refuse('noReasonCartons', { quantity: item.cartonQuantity });
  }
};
