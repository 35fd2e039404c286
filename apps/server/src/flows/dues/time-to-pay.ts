import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { userOf } from '../../domains/accounts/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { can, orderByNumber } from '../../domains/orders/index.ts';
import { incomingOf, waitingTransfer } from '../../domains/payments/index.ts';
import { offeredTo } from '../../domains/site/index.ts';
import { addMinutes } from '../../runtime/clock.ts';
import type { Ctx } from '../../runtime/context.ts';
import { writtenDeadline } from '../../runtime/deadline.ts';
import { reminderMinutes } from './instalments.ts';

/** Closes an order that is not paid by then; the buyer is reminded before, where there is time to. */
export const endTimeToPay = (ctx: Ctx, orderNumber: string, until: Date): void => {
  ctx.later({ kind: 'orders.expire', key: orderNumber, dueAt: until, payload: { orderNumber } });
  const remindAt = addMinutes(until, -reminderMinutes);
  if (remindAt > ctx.now) ctx.later({ kind: 'orders.mailPayBy', key: orderNumber, dueAt: remindAt, payload: { orderNumber } });
};

/** What is still to come for an order by the transfer that waits for it alone; null where none does. */
const missingOf = async (ctx: Ctx, orderNumber: string): Promise<bigint | null> => {
  const waiting = await waitingTransfer(ctx.db, [orderNumber]);
  if (waiting === null) return null;
  const { missing } = await incomingOf(ctx.db, waiting);
  // What came for several orders is of none of them until all of it is here.
  return waiting.parts.length > 1 && missing > 0n ? null : missing;
};

/** Mails the buyer until when an order can still be paid and what has not come yet; nothing where it is paid, or has all come, or was closed. */
export const remindOfPayment = async (ctx: Ctx, orderNumber: string): Promise<void> => {
  const order = await orderByNumber(ctx.db, orderNumber);
  if (order === null || !can('paid', order.status) || order.payBefore === null || order.payBefore <= ctx.now) return;
  const missing = await missingOf(ctx, order.number);
  // All of it has come and is being checked.
  if (missing === 0n) return;
  const user = await userOf(ctx, order.userId);
  const locale = await offeredTo(ctx, user.locale);
  const due = missing ?? order.instalments[0]?.amount ?? order.total;
  await sendMail(ctx, user.mail, locale, 'payDue', {
    number: order.number,
    amount: toDecimal(money(due, currencyOf(order.currency))),
    currency: order.currency,
    until: writtenDeadline(order.payBefore, locale, user.timeZone),
  });
};
