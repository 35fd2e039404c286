import type { Ctx } from '../../../runtime/context.ts';
import type { Db } from '../../../runtime/database.ts';
import { lockedStock } from '../../stock/index.ts';
import { insertTakes, setTakesReturned, type Take } from '../store/takes.ts';

export type { Take } from '../store/takes.ts';

/**
 * Takes pieces at the price of offers for orders that a buyer places, all or none, in the transaction that places them. The caller
 * holds the stock of these variants. @returns whether all could be had; nothing is taken where not
 */
export const takeOffers = async (ctx: Pick<Ctx, 'db' | 'now'>, userId: number, takes: readonly Take[]): Promise<boolean> =>
  takes.length === 0 || insertTakes(ctx.db, userId, takes, ctx.now);

/**
 * Orders end before they were paid: the pieces that they took at the price of offers can be had by others. The stock of all their lines
 * is held first, as by whoever places an order: held later, and in part, the two would wait for each other.
 * @param skuIds the variants of all lines of these orders
 */
export const returnTakes = async (db: Db, orderNumbers: readonly string[], skuIds: readonly number[], now: Date): Promise<void> => {
  if (orderNumbers.length === 0) return;
  await lockedStock(db, [...new Set(skuIds)]);
  await setTakesReturned(db, orderNumbers, now);
};
