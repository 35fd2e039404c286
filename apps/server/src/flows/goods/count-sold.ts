import { countSold, productTag } from '../../domains/catalog/index.ts';
import { noteSoldPieces } from '../../domains/orders/index.ts';
import type { Ctx } from '../../runtime/context.ts';

/** Brings the products' counters to what of these orders is sold: called when one is paid, and when something of it goes back. */
export const countSoldOf = async (ctx: Ctx, orderIds: readonly number[]): Promise<void> => {
  const changed = await noteSoldPieces(ctx.db, orderIds);
  await countSold(ctx.db, changed);
  for (const { productId } of changed) ctx.changed(productTag(productId));
};
