import { leftOf } from '../../orders/index.ts';

interface Holding {
  readonly number: string;
  readonly gives: readonly { readonly orderItemId: number; readonly notSent: number }[];
}
type Left = Parameters<typeof leftOf>[0] & { readonly id: number };

/**
 * How many pieces of a line stay with its store until an open refund is over, and the first that asks for them; null: none does.
 * Those that it, or an offer that waits, would give up before they leave, gifts among them; all that is left leaves. After a refusal some may have left.
 */
export const heldOf = (open: readonly Holding[], item: Left): { readonly count: number; readonly refundSn: string | null } => {
  const asked = open.flatMap(({ number, gives }) =>
    gives.flatMap((l) => (l.orderItemId === item.id && l.notSent > 0 ? [{ ...l, number }] : [])),
  );
  const count = Math.min(
    leftOf(item),
    asked.reduce((sum, { notSent }) => sum + notSent, 0),
  );
  return { count, refundSn: count > 0 ? (asked[0]?.number ?? null) : null };
};

interface About {
  readonly number: string;
  readonly orderItemId: number | null;
}
/** The open refund that keeps a line from being asked back in another: one of it, of the whole order, or of what it came with as a gift. */
export const refundUnderWay = (
  open: readonly About[],
  { orderItemId, giftOf }: { readonly orderItemId: number; readonly giftOf: number | null },
): string | null => open.find((r) => overlaps([r], orderItemId) || (giftOf !== null && r.orderItemId === giftOf))?.number ?? null;

/** Whether a refund of a line, or of the whole order (null), would be about goods of one that is under way. */
export const overlaps = (open: readonly { readonly orderItemId: number | null }[], orderItemId: number | null): boolean =>
  open.some((r) => r.orderItemId === null || orderItemId === null || r.orderItemId === orderItemId);
