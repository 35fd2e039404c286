import { account, post, transfer } from '../../../domains/ledger/index.ts';
import { endRefund, type Refund } from '../../../domains/payments/index.ts';
import type { Ctx } from '../../../runtime/context.ts';
import { heldMoney } from './told-amount.ts';

/** Books a refund of ours that the provider has made. The caller ends the cases. */
export const completeRefund = async (ctx: Ctx, refund: Refund, providerRefundId: string): Promise<void> => {
  await endRefund(ctx.db, refund.id, { state: 'completed', providerRefundId, reason: null, at: ctx.now });
  await post(ctx.db, {
    key: `refund:${refund.number}`,
    kind: 'refund',
    reference: refund.payNumber,
    at: ctx.now,
    postings: transfer(account.suspense, account.providerClearing(refund.provider), heldMoney(refund)),
  });
  tellLater(ctx, refund.number);
};

/** The buyer is told by mail that her money has gone back. */
export const tellLater = (ctx: Ctx, number: string): void => {
  ctx.later({ kind: 'payments.mailReturned', key: number, dueAt: ctx.now, payload: { refundNumber: number } });
};
