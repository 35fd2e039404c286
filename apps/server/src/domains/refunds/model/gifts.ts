import { applyType } from '@kyakhta/contract';
import { mostOf, piecesLeft, type RefundableLine, type RefundLine } from '../model.ts';
import { spreadOver } from './spread.ts';

/** So many pieces of a gift are due with a refund: they go back, or what they are worth is taken off. */
export interface DueGift {
  readonly line: RefundableLine;
  readonly pieces: number;
  /** In minor units. */
  readonly value: bigint;
}

/** Pieces of a gift about which a refund has decided, or one that is under way asks. */
const settled = (g: RefundableLine): number => g.refundedCount + g.pendingCount + g.kept + g.pendingKept;

/** What so many of its pieces are worth, rounded down: what is taken off for parts adds up to what all of them are worth. */
const worthOf = (g: RefundableLine, pieces: number): bigint => (g.giftValue * BigInt(pieces)) / BigInt(g.count);

/** Which part of what a gift came with is gone, once so many pieces more are: of its line by pieces, of the order by price. */
const goneOf = (
  gift: RefundableLine,
  lines: readonly RefundableLine[],
  going: ReadonlyMap<number, number>,
): { readonly part: bigint; readonly of: bigint } => {
  const goods = lines.filter((l) => !l.isGift);
  const gone = (l: RefundableLine): number => l.count - piecesLeft(l).all + (going.get(l.orderItemId) ?? 0);
  const main = goods.find((l) => l.orderItemId === gift.giftOf);
  if (main !== undefined) return { part: BigInt(gone(main)), of: BigInt(main.count) };
  if (goods.every((l) => gone(l) === l.count)) return { part: 1n, of: 1n };
  return {
    part: goods.reduce((sum, l) => sum + (l.goods * BigInt(gone(l))) / BigInt(l.count), 0n),
    of: goods.reduce((sum, l) => sum + l.goods, 0n) + 1n,
  };
};

/**
 * The gifts that are due when so many pieces of lines go back: in proportion, rounded down, and the rest with the last
 * piece. What earlier refunds have decided is not due again.
 * @param going pieces by line
 */
export const dueGifts = (lines: readonly RefundableLine[], going: ReadonlyMap<number, number>): DueGift[] =>
  lines
    .filter((l) => l.isGift)
    .flatMap((line): DueGift[] => {
      const { part, of } = goneOf(line, lines, going);
      const pieces = Number((BigInt(line.count) * part) / of) - settled(line);
      const before = line.kept + line.pendingKept;
      return pieces > 0 ? [{ line, pieces, value: worthOf(line, before + pieces) - worthOf(line, before) }] : [];
    });

/**
 * A gift may stay only with a buyer to whom it was sent, so that nothing stays to be sent of goods that went back, and only
 * where less than what goes back for goods is taken off for it.
 * @param goods in minor units
 */
export const mayKeep = (gift: DueGift, goods: bigint): boolean => gift.pieces <= piecesLeft(gift.line).sent && gift.value < goods;

/**
 * Lines less what is taken off for gifts that stay, which is less than their goods. The freight stays whole, and so do the
 * points: what is left out is the price of goods, and so the store's.
 */
export const takeOff = (lines: readonly RefundLine[], takenOff: bigint, currency: string): RefundLine[] => {
  const goods = lines.reduce((sum, l) => sum + l.goods, 0n);
  const less = spreadOver(
    lines.map((l) => ({ ...l, freight: 0n })),
    goods - takenOff,
    currency,
  );
  return lines.map((l, i) => ({ ...l, goods: less[i]?.goods ?? 0n }));
};

/** What happens to due gifts. */
export interface GiftPlan {
  /** Lines of the refund: pieces that go back at no price, and pieces that stay, with their value. */
  readonly lines: readonly RefundLine[];
  /** What is taken off the refund. */
  readonly takenOff: bigint;
}

/** @param back the gifts that go back; null: all of them */
export const planGifts = (due: readonly DueGift[], back: ReadonlySet<number> | null): GiftPlan => {
  const stays = (g: DueGift): boolean => back !== null && !back.has(g.line.orderItemId);
  return {
    // Those that have not left come first, whatever is sent back with them.
    lines: due.map((g) => {
      const most = mostOf(g.line, stays(g) ? 0 : g.pieces, applyType.refundOnly);
      return stays(g) ? { ...most, giftKept: g.pieces, giftValue: g.value } : most;
    }),
    takenOff: due.filter(stays).reduce((sum, g) => sum + g.value, 0n),
  };
};
