import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { Audience } from '../store.ts';

/** What a session is opened on: who may not enter is locked, or has deleted her account. */
interface Entry {
  readonly passwordHash: string | null;
  readonly isLocked: boolean;
}

/** Whose mailbox it is, held as below; null when nobody's by then. Who changes it or deletes her account is waited for. */
export const lockOwnerOf = async (db: Db, mail: string): Promise<number | null> => {
  const { rows } = await sql<{
    id: number;
  }>`select id from users where lower(mail) = lower(${mail}) and deleted_at is null for share`.execute(db);
  return rows[0]?.id ?? null;
};
/** The same, for who is going to change the account. */
export const lockOwnerToChange = async (db: Db, mail: string): Promise<number | null> => {
  const { rows } = await sql<{
    id: number;
  }>`select id from users where lower(mail) = lower(${mail}) and deleted_at is null for update`.execute(db);
  return rows[0]?.id ?? null;
};

/**
 * Holds an account while a session of it is opened: a call that locks or deletes it, or changes its password, waits, and then
 * ends that session too; or has done so, and is seen.
 */
export const lockEntry = async (db: Db, kind: Audience, id: number): Promise<Entry | null> => {
  const query = {
    buyer: sql<Entry>`select password_hash as "passwordHash", deleted_at is not null as "isLocked" from users where id = ${id} for share`,
    seller: sql<Entry>`select password_hash as "passwordHash", locked_at is not null as "isLocked" from store_accounts where id = ${id} for share`,
    operator: sql<Entry>`select password_hash as "passwordHash", locked_at is not null as "isLocked" from operators where id = ${id} for share`,
  }[kind];
  return (await query.execute(db)).rows[0] ?? null;
};
