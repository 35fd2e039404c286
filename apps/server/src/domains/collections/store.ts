import { sql } from '../../runtime/sql.ts';
import type { Db } from '../../runtime/database.ts';

/** Lets one change of what a buyer keeps run at a time, so that its limit holds. */
export const holdCollections = async (db: Db, userId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(7263, ${userId})`.execute(db);
};

export const hasProduct = async (db: Db, userId: number, productId: number): Promise<boolean> =>
  (await sql`select 1 from product_collections where user_id = ${userId} and product_id = ${productId}`.execute(db)).rows.length > 0;
export const countProducts = async (db: Db, userId: number): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from product_collections where user_id = ${userId}`.execute(db)).rows[0]
    ?.count ?? 0;
export const insertProduct = async (db: Db, userId: number, productId: number, at: Date): Promise<void> => {
  await sql`insert into product_collections (user_id, product_id, created_at) values (${userId}, ${productId}, ${at}) on conflict do nothing`.execute(
    db,
  );
};
export const deleteProducts = async (db: Db, userId: number, productIds: readonly number[]): Promise<void> => {
  await sql`delete from product_collections where user_id = ${userId} and product_id = any(${[...productIds]}::int[])`.execute(db);
};

export const hasStore = async (db: Db, userId: number, storeId: number): Promise<boolean> =>
  (await sql`select 1 from store_collections where user_id = ${userId} and store_id = ${storeId}`.execute(db)).rows.length > 0;
export const countStores = async (db: Db, userId: number): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from store_collections where user_id = ${userId}`.execute(db)).rows[0]
    ?.count ?? 0;
export const insertStore = async (db: Db, userId: number, storeId: number, at: Date): Promise<void> => {
  await sql`insert into store_collections (user_id, store_id, created_at) values (${userId}, ${storeId}, ${at}) on conflict do nothing`.execute(
    db,
  );
};
export const deleteStores = async (db: Db, userId: number, storeIds: readonly number[]): Promise<void> => {
  await sql`delete from store_collections where user_id = ${userId} and store_id = any(${[...storeIds]}::int[])`.execute(db);
};

/** Notes a look, the latest of a product only, and forgets the oldest beyond `most`. */
export const putLook = async (db: Db, userId: number, productId: number, at: Date, most: number): Promise<void> => {
  await sql`
    insert into browse_log as b (user_id, product_id, viewed_at) values (${userId}, ${productId}, ${at})
    on conflict (user_id, product_id) do update set viewed_at = excluded.viewed_at where b.viewed_at < excluded.viewed_at`.execute(db);
  await sql`
    delete from browse_log where user_id = ${userId} and product_id in (
      select product_id from browse_log where user_id = ${userId} order by viewed_at desc, product_id desc offset ${most})`.execute(db);
};
export const deleteLooks = async (db: Db, userId: number, productIds: readonly number[]): Promise<void> => {
  await sql`delete from browse_log where user_id = ${userId} and product_id = any(${[...productIds]}::int[])`.execute(db);
};
export const deleteLooksBefore = async (db: Db, before: Date): Promise<void> => {
  await sql`delete from browse_log where viewed_at < ${before}`.execute(db);
};

/** Empties everything of one buyer. */
export const deleteAllOf = async (db: Db, userId: number): Promise<void> => {
  await sql`delete from product_collections where user_id = ${userId}`.execute(db);
  await sql`delete from store_collections where user_id = ${userId}`.execute(db);
  await sql`delete from browse_log where user_id = ${userId}`.execute(db);
};
