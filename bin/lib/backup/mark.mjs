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

/** Remembers the folder as it is now. */
export function rememberFolder(data, { folder, mark }) {
  if (!mark || markOf(data, folder) === mark) return;
  const file = fileIn(data);
  writeFileSync(`${file}.new`, `${JSON.stringify({ ...known(data), [folder]: mark }, null, 2)}\n`, { mode: 0o600, flush: true });
  leaveToOwner(`${file}.new`);
  renameSync(`${file}.new`, file);
}

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
