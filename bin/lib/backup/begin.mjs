/** The folder of backups of a start, looked at before anything starts: a wrong key is to be known today, and not on the day the backup is needed. */
import { say } from '../progress.mjs';
import { openFolder, wantedBackupFolder } from './folder.mjs';
import { LostFolder, markOf } from './mark.mjs';

/**
 * @param {string} data the data folder
 * @returns {(() => object) | undefined} opens the folder, now and whenever its disk comes back; nothing where no backups are wanted
 */
export function backupsWanted(data, env = process.env) {
  const folder = env.DATABASE_URL ? undefined : wantedBackupFolder(env);
  if (folder === undefined) return undefined;
  const open = () => openFolder(folder, { create: true, mark: markOf(data, folder) });
  try {
    open();
  } catch (error) {
    // The shop does not stay closed for that: what the database writes waits beside it, and operators are told.
    if (!(error instanceof LostFolder)) throw error;
    say(`! backups: ${error.message}`);
  }
  return open;
}
