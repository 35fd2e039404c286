import type { PaymentState } from '@kyakhta/contract';

interface AttemptMove {
  readonly from: readonly PaymentState[];
  readonly to: PaymentState;
}
const unpaid = ['created', 'waiting', 'unknown', 'declined', 'canceled'] as const;

/** Every move an attempt can make. Money that comes is never turned away: it pays, goes back, or waits for an operator. */
export const attemptMoves = {
  known: { from: ['created'], to: 'waiting' },
  asked: { from: ['waiting'], to: 'unknown' },
  /** The payer has not agreed after all, and still may. */
  notAgreed: { from: ['unknown'], to: 'waiting' },
  declined: { from: ['created', 'waiting', 'unknown'], to: 'declined' },
  givenUp: { from: ['created', 'waiting', 'unknown'], to: 'canceled' },
  paid: { from: unpaid, to: 'paid' },
  returned: { from: [...unpaid, 'suspense'], to: 'returned' },
  suspended: { from: unpaid, to: 'suspense' },
} as const satisfies Readonly<Record<string, AttemptMove>>;
export type AttemptMoveName = keyof typeof attemptMoves;

/** The attempt stands for its orders: no other may be made beside it. */
export const isActive = (state: PaymentState): boolean => ['created', 'waiting', 'unknown', 'paid'].includes(state);
/** Its money has come, whatever became of it: there is nothing more to ask. */
export const isSettled = (state: PaymentState): boolean => ['paid', 'returned', 'suspense', 'refunded'].includes(state);
export const isPaidState = (state: PaymentState): boolean => state === 'paid' || state === 'refunded';

const secondMs = 1000;
/** An attempt that was unknown for so long is shown to operators. */
export const unknownLongMs = 10 * 60 * secondMs;

/** When to ask the provider again: often at first, then less and less. */
export const askAgainAt = (state: PaymentState, since: Date, now: Date): Date => {
  const age = now.getTime() - since.getTime();
  const wait = state !== 'unknown' ? 120 : age < 60 * secondMs ? 5 : age < unknownLongMs ? 30 : age < 60 * 60 * secondMs ? 120 : 600;
  return new Date(now.getTime() + wait * secondMs);
};
