import { closeType } from '@kyakhta/contract';
import { productTag, relistOffer } from '../../domains/catalog/index.ts';
import { offersUsedUpBy } from '../../domains/offers/index.ts';
import { can, lockByNumber, moveOrders, orderItems, type OrderRow } from '../../domains/orders/index.ts';
import { givePointsBack } from '../../domains/loyalty/index.ts';
import { giveUpAttempts, lockActive } from '../../domains/payments/index.ts';
import { releaseStock } from '../../domains/stock/index.ts';
import { addSeconds } from '../../runtime/clock.ts';
import type { Actor, Ctx } from '../../runtime/context.ts';
import { isBeingAgreed } from '../dues/being-agreed.ts';
import { tellExpiredLater } from '../dues/tell-expired.ts';

/**
 * Closes an order for which nothing was paid and gives back what of its stock has not left, and its points.
 * @param reason why, in the words of the person who closed it, where all sides read them
 */
export const closeOrder = async (
  ctx: Ctx,
  order: OrderRow,
  move: 'expired' | 'goodsGone' | 'cancelled' | 'contractRefused' | 'cancelledBeforeShipping' | 'refusedAtDoor' | 'groupFailed',
  type: number,
  { by = ctx.actor, reason }: { readonly by?: Actor; readonly reason?: string } = {},
): Promise<void> => {
  const usedUp = await offersUsedUpBy(ctx.db, order.number);
  await moveOrders(ctx.db, [order], move, by, ctx.now, {
    canceled_at: ctx.now,
    close_type: type,
    ...(reason === undefined ? {} : { close_reason: reason }),
  });
  await releaseStock({ ...ctx, actor: by }, order.number);
  if (order.points > 0) await givePointsBack(ctx, order.userId, { reference: order.number, points: null });
  for (const item of await orderItems(ctx.db, [order.id])) ctx.changed(productTag(item.productId));
  for (const offerId of usedUp) await relistOffer(ctx, offerId);
};

const againSeconds = 30;

/** The timer of the time to pay; the buyer gets a mail. */
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
