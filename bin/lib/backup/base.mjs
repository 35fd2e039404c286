/**
 * A whole backup of the embedded database while it runs, by PostgreSQL's own functions: between `pg_backup_start` and
 * `pg_backup_stop` its files are read as they lie, and with them goes what it wrote meanwhile (WAL), which makes them fit
 * each other when the copy is first started. Taken as one tar, which the folder compresses and seals.
 * Source: PostgreSQL 18, chapter 25.3.4, "Making a base backup using the low level API".
 */
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from '../postgres-client.mjs';

/** What a copy must not have, or makes anew: other than folders, which stay as empty ones. */
const emptyFolders = new Set([
  'pg_wal',
  'pg_wal/archive_status',
  'pg_wal/summaries',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const leftOut =
  /(^|\/)(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|pgsql_tmp[^/]*|pg_internal\.init[^/]*|current_logfiles)$/;
/** Read last: it says from where the copy is made whole. */
const control = 'global/pg_control';
const segmentBytes = 16 * 1024 * 1024;

const gone = (error) => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};

async function listFolder(place, below = '') {
  const entries = await readdir(join(place, below), { withFileTypes: true }).catch(gone);
  const found = [];
  for (const entry of entries ?? []) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (leftOut.test(path)) continue;
    if (entry.isDirectory()) {
      found.push({ path, isFolder: true });
      if (!emptyFolders.has(path)) found.push(...(await listFolder(place, path)));
      else found.push(...[...emptyFolders].filter((one) => one.startsWith(`${path}/`)).map((one) => ({ path: one, isFolder: true })));
    } else if (entry.isFile()) found.push({ path, isFolder: false });
  }
  return found;
}

/** Waits until the tar has taken what was written, so that no more is in memory than on its way. */
const written = (entry, chunk) => (entry.write(chunk) ? undefined : new Promise((go) => entry.once('drain', go)));

/** Puts a file in with the size it has when it is opened: one that grows is cut, one that shrinks is filled with zeros. */
async function putFile(tar, place, path) {
  const handle = await open(join(place, path)).catch(gone);
  if (handle === undefined) return;
  try {
    const { size, mtime } = await handle.stat();
    await new Promise((resolve, reject) => {
      const entry = tar.entry({ name: path, size, mtime, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
      const copy = async () => {
        const chunk = Buffer.alloc(Math.min(size, 1024 * 1024) || 1);
        for (let at = 0; at < size;) {
          const { bytesRead } = await handle.read(chunk, 0, Math.min(chunk.length, size - at), at);
          const part = bytesRead > 0 ? Buffer.from(chunk.subarray(0, bytesRead)) : Buffer.alloc(Math.min(chunk.length, size - at));
          await written(entry, part);
          at += part.length;
        }
        entry.end();
      };
      copy().catch(reject);
    });
  } finally {
    await handle.close();
  }
}

const putText = (tar, name, text) =>
  new Promise((resolve, reject) => tar.entry({ name, mode: 0o600 }, text, (error) => (error ? reject(error) : resolve())));

/** Which of all segments of a line one is, by its name; and the one that a place in them (bytes of all) lies in. */
export const segmentNumber = (name) => BigInt(`0x${name.slice(8, 16)}`) * 256n + BigInt(`0x${name.slice(16, 24)}`);
export const segmentAt = (bytes) => bytes / BigInt(segmentBytes);

/** Names of the segments from one to another, both included; on one timeline. */
export function segmentsBetween(first, last) {
  const nameOf = (number) =>
    first.slice(0, 8) +
    (number / 256n).toString(16).toUpperCase().padStart(8, '0') +
    (number % 256n).toString(16).toUpperCase().padStart(8, '0');
  const names = [];
  for (let number = segmentNumber(first); number <= segmentNumber(last); number += 1n) names.push(nameOf(number));
  return names;
}

/**
 * Writes the database into a tar.
 * @param {{url: string, place: string, state: object}} cluster url: of a database of it, as its owner; place: its folder; state: what stands beside it
 * @param {(tar: import('node:stream').Readable) => Promise<number>} keep takes the tar as a stream and says how many bytes it became
 * @returns {Promise<{bytes: number, startWal: string, stopWal: string, stopLsn: string, consistentAt: string}>} stopLsn: the place, in bytes of all; consistentAt: the moment that the copy comes up at
 */
export function writeBase({ url, place, state }, keep) {
  return withClient(url, async (client) => {
    const one = async (text, values = []) => (await client.query(text, values)).rows[0];
    await client.query('set statement_timeout = 0');
    // What the database writes from now on stays until this connection ends, however long the copy takes.
    await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [`kyakhta_backup_${process.pid}_${Date.now()}`]);
    await client.query('select pg_backup_start($1, true)', ['kyakhta backup']);
    // Loaded late: it is there only after the install.
    const { pack } = await import('tar-stream');
    const tar = pack();
    const kept = keep(tar);
    const fill = async () => {
      const entries = await listFolder(place);
      for (const { path, isFolder } of entries) {
        if (isFolder)
          await new Promise((go, fail) => tar.entry({ name: path, type: 'directory', mode: 0o700 }, (e) => (e ? fail(e) : go())));
        else if (path !== control) await putFile(tar, place, path);
      }
      await putFile(tar, place, control);
      const { labelfile, spcmapfile, stopWal, stopLsn } = await one(
        `select labelfile, spcmapfile, pg_walfile_name(lsn) as "stopWal", (lsn - '0/0'::pg_lsn)::text as "stopLsn" from pg_backup_stop(false)`,
      );
      // Asked afterwards: what is committed until then may be in the copy already, and no earlier moment can be gone back to.
      const { now } = await one('select clock_timestamp() as now');
      if (spcmapfile.trim() !== '') throw new Error('tables outside of the data folder cannot be taken along');
      const startWal = /\(file ([0-9A-F]{24})\)/.exec(labelfile)?.[1];
      await putText(tar, 'backup_label', labelfile);
      for (const segment of segmentsBetween(startWal, stopWal)) await putSegment(tar, place, segment);
      await putText(tar, 'kyakhta-state.json', JSON.stringify(state));
      tar.finalize();
      return { startWal, stopWal, stopLsn, consistentAt: now.toISOString() };
    };
    try {
      const [filled, bytes] = await Promise.all([fill(), kept]);
      return { ...filled, bytes };
    } catch (error) {
      tar.destroy(error);
      await kept.catch(() => {});
      throw error;
    }
  });
}

/** A segment that is begun already has its whole size; what of it is not written yet is not read either. */
async function putSegment(tar, place, segment) {
  const path = `pg_wal/${segment}`;
  const { size } = await stat(join(place, path));
  if (size !== segmentBytes) throw new Error(`${path} is not whole`);
  await putFile(tar, place, path);
}

/** Password and port of a cluster, as they stand beside its folder. */
export const stateOf = async (folder) => JSON.parse(await readFile(`${folder}.json`, 'utf8'));
