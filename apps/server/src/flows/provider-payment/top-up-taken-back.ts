import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { isAccountOpen, userOf } from '../../domains/accounts/index.ts';
import { account, lockedBalancesOf, post, transfer } from '../../domains/ledger/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { type Attempt, attemptByNumber, endReversalHeld, heldForReversals, noteReversalHeld } from '../../domains/payments/index.ts';
import { isTopUpNumber } from '../../domains/settlement/index.ts';
import { offeredTo } from '../../domains/site/index.ts';
import type { Ctx } from '../../runtime/context.ts';

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
 * has looked into it. The attempt is locked by the caller. @param lost what the platform paid for it, in minor units
 */
export const holdTakenBack = async (
  ctx: Ctx,
  attempt: Attempt,
  reversal: { readonly provider: string; readonly id: string },
  lost: bigint,
): Promise<void> => {
  if (topUpOf(attempt) === null || lost <= 0n) return;
  const available = account.buyerAvailable(attempt.userId);
  const [has] = await lockedBalancesOf(ctx.db, [available], attempt.currency);
  const amount = has === undefined || has.amount <= 0n ? 0n : has.amount < lost ? has.amount : lost;
  tellLater(ctx, { payNumber: attempt.number, state: 'held', amount }, reversal.id);
  if (amount === 0n) return;
  await post(ctx.db, {
    key: `takenBack:${reversal.provider}:${reversal.id}`,
    kind: 'hold',
    reference: attempt.number,
    at: ctx.now,
    postings: transfer(available, account.buyerHeld(attempt.userId), money(amount, currencyOf(attempt.currency))),
  });
  await noteReversalHeld(ctx.db, reversal.provider, reversal.id, amount);
};

/**
 * An operator has decided about what is held for a case, which is locked.
 * @param covers whether it makes good what the platform paid; else it is the buyer's again
 * @returns what was held, in minor units
 */
export const endTakenBackHold = async (
  ctx: Ctx,
  of: { readonly caseId: number; readonly paymentId: number; readonly payNumber: string },
  covers: boolean,
): Promise<bigint> => {
  const amount = await heldForReversals(ctx.db, of.paymentId);
  const attempt = await attemptByNumber(ctx.db, of.payNumber);
  if (amount === 0n || attempt === null) return 0n;
  const to = covers ? account.risk : account.buyerAvailable(attempt.userId);
  await post(ctx.db, {
    key: `takenBackEnd:${of.caseId}`,
    kind: covers ? 'adjustment' : 'hold',
    reference: attempt.number,
    at: ctx.now,
    postings: transfer(account.buyerHeld(attempt.userId), to, money(amount, currencyOf(attempt.currency))),
  });
  await endReversalHeld(ctx.db, of.paymentId, covers);
  tellLater(ctx, { payNumber: attempt.number, state: covers ? 'covered' : 'released', amount }, `end ${of.caseId}`);
  return amount;
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
