import { orderItems, type OrderRow } from '../../domains/orders/index.ts';
import { heldOf, holdingRefunds, type RefundRow } from '../../domains/refunds/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { canLeave } from '../fulfilment/held-lines.ts';

/**
 * Does what ends the hold of a refund on goods that have not left.
 * @returns how many pieces its store has to deliver by that; 0, too, while something else keeps it from delivering anything
 */
export const freeingPieces = async (
  ctx: Ctx,
  order: OrderRow,
  refund: Pick<RefundRow, 'number'>,
  end: () => Promise<void>,
): Promise<number> => {
  const [items, open] = await Promise.all([orderItems(ctx.db, [order.id]), holdingRefunds(ctx.db, order.id)]);
  const own = open.filter(({ number }) => number === refund.number);
  const held = items.reduce((sum, item) => sum + heldOf(own, item).count, 0);
  await end();
  return held > 0 && (await canLeave(ctx.db, order)) ? held : 0;
};
