/**
 * Backups of a marketplace that runs with BACKUP_DIR set: what the database writes goes into the folder as it comes, new
 * files follow within a minute, and once a day a whole backup is made.
 */
import { existsSync } from 'node:fs';
import { prepareAccount } from '../account.mjs';
import { withClient } from '../postgres-client.mjs';
import { say } from '../progress.mjs';
import { isWholeWanted, moveSegments, spoolOf } from './archive.mjs';
import { copyFiles, newFilesOf } from './files.mjs';
import { identityOf, makeBackup } from './make.mjs';
import { sizeOf } from './words.mjs';

const roundMs = 20_000;
const wholeEveryMs = 86_400_000;
/** A file that is younger may still be written. */
const ripeMs = 10_000;
/** After a whole backup failed: the reason may be mended, and until then the log is not filled. */
const againMs = 15 * 60_000;
/** How often the database is told up to when its writing is kept; each time is a row that must be kept in turn. */
const noteEveryMs = 10 * 60_000;

/** Keeps in the database that everything it wrote up to now lies in the folder. */
const noteArchived = (url) =>
  withClient(url, (client) => client.query('update instance set archived_until = now() + make_interval(secs => clock_offset_seconds)'));

/**
 * Begins to look after backups.
 * @param {{store: object, url: string, embedded: {folder: string}, data: string, rule: object}} what
 * @returns {{stop(): Promise<void>}} stop: finishes what is under way, other than a whole backup, which the next start makes anew
 */
export function scheduleBackups({ store, url, embedded, data, rule }) {
  const prepared = prepareAccount(embedded.folder);
  const { place } = prepared;
  const newFiles = newFilesOf(data);
  let complained = '';
  /** By the machine's running time: its clock may be set. */
  let notedAt = -noteEveryMs;
  let wholeAfter = 0;
  let isMaking = false;
  let isClaimed = false;
  let stopping = false;
  /** Files that were found and are not copied yet. */
  let waiting = [];

  const complain = (error) => {
    if (error.message !== complained) say(`! backups: ${error.message}`);
    complained = error.message;
  };
  const archive = async () => {
    const began = performance.now();
    if (!isClaimed) await store.claim(await identityOf(url));
    isClaimed = true;
    await moveSegments(store, place);
    waiting.push(...newFiles(Date.now() - ripeMs));
    while (waiting.length > 0 && !stopping) {
      await copyFiles(store, data, waiting.slice(0, 100));
      waiting = waiting.slice(100);
    }
    if (began - notedAt > noteEveryMs) {
      await noteArchived(url);
      notedAt = began;
    }
    complained = '';
  };
  const whole = async () => {
    const last = store.bases().at(-1);
    // One of the time to come was made while the clock was ahead: it says nothing of today.
    const age = last ? Date.now() - Date.parse(last.startedAt) : Infinity;
    const isDue = isWholeWanted(prepared) || age >= wholeEveryMs || age < -againMs;
    if (!isDue || !isClaimed || performance.now() < wholeAfter) return;
    wholeAfter = performance.now() + againMs;
    const made = await makeBackup(store, { url, embedded, data, rule });
    say(`✓ backup ${made.id} (${sizeOf(made.bytes)})`);
  };

  let running = Promise.resolve();
  let timer;
  /** A whole backup takes long; what the database writes goes on meanwhile. */
  const wholeBeside = async () => {
    if (isMaking || stopping) return;
    isMaking = true;
    await whole().catch((error) => stopping || complain(error));
    isMaking = false;
  };
  const round = async () => {
    await archive().catch((error) => stopping || complain(error));
    void wholeBeside();
    if (!stopping) timer = setTimeout(() => void (running = round()), roundMs);
  };
  running = round();
  return {
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await running;
    },
    /** After the database has stopped: what it wrote last is in the spool. */
    last: () => (existsSync(spoolOf(place)) ? moveSegments(store, place).catch(complain) : undefined),
  };
}
