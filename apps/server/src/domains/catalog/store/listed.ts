import { productStatus } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import { priceRange } from './price-range.ts';

/** Where a product is or was in the lists. */
export interface Listed {
  readonly productId: number;
  readonly storeId: number;
  readonly category1: number;
  readonly category2: number | null;
  readonly category3: number | null;
}
const place = sql`product_id as "productId", store_id as "storeId", category1, category2, category3`;

/**
 * Brings the rows that lists read in line with products that were written: those on sale in an open store are there,
 * others are not. With `texts` the words are behind and wait for `indexWords`.
 * @returns where the products stand now and where they stood before.
 */
export const putListed = async (
  db: Db,
  productIds: readonly number[],
  openStores: readonly number[],
  texts: boolean,
  now: Date,
): Promise<Listed[]> => {
  const ids = [...productIds];
  const { rows } = await sql<Listed>`
    with wanted as (
      select p.id, p.store_id, coalesce(a.id, b.id, c.id) as category1, case when c.level = 2 then c.id when c.level = 3 then b.id end as category2, case when c.level = 3 then c.id end as category3,
        coalesce(x.low, p.min_price) as min_price, coalesce(x.high, p.max_price) as max_price, p.minimum,
        coalesce((select (t ->> 'days')::smallint from jsonb_array_elements(p.delivery_tiers) t order by (t ->> 'start')::int <= p.minimum desc, abs((t ->> 'start')::int - p.minimum) limit 1), 0::smallint) as delivery_days,
        p.certificates, p.sold, p.review_count, case when p.review_count = 0 then 0 else round(p.review_score_sum * 100.0 / p.review_count) end::smallint as score, p.created_at
      from products p join categories o on o.id = p.category_id join categories c on c.id = coalesce(o.merged_into, o.id) left join categories b on b.id = c.parent_id left join categories a on a.id = b.parent_id
        cross join lateral (${priceRange(sql`p.id`, now)}) x
      where p.id = any(${ids}::int[]) and p.status = ${sql.lit(productStatus.on)} and p.store_id = any(${[...openStores]}::int[])
    ), before as (
      select ${place} from listed_products where product_id = any(${ids}::int[])
    ), gone as (
      delete from listed_products where product_id = any(${ids}::int[]) and product_id not in (select id from wanted)
    ), put as (
      insert into listed_products as l (product_id, store_id, category1, category2, category3, min_price, max_price, minimum, delivery_days, certificates, sold, reviews, score, created_at)
      select * from wanted order by id
      on conflict (product_id) do update set store_id = excluded.store_id, category1 = excluded.category1, category2 = excluded.category2, category3 = excluded.category3,
        min_price = excluded.min_price, max_price = excluded.max_price, minimum = excluded.minimum, delivery_days = excluded.delivery_days, certificates = excluded.certificates,
        sold = excluded.sold, reviews = excluded.reviews, score = excluded.score, created_at = excluded.created_at
      where (l.store_id, l.category1, l.category2, l.category3, l.min_price, l.max_price, l.minimum, l.delivery_days, l.certificates, l.sold, l.reviews, l.score)
        is distinct from (excluded.store_id, excluded.category1, excluded.category2, excluded.category3, excluded.min_price, excluded.max_price, excluded.minimum, excluded.delivery_days, excluded.certificates, excluded.sold, excluded.reviews, excluded.score)
      returning ${place}
    ), found as (
      insert into product_search (product_id) select id from wanted order by id on conflict do nothing returning product_id
    ), behind as (
      -- Waits for who is indexing it, and marks it anew.
      insert into outdated_words as o (product_id) select id from wanted where ${texts}::boolean or id in (select product_id from found) order by id
      on conflict (product_id) do update set product_id = o.product_id where false
    )
    select * from put union select * from before`.execute(db);
  return rows;
};

/** Takes over how much was sold and how goods were judged, where lists show otherwise. @returns how many rows changed. */
export const refreshPopularity = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    update listed_products l set sold = p.sold, reviews = p.review_count, score = case when p.review_count = 0 then 0 else round(p.review_score_sum * 100.0 / p.review_count) end
    from products p where p.id = l.product_id and (l.sold, l.reviews) is distinct from (p.sold, p.review_count) returning l.product_id as id`.execute(
    db,
  );
  return rows.length;
};

/** Ids of products in order, after one of them, their rows locked against change. */
export const selectIdsAfter = async (db: Db, after: number, most: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from products where id > ${after} order by id limit ${most} for share`.execute(db);
  return rows.map((r) => r.id);
};

/** The same, of one store. */
export const selectIdsOfStore = async (db: Db, storeId: number, after: number, most: number): Promise<number[]> => {
  const { rows } = await sql<{
    id: number;
  }>`select id from products where store_id = ${storeId} and id > ${after} order by id limit ${most} for share`.execute(db);
  return rows.map((r) => r.id);
};

/** Waits for who writes these products, and keeps others from it. */
export const lockGoods = async (db: Db, productIds: readonly number[]): Promise<void> => {
  await sql`select from products where id = any(${[...productIds]}::int[]) order by id for no key update`.execute(db);
};

/** The stores these products belong to, each once. */
export const selectStoresOf = async (db: Db, productIds: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{
    id: number;
  }>`select distinct store_id as id from products where id = any(${[...productIds]}::int[])`.execute(db);
  return rows.map((r) => r.id);
};

/** The store of a product that can be opened now, and whether it has a variant; null when there is no such product. */
export const selectStoreOfListed = async (
  db: Db,
  productId: number,
  skuId: number | null,
): Promise<{ readonly storeId: number; readonly hasSku: boolean } | null> =>
  (
    await sql<{ storeId: number; hasSku: boolean }>`
      select p.store_id as "storeId", ${skuId}::int is null or exists (select 1 from skus k where k.id = ${skuId}::int and k.product_id = p.id and not k.is_deleted) as "hasSku"
      from listed_products l join products p on p.id = l.product_id where l.product_id = ${productId}`.execute(db)
  ).rows[0] ?? null;
