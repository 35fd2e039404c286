import { isVirtual } from '../../domains/catalog/index.ts';
import { can, lockByNumber, lockOwn, moveOrders, type OrderRow } from '../../domains/orders/index.ts';
import { addDays } from '../../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { callOnArrival } from '../dues/instalments.ts';

/** Receipt begins the claim period; when it ends without a claim the escrow is released. */
export const beginClaimPeriod = async (
  ctx: Ctx,
  order: OrderRow,
  move: 'received' | 'receivedAutomatically' | 'pickedUp' | 'vouchersDone',
): Promise<void> => {
  const claimUntil = addDays(ctx.now, order.claimDays);
  await moveOrders(ctx.db, [order], move, ctx.actor, ctx.now, { received_at: ctx.now, claim_until: claimUntil });
  await callOnArrival(ctx, order, ctx.now);
  ctx.later({ kind: 'orders.endClaimPeriod', key: order.number, dueAt: claimUntil, payload: { orderNumber: order.number } });
};

/** The buyer confirms receipt; confirming again what is received changes nothing. */
export const confirmReceipt = async (
  ctx: CtxFor<'PUT /p/myOrder/receipt/{orderNumber}'>,
  input: Parsed<'PUT /p/myOrder/receipt/{orderNumber}'>,
): Promise<null> => {
  const order = await lockOwn(ctx.db, { userId: ctx.actor.id }, input.orderNumber);
  if (order.receivedAt !== null) return null;
  // Vouchers are received by their use, one by one.
  if (!can('received', order.status) || isVirtual(order)) return refuse('orderNotInState');
  await beginClaimPeriod(ctx, order, 'received');
  return null;
};

/** The timer of the automatic receipt. The row decides: a later due time or another state means nothing is done. */
export const receiveAutomatically = async (ctx: Ctx, orderNumber: string): Promise<void> => {
  const order = await lockByNumber(ctx.db, orderNumber);
  if (order === null || !can('receivedAutomatically', order.status) || order.receiptDueAt === null || order.receiptDueAt > ctx.now) return;
  await beginClaimPeriod(ctx, order, 'receivedAutomatically');
};

/** What waited for a refund, or a case, goes on: vouchers, or a claim period, that ended meanwhile end now. */
export const resumeClaimPeriod = (
  ctx: Pick<Ctx, 'later' | 'now'>,
  order: Pick<OrderRow, 'number' | 'claimUntil' | 'mold' | 'status'>,
): void => {
  if (isVirtual(order) && can('vouchersDone', order.status))
    ctx.later({ kind: 'vouchers.end', key: order.number, dueAt: ctx.now, payload: { orderNumber: order.number } });
  if (order.claimUntil !== null && order.claimUntil <= ctx.now)
    ctx.later({ kind: 'orders.endClaimPeriod', key: order.number, dueAt: ctx.now, payload: { orderNumber: order.number } });
};
