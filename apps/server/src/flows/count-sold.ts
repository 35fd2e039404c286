import { countSold } from '../domains/catalog/index.ts';
import { orderItems } from '../domains/orders/index.ts';
import type { Ctx } from '../runtime/context.ts';

/** Adds the pieces of paid orders to the products' counters. */
export const countSoldOf = async (ctx: Ctx, orderIds: readonly number[]): Promise<void> =>
  countSold(ctx.db, await orderItems(ctx.db, orderIds));
