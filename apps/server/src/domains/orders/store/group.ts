import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** Notes of orders that are not paid yet that their group is complete. */
export const setGroupCompleted = async (db: Db, ids: readonly number[], at: Date): Promise<void> => {
  await sql`update orders set group_completed_at = ${at} where id = any(${[...ids]}::int[]) and group_completed_at is null`.execute(db);
};
