import type { EntryKind } from '@kyakhta/contract';
import { add, type Money, zero } from '@kyakhta/money';

/**
 * Addresses of the accounts. What stands before the first colon is the kind; the rest is an opaque
 * reference that the ledger does not read. Positive is into the account. Accounts of the outside
 * world (clearing, opening) go negative by what came in from there.
 */
export const account = {
  buyerAvailable: (userId: number): string => `buyer:${userId}:available`,
  buyerHeld: (userId: number): string => `buyer:${userId}:held`,
  escrow: (orderNumber: string): string => `escrow:${orderNumber}`,
  /** What a store's own fee has had of an order's money, written beside the money itself; its counterpart is `fees`. */
  fee: (orderNumber: string): string => `fee:${orderNumber}`,
  storePending: (storeId: number): string => `store:${storeId}:pending`,
  storeAvailable: (storeId: number): string => `store:${storeId}:available`,
  /** What the platform paid first for a store; its counterpart is `storeDebts`. */
  storeDebt: (storeId: number): string => `store:${storeId}:debt`,
  providerClearing: (provider: string): string => `clearing:provider:${provider}`,
  bankClearing: 'clearing:bank',
  suspense: 'platform:suspense',
  payoutsInTransit: 'platform:payouts-in-transit',
  commission: 'platform:commission',
  freight: 'platform:freight',
  dutiesAndVat: 'platform:duties-and-vat',
  promotions: 'platform:promotions',
  pointsCost: 'platform:points-cost',
  risk: 'platform:risk',
  storeDebts: 'platform:store-debts',
  fees: 'platform:fees',
  adjustments: 'platform:adjustments',
  opening: 'platform:opening',
} as const;

/**
 * Accounts that must not go negative: what belongs to a person, a store or an order. Each has a
 * balance row, which is also its lock. The platform's own accounts are summed from their postings,
 * so that no row of theirs is hot.
 */
export const isGuarded = (address: string): boolean =>
  address.startsWith('buyer:') || address.startsWith('escrow:') || address.startsWith('store:');

export interface Posting {
  readonly account: string;
  readonly amount: Money;
}

export interface Entry {
  /** Unique for ever: the same movement is never booked twice. */
  readonly key: string;
  readonly kind: EntryKind;
  /** What the entry is about, such as an order number. */
  readonly reference: string;
  readonly at: Date;
  readonly postings: readonly Posting[];
  /** Key of the entry that is taken back by this one, in whole or in part. */
  readonly reverses?: string;
}

/** Both sides of one movement. */
export const transfer = (from: string, to: string, amount: Money): Posting[] =>
  amount.amount === 0n
    ? []
    : [
        { account: from, amount: { ...amount, amount: -amount.amount } },
        { account: to, amount },
      ];

/** Postings to the same account and currency as one; those that cancel out are gone. Sorted, so that locks are taken in one order. */
export const netted = (postings: readonly Posting[]): Posting[] => {
  const sums = new Map<string, Posting>();
  for (const p of postings) {
    const id = `${p.account} ${p.amount.currency}`;
    const before = sums.get(id);
    sums.set(id, before === undefined ? p : { account: p.account, amount: add(before.amount, p.amount) });
  }
  return [...sums.values()]
    .filter((p) => p.amount.amount !== 0n)
    .toSorted((a, b) => (a.account < b.account ? -1 : a.account > b.account ? 1 : 0));
};

/** Throws unless the postings sum to zero in every currency: an unbalanced entry is a fault of ours and must never be stored. */
export const assertBalanced = (postings: readonly Posting[]): void => {
  const sums = new Map<string, Money>();
  for (const { amount } of postings) sums.set(amount.currency, add(sums.get(amount.currency) ?? zero(amount.currency), amount));
  for (const sum of sums.values()) if (sum.amount !== 0n) throw new Error(`journal entry does not balance: ${sum.amount} ${sum.currency}`);
};
