import { refundShareKinds, type RefundShareKind } from '@kyakhta/contract';
import { piecesLeft, type RefundableLine, type RefundLine } from '../model.ts';

/** A share of the most that can go back; below zero where it is taken off. Amounts are minor units. */
export interface Share {
  readonly kind: RefundShareKind;
  readonly amount: bigint;
  /** How many it is about, where it is about pieces. */
  readonly pieces: number | null;
  /** Of one piece; null where there are lines of different prices. */
  readonly price: bigint | null;
}

const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const share = (kind: RefundShareKind, amount: bigint, pieces: number | null = null): Share => ({ kind, amount, pieces, price: null });
const shown = (shares: readonly Share[]): Share[] => shares.filter(({ amount }) => amount !== 0n);

/**
 * How the most of a line comes about: its price, less what took something off it, less what went back or is asked for
 * already, less pieces that are not concerned, and the freight of those that have not left. The shares add up to it exactly.
 * @param most of so many of its pieces, as `mostOf` says
 */
export const sharesOf = (l: RefundableLine, most: RefundLine): Share[] => {
  const price = l.goods + l.reduction;
  const left = piecesLeft(l);
  const gone = l.refundedCount + l.pendingCount;
  const priceOf = (pieces: number): bigint => (l.goods * BigInt(pieces)) / BigInt(l.count);
  // What of the goods is neither gone nor in the most is with pieces nobody asks for now, with vouchers that were used, and
  // with pieces that went back for less than they were worth.
  const idle = l.goods - l.refundedGoods - l.pendingGoods - l.withheld - most.goods;
  const others = left.all - most.count;
  const other = others === 0 ? 0n : lesser(idle, l.goods - priceOf(l.count - others));
  const used = l.used === 0 ? 0n : lesser(idle - other, gone === 0 ? idle : priceOf(gone + l.used) - priceOf(gone));
  return shown([
    { ...share('price', price, l.count), price: price / BigInt(l.count) },
    share('storeCoupon', -l.storeCoupon),
    share('platformCoupon', -l.platformCoupon),
    share('memberDiscount', -l.memberDiscount),
    share('reduction', -(l.reduction - l.storeCoupon - l.platformCoupon - l.memberDiscount - l.pointsAmount)),
    share('points', -l.pointsAmount),
    share('refunded', -l.refundedGoods, l.refundedCount || null),
    share('pending', -l.pendingGoods, l.pendingCount || null),
    share('keptBefore', -l.withheld),
    share('otherPieces', -other, others),
    share('used', -used, l.used),
    share('settled', -(idle - other - used)),
    share('freight', most.freight, most.canceled),
  ]);
};

/** Shares of several lines together, and what is taken off all of them: gifts that stay, and what of the price is not paid yet. */
export const sharesTogether = (lines: readonly (readonly Share[])[], { gifts = 0n, notPaid = 0n } = {}): Share[] => {
  const all = [...lines.flat(), share('gifts', -gifts), share('notPaid', -notPaid)];
  return shown(
    refundShareKinds.map((kind) => {
      const own = all.filter((s) => s.kind === kind);
      const pieces = own.reduce((sum, s) => sum + (s.pieces ?? 0), 0);
      return {
        kind,
        amount: own.reduce((sum, s) => sum + s.amount, 0n),
        pieces: pieces === 0 ? null : pieces,
        price: own.length === 1 ? (own[0]?.price ?? null) : null,
      };
    }),
  );
};
