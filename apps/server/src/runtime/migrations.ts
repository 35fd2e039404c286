import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const folder = join(import.meta.dirname, '../../database/migrations');
/** Any constant will do: the advisory lock under which migrations run. */
const lockKey = 7_262_018;

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  readonly concurrent: boolean;
}

export const listMigrations = (): readonly Migration[] =>
  readdirSync(folder)
    .filter((f) => f.endsWith('.sql'))
    .toSorted()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8');
      return {
        name: file.slice(0, -4),
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
        concurrent: sql.startsWith('-- concurrent'),
      };
    });

export interface MigrationState {
  readonly applied: readonly string[];
  readonly pending: readonly string[];
}

/** Refuses to go on where the server would give wrong answers, and names the mend. */
const checkServer = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ version: number }>("select current_setting('server_version_num')::int as version");
  const version = rows[0]?.version ?? 0;
  if (version < 150_000) throw new Error(`PostgreSQL 15 or newer is needed; this one is ${version}.`);
  const { rows: available } = await client.query("select 1 from pg_available_extensions where name = 'pg_trgm'");
  if (available.length === 0) throw new Error('The extension pg_trgm is not available: install the contrib package of this PostgreSQL.');
};

const checkCharacters = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ grams: string[] }>("select show_trgm('насос') as grams");
  if ((rows[0]?.grams.length ?? 0) === 0) {
    throw new Error(
      'This database cannot see Cyrillic letters in trigrams: create it with LC_CTYPE C.UTF-8 (create database … template template0 encoding UTF8 lc_ctype "C.UTF-8").',
    );
  }
};

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, application_name: 'kyakhta migrate' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const appliedOf = async (client: pg.Client): Promise<Map<string, string>> => {
  await client.query(
    'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations order by name');
  return new Map(rows.map((r) => [r.name, r.checksum]));
};

/** Which migrations this database has and which it lacks. Changes nothing but its own list. */
export const migrationState = (url: string): Promise<MigrationState> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ present: boolean }>("select to_regclass('migrations') is not null as present");
    const applied = rows[0]?.present === true ? await appliedOf(client) : new Map<string, string>();
    return {
      applied: [...applied.keys()],
      pending: listMigrations()
        .map((m) => m.name)
        .filter((n) => !applied.has(n)),
    };
  });

/**
 * Applies what is missing, in order, each in one transaction (or without, when its first line is
 * `-- concurrent`), under an advisory lock.
 * @throws Error when an applied file has changed since, or the server is not fit.
 */
export const migrate = (url: string, report: (line: string) => void): Promise<number> =>
  withClient(url, async (client) => {
    await checkServer(client);
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const applied = await appliedOf(client);
    let count = 0;
    for (const migration of listMigrations()) {
      const before = applied.get(migration.name);
      if (before === migration.checksum) continue;
      if (before !== undefined) throw new Error(`Migration ${migration.name} was changed after it had been applied.`);
      await client.query(migration.concurrent ? 'select 1' : 'begin');
      try {
        await client.query("set lock_timeout = '3s'");
        await client.query(migration.sql);
        await client.query('insert into migrations (name, checksum) values ($1, $2)', [migration.name, migration.checksum]);
        await client.query(migration.concurrent ? 'select 1' : 'commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`Migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
      report(`migrated ${migration.name}`);
      count += 1;
    }
    await checkCharacters(client);
    return count;
  });
