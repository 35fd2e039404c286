/** Bringing the embedded database back: the files of a backup in place, then what was written since, up to a moment. */
import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { giveTo, leaveToOwner, prepareAccount } from '../account.mjs';
import { endArchiving } from './archive.mjs';
import { segmentsBetween } from './base.mjs';
import {
  gapOn,
  historyIn,
  historyName,
  lineOf,
  nameOn,
  partsOf,
  releaseLine,
  reserveLine,
  segmentsOf,
  tellBranch,
  wayTo,
} from './lines.mjs';
import { windows } from '../paths.mjs';
import { withClient } from '../postgres-client.mjs';
import { lives } from '../lock.mjs';
import { durable, openCluster } from '../postgres.mjs';
import { postmasterOf } from '../postgres-folder.mjs';
import { Refusal, say, tail } from '../progress.mjs';

const sleep = (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds));

/** A path of a tar that stays below the folder it is unpacked in. */
const isWithin = (name) => !name.startsWith('/') && !/(^|[/\\])\.\.([/\\]|$)|^[A-Za-z]:/.test(name);

/** Unpacks a cluster into a folder that only its account may read. @returns {Promise<object>} what stands beside the folder */
async function unpack(store, id, draft, account, check) {
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
    check();
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

/**
 * Puts what was written since a backup where the database finds it: the segments of one line only, so that nothing that was
 * given up comes back by itself. PostgreSQL takes the first number behind its line of which it finds no history: names of
 * histories up to the one it was given lie there, too.
 */
async function unpackSegments(store, { way, base, own, folder, account, check }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  giveTo(folder, account);
  const { line } = way.at(-1);
  const histories = way.map((part) => historyName(part.line)).filter((name) => store.has(`wal/${name}`));
  for (const name of [...segmentsOf(store, way, base.startWal), ...histories]) {
    check();
    await store.take(`wal/${name}`, sparse(join(folder, name)));
    giveTo(join(folder, name), account);
  }
  for (let taken = line + 1; taken < own; taken += 1) {
    writeFileSync(join(folder, historyName(taken)), '');
    giveTo(join(folder, historyName(taken)), account);
  }
}

/** A line that nothing is kept of yet would be mistaken for the end of the one before it, with what was given up there. */
function refuseUnbegun(store, way) {
  for (const [i, { line }] of way.entries()) {
    const before = way[i - 1];
    if (before === undefined || store.has(`wal/${nameOn(line, before.until)}`)) continue;
    throw new Refusal(
      `Of line ${line} of history nothing is kept that goes on from line ${before.line}. If its marketplace runs, wait a minute; otherwise go back on the line before: --line ${before.line}`,
    );
  }
}

/** Text within a setting on a command line of the server. */
const quoted = (path) => path.replaceAll('%', '%%');
const fetchCommand = (folder) => (windows ? `copy "${quoted(folder).replaceAll('/', '\\')}\\%f" "%p"` : `cp "${quoted(folder)}/%f" "%p"`);

/**
 * Restores a cluster into a folder that is not there yet, and leaves it stopped.
 * @param {{store: object, base: object, folder: string, to?: Date, way?: object[]}} what folder: of the cluster, in its data
 *   folder; to: the moment to stop at; without it everything that was kept is taken; way: the line of history to go along, otherwise that of the backup
 * @returns {Promise<string | null>} when the last change in it was made; null when nothing was written since the backup
 */
export async function restoreCluster({ store, base, folder, to, way }) {
  if (existsSync(folder) || existsSync(`${folder}.json`))
    throw new Refusal(`There is a database in ${dirname(folder)} already. Move it away, or name another data folder: DATA_DIR=./restored`);
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
  const hadLog = existsSync(`${folder}.log`);
  const { place, account } = prepareAccount(folder);
  // What an earlier database of this place had put aside is not of this one.
  endArchiving({ place });
  const draft = `${place}.new`;
  const segments = `${place}.restore`;
  rmSync(draft, { recursive: true, force: true });
  const signals = untilSignal();
  const { check } = signals;
  let own;
  const bringBack = async () => {
    const along = way ?? (await wayTo(store, lineOf(base.stopWal)));
    refuseUnbegun(store, along.slice(along.findIndex(({ line }) => line === lineOf(base.stopWal))));
    const from = along.at(-1).line;
    own = await reserveLine(store, { from, ...(to ? { to: to.toISOString() } : {}) });
    check();
    const state = await unpack(store, base.id, draft, account, check);
    await unpackSegments(store, { way: along, base, own: own.line, folder: segments, account, check });
    check();
    writeFileSync(join(draft, 'recovery.signal'), '', { mode: 0o600 });
    giveTo(join(draft, 'recovery.signal'), account);
    renameSync(draft, place);
    writeFileSync(`${folder}.json`, JSON.stringify({ ...state, line: { line: own.line, id: own.id } }), { mode: 0o600 });
    leaveToOwner(`${folder}.json`);
    const { reached, closed } = await recover({ folder, segments, to, line: from, gap: gapOn(store, along, base), check });
    await keepBranch(store, { place, own, reached, closed });
    return reached;
  };
  const work = bringBack();
  try {
    return await Promise.race([work, signals.came]);
  } catch (error) {
    // What came up half-way is nobody's database, and nobody's line of history.
    await endWork(work, place);
    if (own) releaseLine(store, own);
    rmSync(place, { recursive: true, force: true, maxRetries: 5 });
    rmSync(folder, { recursive: true, force: true });
    rmSync(`${folder}.json`, { force: true });
    if (!hadLog) rmSync(`${folder}.log`, { force: true });
    throw error;
  } finally {
    signals.forget();
    rmSync(draft, { recursive: true, force: true, maxRetries: 5 });
    rmSync(segments, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Rejects when somebody stops the command: what it has begun is cleared away then, too. */
function untilSignal() {
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  let stop;
  let asked;
  const came = new Promise((_, reject) => {
    stop = () => reject((asked = new Refusal('Stopped. Nothing was left behind.', 130)));
  });
  came.catch(() => {});
  for (const name of names) process.on(name, stop);
  const check = () => {
    if (asked) throw asked;
  };
  return { came, check, forget: () => names.forEach((name) => process.off(name, stop)) };
}

/** Waits until what is under way has ended; a server that comes up meanwhile is ended. */
async function endWork(work, place) {
  let isOver = false;
  void work.catch(() => {}).then(() => (isOver = true));
  while (!isOver) {
    await endServer(place);
    await sleep(20);
  }
  await endServer(place);
}

/** Ends a server that may be on its way up. */
async function endServer(place) {
  for (let pid; (pid = postmasterOf(place)?.pid) && lives(pid); await sleep(50)) {
    try {
      process.kill(pid, 'SIGQUIT');
    } catch {
      return;
    }
  }
}

/** Keeps in the folder how the new line came to be, and what it begins with: from then on it differs from the one before it. */
async function keepBranch(store, { place, own, reached, closed }) {
  if (lineOf(closed) !== own.line) throw new Error(`the database came up on line ${lineOf(closed)} of history, not on ${own.line}`);
  if (!own.isKept) {
    say(`! ${store.folder} cannot be written: what was brought back needs a folder of backups of its own.`);
    return;
  }
  const history = historyIn(place, own.line);
  await tellBranch(store, own, { history, reached });
  const begin = partsOf(history).at(-1).until;
  for (const name of segmentsBetween(nameOn(own.line, begin), closed)) await store.putFile(`wal/${name}`, join(place, 'pg_wal', name));
}

/**
 * Lets the server read what was written since, until it has reached the moment and goes on by itself; then stops it.
 * @returns {Promise<{reached: string | null, closed: string}>} closed: the last segment of the line it goes on with that is whole
 */
async function recover({ folder, segments, to, line, gap, check }) {
  const target = to
    ? [`recovery_target_time=${to.toISOString().replace('T', ' ').replace('Z', '+00')}`, 'recovery_target_action=promote']
    : [];
  // What the new line begins with is copied once the server has stopped, and must still be there.
  const way = [`restore_command=${fetchCommand(segments)}`, `recovery_target_timeline=${line}`, 'wal_keep_size=256MB'];
  const cluster = await openCluster({ folder, settings: [...durable, ...way, ...target] }).catch((error) => {
    throw tooEarly(folder, to, gap) ?? error;
  });
  try {
    const isRecovering = () =>
      withClient(cluster.url(), async (client) => (await client.query('select pg_is_in_recovery() as busy')).rows[0].busy);
    while (await isRecovering().catch((error) => refuseDead(cluster, { folder, to, gap }, error))) {
      check();
      await sleep(200);
    }
    return await withClient(cluster.url(), async (client) => {
      // Closed here: a segment that is whole is never written again, and may be kept.
      const { rows } = await client.query('select pg_last_xact_replay_timestamp() as at, pg_walfile_name(pg_switch_wal()) as closed');
      return { reached: rows[0].at?.toISOString() ?? null, closed: rows[0].closed };
    });
  } finally {
    await cluster.stop(600_000);
  }
}

const saidBy = (folder) => (existsSync(`${folder}.log`) ? readFileSync(`${folder}.log`, 'utf8') : '');

/** The moment lies behind what was kept: PostgreSQL says so by ending. */
function tooEarly(folder, to, gap) {
  if (!to || !saidBy(folder).includes('recovery ended before configured recovery target was reached')) return undefined;
  const last = /last completed transaction was at log time ([^\n]+)/.exec(saidBy(folder))?.[1];
  if (gap)
    return new Refusal(
      `Of ${to.toISOString()} nothing is kept here: ${gap} is lacking${last ? `; the last change before that is of ${last}` : ''}. npm run backup -- FOLDER --list tells which moments can be brought back. What was written in between may lie in another folder of backups.`,
    );
  return new Refusal(
    `What was kept ends before ${to.toISOString()}${last ? `; the last change in it is of ${last}` : ''}. Name an earlier moment, or none for the latest.\n` +
      'If that marketplace still runs, what it wrote in the last minute or two is not in the folder yet: wait, or stop it.',
  );
}

async function refuseDead(cluster, { folder, to, gap }, error) {
  await sleep(500);
  if (cluster.pid !== 0 && lives(cluster.pid)) return true; // It answers again in a moment.
  throw (
    tooEarly(folder, to, gap) ??
    new Refusal(`The database does not come up from the backup (${error.message}). It says:\n${tail(saidBy(folder))}`)
  );
}
