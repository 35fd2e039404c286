import { isFinal, orderByNumber, orderNumberOf, type OrderRow } from '../../domains/orders/index.ts';
import { closeCases, type PaidPart, referencesOf } from '../../domains/payments/index.ts';
import type { Ctx } from '../../runtime/context.ts';

/**
 * Money that was taken back is dealt with once nothing is open any more of what it was paid for. The order is over, and locked
 * like its payments. @param paid what paid for it @param by who ended it, and why; nobody where it ended by itself
 */
export const endTakenBack = async (
  ctx: Ctx,
  order: OrderRow,
  paid: readonly PaidPart[],
  by: { readonly operatorId: number | null; readonly note: string } = { operatorId: null, note: '' },
): Promise<void> => {
  for (const id of new Set(paid.flatMap((p) => (p.isTakenBack ? [p.paymentId] : [])))) {
    const others = (await referencesOf(ctx.db, id)).map(orderNumberOf).filter((number) => number !== order.number);
    const orders = await Promise.all([...new Set(others)].map((number) => orderByNumber(ctx.db, number)));
    if (orders.every((o) => o === null || isFinal(o.status))) await closeCases(ctx.db, id, ['takenBack'], { ...by, at: ctx.now });
  }
};
