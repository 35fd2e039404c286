import { sql } from '../../runtime/sql.ts';
import type { Db } from '../../runtime/database.ts';

export type Audience = 'buyer' | 'seller' | 'operator';

/** Who may log in under a name, with the hash to compare; one shape for the three audiences. */
export interface Credential {
  readonly id: number;
  readonly storeId: number | null;
  readonly passwordHash: string | null;
}

/**
 * @param mobile what was typed as E.164, where it is a phone number: a person who has linked it, and so has shown that it is hers,
 * goes before an account that is called so. @returns both, where there are both
 */
export const selectCredentials = async (db: Db, audience: Audience, name: string, mobile: string): Promise<Credential[]> => {
  const query = {
    buyer: sql<Credential>`select id, null::int as "storeId", password_hash as "passwordHash" from users
      where lower(user_name) = lower(${name}) or lower(mail) = lower(${name}) or mobile = ${mobile} order by (mobile = ${mobile}) is true desc, lower(user_name) = lower(${name}) desc limit 2`,
    seller: sql<Credential>`select id, store_id as "storeId", password_hash as "passwordHash" from store_accounts where user_name = lower(${name})`,
    operator: sql<Credential>`select id, null::int as "storeId", password_hash as "passwordHash" from operators where user_name = lower(${name})`,
  }[audience];
  return (await query.execute(db)).rows;
};

export const insertSession = async (
  db: Db,
  s: {
    tokenHash: Buffer;
    kind: Audience;
    holderId: number;
    storeId: number | null;
    createdAt: Date;
    expiresAt: Date;
    ip: string | null;
    userAgent: string | null;
  },
): Promise<void> => {
  await sql`insert into sessions (token_hash, kind, holder_id, store_id, created_at, expires_at, ip, user_agent)
    values (${s.tokenHash}, ${s.kind}, ${s.holderId}, ${s.storeId}, ${s.createdAt}, ${s.expiresAt}, ${s.ip}, ${s.userAgent})`.execute(db);
};

export interface OpenSession {
  readonly holderId: number;
  readonly storeId: number | null;
  readonly expiresAt: Date;
  /** Of a console's account: what it may do; null is everything. */
  readonly areas: readonly string[] | null;
}
export const selectSession = async (db: Db, kind: Audience, tokenHash: Buffer, now: Date): Promise<OpenSession | null> => {
  const open = sql`s.token_hash = ${tokenHash} and s.kind = ${kind} and s.ended_at is null and s.expires_at > ${now}`;
  const query = {
    buyer: sql<OpenSession>`select s.holder_id as "holderId", s.store_id as "storeId", s.expires_at as "expiresAt", null::text[] as areas from sessions s where ${open}`,
    seller: sql<OpenSession>`select s.holder_id as "holderId", a.store_id as "storeId", s.expires_at as "expiresAt", a.areas
      from sessions s join store_accounts a on a.id = s.holder_id where ${open} and a.locked_at is null`,
    operator: sql<OpenSession>`select s.holder_id as "holderId", null::int as "storeId", s.expires_at as "expiresAt", o.areas
      from sessions s join operators o on o.id = s.holder_id where ${open} and o.locked_at is null`,
  }[kind];
  return (await query.execute(db)).rows[0] ?? null;
};

export const endSessionRow = async (db: Db, tokenHash: Buffer, now: Date): Promise<void> => {
  await sql`update sessions set ended_at = ${now} where token_hash = ${tokenHash} and ended_at is null`.execute(db);
};

export interface SessionRow {
  readonly id: number;
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly ip: string | null;
  readonly userAgent: string | null;
}
/** The open sessions of a buyer, newest first. */
export const selectSessions = async (db: Db, userId: number, now: Date): Promise<SessionRow[]> => {
  const { rows } = await sql<SessionRow>`
    select id, token_hash as "tokenHash", created_at as "createdAt", expires_at as "expiresAt", ip, user_agent as "userAgent" from sessions
    where kind = 'buyer' and holder_id = ${userId} and ended_at is null and expires_at > ${now} order by id desc limit 200`.execute(db);
  return rows;
};
/** Ends one's own session. @returns its token's hash; null when there is none to end */
export const endSessionById = async (db: Db, userId: number, id: number, now: Date): Promise<Buffer | null> => {
  const { rows } = await sql<{ tokenHash: Buffer }>`
    update sessions set ended_at = ${now} where id = ${id} and kind = 'buyer' and holder_id = ${userId} and ended_at is null returning token_hash as "tokenHash"`.execute(
    db,
  );
  return rows[0]?.tokenHash ?? null;
};
/** Ends all sessions of an account but one. @returns the hashes of their tokens */
export const endSessionsOf = async (db: Db, kind: Audience, holderId: number, but: Buffer | null, now: Date): Promise<Buffer[]> => {
  const { rows } = await sql<{ tokenHash: Buffer }>`
    update sessions set ended_at = ${now} where kind = ${kind} and holder_id = ${holderId} and ended_at is null and token_hash is distinct from ${but}::bytea returning token_hash as "tokenHash"`.execute(
    db,
  );
  return rows.map((r) => r.tokenHash);
};

export interface LoginKey {
  readonly id: string;
  readonly privateKey: string;
  readonly publicKey: string;
  readonly createdAt: Date;
}
export const selectLoginKeys = async (db: Db, since: Date): Promise<LoginKey[]> => {
  const { rows } =
    await sql<LoginKey>`select id, private_key as "privateKey", public_key as "publicKey", created_at as "createdAt" from login_keys where created_at > ${since} order by created_at desc, id`.execute(
      db,
    );
  return rows;
};
export const insertLoginKey = async (db: Db, key: LoginKey): Promise<void> => {
  await sql`insert into login_keys (id, private_key, public_key, created_at) values (${key.id}, ${key.privateKey}, ${key.publicKey}, ${key.createdAt}) on conflict do nothing`.execute(
    db,
  );
};

/** @returns false when this ciphertext was seen before. */
export const insertUsedCiphertext = async (db: Db, hash: Buffer, at: Date): Promise<boolean> => {
  const { rows } = await sql`insert into used_ciphertexts (hash, at) values (${hash}, ${at}) on conflict do nothing returning 1`.execute(
    db,
  );
  return rows.length === 1;
};

export interface User {
  readonly id: number;
  readonly userName: string;
  readonly mail: string;
  readonly mobile: string | null;
  readonly nickName: string;
  readonly picture: string | null;
  readonly sex: string | null;
  readonly birthDate: string | null;
  readonly level: number;
  readonly growth: number;
  readonly hasPassword: boolean;
  readonly locale: string;
  readonly timeZone: string;
}
const userColumns = sql`id, user_name as "userName", mail, mobile, nick_name as "nickName", picture, sex, birth_date as "birthDate", level, growth, password_hash is not null as "hasPassword", locale, time_zone as "timeZone"`;
export const selectUser = async (db: Db, id: number): Promise<User | null> =>
  (await sql<User>`select ${userColumns} from users where id = ${id}`.execute(db)).rows[0] ?? null;
export const selectUserByMail = async (db: Db, mail: string): Promise<User | null> =>
  (await sql<User>`select ${userColumns} from users where lower(mail) = lower(${mail})`.execute(db)).rows[0] ?? null;

export const selectConsoleName = async (db: Db, audience: 'seller' | 'operator', id: number): Promise<string | null> => {
  const query =
    audience === 'seller'
      ? sql<{ name: string }>`select user_name as name from store_accounts where id = ${id}`
      : sql<{ name: string }>`select user_name as name from operators where id = ${id}`;
  return (await query.execute(db)).rows[0]?.name ?? null;
};

/** Removes sessions, codes, tries and login keys that can no longer be used and are older than these instants. */
export const deleteOld = async (db: Db, before: { readonly month: Date; readonly day: Date; readonly week: Date }): Promise<void> => {
  await sql`delete from sessions where coalesce(ended_at, expires_at) < ${before.month}`.execute(db);
  await sql`delete from mail_codes where expires_at < ${before.month}`.execute(db);
  await sql`delete from social_tickets where expires_at < ${before.day}`.execute(db);
  await sql`delete from login_tries where at < ${before.day}`.execute(db);
  await sql`delete from used_ciphertexts where at < ${before.day}`.execute(db);
  await sql`delete from login_keys where created_at < ${before.week}`.execute(db);
};
