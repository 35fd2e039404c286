import { orderStatus } from '@kyakhta/contract';
import { sql } from 'kysely';
import type { Db } from '../../../runtime/database.ts';

/** Pieces and orders of each product that were paid for since a time, and the orders since a later one. */
export const selectSoldSince = async (
  db: Db,
  since: Date,
  lately: Date,
): Promise<{ readonly productId: number; readonly pieces: number; readonly orders: number; readonly lately: number }[]> =>
  (
    await sql<{ productId: number; pieces: number; orders: number; lately: number }>`
      select i.product_id as "productId", sum(i.count)::float8 as pieces, count(distinct o.id)::int as orders, (count(distinct o.id) filter (where o.paid_at > ${lately}))::int as lately
      from orders o join order_items i on i.order_id = o.id where o.paid_at > ${since} and o.status <> ${orderStatus.canceled} group by i.product_id`.execute(
      db,
    )
  ).rows;
