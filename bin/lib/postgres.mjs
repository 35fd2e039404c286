/**
 * The embedded PostgreSQL: starting, adopting one that an earlier start left behind, watching it, stopping it. Its
 * programs are started directly and in a separate process group, so that Ctrl-C at the terminal does not
 * stop the database before those who use it.
 */
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leaveToOwner, prepareAccount } from './account.mjs';
import { lives } from './lock.mjs';
import { freePort, isFree } from './ports.mjs';
import { major } from './postgres-binaries.mjs';
import { withClient } from './postgres-client.mjs';
import { cleanEnvironment, clearFalseLock, createCluster, newPassword, postmasterOf, user } from './postgres-folder.mjs';
import { Refusal, tail } from './progress.mjs';

const sleep = (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds));

/** Settings of a cluster whose data matter. */
export const durable = [
  'shared_buffers=256MB',
  'max_connections=100',
  'synchronous_commit=on',
  'wal_compression=on',
  'jit=off',
  'max_wal_size=2GB',
  'random_page_cost=1.1',
  'effective_io_concurrency=64',
  'log_min_messages=warning',
];

/**
 * Opens a cluster: creates it when new, adopts it when it runs, starts it otherwise.
 * @param {{folder: string, settings?: string[] | ((prepared: object) => string[]), authentication?: 'scram-sha-256' | 'password'}} wanted
 *   folder: the data folder; beside it stand `<folder>.json` (password and port, mode 0600) and `<folder>.log`.
 *   settings: in place of the durable ones, for throw-away clusters; or what makes them of account and place
 */
export async function openCluster({ folder, settings: given = durable, authentication = 'scram-sha-256' }) {
  const stateFile = `${folder}.json`;
  const logFile = `${folder}.log`;
  const prepared = prepareAccount(folder);
  const { place, account, programs } = prepared;
  let state = existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : {};
  const save = () => {
    writeFileSync(`${stateFile}.new`, JSON.stringify(state), { mode: 0o600 });
    leaveToOwner(`${stateFile}.new`);
    renameSync(`${stateFile}.new`, stateFile);
  };
  const url = (database = 'postgres') => `postgres://${user}:${state.password}@127.0.0.1:${state.port}/${database}`;
  /** True when the server on our port is the one of our folder; otherwise the error. */
  const answers = () =>
    withClient(
      url(),
      async (client) => {
        const { rows } = await client.query('show data_directory');
        return rows[0].data_directory === place || new Error('another server answers on its port');
      },
      4000,
    ).catch((error) => error);

  if (existsSync(join(place, 'PG_VERSION'))) {
    const version = readFileSync(join(place, 'PG_VERSION'), 'utf8').trim();
    if (version !== major) {
      throw new Refusal(
        `${folder} was written by PostgreSQL ${version}, and this is PostgreSQL ${major}: it cannot read it.\n` +
          'Take the data out with the version that wrote it (see docs/operations.md), or start anew: DATA_DIR=./data-new npm start',
      );
    }
    if (!state.password) {
      throw new Refusal(
        `${stateFile} is missing: it holds the password of ${folder}. Put it back, or move both away to start with an empty marketplace.`,
      );
    }
  } else {
    if (existsSync(place)) rmSync(place, { recursive: true, force: true });
    state = { password: newPassword(), port: await freePort() };
    save();
    await createCluster(prepared, state.password, authentication);
  }

  const settings = typeof given === 'function' ? given(prepared) : given;
  let pid = 0;
  let stopping = false;

  const launch = async () => {
    clearFalseLock(place);
    if (!state.port || !(await isFree(state.port))) {
      state.port = await freePort();
      save();
    }
    if (existsSync(logFile) && statSync(logFile).size > 10_000_000) rmSync(logFile);
    const log = openSync(logFile, 'a', 0o600);
    leaveToOwner(logFile);
    const from = statSync(logFile).size;
    const flags = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'timezone=UTC',
      'log_timezone=UTC',
      `port=${state.port}`,
      ...settings,
      ...(programs.statistics ? ['shared_preload_libraries=pg_stat_statements'] : []),
    ].flatMap((setting) => ['-c', setting]);
    const server = spawn(programs.postgres, ['-D', place, ...flags], {
      ...account,
      cwd: '/',
      env: cleanEnvironment(),
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    let ended = false;
    server.on('exit', () => (ended = true));
    server.on('error', () => (ended = true));
    server.unref();
    while (!ended) {
      if ((await answers()) === true) {
        pid = server.pid;
        return '';
      }
      await sleep(40);
    }
    const said = readFileSync(logFile).subarray(from).toString('utf8').split('\n');
    return said.filter((line) => /FATAL|PANIC|HINT|DETAIL|could not/.test(line)).join('\n') || said.join('\n');
  };

  /** Children of a killed postmaster hold its shared memory for a moment, so the start is tried again for a while. */
  const start = async (patience = 10_000) => {
    const until = Date.now() + patience;
    for (;;) {
      const complaint = await launch();
      if (!complaint) return;
      if (Date.now() > until) throw new Refusal(`PostgreSQL does not start on ${folder}. It says:\n${tail(complaint)}`);
      await sleep(250);
    }
  };

  const running = postmasterOf(place);
  if (running) {
    state.port = running.port || state.port;
    for (let tries = 0; ; tries += 1) {
      const answer = await answers();
      if (answer === true) break;
      if (answer.code === '28P01') {
        throw new Refusal(`A PostgreSQL runs on ${folder} (process ${running.pid}), but ${stateFile} has not its password.`);
      }
      if (!lives(running.pid)) break;
      if (tries > 40) {
        throw new Refusal(`A PostgreSQL runs on ${folder} (process ${running.pid}) and does not answer. Stop it and start again.`);
      }
      await sleep(250);
    }
    if (lives(running.pid)) pid = running.pid;
  }
  const adopted = pid !== 0;
  if (!adopted) await start();

  return {
    url,
    adopted,
    folder,
    get port() {
      return state.port;
    },
    /** Creates a database unless it exists. */
    ensureDatabase: (name) =>
      withClient(url(), async (client) => {
        const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
        if (!rowCount) await client.query(`create database "${name}"`);
      }),
    /**
     * Looks after the server from now on: when it dies it is started again on the same port.
     * @param {{died(): void, back(): void, lost(error: Error): void}} tell
     */
    watch(tell) {
      const deaths = [];
      const look = async () => {
        if (stopping || pid === 0 || lives(pid)) return;
        pid = 0;
        tell.died();
        const now = Date.now();
        deaths.push(now);
        try {
          if (deaths.filter((at) => at > now - 60_000).length >= 5) {
            throw new Refusal(`PostgreSQL died 5 times within a minute. Its own words are in ${logFile}.`);
          }
          await start();
          tell.back();
        } catch (error) {
          tell.lost(error);
        }
      };
      const timer = setInterval(() => void look(), 250);
      timer.unref();
    },
    /** Stops the server: quickly and cleanly, and by force after `patience` milliseconds. */
    async stop(patience = 4000) {
      stopping = true;
      if (pid === 0) return;
      const until = Date.now() + patience;
      const signal = (name) => {
        try {
          process.kill(pid, name);
        } catch {}
      };
      signal('SIGINT');
      while (lives(pid) && Date.now() < until) await sleep(20);
      if (lives(pid)) signal('SIGQUIT');
      while (lives(pid) && Date.now() < until + 2000) await sleep(20);
    },
    get pid() {
      return pid;
    },
  };
}
