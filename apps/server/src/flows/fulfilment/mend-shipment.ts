import { deliveryType, instalmentStage } from '@kyakhta/contract';
import { recordAudit } from '../../domains/audit/index.ts';
import { productTag } from '../../domains/catalog/index.ts';
import {
  callOff,
  can,
  lockById,
  moveOrders,
  orderItems,
  type OrderRow,
  planReceipt,
  recordTakenBack,
  stopReceipt,
} from '../../domains/orders/index.ts';
import { isTouchedSince } from '../../domains/refunds/index.ts';
import {
  contentOf,
  isUndoable,
  lockPackage,
  mendWaybill,
  type PackageRow,
  packageById,
  removePackage,
  toldOf,
  undoneOrder,
} from '../../domains/shipping/index.ts';
import { siteSettings } from '../../domains/site/index.ts';
import { unfulfilStock } from '../../domains/stock/index.ts';
import { addDays } from '../../runtime/clock.ts';
import type { CtxFor, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';

type Mend = 'PUT /shop/admin/order/waybill';
type Undo = 'PUT /shop/admin/order/undoDelivery';
type SellerCtx = CtxFor<Mend>;

/** A package of the store with its order, both locked: the package first, as a call that asks its carrier does. */
const lockSent = async (ctx: SellerCtx, packageId: number): Promise<{ readonly sent: PackageRow; readonly order: OrderRow } | null> => {
  const sent = await lockPackage(ctx.db, packageId);
  const order = sent === null || sent.orderId === null ? null : await lockById(ctx.db, sent.orderId);
  return sent === null || order === null || order.storeId !== ctx.actor.storeId ? null : { sent, order };
};
/** Goods of it are out, and it was neither received nor closed since. */
const isOnItsWay = ({ status }: OrderRow): boolean => can('shipmentUndone', status);

/**
 * The store puts a wrong waybill right, until the goods are received. What was reported under the wrong one belongs to somebody
 * else's parcel: it shows no more, and where that one was signed for, the days until the automatic receipt begin anew. The
 * buyer is notified; the same waybill again changes nothing.
 */
export const correctWaybill = async (ctx: SellerCtx, input: Parsed<Mend>): Promise<null> => {
  const { sent, order } = (await lockSent(ctx, input.orderDeliveryId)) ?? refuse('deliveryUnknown');
  if (!isOnItsWay(order)) return refuse('orderNotInState');
  if (sent.deliveryType !== deliveryType.courier) return refuse('deliveryKindOther');
  if (sent.carrierId === input.dvyId && sent.waybill === input.dvyFlowId) return null;
  await mendWaybill(ctx, sent, { carrierId: input.dvyId, waybill: input.dvyFlowId, transportType: order.transportType });
  if (sent.signedAt !== null && order.shippedAt !== null) {
    const { automaticReceiptDays } = await siteSettings(ctx.db);
    await planReceipt(ctx, order, addDays(order.shippedAt, order.daysMax + automaticReceiptDays));
    await callOff(ctx.db, order.id, instalmentStage.onArrival);
  }
  const [before, after] = [{ waybill: sent.waybill }, { waybill: input.dvyFlowId }];
  await recordAudit(ctx, 'order.waybill', `order:${order.number}`, before, after);
  ctx.later({
    kind: 'orders.mailWaybill',
    key: String(sent.id),
    dueAt: ctx.now,
    payload: { orderNumber: order.number, packageId: sent.id },
  });
  return null;
};

/**
 * The store notes that a package has not left: for half an hour, while its carrier has told nothing of it and nobody has
 * received or asked back anything. The order waits to be shipped again, its pieces are in stock and held for it, and the
 * buyer is notified once. Said again it changes nothing.
 */
export const undoDelivery = async (ctx: CtxFor<Undo>, input: Parsed<Undo>): Promise<null> => {
  const found = await lockSent(ctx, input.orderDeliveryId);
  if (found === null) return wasUndone(ctx, input.orderDeliveryId);
  const { sent, order } = found;
  if (!isOnItsWay(order)) return refuse('orderNotInState');
  if (!isUndoable(sent.shippedAt, (await toldOf(ctx.db, sent)).length > 0, ctx.now)) return refuse('shipmentStands');
  // What is asked back, or went back, was counted as sent.
  if (await isTouchedSince(ctx.db, order.id, sent.shippedAt)) return refuse('shipmentStands');
  const content = await contentOf(ctx.db, sent.id);
  await removePackage(ctx.db, sent, ctx.now);
  await recordTakenBack(ctx.db, order.id, content);
  const items = await orderItems(ctx.db, [order.id]);
  const itemOf = new Map(items.map((i) => [i.id, i]));
  const back = content.flatMap(({ orderItemId, count }) => {
    const item = itemOf.get(orderItemId);
    return item === undefined ? [] : [{ skuId: item.skuId, count }];
  });
  await unfulfilStock(ctx, order.number, back);
  await moveBack(
    ctx,
    order,
    items.some((i) => i.shipped > 0),
  );
  await recordAudit(ctx, 'order.undoDelivery', `order:${order.number}`, { waybill: sent.waybill }, { waybill: null });
  for (const item of items) ctx.changed(productTag(item.productId));
  ctx.later({
    kind: 'orders.mailUndone',
    key: String(sent.id),
    dueAt: ctx.now,
    payload: { orderNumber: order.number },
  });
  return null;
};

/** Where the order stands without the package: as many parts of its price fall due, and as much waits for its receipt, as before. */
const moveBack = async (ctx: SellerCtx, order: OrderRow, isSomeOut: boolean): Promise<void> => {
  const wasAllOut = can('received', order.status);
  if (!isSomeOut) await moveOrders(ctx.db, [order], 'shipmentUndone', ctx.actor, ctx.now, { shipped_at: null });
  else if (wasAllOut) await moveOrders(ctx.db, [order], 'partUndone', ctx.actor, ctx.now, { shipped_at: null });
  if (!wasAllOut) return;
  await stopReceipt(ctx.db, order.id);
  await callOff(ctx.db, order.id, instalmentStage.afterShipment);
};

/** No package of the store, or one that it has taken back before. */
const wasUndone = async (ctx: SellerCtx, packageId: number): Promise<null> => {
  if ((await packageById(ctx.db, packageId)) !== null) return refuse('deliveryUnknown');
  const orderId = await undoneOrder(ctx.db, packageId);
  const order = orderId === null ? null : await lockById(ctx.db, orderId);
  return order !== null && order.storeId === ctx.actor.storeId ? null : refuse('deliveryUnknown');
};
