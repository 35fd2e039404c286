import type { Ctx, Result } from '../../runtime/context.ts';
import { type Attempt, attemptByNumber, lockAttempt } from '../../domains/payments/index.ts';
import { lockByNumbers, type OrderRow } from '../../domains/orders/index.ts';

/** An attempt and the orders it pays for, locked in the order everyone uses. */
export interface LockedPayment {
  readonly attempt: Attempt;
  readonly orders: readonly OrderRow[];
}

export const lockPayment = async (ctx: Ctx, number: string): Promise<LockedPayment> => {
  const found = await attemptByNumber(ctx.db, number);
  if (found === null) throw new Error(`there is no payment ${number}`);
  const orders = await lockByNumbers(
    ctx.db,
    found.parts.map((p) => p.reference),
  );
  // What it pays for never changes; its state is read after the locks.
  const attempt = await lockAttempt(ctx.db, number);
  if (attempt === null) throw new Error(`payment ${number} is gone`);
  return { attempt, orders };
};

/** How an attempt stands, as the wire tells it. */
export const answerOf = (attempt: Attempt): Result<'POST /p/order/payCheck'> => ({
  paid: attempt.state === 'paid',
  payAttemptId: attempt.attemptId,
  state: attempt.state,
  approveUrl: attempt.state === 'waiting' ? attempt.approveUrl : null,
  reason: attempt.reason,
});
