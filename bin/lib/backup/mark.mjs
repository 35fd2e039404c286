/**
 * What the data folder remembers of folders of backups that were set up: the mark that each has in its `backups.json`. A
 * disk that is not mounted leaves an empty folder of the same name, and backups must not go there and be missing later.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leaveToOwner } from '../account.mjs';
import { Refusal } from '../progress.mjs';

/** The folder that was set up is not there. */
export class LostFolder extends Refusal {}

const fileIn = (data) => join(data, 'backup-folders.json');
const known = (data) => (existsSync(fileIn(data)) ? JSON.parse(readFileSync(fileIn(data), 'utf8')) : {});

/** The mark that a folder had when it was last written. @returns {string | undefined} nothing for one that is new here */
export const markOf = (data, folder) => known(data)[folder];

/** When what the database writes last went into each folder, in ISO 8601; to about an hour. Folders are paths, so that this name is none. */
const used = 'used';
const hourMs = 3_600_000;

/**
 * Remembers the folder as it is now.
 * @param {{isUsed?: boolean, now?: number}} [how] isUsed: what the database writes goes there
 */
export function rememberFolder(data, { folder, mark }, { isUsed = false, now = Date.now() } = {}) {
  const before = known(data);
  const isTold = !isUsed || Math.abs(now - Date.parse(before[used]?.[folder] ?? '1970-01-01')) < hourMs;
  if (!mark || (before[folder] === mark && isTold)) return;
  const file = fileIn(data);
  const times = isUsed ? { [used]: { ...before[used], [folder]: new Date(now).toISOString() } } : {};
  writeFileSync(`${file}.new`, `${JSON.stringify({ ...before, [folder]: mark, ...times }, null, 2)}\n`, { mode: 0o600, flush: true });
  leaveToOwner(`${file}.new`);
  renameSync(`${file}.new`, file);
}

/**
 * The folder other than this one into which the database's writing went last, when that is not long ago.
 * @param {string | undefined} folder nothing for a start that makes no backups
 * @param {{mark?: string, days: number, now?: number}} how mark: the one that this folder has, by whatever path; days: what is older does not count
 * @returns {{folder: string, at?: string} | undefined} at: when it was written last; nothing where an earlier version did not note that
 */
export function otherFolder(data, folder, { mark, days, now = Date.now() }) {
  const { [used]: times, ...marks } = known(data);
  const others = Object.keys(marks)
    .filter((path) => path !== folder && (mark === undefined || marks[path] !== mark))
    .map((path) => ({ folder: path, at: times?.[path] }));
  // An earlier version noted no times: only one that it did not know is known to be another.
  if (times === undefined) return marks[folder] === undefined ? others[0] : undefined;
  return others
    .filter(({ at }) => at !== undefined && now - Date.parse(at) < days * 24 * hourMs)
    .toSorted((a, b) => b.at.localeCompare(a.at))[0];
}

/** When the database's writing last went into a folder. */
export const usedAt = (data, folder) => known(data)[used]?.[folder];

const accept = (folder) =>
  `Is its disk mounted? If a new or another disk is meant to be there, take it once:\n    npm run backup -- ${folder} --new-disk`;

/** Refuses a folder other than the one that was set up. @param {string | undefined} found the mark that it has; nothing where there is no folder of backups */
export function refuseOther(folder, wanted, found) {
  if (wanted === undefined || found === wanted) return;
  throw new LostFolder(
    found === undefined
      ? `The backups that were in ${folder} are not there (its backups.json is missing or cannot be read), so nothing is written. ${accept(folder)}`
      : `${folder} holds other backups than those that this marketplace last wrote there, so nothing is written. ${accept(folder)}`,
  );
}
