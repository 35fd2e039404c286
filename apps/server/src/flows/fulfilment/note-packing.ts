import { dueReferences, lockOwn, mayBePacked, notePacking } from '../../domains/orders/index.ts';
import { isTakenBack } from '../../domains/payments/index.ts';
import type { CtxFor, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { canLeave, heldWhat } from './held-lines.ts';

type Verb = 'PUT /shop/admin/order/packing';
/**
 * The store begins to pack an order, or does so no longer: in between its buyer asks for a refund instead of cancelling. The
 * order's lock puts it and the cancelling in a row. Saying it again changes nothing. Nothing
 * begins to be packed of which nothing may leave.
 */
export const markPacking = async (ctx: CtxFor<Verb>, input: Parsed<Verb>): Promise<null> => {
  const order = await lockOwn(ctx.db, { storeId: ctx.actor.storeId }, input.orderNumber);
  if (!mayBePacked(order)) return refuse('orderNotInState');
  if (input.packing && order.packingAt === null && !(await canLeave(ctx.db, order)))
    return (await isTakenBack(ctx.db, dueReferences(order)))
      ? refuse('moneyTakenBack')
      : refuse('linesInRefund', { what: await heldWhat(ctx.db, order.id, null, 'packed') });
  if ((order.packingAt !== null) !== input.packing) await notePacking(ctx.db, order.id, input.packing ? ctx.now : null);
  return null;
};
