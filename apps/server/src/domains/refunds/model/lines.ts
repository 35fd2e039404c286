import type { RefundableLine } from '../model.ts';

const nothingPending = {
  used: 0,
  pendingCount: 0,
  pendingCanceled: 0,
  pendingGoods: 0n,
  pendingFreight: 0n,
  pendingPoints: 0,
  pendingPointsAmount: 0n,
  pendingPromotionPaid: 0n,
  pendingFreightPlatform: 0n,
  pendingFreightStore: 0n,
  pendingKept: 0,
  withheld: 0n,
};
type Charged = Omit<RefundableLine, keyof typeof nothingPending>;
type Asked = Pick<RefundableLine, 'orderItemId' | Exclude<keyof typeof nothingPending, 'used'>>;

/**
 * Lines of an order as what may go back of them is reckoned from.
 * @param asked what applications ask for, of these lines and of others
 * @param ready vouchers that can still be used, by line: while there are, only those can be asked back; null where that is all the same
 */
export const refundableLines = (
  charged: readonly Charged[],
  asked: readonly Asked[],
  ready: ReadonlyMap<number, number> | null,
): RefundableLine[] => {
  const askedOf = new Map(asked.map((a) => [a.orderItemId, a]));
  return charged.map((l) => ({
    ...nothingPending,
    ...l,
    ...askedOf.get(l.orderItemId),
    used: ready === null ? 0 : Math.max(0, l.count - l.refundedCount - (ready.get(l.orderItemId) ?? 0)),
  }));
};
