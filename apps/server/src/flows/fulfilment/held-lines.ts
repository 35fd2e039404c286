import { dueReferences, leftOf, type OrderItemRow, orderItems, type OrderRow, someLeaves } from '../../domains/orders/index.ts';
import { isTakenBack } from '../../domains/payments/index.ts';
import { holderIn, holdingRefunds } from '../../domains/refunds/index.ts';
import type { Db } from '../../runtime/database.ts';

/** Whether a line may not leave because somebody asks it back, by the line's id. */
export const heldLines = async (db: Db, orderId: number, items: readonly OrderItemRow[]): Promise<(itemId: number) => boolean> => {
  const holder = holderIn(await holdingRefunds(db, orderId), items);
  return (id) => holder(id) !== null;
};

/**
 * What its refusal names: where the store has made an offer on every refund that holds these lines, it is the buyer who is
 * waited for. `some` can be left out if nobody waits for them.
 * @param lines null: all of the order
 */
export const heldWhat = async (
  db: Db,
  orderId: number,
  lines: readonly number[] | null,
  what: 'all' | 'some' | 'packed' | 'collected' | 'voucher',
): Promise<string> => {
  if (what === 'some') return what;
  const [items, holding] = await Promise.all([orderItems(db, [orderId]), holdingRefunds(db, orderId)]);
  const holders = holding.filter((refund) => lines === null || lines.some((id) => holderIn([refund], items)(id) !== null));
  return holders.length > 0 && holders.every(({ isOffered }) => isOffered) ? 'offered' : what;
};

/** The store can do something for an order that waits with it: of what is left not all is held, and its money was not taken back. */
export const canLeave = async (db: Db, order: OrderRow): Promise<boolean> => {
  if (await isTakenBack(db, dueReferences(order))) return false;
  const items = await orderItems(db, [order.id]);
  const isHeld = await heldLines(db, order.id, items);
  return someLeaves(
    order.deliveryType,
    items.filter((i) => leftOf(i) > 0).map((i) => isHeld(i.id)),
  );
};
