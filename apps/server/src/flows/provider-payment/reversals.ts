import { account, post, transfer } from '../../domains/ledger/index.ts';
import {
  addFromSuspense,
  type Attempt,
  type CaptureLeft,
  capturesLeft,
  heldOf,
  knownReturns,
  openCase,
  paidByPlatform,
  recordReversal,
  type Refund,
} from '../../domains/payments/index.ts';
import type { ProviderOrder, ProviderReturn } from '../../outside/payments/provider.ts';
import type { Ctx } from '../../runtime/context.ts';
import { endCases } from './end-cases.ts';
import { heldMoney, readTold } from './told-amount.ts';

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/**
 * Books what the provider gave back of an attempt's captures without us, each once: out of suspense as far as that holds
 * the money, the rest at the platform's risk. Operators learn of it. The attempt is locked by the caller.
 * @returns whether everything that was told is over; else it is to be asked again
 */
export const recordReversals = async (ctx: Ctx, attempt: Attempt, told: ProviderOrder): Promise<boolean> => {
  const captures = await capturesLeft(ctx.db, attempt.id);
  if (captures.length === 0) return true;
  const known = await knownReturns(ctx.db, attempt.id);
  const isOurs = ({ reference }: ProviderReturn): boolean =>
    reference?.startsWith(`${attempt.number}-`) === true && known.numbers.has(reference.slice(attempt.number.length + 1));
  const foreign = told.refunds.filter((r) => !known.ids.has(r.id) && !isOurs(r));
  const completed = foreign.filter((r) => r.state === 'completed');
  for (const { id } of captures)
    for (const one of completed.filter((r) => r.captureId === id || (r.captureId === null && id === captures[0]?.id)))
      await recordOne(ctx, attempt, id, one);
  for (const capture of told.captures) {
    // A chargeback may show on the capture alone. What of ours is on its way is no riddle.
    const listed = told.refunds.filter((r) => r.captureId === capture.id || r.captureId === null);
    if (capture.state !== 'refunded' || known.ids.has(capture.id) || listed.some((r) => isOurs(r) || r.state === 'pending')) continue;
    if (captures.some((c) => c.id === capture.id) && !known.asked.has(capture.id))
      await recordOne(ctx, attempt, capture.id, { id: capture.id, amount: capture.amount });
  }
  await endCases(ctx, attempt);
  return foreign.every((r) => r.state !== 'pending');
};

/** What of a return is money of ours: never more than is left of its capture. */
const amountOf = (capture: CaptureLeft, told: ProviderReturn['amount']): bigint | null => {
  const amount = readTold(told);
  return amount === null || capture.left === null || amount.currency !== capture.currency ? null : least(amount.amount, capture.left);
};

const recordOne = async (ctx: Ctx, attempt: Attempt, captureId: string, told: Pick<ProviderReturn, 'id' | 'amount'>): Promise<void> => {
  const { provider } = attempt;
  const capture = (await capturesLeft(ctx.db, attempt.id)).find((c) => c.id === captureId);
  if (provider === null || capture === undefined) return;
  const amount = amountOf(capture, told.amount);
  // Nothing is left that could have gone: the same money was told under another name before.
  if (amount === 0n) return;
  const held = (await heldOf(ctx.db, attempt.id)).find((h) => h.captureId === captureId)?.amount ?? 0n;
  const fromSuspense = amount === null ? 0n : least(held, amount);
  const row = { provider, id: told.id, paymentId: attempt.id, captureId, amount, fromSuspense, at: ctx.now };
  if (!(await recordReversal(ctx.db, { ...row, toldCurrency: told.amount.currency, toldValue: told.amount.value }))) return;
  await openCase(ctx.db, attempt.id, 'takenBack', ctx.now);
  if (amount === null || capture.currency === null) return;
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
};

/**
 * A refund that was kept back for its buyer was not made: what it held in suspense makes good what the platform paid
 * when the same money was taken back outside.
 */
export const coverReversals = async (ctx: Ctx, refund: Refund): Promise<void> => {
  const held = (await heldOf(ctx.db, refund.paymentId)).find((h) => h.captureId === refund.captureId);
  if (held === undefined) return;
  let left = held.amount;
  for (const paid of await paidByPlatform(ctx.db, refund.paymentId, refund.captureId)) {
    const part = least(left, paid.amount);
    if (part > 0n) await addFromSuspense(ctx.db, refund.provider, paid.id, part);
    left -= part;
  }
  await post(ctx.db, {
    key: `cover:${refund.number}`,
    kind: 'adjustment',
    reference: refund.payNumber,
    at: ctx.now,
    postings: transfer(account.suspense, account.risk, heldMoney({ amount: held.amount - left, currency: held.currency })),
  });
};
