/**
 * Makes a whole backup of the marketplace that `npm start` would serve, running or not: its database and its files.
 *
 *     npm run backup -- FOLDER     into this folder
 *     npm run backup               into the folder that BACKUP_DIR names
 *     npm run backup -- --list     what is kept there
 *     npm run backup -- FOLDER --new-disk   though other backups were in this folder before, or none are there any more
 *     npm run backup -- FOLDER --give-back  though another marketplace, brought back from this one, goes on in this folder
 *
 * A start with BACKUP_DIR set does so once a day by itself, and keeps what the database writes in between.
 * Settings and rules: docs/operations.md.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openFolder, wantedBackupFolder } from './lib/backup/folder.mjs';
import { keepRule } from './lib/backup/keep.mjs';
import { describeFolder, sizeOf } from './lib/backup/words.mjs';
import { giveBack } from './lib/backup/give-back.mjs';
import { makeBackup, ownLine } from './lib/backup/make.mjs';
import { markOf } from './lib/backup/mark.mjs';
import { openDatabase } from './lib/database.mjs';
import { install } from './lib/install.mjs';
import { dataFolder } from './lib/paths.mjs';
import { main, Refusal, say, step } from './lib/progress.mjs';
import { refuseNewCluster } from './lib/server-command.mjs';

const [named] = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));

await main(async () => {
  const folder = named ? resolve(process.env.INIT_CWD || process.cwd(), named) : wantedBackupFolder();
  if (!folder) throw new Refusal('Name the folder that backups go into: npm run backup -- /mnt/backups/kyakhta, or set BACKUP_DIR.');
  if (process.argv.includes('--list')) {
    console.log(await describeFolder(openFolder(folder)));
    return 0;
  }
  refuseNewCluster();
  await install({ toServe: true });
  const isNew = process.argv.includes('--new-disk');
  const store = openFolder(folder, { create: true, mark: isNew ? undefined : markOf(dataFolder(), folder) });
  const database = await openDatabase();
  try {
    if (process.argv.includes('--give-back')) {
      if (!database.embedded) throw new Refusal('Only the embedded database has lines of history: leave DATABASE_URL unset.');
      const lines = await giveBack(store, await ownLine(database));
      say(
        `✓ ${folder} is this marketplace's again. What the other one wrote there (line ${lines.join(', ')}) lies in ${folder}/given-back`,
      );
    }
    const made = await step('backing up database and files', () =>
      makeBackup(store, { url: database.url, embedded: database.embedded, data: dataFolder(), rule: keepRule() }),
    );
    say(`✓ backup ${made.id}: ${sizeOf(made.bytes)} more in ${folder}, ${made.files} files of the marketplace`);
    const { bases, segments, files } = made.removed;
    if (bases + segments + files > 0) say(`  removed by the rule: ${bases} backups, ${segments} segments, ${files} files`);
    if (existsSync(join(dataFolder(), 'private/papers.key')))
      say('  private/papers.key is not in it, on purpose: keep a copy of it apart. Without it licences and ID cards cannot be read.');
    return 0;
  } finally {
    await database.close();
  }
});
