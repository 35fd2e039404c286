import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { userOf } from '../domains/accounts/index.ts';
import { sendMail } from '../domains/messages/index.ts';
import { can, orderByNumber } from '../domains/orders/index.ts';
import { bank, heldOf, latestAttempts } from '../domains/payments/index.ts';
import { offeredTo } from '../domains/site/index.ts';
import { addMinutes } from '../runtime/clock.ts';
import type { Ctx } from '../runtime/context.ts';
import { reminderMinutes, written } from './instalments.ts';

/** Closes an order that is not paid by then; the buyer is reminded before, where there is time to. */
export const endTimeToPay = (ctx: Ctx, orderNumber: string, until: Date): void => {
  ctx.later({ kind: 'orders.expire', key: orderNumber, dueAt: until, payload: { orderNumber } });
  const remindAt = addMinutes(until, -reminderMinutes);
  if (remindAt > ctx.now) ctx.later({ kind: 'orders.mailPayBy', key: orderNumber, dueAt: remindAt, payload: { orderNumber } });
};

/** What is still to come for an order by the transfer that waits for it alone; null where none does. */
const missingOf = async (ctx: Ctx, orderNumber: string): Promise<bigint | null> => {
  const waiting = (await latestAttempts(ctx.db, [orderNumber])).find((a) => a.provider === bank && a.state === 'waiting');
  // What came for several orders is of none of them until all of it is here.
  if (waiting === undefined || waiting.parts.length > 1) return null;
  const held = await heldOf(ctx.db, waiting.id);
  return held.reduce((left, h) => (h.currency === waiting.currency ? left - h.amount : left), waiting.amount);
};

/** Mails the buyer until when an order can still be paid and what has not come yet; nothing where it is paid, or was closed. */
export const remindOfPayment = async (ctx: Ctx, orderNumber: string): Promise<void> => {
  const order = await orderByNumber(ctx.db, orderNumber);
  if (order === null || !can('paid', order.status) || order.payBefore === null || order.payBefore <= ctx.now) return;
  const user = await userOf(ctx, order.userId);
  const locale = await offeredTo(ctx, user.locale);
  const due = (await missingOf(ctx, order.number)) ?? order.instalments[0]?.amount ?? order.total;
  await sendMail(ctx, user.mail, locale, 'payDue', {
    number: order.number,
    amount: toDecimal(money(due, currencyOf(order.currency))),
    currency: order.currency,
    until: written(order.payBefore, locale, user.timeZone),
  });
};
