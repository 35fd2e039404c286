/**
 * Brings a marketplace back from its backups into a data folder that has none, and proves its books.
 *
 *     DATA_DIR=./restored npm run restore -- FOLDER                            everything that was kept
 *     DATA_DIR=./restored npm run restore -- FOLDER --to "2026-11-26 14:05"    as it was then (UTC, unless a zone is given)
 *     DATA_DIR=./restored npm run restore -- FOLDER --base ID                  from this backup (npm run backup -- --list)
 *     DATA_DIR=./restored npm run restore -- FOLDER --line 1 --to "…"          on a line of history that was given up by a later restore
 *
 * FOLDER may be left out where BACKUP_DIR is set. With DATABASE_URL a dump is loaded into that database, which must be empty.
 */
import { createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { leaveToOwner } from './lib/account.mjs';
import { putBack } from './lib/backup/files.mjs';
import { loadDump } from './lib/backup/foreign.mjs';
import { openFolder, wantedBackupFolder } from './lib/backup/folder.mjs';
import { gapOn } from './lib/backup/lines.mjs';
import { restoreCluster } from './lib/backup/recover.mjs';
import { livingWriter } from './lib/backup/writer.mjs';
import { papersKeyFault } from './lib/papers-key.mjs';
import { chooseRestore, lineNamed, momentOf } from './lib/backup/moment.mjs';
import { openDatabase } from './lib/database.mjs';
import { install } from './lib/install.mjs';
import { takeLock } from './lib/lock.mjs';
import { serverEnvironment, wantedMode } from './lib/mode.mjs';
import { dataFolder, serverEntry } from './lib/paths.mjs';
import { clusterFolder } from './lib/postgres-folder.mjs';
import { main, Refusal, say, step } from './lib/progress.mjs';
import { runNode } from './lib/run.mjs';

const flag = (name) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};
const [named] = process.argv
  .slice(2)
  .filter((argument, i, all) => !argument.startsWith('-') && !['--to', '--base', '--line'].includes(all[i - 1]));

/** Puts the marketplace's files back. They are in the list of the backup; later ones are taken as well, since any moment may need them. */
async function restoreFiles(store, base, data) {
  const listed = JSON.parse(await store.takeWhole(`base/${base.id}/files`));
  const later = store.names('files').map((name) => name.slice('files/'.length));
  const write = (path) => {
    mkdirSync(dirname(join(data, path)), { recursive: true, mode: path.startsWith('private') ? 0o700 : 0o755 });
    return createWriteStream(join(data, path), { mode: path.startsWith('private') ? 0o600 : 0o644 });
  };
  return putBack(store, [...new Set([...listed, ...later])], write, (path) => rmSync(join(data, path), { force: true }));
}

/** Gives public pictures their public names, and proves the books of what came back. @returns {Promise<number>} the exit code */
async function prove(data) {
  const database = await openDatabase();
  try {
    const env = serverEnvironment({ url: database.url, port: 0, host: '127.0.0.1', data, mode: wantedMode().mode ?? 'production' });
    return (await runNode([serverEntry('prove'), '--publish'], { show: true, env })).code;
  } finally {
    await database.close();
  }
}

/** With the same BACKUP_DIR it would take the folder from the marketplace that it was taken from. */
function sayHowToStart(store, data, foreign) {
  if (foreign) return say(`Start it: DATABASE_URL=… DATA_DIR=${data} npm start`);
  const other = livingWriter(store);
  if (other)
    say(
      `! The marketplace in ${other.data} (process ${other.pid} on ${other.host}) goes on and writes its backups into ${store.folder}. There is room for one of them in that folder.`,
    );
  say('For a look, beside the other one and without backups:');
  say(`    BACKUP_DIR= DATA_DIR=${data} PORT=3001 npm start`);
  say(`In place of the other one, which is stopped before and is refused in that folder from then on:`);
  say(`    BACKUP_DIR=${store.folder} DATA_DIR=${data} npm start`);
}

await main(async () => {
  const folder = named ? resolve(process.env.INIT_CWD || process.cwd(), named) : wantedBackupFolder();
  if (!folder) throw new Refusal('Name the folder that holds the backups: npm run restore -- /mnt/backups/kyakhta, or set BACKUP_DIR.');
  const to = momentOf(flag('to'));
  const store = openFolder(folder);
  const { base, line, way } = await chooseRestore(store, { id: flag('base'), to, line: lineNamed(flag('line')) });
  const data = dataFolder();
  const foreign = process.env.DATABASE_URL;
  if (base.kind === 'dump' && !foreign)
    throw new Refusal('This backup is a dump of a database of its own: name an empty one to load it into, DATABASE_URL=…');
  if (base.kind === 'cluster' && foreign)
    throw new Refusal('This backup is of the embedded database: leave DATABASE_URL unset, and name a data folder.');
  if (base.kind === 'dump' && to)
    throw new Refusal('A dump has one moment. Going back to another is a matter of the server that the database stands on.');
  await install({ toServe: true });
  const isNew = !existsSync(data);
  mkdirSync(data, { recursive: true });
  const lock = takeLock(
    join(data, 'running.json'),
    { address: 'a restore' },
    ({ pid }) =>
      `Process ${pid} works on the data folder ${data}. Name another one to bring the marketplace back into: DATA_DIR=./restored npm run restore -- ${folder}\n` +
      'Or stop it, and move the database in that folder away.',
  );
  let isRestored = false;
  try {
    const gap = way && gapOn(store, way, base);
    if (gap)
      say(
        `! What the database wrote was not kept for a while after this backup (${gap} is lacking). Nothing that was written later can be reached from it.`,
      );
    const reached = await step(
      `bringing the database back${to ? ` to ${to.toISOString()}` : ''} from backup ${base.id}${line > 1 ? `, line ${line} of history` : ''}`,
      () => (foreign ? loadDump(store, base.id, foreign) : restoreCluster({ store, base, folder: clusterFolder(data), to, way })),
    );
    if (reached) say(`  the last change in it is of ${reached}`);
    isRestored = true;
    const { count, lacking, damaged } = await step('putting files back', () => restoreFiles(store, base, data));
    for (const one of ['files', 'private']) if (existsSync(join(data, one))) leaveToOwner(join(data, one));
    say(`  ${count} files`);
    if (lacking.length > 0) say(`! ${lacking.length} files are in no backup, the first: ${lacking[0]}`);
    if (damaged.length > 0)
      say(`! ${damaged.length} files are damaged in the backup and did not come back, the first: ${damaged[0]}. Everything else did.`);
    const code = await prove(data);
    if (code !== 0) return code;
    say('✓ restored. Look at docs/operations.md, "After a restore".');
    const fault = papersKeyFault(data);
    if (fault) say(`! ${fault}`);
    sayHowToStart(store, data, foreign);
    return 0;
  } finally {
    lock.release();
    if (isNew && !isRestored) rmSync(data, { recursive: true, force: true });
  }
});
