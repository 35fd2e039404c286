import { planForOperators } from './waiting-operators.ts';
import { planParcels } from './waiting-parcels.ts';
import { planForStore } from './waiting-store.ts';
import type { Past } from './walk.ts';

/**
 * What a store with a published login and the operators find to do on the first day. All of it comes of buyers and stores of
 * the past, so that nobody finds among her own what somebody else began.
 */
export const planWaiting = (past: Past): void => {
  planForStore(past);
  planForOperators(past);
  planParcels(past);
};
