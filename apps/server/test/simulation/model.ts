/**
 * What ought to be true, kept apart from the product: its own table of moves and its own arithmetic,
 * so that a mistake in the product's is seen. Amounts are minor units of USD.
 */
export interface Line {
  readonly orderItemId: number;
  readonly skuId: number;
  readonly count: number;
  shipped: number;
  /** Given up before they left. */
  canceled: number;
}
export interface ModelOrder {
  readonly number: string;
  readonly buyerId: number;
  readonly storeId: number;
  readonly paymentTerm: number;
  /** How its goods come: 1 courier, 2 fetched from the store, 3 without anybody, 4 by the store itself within its city. */
  readonly dvyType: number;
  /** Its buyer fetches the goods from the store. */
  readonly isCollected: boolean;
  /** Of services bought by voucher. */
  readonly isVirtual: boolean;
  readonly total: bigint;
  readonly freight: bigint;
  /** What of the freight is the store's own, for bringing the goods itself. */
  readonly fee: bigint;
  /** Points used on it, and what they took off. */
  readonly points: number;
  readonly pointsAmount: bigint;
  /** What else the platform pays of it, of goods and of freight, and what its store pays of the freight. */
  readonly promotion: bigint;
  readonly freightPlatform: bigint;
  readonly freightStore: bigint;
  readonly placedAt: number;
  /** Until when it can be paid, while it waits for that: counted from the start, or once its contract has both signatures. */
  payUntil: number;
  readonly lines: readonly Line[];
  /** References its price is paid under: itself, or one a part. */
  readonly dues: readonly Due[];
  status: number;
  /** What has gone back, of the goods and of the freight. */
  refundedGoods: bigint;
  refundedFreight: bigint;
  refundedPoints: number;
  refundedPointsAmount: bigint;
  refundedPromotion: bigint;
  refundedFreightPlatform: bigint;
  refundedFreightStore: bigint;
  hasOpenRefund: boolean;
  shippedAt: number | null;
  receivedAt: number | null;
  /** Someone has begun to pay it otherwise than from a balance: when it expires depends on that. */
  isTried: boolean;
  /** Of an order that was settled: whether its goods are at the store again. */
  goodsBack: boolean | null;
  /** Its money was taken back outside, and no operator has dealt with that yet. */
  isTakenBack: boolean;
  /** Of an order of a group: how that stands. */
  group: 'none' | 'open' | 'complete' | 'failed';
  /** Whether it stands on an invoice that was applied for or issued. */
  invoice: 'none' | 'applied' | 'issued';
}
export interface Due {
  readonly reference: string;
  readonly amount: bigint;
  /** How it was paid, once it is. */
  payType: number | null;
  /** What of it came from the balance beside a provider. */
  balance: bigint;
  /** What of it has gone back the way it came. */
  refunded: bigint;
}

export type Edge = readonly [from: number, to: number];
export const edges = {
  /** Of a group's order to 7, of any other to 2. */
  paid: [
    [1, 2],
    [1, 7],
  ],
  groupComplete: [[7, 2]],
  groupFailed: [
    [1, 6],
    [7, 6],
  ],
  cancelled: [[1, 6]],
  cancelledCash: [
    [1, 6],
    [2, 6],
  ],
  shipped: [
    [2, 10],
    [2, 3],
    [10, 3],
  ],
  /** By both sides, or one of them refuses. */
  signed: [
    [8, 9],
    [9, 1],
    [9, 2],
    [9, 7],
  ],
  contractRefused: [
    [8, 6],
    [9, 6],
  ],
  settled: [
    [2, 6],
    [10, 6],
    [3, 6],
    [4, 6],
    [11, 6],
  ],
  redeemed: [[3, 4]],
  received: [[3, 4]],
  reviewed: [[4, 11]],
  satisfied: [
    [4, 5],
    [11, 5],
  ],
  refunded: [
    [2, 6],
    [3, 6],
    [4, 6],
    [10, 6],
    [11, 6],
    [10, 3],
  ],
  refusedAtDoor: [
    [10, 6],
    [3, 6],
  ],
} as const satisfies Readonly<Record<string, readonly Edge[]>>;

/** Whether a state can be reached from another over these edges, in any number of moves. */
export const reaches = (from: number, to: number, over: readonly Edge[]): boolean => {
  const seen = new Set([from]);
  for (const state of seen) for (const [a, b] of over) if (a === state) seen.add(b);
  return seen.has(to);
};

export const minute = 60_000;
export const day = 86_400_000;
export const timeToPay = 30 * minute;
export const timeToPaySigned = 3 * day;
const isOpen = (status: number): boolean => [2, 3, 4, 7, 10, 11].includes(status);
export const isPaidWhole = (order: ModelOrder): boolean => order.dues.every((d) => d.payType !== null);

/** What the clock alone may do to an order by now. */
export const timerEdges = (order: ModelOrder, now: number): Edge[] => [
  // Nobody signed in time; the store has its own time, from the buyer's signature on.
  ...(now >= order.placedAt + 3 * day - minute ? edges.contractRefused : []),
  // Vouchers are there as soon as they are paid; unused ones end after thirty days, some with their price.
  ...(order.isVirtual ? ([[2, 3]] as const) : []),
  ...(order.isVirtual && order.hasOpenRefund ? edges.redeemed : []),
  ...(order.isVirtual && order.shippedAt !== null && now >= order.shippedAt + 29 * day
    ? ([
        [3, 4],
        [3, 6],
      ] as const)
    : []),
  ...(now >= order.payUntil - minute ? ([[1, 6]] as const) : []),
  ...(order.isTried ? edges.paid : []),
  // What of a failed group waited for money on its way is looked at again by itself.
  ...(order.group === 'failed' ? edges.groupFailed : []),
  // A refund that nobody answers succeeds by itself.
  ...(order.hasOpenRefund ? edges.refunded : []),
  // It may have given up what had not left, long enough ago that the rest counts as received, and is claimed no more.
  ...(order.hasOpenRefund && order.status === 10 && now >= order.placedAt + 15 * day ? ([[3, 4], ...edges.satisfied] as const) : []),
  // What waits at the store does not count as received by itself.
  // A parcel that tracking calls signed sets the time; it is never before a week and a bit.
  ...(order.shippedAt !== null && now >= order.shippedAt + 15 * day ? ([[3, 4]] as const) : []),
  ...(order.status === 4 || order.status === 11
    ? order.receivedAt !== null && now >= order.receivedAt + 7 * day - minute
      ? edges.satisfied
      : []
    : order.shippedAt !== null && now >= order.shippedAt + 22 * day
      ? edges.satisfied
      : []),
];

/** What the clock must have done to an order when everything due was done; null when it stands as it may. */
export const overdue = (order: ModelOrder, now: number): string | null => {
  if (order.status === 1 && !order.isTried && now > order.payUntil + 2 * minute) return 'it should have expired';
  if (order.status === 8 && now > order.placedAt + 3 * day + 2 * minute) return 'its contract should have lapsed';
  const over = order.receivedAt !== null && now > order.receivedAt + 7 * day + 2 * minute;
  if ((order.status === 4 || order.status === 11) && over && isPaidWhole(order) && !order.hasOpenRefund && !order.isTakenBack)
    return 'its escrow should be released';
  return null;
};

/** Commission on goods, half up. */
export const commissionOf = (goods: bigint, basisPoints: bigint): bigint => (goods * basisPoints * 2n + 10_000n) / 20_000n;

/** What was paid for an order. */
export const paidOf = (order: ModelOrder): bigint => order.dues.reduce((sum, d) => (d.payType === null ? sum : sum + d.amount), 0n);
/** What was paid and has not gone back. */
export const leftOf = (order: ModelOrder): bigint => paidOf(order) - order.refundedGoods - order.refundedFreight;
/** What the platform paid for its points and did not get back. */
export const pointsCostOf = (order: ModelOrder): bigint => (paidOf(order) > 0n ? order.pointsAmount - order.refundedPointsAmount : 0n);
/** What its promotions cost the platform. */
export const promotionCostOf = (order: ModelOrder): bigint =>
  isAnyPaid(order) ? order.promotion + order.freightPlatform - order.refundedPromotion - order.refundedFreightPlatform : 0n;
const isAnyPaid = (order: ModelOrder): boolean => order.dues.some((d) => d.payType !== null);
/** What is in the escrow of an order. */
export const escrowOf = (order: ModelOrder): bigint =>
  isOpen(order.status) ? leftOf(order) + pointsCostOf(order) + promotionCostOf(order) : 0n;
/** What an order took of its buyer's points and gave back. */
export const pointsOf = (order: ModelOrder): number =>
  (order.status === 6 && paidOf(order) === 0n ? order.points : order.refundedPoints) - order.points;
export interface Split {
  /** What the store's share is taken from. */
  readonly goods: bigint;
  readonly freight: bigint;
  /** The fee for bringing goods itself: the store's, or its buyer's again when none of them left. */
  readonly fee: bigint;
  readonly feeGoesTo: 'store' | 'buyer';
}
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
/** How the escrow of a finished order was split. */
export const splitOf = (order: ModelOrder): Split => {
  const feeGoesTo = order.lines.some((l) => l.shipped > 0) ? 'store' : 'buyer';
  if (order.status !== 5 && order.status !== 6) return { goods: 0n, freight: 0n, fee: 0n, feeGoesTo };
  const left = leftOf(order) + pointsCostOf(order) + promotionCostOf(order);
  const fee = least(order.fee, left);
  const waived = order.freightPlatform + order.freightStore - order.refundedFreightPlatform - order.refundedFreightStore;
  const freight = least(order.freight - order.fee - order.refundedFreight + waived, left - fee);
  return { goods: left - fee - freight, freight, fee, feeGoesTo };
};

/** Pieces of a variant that orders still hold back, and those that have left. */
export const piecesOf = (orders: Iterable<ModelOrder>): Map<number, { reserved: number; gone: number }> => {
  const pieces = new Map<number, { reserved: number; gone: number }>();
  for (const order of orders) {
    for (const { skuId, count, shipped, canceled } of order.lines) {
      const sum = pieces.get(skuId) ?? { reserved: 0, gone: 0 };
      if (order.status !== 6) sum.reserved += count - shipped - canceled;
      // Refused at the door: what was out came back. Of a settled order its operator said so, or not.
      if (order.status !== 6 || !(order.goodsBack ?? paidOf(order) === 0n)) sum.gone += shipped;
      pieces.set(skuId, sum);
    }
  }
  return pieces;
};
