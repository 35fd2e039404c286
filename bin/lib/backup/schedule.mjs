/**
 * Backups of a marketplace that runs with BACKUP_DIR set: what the database writes goes into the folder as it comes, new
 * files follow within a minute, and once a day a whole backup is made.
 */
import { prepareAccount } from '../account.mjs';
import { withClient } from '../postgres-client.mjs';
import { Refusal, say } from '../progress.mjs';
import { archiverOf, isWholeWanted, moveSegments, waitingIn } from './archive.mjs';
import { copyFiles, newFilesOf } from './files.mjs';
import { claimFolder, makeBackup } from './make.mjs';
import { sizeOf } from './words.mjs';

const roundMs = 20_000;
const wholeEveryMs = 86_400_000;
/** So many files are copied at once, also when the marketplace is being stopped. */
const fewFiles = 100;
/** After a whole backup failed: the reason may be mended, and until then the log is not filled. */
const againMs = 15 * 60_000;
/** How often the database is told up to when its writing is kept; each time is a row that is archived in turn. */
const noteEveryMs = 10 * 60_000;

/**
 * Keeps in the database up to when everything it wrote lies in the folder, and since when that stands still: its operators
 * are told by that. Times are those of the marketplace, whose clock may be ahead.
 */
const noteArchived = (url, { keptUntil, fault }) =>
  withClient(url, (client) =>
    client.query(
      `update instance set
         archived_until = coalesce(to_timestamp($1) + make_interval(secs => clock_offset_seconds), archived_until, now() + make_interval(secs => clock_offset_seconds)),
         archive_failed_at = case when $2 then coalesce(archive_failed_at, now() + make_interval(secs => clock_offset_seconds)) end`,
      [keptUntil && keptUntil.getTime() / 1000, fault !== null],
    ),
  );

/**
 * Begins to look after backups.
 * @param {{open(): object, url: string, embedded: {folder: string}, data: string, rule: object, everyMs?: number}} what
 *   open: opens the folder of backups, or says why it cannot be: one whose disk is away is opened once it is back
 * @returns {{stop(): Promise<void>}} stop: finishes what is under way, other than a whole backup, which the next start makes anew
 */
export function scheduleBackups({ open, url, embedded, data, rule, everyMs = roundMs }) {
  const prepared = prepareAccount(embedded.folder);
  const { place } = prepared;
  const newFiles = newFilesOf(data);
  let complained = '';
  /** By the machine's running time: its clock may be set. */
  let notedAt = -noteEveryMs;
  let wasAtFault = true;
  let wholeAfter = 0;
  let isMaking = false;
  let stopping = false;
  /** The folder, once it was claimed. */
  let store;
  /** Files that were found and are not copied yet. */
  let waiting = [];

  const complain = (error) => {
    if (error.message !== complained) say(`! backups: ${error.message}`);
    complained = error.message;
  };
  const openStore = async () => {
    const opened = open();
    await claimFolder(opened, { url, embedded, data });
    store = opened;
  };
  /**
   * Files first: a row speaks of a file only once that lies in its place whole, so whatever moment the database is brought
   * back to by the segments, the files that it speaks of are there. Who stops the marketplace does not wait for hundreds of
   * pictures: the last minutes of the trade are worth more, and the pictures follow with the next start.
   */
  const copyThenMove = async () => {
    const names = waitingIn(place);
    waiting.push(...newFiles(Date.now()));
    // Papers before pictures: of those there are never hundreds.
    waiting.sort((a, b) => Number(a.endsWith('.webp')) - Number(b.endsWith('.webp')));
    do {
      await copyFiles(store, data, waiting.slice(0, fewFiles));
      waiting = waiting.slice(fewFiles);
    } while (waiting.length > 0 && !stopping);
    await moveSegments(store, place, names);
  };
  const archive = async () => {
    if (store) await claimFolder(store, { url, embedded, data });
    else await openStore();
    const { fault, keptUntil } = await archiverOf(url);
    await copyThenMove();
    if (fault) throw new Refusal(fault);
    return keptUntil;
  };
  /** Tells the database how it went; often enough that something is to be archived, so that what it says is never old. */
  const note = async (result) => {
    const now = performance.now();
    const isAtFault = result.fault !== null;
    if (isAtFault === wasAtFault && now - notedAt < noteEveryMs) return;
    await noteArchived(url, result);
    notedAt = now;
    wasAtFault = isAtFault;
  };
  const archiveAndTell = async () => {
    try {
      const keptUntil = await archive();
      await note({ keptUntil, fault: null });
      if (complained) say('✓ backups go on');
      complained = '';
    } catch (error) {
      if (stopping) return;
      complain(error);
      // It may be the folder: that is looked at anew.
      store = undefined;
      await note({ keptUntil: null, fault: error.message }).catch(() => {});
    }
  };
  const whole = async (into) => {
    const last = into.bases().at(-1);
    // One of the time to come was made while the clock was ahead: it says nothing of today.
    const age = last ? Date.now() - Date.parse(last.startedAt) : Infinity;
    const isDue = isWholeWanted(prepared) || age >= wholeEveryMs || age < -againMs;
    if (!isDue || performance.now() < wholeAfter) return;
    wholeAfter = performance.now() + againMs;
    const made = await makeBackup(into, { url, embedded, data, rule });
    say(`✓ backup ${made.id} (${sizeOf(made.bytes)})`);
  };

  let running = Promise.resolve();
  let timer;
  /** A whole backup takes long; what the database writes goes on meanwhile. */
  const wholeBeside = async () => {
    if (isMaking || stopping || !store) return;
    isMaking = true;
    await whole(store).catch((error) => stopping || complain(error));
    isMaking = false;
  };
  const round = async () => {
    await archiveAndTell();
    void wholeBeside();
    if (!stopping) timer = setTimeout(() => void (running = round()), everyMs);
  };
  running = round();
  return {
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await running;
    },
    /** After the database has stopped: what it wrote last is in the spool. */
    last: () => (store ? copyThenMove().catch(complain) : undefined),
  };
}
