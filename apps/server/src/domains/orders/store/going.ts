import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** The country an order goes to, ISO 3166-1 alpha-2, and its state, without waiting for a call that is changing it. */
export const selectGoing = async (db: Db, id: number): Promise<{ readonly country: string | null; readonly status: number } | null> => {
  const { rows } = await sql<{
    country: string | null;
    status: number;
  }>`select address ->> 'country' as country, status from orders where id = ${id}`.execute(db);
  return rows[0] ?? null;
};
