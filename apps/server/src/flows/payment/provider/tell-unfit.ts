import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { userOf } from '../../../domains/accounts/index.ts';
import { sendMail } from '../../../domains/messages/index.ts';
import { orderNumberOf } from '../../../domains/orders/index.ts';
import { type Attempt, heldOf } from '../../../domains/payments/index.ts';
import { offeredTo } from '../../../domains/site/index.ts';
import type { Ctx } from '../../../runtime/context.ts';
import { isPaid, isPayable, type Payable } from '../../dues/payables.ts';
import { lockPayment } from './locked-payment.ts';

/** What came for an attempt, as it was reported from outside. */
interface Told {
  readonly value: string;
  readonly currency: string;
}

/** Plans the mail that tells the buyer of money in a wrong amount or currency, once for each of the provider's captures. */
export const tellUnfitLater = (ctx: Pick<Ctx, 'later' | 'now'>, attempt: Attempt, captureId: string, { value, currency }: Told): void => {
  const payload = { payNumber: attempt.number, value, currency };
  ctx.later({ kind: 'payments.mailUnfit', key: `${attempt.number} ${captureId}`, dueAt: ctx.now, payload });
};

const ordersOf = (attempt: Attempt): string[] => [...new Set(attempt.parts.map((p) => orderNumberOf(p.reference)))];
/** Whether what a payment is for can still be paid, is paid, or neither: then no more money is to be sent for it. */
const stateOf = (dues: readonly Payable[]): 'open' | 'paid' | 'over' =>
  dues.some(isPayable) ? 'open' : dues.some(isPaid) ? 'paid' : 'over';

/** Writes it, in her language: what came, what was due, that the money is safe, and whether the order can still be paid. */
export const tellUnfit = async (ctx: Ctx, payNumber: string, told: Told): Promise<void> => {
  const { attempt, dues } = await lockPayment(ctx, payNumber);
  const user = await userOf(ctx, attempt.userId);
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), 'paymentUnfit', {
    orders: ordersOf(attempt),
    amount: told.value,
    currency: told.currency,
    needed: toDecimal(money(attempt.amount - attempt.balanceAmount, currencyOf(attempt.currency))),
    neededCurrency: attempt.currency,
    state: stateOf(dues),
  });
};

const causes = { open: 'replaced', paid: 'second', over: 'late' } as const;
/**
 * Tells the buyer of bank money that pays for nothing, or of what came too much, when it comes: that it goes back.
 * @param isOver whether the payment was made by it, and this is the rest
 * @param came minor units; null for all that stands of the payment, which is waited for no longer
 */
export const tellTransferUnfit = async (ctx: Ctx, payNumber: string, isOver: boolean, came: bigint | null): Promise<void> => {
  const { attempt, dues } = await lockPayment(ctx, payNumber);
  const held = (await heldOf(ctx.db, attempt.id)).filter((h) => h.currency === attempt.currency).reduce((n, h) => n + h.amount, 0n);
  // What an operator has sent back meanwhile was in the mail about that.
  const amount = came === null || came > held ? held : came;
  if (amount === 0n) return;
  const user = await userOf(ctx, attempt.userId);
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), 'transferUnfit', {
    orders: ordersOf(attempt),
    amount: toDecimal(money(amount, currencyOf(attempt.currency))),
    currency: attempt.currency,
    cause: isOver ? 'over' : causes[stateOf(dues)],
  });
};
