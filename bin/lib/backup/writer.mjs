/**
 * Who writes into a folder of backups now. A marketplace that was brought back would go on in the folder of the one that it
 * was taken from, which from then on is refused there. That is right when the other is lost, and a mistake while it lives:
 * so a writer leaves a note, and takes it away when it stops.
 *
 *     writer.json    which marketplace writes, from which machine and process; written anew each minute
 */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { birthOf } from '../lock.mjs';
import { Refusal } from '../progress.mjs';
import { currentLine } from './lines.mjs';

const noteIn = ({ folder }) => join(folder, 'writer.json');
const everyMs = 60_000;
/** A note that was not written anew for so long is of one that is gone. */
const goneMs = 180_000;

const read = (store) => {
  try {
    return { ...JSON.parse(readFileSync(noteIn(store), 'utf8')), at: statSync(noteIn(store)).mtimeMs };
  } catch {
    return undefined;
  }
};
const isSame = (a, b) => a.line === b.line && (a.id ?? null) === (b.id ?? null);

/** The time by the clock of the disk that the folder is on, which may be another machine's. */
function timeOf({ folder }) {
  const probe = join(folder, `writer.json.${process.pid}.part`);
  try {
    writeFileSync(probe, '', { mode: 0o600 });
    return statSync(probe).mtimeMs;
  } catch {
    return Date.now();
  } finally {
    rmSync(probe, { force: true });
  }
}

/**
 * Who writes into the folder and lives.
 * @returns {{line: number, id: string | null, host: string, pid: number, data: string} | undefined}
 */
export function livingWriter(store) {
  const note = read(store);
  if (!note?.pid) return undefined;
  const lives = note.host === hostname() ? birthOf(note.pid) === note.birth : timeOf(store) - note.at < goneMs;
  return lives ? note : undefined;
}

/**
 * Refuses a marketplace that would take the folder over from one that lives.
 * @param {{line: number, id?: string | null} | undefined} own the line that it goes on with
 */
export function refuseTaken(store, own) {
  if (!own || currentLine(store) >= own.line) return;
  const other = livingWriter(store);
  if (!other || isSame(other, own)) return;
  throw new Refusal(
    `Into ${store.folder} the marketplace writes that this one was brought back from: process ${other.pid} on ${other.host}, data folder ${other.data}. With this one there it would have no backups any more.\n` +
      'To look at what was brought back, start it without backups: BACKUP_DIR= (and a PORT of its own).\n' +
      'To go on with it as a marketplace of its own, name another folder: BACKUP_DIR=/another/folder\n' +
      'To go on with it in place of the other, stop the other, then start this one again.',
  );
}

/** Notes that a marketplace writes into the folder. @param {{line: number, id?: string | null, data: string}} own */
export async function tellWriter(store, { line, id = null, data }) {
  const before = read(store);
  if (before?.pid === process.pid && isSame(before, { line, id }) && Math.abs(Date.now() - before.toldAt) < everyMs) return;
  await store.writeNote('writer.json', {
    line,
    id,
    host: hostname(),
    pid: process.pid,
    birth: birthOf(process.pid),
    data,
    toldAt: Date.now(),
  });
}

/** Takes the note away: this process writes no more. */
export function endWriting(store) {
  const note = read(store);
  if (note?.pid === process.pid && note.host === hostname()) rmSync(noteIn(store), { force: true });
}
