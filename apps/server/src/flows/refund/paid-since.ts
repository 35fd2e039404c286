import type { OrderRow } from '../../domains/orders/index.ts';
import {
  addLines,
  askedAt,
  mostOf,
  piecesFor,
  raiseRefund,
  refundLines,
  type RefundRow,
  spreadOver,
  sumOf,
} from '../../domains/refunds/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { refundableOf, wholeOf } from './refundable.ts';

/**
 * What came for a part of the price while all of its order was asked back, by a transfer that was on its way, was not reckoned
 * when it was asked for: where no piece is kept it goes back with the rest, and is not the store's. The order and the refund are
 * locked by the caller.
 * @returns the refund with what it gives back now
 */
export const withPaidSince = async (ctx: Ctx, order: OrderRow, refund: RefundRow): Promise<RefundRow> => {
  if (refund.orderItemId !== null || order.instalments.length === 0) return refund;
  const since = await askedAt(ctx.db, refund.id);
  const extra = order.instalments.reduce((sum, i) => (i.paidAt !== null && i.paidAt > since ? sum + i.amount : sum), 0n);
  if (extra === 0n) return refund;
  const asked = new Map((await refundLines(ctx.db, refund.id)).map((l) => [l.orderItemId, l]));
  const { lines: left, total } = await refundableOf(ctx.db, order, refund.id);
  if (left.some((l) => wholeOf(l).count !== (asked.get(l.orderItemId)?.count ?? 0))) return refund;
  // As much as could be asked for now: freight of goods that have travelled, and the store's own fee, are of no refund.
  const most = left.map((l) => mostOf(l, piecesFor(l, refund.applyType), refund.applyType));
  const amount = [refund.goods + refund.freight + extra, sumOf(most), total].reduce((a, b) => (a < b ? a : b));
  if (amount <= refund.goods + refund.freight) return refund;
  const lines = spreadOver(most, amount, order.currency, total).map((l) => ({
    ...l,
    canceled: asked.get(l.orderItemId)?.canceled ?? 0,
    giftKept: asked.get(l.orderItemId)?.giftKept ?? 0,
    giftValue: asked.get(l.orderItemId)?.giftValue ?? 0n,
  }));
  await raiseRefund(ctx.db, refund.id, lines);
  return { ...refund, ...addLines(lines) };
};
