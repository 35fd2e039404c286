import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** All stores together. */
export const allStores = 0;

/** What a store sold on a day and what went back, in minor units. */
export interface SalesOfStore {
  readonly storeId: number;
  readonly orders: number;
  readonly amount: bigint;
  readonly refunded: bigint;
}
export interface SalesOfProduct {
  readonly storeId: number;
  readonly productId: number;
  readonly pieces: number;
  readonly amount: bigint;
}

/** The last day (UTC) of all stores together that was counted. */
export const lastSalesDay = async (db: Db): Promise<string | null> =>
  (await sql<{ day: string | null }>`select max(day) as day from sales_days where store_id = ${allStores}`.execute(db)).rows[0]?.day ??
  null;

const column = <R, T>(rows: readonly R[], of: (row: R) => T): T[] => rows.map((row) => of(row));

/** Forgets every figure of a store, whose days are to be other days. */
export const deleteSalesOf = async (db: Db, storeId: number): Promise<void> => {
  await sql`delete from sales_days where store_id = ${storeId}`.execute(db);
  await sql`delete from sales_goods where store_id = ${storeId}`.execute(db);
};

/** Writes the figures of a day anew. */
export const putSales = async (
  db: Db,
  day: string,
  stores: readonly SalesOfStore[],
  products: readonly SalesOfProduct[],
): Promise<void> => {
  await sql`
    insert into sales_days (store_id, day, orders, amount, refunded)
    select store_id, ${day}::date, orders, amount, refunded
    from unnest(${column(stores, (s) => s.storeId)}::int[], ${column(stores, (s) => s.orders)}::int[], ${column(stores, (s) => String(s.amount))}::bigint[], ${column(stores, (s) => String(s.refunded))}::bigint[])
      as x (store_id, orders, amount, refunded) order by store_id
    on conflict (store_id, day) do update set orders = excluded.orders, amount = excluded.amount, refunded = excluded.refunded`.execute(db);
  await sql`
    insert into sales_goods (store_id, day, product_id, pieces, amount)
    select store_id, ${day}::date, product_id, pieces, amount
    from unnest(${column(products, (p) => p.storeId)}::int[], ${column(products, (p) => p.productId)}::int[], ${column(products, (p) => p.pieces)}::int[], ${column(products, (p) => String(p.amount))}::bigint[])
      as x (store_id, product_id, pieces, amount) order by store_id, product_id
    on conflict (store_id, day, product_id) do update set pieces = excluded.pieces, amount = excluded.amount`.execute(db);
};
