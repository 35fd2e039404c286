import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** @returns how many of these lines had as many pieces left to send */
export const addShipped = async (
  db: Db,
  orderId: number,
  lines: readonly { readonly orderItemId: number; readonly count: number }[],
): Promise<number> => {
  const { rows } = await sql`
    update order_items i set shipped = i.shipped + w.count from unnest(${lines.map((l) => l.orderItemId)}::int[], ${lines.map((l) => l.count)}::int[]) as w (id, count)
    where i.id = w.id and i.order_id = ${orderId} and i.shipped + i.canceled + w.count <= i.count returning 1`.execute(db);
  return rows.length;
};

/** @returns how many of these lines had as many pieces out */
export const takeShipped = async (
  db: Db,
  orderId: number,
  lines: readonly { readonly orderItemId: number; readonly count: number }[],
): Promise<number> => {
  const { rows } = await sql`
    update order_items i set shipped = i.shipped - w.count from unnest(${lines.map((l) => l.orderItemId)}::int[], ${lines.map((l) => l.count)}::int[]) as w (id, count)
    where i.id = w.id and i.order_id = ${orderId} and i.shipped >= w.count returning 1`.execute(db);
  return rows.length;
};

/** @param at null: it is packed no longer */
export const setPacking = async (db: Db, orderId: number, at: Date | null): Promise<void> => {
  await sql`update orders set packing_at = ${at}::timestamptz where id = ${orderId}`.execute(db);
};
/** @param dueAt null: nothing of it counts as received by itself */
export const setReceiptDue = async (db: Db, orderId: number, dueAt: Date | null): Promise<void> => {
  await sql`update orders set receipt_due_at = ${dueAt} where id = ${orderId}`.execute(db);
};
