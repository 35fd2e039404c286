import { randomInt, randomUUID } from 'node:crypto';
import { sum, type Money } from '@kyakhta/money';
import type { Db } from '../../runtime/database.ts';
import { insertPaid, selectAttempts } from './store.ts';

/** A number of 18 digits that tells the day and cannot be guessed further. */
export const newPaymentNumber = (now: Date): string =>
  `${now.toISOString().slice(2, 10).replaceAll('-', '')}${String(randomInt(1_000_000, 10_000_000))}${String(randomInt(10_000)).padStart(5, '0')}`;

export interface DuePart {
  readonly reference: string;
  readonly amount: Money;
}

/** Records that the amounts due were paid at once, from balance. @returns number and attempt of the payment. */
export const recordPaid = async (
  db: Db,
  input: {
    readonly userId: number;
    readonly payType: number;
    readonly attemptId: string | undefined;
    readonly parts: readonly DuePart[];
    readonly at: Date;
  },
): Promise<{ readonly number: string; readonly attemptId: string; readonly amount: Money }> => {
  const [first] = input.parts;
  if (first === undefined) throw new Error('a payment pays for something');
  const amount = sum(
    input.parts.map((p) => p.amount),
    first.amount.currency,
  );
  const number = newPaymentNumber(input.at);
  const attemptId = input.attemptId ?? randomUUID();
  await insertPaid(db, {
    number,
    userId: input.userId,
    attemptId,
    payType: input.payType,
    currency: amount.currency,
    amount: amount.amount,
    at: input.at,
    parts: input.parts.map((p) => ({ reference: p.reference, amount: p.amount.amount })),
  });
  return { number, attemptId, amount };
};

/** The attempt that paid for these references, for answering a repeated call. */
export const attemptOf = async (db: Db, references: readonly string[]): Promise<string | null> =>
  (await selectAttempts(db, references))[0] ?? null;
