import { inquiryState } from '@kyakhta/contract';
import { sql } from '../../runtime/sql.ts';
import type { Db } from '../../runtime/database.ts';
import { type Answer, type Asking, firstState } from './model.ts';

export const insertInquiry = async (db: Db, userId: number, q: Asking, at: Date): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into inquiries (user_id, store_id, product_id, sku_id, state, name, message, quantity, unit, country, city, target_price, currency, category_id, valid_days, delivery_days, files, created_at)
    values (${userId}, ${q.storeId}, ${q.productId}, ${q.skuId}, ${firstState(q.storeId)}, ${q.name}, ${q.message}, ${q.quantity}, ${q.unit}, ${q.country}, ${q.city},
      ${q.targetPrice}, ${q.currency}, ${q.categoryId}, ${q.validDays}, ${q.deliveryDays}, ${[...q.files]}::text[], ${at}) returning id`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('an inquiry was not written');
  return row.id;
};

/** The very same question of a buyer since a moment: what a form sent twice looks like. A store it was passed to meanwhile does not matter. */
export const selectSame = async (db: Db, userId: number, q: Asking, since: Date): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from inquiries where user_id = ${userId} and created_at > ${since} and name = ${q.name} and message = ${q.message} and quantity = ${q.quantity} and unit = ${q.unit}
      and (store_id is not distinct from ${q.storeId}::int or (${q.storeId}::int is null and passed_at is not null)) and product_id is not distinct from ${q.productId}::int
      and sku_id is not distinct from ${q.skuId}::int and country is not distinct from ${q.country}::text and city = ${q.city}
      and target_price is not distinct from ${q.targetPrice}::bigint and files = ${[...q.files]}::text[]
      and category_id is not distinct from ${q.categoryId}::int and valid_days is not distinct from ${q.validDays}::int
      and delivery_days is not distinct from ${q.deliveryDays}::int order by id limit 1`.execute(db);
  return rows[0]?.id ?? null;
};

export const countSince = async (db: Db, userId: number, since: Date): Promise<number> =>
  (
    await sql<{
      count: number;
    }>`select count(*)::int as count from inquiries where user_id = ${userId} and created_at > ${since}`.execute(db)
  ).rows[0]?.count ?? 0;

interface Standing {
  readonly userId: number;
  readonly storeId: number | null;
  readonly state: number;
  readonly name: string;
  readonly unit: string;
  readonly currency: string;
}
/** A question that a store is asked, locked; null when it is asked no such. */
export const lockOfStore = async (db: Db, storeId: number, id: number): Promise<Standing | null> =>
  (
    await sql<Standing>`
      select user_id as "userId", store_id as "storeId", state, name, unit, currency from inquiries where id = ${id} and store_id = ${storeId} for update`.execute(
      db,
    )
  ).rows[0] ?? null;
export const lockInquiry = async (db: Db, id: number): Promise<Standing | null> =>
  (
    await sql<Standing>`
      select user_id as "userId", store_id as "storeId", state, name, unit, currency from inquiries where id = ${id} for update`.execute(db)
  ).rows[0] ?? null;

/** @returns false when it does not wait with the platform */
export const setStore = async (db: Db, id: number, storeId: number, at: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update inquiries set store_id = ${storeId}, state = ${inquiryState.store}, passed_at = ${at} where id = ${id} and state = ${inquiryState.platform}`.execute(
    db,
  );
  return numAffectedRows === 1n;
};

/** @returns false when it does not wait with a store */
export const insertAnswer = async (db: Db, id: number, a: Answer, at: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update inquiries set state = ${inquiryState.answered} where id = ${id} and state = ${inquiryState.store}`.execute(db);
  if (numAffectedRows !== 1n) return false;
  await sql`
    insert into inquiry_answers (inquiry_id, message, price, minimum, lead_days, valid_until, answered_at)
    values (${id}, ${a.message}, ${a.price}, ${a.minimum}, ${a.leadDays}, ${a.validUntil}, ${at})`.execute(db);
  return true;
};

/** Whether a question has exactly this answer, so many days long: what a retry looks like. */
export const hasAnswer = async (db: Db, id: number, a: Omit<Answer, 'validUntil'>, validDays: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from inquiry_answers where inquiry_id = ${id} and message = ${a.message} and price = ${a.price} and minimum = ${a.minimum} and lead_days is not distinct from ${a.leadDays}::int
      and valid_until = answered_at + make_interval(hours => 24 * ${validDays}::int)`.execute(db);
  return rows.length > 0;
};

/** Removes all questions of a person, with their answers. */
export const deleteOf = async (db: Db, userId: number): Promise<void> => {
  await sql`delete from inquiries where user_id = ${userId}`.execute(db);
};
