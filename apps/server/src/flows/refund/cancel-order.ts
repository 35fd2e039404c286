import { closeType, orderStatus } from '@kyakhta/contract';
import { can, isCashBeforeShipping, isPaidUnpacked, lockOwn } from '../../domains/orders/index.ts';
import { giveUpAttempts, lockActive } from '../../domains/payments/index.ts';
import type { CtxFor, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { closeOrder } from '../closing/close-order.ts';
import { cancelPaid } from './cancel-paid.ts';

/** The buyer cancels what is not paid, or not packed yet; cancelling again what is cancelled changes nothing. */
export const cancelOrder = async (
  ctx: CtxFor<'PUT /p/myOrder/cancel/{orderNumber}'>,
  input: Parsed<'PUT /p/myOrder/cancel/{orderNumber}'>,
): Promise<null> => {
  const order = await lockOwn(ctx.db, { userId: ctx.actor.id }, input.orderNumber);
  if (order.status === orderStatus.canceled) return null;
  if (isCashBeforeShipping(order)) {
    await closeOrder(ctx, order, 'cancelledBeforeShipping', closeType.buyerCancelled);
    return null;
  }
  if (isPaidUnpacked(order)) {
    await cancelPaid(ctx, order);
    return null;
  }
  if (order.packingAt !== null && can('cancelledUnpacked', order.status)) return refuse('orderBeingPacked');
  if (!can('cancelled', order.status)) return refuse('orderNotInState');
  if (!(await giveUpAttempts(ctx, await lockActive(ctx.db, [order.number])))) return refuse('paymentBeingChecked');
  await closeOrder(ctx, order, 'cancelled', closeType.buyerCancelled);
  return null;
};
