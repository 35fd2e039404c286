import type { PayoutState } from '@kyakhta/contract';

/** A move of a payout: from which states, and to which. */
interface PayoutMove {
  readonly from: readonly PayoutState[];
  readonly to: PayoutState;
}
/** Every move a payout can make; nothing else decides. */
export const payoutMoves = {
  approve: { from: ['asked'], to: 'approved' },
  cancel: { from: ['asked'], to: 'canceled' },
  refuse: { from: ['asked', 'approved'], to: 'refused' },
  pay: { from: ['approved'], to: 'paid' },
  bounce: { from: ['paid'], to: 'returned' },
} as const satisfies Readonly<Record<string, PayoutMove>>;
export type PayoutMoveName = keyof typeof payoutMoves;

export const canPayout = (move: PayoutMoveName, state: PayoutState): boolean =>
  (payoutMoves[move].from as readonly PayoutState[]).includes(state);
/** The money is neither the store's to spend nor gone. */
export const inTransit: readonly PayoutState[] = ['asked', 'approved'];

export interface BankAccount {
  readonly holder: string;
  readonly bank: string;
  readonly account: string;
  readonly swift: string;
  readonly country: string;
}
/** Of an account number its last four signs: enough to tell two accounts apart. */
export const maskedAccount = <A extends BankAccount>(bank: A): A => ({
  ...bank,
  account: `••${bank.account.replaceAll(/[ -]/g, '').slice(-4)}`,
});

const topUpNumber = /^T\d{16}$/;
/** Whether a payment reference is a top-up's: no order begins with the letter. */
export const isTopUpNumber = (reference: string): boolean => topUpNumber.test(reference);
