import { deliveryType, packagesPerOrderMax } from '@kyakhta/contract';
import {
  can,
  dueReferences,
  leftOf,
  lockOwn,
  moveOrders,
  orderItems,
  orderShipped,
  planReceipt,
  recordShipped,
} from '../../domains/orders/index.ts';
import { isTakenBack } from '../../domains/payments/index.ts';
import { addPackages, distribute } from '../../domains/shipping/index.ts';
import { siteSettings } from '../../domains/site/index.ts';
import { fulfilStock } from '../../domains/stock/index.ts';
import { productTag } from '../../domains/catalog/index.ts';
import { orderStatus } from '@kyakhta/contract';
import { addDays } from '../../runtime/clock.ts';
import type { CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { freePieces, heldWhat } from './held-lines.ts';
import { callAfterShipment } from '../dues/instalments.ts';

/** What waits for its buyer is not sent. Goods for a courier may be handed over all the same; the other kinds are what was agreed. */
const mayLeave = (agreed: number, told: number): boolean =>
  agreed === deliveryType.courier
    ? told === deliveryType.courier || told === deliveryType.noExpress
    : agreed !== deliveryType.buyerPickup && told === agreed;

/**
 * The store ships all or part of an order: packages are written, the pieces leave the stock, and the
 * order moves on when the last one is out. Until tracking knows better, receipt counts as given the
 * line's longest estimate plus the automatic period after shipping.
 */
export const shipOrder = async (
  ctx: CtxFor<'PUT /shop/admin/order/delivery'>,
  input: Parsed<'PUT /shop/admin/order/delivery'>,
): Promise<Result<'PUT /shop/admin/order/delivery'>> => {
  const order = await lockOwn(ctx.db, { storeId: ctx.actor.storeId }, input.orderNumber);
  if (!can('shipped', order.status)) return refuse('orderNotInState');
  if (!mayLeave(order.deliveryType, input.dvyType)) return refuse('deliveryKindOther');
  if (input.packages.length > packagesPerOrderMax) return refuse('packageLimitReached', { max: packagesPerOrderMax });
  const items = await orderItems(ctx.db, [order.id]);
  const left = items.map((i) => ({ orderItemId: i.id, skuId: i.skuId, left: leftOf(i) }));
  const freeOf = await freePieces(ctx.db, order.id);
  const content = distribute(left, input.packages) ?? refuse('packageItemsWrong');

  const sent = [...Map.groupBy(content.flat(), (c) => c.orderItemId)].map(([orderItemId, same]) => ({
    orderItemId,
    count: same.reduce((n, c) => n + c.count, 0),
  }));
  const free = new Map(items.map((i) => [i.id, freeOf(i)]));
  const held = sent.filter(({ orderItemId, count }) => count > (free.get(orderItemId) ?? 0)).map(({ orderItemId }) => orderItemId);
  const isSomeFree = sent.some(({ orderItemId }) => (free.get(orderItemId) ?? 0) > 0);
  if (held.length > 0) return refuse('linesInRefund', { what: await heldWhat(ctx.db, order.id, held, isSomeFree ? 'some' : 'all') });
  if (await isTakenBack(ctx.db, dueReferences(order))) return refuse('moneyTakenBack');

  const packageIds = await addPackages(ctx, order, input, content);
  await recordShipped(ctx.db, order.id, sent);
  const itemOf = new Map(items.map((i) => [i.id, i]));
  await fulfilStock(
    ctx,
    order.number,
    sent.flatMap((s) => {
      const item = itemOf.get(s.orderItemId);
      return item === undefined ? [] : [{ skuId: item.skuId, count: s.count }];
    }),
  );

  const sentOf = new Map(sent.map((s) => [s.orderItemId, s.count]));
  const allOut = left.every((l) => l.left === (sentOf.get(l.orderItemId) ?? 0));
  if (allOut) {
    await moveOrders(ctx.db, [order], 'shipped', ctx.actor, ctx.now, { shipped_at: ctx.now });
    const { automaticReceiptDays } = await siteSettings(ctx.db);
    await planReceipt(ctx, order, addDays(ctx.now, order.daysMax + automaticReceiptDays));
    await callAfterShipment(ctx, order);
  } else if (can('partlyShipped', order.status)) {
    await moveOrders(ctx.db, [order], 'partlyShipped', ctx.actor, ctx.now);
  }
  for (const item of items) ctx.changed(productTag(item.productId));
  for (const id of packageIds) ctx.announce(orderShipped(order, id));
  return { status: allOut ? orderStatus.pendingReceipt : orderStatus.partlyShipped, orderDeliveryIds: packageIds };
};
