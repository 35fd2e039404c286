import { transportType } from '@kyakhta/contract';
import { countryOf } from '../../domains/accounts/index.ts';
import { addToCart, cartItems } from '../../domains/cart/index.ts';
import { lockOwn, orderItems } from '../../domains/orders/index.ts';
import type { CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { inspectLines, isHard } from './inspect-lines.ts';

/**
 * Puts the goods of the caller's own order into the cart on top of what is there: as many whole cartons as are in stock.
 * What is no longer sold is left out and counted.
 */
export const buyAgain = async (
  ctx: CtxFor<'POST /p/myOrder/buyAgain/{orderNumber}'>,
  input: Parsed<'POST /p/myOrder/buyAgain/{orderNumber}'>,
): Promise<Result<'POST /p/myOrder/buyAgain/{orderNumber}'>> => {
  const order = await lockOwn(ctx.db, { userId: ctx.actor.id }, input.orderNumber);
  // Gifts were not bought.
  const items = (await orderItems(ctx.db, [order.id])).filter((i) => !i.isGift);
  const inCart = new Map((await cartItems(ctx.db, ctx.actor.id)).map((i) => [i.skuId, i.count]));
  const country = await countryOf(ctx, ctx.actor.id, 0);
  const wanted = items.map((i) => ({
    basketId: 0,
    skuId: i.skuId,
    productId: i.productId,
    storeId: order.storeId,
    count: i.count,
    isChecked: true,
  }));
  const lines = (await inspectLines(ctx, wanted, transportType.ordinary, country)).flatMap(({ wanted: line, row, left, fault }) => {
    const { cartonQuantity } = row;
    const most = Math.floor(Math.max(0, left - (inCart.get(line.skuId) ?? 0)) / cartonQuantity) * cartonQuantity;
    const count = Math.min(Math.ceil(line.count / cartonQuantity) * cartonQuantity, most);
    return isHard(fault) || fault === 'regionNotServed' || count <= 0 ? [] : [{ line, count }];
  });
  if (lines.length > 0)
    await addToCart(
      ctx,
      lines.map(({ line, count }) => ({ prodId: line.productId, skuId: line.skuId, shopId: line.storeId, count, isCheck: 1 })),
    );
  return {
    added: lines.length,
    fewer: lines.filter(({ line, count }) => count < line.count).length,
    left: items.length - lines.length,
  };
};
