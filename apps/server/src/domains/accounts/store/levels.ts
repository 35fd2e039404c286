import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** The level of a buyer, her row held until this transaction is over; null where there is no such buyer any more. */
export const lockLevel = async (db: Db, userId: number): Promise<number | null> =>
  (await sql<{ level: number }>`select level from users where id = ${userId} and deleted_at is null for no key update`.execute(db)).rows[0]
    ?.level ?? null;

/** @returns false where there is no such buyer any more */
export const updateLevel = async (db: Db, userId: number, level: number): Promise<boolean> =>
  (await sql`update users set level = ${level} where id = ${userId} and deleted_at is null returning id`.execute(db)).rows.length > 0;
