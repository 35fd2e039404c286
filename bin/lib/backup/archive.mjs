/**
 * What the embedded database writes (WAL), kept as it goes, so that any minute can be gone back to. PostgreSQL puts each
 * whole segment into a folder beside its own (the spool), and begins a new one each minute in which it wrote something; from
 * there segments go into the folder of backups, sealed where a key is set.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveTo } from '../account.mjs';
import { withClient } from '../postgres-client.mjs';
import { Refusal } from '../progress.mjs';
import { currentLine, lineOf } from './lines.mjs';

/** Segments, what marks a backup in them, and histories of timelines; a file that is being written has another name. */
const whole = /^([0-9A-F]{24}(\.[0-9A-F]{8}\.backup|\.partial)?|[0-9A-F]{8}\.history)$/;

/** In the spool until a whole backup was made since archiving began: before that there is a gap. */
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

/** Whether what a cluster writes is kept. Another command than `npm start` must go on with that, or there would be a gap. */
export const isArchived = ({ place }) => existsSync(spoolOf(place));

/** Ends the keeping of what a cluster writes. */
export const endArchiving = ({ place }) => rmSync(spoolOf(place), { recursive: true, force: true });

/** What waits in the spool, the oldest first. */
export function waitingIn(place) {
  const spool = spoolOf(place);
  if (!existsSync(spool)) return [];
  return readdirSync(spool)
    .filter((name) => whole.test(name))
    .toSorted((a, b) => statSync(join(spool, a)).mtimeMs - statSync(join(spool, b)).mtimeMs || a.localeCompare(b));
}

/**
 * Moves what waits in the spool into the folder of backups. A segment is removed from the spool once it lies there whole: a
 * kill in between moves it again, to the same bytes.
 * @param {string[]} [names] these only: what files the others speak of may not be copied yet
 * @returns {Promise<number>} how many
 */
export async function moveSegments(store, place, names = waitingIn(place)) {
  for (const name of names) {
    await keepSegment(store, name, join(spoolOf(place), name));
    rmSync(join(spoolOf(place), name));
  }
  return names.length;
}

/** Puts a segment in, but never another one in the place of one that is there. */
async function keepSegment(store, name, path) {
  const piece = `wal/${name}`;
  // One that is damaged opens no more, and is written anew.
  const there = store.has(piece) ? await store.takeWhole(piece).catch(() => undefined) : undefined;
  if (there === undefined) await store.putFile(piece, path);
  else if (!there.equals(readFileSync(path)) && lineOf(name) >= currentLine(store))
    throw new Refusal(
      `Another database has put ${name} into ${store.folder}: two of them write into one folder. Stop the one that is not meant, or name another folder of backups (BACKUP_DIR).`,
    );
}

/**
 * Keeps PostgreSQL to its minute. The process that closes a segment after `archive_timeout` (the checkpointer) begins before
 * the database is open, goes to sleep for five minutes as long as that is so, and would not look at its clock before. Settings
 * that are read anew wake it. It is another process after each start, also when PostgreSQL begins anew by itself.
 * @returns {() => Promise<void>} wakes it, once for each time it began
 */
export function wakeArchiving(url) {
  let woken;
  return () =>
    withClient(url, async (client) => {
      const { rows } = await client.query(
        `select pid || ' ' || backend_start as process from pg_stat_activity where backend_type = 'checkpointer'`,
      );
      const now = rows[0]?.process;
      if (now === undefined || now === woken) return;
      await client.query('select pg_reload_conf()');
      woken = now;
    });
}

/**
 * What PostgreSQL says of its archiving.
 * @returns {Promise<{fault: string | null, keptUntil: Date | null}>} fault: why it stands still; keptUntil: up to when what it
 *   wrote lies in the spool, at least; null where nobody can tell yet
 */
export const archiverOf = (url) =>
  withClient(url, async (client) => {
    // What was written before the server was started last is archived once nothing waits; until then only what it says counts.
    const { rows } = await client.query(
      `select current_setting('archive_mode') = 'on' as is_on, last_archived_time as archived, last_failed_wal as wal,
         last_failed_time > coalesce(last_archived_time, '-infinity') as failing, pg_postmaster_start_time() as started,
         exists (select 1 from pg_ls_archive_statusdir() where name like '%.ready') as waits from pg_stat_archiver`,
    );
    const { is_on, archived, wal, failing, started, waits } = rows[0];
    const latest = Math.max(archived ?? 0, waits || failing ? 0 : started);
    const keptUntil = latest > 0 ? new Date(latest) : null;
    if (!is_on) return { fault: 'PostgreSQL does not archive what it writes: start the marketplace anew with BACKUP_DIR set.', keptUntil };
    if (failing)
      return { fault: `PostgreSQL cannot archive what it writes (${wal}). It says why in its log, beside the database.`, keptUntil };
    return { fault: null, keptUntil };
  });
