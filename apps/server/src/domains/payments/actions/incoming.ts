import { waitedSum } from '../../proposals/index.ts';
import type { Db } from '../../../runtime/database.ts';
import { bank } from '../model.ts';
import { type Attempt, latestAttempts } from '../store/attempts.ts';
import { heldOf } from '../store/money.ts';

/** How much of a payment by bank has come, in minor units of its currency. */
export interface Incoming {
  /** All that has come, with what is being checked. */
  readonly received: bigint;
  /** What of it a second operator still has to see. */
  readonly checking: bigint;
  /** What is still to be sent. */
  readonly missing: bigint;
}

/** The bank transfer that is waited for under one of these references; null where none is. */
export const waitingTransfer = async (db: Db, references: readonly string[]): Promise<Attempt | null> =>
  (await latestAttempts(db, references)).find((a) => a.provider === bank && a.state === 'waiting') ?? null;

/** What has come of a transfer that is waited for: what waits for a second operator has come, too, and is not asked for again. */
export const incomingOf = async (db: Db, attempt: Pick<Attempt, 'id' | 'number' | 'currency' | 'amount'>): Promise<Incoming> => {
  const [held, checking] = await Promise.all([heldOf(db, attempt.id), waitedSum(db, `payment:${attempt.number}`, attempt.currency)]);
  const received = held.reduce((sum, h) => (h.currency === attempt.currency ? sum + h.amount : sum), checking);
  return { received, checking, missing: attempt.amount > received ? attempt.amount - received : 0n };
};
