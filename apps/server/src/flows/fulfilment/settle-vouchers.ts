import { can, type OrderRow } from '../../domains/orders/index.ts';
import { vouchersOf, voucherStatus, voidVouchers } from '../../domains/vouchers/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import type { Db } from '../../runtime/database.ts';
import { beginClaimPeriod } from './receive-order.ts';

/** Vouchers of an order that can still be used, by line. */
export const readyByLine = async (db: Db, orderId: number): Promise<ReadonlyMap<number, number>> => {
  const ready = (await vouchersOf(db, orderId)).filter((v) => v.state === voucherStatus.ready);
  return new Map([...Map.groupBy(ready, (v) => v.orderItemId)].map(([id, same]) => [id, same.length]));
};

/** Vouchers whose price goes back are of no use any more; claims about used ones leave them what they are. */
export const voidRefunded = async (ctx: Ctx, lines: readonly { readonly orderItemId: number; readonly count: number }[]): Promise<void> => {
  for (const { orderItemId, count } of lines) await voidVouchers(ctx.db, orderItemId, count, ctx.now);
};

/** When none is left to be used, the order counts as received, and the claim period begins. The order is locked by the caller. */
export const settleVouchers = async (ctx: Ctx, order: OrderRow): Promise<void> => {
  if (!can('vouchersDone', order.status) || (await readyByLine(ctx.db, order.id)).size > 0) return;
  await beginClaimPeriod(ctx, order, 'vouchersDone');
};
