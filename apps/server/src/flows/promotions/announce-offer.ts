import { productTag, relistOffer } from '../../domains/catalog/index.ts';
import { goodsOnOffer, offerTimes } from '../../domains/offers/index.ts';
import type { Ctx } from '../../runtime/context.ts';

/**
 * What follows when an offer was made or changed, paused or ended, or when a store answered: what is shown of its goods is read anew, and
 * lists by price follow, now and when it begins and ends.
 * @param storeId whose goods alone; null: all of them
 * @param before products that were on it until now
 */
export const announceOffer = async (
  ctx: Ctx,
  offerId: number,
  storeId: number | null = null,
  before: readonly number[] = [],
): Promise<void> => {
  const goods = await goodsOnOffer(ctx.db, offerId, storeId);
  for (const productId of new Set([...before, ...goods.map((g) => g.productId)])) ctx.changed(productTag(productId));
  await relistOffer(ctx, offerId, (await offerTimes(ctx.db, offerId)) ?? {});
};
