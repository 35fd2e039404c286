/**
 * The marketplace's own files: pictures and papers. No name ever holds another content, so each is copied once, however
 * many backups have it, and copies fit whatever moment the database is brought back to. A row of the database speaks of a
 * file only once that is written whole; a file that was written after a moment may be half there, and waits.
 */
import { existsSync, linkSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders of the data folder that are copied. */
const kept = ['files', 'private'];
/** The key of sealed papers is kept apart (docs/decisions/0054); drafts are written beside their place. */
const leftOut = /^private\/papers\.key|\.part$|^private\/documents\/.*\.pdf\.[0-9a-f]{12}$/;
/** Public pictures are second names of what lies in private: they are put back as such. */
const publicPictures = 'files/u/';
const privatePictures = 'private/pictures/';
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
  /** By folder: when something was last added or removed, the folders in it, and the files that were told. */
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
    const ripe = fresh.filter((name) => timeOf(join(folder, name)) <= until);
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
const linked = (path) => privatePictures + path.slice(publicPictures.length);

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
 * Puts files back into a data folder.
 * @param {(path: string) => NodeJS.WritableStream} write opens a file there
 * @returns {Promise<{count: number, lacking: string[]}>} lacking: files that are in no backup
 */
export async function putBack(store, data, paths, write) {
  const lacking = [];
  for (const path of paths.filter((one) => !isLink(one))) {
    if (store.has(nameOf(path))) await store.take(nameOf(path), write(path));
    else lacking.push(path);
  }
  for (const path of paths.filter(isLink)) {
    if (!existsSync(join(data, linked(path)))) lacking.push(path);
    else if (!existsSync(join(data, path))) {
      mkdirSync(dirname(join(data, path)), { recursive: true });
      linkSync(join(data, linked(path)), join(data, path));
    }
  }
  return { count: paths.length - lacking.length, lacking };
}

export const storedFiles = (store) => store.names('files').map((name) => name.slice('files/'.length));
export const removeStored = (store, path) => store.remove(nameOf(path));
