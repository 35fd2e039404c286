import { isVirtual, productTag } from '../../domains/catalog/index.ts';
import { moveOrders, orderItems, type OrderRow, recordShipped } from '../../domains/orders/index.ts';
import { fulfilStock, lockedStock } from '../../domains/stock/index.ts';
import { issueVouchers, type VoucherLine } from '../../domains/vouchers/index.ts';
import { addDays } from '../../runtime/clock.ts';
import type { Ctx } from '../../runtime/context.ts';

/** Days before their end in which unused vouchers are mailed about. */
const reminderDays = 7;

/**
 * What was bought by voucher is there as soon as it is paid: the pieces leave the stock, each becomes a code, and the
 * order waits for their use. The caller has locked the orders and moved them to "paid"; the money is booked after, since
 * stock is locked before money.
 */
export const issueForPaid = async (ctx: Ctx, orders: readonly OrderRow[]): Promise<void> => {
  const virtual = orders.filter(isVirtual);
  if (virtual.length === 0) return;
  const items = await orderItems(
    ctx.db,
    virtual.map((o) => o.id),
  );
  // All stock rows in the one order everybody takes them in, whichever order they belong to.
  await lockedStock(
    ctx.db,
    items.map((i) => i.skuId),
  );
  for (const order of virtual) {
    const own = items.filter((i) => i.orderId === order.id);
    const lines = own.flatMap((i): VoucherLine[] => (i.voucher === null ? [] : [{ id: i.id, count: i.count, voucher: i.voucher }]));
    if (lines.length !== own.length) throw new Error(`order ${order.number} holds goods among its vouchers`);
    const { first, last } = await issueVouchers(ctx, order, lines);
    await recordShipped(
      ctx.db,
      order.id,
      own.map((i) => ({ orderItemId: i.id, count: i.count })),
    );
    await fulfilStock(ctx, order.number, own);
    await moveOrders(ctx.db, [order], 'vouchersIssued', ctx.actor, ctx.now, { shipped_at: ctx.now, receipt_due_at: last });
    const payload = { orderNumber: order.number };
    ctx.later({ kind: 'vouchers.end', key: order.number, dueAt: first, payload });
    const remindAt = addDays(first, -reminderDays);
    if (remindAt > ctx.now) ctx.later({ kind: 'vouchers.remind', key: order.number, dueAt: remindAt, payload });
    for (const item of own) ctx.changed(productTag(item.productId));
  }
};
