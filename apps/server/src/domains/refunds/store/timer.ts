import type { Db } from '../../../runtime/database.ts';
import { sql } from '../../../runtime/sql.ts';
import { dropTimers } from '../../../runtime/work.ts';

/** Drops the timer of a refund that is over. */
export const dropTimer = (db: Db, refundNumber: string, now: Date): Promise<void> =>
  dropTimers(db, ['refunds.due'], sql`select ${refundNumber}::text`, now);
