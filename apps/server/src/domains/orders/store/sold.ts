import { orderStatus, orderType } from '@kyakhta/contract';
import { type Sql, sql } from '../../../runtime/sql.ts';
import { addDays } from '../../../runtime/clock.ts';
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
const paidWithin = ({ from, until, currency, storeId }: Span): Sql =>
  sql`o.paid_at >= ${from} and o.paid_at < ${until} and o.currency = ${currency}${storeId === undefined ? sql`` : sql` and o.store_id = ${storeId}`}`;

const waitsForGroup = sql`(o.order_type = ${sql.lit(orderType.group)} and o.group_completed_at is null)`;
/** Pieces of a line `i` of an order `o` that count as sold. */
const soldPieces = sql`(case when o.paid_at is null or ${waitsForGroup} then 0 else i.count - i.refunded_count end)`;

/** Goods after reductions, with what the platform paid of them, of orders that were paid in a span of time, by store. */
export const selectSoldOfStores = async (db: Db, span: Span): Promise<SoldOfStore[]> => {
  const { rows } = await sql<SoldOfStore>`
    select o.store_id as "storeId", count(*)::int as orders, sum(o.goods_total - o.reduction + o.points_amount + o.promotion_paid)::bigint as amount
    from orders o where ${paidWithin(span)} group by o.store_id`.execute(db);
  return rows;
};

/**
 * The same by product, less what was given back since: pieces are those that count as sold (decision 0119), and amounts
 * those of what was kept. An order of a group counts once that is complete.
 */
export const selectSoldOfProducts = async (db: Db, span: Span): Promise<SoldOfProduct[]> => {
  const { rows } = await sql<SoldOfProduct>`
    select o.store_id as "storeId", i.product_id as "productId", sum(${soldPieces})::int as pieces,
      sum(case when ${waitsForGroup} then 0 else i.goods_amount - i.reduction + i.points_amount + i.promotion_paid - i.refunded - i.refunded_points_amount - i.refunded_promotion_paid end)::bigint as amount
    from orders o join order_items i on i.order_id = o.id where ${paidWithin(span)} group by o.store_id, i.product_id`.execute(db);
  return rows;
};

/**
 * Notes how many pieces of each line are sold: those of a paid order, of a group once that is complete, that were not given
 * back. @returns by product how many more, or fewer, that are than before
 */
export const noteSoldPieces = async (
  db: Db,
  orderIds: readonly number[],
): Promise<{ readonly productId: number; readonly count: number }[]> =>
  (
    await sql<{ productId: number; count: number }>`
      with lines as (
        select i.id, i.product_id, i.sold as before,
          ${soldPieces} as sold
        from order_items i join orders o on o.id = i.order_id where o.id = any(${[...orderIds]}::int[]) order by i.id for no key update of i
      ), noted as (
        update order_items i set sold = l.sold from lines l where i.id = l.id and l.sold <> l.before returning l.product_id, l.sold - l.before as more
      )
      select product_id as "productId", sum(more)::int as count from noted group by product_id`.execute(db)
  ).rows;

/** No group gathers for longer, in days. */
const groupDays = 31;
/** When orders were paid of which pieces began or ceased to count as sold since a time: these, and those whose group is complete. */
export const selectRecounted = async (
  db: Db,
  ids: readonly number[],
  since: Date,
): Promise<{ readonly storeId: number; readonly paidAt: Date }[]> =>
  (
    await sql<{ storeId: number; paidAt: Date }>`
      select o.store_id as "storeId", o.paid_at as "paidAt" from orders o where o.id = any(${[...ids]}::int[]) and o.paid_at is not null
      union select o.store_id, o.paid_at from orders o where o.paid_at >= ${addDays(since, -groupDays)} and o.group_completed_at >= ${since}`.execute(
      db,
    )
  ).rows;

/** When the first order was paid, of a store or of all; null: none was. */
export const selectFirstPaid = async (db: Db, storeId?: number): Promise<Date | null> =>
  (
    await sql<{
      at: Date | null;
    }>`select min(paid_at) as at from orders ${storeId === undefined ? sql`` : sql`where store_id = ${storeId}`}`.execute(db)
  ).rows[0]?.at ?? null;

/** Pieces, less those given back, and orders of each product that were paid for since a time, and the orders since a later one. */
export const selectSoldSince = async (
  db: Db,
  since: Date,
  lately: Date,
): Promise<{ readonly productId: number; readonly pieces: number; readonly orders: number; readonly lately: number }[]> =>
  (
    await sql<{ productId: number; pieces: number; orders: number; lately: number }>`
      select i.product_id as "productId", sum(i.count - i.refunded_count)::float8 as pieces, count(distinct o.id)::int as orders, (count(distinct o.id) filter (where o.paid_at > ${lately}))::int as lately
      from orders o join order_items i on i.order_id = o.id where o.paid_at > ${since} and o.status <> ${orderStatus.canceled} group by i.product_id`.execute(
      db,
    )
  ).rows;
