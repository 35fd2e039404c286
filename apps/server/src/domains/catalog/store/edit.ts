import { mold, productStatus } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

export interface OwnProduct {
  readonly id: number;
  readonly code: string;
  readonly status: number;
}
/** A product of the caller's own store, locked; deleted ones are not there. */
export const lockOwn = async (db: Db, storeId: number, productId: number): Promise<OwnProduct | null> =>
  (
    await sql<OwnProduct>`select id, code, status from products where id = ${productId} and store_id = ${storeId} and status <> ${sql.lit(productStatus.deleted)} for no key update`.execute(
      db,
    )
  ).rows[0] ?? null;
/** The id of the store's product of this code, deleted or not. */
export const selectByCode = async (db: Db, storeId: number, code: string): Promise<OwnProduct | null> =>
  (await sql<OwnProduct>`select id, code, status from products where store_id = ${storeId} and code = ${code}`.execute(db)).rows[0] ?? null;
export const updateStatus = async (db: Db, productId: number, status: number): Promise<void> => {
  await sql`update products set status = ${status} where id = ${productId}`.execute(db);
};
/** Takes variants off sale; orders that have them keep them. @returns how many went */
export const deleteVariants = async (db: Db, productId: number, skuIds: readonly number[]): Promise<number> => {
  const { rows } = await sql`
    update skus set is_deleted = true where product_id = ${productId} and id = any(${[...skuIds]}::int[]) and not is_deleted returning 1`.execute(
    db,
  );
  return rows.length;
};
/** A language that shows the English name again, or has no text or no specifications any more. */
export const clearText = async (db: Db, productId: number, locale: string, what: 'name' | 'content' | 'specifications'): Promise<void> => {
  const change = {
    name: sql`name = (select e.name from product_texts e where e.product_id = ${productId} and e.locale = 'en')`,
    content: sql`content = ''`,
    specifications: sql`specifications = '[]'::jsonb`,
  }[what];
  await sql`update product_texts set ${change} where product_id = ${productId} and locale = ${locale}`.execute(db);
};
/** Takes a variant's own picture away, its market price, or its properties in a language. */
export const clearOfVariant = async (db: Db, skuId: number, what: 'picture' | 'market' | 'ru' | 'zh_CN'): Promise<void> => {
  const change =
    what === 'picture' ? sql`picture = null` : what === 'market' ? sql`market_price = null` : sql`properties = properties - ${what}::text`;
  await sql`update skus set ${change} where id = ${skuId}`.execute(db);
};
export const clearCertificates = async (db: Db, productId: number): Promise<void> => {
  await sql`update products set certificates = '{}' where id = ${productId}`.execute(db);
};
export const clearOrigin = async (db: Db, productId: number): Promise<void> => {
  await sql`update products set origin = '' where id = ${productId}`.execute(db);
};
/** Makes goods of what was bought by voucher. */
export const clearVoucher = async (db: Db, productId: number): Promise<void> => {
  await sql`update products set voucher = null, mold = ${sql.lit(mold.physical)} where id = ${productId}`.execute(db);
};
/** Sets what a product shows, in this order; variants no longer show what it lost. @returns whether anything is different */
export const updatePictures = async (db: Db, productId: number, paths: readonly string[]): Promise<boolean> => {
  const { rows } = await sql`
    with wanted as (
      select ${[...paths]}::text[] as paths
    ), gone as (
      update skus s set picture = null from products p, wanted w
      where s.product_id = ${productId} and p.id = s.product_id and s.picture = any(p.pictures) and s.picture <> all(w.paths) returning 1
    ), put as (
      update products p set pictures = w.paths from wanted w where p.id = ${productId} and p.pictures <> w.paths returning 1
    )
    select 1 from gone union all select 1 from put`.execute(db);
  return rows.length > 0;
};

/** Whether there are all of these products; of a store where one is named. */
export const areProducts = async (db: Db, ids: readonly number[], storeId: number | null): Promise<boolean> => {
  if (ids.length === 0) return true;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from products where id = any(${[...ids]}::int[]) and status <> ${sql.lit(productStatus.deleted)} and (${storeId}::int is null or store_id = ${storeId}::int)`.execute(
    db,
  );
  return rows[0]?.n === new Set(ids).size;
};
