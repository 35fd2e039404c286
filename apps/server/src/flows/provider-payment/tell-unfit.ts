import { readLocale } from '@kyakhta/contract';
import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { userOf } from '../../domains/accounts/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { orderNumberOf } from '../../domains/orders/index.ts';
import { type Attempt, attemptByNumber } from '../../domains/payments/index.ts';
import type { Ctx } from '../../runtime/context.ts';

/** What came for an attempt, as it was told from outside. */
interface Told {
  readonly value: string;
  readonly currency: string;
}

/** Plans the mail that tells the buyer of money in a wrong amount or currency, once for each of the provider's captures. */
export const tellUnfitLater = (ctx: Pick<Ctx, 'later' | 'now'>, attempt: Attempt, captureId: string, { value, currency }: Told): void => {
  const payload = { payNumber: attempt.number, value, currency };
  ctx.later({ kind: 'payments.mailUnfit', key: `${attempt.number} ${captureId}`, dueAt: ctx.now, payload });
};

/** Writes it, in her language: what came, what was due, and that the money is safe. */
export const tellUnfit = async (ctx: Ctx, payNumber: string, told: Told): Promise<void> => {
  const attempt = await attemptByNumber(ctx.db, payNumber);
  if (attempt === null) return;
  const user = await userOf(ctx, attempt.userId);
  await sendMail(ctx, user.mail, readLocale(user.locale), 'paymentUnfit', {
    orders: [...new Set(attempt.parts.map((p) => orderNumberOf(p.reference)))].join(', '),
    amount: told.value,
    currency: told.currency,
    needed: toDecimal(money(attempt.amount - attempt.balanceAmount, currencyOf(attempt.currency))),
    neededCurrency: attempt.currency,
  });
};
