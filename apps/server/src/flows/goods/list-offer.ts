import { listGoods, lockGoods } from '../../domains/catalog/index.ts';
import { productsOnOffer } from '../../domains/offers/index.ts';
import type { Ctx } from '../../runtime/context.ts';

const productsPerStep = 100;

/** Brings the prices in lists in line with the offers that hold now, some goods of one offer at a time. */
export const listOffer = async (ctx: Ctx, offerId: number, after: number): Promise<void> => {
  const ids = await productsOnOffer(ctx.db, offerId, after, productsPerStep);
  // Who writes a product meanwhile comes before this or after it, with the prices and the clock of then.
  await lockGoods(ctx.db, ids);
  await listGoods(ctx, ids, 'price');
  const last = ids.at(-1);
  if (last !== undefined && ids.length === productsPerStep)
    ctx.later({ kind: 'offers.listPrices', key: `${offerId} after ${last}`, dueAt: ctx.now, payload: { offerId, after: last } });
};
