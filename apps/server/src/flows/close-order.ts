import { closeType, orderStatus } from '@kyakhta/contract';
import { productTag } from '../domains/catalog/index.ts';
import {
  can,
  isCashBeforeShipping,
  isPaidUnpacked,
  lockByNumber,
  lockOwn,
  moveOrders,
  orderItems,
  type OrderRow,
} from '../domains/orders/index.ts';
import { givePointsBack } from '../domains/loyalty/index.ts';
import { giveUpAttempts, lockActive } from '../domains/payments/index.ts';
import { releaseStock } from '../domains/stock/index.ts';
import { addSeconds } from '../runtime/clock.ts';
import type { Actor, Ctx, CtxFor, Parsed } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { isBeingAgreed } from './bank-transfer/being-agreed.ts';
import { cancelPaid } from './refund/cancel-paid.ts';
import { tellExpiredLater } from './tell-expired.ts';

/**
 * Closes an order for which nothing was paid and gives back what of its stock has not left, and its points.
 * @param reason why, in the words of whoever closed it, where all sides read them
 */
export const closeOrder = async (
  ctx: Ctx,
  order: OrderRow,
  move: 'expired' | 'goodsGone' | 'cancelled' | 'contractRefused' | 'cancelledBeforeShipping' | 'refusedAtDoor' | 'groupFailed',
  type: number,
  { by = ctx.actor, reason }: { readonly by?: Actor; readonly reason?: string } = {},
): Promise<void> => {
  await moveOrders(ctx.db, [order], move, by, ctx.now, {
    canceled_at: ctx.now,
    close_type: type,
    ...(reason === undefined ? {} : { close_reason: reason }),
  });
  await releaseStock({ ...ctx, actor: by }, order.number);
  if (order.points > 0) await givePointsBack(ctx, order.userId, { reference: order.number, points: null });
  for (const item of await orderItems(ctx.db, [order.id])) ctx.changed(productTag(item.productId));
};

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

const againSeconds = 30;

/** The timer of the time to pay; the buyer is told by mail. */
export const expireOrder = async (ctx: Ctx, orderNumber: string): Promise<void> => {
  const order = await lockByNumber(ctx.db, orderNumber);
  if (order === null || !can('expired', order.status) || order.payBefore === null || order.payBefore > ctx.now) return;
  // Money that may be on its way is waited for: it was sent in time.
  const references = [order.number];
  if ((await isBeingAgreed(ctx, references)) || !(await giveUpAttempts(ctx, await lockActive(ctx.db, references))))
    return ctx.later({ kind: 'orders.expire', key: order.number, dueAt: addSeconds(ctx.now, againSeconds), payload: { orderNumber } });
  await closeOrder(ctx, order, 'expired', closeType.unpaidTimeout);
  tellExpiredLater(ctx, order, order.payBefore);
};
