import { sql } from '../../runtime/sql.ts';
import type { Db } from '../../runtime/database.ts';
import { blank, type Entry } from './entry.ts';

/** The reviews of an order's lines, each with its goods and how many of five stars; stores are not told them (`unreviewed.ts`). */
export const reviewsFor = async (
  db: Db,
  orderId: number,
  items: readonly { readonly orderItemId: number; readonly prodName: string }[],
): Promise<Entry[]> => {
  const { rows } = await sql<{ orderItemId: number; score: number; at: Date }>`
    select r.order_item_id as "orderItemId", r.score, r.created_at as at from reviews r join order_items i on i.id = r.order_item_id
    where i.order_id = ${orderId} order by r.id`.execute(db);
  return rows.map(({ orderItemId, score, at }) => ({
    ...blank,
    lane: 'order',
    kind: 'reviewed',
    at: at.toISOString(),
    phase: 'done',
    actor: 'buyer',
    count: score,
    text: items.find((i) => i.orderItemId === orderItemId)?.prodName ?? null,
  }));
};
