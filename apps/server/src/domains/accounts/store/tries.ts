import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** Takes the right to try for these subjects until the transaction ends. @returns false when someone is trying at one of them now. */
export const holdSubjects = async (db: Db, subjects: readonly string[]): Promise<boolean> => {
  const { rows } = await sql<{ free: boolean }>`
    select coalesce(bool_and(pg_try_advisory_xact_lock(7264, hashtext(s))), true) as free from unnest(${[...subjects]}::text[]) s`.execute(
    db,
  );
  return rows[0]?.free === true;
};
export const insertTries = async (db: Db, subjects: readonly string[], at: Date): Promise<void> => {
  await sql`insert into login_tries (subject, at) select s, ${at} from unnest(${[...subjects]}::text[]) s`.execute(db);
};
/** How many tries each subject has had; one that is not there has had none. */
export const countTries = async (db: Db, subjects: readonly string[], since: Date): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ subject: string; count: number }>`
    select subject, count(*)::int as count from login_tries where subject = any(${[...subjects]}::text[]) and at > ${since} group by subject`.execute(
    db,
  );
  return new Map(rows.map((r) => [r.subject, r.count]));
};
export const deleteTries = async (db: Db, subject: string): Promise<void> => {
  await sql`delete from login_tries where subject = ${subject}`.execute(db);
};
