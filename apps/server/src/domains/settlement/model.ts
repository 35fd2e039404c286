import type { EntryKind, PayoutState, PayoutVerb } from '@kyakhta/contract';

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
/**
 * What somebody can do about a payout now. What an operator approved another one sends.
 * @param ownApproval whether the operator who asks has approved it
 */
export const payoutCan = (state: PayoutState, who: 'owner' | 'operator', ownApproval = false): PayoutVerb[] => {
  const moves: readonly (readonly [PayoutVerb, PayoutMoveName])[] =
    who === 'owner'
      ? [['cancel', 'cancel']]
      : [
          ['approve', 'approve'],
          ['paid', 'pay'],
          ['refuse', 'refuse'],
          ['returned', 'bounce'],
        ];
  return moves.filter(([verb, move]) => canPayout(move, state) && !(ownApproval && verb === 'paid')).map(([verb]) => verb);
};
/** The money can neither be spent nor is it gone. */
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

/** Whether two are one account: how it is grouped, and the bank's name, do not matter. */
export const sameAccount = (a: BankAccount, b: BankAccount): boolean => {
  const key = (one: BankAccount) => [one.account.replaceAll(/[ -]/g, '').toUpperCase(), one.swift, one.country, one.holder].join(' ');
  return key(a) === key(b);
};

/** A movement of a buyer's balance, oldest first; minor units into it, or out of it below zero. */
export interface Movement {
  readonly kind: EntryKind;
  readonly key: string;
  readonly amount: bigint;
}
const tradeKinds: readonly EntryKind[] = ['capture', 'refund', 'hold', 'grant', 'lateCash'];
/** By an order: what it takes counts as the platform's gift first, and what comes back of it as well. */
const isTrade = ({ kind, key, amount }: Movement): boolean =>
  tradeKinds.includes(kind) && !key.startsWith('takenBack') && !(kind === 'capture' && amount > 0n);
/**
 * What of a balance the platform added and no order has used: it is spent first, comes back first, and is never paid out.
 * @param movements from the first that added something on
 * @returns minor units, at least 0
 */
export const giftLeft = (movements: readonly Movement[]): bigint => {
  let [given, left] = [0n, 0n];
  for (const movement of movements) {
    const { kind, amount } = movement;
    if (kind === 'gift') given += amount;
    if (kind !== 'gift' && !isTrade(movement)) continue;
    left += amount;
    if (left < 0n) left = 0n;
    if (left > given) left = given;
  }
  return left;
};

const topUpNumber = /^T\d{16}$/;
/** Whether a payment reference is a top-up's: no order begins with the letter. */
export const isTopUpNumber = (reference: string): boolean => topUpNumber.test(reference);
