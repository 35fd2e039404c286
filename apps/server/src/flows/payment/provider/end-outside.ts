import type { Due, OrderRow } from '../../../domains/orders/index.ts';

/** A payment that was begun at a provider can be agreed to for so long at most. */
const longestMs = 2 * 60 * 60 * 1000;

/**
 * Until when a payer may agree at a provider: no longer than the orders wait. Providers go by the clock of the world outside,
 * and the marketplace's own may be moved: the time that is left is counted from there.
 */
export const endOutside = (dues: readonly Due<OrderRow>[], now: Date): Date => {
  const left = dues.flatMap(({ order }) => (order.payBefore === null ? [] : [order.payBefore.getTime() - now.getTime()]));
  return new Date(Date.now() + Math.min(longestMs, ...left.filter((ms) => ms > 0)));
};
