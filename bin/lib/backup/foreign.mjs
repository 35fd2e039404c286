/**
 * A database that DATABASE_URL names: dumped and loaded by PostgreSQL's own programs of that machine. Going back to a moment
 * is a matter of the server that it stands on.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { withClient } from '../postgres-client.mjs';
import { windows } from '../paths.mjs';
import { Refusal } from '../progress.mjs';

/** Where the programs are: PG_BIN, or wherever the machine finds them. */
const program = (name, env = process.env) => (env.PG_BIN ? join(env.PG_BIN, windows ? `${name}.exe` : name) : name);

/** The settings by which these programs find a database: a password on a command line could be read by others. */
export function connectionSettings(url) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    PGHOST: decodeURIComponent(hostname.replace(/^\[|\]$/g, '')) || searchParams.get('host') || '',
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.get('sslmode') ? { PGSSLMODE: searchParams.get('sslmode') } : {}),
  };
}

/** Runs a program; its input or output is a stream. @returns {{child: import('node:child_process').ChildProcess, ended: Promise<void>}} */
function begin(name, args, url) {
  const child = spawn(program(name), args, { env: { ...process.env, ...connectionSettings(url) }, stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-4000)));
  const ended = new Promise((resolve, reject) => {
    child.on('error', (error) =>
      reject(
        error.code === 'ENOENT'
          ? new Refusal(
              `${name} is not on this machine. Install PostgreSQL's client programs of the server's version, or name their folder: PG_BIN=/path`,
            )
          : error,
      ),
    );
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Refusal(`${name} failed (exit code ${code}):\n${said.trim()}`))));
  });
  ended.catch(() => {});
  return { child, ended };
}

const nowOf = (url) => withClient(url, async (client) => (await client.query('select now() as now')).rows[0].now.toISOString());

/** Puts a dump of the database into the folder. */
export async function dumpDatabase(store, id, url) {
  const consistentAt = await nowOf(url);
  const { child, ended } = begin('pg_dump', ['--format=custom', '--compress=0', '--no-owner', '--no-privileges'], url);
  child.stdin.end();
  const [bytes] = await Promise.all([store.put(`base/${id}/dump`, child.stdout), ended]);
  return { kind: 'dump', bytes, consistentAt };
}

/** Loads a dump into a database that must be empty, all of it or nothing. */
export async function loadDump(store, id, url) {
  await withClient(url, async (client) => {
    const { rows } = await client.query(
      "select count(*)::int as count from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    if (rows[0].count > 0) throw new Refusal('The database behind DATABASE_URL is not empty. Name an empty one to restore into.');
  });
  const { child, ended } = begin(
    'pg_restore',
    ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', `--dbname=${connectionSettings(url).PGDATABASE}`],
    url,
  );
  child.stdout.resume();
  // A program that ends early is known by its exit code, not by the pipe that breaks.
  await Promise.all([store.take(`base/${id}/dump`, child.stdin).catch((error) => ended.then(() => Promise.reject(error))), ended]);
}
