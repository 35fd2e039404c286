import { deliveryType } from '@kyakhta/contract';
import { dueReferences, type OrderItemRow, orderItems, type OrderRow } from '../domains/orders/index.ts';
import { isTakenBack } from '../domains/payments/index.ts';
import { holdingStatuses, openRefunds } from '../domains/refunds/index.ts';
import type { Db } from '../runtime/database.ts';

/** Whether a line may not leave because somebody asks for its money back, by the line's id. */
export const heldLines = async (db: Db, orderId: number, items: readonly OrderItemRow[]): Promise<(itemId: number) => boolean> => {
  const held = await openRefunds(db, orderId, holdingStatuses);
  // A gift waits with the goods it came with; one of the whole order where pieces of it are given up.
  const cameWith = new Map(items.map((i) => [i.id, i.giftOf]));
  return (id) =>
    held.some((r) => r.orderItemId === null || [r.orderItemId, ...r.givesUp].includes(id) || r.orderItemId === cameWith.get(id));
};

/** Pieces of a line that are still with the store and are to leave it. */
export const leftOf = (item: Pick<OrderItemRow, 'count' | 'shipped' | 'canceled'>): number => item.count - item.shipped - item.canceled;

/** The store can do something for an order that waits with it: of what is left not all is held, and its money was not taken back. */
export const canLeave = async (db: Db, order: OrderRow): Promise<boolean> => {
  if (await isTakenBack(db, dueReferences(order))) return false;
  const items = await orderItems(db, [order.id]);
  const isHeld = await heldLines(db, order.id, items);
  const left = items.filter((i) => leftOf(i) > 0);
  // What is collected is made ready as a whole.
  return order.deliveryType === deliveryType.buyerPickup ? !left.some((i) => isHeld(i.id)) : left.some((i) => !isHeld(i.id));
};
