import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** @returns the new user's id; null when the name or the address is somebody's */
export const insertUser = async (
  db: Db,
  u: { userName: string; mail: string; nickName: string; passwordHash: string; locale: string; timeZone: string; at: Date },
): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    insert into users (user_name, mail, nick_name, password_hash, locale, time_zone, created_at)
    values (${u.userName}, lower(${u.mail}), ${u.nickName}, ${u.passwordHash}, ${u.locale}, ${u.timeZone}, ${u.at}) on conflict do nothing returning id`.execute(
    db,
  );
  return rows[0]?.id ?? null;
};
export const isUserNameTaken = async (db: Db, userName: string): Promise<boolean> => {
  const { rows } =
    await sql`select 1 from users where lower(user_name) = lower(${userName}) or lower(mail) = lower(${userName}) or mobile = ${userName}`.execute(
      db,
    );
  return rows.length > 0;
};

/** The hash of a person's password; null when she has none. */
export const selectSecret = async (db: Db, id: number): Promise<string | null> =>
  (await sql<{ hash: string | null }>`select password_hash as hash from users where id = ${id}`.execute(db)).rows[0]?.hash ?? null;
/** The same, her row locked: changes of an account are made one after the other. */
export const lockSecret = async (db: Db, id: number): Promise<string | null> =>
  (await sql<{ hash: string | null }>`select password_hash as hash from users where id = ${id} for update`.execute(db)).rows[0]?.hash ??
  null;
export const updatePasswordHash = async (db: Db, id: number, passwordHash: string): Promise<void> => {
  await sql`update users set password_hash = ${passwordHash} where id = ${id}`.execute(db);
};
/** @returns false when the address belongs to somebody else */
export const updateMail = async (db: Db, id: number, mail: string): Promise<boolean> => {
  const { rows } = await sql`
    update users set mail = lower(${mail}) where id = ${id} and not exists (select 1 from users o where o.id <> ${id} and lower(o.mail) = lower(${mail})) returning 1`.execute(
    db,
  );
  return rows.length === 1;
};
export const isMobileOfAnother = async (db: Db, id: number, mobile: string): Promise<boolean> =>
  (await sql`select 1 from users where id <> ${id} and mobile = ${mobile}`.execute(db)).rows.length > 0;
export const updateMobile = async (db: Db, id: number, mobile: string): Promise<boolean> => {
  const { rows } = await sql`
    update users set mobile = ${mobile} where id = ${id} and not exists (select 1 from users o where o.id <> ${id} and o.mobile = ${mobile}) returning 1`.execute(
    db,
  );
  return rows.length === 1;
};

/** What of a profile changes: undefined stays, null is taken away. */
export interface ProfileChange {
  readonly nickName: string | undefined;
  readonly sex: string | null | undefined;
  readonly birthDate: string | null | undefined;
  readonly timeZone: string | undefined;
}
export const updateProfile = async (db: Db, id: number, c: ProfileChange): Promise<void> => {
  await sql`
    update users set nick_name = coalesce(${c.nickName ?? null}::text, nick_name), time_zone = coalesce(${c.timeZone ?? null}::text, time_zone),
      sex = case when ${c.sex !== undefined} then ${c.sex ?? null}::text else sex end,
      birth_date = case when ${c.birthDate !== undefined} then ${c.birthDate ?? null}::date else birth_date end
    where id = ${id}`.execute(db);
};

/** The path of a person's avatar, her row locked. */
export const lockPicture = async (db: Db, id: number): Promise<string | null> =>
  (await sql<{ picture: string | null }>`select picture from users where id = ${id} for update`.execute(db)).rows[0]?.picture ?? null;
export const updatePicture = async (db: Db, id: number, picture: string | null): Promise<void> => {
  await sql`update users set picture = ${picture} where id = ${id}`.execute(db);
};

/** Forgets the person: what names her is gone, the number that orders and books refer to stays. */
export const eraseUser = async (db: Db, id: number, at: Date): Promise<void> => {
  await sql`
    update users set user_name = 'deleted-' || id, mail = 'deleted-' || id || '@deleted.invalid', mobile = null, nick_name = '—', password_hash = null, picture = null,
      sex = null, birth_date = null, deleted_at = ${at} where id = ${id}`.execute(db);
  await sql`delete from addresses where user_id = ${id}`.execute(db);
  await sql`delete from social_accounts where user_id = ${id}`.execute(db);
  await sql`delete from known_browsers where kind = 'buyer' and holder_id = ${id}`.execute(db);
  await sql`update sessions set ip = null, user_agent = null where kind = 'buyer' and holder_id = ${id}`.execute(db);
};

/** Whether a buyer's account is there still; it may be closed the moment after. */
export const selectIsOpen = async (db: Db, id: number): Promise<boolean> =>
  (await sql`select 1 from users where id = ${id} and deleted_at is null`.execute(db)).rows.length > 0;

/** Of some numbers those of buyers who have not left. */
export const selectKnown = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{
    id: number;
  }>`select id from users where id = any(${[...ids]}::int[]) and deleted_at is null order by id`.execute(db);
  return rows.map((r) => r.id);
};
