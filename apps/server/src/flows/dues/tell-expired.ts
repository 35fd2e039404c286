import { closeType } from '@kyakhta/contract';
import { holdBuyer, userOf } from '../../domains/accounts/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { orderByNumber, type OrderRow } from '../../domains/orders/index.ts';
import { hasCome } from '../../domains/payments/index.ts';
import { offeredTo } from '../../domains/site/index.ts';
import { addSeconds } from '../../runtime/clock.ts';
import type { Ctx } from '../../runtime/context.ts';

/** Seconds in which the orders that were placed together close one after the other. */
const gatherSeconds = 60;

/** Plans the mail that an order was not paid in time. Orders that end together are due together, and told of in one mail. */
export const tellExpiredLater = (ctx: Ctx, { number }: OrderRow, payBefore: Date): void => {
  const gathered = addSeconds(payBefore, gatherSeconds);
  const dueAt = gathered > ctx.now ? gathered : ctx.now;
  ctx.later({ kind: 'orders.mailExpired', key: number, dueAt, payload: { orderNumber: number } });
};

/** One mail to a buyer, in her language, about her orders among these that were not paid in time; none to a buyer who is gone. */
export const tellExpired = async (ctx: Ctx, orderNumbers: readonly string[]): Promise<void> => {
  const known = await Promise.all(orderNumbers.map((number) => orderByNumber(ctx.db, number)));
  const over = known.filter((o) => o?.closeType === closeType.unpaidTimeout).filter((o) => o !== null);
  // In one order, since the buyers are held.
  for (const [userId, orders] of [...Map.groupBy(over, (o) => o.userId)].toSorted(([a], [b]) => a - b)) {
    if (!(await holdBuyer(ctx.db, userId))) continue;
    const user = await userOf(ctx, userId);
    const numbers = orders.map((o) => o.number);
    await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), 'orderExpired', {
      count: orders.length,
      orders: numbers.join(', '),
      hasCome: (await hasCome(ctx.db, numbers)) ? 1 : 0,
      hasPoints: orders.some((o) => o.points > 0) ? 1 : 0,
    });
  }
};
