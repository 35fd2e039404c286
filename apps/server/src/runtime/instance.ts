import { sql } from './sql.ts';
import type { Db } from './database.ts';

/** What this database was filled as, or null while it is not filled. */
export const instanceOf = async (db: Db): Promise<{ readonly demo: boolean } | null> =>
  (await sql<{ demo: boolean }>`select demo from instance`.execute(db)).rows[0] ?? null;

/** What the clock of the marketplace says, for who writes into its database without serving it. */
export const timeOf = async (db: Db): Promise<Date> => {
  const { rows } = await sql<{
    at: Date | null;
  }>`select now() + make_interval(secs => coalesce((select clock_offset_seconds from instance), 0)::float8) as at`.execute(db);
  return rows[0]?.at ?? new Date();
};

/** Marks a database as what it is, once. */
export const markInstance = async (db: Db, demo: boolean, at: Date): Promise<void> => {
  await sql`insert into instance (demo, filled_at) values (${demo}, ${at})`.execute(db);
};

/**
 * Refuses to serve a database as what it is not.
 * @returns a sentence that says what to do, or null when mode and database agree.
 */
export const modeConflict = (mode: 'demo' | 'production', instance: { readonly demo: boolean } | null): string | null => {
  if (mode === 'production' && instance?.demo === true)
    return 'This is a demo database: its passwords are public. Production needs a database of its own (DATABASE_URL).';
  if (mode === 'demo' && instance?.demo === false)
    return 'This is a production database. Demo mode would open it to everyone; start with KYAKHTA_MODE=production.';
  return null;
};
