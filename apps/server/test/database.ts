import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A separate database for a test file: migrated, empty, and nobody else's. */
export interface TestDatabase {
  readonly url: string;
  /** Removes the database, also when connections are still open. */
  drop(): Promise<void>;
}

const setting = (name: 'KYAKHTA_TEST_ADMIN_URL' | 'KYAKHTA_TEST_TEMPLATE'): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run tests through vitest, whose set-up starts a database.`);
  return value;
};

const withAdmin = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: setting('KYAKHTA_TEST_ADMIN_URL') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const asAdmin = (sql: string): Promise<unknown> => withAdmin((client) => client.query(sql));

const urlOf = (name: string): string => {
  const url = new URL(setting('KYAKHTA_TEST_ADMIN_URL'));
  url.pathname = `/${name}`;
  return url.href;
};
const copy = (from: string, to: string): string => `create database ${to} template ${from} strategy file_copy`;

/** Clones the migrated template, or a filled one (some 20 ms in memory). Call `drop` when the file is done. */
export const createTestDatabase = async (template = setting('KYAKHTA_TEST_TEMPLATE')): Promise<TestDatabase> => {
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await asAdmin(copy(template, name));
  return {
    url: urlOf(name),
    drop: async () => {
      await asAdmin(`drop database if exists ${name} with (force)`);
    },
  };
};

/** Any number that nothing else locks by in the database of the admin. */
const fillingLock = 70_301;

/**
 * A template filled once for all files of a run: the first that wants it fills it, and others that come meanwhile wait.
 * @param name of what it is filled with
 * @returns what to clone
 */
export const filledTemplate = (name: string, fill: (url: string) => Promise<void>): Promise<string> =>
  withAdmin(async (client) => {
    const template = `filled_${name}`;
    const draft = `filling_${name}`;
    const { rowCount: known } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (known === 1) return template;
    await client.query('select pg_advisory_lock($1)', [fillingLock]);
    const { rowCount: meanwhile } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (meanwhile === 1) return template;
    // What somebody left half filled is begun again.
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(copy(setting('KYAKHTA_TEST_TEMPLATE'), draft));
    await fill(urlOf(draft));
    await client.query(`alter database ${draft} rename to ${template}`);
    return template;
  });
