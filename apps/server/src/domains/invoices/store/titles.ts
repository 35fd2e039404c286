import { sql } from 'kysely';
import type { Db } from '../../../runtime/database.ts';
import type { KeptTitle } from '../model.ts';

export interface SavedTitle extends KeptTitle {
  readonly id: number;
  readonly isDefault: boolean;
}

/** A buyer's saved titles, the default first, then the last used. */
export const selectTitles = async (db: Db, userId: number): Promise<SavedTitle[]> =>
  (
    await sql<SavedTitle>`
      select id, header_type as "headerType", name, country, tax_number as "taxNumber", registration_code as "registrationCode", address, signatory, basis, is_default as "isDefault"
      from invoice_titles where user_id = ${userId} order by is_default desc, used_at desc, id desc`.execute(db)
  ).rows;

const clearDefault = async (db: Db, userId: number): Promise<void> => {
  await sql`update invoice_titles set is_default = false where user_id = ${userId} and is_default`.execute(db);
};

/** Keeps a title as the default, and who was named as its signatory where nobody is named now; beyond the most that are kept the one not used for longest goes. */
export const keepTitle = async (db: Db, userId: number, t: KeptTitle, most: number, at: Date): Promise<void> => {
  await clearDefault(db, userId);
  await sql`
    insert into invoice_titles (user_id, header_type, name, country, tax_number, registration_code, address, signatory, basis, is_default, used_at)
    values (${userId}, ${t.headerType}, ${t.name}, ${t.country}, ${t.taxNumber}, ${t.registrationCode}, ${t.address}, ${t.signatory}, ${t.basis}, true, ${at})
    on conflict (user_id, header_type, name, country, tax_number, registration_code) do update set is_default = true, address = excluded.address,
      signatory = coalesce(nullif(excluded.signatory, ''), invoice_titles.signatory), basis = coalesce(nullif(excluded.basis, ''), invoice_titles.basis), used_at = excluded.used_at`.execute(
    db,
  );
  await sql`
    delete from invoice_titles where user_id = ${userId} and id in (
      select id from invoice_titles where user_id = ${userId} order by is_default desc, used_at desc, id desc offset ${most})`.execute(db);
};

/** @returns whether the buyer has such a title */
export const setDefault = async (db: Db, userId: number, id: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from invoice_titles where id = ${id} and user_id = ${userId} for update`.execute(db);
  if (rows.length === 0) return false;
  await clearDefault(db, userId);
  await sql`update invoice_titles set is_default = true where id = ${id} and user_id = ${userId}`.execute(db);
  return true;
};
export const deleteTitle = async (db: Db, userId: number, id: number): Promise<boolean> =>
  (await sql`delete from invoice_titles where id = ${id} and user_id = ${userId} returning 1`.execute(db)).rows.length > 0;
export const deleteTitlesOf = async (db: Db, userId: number): Promise<void> => {
  await sql`delete from invoice_titles where user_id = ${userId}`.execute(db);
};
