import type { Fact } from '../../runtime/context.ts';

/** Money has come onto a buyer's balance. */
export const toppedUp = (topUp: { readonly number: string }): Fact => ({
  name: 'toppedUp',
  key: topUp.number,
  payload: { rechargeNumber: topUp.number },
});
