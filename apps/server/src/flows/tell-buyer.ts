import { readLocale } from '@kyakhta/contract';
import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { userOf } from '../domains/accounts/index.ts';
import { sendMail } from '../domains/messages/index.ts';
import { orderByNumber } from '../domains/orders/index.ts';
import type { Ctx } from '../runtime/context.ts';

/** Tells the buyer by mail, in her language, what became of an order. */
export const tellBuyer = async (
  ctx: Ctx,
  template: 'orderPaid' | 'orderShipped' | 'orderCompleted',
  orderNumber: string,
): Promise<void> => {
  const order = await orderByNumber(ctx.db, orderNumber);
  if (order === null) return;
  const user = await userOf(ctx, order.userId);
  const amount = toDecimal(money(order.total, currencyOf(order.currency)));
  await sendMail(ctx, user.mail, readLocale(user.locale), template, { number: order.number, amount, currency: order.currency });
};
