import { currencyOf, money } from '@kyakhta/money';
import type { OrderRow } from '../../domains/orders/index.ts';
import { addFaultFreight, faultFreightFor, type RefundRow } from '../../domains/refunds/index.ts';
import { chargeFaultFreight } from '../../domains/settlement/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { heldFor } from './refundable.ts';

/** A refund, and what of its freight its store bears, in minor units. */
interface WithFreight {
  readonly refund: RefundRow;
  readonly faultFreight: bigint;
}
/**
 * A refund that the store agreed to or the platform ruled for: where it is for a fault, the freight here comes back with
 * what goes back whole (decision 0101). Order and refund are locked by the caller.
 */
export const withFaultFreight = async (ctx: Ctx, order: OrderRow, refund: RefundRow): Promise<WithFreight> => {
  const due = await faultFreightFor(ctx.db, order, refund);
  const sum = [...due.values()].reduce((a, b) => a + b, 0n);
  if (sum === 0n) return { refund, faultFreight: 0n };
  if (sum > heldFor(order) - refund.goods - refund.freight) throw new Error(`refund ${refund.number} would give back more than is held`);
  await addFaultFreight(ctx.db, refund.id, due);
  return { refund: { ...refund, freight: refund.freight + sum }, faultFreight: sum };
};

/** The store bears it, when the money has gone back and whatever the order left it has come. */
export const bearFaultFreight = async (ctx: Ctx, order: OrderRow, { refund, faultFreight }: WithFreight): Promise<void> => {
  if (faultFreight === 0n) return;
  const amount = money(faultFreight, currencyOf(order.currency));
  await chargeFaultFreight(ctx, { storeId: order.storeId, refundNumber: refund.number, amount });
};
