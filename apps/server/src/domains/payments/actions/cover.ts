import { account, post, transfer } from '../../ledger/index.ts';
import type { Ctx } from '../../../runtime/context.ts';
import { heldMoney } from '../model/told-amount.ts';
import { type Held, heldOf, type Refund, selectPaidParts } from '../store/money.ts';
import { addFromSuspense, paidByPlatform, selectLosses, updateLoss } from '../store/reversals.ts';
import { newPaymentNumber } from './attempts.ts';

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

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
 * What is in escrow and would go onto the buyer's balance makes good first what her bank has taken of what she paid under
 * these references. @param most minor units @returns how much of it does
 */
export const coverFromEscrow = async (ctx: Ctx, references: readonly string[], most: bigint): Promise<bigint> => {
  const paid = most > 0n ? await selectPaidParts(ctx.db, references) : [];
  let left = most;
  for (const id of new Set(paid.map((p) => p.paymentId)))
    for (const loss of await selectLosses(ctx.db, id)) {
      const part = least(left, loss.lost);
      if (part > 0n) await updateLoss(ctx.db, loss, { held: loss.held, covered: part });
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
