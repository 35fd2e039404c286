import type { TransferOutcome } from '@kyakhta/contract';
import { type Money, toDecimal } from '@kyakhta/money';
import { recordAudit } from '../../../domains/audit/index.ts';
import {
  allocateTransfer,
  amountOfTransfer,
  type Attempt,
  attemptByNumber,
  attemptByProviderId,
  bank,
  lockTransfer,
  noteTransferReturned,
  readTold,
  readTransferReference,
  receiveTransfer,
  type Transfer,
  writtenReference,
} from '../../../domains/payments/index.ts';
import { needsSecond, type OperatorCtx, proposeOnce, refuseIfProposed } from '../../../domains/proposals/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { settleTransfer, tellComingLater } from './settle-transfer.ts';

type Verb = 'POST /platform/payment/transfer';

/** The payment that a payer's words name: by the reference that was printed for it, or by its number. */
const attemptNamed = async (ctx: Ctx, words: string): Promise<Attempt | null> => {
  const reference = readTransferReference(words);
  if (reference !== null) return attemptByProviderId(ctx.db, bank, reference);
  const number = /(?<!\d)\d{18}(?!\d)/.exec(words)?.[0];
  const attempt = number === undefined ? null : await attemptByNumber(ctx.db, number);
  return attempt?.provider === bank ? attempt : null;
};

type Assign = Parsed<AssignVerb>;
const subjectOf = (transferId: number): string => `transfer:${transferId}`;
/** Whether so much is not one operator's to assign. In another currency it pays for nothing and becomes a case. */
const isTooMuch = async (ctx: Ctx, amount: Money, attempt: Attempt): Promise<boolean> =>
  amount.currency === attempt.currency && (await needsSecond(ctx.db, amount));
/**
 * Proposes that a transfer is for a payment; it is in suspense until another operator agrees. Of the payer's words,
 * which may be longer than the call of the agreement takes, only the payment they name is done.
 */
const proposeAssign = async (ctx: OperatorCtx, amount: Money, attempt: Attempt, transferId: number, words: string): Promise<void> => {
  const reference = attempt.providerId === null ? attempt.number : writtenReference(attempt.providerId);
  await proposeOnce(ctx, {
    kind: 'transfer',
    subject: subjectOf(transferId),
    input: { transferId, reference } satisfies Assign,
    ...amount,
    reason: words,
    waits: `payment:${attempt.number}`,
  });
  tellComingLater(ctx, attempt.number, subjectOf(transferId));
};

/**
 * An operator records money that came on the bank account; the reference says what it is for. Much of it pays for nothing
 * before a second operator agrees: what the bank's statement says is typed by hand.
 */
export const recordTransfer = async (ctx: CtxFor<Verb>, input: Parsed<Verb>): Promise<Result<Verb>> => {
  const { transactionId, currency: toldCurrency, amount: toldValue, reference = '', payer = '' } = input;
  const amount = readTold({ currency: toldCurrency, value: toldValue });
  const named = await attemptNamed(ctx, reference);
  const waits = named !== null && amount !== null && (await isTooMuch(ctx, amount, named));
  const attempt = waits ? null : named;
  const told = { currency: toldCurrency, value: toldValue };
  const id = await receiveTransfer(ctx, { transactionId, told, reference, payer, amount }, attempt);
  if (id === null) return refuse('transferKnown');
  let outcome: TransferOutcome = 'unknown';
  if (attempt !== null) outcome = await settleTransfer(ctx, attempt.number, { transactionId, toldCurrency, toldValue, amount });
  if (waits) {
    await proposeAssign(ctx, amount, named, id, reference);
    outcome = 'proposed';
  }
  await recordAudit(ctx, 'payment.transfer', subjectOf(id), null, {
    transactionId,
    amount: `${toldValue} ${toldCurrency}`,
    reference,
    outcome,
  });
  return { outcome, payNumber: named?.number ?? null };
};

const openTransfer = async (ctx: Ctx, transferId: number): Promise<{ readonly row: Transfer; readonly amount: Money | null }> => {
  const row = (await lockTransfer(ctx.db, transferId)) ?? refuse('transferUnknown');
  if (row.state !== 'unmatched') return refuse('transferNotOpen');
  return { row, amount: amountOfTransfer(row) };
};

type AssignVerb = 'POST /platform/payment/transfer/{transferId}/assign';
/** An operator has found out which payment a transfer is for; of much money a second one has to agree. */
export const assignTransfer = async (ctx: CtxFor<AssignVerb>, input: Assign): Promise<Result<AssignVerb>> => {
  const { row, amount } = await openTransfer(ctx, input.transferId);
  const attempt = (await attemptNamed(ctx, input.reference)) ?? refuse('payReferenceUnknown');
  if (amount !== null && (await isTooMuch(ctx, amount, attempt))) {
    await proposeAssign(ctx, amount, attempt, row.id, input.reference);
    return { outcome: 'proposed', payNumber: attempt.number };
  }
  await refuseIfProposed(ctx.db, 'transfer', subjectOf(row.id));
  return { outcome: await assign(ctx, row, amount, attempt), payNumber: attempt.number };
};
/** Assigns what a second operator has agreed to. @returns the number of the payment */
export const assignProposed = async (ctx: OperatorCtx, input: Assign): Promise<string> => {
  const { row, amount } = await openTransfer(ctx, input.transferId);
  const attempt = (await attemptNamed(ctx, input.reference)) ?? refuse('payReferenceUnknown');
  await assign(ctx, row, amount, attempt);
  return attempt.number;
};

const assign = async (ctx: OperatorCtx, row: Transfer, amount: Money | null, attempt: Attempt): Promise<TransferOutcome> => {
  await allocateTransfer(ctx, row, attempt);
  const { transactionId, toldCurrency, toldValue } = row;
  const outcome = await settleTransfer(ctx, attempt.number, { transactionId, toldCurrency, toldValue, amount });
  await recordAudit(
    ctx,
    'payment.assignTransfer',
    subjectOf(row.id),
    { state: row.state },
    { state: 'matched', payNumber: attempt.number, outcome },
  );
  return outcome;
};

type ReturnVerb = 'POST /platform/payment/transfer/{transferId}/returned';
/** An operator has sent back money that nobody can tell the purpose of; not while another is asked whether it is for a payment. */
export const returnTransfer = async (ctx: CtxFor<ReturnVerb>, input: Parsed<ReturnVerb>): Promise<null> => {
  const { row, amount } = await openTransfer(ctx, input.transferId);
  await refuseIfProposed(ctx.db, 'transfer', subjectOf(row.id));
  await noteTransferReturned(ctx, row, input.note);
  const told = amount === null ? `${row.toldValue} ${row.toldCurrency}` : `${toDecimal(amount)} ${amount.currency}`;
  await recordAudit(ctx, 'payment.returnTransfer', subjectOf(row.id), { amount: told }, { note: input.note });
  return null;
};
