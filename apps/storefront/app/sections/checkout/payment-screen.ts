import type { Refusal } from '../../ask.ts';
import type { Payment } from './payment.server.ts';

/** What an action of the payment page leaves behind; nothing while all went well. */
export type PayResult = Refusal | undefined;

/** The field that holds the attempt of a way to pay. */
export const attemptField = (payType: number): string => `attempt-${payType}`;

/** paid · over: no longer payable · checking: nobody knows yet · mixed: some of the orders are paid · unfinished: begun at the provider · transfer: money by bank is waited for · code: to be scanned · counter */
export type PaymentScreen = 'paid' | 'over' | 'checking' | 'mixed' | 'unfinished' | 'transfer' | 'code' | 'counter';

/** Which screen shows a payment as it stands. What is being checked comes before any end but "paid". */
export function screenOf({ status, attempt }: Pick<Payment, 'status' | 'attempt'>, result: PayResult): PaymentScreen {
  if (status === 'paid') return 'paid';
  if (attempt?.state === 'unknown') return 'checking';
  if (status === 'expired' || status === 'canceled') return 'over';
  if (result?.unsure) return 'checking';
  if (status === 'mixed') return 'mixed';
  // What has ended is begun again where everything begins.
  if (attempt?.state !== 'waiting' || attempt.hasEnded) return 'counter';
  if (attempt.code) return 'code';
  return attempt.transfer ? 'transfer' : 'unfinished';
}

const pauseSeconds = [2, 3, 5, 8, 13, 21, 34, 60];

/** How long to wait before asking again, in milliseconds: soon at first, then less and less. `asked`: how often it was asked already; `most`: never longer. */
export const pauseBefore = (asked: number, most = Number.POSITIVE_INFINITY): number => Math.min((pauseSeconds[asked] ?? 60) * 1000, most);
