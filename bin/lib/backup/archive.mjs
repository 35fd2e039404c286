/**
 * What the embedded database writes (WAL), kept as it goes, so that any minute can be gone back to. PostgreSQL puts each
 * whole segment into a folder beside its own (the spool), and begins a new one each minute in which it wrote something; from
 * there segments go into the folder of backups, sealed where a key is set.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveTo } from '../account.mjs';

/** Segments, what marks a backup in them, and histories of timelines; a file that is being written has another name. */
const whole = /^([0-9A-F]{24}(\.[0-9A-F]{8}\.backup|\.partial)?|[0-9A-F]{8}\.history)$/;

/** Stands in the spool until a whole backup was made since archiving began: before that there is a gap. */
const wanted = 'whole-backup-wanted';

/** Whether only a new whole backup reaches what is written now. */
export const isWholeWanted = ({ place }) => existsSync(join(spoolOf(place), wanted));
/** A whole backup was made. */
export const reachedAgain = ({ place }) => rmSync(join(spoolOf(place), wanted), { force: true });

/** Where PostgreSQL puts what it has written, beside its data folder. */
export const spoolOf = (place) => `${place}.wal`;

/**
 * Settings with which a cluster archives; makes the spool.
 * @param {{place: string, account: object}} prepared
 */
export function archiving({ place, account }) {
  const spool = spoolOf(place);
  if (!existsSync(spool)) {
    mkdirSync(spool, { mode: 0o700 });
    giveTo(spool, account);
    writeFileSync(join(spool, wanted), 'What is written from here on is reached from the next whole backup only.\n', { flush: true });
  }
  return ['archive_mode=on', 'archive_library=basic_archive', `basic_archive.archive_directory=${spool}`, 'archive_timeout=60'];
}

/** Whether what a cluster writes is kept. A command beside `npm start` must go on with that, or there would be a gap. */
export const isArchived = ({ place }) => existsSync(spoolOf(place));

/** Ends the keeping of what a cluster writes. */
export const endArchiving = ({ place }) => rmSync(spoolOf(place), { recursive: true, force: true });

/**
 * Moves what waits in the spool into the folder of backups. A segment is removed from the spool once it lies there whole: a
 * kill in between moves it again, to the same bytes.
 * @returns {Promise<number>} how many
 */
export async function moveSegments(store, place) {
  const spool = spoolOf(place);
  if (!existsSync(spool)) return 0;
  const names = readdirSync(spool)
    .filter((name) => whole.test(name))
    .toSorted((a, b) => statSync(join(spool, a)).mtimeMs - statSync(join(spool, b)).mtimeMs || a.localeCompare(b));
  for (const name of names) {
    await store.putFile(`wal/${name}`, join(spool, name));
    rmSync(join(spool, name));
  }
  return names.length;
}
