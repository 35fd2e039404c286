import {
  applyType,
  type RefundEdit,
  type RefundGroup,
  type RefundMove,
  type RefundReason,
  type RefundWait,
  returnMoneyStatus,
  type returnMoneyStatus as Status,
} from '@kyakhta/contract';
import { addDays } from '../../runtime/clock.ts';
import type { PaidByOthers, PaidByOthersBack } from '../orders/index.ts';

const s = returnMoneyStatus;
export type RefundStatus = (typeof Status)[keyof typeof Status];
type Kind = 'buyer' | 'seller' | 'operator' | 'platform';

interface Move {
  readonly from: readonly RefundStatus[];
  readonly to: RefundStatus;
  readonly by: readonly Kind[];
}
/** Every move a refund can make; asked before each change and by reads that tell screens what is possible. */
export const refundMoveTable = {
  changed: { from: [s.applied, s.sellerRefused], to: s.applied, by: ['buyer'] },
  withdrawn: { from: [s.applied, s.sellerAgreed, s.sellerRefused], to: s.withdrawn, by: ['buyer'] },
  /** The buyer has cancelled the order, and with it what was asked for. */
  orderCancelled: { from: [s.applied, s.sellerAgreed, s.sellerRefused], to: s.withdrawn, by: ['buyer'] },
  agreed: { from: [s.applied], to: s.sellerAgreed, by: ['seller'] },
  agreedByClock: { from: [s.applied], to: s.sellerAgreed, by: ['platform'] },
  refused: { from: [s.applied], to: s.sellerRefused, by: ['seller'] },
  /** Instead of what is asked for, with an offer of something else. */
  offered: { from: [s.applied, s.sellerRefused], to: s.sellerRefused, by: ['seller'] },
  offerAccepted: { from: [s.sellerRefused], to: s.success, by: ['buyer'] },
  offerDeclined: { from: [s.sellerRefused], to: s.sellerRefused, by: ['buyer'] },
  /** Made while the refund waited for the store's answer, it waits for that again; made on one that stood refused, it does so again. */
  offerWithdrawn: { from: [s.sellerRefused], to: s.applied, by: ['seller'] },
  lateOfferWithdrawn: { from: [s.sellerRefused], to: s.sellerRefused, by: ['seller'] },
  sentBack: { from: [s.sellerAgreed], to: s.buyerShipped, by: ['buyer'] },
  parcelMended: { from: [s.buyerShipped], to: s.buyerShipped, by: ['buyer'] },
  parcelLate: { from: [s.sellerAgreed], to: s.closed, by: ['platform'] },
  takenIn: { from: [s.buyerShipped], to: s.sellerReceived, by: ['seller'] },
  takenInByClock: { from: [s.buyerShipped], to: s.sellerReceived, by: ['platform'] },
  disputed: { from: [s.buyerShipped], to: s.sellerRefused, by: ['seller'] },
  notPursued: { from: [s.sellerRefused], to: s.closed, by: ['platform'] },
  /** The same, while an offer waited for the buyer's answer, or after one that was declined. */
  offerUnanswered: { from: [s.sellerRefused], to: s.closed, by: ['platform'] },
  declineNotPursued: { from: [s.sellerRefused], to: s.closed, by: ['platform'] },
  intervene: { from: [s.sellerRefused], to: s.platformIntervening, by: ['buyer'] },
  intervenedNoMore: { from: [s.platformIntervening], to: s.sellerRefused, by: ['buyer'] },
  ruledFor: { from: [s.platformIntervening], to: s.success, by: ['operator'] },
  ruledAgainst: { from: [s.platformIntervening], to: s.closed, by: ['operator'] },
  granted: { from: [s.applied], to: s.success, by: ['operator'] },
  /** By the store, on its own. */
  given: { from: [s.applied], to: s.success, by: ['seller'] },
  settled: { from: [s.applied], to: s.success, by: ['operator'] },
  /** The order's group was not completed. */
  groupFailed: { from: [s.applied], to: s.success, by: ['platform'] },
  /** The buyer has cancelled a paid order that was not packed. */
  cancelledUnpacked: { from: [s.applied], to: s.success, by: ['buyer'] },
  paidBack: { from: [s.sellerAgreed, s.sellerReceived], to: s.success, by: ['seller', 'platform'] },
} as const satisfies Readonly<Partial<Record<RefundMove, Move>>>;
export type RefundMoveName = keyof typeof refundMoveTable;

export const canRefundMove = (move: RefundMoveName, status: number): boolean =>
  (refundMoveTable[move].from as readonly number[]).includes(status);
/** Nothing moves any more. */
export const finalStatuses: readonly number[] = [s.success, s.withdrawn, s.closed];
/** Under way: it holds its part of the money, and nobody else may claim that. */
export const openStatuses: readonly number[] = [
  s.applied,
  s.sellerAgreed,
  s.buyerShipped,
  s.sellerReceived,
  s.sellerRefused,
  s.platformIntervening,
];
/** The goods of these are not to be sent meanwhile. A refused one stops nothing, unless an offer of the store waits for its answer. */
export const holdingStatuses: readonly number[] = openStatuses.filter((status) => status !== s.sellerRefused);
export const statusesOf: Readonly<Record<RefundGroup, readonly number[]>> = {
  all: [...openStatuses, ...finalStatuses],
  open: openStatuses,
  onItsWay: [s.success],
  completed: [s.success],
  closed: [s.withdrawn, s.closed],
};

/** Goods that go back without a reason: the store names an address, and can dispute only what came back. */
export const noReasonStands = (refund: { readonly reason: string; readonly status: number }): boolean =>
  refund.reason === ('noReason' satisfies RefundReason) && refund.status === s.applied;

/**
 * Whether a store may take back an offer that waits for the buyer. The time to answer what she asks for runs on meanwhile: once it
 * is over the offer is the store's answer, and stands. One that was made after a refusal may go as long as it waits.
 */
export const mayWithdrawOffer = ({ answerBy }: { readonly answerBy: Date | null }, now: Date): boolean =>
  answerBy === null || answerBy > now;

/** Who is waited for; null when it is over. */
export const waitsFor = (status: number): RefundWait | null => {
  if (status === s.applied || status === s.buyerShipped) return 'seller';
  if (status === s.sellerAgreed || status === s.sellerRefused) return 'buyer';
  return status === s.platformIntervening ? 'operator' : null;
};

/** The states in which somebody is waited for. */
export const statusesWaitingFor = (who: RefundWait): readonly number[] => openStatuses.filter((status) => waitsFor(status) === who);

const edits: Readonly<Record<'buyer' | 'seller' | 'operator', Readonly<Partial<Record<RefundEdit, readonly number[]>>>>> = {
  buyer: {
    cancel: refundMoveTable.withdrawn.from,
    edit: refundMoveTable.changed.from,
    submitExpress: refundMoveTable.sentBack.from,
    correctExpress: refundMoveTable.parcelMended.from,
    intervene: refundMoveTable.intervene.from,
    cancelIntervention: refundMoveTable.intervenedNoMore.from,
    addVoucher: [s.platformIntervening],
    answerOffer: refundMoveTable.offerAccepted.from,
  },
  seller: {
    agree: refundMoveTable.agreed.from,
    refuse: refundMoveTable.refused.from,
    offer: refundMoveTable.offered.from,
    withdrawOffer: refundMoveTable.offerWithdrawn.from,
    receive: refundMoveTable.takenIn.from,
    dispute: refundMoveTable.disputed.from,
    addVoucher: [s.platformIntervening],
  },
  operator: { rule: refundMoveTable.ruledFor.from },
};
/**
 * What somebody may do about a refund as it stands.
 * @param isSigned its parcel is signed for: nothing of it is mended any more
 * @param offer that of the store which waits for its answer
 */
export const editsOf = (
  side: keyof typeof edits,
  status: number,
  isSigned = false,
  offer: { readonly mayWithdraw: boolean } | null = null,
): RefundEdit[] =>
  (Object.entries(edits[side]) as [RefundEdit, readonly number[]][]).flatMap(([edit, from]) =>
    from.includes(status) &&
    !(isSigned && edit === 'correctExpress') &&
    (offer !== null || edit !== 'answerOffer') &&
    (offer?.mayWithdraw === true || edit !== 'withdrawOffer')
      ? [edit]
      : [],
  );

/**
 * Until when the store has to take in what was signed for: so many days after that, or after it heard of a parcel that
 * had been signed for before. News that come late leave it a day, as far as the time goes that it had without them.
 */
export const takeInBy = (
  signed: { readonly at: Date; readonly toldAt: Date; readonly until: Date; readonly now: Date },
  days: number,
): Date => {
  const latest = (a: Date, b: Date): Date => (a > b ? a : b);
  const dayLeft = addDays(signed.now, 1);
  return latest(addDays(latest(signed.at, signed.toldAt), days), dayLeft < signed.until ? dayLeft : signed.until);
};

/**
 * By when an operator is to rule: so many days once both sides were heard. The buyer is with her asking, the store with the
 * first it lays before the platform; while it lays nothing, twice as many days from the asking are the latest.
 */
export const ruleBy = (heardAt: Date, isStoreHeard: boolean, days: number): Date => addDays(heardAt, isStoreHeard ? days : 2 * days);

/** A line of an order with what may still go back of it; amounts are minor units of the order's currency. */
export interface RefundableLine extends PaidByOthers, PaidByOthersBack {
  readonly orderItemId: number;
  readonly count: number;
  readonly shipped: number;
  /** Given up before they left. */
  readonly canceled: number;
  readonly refundedCount: number;
  /** Vouchers that were used, while others of the order can be: not asked back before all of them are. */
  readonly used: number;
  /** Of the goods after every reduction, and of the freight: what was charged, and what has gone back. */
  readonly goods: bigint;
  /** What coupons, discounts of members and points took off it: no part of `goods`, and nothing that goes back as money. */
  readonly reduction: bigint;
  /** Of that a coupon of the store, one of the platform, and the discount of members; points are listed apart. */
  readonly storeCoupon: bigint;
  readonly platformCoupon: bigint;
  readonly memberDiscount: bigint;
  readonly freight: bigint;
  readonly refundedGoods: bigint;
  readonly refundedFreight: bigint;
  /** Points used on it and what they took off, and what of both has come back. */
  readonly points: number;
  readonly pointsAmount: bigint;
  readonly refundedPoints: number;
  readonly refundedPointsAmount: bigint;
  /** What other applications that are under way ask for. */
  readonly pendingCount: number;
  readonly pendingCanceled: number;
  readonly pendingGoods: bigint;
  readonly pendingFreight: bigint;
  readonly pendingPoints: number;
  readonly pendingPointsAmount: bigint;
  readonly pendingPromotionPaid: bigint;
  readonly pendingFreightPlatform: bigint;
  readonly pendingFreightStore: bigint;
  /** It cost nothing and came with another line, or, where that is null, with the order. */
  readonly isGift: boolean;
  readonly giftOf: number | null;
  /** What all its pieces are worth. */
  readonly giftValue: bigint;
  /** Pieces that stay, their value being taken off a refund; and those of other applications. */
  readonly kept: number;
  readonly pendingKept: number;
  /** Of its goods, what refunds that are done or under way left out for gifts that stay: it does not go back any more. */
  readonly withheld: bigint;
}
/** What goes back of one line. */
export interface RefundLine extends PaidByOthers {
  readonly orderItemId: number;
  readonly count: number;
  readonly canceled: number;
  readonly goods: bigint;
  readonly freight: bigint;
  /** Points that come back with it, and what they took off. */
  readonly points: number;
  readonly pointsAmount: bigint;
  /** Of a gift, pieces that stay with the buyer, and what is taken off the refund for them. */
  readonly giftKept: number;
  readonly giftValue: bigint;
}

/** Pieces that nobody has claimed yet: those that have not left, and those that have. */
export const piecesLeft = (l: RefundableLine): { readonly all: number; readonly notSent: number; readonly sent: number } => {
  const all = Math.max(0, l.count - l.refundedCount - l.pendingCount - l.used - l.kept - l.pendingKept);
  const notSent = Math.min(all, l.count - l.shipped - l.canceled - l.pendingCanceled);
  return { all, notSent, sent: all - notSent };
};

/** What reductions other than points took off the pieces that nobody has claimed yet: it was not paid. */
export const notPaidOf = (l: RefundableLine): bigint => ((l.reduction - l.pointsAmount) * BigInt(piecesLeft(l).all)) / BigInt(l.count);

/**
 * What of an amount falls on the pieces after the first `before`, and no more than what is left of it. Rounded by how many are
 * claimed in all: piece by piece nothing is lost, and who took less for some has not more coming for the last.
 */
const shareOf = (whole: bigint, left: bigint, pieces: number, before: number, of: number): bigint => {
  const upTo = (n: number): bigint => (whole * BigInt(n)) / BigInt(of);
  const share = upTo(before + pieces) - upTo(before);
  return share > left ? left : share;
};

/**
 * The most that can go back for so many pieces of a line. Without return the pieces that have not left come first:
 * their freight goes back with them, since nothing travels. The freight of what was sent stays with the line that
 * carried it.
 */
export const mostOf = (l: RefundableLine, pieces: number, kind: number): RefundLine => {
  const left = piecesLeft(l);
  const canceled = kind === applyType.withReturn ? 0 : Math.min(pieces, left.notSent);
  const goodsLeft = l.goods - l.refundedGoods - l.pendingGoods - l.withheld;
  const freightLeft = l.freight - l.refundedFreight - l.pendingFreight;
  const before = l.count - left.all;
  const points = shareOf(BigInt(l.points), BigInt(l.points - l.refundedPoints - l.pendingPoints), pieces, before, l.count);
  const pointsAmountLeft = l.pointsAmount - l.refundedPointsAmount - l.pendingPointsAmount;
  const promotionLeft = l.promotionPaid - l.refundedPromotionPaid - l.pendingPromotionPaid;
  const gone = l.canceled + l.pendingCanceled;
  const freightOf = (whole: bigint, back: bigint): bigint => shareOf(whole, whole - back, canceled, gone, l.count);
  return {
    orderItemId: l.orderItemId,
    count: pieces,
    canceled,
    goods: shareOf(l.goods, goodsLeft, pieces, before, l.count),
    freight: shareOf(l.freight, freightLeft, canceled, gone, l.count),
    points: Number(points),
    pointsAmount: shareOf(l.pointsAmount, pointsAmountLeft, pieces, before, l.count),
    promotionPaid: shareOf(l.promotionPaid, promotionLeft, pieces, before, l.count),
    freightPlatform: freightOf(l.freightPlatform, l.refundedFreightPlatform + l.pendingFreightPlatform),
    freightStore: freightOf(l.freightStore, l.refundedFreightStore + l.pendingFreightStore),
    giftKept: 0,
    giftValue: 0n,
  };
};
/** Pieces of a line that an application of this kind can be about. */
export const piecesFor = (l: RefundableLine, kind: number): number =>
  kind === applyType.withReturn ? piecesLeft(l).sent : piecesLeft(l).all;
