import { chargedLines, type OrderRow } from '../../domains/orders/index.ts';
import { isRuledBefore, type RefundLine, ruledPieces } from '../../domains/refunds/index.ts';
import type { Db } from '../../runtime/database.ts';
import { refuse } from '../../runtime/errors.ts';

/** Refuses to have asked back once more, for the same reason, what the platform has ruled about: its word is the last. */
export const refuseRuled = async (db: Db, order: OrderRow, reason: string, lines: readonly RefundLine[]): Promise<void> => {
  const ruled = await ruledPieces(db, order.id);
  if (ruled.length === 0) return;
  const open = (await chargedLines(db, [order.id])).map((l) => ({ orderItemId: l.orderItemId, left: l.count - l.refundedCount }));
  // Gifts go along with the goods they came with.
  const goods = lines.filter((l) => l.giftKept === 0);
  if (isRuledBefore(ruled, open, { reason, lines: goods })) refuse('refundRuled');
};
