import { isFinal, orderByNumber, orderNumberOf, type OrderRow } from '../../domains/orders/index.ts';
import { closeCases, lossesOf, type PaidPart, referencesOf } from '../../domains/payments/index.ts';
import type { Ctx } from '../../runtime/context.ts';

/**
 * Money that was taken back is dealt with once nothing is open any more of what it was paid for. The order is over, and locked
 * like its payments. @param paid what paid for it
 * @param by the operator who ended it, and why; null where a refund did: then a loss that is left waits for an operator
 */
export const endTakenBack = async (
  ctx: Ctx,
  order: OrderRow,
  paid: readonly PaidPart[],
  by: { readonly operatorId: number; readonly note: string } | null,
): Promise<void> => {
  for (const id of new Set(paid.flatMap((p) => (p.isTakenBack ? [p.paymentId] : [])))) {
    const others = (await referencesOf(ctx.db, id)).map(orderNumberOf).filter((number) => number !== order.number);
    const orders = await Promise.all([...new Set(others)].map((number) => orderByNumber(ctx.db, number)));
    if (!orders.every((o) => o === null || isFinal(o.status))) continue;
    if (by === null && (await lossesOf(ctx.db, id)).some((l) => l.lost > 0n)) continue;
    await closeCases(ctx, id, ['takenBack'], by);
  }
};
