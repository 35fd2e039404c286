/** Making one whole backup: files, the database, and the files that came meanwhile. */
import { Readable } from 'node:stream';
import { withClient } from '../postgres-client.mjs';
import { prepareAccount } from '../account.mjs';
import { Refusal, say } from '../progress.mjs';
import { reachedAgain } from './archive.mjs';
import { stateOf, writeBase } from './base.mjs';
import { allFiles, copyFiles } from './files.mjs';
import { dumpDatabase } from './foreign.mjs';
import { removeOld } from './keep.mjs';
import { lockFolder } from './folder.mjs';
import { claimLine, historyIn, lineOf } from './lines.mjs';
import { rememberFolder } from './mark.mjs';
import { refuseTaken, tellWriter } from './writer.mjs';

/** A name that sorts by time and that every file system takes. */
const idOf = (at) => at.toISOString().slice(0, 19).replaceAll(':', '-') + 'Z';

/** What tells one database from another: a folder of backups belongs to one. */
export const identityOf = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(`select system_identifier::text as id from pg_control_system()`).catch(() => ({ rows: [] }));
    return rows[0]?.id ?? null;
  });

/** The line of history that an embedded database is on. @returns {Promise<{line: number, id?: string}>} */
export async function ownLine({ url, embedded }) {
  const now = await withClient(url, (client) => client.query('select pg_walfile_name(pg_current_wal_lsn()) as name'));
  const line = lineOf(now.rows[0].name);
  const given = (await stateOf(embedded.folder)).line;
  return { line, id: given?.line === line ? given.id : undefined };
}

/**
 * Makes a folder the one that this marketplace is backed up in: says what it is where it is new, and remembers its mark.
 * Refused for a folder of another marketplace, for one in which another line of its history goes on, and for one that it would
 * take over from a marketplace that lives.
 * @param {{isUsed?: boolean}} [how] isUsed: what the database writes goes there from now on
 */
export async function claimFolder(store, { url, embedded, data }, { isUsed = false } = {}) {
  await store.claim(await identityOf(url));
  if (embedded) {
    const own = await ownLine({ url, embedded });
    refuseTaken(store, own);
    const left = await claimLine(store, { ...own, history: historyIn(prepareAccount(embedded.folder).place, own.line) });
    if (left !== undefined)
      say(
        `! backups: this marketplace was brought back (line ${own.line} of history), and from now on it goes on in ${store.folder}. The one that it was brought back from (line ${left}) is refused there. Is that not meant: docs/operations.md, "Giving a folder back".`,
      );
    if (isUsed) await tellWriter(store, { ...own, data });
  }
  rememberFolder(data, store, { isUsed });
}

/** Keeps in the database that a backup was made: what watches it reads that. */
const note = (url, bytes) =>
  withClient(url, (client) =>
    client.query(
      'insert into backup_runs (at, bytes) values (now() + make_interval(secs => coalesce((select clock_offset_seconds from instance), 0)), $1)',
      [bytes],
    ),
  );

/**
 * Makes a whole backup and removes what the rule does not keep any more. Files are copied before the database, and those
 * written meanwhile after it: no row of the copy speaks of a file that is not there. Files come into their place whole.
 * @param {ReturnType<typeof import('./folder.mjs').openFolder>} store
 * @param {{url: string, embedded?: {folder: string}, data: string, rule: {days: number, weeks: number}}} from embedded: the cluster, unless the database is a foreign one
 * @returns {Promise<{id: string, bytes: number, files: number, removed: {bases: number, segments: number, files: number}}>}
 *   bytes: what the backup takes that was not there before
 */
export async function makeBackup(store, { url, embedded, data, rule }) {
  const lock = lockFolder(store);
  try {
    const began = new Date();
    const id = idOf(began);
    await claimFolder(store, { url, embedded, data });
    if (store.bases().some((base) => base.id === id)) throw new Refusal('Another backup was begun this second.');
    const before = await copyFiles(store, data, allFiles(data, began.getTime()));
    const database = embedded ? await copyCluster(store, id, url, embedded) : await dumpDatabase(store, id, url);
    const paths = allFiles(data, Date.now());
    const after = await copyFiles(store, data, paths);
    await store.put(`base/${id}/files`, Readable.from([JSON.stringify(paths)]));
    const manifest = { id, startedAt: began.toISOString(), finishedAt: new Date().toISOString(), ...database, files: paths.length };
    await store.writeManifest(manifest);
    store.removeDrafts();
    const removed = await removeOld(store, rule, Date.now(), new Set(allFiles(data, Date.now())));
    const bytes = database.bytes + before.bytes + after.bytes;
    await note(url, bytes);
    if (embedded) reachedAgain(prepareAccount(embedded.folder));
    return { id, bytes, files: paths.length, removed };
  } finally {
    lock.release();
  }
}

async function copyCluster(store, id, url, { folder }) {
  const { place } = prepareAccount(folder);
  const taken = await writeBase({ url, place, state: await stateOf(folder) }, (tar) => store.put(`base/${id}/cluster`, tar));
  return { kind: 'cluster', ...taken };
}
