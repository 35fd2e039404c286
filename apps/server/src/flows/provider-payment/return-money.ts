import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { recordAudit } from '../../domains/audit/index.ts';
import { account, post, transfer } from '../../domains/ledger/index.ts';
import {
  closeCases,
  endRefund,
  hasOpenMoney,
  type Held,
  heldOf,
  lockAttempt,
  lockCase,
  lockRefund,
  moveAttempt,
  newPaymentNumber,
  noteCase,
  noteProviderRefundId,
  openCase,
  recordRefund,
  type Refund,
} from '../../domains/payments/index.ts';
import { type ProviderRefund, ProviderRefused } from '../../outside/payments/provider.ts';
import { paymentProvider } from '../../outside/payments/providers.ts';
import { addSeconds } from '../../runtime/clock.ts';
import type { Answer, Ctx, CtxFor, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { outside, type Outside } from '../../runtime/outside.ts';

const retrySeconds = 60;
const heldMoney = (h: Held | Refund): ReturnType<typeof money> => money(h.amount, currencyOf(h.currency));

/** Sends back what stands in suspense of a payment, the way it came; done by the worker. */
export const returnHeld = async (ctx: Ctx, paymentId: number): Promise<void> => {
  for (const part of await heldOf(ctx.db, paymentId)) {
    const number = newPaymentNumber(ctx.now);
    await recordRefund(ctx.db, { ...part, number, paymentId, at: ctx.now });
    ctx.later({ kind: 'payments.refund', key: number, dueAt: ctx.now, payload: { refundNumber: number } });
  }
};

/** Asks the provider to send money back; its number is the key, so that asking again sends nothing twice. */
export const refundMoney = async (ctx: Ctx, number: string): Promise<void | Outside<void>> => {
  const refund = await lockRefund(ctx.db, number);
  const provider = paymentProvider();
  if (refund === null || refund.state !== 'asked') return undefined;
  ctx.later({ kind: 'payments.refund', key: number, dueAt: addSeconds(ctx.now, retrySeconds), payload: { refundNumber: number } });
  if (provider === null) return undefined;
  const { providerRefundId, captureId, payNumber } = refund;
  return outside(
    () =>
      providerRefundId === null
        ? provider.refundCapture(captureId, { key: `refund-${number}`, reference: payNumber, amount: heldMoney(refund) })
        : provider.findRefund(providerRefundId),
    (next, answer: Answer<ProviderRefund | null>) => refunded(next, number, answer),
  );
};

const refunded = async (ctx: Ctx, number: string, answer: Answer<ProviderRefund | null>): Promise<void> => {
  const refund = await lockRefund(ctx.db, number);
  if (refund === null || refund.state !== 'asked') return;
  if (!answer.ok) {
    if (answer.error instanceof ProviderRefused) await failed(ctx, refund, answer.error.reason);
    return;
  }
  const told = answer.value;
  if (told === null) return;
  // What else comes or goes for this payment waits until it is known whether its cases are over.
  await lockAttempt(ctx.db, refund.payNumber);
  if (told.state === 'pending') return noteProviderRefundId(ctx.db, refund.id, told.id);
  if (told.state === 'failed') return failed(ctx, refund, 'REFUND_FAILED');
  await endRefund(ctx.db, refund.id, { state: 'completed', providerRefundId: told.id, reason: null, at: ctx.now });
  await post(ctx.db, {
    key: `refund:${refund.number}`,
    kind: 'refund',
    reference: refund.payNumber,
    at: ctx.now,
    postings: transfer(account.suspense, account.providerClearing(refund.provider), heldMoney(refund)),
  });
  await endCases(ctx, refund.paymentId, refund.payNumber, null, '');
  tellLater(ctx, refund.number);
};

/** The buyer is told by mail that her money has gone back. */
const tellLater = (ctx: Ctx, number: string): void => {
  ctx.later({ kind: 'payments.mailReturned', key: number, dueAt: ctx.now, payload: { refundNumber: number } });
};

const failed = async (ctx: Ctx, refund: Refund, reason: string): Promise<void> => {
  await endRefund(ctx.db, refund.id, { state: 'failed', providerRefundId: null, reason, at: ctx.now });
  await openCase(ctx.db, refund.paymentId, 'refundFailed', ctx.now);
};

/** Once nothing of a payment is in suspense any more, its cases are over. */
const endCases = async (ctx: Ctx, paymentId: number, payNumber: string, operatorId: number | null, note: string): Promise<void> => {
  if (await hasOpenMoney(ctx.db, paymentId)) return;
  await closeCases(ctx.db, paymentId, 'all', { operatorId, note, at: ctx.now });
  const attempt = await lockAttempt(ctx.db, payNumber);
  if (attempt?.state === 'suspense') await moveAttempt(ctx, attempt, 'returned');
};

type OperatorCtx = CtxFor<'POST /platform/payment/case/{caseId}/refund'>;

/**
 * The open case and what it still holds. A case of a payment whose money has not come holds nothing to decide about.
 * @param orForeign money of a currency that is none of ours stands in no book of ours
 */
const openCaseOf = async (
  ctx: OperatorCtx,
  caseId: number,
  orForeign = false,
): Promise<{ paymentId: number; payNumber: string; held: Held[] }> => {
  const found = (await lockCase(ctx.db, caseId)) ?? refuse('paymentCaseUnknown');
  const held = await heldOf(ctx.db, found.paymentId);
  const isForeign = orForeign && found.kind === 'wrongCurrency';
  if (found.closedAt !== null || (held.length === 0 && !isForeign)) return refuse('paymentCaseNotOpen');
  return { paymentId: found.paymentId, payNumber: found.payNumber, held };
};
const amountsOf = (held: readonly Held[]): string => held.map((h) => `${toDecimal(heldMoney(h))} ${h.currency}`).join(', ');

/** An operator sends the money of a case back the way it came. */
export const refundCase = async (ctx: OperatorCtx, input: Parsed<'POST /platform/payment/case/{caseId}/refund'>): Promise<null> => {
  const { paymentId, payNumber, held } = await openCaseOf(ctx, input.caseId);
  await noteCase(ctx.db, input.caseId, input.note);
  await returnHeld(ctx, paymentId);
  await recordAudit(ctx, 'payment.refundCase', `payment:${payNumber}`, { held: amountsOf(held) }, { note: input.note });
  return null;
};

/** An operator has sent the money back by bank, because the provider could not: the books follow. */
export const returnCaseByBank = async (
  ctx: OperatorCtx,
  input: Parsed<'POST /platform/payment/case/{caseId}/returnedByBank'>,
): Promise<null> => {
  const { paymentId, payNumber, held } = await openCaseOf(ctx, input.caseId, true);
  for (const part of held) {
    const number = newPaymentNumber(ctx.now);
    await recordRefund(ctx.db, { ...part, number, paymentId, at: ctx.now });
    const refund = await lockRefund(ctx.db, number);
    if (refund === null) throw new Error('a refund was not written');
    await endRefund(ctx.db, refund.id, { state: 'completed', providerRefundId: null, reason: input.note, at: ctx.now });
    await post(ctx.db, {
      key: `refund:${number}`,
      kind: 'refund',
      reference: payNumber,
      at: ctx.now,
      postings: transfer(account.suspense, account.bankClearing, heldMoney(part)),
    });
    tellLater(ctx, number);
  }
  await endCases(ctx, paymentId, payNumber, ctx.actor.id, input.note);
  await recordAudit(ctx, 'payment.returnedByBank', `payment:${payNumber}`, { held: amountsOf(held) }, { note: input.note });
  return null;
};
