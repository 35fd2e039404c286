import { countSold } from '../domains/catalog/index.ts';
import { orderItems } from '../domains/orders/index.ts';
import type { Ctx } from '../runtime/context.ts';

/** Adds a paid order's pieces to the products' counters. */
export const countSoldOf = async (ctx: Ctx, orderId: number): Promise<void> => countSold(ctx.db, await orderItems(ctx.db, [orderId]));
