import { sql } from '../runtime/sql.ts';
import type { Watched } from '../runtime/app.ts';
import { archiveFault, lastArchived, lastBackup, lastProof, secondsSince } from './nightly.ts';

/** Figures of the trade for the people who run the marketplace, next to those of the process. */
export const watched: readonly Watched[] = [
  {
    name: 'kyakhta_payment_unknown_oldest_seconds',
    help: 'How long the oldest payment is of which the provider has not said what became',
    ask: async (db, now) =>
      (
        await sql<{
          age: number | null;
        }>`select extract(epoch from ${now}::timestamptz - min(unknown_since))::float8 as age from payments where state = 'unknown'`.execute(
          db,
        )
      ).rows[0]?.age ?? 0,
  },
  {
    name: 'kyakhta_books_differences',
    help: 'Differences that the last nightly proof of the books found',
    ask: async (db) =>
      (await sql<{ count: number }>`select jsonb_array_length(differences) as count from proof_runs order by id desc limit 1`.execute(db))
        .rows[0]?.count ?? 0,
  },
  {
    name: 'kyakhta_proof_age_seconds',
    help: 'How long ago the books were last proven; one proof a night is expected',
    ask: (db, now) => secondsSince(db, now, lastProof(now)),
  },
  {
    name: 'kyakhta_backup_age_seconds',
    help: 'How long ago the last backup was made whole from which now can be reached; 0 in a demo that was never backed up',
    ask: (db, now) => secondsSince(db, now, lastBackup(now)),
  },
  {
    name: 'kyakhta_archive_age_seconds',
    help: 'How long ago all that the database had written lay in the folder of backups; 0 where nothing is kept as it goes',
    ask: (db, now) => secondsSince(db, now, lastArchived(now)),
  },
  {
    name: 'kyakhta_archive_fault_seconds',
    help: 'For how long what the database writes could not be kept in the folder of backups; 0 while that works',
    ask: (db, now) => secondsSince(db, now, archiveFault),
  },
];
