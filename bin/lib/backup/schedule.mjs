/**
 * Backups of a marketplace that runs with BACKUP_DIR set: what the database writes goes into the folder as it comes, new
 * files follow within a minute, and once a day a whole backup is made.
 */
import { prepareAccount } from '../account.mjs';
import { Refusal, say } from '../progress.mjs';
import { archiverOf, isWholeWanted, moveSegments, waitingIn, wakeArchiving } from './archive.mjs';
import { copyFiles, newFilesOf } from './files.mjs';
import { claimFolder, makeBackup } from './make.mjs';
import { firstUnarchived, reaching } from './reach.mjs';
import { tellingOf } from './tell.mjs';
import { sizeOf } from './words.mjs';
import { endWriting } from './writer.mjs';

const roundMs = 20_000;
const wholeEveryMs = 86_400_000;
/** So many files are copied at once, also when the marketplace is being stopped. */
const fewFiles = 100;
/** After a whole backup failed: the reason may be mended, and until then the log is not filled. */
const againMs = 15 * 60_000;
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
  const tell = tellingOf(url);
  const wake = wakeArchiving(url);
  let complained = '';
  let wholeAfter = 0;
  let isMaking = false;
  let stopping = false;
  /** The folder, once it was claimed. */
  let store;
  /** What was last seen of whether now can be reached, and the lack that a whole backup was made for. */
  let reach = {};
  let mended;
  /** Files that were found and are not copied yet. */
  let waiting = [];

  const complain = (error) => {
    if (error.message !== complained) say(`! backups: ${error.message}`);
    complained = error.message;
  };
  const openStore = async () => {
    const opened = open();
    await claimFolder(opened, { url, embedded, data }, { isUsed: true });
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
    if (store) await claimFolder(store, { url, embedded, data }, { isUsed: true });
    else await openStore();
    await wake();
    const { fault, keptUntil } = await archiverOf(url);
    const unarchived = await firstUnarchived(url);
    await copyThenMove();
    reach = await reaching(store, unarchived);
    return { fault, keptUntil, base: reach.base ?? null };
  };
  const archiveAndTell = async () => {
    try {
      const result = await archive();
      await tell(result);
      if (result.fault) return complain(new Refusal(result.fault));
      if (complained) say('✓ backups go on');
      complained = '';
    } catch (error) {
      if (stopping) return;
      complain(error);
      // It may be the folder: that is looked at anew.
      store = undefined;
      await tell({ keptUntil: null, fault: error.message }).catch(() => {});
    }
  };
  const whole = async (into) => {
    const last = into.bases().at(-1);
    // One of the time to come was made while the clock was ahead: it says nothing of today.
    const age = last ? Date.now() - Date.parse(last.startedAt) : Infinity;
    // A backup that came after the look has mended it. One that did not is not made again and again.
    const lack = reach.base || reach.newest !== last?.id ? undefined : (reach.gap ?? 'all');
    const isLacking = lack !== undefined && lack !== mended;
    if (!lack) mended = undefined;
    const isDue = isLacking || isWholeWanted(prepared) || age >= wholeEveryMs || age < -againMs;
    if (!isDue || performance.now() < wholeAfter) return;
    wholeAfter = performance.now() + againMs;
    if (isLacking && reach.gap)
      say(
        `! backups: what this database wrote for a while is not in ${into.folder} (${reach.gap} is lacking). A whole backup is made now; moments of that while cannot be brought back from there.`,
      );
    const made = await makeBackup(into, { url, embedded, data, rule });
    wholeAfter = 0;
    mended = lack;
    say(`✓ backup ${made.id} (${sizeOf(made.bytes)})`);
  };

  let running = Promise.resolve();
  let timer;
  /** A whole backup takes long; what the database writes goes on meanwhile. */
  const wholeBeside = async () => {
    if (isMaking || stopping || !store) return;
    isMaking = true;
    await whole(store).catch((error) => stopping || say(`! backups: ${error.message}`));
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
    async last() {
      if (!store) return;
      await copyThenMove().catch(complain);
      endWriting(store);
    },
  };
}
