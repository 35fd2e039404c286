import type { RefundReason } from '@kyakhta/contract';
import { isVirtual } from '../../domains/catalog/index.ts';
import { type OrderRow, shipByOf } from '../../domains/orders/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';

/** Whether the goods of an order left after the last day to ship it, or some have not left and it is over. Of vouchers nothing is sent. */
export const isSentLate = async (ctx: Pick<Ctx, 'db' | 'now'>, order: OrderRow): Promise<boolean> => {
  const shipBy = isVirtual(order) ? null : await shipByOf(ctx.db, order.id);
  return shipBy !== null && (order.shippedAt ?? ctx.now) > shipBy;
};

/** Refuses the reason that goods were not sent in time while they are. @param before the reason it had, which it may keep */
export const refuseNotLate = async (ctx: Pick<Ctx, 'db' | 'now'>, order: OrderRow, reason: string, before = ''): Promise<void> => {
  const late: RefundReason = 'late';
  if (reason === late && before !== late && !(await isSentLate(ctx, order))) refuse('notLate');
};
