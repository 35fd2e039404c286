import { randomInt, randomUUID } from 'node:crypto';
import { sum, type Money } from '@kyakhta/money';
import type { Db } from '../../runtime/database.ts';
import { insertPaid, selectAttempts } from './store.ts';

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

/** Records a payment that was made at once, from balance. */
export const recordPaid = (db: Db, payment: Payment, at: Date): Promise<void> =>
  insertPaid(db, {
    ...payment,
    currency: payment.amount.currency,
    amount: payment.amount.amount,
    at,
    parts: payment.parts.map((p) => ({ reference: p.reference, amount: p.amount.amount })),
  });

/** The attempt that paid for these references, for answering a repeated call. */
export const attemptOf = async (db: Db, references: readonly string[]): Promise<string | null> =>
  (await selectAttempts(db, references))[0] ?? null;
