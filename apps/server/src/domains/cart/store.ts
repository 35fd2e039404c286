import { type Sql, sql } from '../../runtime/sql.ts';
import type { Db } from '../../runtime/database.ts';
import { type Ids, selectedBy } from '../../runtime/ids.ts';

export interface CartItem {
  readonly basketId: number;
  readonly skuId: number;
  readonly productId: number;
  readonly storeId: number;
  readonly count: number;
  readonly isChecked: boolean;
}
const columns = sql`id as "basketId", sku_id as "skuId", product_id as "productId", store_id as "storeId", count, is_checked as "isChecked"`;

export const selectItems = async (db: Db, userId: number): Promise<CartItem[]> =>
  (await sql<CartItem>`select ${columns} from cart_items where user_id = ${userId} order by id desc`.execute(db)).rows;

/** The person's own lines by id, in the order of ids. */
export const selectItemsById = async (db: Db, userId: number, ids: readonly number[]): Promise<CartItem[]> =>
  (
    await sql<CartItem>`select ${columns} from cart_items where user_id = ${userId} and id = any(${[...ids]}::int[]) order by id`.execute(
      db,
    )
  ).rows;

/** The variants, or the stores, of lines of a person's cart, for the statement of a caller that asks about them. */
export const skusOfItems = (userId: number, ids: readonly number[]): Ids =>
  selectedBy(sql<{ id: number }>`select sku_id as id from cart_items where user_id = ${userId} and id = any(${[...ids]}::int[])`);
export const storesOfItems = (userId: number, ids: readonly number[]): Ids =>
  selectedBy(sql<{ id: number }>`select store_id as id from cart_items where user_id = ${userId} and id = any(${[...ids]}::int[])`);

/**
 * Lets one change of a person's cart run at a time. Ordering from it is such a change: pieces added
 * meanwhile are neither lost nor ordered twice.
 */
export const holdCart = async (db: Db, userId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(7262, ${userId})`.execute(db);
};
/**
 * The same, and the lines of the cart that are ordered, as they stand once nobody else changes it: who waited finds no line
 * that another submit took, and the numbers that another tab wrote.
 */
export const holdItems = async (db: Db, userId: number, ids: readonly number[]): Promise<CartItem[]> => {
  const { rows } = await sql<CartItem>`
    with held as materialized (select pg_advisory_xact_lock(7262, ${userId})::text as first)
    select c.* from held, lateral (select ${columns} from cart_items where held.first is not null and user_id = ${userId} and id = any(${[...ids]}::int[]) order by id for update) c`.execute(
    db,
  );
  return rows;
};
/** Serialises the changes of one cart. */
export const lockCart = async (db: Db, userId: number): Promise<CartItem[]> => {
  const [, items] = await Promise.all([holdCart(db, userId), selectItems(db, userId)]);
  return items;
};

export interface ItemToPut {
  readonly skuId: number;
  readonly productId: number;
  readonly storeId: number;
  readonly count: number;
  readonly isChecked: boolean;
}
export const putItems = async (
  db: Db,
  userId: number,
  items: readonly ItemToPut[],
  at: Date,
): Promise<{ basketId: number; skuId: number }[]> => {
  const { rows } = await sql<{ basketId: number; skuId: number }>`
    insert into cart_items (user_id, sku_id, product_id, store_id, count, is_checked, created_at)
    select ${userId}, x.sku_id, x.product_id, x.store_id, x.count, x.is_checked, ${at}
    from unnest(${items.map((i) => i.skuId)}::int[], ${items.map((i) => i.productId)}::int[], ${items.map((i) => i.storeId)}::int[], ${items.map((i) => i.count)}::int[], ${items.map((i) => i.isChecked)}::boolean[])
      as x (sku_id, product_id, store_id, count, is_checked)
    on conflict (user_id, sku_id) do update set count = excluded.count, is_checked = excluded.is_checked
    returning id as "basketId", sku_id as "skuId"`.execute(db);
  return rows;
};

/** Chooses lines of a person, or no longer, by their ids. */
export const setChecked = async (db: Db, userId: number, wanted: ReadonlyMap<number, boolean>): Promise<void> => {
  await sql`
    update cart_items c set is_checked = x.is_checked
    from unnest(${[...wanted.keys()]}::int[], ${[...wanted.values()]}::boolean[]) as x (id, is_checked) where c.id = x.id and c.user_id = ${userId}`.execute(
    db,
  );
};

/** Takes lines out of a person's cart. */
export const withoutItems = (userId: number, ids: readonly number[]): Sql =>
  sql`delete from cart_items where user_id = ${userId} and id = any(${[...ids]}::int[])`;
export const deleteSkus = async (db: Db, userId: number, skuIds: readonly number[]): Promise<void> => {
  await sql`delete from cart_items where user_id = ${userId} and sku_id = any(${[...skuIds]}::int[])`.execute(db);
};
export const deleteAllItems = async (db: Db, userId: number): Promise<void> => {
  await sql`delete from cart_items where user_id = ${userId}`.execute(db);
};
export const countItems = async (db: Db, userId: number): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from cart_items where user_id = ${userId}`.execute(db)).rows[0]?.count ?? 0;
