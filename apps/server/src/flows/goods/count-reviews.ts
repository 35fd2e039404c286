import { countReviews, lockForCounting, productTag } from '../../domains/catalog/index.ts';
import { sumReviews } from '../../domains/reviews/index.ts';
import { storeTag } from '../../domains/stores/index.ts';
import type { Ctx } from '../../runtime/context.ts';

/** Brings a product's counters in line with its reviews: derived, so that doing it twice changes nothing. */
export const countReviewsOf = async (ctx: Ctx, productId: number): Promise<void> => {
  // Counted only behind the lock: of two counts the later one sees the reviews of the earlier.
  const storeId = await lockForCounting(ctx.db, productId);
  if (storeId === null) return;
  await countReviews(ctx.db, productId, await sumReviews(ctx.db, productId));
  ctx.changed(productTag(productId));
  ctx.changed(storeTag(storeId));
};
