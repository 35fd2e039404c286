import type { PayoutState } from '@kyakhta/contract';
import type { Fact } from '../../runtime/later.ts';

declare module '../../runtime/later.ts' {
  interface FactPayloads {
    toppedUp: { readonly rechargeNumber: string };
    payoutMoved: { readonly payoutNumber: string; readonly state: PayoutState };
  }
}

/** Money has come onto a buyer's balance. */
export const toppedUp = (topUp: { readonly number: string }): Fact<'toppedUp'> => ({
  name: 'toppedUp',
  key: topUp.number,
  payload: { rechargeNumber: topUp.number },
});

/** A payout has come so far. Announced per state, each of which it reaches once. */
export const payoutMoved = (payout: { readonly number: string }, state: PayoutState): Fact<'payoutMoved'> => ({
  name: 'payoutMoved',
  key: `${payout.number}:${state}`,
  payload: { payoutNumber: payout.number, state },
});
