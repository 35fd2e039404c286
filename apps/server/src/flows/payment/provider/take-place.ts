import { type Attempt, attemptOfBrowser, hasEnded, isActive, moveAttempt } from '../../../domains/payments/index.ts';
import type { Ctx, CtxFor, Parsed } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import type { Payable } from '../../dues/payables.ts';

const sameDues = (attempt: Attempt, dues: readonly Payable[]): boolean =>
  attempt.parts.length === dues.length && dues.every((d) => attempt.parts.some((p) => p.reference === d.reference));

/** Its code or page has ended: who goes on with it would look at what nobody can pay. */
const isDead = (ctx: Ctx, attempt: Attempt): boolean =>
  (attempt.state === 'created' || attempt.state === 'waiting') && hasEnded(ctx, attempt);

/**
 * One attempt stands for a due: the same press again, and the same method in another tab, go on with it; another method
 * takes its place, and so does the same one once its code or page has ended, unless the money may be on its way.
 * @param standing the attempts that stand for these dues, locked like them
 * @param balance what is to come from the balance, in minor units; another part makes another attempt
 * @returns the attempt to go on with; null when a new one may begin
 */
export const takePlace = async (
  ctx: CtxFor<'POST /p/order/pay'>,
  input: Parsed<'POST /p/order/pay'>,
  dues: readonly Payable[],
  standing: readonly Attempt[],
  balance = 0n,
): Promise<Attempt | null> => {
  const earlier = input.payAttemptId === undefined ? null : await attemptOfBrowser(ctx.db, ctx.actor.id, input.payAttemptId);
  // An attempt's id stands for one way of paying these dues.
  if (earlier !== null)
    return earlier.payType === input.payType && earlier.balanceAmount === balance && sameDues(earlier, dues)
      ? earlier
      : refuse('keyUsedForOtherInput');
  for (const attempt of standing) {
    const isSame = attempt.payType === input.payType && attempt.balanceAmount === balance;
    if (isSame && sameDues(attempt, dues) && isActive(attempt.state) && !isDead(ctx, attempt)) return attempt;
    if (attempt.state === 'unknown') return refuse('paymentBeingChecked');
    await moveAttempt(ctx, attempt, 'givenUp');
  }
  return null;
};
