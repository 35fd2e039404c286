import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

export interface PickupCode {
  readonly code: string;
  readonly tries: number;
  readonly lockedUntil: Date | null;
  readonly usedAt: Date | null;
}
/** The code of an order that the caller has locked. */
export const selectPickupCode = async (db: Db, orderId: number): Promise<PickupCode | null> =>
  (
    await sql<PickupCode>`select code, tries, locked_until as "lockedUntil", used_at as "usedAt" from pickup_codes where order_id = ${orderId}`.execute(
      db,
    )
  ).rows[0] ?? null;
export const insertPickupCode = async (db: Db, orderId: number, code: string, at: Date): Promise<void> => {
  await sql`insert into pickup_codes (order_id, code, issued_at) values (${orderId}, ${code}, ${at})`.execute(db);
};
/** Counts a wrong code. @returns how many there were */
export const countPickupTry = async (db: Db, orderId: number, tries: number, lockedUntil: Date | null): Promise<void> => {
  await sql`update pickup_codes set tries = ${tries}, locked_until = ${lockedUntil} where order_id = ${orderId}`.execute(db);
};
export const usePickupCode = async (db: Db, orderId: number, at: Date): Promise<void> => {
  await sql`update pickup_codes set used_at = ${at}, tries = 0, locked_until = null where order_id = ${orderId} and used_at is null`.execute(
    db,
  );
};
