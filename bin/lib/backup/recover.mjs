/** Bringing the embedded database back: the files of a backup in place, then what was written since, up to a moment. */
import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { giveTo, leaveToOwner, prepareAccount } from '../account.mjs';
import { segmentsBetween } from './base.mjs';
import { endArchiving } from './archive.mjs';
import { windows } from '../paths.mjs';
import { withClient } from '../postgres-client.mjs';
import { lives } from '../lock.mjs';
import { durable, openCluster } from '../postgres.mjs';
import { Refusal, tail } from '../progress.mjs';

const sleep = (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds));

/** A path of a tar that stays below the folder it is unpacked in. */
const isWithin = (name) => !name.startsWith('/') && !/(^|[/\\])\.\.([/\\]|$)|^[A-Za-z]:/.test(name);

const byName = (a, b) => a.localeCompare(b);

/** Unpacks a cluster into a folder that only its account may read. @returns {Promise<object>} what stands beside the folder */
async function unpack(store, id, draft, account) {
  let state;
  // Loaded late: it is there only after the install.
  const { extract } = await import('tar-stream');
  const tar = extract();
  const make = (path) => {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    giveTo(path, account);
  };
  make(draft);
  const keep = async ({ name: full, type }, entry) => {
    const name = full.replace(/\/$/, '');
    if (!isWithin(name)) throw new Refusal(`The backup names a file outside of its folder: ${name}`);
    const target = join(draft, name);
    if (type === 'directory') {
      make(target);
      entry.resume();
    } else if (name === 'kyakhta-state.json') state = JSON.parse(await text(entry));
    else {
      await pipeline(entry, createWriteStream(target, { mode: 0o600 }));
      giveTo(target, account);
    }
  };
  const keepAll = async () => {
    for await (const entry of tar) await keep(entry.header, entry);
  };
  await Promise.all([store.take(`base/${id}/cluster`, tar), keepAll()]);
  if (!state?.password) throw new Refusal('The backup lacks the password of its database.');
  return state;
}

const zeros = Buffer.alloc(64 * 1024);

/** Writes a file with holes where there are only zeros: a segment that was closed early is mostly that. */
function sparse(path) {
  let handle;
  let at = 0;
  return new Writable({
    async construct(done) {
      handle = await open(path, 'w', 0o600);
      done();
    },
    async write(chunk, _, done) {
      try {
        for (let from = 0; from < chunk.length; from += zeros.length) {
          const part = chunk.subarray(from, from + zeros.length);
          if (!part.equals(zeros.subarray(0, part.length))) await handle.write(part, 0, part.length, at + from);
        }
        at += chunk.length;
        done();
      } catch (error) {
        done(error);
      }
    },
    async final(done) {
      await handle.truncate(at);
      await handle.close();
      done();
    },
  });
}

/** Puts what was written since a backup where the database finds it. */
async function unpackSegments(store, from, folder, account) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  giveTo(folder, account);
  const names = store.names('wal').map((name) => name.slice('wal/'.length));
  for (const name of names.filter((one) => one.endsWith('.history') || one >= from)) {
    await store.take(`wal/${name}`, sparse(join(folder, name)));
    giveTo(join(folder, name), account);
  }
}

/**
 * Where what was kept breaks off: the first segment after a backup that is lacking although later ones are there. Nothing
 * behind it can be reached from this backup.
 * @returns {string | undefined}
 */
export function gapAfter(store, { stopWal }) {
  const timeline = stopWal.slice(0, 8);
  const there = new Set(store.names('wal').map((name) => name.slice('wal/'.length)));
  const last = [...there]
    .filter((name) => /^[0-9A-F]{24}$/.test(name) && name.startsWith(timeline))
    .toSorted(byName)
    .at(-1);
  if (last === undefined || last <= stopWal) return undefined;
  return segmentsBetween(stopWal, last).find((name) => name > stopWal && !there.has(name));
}

/** Text within a setting on a command line of the server. */
const quoted = (path) => path.replaceAll('%', '%%');
const fetchCommand = (folder) => (windows ? `copy "${quoted(folder).replaceAll('/', '\\')}\\%f" "%p"` : `cp "${quoted(folder)}/%f" "%p"`);

/**
 * Restores a cluster into a folder that is not there yet, and leaves it stopped.
 * @param {{store: object, base: object, folder: string, to?: Date, progress?(text: string): void}} what folder: of the cluster, in its data
 *   folder; to: the moment to stop at; without it everything that was kept is taken
 * @returns {Promise<string | null>} when the last change in it was made; null when nothing was written since the backup
 */
export async function restoreCluster({ store, base, folder, to }) {
  if (existsSync(folder) || existsSync(`${folder}.json`))
    throw new Refusal(`There is a database in ${dirname(folder)} already. Move it away, or name another data folder: DATA_DIR=./restored`);
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
  const { place, account } = prepareAccount(folder);
  // What an earlier database of this place had put aside is not of this one.
  endArchiving({ place });
  const draft = `${place}.new`;
  const segments = `${place}.restore`;
  rmSync(draft, { recursive: true, force: true });
  try {
    const state = await unpack(store, base.id, draft, account);
    await unpackSegments(store, base.startWal, segments, account);
    writeFileSync(join(draft, 'recovery.signal'), '', { mode: 0o600 });
    giveTo(join(draft, 'recovery.signal'), account);
    renameSync(draft, place);
    writeFileSync(`${folder}.json`, JSON.stringify(state), { mode: 0o600 });
    leaveToOwner(`${folder}.json`);
    return await recover(folder, segments, to);
  } catch (error) {
    // What came up half-way is nobody's database.
    rmSync(place, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
    rmSync(`${folder}.json`, { force: true });
    throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(segments, { recursive: true, force: true });
  }
}

/** Lets the server read what was written since, until it has reached the moment and goes on by itself; then stops it. */
async function recover(folder, segments, to) {
  const target = to
    ? [`recovery_target_time=${to.toISOString().replace('T', ' ').replace('Z', '+00')}`, 'recovery_target_action=promote']
    : [];
  const cluster = await openCluster({ folder, settings: [...durable, `restore_command=${fetchCommand(segments)}`, ...target] }).catch(
    (error) => {
      throw tooEarly(folder, to) ?? error;
    },
  );
  try {
    const isRecovering = () =>
      withClient(cluster.url(), async (client) => (await client.query('select pg_is_in_recovery() as busy')).rows[0].busy);
    while (await isRecovering().catch((error) => refuseDead(cluster, folder, to, error))) await sleep(200);
    return await withClient(cluster.url(), async (client) => {
      const { rows } = await client.query('select pg_last_xact_replay_timestamp() as at');
      return rows[0].at?.toISOString() ?? null;
    });
  } finally {
    await cluster.stop(600_000);
  }
}

const saidBy = (folder) => (existsSync(`${folder}.log`) ? readFileSync(`${folder}.log`, 'utf8') : '');

/** The moment lies behind what was kept: PostgreSQL says so by ending. */
function tooEarly(folder, to) {
  if (!to || !saidBy(folder).includes('recovery ended before configured recovery target was reached')) return undefined;
  const last = /last completed transaction was at log time ([^\n]+)/.exec(saidBy(folder))?.[1];
  return new Refusal(
    `What was kept ends before ${to.toISOString()}${last ? `; the last change in it is of ${last}` : ''}. Name an earlier moment, or none for the latest.\n` +
      'If that marketplace still runs, what it wrote in the last minute or two is not in the folder yet: wait, or stop it.',
  );
}

async function refuseDead(cluster, folder, to, error) {
  await sleep(500);
  if (cluster.pid !== 0 && lives(cluster.pid)) return true; // It answers again in a moment.
  throw (
    tooEarly(folder, to) ??
    new Refusal(`The database does not come up from the backup (${error.message}). It says:\n${tail(saidBy(folder))}`)
  );
}
