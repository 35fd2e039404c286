/**
 * What a start says of backups before anything starts: a wrong key, a folder that was named by mistake, and one that another
 * marketplace writes into are to be known today, and not on the day the backup is needed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { clusterFolder } from '../postgres-folder.mjs';
import { say } from '../progress.mjs';
import { openFolder, wantedBackupFolder } from './folder.mjs';
import { keepRule } from './keep.mjs';
import { LostFolder, markOf, otherFolder, usedAt } from './mark.mjs';
import { backupKey } from './seal.mjs';
import { refuseTaken } from './writer.mjs';

/**
 * @param {string} data the data folder
 * @returns {(() => object) | undefined} opens the folder, now and whenever its disk comes back; nothing where no backups are wanted
 */
export function backupsWanted(data, env = process.env) {
  if (env.DATABASE_URL) return undefined;
  const { days } = keepRule(env);
  const folder = wantedBackupFolder(env);
  if (folder === undefined) {
    const left = otherFolder(data, undefined, { days });
    if (left)
      say(
        `! backups: until now they went into ${left.folder}${last(left)}. This start has no BACKUP_DIR and makes none. Is that not meant, stop it and start with BACKUP_DIR=${left.folder}`,
      );
    return undefined;
  }
  const open = () => openFolder(folder, { create: true, key: backupKey(env), mark: markOf(data, folder) });
  let mark;
  try {
    const store = open();
    mark = store.mark;
    refuseTaken(store, lineGiven(data));
  } catch (error) {
    // The shop does not stay closed for that: what the database writes waits beside it, and operators see so.
    if (!(error instanceof LostFolder)) throw error;
    say(`! backups: ${error.message}`);
  }
  tellOther(otherFolder(data, folder, { mark, days }), folder, usedAt(data, folder));
  return open;
}

const last = ({ at }) => (at ? `, last about ${at}` : '');

function tellOther(other, folder, ownAt) {
  if (!other) return;
  if (ownAt === undefined)
    say(
      `! backups: until now they went into ${other.folder}${last(other)}; from now on they go into ${folder}. Is that not meant, stop this start and start with BACKUP_DIR=${other.folder}: a whole backup is then made there at once.`,
    );
  else
    say(
      `! backups: they also went into ${other.folder}${last(other)}. What was written then can be brought back from there only; from now on they go into ${folder}.`,
    );
}

/** The line of history that a restore gave to the database of this data folder, if one did. */
function lineGiven(data) {
  const file = `${clusterFolder(data)}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).line : undefined;
}
