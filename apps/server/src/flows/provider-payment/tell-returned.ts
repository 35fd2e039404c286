import { readLocale } from '@kyakhta/contract';
import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { userOf } from '../../domains/accounts/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { attemptByNumber, lockRefund } from '../../domains/payments/index.ts';
import type { Ctx } from '../../runtime/context.ts';

/** Tells the buyer by mail that money which could not be used has gone back. */
export const tellReturned = async (ctx: Ctx, refundNumber: string): Promise<void> => {
  const refund = await lockRefund(ctx.db, refundNumber);
  const attempt = refund === null ? null : await attemptByNumber(ctx.db, refund.payNumber);
  if (refund === null || attempt === null) return;
  const user = await userOf(ctx, attempt.userId);
  const amount = toDecimal(money(refund.amount, currencyOf(refund.currency)));
  const orders = attempt.parts.map((p) => p.reference).join(', ');
  await sendMail(ctx, user.mail, readLocale(user.locale), 'paymentReturned', { orders, amount, currency: refund.currency });
};
