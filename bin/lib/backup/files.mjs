/**
 * The marketplace's own files: pictures and papers. No name ever holds another content, so each is copied once, however
 * many backups have it, and copies fit whatever moment the database is brought back to. A row of the database speaks of a
 * file only once that is written whole; a file that was written after a moment may be half there, and waits.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../progress.mjs';

/** Folders of the data folder that are copied. */
const kept = ['files', 'private'];
/** The key of sealed papers is kept apart (docs/decisions/0054); drafts are written beside their place. */
const leftOut = /^private\/papers\.key(\.[0-9a-f]{16})?$|\.(part|sealed)$|^private\/documents\/.*\.pdf\.[0-9a-f]{12}$/;
/** Public pictures are second names of what lies in private; the database says which those are. */
const publicPictures = 'files/u/';
/** A folder that was changed so shortly before it was listed may be changed again in the same tick of its clock. */
const tickMs = 2000;

const timeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;

/**
 * Looks for files in a data folder. Folders that nothing was added to since the last look are passed by.
 * @param {string} data
 * @returns {(until: number) => string[]} the files written until then (unix milliseconds) that no look before has told, by
 *   their path below the data folder
 */
export function newFilesOf(data) {
  /** By folder: when something was last added or removed, the folders in it, and the files that were listed. */
  const seen = new Map();
  const look = (below, until) => {
    const folder = join(data, below);
    if (!existsSync(folder)) return [];
    const changed = timeOf(folder);
    const before = seen.get(below);
    if (before?.changed === changed) return before.folders.flatMap((path) => look(path, until));
    const entries = readdirSync(folder, { withFileTypes: true });
    const all = entries.filter((entry) => entry.isFile() && !leftOut.test(`${below}/${entry.name}`)).map(({ name }) => name);
    const fresh = all.filter((name) => !before?.told.has(name));
    // A time that lies ahead was given by a clock that was: such a file is not being written now.
    const isRipe = (at) => at <= until || at > Date.now() + tickMs;
    const ripe = fresh.filter((name) => isRipe(timeOf(join(folder, name))));
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${below}/${name}`);
    const isSettled = ripe.length === fresh.length && changed < Date.now() - tickMs;
    const young = new Set(fresh.filter((name) => !ripe.includes(name)));
    seen.set(below, { changed: isSettled ? changed : NaN, folders, told: new Set(all.filter((name) => !young.has(name))) });
    return [...ripe.map((name) => `${below}/${name}`), ...folders.flatMap((path) => look(path, until))];
  };
  return (until) => kept.flatMap((below) => look(below, until));
}

/** All files that were written until then. */
export const allFiles = (data, until) => newFilesOf(data)(until);

const nameOf = (path) => `files/${path}`;
const isLink = (path) => path.startsWith(publicPictures);

/**
 * Copies files that the folder does not hold yet; one that is gone meanwhile is passed by.
 * @returns {Promise<{copied: number, bytes: number}>}
 */
export async function copyFiles(store, data, paths) {
  let copied = 0;
  let bytes = 0;
  for (const path of paths) {
    if (isLink(path) || store.has(nameOf(path)) || !existsSync(join(data, path))) continue;
    try {
      bytes += await store.putFile(nameOf(path), join(data, path));
      copied += 1;
    } catch (error) {
      if (error.code !== 'ENOENT' || existsSync(join(data, path))) throw error;
    }
  }
  return { copied, bytes };
}

/**
 * Puts files back into a data folder, other than the second names of public pictures. One that is damaged in the backup is
 * left out: a picture that is lost must not cost the trade.
 * @param {(path: string) => NodeJS.WritableStream} write opens a file there
 * @param {(path: string) => void} [drop] removes one that came half
 * @returns {Promise<{count: number, lacking: string[], damaged: string[]}>} lacking: files that are in no backup
 */
export async function putBack(store, paths, write, drop = () => {}) {
  const lacking = [];
  const damaged = [];
  const own = paths.filter((one) => !isLink(one));
  for (const path of own) {
    if (!store.has(nameOf(path))) {
      lacking.push(path);
      continue;
    }
    try {
      await store.take(nameOf(path), write(path));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      drop(path);
      damaged.push(path);
    }
  }
  return { count: own.length - lacking.length - damaged.length, lacking, damaged };
}

export const storedFiles = (store) => store.names('files').map((name) => name.slice('files/'.length));
/** When a file was put into the folder of backups, by that folder's clock. */
export const storedAt = (store, path) => store.putAt(nameOf(path));
export const removeStored = (store, path) => store.remove(nameOf(path));
