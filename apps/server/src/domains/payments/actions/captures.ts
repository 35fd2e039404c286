import type { Money } from '@kyakhta/money';
import type { ToldAmount } from '../../../outside/payments/provider.ts';
import type { Ctx } from '../../../runtime/context.ts';
import { addPartRefunded, insertCapture, type PaidPart, unapply } from '../store/money.ts';
import { applyHeld } from '../store/transfers.ts';
import type { Attempt } from '../store/attempts.ts';

/** Money that came for a payment, as the provider or the bank reports it. */
export interface Captured {
  readonly provider: string;
  /** What the provider or the bank calls it: it counts once. */
  readonly id: string;
  readonly told: ToldAmount;
  /** Null where the report names no amount of ours. */
  readonly amount: Money | null;
  /** What of it pays for something, in minor units. */
  readonly applied: bigint;
}
/** Records money that came for a payment; the caller books it. @returns false when it was recorded before */
export const recordCapture = (ctx: Ctx, paymentId: number, { provider, id, told, amount, applied }: Captured): Promise<boolean> =>
  insertCapture(ctx.db, {
    provider,
    id,
    paymentId,
    toldCurrency: told.currency,
    toldValue: told.value,
    currency: amount?.currency ?? null,
    amount: amount?.amount ?? null,
    applied,
    at: ctx.now,
  });

/** Lets money in suspense of a payment pay for something, the oldest money first; the caller has seen that it is there, and books it. */
export const payFromSuspense = (ctx: Ctx, attempt: Attempt, needed: bigint): Promise<void> =>
  applyHeld(ctx.db, attempt.id, attempt.currency, needed);

/** Notes that so much of a part goes back. */
export const refundPart = (ctx: Ctx, part: PaidPart, amount: bigint): Promise<void> => addPartRefunded(ctx.db, part, amount);
/** Takes so much out of what a payment paid for, so that it is in suspense and can be sent back; the caller books it. */
export const moveToSuspense = async (ctx: Ctx, part: PaidPart, amount: bigint): Promise<void> => {
  if ((await unapply(ctx.db, part.paymentId, amount)) !== amount) throw new Error('a payment has paid more than it brought');
};
