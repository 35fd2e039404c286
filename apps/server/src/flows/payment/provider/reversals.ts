import { account, post, transfer } from '../../../domains/ledger/index.ts';
import {
  addFromSuspense,
  type Attempt,
  type CaptureLeft,
  capturesLeft,
  type Held,
  heldOf,
  knownReturns,
  lossesOf,
  newPaymentNumber,
  noteLoss,
  paidParts,
  openCase,
  paidByPlatform,
  recordReversal,
  type Refund,
  refundByNumber,
} from '../../../domains/payments/index.ts';
import type { ProviderOrder, ProviderReturn } from '../../../outside/payments/provider.ts';
import type { Ctx } from '../../../runtime/context.ts';
import { completeRefund } from './complete-refund.ts';
import { endCases } from './end-cases.ts';
import { heldMoney, readTold } from './told-amount.ts';
import { holdTakenBack } from './top-up-taken-back.ts';

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/**
 * Books what the provider gave back of an attempt's captures without us, each once: out of suspense as far as that holds
 * the money, the rest at the platform's risk. Operators learn of it. The attempt is locked by the caller.
 * @returns whether everything that was told is over; else it is to be asked again
 */
export const recordReversals = async (ctx: Ctx, attempt: Attempt, told: ProviderOrder): Promise<boolean> => {
  const captures = await capturesLeft(ctx.db, attempt.id);
  const [first] = captures;
  if (first === undefined) return true;
  const known = await knownReturns(ctx.db, attempt.id);
  const isOurs = (one: ProviderReturn): boolean => known.numbers.has(numberIn(attempt, one));
  const unbooked = told.refunds.filter((r) => !known.ids.has(r.id));
  let booked = 0;
  for (const one of unbooked.filter((r) => r.state === 'completed')) {
    const captureId = one.captureId ?? first.id;
    const refund = isOurs(one) ? await refundByNumber(ctx.db, numberIn(attempt, one)) : null;
    if (refund !== null) booked += await bookMade(ctx, attempt, refund, one);
    else if (captures.some((c) => c.id === captureId)) booked += await recordOne(ctx, attempt, captureId, one);
  }
  for (const capture of told.captures) {
    // A chargeback may show on the capture alone. While something of it is on its way that may be all there is to it.
    const isOnItsWay = known.asked.has(capture.id) || told.refunds.some((r) => r.state === 'pending');
    if (
      capture.state === 'refunded' &&
      captures.some((c) => c.id === capture.id && c.left !== null) &&
      !known.ids.has(capture.id) &&
      !isOnItsWay
    )
      booked += await recordOne(ctx, attempt, capture.id, capture);
  }
  if (booked > 0) await endCases(ctx, attempt);
  return unbooked.every((r) => isOurs(r) || r.state !== 'pending');
};

/** The number of the refund of ours that this is; empty for none. */
const numberIn = (attempt: Attempt, { reference }: ProviderReturn): string =>
  reference?.startsWith(`${attempt.number}-`) === true ? reference.slice(attempt.number.length + 1) : '';

/**
 * A refund of ours that counted as failed was made. What it was to send may have gone another way since: then it is a loss.
 * The attempt is locked by the caller, who ends the cases. @returns how many entries were booked, 0 or 1
 */
export const bookMade = async (ctx: Ctx, attempt: Attempt, refund: Refund, one: Pick<ProviderReturn, 'id' | 'amount'>): Promise<number> => {
  if (refund.state !== 'failed') return 0;
  const held = (await heldOf(ctx.db, attempt.id)).find((h) => h.captureId === refund.captureId)?.amount ?? 0n;
  if (held < refund.amount) return recordOne(ctx, attempt, refund.captureId, one);
  await completeRefund(ctx, refund, one.id);
  return 1;
};

/** What of a return is money of ours: never more than is left of its capture. */
const amountOf = (capture: CaptureLeft, told: ProviderReturn['amount']): bigint | null => {
  const amount = readTold(told);
  return amount === null || capture.left === null || amount.currency !== capture.currency ? null : least(amount.amount, capture.left);
};

/** @returns how many entries were booked, 0 or 1 */
const recordOne = async (ctx: Ctx, attempt: Attempt, captureId: string, told: Pick<ProviderReturn, 'id' | 'amount'>): Promise<number> => {
  const { provider } = attempt;
  const capture = (await capturesLeft(ctx.db, attempt.id)).find((c) => c.id === captureId);
  if (provider === null || capture === undefined) return 0;
  // Nothing was taken: a provider may tell of it all the same.
  if (Number(told.amount.value) === 0) return 0;
  const amount = amountOf(capture, told.amount);
  // Nothing is left that could have gone: the same money was told under another name before.
  if (amount === 0n) return 0;
  const held = (await heldOf(ctx.db, attempt.id)).find((h) => h.captureId === captureId)?.amount ?? 0n;
  const fromSuspense = amount === null ? 0n : least(held, amount);
  const row = { provider, id: told.id, paymentId: attempt.id, captureId, amount, fromSuspense, at: ctx.now };
  if (!(await recordReversal(ctx.db, { ...row, toldCurrency: told.amount.currency, toldValue: told.amount.value }))) return 0;
  await openCase(ctx.db, attempt.id, 'takenBack', ctx.now);
  if (amount === null || capture.currency === null) return 0;
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
  await holdTakenBack(ctx, attempt, told.id);
  return 1;
};

/**
 * Makes good with money in suspense what the platform paid when the same capture was taken back outside.
 * @param cause of the entry @returns how much of it did, in minor units
 */
const cover = async (
  ctx: Ctx,
  payment: { readonly id: number; readonly number: string },
  held: Pick<Held, 'provider' | 'captureId' | 'amount' | 'currency'>,
  cause: string,
): Promise<bigint> => {
  let left = held.amount;
  for (const paid of await paidByPlatform(ctx.db, payment.id, held.captureId)) {
    const part = least(left, paid.amount);
    if (part > 0n) await addFromSuspense(ctx.db, held.provider, paid.id, part);
    left -= part;
  }
  await post(ctx.db, {
    key: `cover:${cause}`,
    kind: 'adjustment',
    reference: payment.number,
    at: ctx.now,
    postings: transfer(account.suspense, account.risk, heldMoney({ amount: held.amount - left, currency: held.currency })),
  });
  return held.amount - left;
};

/**
 * A refund that was kept back for its buyer was not made: what it held in suspense makes good what the platform paid
 * when the same money was taken back outside.
 */
export const coverReversals = async (ctx: Ctx, refund: Refund): Promise<void> => {
  const held = (await heldOf(ctx.db, refund.paymentId)).find((h) => h.captureId === refund.captureId);
  if (held !== undefined) await cover(ctx, { id: refund.paymentId, number: refund.payNumber }, held, refund.number);
};

/**
 * What stands in escrow and would go onto the buyer's balance makes good first what her bank has taken of what she paid under
 * these references. @param most minor units @returns how much of it does
 */
export const coverFromEscrow = async (ctx: Ctx, references: readonly string[], most: bigint): Promise<bigint> => {
  const paid = most > 0n ? await paidParts(ctx.db, references) : [];
  let left = most;
  for (const id of new Set(paid.map((p) => p.paymentId)))
    for (const loss of await lossesOf(ctx.db, id)) {
      const part = least(left, loss.lost);
      if (part > 0n) await noteLoss(ctx.db, loss, { held: loss.held, covered: part });
      left -= part;
    }
  return most - left;
};

/**
 * Money of a payment is to go back of which its payer's bank has taken some already: that much is not sent again, it makes
 * good what the platform paid. To be asked only while no operator has dealt with what was taken.
 * @returns how much that is, in minor units
 */
export const coverTakenBack = async (ctx: Ctx, payment: { readonly id: number; readonly number: string }): Promise<bigint> => {
  let covered = 0n;
  for (const held of await heldOf(ctx.db, payment.id)) covered += await cover(ctx, payment, held, newPaymentNumber(ctx.now));
  return covered;
};
