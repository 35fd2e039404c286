import { orderStatus } from '@kyakhta/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../runtime/database.ts';

/** What was paid for goods of a store, in minor units. */
export interface SoldOfStore {
  readonly storeId: number;
  readonly orders: number;
  readonly amount: bigint;
}
export interface SoldOfProduct {
  readonly storeId: number;
  readonly productId: number;
  readonly pieces: number;
  readonly amount: bigint;
}
export interface Span {
  readonly from: Date;
  /** The first instant after it. */
  readonly until: Date;
  readonly currency: string;
  /** Of this store alone; absent: of all. */
  readonly storeId?: number;
}
const paidWithin = ({ from, until, currency, storeId }: Span): RawBuilder<unknown> =>
  sql`o.paid_at >= ${from} and o.paid_at < ${until} and o.currency = ${currency}${storeId === undefined ? sql`` : sql` and o.store_id = ${storeId}`}`;

/** Goods after reductions, with what points took off, of orders that were paid in a span of time, by store. */
export const selectSoldOfStores = async (db: Db, span: Span): Promise<SoldOfStore[]> => {
  const { rows } = await sql<SoldOfStore>`
    select o.store_id as "storeId", count(*)::int as orders, sum(o.goods_total - o.reduction + o.points_amount)::bigint as amount
    from orders o where ${paidWithin(span)} group by o.store_id`.execute(db);
  return rows;
};

/** The same by product. */
export const selectSoldOfProducts = async (db: Db, span: Span): Promise<SoldOfProduct[]> => {
  const { rows } = await sql<SoldOfProduct>`
    select o.store_id as "storeId", i.product_id as "productId", sum(i.count)::int as pieces, sum(i.goods_amount - i.reduction + i.points_amount)::bigint as amount
    from orders o join order_items i on i.order_id = o.id where ${paidWithin(span)} group by o.store_id, i.product_id`.execute(db);
  return rows;
};

/** When the first order was paid, of a store or of all; null: none was. */
export const selectFirstPaid = async (db: Db, storeId?: number): Promise<Date | null> =>
  (
    await sql<{
      at: Date | null;
    }>`select min(paid_at) as at from orders ${storeId === undefined ? sql`` : sql`where store_id = ${storeId}`}`.execute(db)
  ).rows[0]?.at ?? null;

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
