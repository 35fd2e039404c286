import { randomInt, randomUUID } from 'node:crypto';
import { dayDigits, unclearCaseKinds } from '@kyakhta/contract';
import { allocate, currencyOf, type Money, money, sum, zero } from '@kyakhta/money';
import { providerNamed } from '../../../outside/services.ts';
import type { Ctx } from '../../../runtime/context.ts';
import type { Db } from '../../../runtime/database.ts';
import { account, post, transfer } from '../../ledger/index.ts';
import { askAgainAt, type AttemptMoveName, attemptMoves, bank, createdMs, followedMs, isActive, isSettled } from '../model.ts';
import {
  type Attempt,
  type AttemptSets,
  insertAttempt,
  insertPaid,
  lockActive,
  moveRow,
  type NewAttempt,
  selectActiveIds,
  setProviderId,
  standFor,
  standNoMoreFor,
} from '../store/attempts.ts';
import { closeCaseRows, insertCase } from '../store/cases.ts';
import { hasOpenMoney } from '../store/money.ts';
import { holdLost } from './taken-back.ts';

/** A number of 18 digits that tells the day and cannot be guessed further. */
export const newPaymentNumber = (now: Date): string =>
  `${dayDigits(now)}${String(randomInt(1_000_000, 10_000_000))}${String(randomInt(100_000)).padStart(5, '0')}`;

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
  /** What of it comes from the buyer's balance; nothing where it is paid by one method alone. */
  readonly balance: Money;
}

/** The payment of these parts by one attempt; without an attempt id of the browser's it gets its own. */
export const newPayment = (
  input: Pick<Payment, 'userId' | 'payType' | 'parts'> & { readonly attemptId: string | undefined; readonly balance?: Money | undefined },
  now: Date,
): Payment => {
  const [first] = input.parts;
  if (first === undefined) throw new Error('a payment pays for something');
  const amount = sum(
    input.parts.map((p) => p.amount),
    first.amount.currency,
  );
  return {
    ...input,
    number: newPaymentNumber(now),
    attemptId: input.attemptId ?? randomUUID(),
    amount,
    balance: input.balance ?? zero(amount.currency),
  };
};

/** What each part takes of the balance, in proportion to its amount. */
const balanceShares = ({ balance, parts }: Payment): Money[] =>
  balance.amount === 0n
    ? parts.map(() => balance)
    : allocate(
        balance,
        parts.map((p) => p.amount.amount),
      );

const rowOf = (payment: Payment, at: Date, shares = balanceShares(payment)): NewAttempt => ({
  ...payment,
  balanceAmount: payment.balance.amount,
  currency: payment.amount.currency,
  amount: payment.amount.amount,
  at,
  parts: payment.parts.map((p, i) => ({ reference: p.reference, amount: p.amount.amount, balance: shares[i]?.amount ?? 0n })),
});

/** Records a payment that was made at once, from balance. */
export const recordPaid = (db: Db, payment: Payment, at: Date): Promise<void> => insertPaid(db, rowOf(payment, at));

/** Records an attempt at a provider, before the provider is asked. @returns false when its id is taken already */
export const recordAttempt = (
  db: Db,
  payment: Payment,
  how: { readonly provider: string; readonly returnUrl: string; readonly language: string; readonly expiresAt?: Date },
  at: Date,
): Promise<boolean> => insertAttempt(db, { ...rowOf(payment, at), ...how });

/** The attempt that paid for these references, for answering a repeated call. */
export const attemptOf = async (db: Db, references: readonly string[]): Promise<string | null> =>
  (await selectActiveIds(db, references))[0] ?? null;

/**
 * Holds what of a payment comes from the balance, when its attempt begins.
 * @throws Shortfall when there is too little
 */
export const holdBalance = async (ctx: Ctx, { number, userId, balance }: Payment): Promise<void> => {
  await post(ctx.db, {
    key: `hold:${number}`,
    kind: 'hold',
    reference: number,
    at: ctx.now,
    postings: transfer(account.buyerAvailable(userId), account.buyerHeld(userId), balance),
  });
};
/** Gives back what was held of the balance and pays for nothing. An attempt ends once. */
export const unholdBalance = async (ctx: Ctx, { number, userId, currency }: Attempt, amount: bigint): Promise<void> => {
  await post(ctx.db, {
    key: `unhold:${number}`,
    kind: 'hold',
    reverses: `hold:${number}`,
    reference: number,
    at: ctx.now,
    postings: transfer(account.buyerHeld(userId), account.buyerAvailable(userId), money(amount, currencyOf(currency))),
  });
  // What was taken back of a top-up meanwhile could not be held while this was.
  if (amount > 0n) await holdLost(ctx, userId, currency);
};

/** Plans to ask the provider about an attempt, later the longer it lasts; a plan made before is moved. */
export const planCheck = (ctx: Ctx, attempt: Attempt): void => {
  const dueAt = askAgainAt(attempt.state, attempt.overAt ?? attempt.unknownSince ?? attempt.createdAt, ctx.now);
  ctx.later({ kind: 'payments.check', key: attempt.number, dueAt, payload: { payNumber: attempt.number } });
};
/**
 * Plans what follows an attempt that was given up and that its provider knows: where the payer's word alone moves the money,
 * it learns at once that nobody may give it any more; elsewhere it is asked whether some came all the same.
 */
const planFollowing = (ctx: Ctx, attempt: Attempt): void => {
  if (providerNamed(ctx, attempt.provider)?.closeOrder === undefined) planCheck(ctx, attempt);
  else ctx.later({ kind: 'payments.check', key: attempt.number, dueAt: ctx.now, payload: { payNumber: attempt.number } });
};

/** What of an attempt a move may change besides its state; what is absent stays. */
export interface AttemptChanges {
  readonly approveUrl?: string | null;
  readonly codeUrl?: string | null;
  readonly reason?: string | null;
  readonly unknownSince?: Date | null;
  readonly paidAt?: Date;
}
const columnsOf = ({ approveUrl, codeUrl, reason, unknownSince, paidAt }: AttemptChanges, overAt: Date | undefined): AttemptSets => ({
  ...(approveUrl === undefined ? {} : { approve_url: approveUrl }),
  ...(codeUrl === undefined ? {} : { code_url: codeUrl }),
  ...(reason === undefined ? {} : { reason }),
  ...(unknownSince === undefined ? {} : { unknown_since: unknownSince }),
  ...(paidAt === undefined ? {} : { paid_at: paidAt }),
  ...(overAt === undefined ? {} : { over_at: overAt }),
});

/**
 * Moves an attempt that the caller has locked, and with it what it stands for: nothing any more unless it is active.
 * @returns the attempt as it is now, unchanged when it cannot make the move
 */
export const moveAttempt = async (ctx: Ctx, attempt: Attempt, move: AttemptMoveName, changes: AttemptChanges = {}): Promise<Attempt> => {
  const state = attemptMoves[move].to;
  const isOver = !isActive(state) && !isSettled(state);
  if (!(await moveRow(ctx.db, attempt.id, move, columnsOf(changes, isOver ? ctx.now : undefined)))) return attempt;
  if (!isActive(state)) await standFor(ctx.db, attempt.id, []);
  if (!isActive(state) && isActive(attempt.state)) await unholdBalance(ctx, attempt, attempt.balanceAmount);
  // What of a transfer has come is waited for no longer: it goes back.
  if (isOver && attempt.provider === bank && (await hasOpenMoney(ctx.db, attempt.id))) {
    await closeCaseRows(ctx.db, attempt.id, ['short'], { operatorId: null, note: '', at: ctx.now });
    await insertCase(ctx.db, attempt.id, 'late', ctx.now);
    ctx.later({
      kind: 'payments.mailTransferUnfit',
      key: `${attempt.number} over`,
      dueAt: ctx.now,
      payload: { payNumber: attempt.number, isOver: false, amount: null },
    });
  }
  if (attempt.state === 'unknown') await closeCaseRows(ctx.db, attempt.id, unclearCaseKinds, { operatorId: null, note: '', at: ctx.now });
  const moved = {
    ...attempt,
    state,
    ...(isOver ? { overAt: ctx.now } : {}),
    ...(changes.approveUrl === undefined ? {} : { approveUrl: changes.approveUrl }),
    ...(changes.codeUrl === undefined ? {} : { codeUrl: changes.codeUrl }),
    ...(changes.reason === undefined ? {} : { reason: changes.reason }),
    ...(changes.unknownSince === undefined ? {} : { unknownSince: changes.unknownSince }),
  };
  if (move === 'givenUp' && attempt.providerId !== null) planFollowing(ctx, moved);
  return moved;
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

/**
 * Nothing is waited for under these references any more, whose orders the caller has locked: attempts for them are given up.
 * One whose money may be on its way stays unknown and is asked about. What else it stands for it goes on to stand for; what
 * comes of it for these goes back.
 * @param but the attempt that pays for them, if any
 */
export const abandonAttempts = async (ctx: Ctx, references: readonly string[], but: number | null = null): Promise<void> => {
  if (references.length === 0) return;
  for (const attempt of await lockActive(ctx.db, references)) {
    if (attempt.id === but) continue;
    if (attempt.state === 'unknown') await standNoMoreFor(ctx.db, attempt.id, references);
    else await moveAttempt(ctx, attempt, 'givenUp');
  }
};

/** This money pays for these: whatever else was tried for them stands for them no longer. */
export const standAlone = async (ctx: Ctx, attempt: Attempt, references: readonly string[]): Promise<void> => {
  await abandonAttempts(ctx, references, attempt.id);
  await standFor(ctx.db, attempt.id, references);
};

/** Notes what its provider calls an attempt, whatever has become of it meanwhile. */
export const noteProviderId = (ctx: Ctx, attempt: Attempt, providerId: string): Promise<void> =>
  setProviderId(ctx.db, attempt.id, providerId);

/** Whether no provider has told of an attempt for so long that nobody can pay it any more. */
export const isNeverBegun = ({ state, createdAt }: Attempt, now: Date): boolean =>
  state === 'created' && now.getTime() - createdAt.getTime() >= createdMs;
/** Plans the end of an attempt that its provider may never hear of; once it does, the plan to ask about it takes its place. */
export const planEnd = (ctx: Ctx, { number, createdAt }: Attempt): void => {
  ctx.later({
    kind: 'payments.check',
    key: number,
    dueAt: new Date(createdAt.getTime() + createdMs),
    payload: { payNumber: number },
  });
};

/** Whether the provider is to be asked about an attempt although nobody has news of it. */
export const isFollowed = (attempt: Attempt, now: Date): boolean =>
  isActive(attempt.state) || now.getTime() - (attempt.overAt ?? attempt.createdAt).getTime() < followedMs;
/** News came of which the provider has not been asked yet. */
export const hasNews = (attempt: Attempt): boolean => attempt.news > attempt.newsAsked;
