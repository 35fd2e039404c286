import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of its own for a test file: migrated, empty, and nobody else's. */
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

const asAdmin = async (sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: setting('KYAKHTA_TEST_ADMIN_URL') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/** Clones the migrated template (some 20 ms in memory). Call `drop` when the file is done. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name} template ${setting('KYAKHTA_TEST_TEMPLATE')} strategy file_copy`);
  const url = new URL(setting('KYAKHTA_TEST_ADMIN_URL'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => asAdmin(`drop database if exists ${name} with (force)`),
  };
};
