import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { isAccountOpen, userOf } from '../../../domains/accounts/index.ts';
import { sendMail } from '../../../domains/messages/index.ts';
import { type Attempt, attemptByNumber, endLossHold, holdLost } from '../../../domains/payments/index.ts';
import { isTopUpNumber } from '../../../domains/settlement/index.ts';
import { offeredTo } from '../../../domains/site/index.ts';
import type { Ctx } from '../../../runtime/context.ts';

/** What has become of what was taken back of a top-up: it is held of the balance, made good from there, or the buyer's again. */
export type TopUpEnd = 'held' | 'covered' | 'released';
interface Told {
  readonly payNumber: string;
  readonly state: TopUpEnd;
  /** Minor units of the payment's currency: what is held, or was. */
  readonly amount: bigint;
}
const tellLater = (ctx: Ctx, told: Told, cause: string): void => {
  ctx.later({
    kind: 'payments.mailTopUpTakenBack',
    key: `${told.payNumber} ${cause}`,
    dueAt: ctx.now,
    payload: { ...told, amount: String(told.amount) },
  });
};
const topUpOf = ({ parts }: Attempt): string | null => parts.map((p) => p.reference).find(isTopUpNumber) ?? null;

/**
 * A bank took money of a top-up back: as much of the balance as is there is held, so that it is not spent before an operator
 * has looked into it. The attempt is locked by the caller, and the reversal is booked. @param reversalId what the provider calls it
 */
export const holdTakenBack = async (ctx: Ctx, attempt: Attempt, reversalId: string): Promise<void> => {
  if (topUpOf(attempt) === null || attempt.state !== 'paid') return;
  const amount = await holdLost(ctx, attempt.userId, attempt.currency);
  tellLater(ctx, { payNumber: attempt.number, state: 'held', amount }, reversalId);
};

/**
 * An operator has decided about what is held for a case, which is still open and locked.
 * @param covers whether it makes good what the platform paid, as far as that is open; else, and the rest, is the buyer's again
 * @returns what was held, in minor units
 */
export const endTakenBackHold = async (
  ctx: Ctx,
  of: { readonly caseId: number; readonly paymentId: number; readonly payNumber: string },
  covers: boolean,
): Promise<bigint> => {
  const attempt = await attemptByNumber(ctx.db, of.payNumber);
  if (attempt === null) return 0n;
  const { covered, held } = await endLossHold(ctx, attempt, of.caseId, covers);
  if (held === 0n) return 0n;
  const told = covered > 0n ? { state: 'covered' as const, amount: covered } : { state: 'released' as const, amount: held };
  tellLater(ctx, { payNumber: attempt.number, ...told }, `end ${of.caseId}`);
  return held;
};

/** Tells the buyer by mail what has become of her top-up. */
export const tellTopUpTakenBack = async (ctx: Ctx, { payNumber, state, amount }: Told): Promise<void> => {
  const attempt = await attemptByNumber(ctx.db, payNumber);
  if (attempt === null || !(await isAccountOpen(ctx.db, attempt.userId))) return;
  const user = await userOf(ctx, attempt.userId);
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), 'topUpTakenBack', {
    number: topUpOf(attempt) ?? '',
    state,
    hasHeld: amount > 0n ? 1 : 0,
    amount: toDecimal(money(amount, currencyOf(attempt.currency))),
    currency: attempt.currency,
  });
};
