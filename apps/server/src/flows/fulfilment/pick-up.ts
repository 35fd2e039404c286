import { deliveryType } from '@kyakhta/contract';
import { recordAudit } from '../../domains/audit/index.ts';
import { productTag } from '../../domains/catalog/index.ts';
import {
  can,
  dueReferences,
  issuePickupCode,
  leftOf,
  lockOwn,
  moveOrders,
  orderItems,
  type OrderRow,
  pickupCodeOf,
  recordShipped,
  tryPickupCode,
} from '../../domains/orders/index.ts';
import { isTakenBack } from '../../domains/payments/index.ts';
import { freePieces, heldWhat } from './held-lines.ts';
import { fulfilStock } from '../../domains/stock/index.ts';
import { addDays } from '../../runtime/clock.ts';
import type { CtxFor, Parsed } from '../../runtime/context.ts';
import { refuse, refuseAndKeep } from '../../runtime/errors.ts';
import { callAfterShipment, reminderDays } from '../dues/instalments.ts';
import { beginClaimPeriod } from './receive-order.ts';

const isCollected = (order: OrderRow): boolean => order.deliveryType === deliveryType.buyerPickup;

type Ready = 'PUT /shop/admin/order/ready';
/**
 * The goods wait for their buyer: they leave the stock, and she is given the code to show. Nothing counts as received by
 * itself, for they are still with the store. Saying it again changes nothing.
 */
export const readyForPickup = async (ctx: CtxFor<Ready>, input: Parsed<Ready>): Promise<null> => {
  const order = await lockOwn(ctx.db, { storeId: ctx.actor.storeId }, input.orderNumber);
  if (!isCollected(order)) return refuse('orderNotInState');
  if ((await pickupCodeOf(ctx.db, order.id)) !== null) return null;
  if (!can('readyForPickup', order.status)) return refuse('orderNotInState');
  const items = await orderItems(ctx.db, [order.id]);
  const freeOf = await freePieces(ctx.db, order.id);
  if (items.some((i) => freeOf(i) < leftOf(i)))
    return refuse('linesInRefund', { what: await heldWhat(ctx.db, order.id, null, 'collected') });
  if (await isTakenBack(ctx.db, dueReferences(order))) return refuse('moneyTakenBack');
  const left = items.map((i) => ({ orderItemId: i.id, skuId: i.skuId, count: leftOf(i) })).filter(({ count }) => count > 0);
  await recordShipped(ctx.db, order.id, left);
  await fulfilStock(ctx, order.number, left);
  await moveOrders(ctx.db, [order], 'readyForPickup', ctx.actor, ctx.now, { shipped_at: ctx.now });
  await issuePickupCode(ctx, order.id);
  await callAfterShipment(ctx, order);
  for (const item of items) ctx.changed(productTag(item.productId));
  const payload = { orderNumber: order.number };
  ctx.later({ kind: 'orders.mailReady', key: order.number, dueAt: ctx.now, payload });
  for (const days of reminderDays)
    ctx.later({ kind: 'orders.mailPickupWaits', key: `${order.number} ${days}`, dueAt: addDays(ctx.now, days), payload });
  return null;
};

type Verify = 'PUT /shop/admin/order/verifyPickup';
/** The store gives the goods out against the code: they are received by that. The order's lock puts two tries, or a refund, in a row. */
export const verifyPickup = async (ctx: CtxFor<Verify>, input: Parsed<Verify>): Promise<null> => {
  const order = await lockOwn(ctx.db, { storeId: ctx.actor.storeId }, input.orderNumber);
  if (!isCollected(order) || !can('pickedUp', order.status)) return refuse('orderNotInState');
  const left = await tryPickupCode(ctx, order.id, input.pickupCode);
  await recordAudit(ctx, left === null ? 'order.pickedUp' : 'order.pickupCodeWrong', `order:${order.number}`, null, { left });
  if (left !== null) return refuseAndKeep('pickupCodeWrong', { left });
  await beginClaimPeriod(ctx, order, 'pickedUp');
  return null;
};
