import { applyType, closeType, type RefundReason } from '@kyakhta/contract';
import { productTag } from '../../domains/catalog/index.ts';
import { dueReferences, moveOrders, orderItems, type OrderRow, unpaidReferences } from '../../domains/orders/index.ts';
import { lockPaidParts, abandonAttempts } from '../../domains/payments/index.ts';
import {
  canRefundMove,
  insertRefund,
  lockRefundRow,
  moveRefund,
  newApplication,
  openRefunds,
  type RefundLine,
  spreadOver,
  sumOf,
} from '../../domains/refunds/index.ts';
import { releaseStock } from '../../domains/stock/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { isBeingAgreed } from '../dues/being-agreed.ts';
import { payClosing, settleRemainder } from './pay-back.ts';
import { heldFor, afterRefund, platformHeldFor, refundableOf, wholeOf } from './refundable.ts';
import { tellLater } from '../tell/tell-refund.ts';

const reason: RefundReason = 'unwanted';

/** All that was charged and has not gone back, no more than is held. */
const wholeOrder = async (ctx: Ctx, order: OrderRow): Promise<RefundLine[]> => {
  const whole = (await refundableOf(ctx.db, order)).lines.map(wholeOf);
  const held = heldFor(order);
  return held < sumOf(whole) ? spreadOver(whole, held, order.currency, held) : whole;
};

/** Applications that are under way ask for a part of what goes back now: they end. One that the platform decides is waited for. */
const withdrawOpen = async (ctx: Ctx, order: OrderRow): Promise<void> => {
  for (const { number } of await openRefunds(ctx.db, order.id)) {
    const refund = await lockRefundRow(ctx.db, number);
    if (refund === null || !canRefundMove('orderCancelled', refund.status)) return refuse('refundOpenAlready');
    await moveRefund(ctx, refund, 'orderCancelled', '', { done_at: ctx.now });
  }
  return undefined;
};

/**
 * The buyer cancels what she has paid, while nothing of it is packed: the money goes back by a separate refund that nobody
 * has to agree to, points to their lots, the goods are free again. The order is locked, and may be cancelled so.
 */
export const cancelPaid = async (ctx: Ctx, order: OrderRow): Promise<void> => {
  const references = dueReferences(order);
  // Before any account, as a call that brings news of payments does.
  const paid = await lockPaidParts(ctx.db, references);
  if (paid.some((part) => part.isTakenBack)) return refuse('moneyTakenBack');
  if (await isBeingAgreed(ctx, references)) return refuse('paymentBeingChecked');
  await abandonAttempts(ctx, unpaidReferences(order));
  await withdrawOpen(ctx, order);
  const lines = await wholeOrder(ctx, order);
  const [number, applyNumber] = [newApplication(ctx.now), newApplication(ctx.now)];
  const wish = { applyType: applyType.refundOnly, isReceived: false, reason, description: '', mobile: '', pictures: null, lines };
  const id = await insertRefund(ctx.db, order, { ...wish, number, applyNumber, orderItemId: null, at: ctx.now, dueAt: ctx.now });
  await moveRefund(ctx, { id, number }, 'applied', reason);
  const refund = await lockRefundRow(ctx.db, number);
  if (refund === null) throw new Error('a refund was not written');
  await payClosing(ctx, order, refund, 'cancelledUnpacked', '');
  await moveOrders(ctx.db, [order], 'cancelledUnpacked', ctx.actor, ctx.now, {
    canceled_at: ctx.now,
    close_type: closeType.buyerCancelled,
  });
  const after = afterRefund(order, lines);
  await settleRemainder(ctx, after, heldFor(after) + platformHeldFor(after), false);
  await releaseStock(ctx, order.number);
  for (const item of await orderItems(ctx.db, [order.id])) ctx.changed(productTag(item.productId));
  tellLater(ctx, number, 'ownOrderCancelled');
  tellLater(ctx, number, 'storeOrderCancelled');
  return undefined;
};
