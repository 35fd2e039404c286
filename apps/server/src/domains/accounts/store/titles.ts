import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import { addressColumns, type BookAddress } from './addresses.ts';

/** Whom an invoice names. A person has no tax number here; what is not known is empty. */
export interface InvoiceTitle {
  readonly headerType: 1 | 2;
  readonly name: string;
  readonly country: string;
  readonly taxNumber: string;
  readonly registrationCode: string;
  readonly address: string;
}
/** A title as a buyer keeps it: with who signs contracts for a company, and on what basis; empty where nobody is named. */
export interface KeptTitle extends InvoiceTitle {
  readonly signatory: string;
  readonly basis: string;
}
export interface SavedTitle extends KeptTitle {
  readonly id: number;
  readonly isDefault: boolean;
}
const titleColumns = sql`id, header_type as "headerType", name, country, tax_number as "taxNumber", registration_code as "registrationCode", address, signatory, basis, is_default as "isDefault"`;

/** A buyer's saved titles, the default first, then the last used. */
export const selectTitles = async (db: Db, userId: number): Promise<SavedTitle[]> =>
  (
    await sql<SavedTitle>`
      select ${titleColumns} from invoice_titles where user_id = ${userId} order by is_default desc, used_at desc, id desc`.execute(db)
  ).rows;

/** All that a buyer has saved to order with: where goods go, the default first, and who buys, the default first, then the last used. */
export const selectBook = async (
  db: Db,
  userId: number,
): Promise<{ readonly addresses: readonly BookAddress[]; readonly titles: readonly SavedTitle[] }> => {
  const { rows } = await sql<{ addresses: BookAddress[]; titles: SavedTitle[] }>`
    select
      (select coalesce(jsonb_agg(a order by a."commonAddr" desc, a."addrId"), '[]') from (select ${addressColumns}, lat, lng from addresses where user_id = ${userId}) a) as addresses,
      (select coalesce(jsonb_agg(t order by t."isDefault" desc, t.used_at desc, t.id desc), '[]') from (select ${titleColumns}, used_at from invoice_titles where user_id = ${userId}) t) as titles`.execute(
    db,
  );
  return rows[0] ?? { addresses: [], titles: [] };
};

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
