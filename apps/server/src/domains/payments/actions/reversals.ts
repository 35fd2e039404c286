import { account, post, transfer } from '../../ledger/index.ts';
import type { ProviderReturn } from '../../../outside/payments/provider.ts';
import type { Ctx } from '../../../runtime/context.ts';
import { heldMoney, readTold } from '../model/told-amount.ts';
import type { Attempt } from '../store/attempts.ts';
import { heldOf } from '../store/money.ts';
import { type CaptureLeft, capturesLeft, insertReversal } from '../store/reversals.ts';
import { openCase } from './cases.ts';

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** What of a return is money of ours: never more than is left of its capture. */
const amountOf = (capture: CaptureLeft, told: ProviderReturn['amount']): bigint | null => {
  const amount = readTold(told);
  return amount === null || capture.left === null || amount.currency !== capture.currency ? null : least(amount.amount, capture.left);
};

/**
 * Books money of a recorded capture that left again without us, once: out of suspense as far as that holds it, the rest at
 * the platform's risk; and shows it to the operators. The attempt is locked by the caller.
 * @returns whether something was booked
 */
export const recordReversal = async (
  ctx: Ctx,
  attempt: Attempt,
  captureId: string,
  told: Pick<ProviderReturn, 'id' | 'amount'>,
): Promise<boolean> => {
  const { provider } = attempt;
  const capture = (await capturesLeft(ctx.db, attempt.id)).find((c) => c.id === captureId);
  if (provider === null || capture === undefined) return false;
  // Nothing was taken: a provider may tell of it all the same.
  if (Number(told.amount.value) === 0) return false;
  const amount = amountOf(capture, told.amount);
  // Nothing is left that could have gone: the same money was reported under another name before.
  if (amount === 0n) return false;
  const held = (await heldOf(ctx.db, attempt.id)).find((h) => h.captureId === captureId)?.amount ?? 0n;
  const fromSuspense = amount === null ? 0n : least(held, amount);
  const row = { provider, id: told.id, paymentId: attempt.id, captureId, amount, fromSuspense, at: ctx.now };
  if (!(await insertReversal(ctx.db, { ...row, toldCurrency: told.amount.currency, toldValue: told.amount.value }))) return false;
  await openCase(ctx, attempt.id, 'takenBack');
  if (amount === null || capture.currency === null) return false;
  const { currency } = capture;
  const to = account.providerClearing(provider);
  await post(ctx.db, {
    key: `reversal:${provider}:${told.id}`,
    kind: 'refund',
    reference: attempt.number,
    at: ctx.now,
    postings: [
      ...transfer(account.suspense, to, heldMoney({ amount: fromSuspense, currency })),
      ...transfer(account.risk, to, heldMoney({ amount: amount - fromSuspense, currency })),
    ],
  });
  return true;
};
