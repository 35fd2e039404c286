import { unclearCaseKinds } from '@kyakhta/contract';
import { isCurrency, parseAmount, toDecimal } from '@kyakhta/money';
import { recordAudit } from '../../../domains/audit/index.ts';
import {
  bank,
  caseById,
  type CaseRow,
  closeCase,
  endCases,
  type Held,
  heldMoney,
  heldOf,
  isSettled,
  lockAttempt,
  lockCase,
  lockOverdueRefunds,
  moveAttempt,
  noteCase,
  planCheck,
  referencesOf,
  refundByBank,
  refundOverdueMs,
  returnHeld,
} from '../../../domains/payments/index.ts';
import { orderByNumber, orderNumberOf } from '../../../domains/orders/index.ts';
import type { CtxFor, Parsed } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { writeSum } from '../../../words/sums.ts';
import { lockPayment } from './locked-payment.ts';
import { giveUpRefund } from './refund-money.ts';
import { resumeClaimPeriod } from '../../fulfilment/receive-order.ts';
import { endTakenBackHold } from './top-up-taken-back.ts';

type OperatorCtx = CtxFor<'POST /platform/payment/case/{caseId}/refund'>;

/**
 * The open case and what it still holds. A case of a payment whose money has not come holds nothing to decide about.
 * @param mayBeForeign money of a currency that is none of ours is in no book of ours
 */
const heldCase = async (
  ctx: OperatorCtx,
  caseId: number,
  mayBeForeign: (found: CaseRow) => boolean,
): Promise<{ paymentId: number; payNumber: string; held: Held[] }> => {
  const found = (await lockCase(ctx.db, caseId)) ?? refuse('paymentCaseUnknown');
  const held = await heldOf(ctx.db, found.paymentId);
  // A transfer that is short waits for its rest, or for the end of its order's time.
  if (found.kind === 'short') return refuse('paymentCaseNotOpen');
  if (found.closedAt !== null || (held.length === 0 && !mayBeForeign(found))) return refuse('paymentCaseNotOpen');
  return { paymentId: found.paymentId, payNumber: found.payNumber, held };
};
const amountsOf = (held: readonly Held[]): string => held.map((h) => `${toDecimal(heldMoney(h))} ${h.currency}`).join(', ');

/** An operator sends the money of a case back the way it came. */
export const refundCase = async (ctx: OperatorCtx, input: Parsed<'POST /platform/payment/case/{caseId}/refund'>): Promise<null> => {
  const { paymentId, payNumber, held } = await heldCase(ctx, input.caseId, () => false);
  // A bank gives nothing back by itself: an operator makes the transfer, and notes it.
  if (held.some((h) => h.provider === bank)) return refuse('paymentCaseNotOpen');
  await noteCase(ctx, input.caseId, input.note);
  await returnHeld(ctx, paymentId);
  await recordAudit(ctx, 'payment.refundCase', `payment:${payNumber}`, { held: amountsOf(held) }, { note: input.note });
  return null;
};

/** Ends what the provider has not confirmed for too long of the payment of a case: an operator has sent it by bank. */
const endOverdue = async (ctx: OperatorCtx, caseId: number): Promise<boolean> => {
  const { paymentId } = (await caseById(ctx.db, caseId)) ?? refuse('paymentCaseUnknown');
  // Locked before their payment, as a call that brings the provider's answer does.
  const overdue = await lockOverdueRefunds(ctx.db, paymentId, new Date(ctx.now.getTime() - refundOverdueMs));
  await lockCase(ctx.db, caseId);
  for (const refund of overdue) await giveUpRefund(ctx, refund);
  return overdue.length > 0;
};

/** Whether what is held is what was seen, by currency. */
const isAsSeen = (held: readonly Held[], seen: readonly { readonly amount: string; readonly currency: string }[]): boolean => {
  const sums = new Map<string, bigint>();
  for (const part of held) sums.set(part.currency, (sums.get(part.currency) ?? 0n) + part.amount);
  for (const { amount, currency } of seen) {
    const sum = isCurrency(currency) ? parseAmount(amount, currency) : null;
    if (!sum?.ok) return false;
    sums.set(currency, (sums.get(currency) ?? 0n) - sum.money.amount);
  }
  return [...sums.values()].every((left) => left === 0n);
};

/** An operator has sent the money back by bank, because the provider did not: the books follow. */
export const returnCaseByBank = async (
  ctx: OperatorCtx,
  input: Parsed<'POST /platform/payment/case/{caseId}/returnedByBank'>,
): Promise<null> => {
  const isOverdue = await endOverdue(ctx, input.caseId);
  // Of what was overdue nothing may be left, where the same money was taken back outside.
  const { paymentId, payNumber, held } = await heldCase(ctx, input.caseId, ({ kind }) => kind === 'wrongCurrency' || isOverdue);
  // What is to go back may have grown while the transfer was made: only what left is in the books.
  if (!isOverdue && input.held !== undefined && !isAsSeen(held, input.held))
    return refuse('caseChanged', { held: held.map((h) => writeSum(ctx.locale, toDecimal(heldMoney(h)), h.currency)).join(', ') });
  const { reference, note = '' } = input;
  for (const part of held) await refundByBank(ctx, { id: paymentId, number: payNumber }, part, reference);
  await endCases(ctx, { id: paymentId, number: payNumber }, { operatorId: ctx.actor.id, note });
  await recordAudit(ctx, 'payment.returnedByBank', `payment:${payNumber}`, { held: amountsOf(held) }, { reference, note });
  return null;
};

/**
 * An operator gives up an attempt whose end the provider does not tell, so that its orders can be paid otherwise. It is
 * followed for some days all the same: money that comes for it goes back.
 */
export const giveUpCase = async (
  ctx: CtxFor<'POST /platform/payment/case/{caseId}/giveUp'>,
  input: Parsed<'POST /platform/payment/case/{caseId}/giveUp'>,
): Promise<null> => {
  const { payNumber } = (await caseById(ctx.db, input.caseId)) ?? refuse('paymentCaseUnknown');
  const { attempt } = await lockPayment(ctx, payNumber);
  const found = await caseById(ctx.db, input.caseId);
  if (found === null || found.closedAt !== null || !unclearCaseKinds.some((k) => k === found.kind)) return refuse('paymentCaseNotOpen');
  // Closed first: the move would close it without the note.
  await closeCase(ctx, found.id, { operatorId: ctx.actor.id, note: input.note });
  const after = await moveAttempt(ctx, attempt, 'givenUp', { unknownSince: null });
  if (!isSettled(after.state) && after.providerId === null) planCheck(ctx, after);
  await recordAudit(ctx, 'payment.giveUp', `payment:${payNumber}`, { state: attempt.state }, { state: after.state, note: input.note });
  return null;
};

/** An operator has dealt with money that was taken back outside; the books have known of it since it was found. */
export const closeTakenBack = async (
  ctx: CtxFor<'POST /platform/payment/case/{caseId}/close'>,
  input: Parsed<'POST /platform/payment/case/{caseId}/close'>,
): Promise<null> => {
  const { payNumber } = (await caseById(ctx.db, input.caseId)) ?? refuse('paymentCaseUnknown');
  // What is taken back just now is decided about with it, or opens its own case.
  await lockAttempt(ctx.db, payNumber);
  const found = (await lockCase(ctx.db, input.caseId)) ?? refuse('paymentCaseUnknown');
  if (found.closedAt !== null || found.kind !== 'takenBack') return refuse('paymentCaseNotOpen');
  const held = await endTakenBackHold(ctx, { ...found, caseId: found.id }, input.covers);
  await closeCase(ctx, found.id, { operatorId: ctx.actor.id, note: input.note });
  // What waited for it goes on.
  for (const reference of await referencesOf(ctx.db, found.paymentId)) {
    const order = await orderByNumber(ctx.db, orderNumberOf(reference));
    if (order !== null) resumeClaimPeriod(ctx, order);
  }
  const decided = held > 0n ? { covers: input.covers } : {};
  await recordAudit(ctx, 'payment.closeCase', `payment:${found.payNumber}`, { kind: found.kind }, { note: input.note, ...decided });
  return null;
};
