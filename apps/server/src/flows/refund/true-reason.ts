import { deliveryType, type RefundReason, refundReasons } from '@kyakhta/contract';
import { isVirtual } from '../../domains/catalog/index.ts';
import { leftOf, orderItems, type OrderRow, shipByOf } from '../../domains/orders/index.ts';
import { heldOf, holdingRefunds } from '../../domains/refunds/index.ts';
import type { Db } from '../../runtime/database.ts';
import type { Ctx } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { canLeave } from '../fulfilment/held-lines.ts';

/** Since when nothing of an order may leave because it is asked back; null: something may, or it is held by something else. */
const heldSince = async (db: Db, order: OrderRow): Promise<Date | null> => {
  if (await canLeave(db, order)) return null;
  const [items, holding] = await Promise.all([orderItems(db, [order.id]), holdingRefunds(db, order.id)]);
  const isCollected = order.deliveryType === deliveryType.buyerPickup;
  const inTurn = holding.toSorted((a, b) => a.heldSince.getTime() - b.heldSince.getTime());
  // A line is held once all that is left of it is asked back. What is collected waits for any piece, what is sent only for the last.
  const lines = items
    .filter((item) => leftOf(item) > 0)
    .flatMap((item) => {
      const last = inTurn.findIndex((_, i) => {
        const { count } = heldOf(inTurn.slice(0, i + 1), item);
        return isCollected ? count > 0 : count === leftOf(item);
      });
      return inTurn[last]?.heldSince.getTime() ?? [];
    });
  if (lines.length === 0) return null;
  return new Date(isCollected ? Math.min(...lines) : Math.max(...lines));
};

/**
 * Whether the goods of an order left after the last day to ship it, or some have not left and it is over. What is held is not late by that.
 * Of vouchers nothing is sent.
 */
export const isSentLate = async (ctx: Pick<Ctx, 'db' | 'now'>, order: OrderRow): Promise<boolean> => {
  const shipBy = isVirtual(order) ? null : await shipByOf(ctx.db, order.id);
  if (shipBy === null) return false;
  if (order.shippedAt !== null || ctx.now <= shipBy) return order.shippedAt !== null && order.shippedAt > shipBy;
  return ((await heldSince(ctx.db, order)) ?? ctx.now) > shipBy;
};

/** Refuses the reason that goods were not sent in time while they are. @param before the reason it had, which it may keep */
export const refuseNotLate = async (ctx: Pick<Ctx, 'db' | 'now'>, order: OrderRow, reason: string, before = ''): Promise<void> => {
  const late: RefundReason = 'late';
  if (reason === late && before !== late && !(await isSentLate(ctx, order))) refuse('notLate');
};

/** What is said of goods that came: of those that never left nobody knows it. */
const ofGoods: readonly RefundReason[] = ['missing', 'damaged', 'different', 'faulty'];

/** Whether something of these lines has left, or lies ready to be collected. Of vouchers nothing is sent: what was bought may be at fault all the same. */
const isAnySent = async (ctx: Pick<Ctx, 'db'>, order: OrderRow, lines: readonly number[] | null): Promise<boolean> => {
  if (isVirtual(order) || order.shippedAt !== null || order.receivedAt !== null) return true;
  const items = await orderItems(ctx.db, [order.id]);
  return items.some((item) => item.shipped > 0 && (lines === null || lines.includes(item.id)));
};

/** The reasons of the list that can be true of an order, or of a line of it. */
export const possibleReasons = async (ctx: Pick<Ctx, 'db' | 'now'>, order: OrderRow, noReason: boolean): Promise<RefundReason[]> => {
  const [isLate, isSent] = await Promise.all([isSentLate(ctx, order), isAnySent(ctx, order, null)]);
  return refundReasons.filter((reason) =>
    reason === 'late' ? isLate : reason === 'noReason' ? noReason : isSent || !ofGoods.includes(reason),
  );
};

/** Refuses a reason that is about goods that came, while nothing of these lines was sent. @param before the reason it had, which it may keep */
export const refuseNothingSent = async (
  ctx: Pick<Ctx, 'db'>,
  order: OrderRow,
  reason: string,
  lines: readonly { readonly orderItemId: number }[],
  before = '',
): Promise<void> => {
  if (reason === before || !ofGoods.some((one) => one === reason)) return;
  if (
    !(await isAnySent(
      ctx,
      order,
      lines.map((line) => line.orderItemId),
    ))
  )
    refuse('nothingSent');
};
