import { reasonId } from './reason.ts';

/** Pieces of a line that the platform has ruled about, and why they were asked back. */
export interface RuledPieces {
  readonly orderItemId: number;
  /** As many as the ruling gave up, or kept; a reduction of the price is about every piece, and none. */
  readonly count: number;
  readonly reason: string;
}
/** A line with its pieces that nobody has claimed yet. */
export interface OpenPieces {
  readonly orderItemId: number;
  readonly left: number;
}

/** A reason as it is compared: of own words neither capitals nor signs make another one. */
const plainReason = (reason: string): string => reasonId(reason) ?? reason.toLowerCase().replaceAll(/[^\p{L}\p{Nd}]/gu, '');

/**
 * Whether pieces are asked back that the platform has ruled about for the same reason: of what is left of a line as many were
 * not ruled about as are not in the rulings. No piece, as in a reduction of the price, is all of them.
 */
export const isRuledBefore = (
  ruled: readonly RuledPieces[],
  open: readonly OpenPieces[],
  asked: { readonly reason: string; readonly lines: readonly { readonly orderItemId: number; readonly count: number }[] },
): boolean => {
  const reason = plainReason(asked.reason);
  return asked.lines.some(({ orderItemId, count }) => {
    const left = open.find((l) => l.orderItemId === orderItemId)?.left ?? 0;
    const about = ruled.filter((r) => r.orderItemId === orderItemId && plainReason(r.reason) === reason);
    const pieces = about.some((r) => r.count === 0) ? left : about.reduce((sum, r) => sum + r.count, 0);
    return about.length > 0 && pieces + (count === 0 ? left : count) > left;
  });
};
