import { randomInt, randomUUID } from 'node:crypto';
import { unclearCaseKinds } from '@kyakhta/contract';
import { type Money, sum } from '@kyakhta/money';
import type { Ctx } from '../../../runtime/context.ts';
import type { Db } from '../../../runtime/database.ts';
import { askAgainAt, type AttemptMoveName, attemptMoves, followedMs, isActive, isSettled } from '../model.ts';
import {
  type Attempt,
  type AttemptSets,
  insertAttempt,
  insertPaid,
  moveRow,
  type NewAttempt,
  selectActiveIds,
  standFor,
} from '../store/attempts.ts';
import { closeCases } from '../store/cases.ts';

/** A number of 18 digits that tells the day and cannot be guessed further. */
export const newPaymentNumber = (now: Date): string =>
  `${now.toISOString().slice(2, 10).replaceAll('-', '')}${String(randomInt(1_000_000, 10_000_000))}${String(randomInt(100_000)).padStart(5, '0')}`;

export interface DuePart {
  readonly reference: string;
  readonly amount: Money;
}

/** A payment about to be recorded: its number is known before it is written, so that the books can name it. */
export interface Payment {
  readonly number: string;
  readonly attemptId: string;
  readonly userId: number;
  readonly payType: number;
  readonly parts: readonly DuePart[];
  readonly amount: Money;
}

/** The payment of these parts by one attempt; without an attempt id of the browser's it gets its own. */
export const newPayment = (
  input: Pick<Payment, 'userId' | 'payType' | 'parts'> & { readonly attemptId: string | undefined },
  now: Date,
): Payment => {
  const [first] = input.parts;
  if (first === undefined) throw new Error('a payment pays for something');
  const amount = sum(
    input.parts.map((p) => p.amount),
    first.amount.currency,
  );
  return { ...input, number: newPaymentNumber(now), attemptId: input.attemptId ?? randomUUID(), amount };
};

const rowOf = (payment: Payment, at: Date): NewAttempt => ({
  ...payment,
  currency: payment.amount.currency,
  amount: payment.amount.amount,
  at,
  parts: payment.parts.map((p) => ({ reference: p.reference, amount: p.amount.amount })),
});

/** Records a payment that was made at once, from balance. */
export const recordPaid = (db: Db, payment: Payment, at: Date): Promise<void> => insertPaid(db, rowOf(payment, at));

/** Records an attempt at a provider, before the provider is asked. @returns false when its id is taken already */
export const recordAttempt = (
  db: Db,
  payment: Payment,
  how: { readonly provider: string; readonly returnUrl: string; readonly language: string },
  at: Date,
): Promise<boolean> => insertAttempt(db, { ...rowOf(payment, at), ...how });

/** The attempt that paid for these references, for answering a repeated call. */
export const attemptOf = async (db: Db, references: readonly string[]): Promise<string | null> =>
  (await selectActiveIds(db, references))[0] ?? null;

/**
 * Moves an attempt that the caller has locked, and with it what it stands for: nothing any more unless it is active.
 * @returns the attempt as it is now, unchanged when it cannot make the move
 */
export const moveAttempt = async (ctx: Ctx, attempt: Attempt, move: AttemptMoveName, sets: AttemptSets = {}): Promise<Attempt> => {
  const state = attemptMoves[move].to;
  const isOver = !isActive(state) && !isSettled(state);
  if (!(await moveRow(ctx.db, attempt.id, move, isOver ? { ...sets, over_at: ctx.now } : sets))) return attempt;
  if (!isActive(state)) await standFor(ctx.db, attempt.id, []);
  if (attempt.state === 'unknown') await closeCases(ctx.db, attempt.id, unclearCaseKinds, { operatorId: null, note: '', at: ctx.now });
  return {
    ...attempt,
    state,
    ...(isOver ? { overAt: ctx.now } : {}),
    ...(sets.approve_url === undefined ? {} : { approveUrl: sets.approve_url }),
    ...(sets.reason === undefined ? {} : { reason: sets.reason }),
    ...(sets.unknown_since === undefined ? {} : { unknownSince: sets.unknown_since }),
  };
};

/**
 * Gives up attempts that the caller has locked, with what they stand for: they will never be captured.
 * @param active all that stand for some references, by `lockActive`
 * @returns false when one of them may have taken the money already; then nothing is given up
 */
export const giveUpAttempts = async (ctx: Ctx, active: readonly Attempt[]): Promise<boolean> => {
  if (active.some((a) => a.state === 'unknown')) return false;
  for (const attempt of active) await moveAttempt(ctx, attempt, 'givenUp');
  return true;
};

/** Whether the provider is to be asked about an attempt although nobody has news of it. */
export const isFollowed = (attempt: Attempt, now: Date): boolean =>
  isActive(attempt.state) || now.getTime() - (attempt.overAt ?? attempt.createdAt).getTime() < followedMs;
/** News came of which the provider has not been asked yet. */
export const hasNews = (attempt: Attempt): boolean => attempt.news > attempt.newsAsked;

/** Plans to ask the provider about an attempt, later the longer it lasts; a plan made before is moved. */
export const planCheck = (ctx: Ctx, attempt: Attempt): void => {
  const dueAt = askAgainAt(attempt.state, attempt.overAt ?? attempt.unknownSince ?? attempt.createdAt, ctx.now);
  ctx.later({ kind: 'payments.check', key: attempt.number, dueAt, payload: { payNumber: attempt.number } });
};
