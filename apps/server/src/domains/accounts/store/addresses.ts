import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { ReadAddress } from '../model/address.ts';

export interface Address extends ReadAddress {
  readonly addrId: number;
  /** 1: the default address. */
  readonly commonAddr: number;
}
/** An address of the book, with where it lies: degrees as they were given, null where they were not. */
export interface BookAddress extends Address, Place {}
export interface Place {
  readonly lat: number | null;
  readonly lng: number | null;
}
export const addressColumns = sql`id as "addrId", receiver, mobile, country, province, city, area, addr, post_code as "postCode", is_default::int as "commonAddr"`;
export const selectAddresses = async (db: Db, userId: number): Promise<BookAddress[]> =>
  (
    await sql<BookAddress>`select ${addressColumns}, lat, lng from addresses where user_id = ${userId} order by is_default desc, id`.execute(
      db,
    )
  ).rows;
/** Address 0 means the default one. */
export const selectAddress = async (db: Db, userId: number, addrId: number): Promise<Address | null> =>
  (
    await sql<Address>`select ${addressColumns} from addresses where user_id = ${userId} and (id = ${addrId} or (${addrId} = 0 and is_default))`.execute(
      db,
    )
  ).rows[0] ?? null;

/**
 * Takes a buyer's address book for this transaction: it is counted and its default moved by one at a time. Her orders,
 * which refer to her row, go on meanwhile.
 * @returns false when her account has been deleted
 */
export const lockBook = async (db: Db, userId: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from users where id = ${userId} and deleted_at is null for no key update`.execute(db);
  return rows.length === 1;
};

export const insertAddress = async (db: Db, userId: number, a: ReadAddress & Place, at: Date): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into addresses (user_id, receiver, mobile, country, province, city, area, addr, post_code, lat, lng, created_at)
    values (${userId}, ${a.receiver}, ${a.mobile}, ${a.country}, ${a.province}, ${a.city}, ${a.area}, ${a.addr}, ${a.postCode}, ${a.lat}, ${a.lng}, ${at}) returning id`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('an address was not written');
  return row.id;
};
/** @returns false when the address is not in this book */
export const updateAddress = async (db: Db, userId: number, addrId: number, a: ReadAddress & Place): Promise<boolean> => {
  const { rows } = await sql`
    update addresses set receiver = ${a.receiver}, mobile = ${a.mobile}, country = ${a.country}, province = ${a.province}, city = ${a.city},
      area = ${a.area}, addr = ${a.addr}, post_code = ${a.postCode}, lat = ${a.lat}, lng = ${a.lng}
    where id = ${addrId} and user_id = ${userId} returning 1`.execute(db);
  return rows.length === 1;
};
/** Two statements: the index that keeps the default single looks at every row as it is written. */
export const moveDefault = async (db: Db, userId: number, addrId: number): Promise<void> => {
  await sql`update addresses set is_default = false where user_id = ${userId} and is_default and id <> ${addrId}`.execute(db);
  await sql`update addresses set is_default = true where user_id = ${userId} and id = ${addrId} and not is_default`.execute(db);
};
export const deleteAddress = async (db: Db, userId: number, addrId: number): Promise<void> => {
  await sql`delete from addresses where id = ${addrId} and user_id = ${userId}`.execute(db);
};
