import {
  askAnew,
  closeCases,
  completeRefund,
  endCases,
  failRefund,
  hasOpenMoney,
  heldMoney,
  lockAttempt,
  lockRefund,
  noteRefundPending,
  openCase,
  type Refund,
  refundAgainAt,
  refundKnownMs,
  refundUnconfirmedMs,
} from '../../../domains/payments/index.ts';
import { type ProviderRefund, ProviderRefused } from '../../../outside/payments/provider.ts';
import { providerNamed } from '../../../outside/services.ts';
import type { Answer, Ctx } from '../../../runtime/context.ts';
import { outside, type Outside } from '../../../runtime/outside.ts';
import { bookMade } from './reversals.ts';

/** Asks the provider to send money back; its number is the key, so that asking again sends nothing twice. */
export const refundMoney = async (ctx: Ctx, number: string): Promise<void | Outside<void>> => {
  const refund = await lockRefund(ctx.db, number);
  const provider = providerNamed(ctx, refund?.provider ?? null);
  if (refund === null || refund.state !== 'asked') return undefined;
  ctx.later({
    kind: 'payments.refund',
    key: number,
    dueAt: refundAgainAt(refund.createdAt, ctx.now),
    payload: { refundNumber: number },
  });
  if (provider === null) {
    await lockAttempt(ctx.db, refund.payNumber);
    return unconfirmed(ctx, refund);
  }
  const { providerRefundId, captureId, payNumber } = refund;
  return outside(
    () =>
      providerRefundId === null
        ? provider.refundCapture(captureId, { key: `refund-${number}`, reference: `${payNumber}-${number}`, amount: heldMoney(refund) })
        : provider.findRefund(providerRefundId),
    (next, answer: Answer<ProviderRefund | null>) => refunded(next, number, answer),
  );
};

const refunded = async (ctx: Ctx, number: string, answer: Answer<ProviderRefund | null>): Promise<void> => {
  const refund = await lockRefund(ctx.db, number);
  if (refund === null || refund.state === 'completed') return;
  // What else comes or goes for this payment waits until it is known whether its cases are over.
  const attempt = await lockAttempt(ctx.db, refund.payNumber);
  const told = answer.ok ? answer.value : null;
  if (refund.state === 'failed') {
    // An operator ended it while the provider was asked, and it was made all the same.
    if (attempt !== null && told?.state === 'completed' && (await bookMade(ctx, attempt, refund, told)) > 0) await endCases(ctx, attempt);
    return;
  }
  if (!answer.ok && answer.error instanceof ProviderRefused) return failed(ctx, refund, answer.error.reason);
  if (answer.ok && told === null && ageOf(ctx, refund) >= refundKnownMs) return failed(ctx, refund, 'RESOURCE_NOT_FOUND');
  if (told === null) return unconfirmed(ctx, refund);
  if (told.state === 'pending') {
    await noteRefundPending(ctx, refund, told.id);
    return unconfirmed(ctx, refund);
  }
  if (told.state === 'failed') return failed(ctx, refund, 'REFUND_FAILED');
  await completeRefund(ctx, refund, told.id);
  await confirmed(ctx, refund);
  await endCases(ctx, { id: refund.paymentId, number: refund.payNumber });
  await lookAgain(ctx, refund);
};

const ageOf = (ctx: Ctx, { createdAt }: Refund): number => ctx.now.getTime() - createdAt.getTime();
/** The provider is silent, has it under way, or is not set up any more. One that stays so for long is shown to operators. */
const unconfirmed = async (ctx: Ctx, refund: Refund): Promise<void> => {
  if (ageOf(ctx, refund) >= refundUnconfirmedMs) await openCase(ctx, refund.paymentId, 'refundUnconfirmed');
};
/** It has an end. Another of the same payment that waits as long opens the case again. */
const confirmed = (ctx: Ctx, { paymentId }: Refund): Promise<void> => closeCases(ctx, paymentId, ['refundUnconfirmed']);

/**
 * While a refund of ours was under way, what else may have gone back of its capture was not visible from it: the
 * provider is asked what became of the payment.
 */
const lookAgain = (ctx: Ctx, { paymentId, payNumber, number }: Refund): Promise<void> =>
  askAnew(ctx, { id: paymentId, number: payNumber }, number);

/** The provider did not send it. That may be because somebody else did. */
const failed = async (ctx: Ctx, refund: Refund, reason: string): Promise<void> => {
  const { paymentId, payNumber } = refund;
  await failRefund(ctx, refund, reason);
  await confirmed(ctx, refund);
  if (await hasOpenMoney(ctx.db, paymentId)) {
    await openCase(ctx, paymentId, 'refundFailed');
    ctx.later({ kind: 'payments.mailHeldUp', key: refund.number, dueAt: ctx.now, payload: { refundNumber: refund.number } });
  }
  await endCases(ctx, { id: paymentId, number: payNumber });
  await lookAgain(ctx, refund);
};

/**
 * An operator waits for it no longer: what it was to send is in suspense again. The provider is asked what became of it,
 * because it may have been made all the same. The refund is locked by the caller, then its payment.
 */
export const giveUpRefund = async (ctx: Ctx, refund: Refund): Promise<void> => {
  await failRefund(ctx, refund, 'NOT_CONFIRMED');
  if (providerNamed(ctx, refund.provider) !== null) await lookAgain(ctx, refund);
};
