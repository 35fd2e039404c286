import type { Ctx, Result } from '../../../runtime/context.ts';
import { type Attempt, attemptByNumber, lockAttempt, waysToAgree } from '../../../domains/payments/index.ts';
import { lockPayables, type Payable } from '../../dues/payables.ts';

/** An attempt and what it pays for, locked in the order everyone uses. */
export interface LockedPayment {
  readonly attempt: Attempt;
  readonly dues: readonly Payable[];
}

export const lockPayment = async (ctx: Ctx, number: string): Promise<LockedPayment> => {
  const found = await attemptByNumber(ctx.db, number);
  if (found === null) throw new Error(`there is no payment ${number}`);
  // What it pays for never changes.
  const dues = await lockPayables(
    ctx,
    found.parts.map((p) => p.reference),
  );
  // Its state is read after the locks.
  const attempt = await lockAttempt(ctx.db, number);
  if (attempt === null) throw new Error(`payment ${number} is gone`);
  return { attempt, dues };
};

/** How an attempt stands, as the wire tells it. */
export const answerOf = (ctx: Ctx, attempt: Attempt): Result<'POST /p/order/payCheck'> => ({
  paid: attempt.state === 'paid',
  payAttemptId: attempt.attemptId,
  state: attempt.state,
  ...waysToAgree(ctx, attempt),
  reason: attempt.reason,
});
