/**
 * Lines of history in a folder of backups. A database that was brought back goes on from there on a new line
 * (PostgreSQL calls it a timeline), while what the line before wrote later stays in the folder. A number tells one line
 * from another, and PostgreSQL would give the same number to every database that is brought back from the same line: so
 * numbers are given out here, each once.
 *
 *     lines/00000002.json    who has the number, and from where it branched
 *     wal/00000002.history   the same in PostgreSQL's own words, by which it finds its way along the line
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Refusal } from '../progress.mjs';
import { segmentAt, segmentNumber } from './base.mjs';

export const hexOf = (line) => line.toString(16).toUpperCase().padStart(8, '0');
/** The line that a segment, a history or a backup is of. */
export const lineOf = (name) => Number.parseInt(name.slice(0, 8), 16);
export const historyName = (line) => `${hexOf(line)}.history`;

const walNames = (store) => store.names('wal').map((name) => name.slice('wal/'.length));
const isSegment = (name) => /^[0-9A-F]{24}$/.test(name);

/** Numbers that are in the folder, whoever has them. */
const takenIn = (store) =>
  new Set([
    ...walNames(store).map(lineOf),
    ...clusters(store).flatMap(({ startWal, stopWal }) => [lineOf(startWal), lineOf(stopWal)]),
    ...store.lines().map(({ line }) => line),
  ]);
const clusters = (store) => store.bases().filter(({ kind }) => kind === 'cluster');

/**
 * The line that a marketplace has last gone on with in this folder. One that was only given out, as to a rehearsal, is not.
 * @returns {number} 1 where nothing lies there yet
 */
export function currentLine(store) {
  const known = store.lines();
  const claimed = known.filter(({ claimedAt }) => claimedAt).map(({ line }) => line);
  const given = new Set(known.map(({ line }) => line));
  // Folders of an earlier version know their lines by what lies in them only.
  const unknown = claimed.length > 0 ? [] : [...walNames(store).filter(isSegment), ...clusters(store).map(({ stopWal }) => stopWal)];
  return Math.max(1, ...claimed, ...unknown.map(lineOf).filter((line) => !given.has(line)));
}

/**
 * Gives out a number for a database that is brought back.
 * @param {object} about from which line, and to which moment
 * @returns {Promise<{line: number, id: string, isKept: boolean}>} isKept: false where the folder cannot be written
 */
export async function reserveLine(store, about) {
  const id = randomUUID();
  for (let line = Math.max(1, ...takenIn(store)) + 1; ; line += 1) {
    try {
      if (await store.addLine({ line, id, ...about, begunAt: new Date().toISOString() })) return { line, id, isKept: true };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { line, id, isKept: false };
    }
  }
}

/** Takes a number back: what was to be brought back did not come up, and nothing of it is left. */
export function releaseLine(store, { line, id, isKept }) {
  const known = store.lines().find((one) => one.line === line);
  if (!isKept || known?.id !== id || known.claimedAt) return;
  for (const name of walNames(store).filter((one) => lineOf(one) === line)) store.remove(`wal/${name}`);
  store.removeLine(line);
}

/** Keeps of a line how PostgreSQL describes it. A number that another line has already is refused. */
async function keepHistory(store, line, text) {
  const name = `wal/${historyName(line)}`;
  if (!store.has(name)) await store.put(name, Readable.from([text]));
  else if ((await store.takeWhole(name)).toString() !== text.toString()) throw otherLine(store, line);
}

const otherLine = (store, line) =>
  new Refusal(
    `In ${store.folder} another database has the line of history ${line} already: both were brought back from the same backups. ` +
      'Name a folder of its own for the backups of this one (BACKUP_DIR).',
  );

/** What PostgreSQL keeps of how a line came to be; nothing of the first. */
export function historyIn(place, line) {
  if (line === 1) return undefined;
  try {
    return readFileSync(join(place, 'pg_wal', historyName(line)));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Notes what became of a line that was given out. */
export async function tellBranch(store, { line, id }, { history, reached }) {
  const own = store.lines().find((one) => one.line === line && one.id === id);
  if (!own) return;
  await keepHistory(store, line, history);
  await store.writeLine({ ...own, reached });
}

/**
 * A database goes on in the folder on its line. A later line may take the folder over; one that was left behind may not
 * come back into it, or two histories would lie there under one name.
 * @param {{line: number, id?: string, history?: Buffer}} own
 * @returns {Promise<number | undefined>} the line that is left behind in the folder by that, when one is
 */
export async function claimLine(store, { line, id = null, history }) {
  const current = currentLine(store);
  if (current > line)
    throw new Refusal(
      `${store.folder} belongs to another database that was brought back from it and goes on there (line of history ${current}; this one is ${line}). ` +
        'Only one of them may write into it: stop the one that is not meant, or name another folder of backups for this one (BACKUP_DIR). ' +
        `Is it this one that is to go on there, stop the other and give the folder back: npm run backup -- ${store.folder} --give-back`,
    );
  const known = store.lines().find((one) => one.line === line);
  if (known && (known.id ?? null) !== id) throw otherLine(store, line);
  if (history) await keepHistory(store, line, history);
  if (known?.claimedAt) return undefined;
  const isLeft = store.lines().some(({ claimedAt }) => claimedAt);
  await store.writeLine({ line, id, ...known, claimedAt: new Date().toISOString() });
  return isLeft ? current : undefined;
}

/**
 * The way along a line: each line it comes through, and the segment in which the next one branches off.
 * @returns {Promise<{line: number, until?: bigint, at?: bigint}[]>} until: number of that segment; at: the place in it, in bytes of all
 */
export async function wayTo(store, line) {
  const name = `wal/${historyName(line)}`;
  if (line === 1 || !store.has(name)) return [{ line }];
  return [...partsOf(await store.takeWhole(name)), { line }];
}

/** The lines that a history names, and where each was left. */
export const partsOf = (history) =>
  [...history.toString('utf8').matchAll(/^\s*(\d+)\s+([0-9A-F]+)\/([0-9A-F]+)/gm)].map(([, line, high, low]) => {
    const at = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
    return { line: Number(line), at, until: segmentAt(at) };
  });

/** Backups that lie on a way: those that were whole before the next line branched off. */
export function basesOn(bases, way) {
  return bases.filter((base) => {
    if (base.kind !== 'cluster' || lineOf(base.startWal) !== lineOf(base.stopWal)) return false;
    const part = way.find(({ line }) => line === lineOf(base.stopWal));
    if (!part) return false;
    if (part.until === undefined) return true;
    // Older backups know their segment only: one that ends in that of the branch may lie behind it.
    return base.stopLsn ? BigInt(base.stopLsn) <= part.at : segmentNumber(base.stopWal) < part.until;
  });
}

/** Names of what is to lie where the database finds it: segments of the way from a backup on, and histories. */
export function segmentsOf(store, way, from) {
  const first = segmentNumber(from);
  const begin = way.findIndex(({ line }) => line === lineOf(from));
  const parts = new Map(way.slice(begin).map((part) => [part.line, part]));
  return walNames(store).filter((name) => {
    const part = isSegment(name) && parts.get(lineOf(name));
    return part && segmentNumber(name) >= first && (part.until === undefined || segmentNumber(name) <= part.until);
  });
}

/**
 * What is lacking of a way: nothing behind it can be reached.
 * @param {bigint} [upTo] number of the segment up to which the way must be there; otherwise up to the last that is
 * @returns {string | undefined} the first segment that is not there
 */
export function gapOn(store, way, { stopWal }, upTo) {
  const there = walNames(store).filter(isSegment);
  let from = segmentNumber(stopWal);
  for (const { line, until } of way.slice(way.findIndex((part) => part.line === lineOf(stopWal)))) {
    const own = new Set(there.filter((name) => lineOf(name) === line).map(segmentNumber));
    const last = until ?? upTo ?? [...own].reduce((most, number) => (number > most ? number : most), from);
    // The segment of a branch lies under the name of the line that goes on in it.
    const end = until === undefined ? last : last - 1n;
    const begin = line === lineOf(stopWal) ? segmentNumber(stopWal) + 1n : from;
    for (let number = begin; number <= end; number += 1n) if (!own.has(number)) return nameOn(line, number);
    from = last;
  }
  return undefined;
}

export const nameOn = (line, number) =>
  hexOf(line) + (number / 256n).toString(16).toUpperCase().padStart(8, '0') + (number % 256n).toString(16).toUpperCase().padStart(8, '0');
