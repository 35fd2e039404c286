import { nightlyWithinHours } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import { addHours } from '../runtime/clock.ts';
import type { Db } from '../runtime/database.ts';

/*
 * What should have been done each night, as one row `at` with the last time it was. What a clock that was ahead has written
 * does not count: it would hide for a year that nothing is done any more.
 */

/** The last proof of the books; before the first, when the marketplace began. */
export const lastProof = (now: Date): Sql<{ at: Date }> => sql`
  select coalesce((select max(at) from proof_runs where at <= ${now}::timestamptz), i.filled_at) as at from instance i`;

/**
 * The last backup; before the first, when the marketplace began. Where what the database writes is kept as it goes, only one
 * from which now can be reached counts: another, in a folder that was named by mistake, would hide that none can. No row for a
 * demo that was never backed up: nobody misses its backups.
 */
export const lastBackup = (now: Date): Sql<{ at: Date }> => sql`
  select coalesce(case when i.archived_until is null then b.at when i.backed_up_at <= ${now}::timestamptz then i.backed_up_at end, i.filled_at) as at
  from instance i
  cross join (select max(at) filter (where at <= ${now}::timestamptz) as at, count(*) as made from backup_runs) b
  where b.made > 0 or i.archived_until is not null or not i.demo`;

/** Up to when what the database writes is kept; no row where it is not kept as it goes. */
export const lastArchived = (now: Date): Sql<{ at: Date }> => sql`
  select case when archived_until <= ${now}::timestamptz then archived_until else filled_at end as at from instance where archived_until is not null`;

/** Since when that stands still: PostgreSQL cannot archive what it writes, or the folder of backups cannot take it. */
export const archiveFault: Sql<{ at: Date }> = sql`select archive_failed_at as at from instance where archive_failed_at is not null`;

/** Since when a proof is missing: a row when one is. */
export const missedProof = (now: Date): Sql<{ at: Date }> => sql`
  select l.at from (${lastProof(now)}) l where l.at < ${addHours(now, -nightlyWithinHours)}::timestamptz`;

/** Hours after which it is missed that what the database writes is kept; that is noted every ten minutes. */
const archivedWithinHours = 1;

/** Since when backups are missing: a row for whole ones, and one for what was written since, as soon as that stands still. */
export const missedBackups = (now: Date): Sql<{ at: Date }> => sql`
  select l.at from (${lastBackup(now)}) l where l.at < ${addHours(now, -nightlyWithinHours)}::timestamptz
  union all select coalesce(i.archive_failed_at, l.at) as at from (${lastArchived(now)}) l cross join instance i
    where i.archive_failed_at is not null or l.at < ${addHours(now, -archivedWithinHours)}::timestamptz`;

/** Seconds since; 0 when there is nothing to miss. */
export const secondsSince = async (db: Db, now: Date, last: Sql<{ at: Date }>): Promise<number> => {
  const { rows } = await sql<{
    seconds: number;
  }>`select extract(epoch from ${now}::timestamptz - l.at)::float8 as seconds from (${last}) l`.execute(db);
  return rows[0]?.seconds ?? 0;
};
