import { transportType } from '@kyakhta/contract';
import { cartItems, takeFromCart } from '../../domains/cart/index.ts';
import type { CtxFor } from '../../runtime/context.ts';
import { inspectLines, isHard } from './inspect-lines.ts';

/** Takes the lines out of the cart that cannot be bought whatever the quantity. */
export const cleanFaultyLines = async (ctx: CtxFor<'DELETE /p/shopCart/cleanExpiryProdList'>): Promise<null> => {
  const lines = await inspectLines(ctx, await cartItems(ctx.db, ctx.actor.id), transportType.ordinary, null);
  const faulty = lines.filter((l) => isHard(l.fault)).map((l) => l.wanted.basketId);
  takeFromCart(ctx, ctx.actor.id, faulty);
  return null;
};
