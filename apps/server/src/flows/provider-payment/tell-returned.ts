import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { userOf } from '../../domains/accounts/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { orderNumberOf } from '../../domains/orders/index.ts';
import { attemptByNumber, hasRefunded, lockRefund } from '../../domains/payments/index.ts';
import { offeredTo } from '../../domains/site/index.ts';
import type { Ctx } from '../../runtime/context.ts';

/** Tells the buyer by mail that money which could not be used has gone back. */
export const tellReturned = async (ctx: Ctx, refundNumber: string): Promise<void> => {
  const refund = await lockRefund(ctx.db, refundNumber);
  const attempt = refund === null ? null : await attemptByNumber(ctx.db, refund.payNumber);
  if (refund === null || attempt === null) return;
  // What goes back because she asked for it was told already.
  if (await hasRefunded(ctx.db, refund.paymentId)) return;
  const user = await userOf(ctx, attempt.userId);
  const amount = toDecimal(money(refund.amount, currencyOf(refund.currency)));
  const orders = [...new Set(attempt.parts.map((p) => orderNumberOf(p.reference)))].join(', ');
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), 'paymentReturned', { orders, amount, currency: refund.currency });
};
