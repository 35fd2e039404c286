import { account, post, transfer } from '../../ledger/index.ts';
import type { Ctx } from '../../../runtime/context.ts';
import { heldMoney } from '../model/told-amount.ts';
import { endRefundRow, type Held, heldOf, insertRefund, lockRefund, type Refund, setProviderRefundId } from '../store/money.ts';
import { newPaymentNumber } from './attempts.ts';
import { coverReversals } from './cover.ts';

/** Sends back what is in suspense of a payment, the way it came; done by the worker. */
export const returnHeld = async (ctx: Ctx, paymentId: number): Promise<void> => {
  for (const part of await heldOf(ctx.db, paymentId)) {
    const number = newPaymentNumber(ctx.now);
    await insertRefund(ctx.db, { ...part, number, paymentId, at: ctx.now });
    ctx.later({ kind: 'payments.refund', key: number, dueAt: ctx.now, payload: { refundNumber: number } });
  }
};

/** The provider has it under way, by the provider's own name. */
export const noteRefundPending = (ctx: Ctx, refund: Refund, providerRefundId: string): Promise<void> =>
  setProviderRefundId(ctx.db, refund.id, providerRefundId);

/** Books a refund of ours that the provider has made. The caller ends the cases. */
export const completeRefund = async (ctx: Ctx, refund: Refund, providerRefundId: string): Promise<void> => {
  await endRefundRow(ctx.db, refund.id, { state: 'completed', providerRefundId, reason: null, at: ctx.now });
  await post(ctx.db, {
    key: `refund:${refund.number}`,
    kind: 'refund',
    reference: refund.payNumber,
    at: ctx.now,
    postings: transfer(account.suspense, account.providerClearing(refund.provider), heldMoney(refund)),
  });
  tellLater(ctx, refund.number);
};

/** A refund was not made: what it was to send is in suspense again, and makes good first what was taken back outside. */
export const failRefund = async (ctx: Ctx, refund: Refund, reason: string): Promise<void> => {
  await endRefundRow(ctx.db, refund.id, { state: 'failed', providerRefundId: null, reason, at: ctx.now });
  await coverReversals(ctx, refund);
};

/** An operator has sent by bank what is in suspense of one capture. The caller ends the cases. @param reference the bank’s, which the buyer gets by mail */
export const refundByBank = async (
  ctx: Ctx,
  payment: { readonly id: number; readonly number: string },
  part: Held,
  reference: string,
): Promise<void> => {
  const number = newPaymentNumber(ctx.now);
  await insertRefund(ctx.db, { ...part, number, paymentId: payment.id, at: ctx.now });
  const refund = await lockRefund(ctx.db, number);
  if (refund === null) throw new Error('a refund was not written');
  await endRefundRow(ctx.db, refund.id, { state: 'completed', providerRefundId: null, reason: reference, at: ctx.now });
  await post(ctx.db, {
    key: `refund:${number}`,
    kind: 'refund',
    reference: payment.number,
    at: ctx.now,
    postings: transfer(account.suspense, account.bankClearing, heldMoney(part)),
  });
  tellLater(ctx, number);
};

/** The buyer gets a mail that her money has gone back. */
const tellLater = (ctx: Ctx, number: string): void => {
  ctx.later({ kind: 'payments.mailReturned', key: number, dueAt: ctx.now, payload: { refundNumber: number } });
};
