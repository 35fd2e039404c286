import { currencyOf, type Money, money } from '@kyakhta/money';
import { account, post, transfer } from '../../ledger/index.ts';
import type { ToldAmount } from '../../../outside/payments/provider.ts';
import type { Ctx } from '../../../runtime/context.ts';
import { bank } from '../model.ts';
import type { Attempt } from '../store/attempts.ts';
import { endTransferRow, insertTransfer, type Transfer } from '../store/transfers.ts';

/** Money that names no payment is in suspense under the bank's own transaction. */
const postUnmatched = async (ctx: Ctx, transactionId: string, amount: Money, way: 'unmatched' | 'assigned' | 'returned'): Promise<void> => {
  const into = transfer(account.bankClearing, account.suspense, amount);
  await post(ctx.db, {
    key: `${way}:${bank}:${transactionId}`,
    kind: way === 'unmatched' ? 'capture' : way === 'assigned' ? 'reversal' : 'refund',
    reference: `${bank}:${transactionId}`,
    at: ctx.now,
    ...(way === 'unmatched' ? {} : { reverses: `unmatched:${bank}:${transactionId}` }),
    postings: way === 'unmatched' ? into : transfer(account.suspense, account.bankClearing, amount),
  });
};

/** What a bank's statement says of money that came. */
export interface TransferTold {
  readonly transactionId: string;
  readonly told: ToldAmount;
  readonly reference: string;
  readonly payer: string;
  /** Null where it is no amount of ours. */
  readonly amount: Money | null;
}
/** Records a transfer for a payment, which the caller settles; or for none, in suspense. @returns its id; null when the bank's transaction was recorded before */
export const receiveTransfer = async (ctx: Ctx, t: TransferTold, attempt: Attempt | null): Promise<number | null> => {
  const id = await insertTransfer(ctx.db, {
    transactionId: t.transactionId,
    toldCurrency: t.told.currency,
    toldValue: t.told.value,
    toldReference: t.reference,
    payer: t.payer,
    currency: t.amount?.currency ?? null,
    amount: t.amount?.amount ?? null,
    paymentId: attempt?.id ?? null,
    at: ctx.now,
  });
  if (id !== null && attempt === null && t.amount !== null) await postUnmatched(ctx, t.transactionId, t.amount, 'unmatched');
  return id;
};

/** What of a transfer is in suspense; null where it is no amount of ours. */
export const amountOfTransfer = ({ amount, currency }: Transfer): Money | null =>
  amount === null || currency === null ? null : money(amount, currencyOf(currency));

/** A locked transfer that named no payment is for this one, which the caller settles. */
export const allocateTransfer = async (ctx: Ctx, row: Transfer, attempt: Attempt): Promise<void> => {
  const amount = amountOfTransfer(row);
  if (amount !== null) await postUnmatched(ctx, row.transactionId, amount, 'assigned');
  await endTransferRow(ctx.db, row.id, { paymentId: attempt.id });
};
/** A locked transfer that named no payment was sent back. */
export const noteTransferReturned = async (ctx: Ctx, row: Transfer, note: string): Promise<void> => {
  const amount = amountOfTransfer(row);
  if (amount !== null) await postUnmatched(ctx, row.transactionId, amount, 'returned');
  await endTransferRow(ctx.db, row.id, { note });
};
