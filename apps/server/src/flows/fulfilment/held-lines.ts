import { dueReferences, leftOf, type OrderItemRow, orderItems, type OrderRow, someLeaves } from '../../domains/orders/index.ts';
import { isTakenBack } from '../../domains/payments/index.ts';
import { heldOf, holdingRefunds } from '../../domains/refunds/index.ts';
import type { Db } from '../../runtime/database.ts';

/** How many pieces of a line may leave: those that nobody asks back. */
export const freePieces = async (db: Db, orderId: number): Promise<(item: OrderItemRow) => number> => {
  const holding = await holdingRefunds(db, orderId);
  return (item) => leftOf(item) - heldOf(holding, item).count;
};

/**
 * What its refusal names: where the store has made an offer on every refund that holds these lines, it is the buyer who is
 * waited for. `some` can be left out if nobody waits for them. Vouchers have left, and are held from use.
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
  const asked = items.filter(({ id }) => lines === null || lines.includes(id));
  const holders = holding.filter((refund) =>
    asked.some((item) =>
      what === 'voucher' ? refund.gives.some(({ orderItemId }) => orderItemId === item.id) : heldOf([refund], item).count > 0,
    ),
  );
  return holders.length > 0 && holders.every(({ isOffered }) => isOffered) ? 'offered' : what;
};

/** The store can do something for an order that waits with it: of what is left not all is held, and its money was not taken back. */
export const canLeave = async (db: Db, order: OrderRow): Promise<boolean> => {
  if (await isTakenBack(db, dueReferences(order))) return false;
  const [items, holding] = await Promise.all([orderItems(db, [order.id]), holdingRefunds(db, order.id)]);
  return someLeaves(
    order.deliveryType,
    items.filter((i) => leftOf(i) > 0).map((i) => ({ left: leftOf(i), held: heldOf(holding, i).count })),
  );
};
