import { nameOf, variantsForSale } from '../../../domains/catalog/index.ts';
import { type OrderRow, orderItems } from '../../../domains/orders/index.ts';
import { leftOfShare, lockedStock, shareOf } from '../../../domains/stock/index.ts';
import { storesById } from '../../../domains/stores/index.ts';
import type { Ctx } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { these } from '../../../runtime/ids.ts';
import { heldBy, heldForTransfers } from '../../checkout/order-limits.ts';

/**
 * Refuses when orders that were just given the days of a transfer hold more of some goods than their stores let wait for
 * transfers, all of these together (decision 0081). The stock rows are locked before it is counted: who chooses a transfer for
 * the same goods at that time waits, and counts her.
 */
export const checkTransferShare = async (ctx: Pick<Ctx, 'db' | 'locale' | 'now'>, orders: readonly OrderRow[]): Promise<void> => {
  if (orders.length === 0) return;
  const storeIds = [...new Set(orders.map((o) => o.storeId))];
  const items = await orderItems(
    ctx.db,
    orders.map((o) => o.id),
  );
  const skuIds = [...new Set(items.map((i) => i.skuId))];
  const stock = await lockedStock(ctx.db, skuIds);
  const numbers = orders.map((o) => o.number);
  const [rows, stores, waiting, own] = await Promise.all([
    variantsForSale(ctx, these(skuIds)),
    storesById(ctx.db, storeIds),
    heldForTransfers(ctx.db, storeIds, skuIds),
    heldBy(ctx.db, numbers, skuIds),
  ]);
  for (const [skuId, mine] of own) {
    const row = rows.get(skuId);
    const store = row && stores.get(row.storeId);
    const there = stock.get(skuId);
    if (row === undefined || store === undefined || there === undefined) continue;
    const all = waiting.get(skuId) ?? 0;
    const share = shareOf(there.onHand - there.reserved + all, store.transferHoldPercent, row);
    if (all <= share) continue;
    const left = leftOfShare(share, all - mine, row);
    refuse('transferHeldLimit', { name: nameOf(row, ctx.locale), left }, { left });
  }
};
