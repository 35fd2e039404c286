import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '@kyakhta/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../src/domains/accounts/index.ts';
import { listEverything, reindexWords } from '../../src/domains/catalog/index.ts';
import { type Db, openDatabase } from '../../src/runtime/database.ts';
import { inTransaction } from '../../src/runtime/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { type Gap, watchTransactions } from '../../test/transaction-gaps.ts';
import { fillDemo } from './fill.ts';
import { makePast } from './past/orders.ts';

const stepsMs = 240_000;

describe('the steps of a first start', () => {
  let database: TestDatabase;
  let dataDir: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'kyakhta-slow-'));
  });
  afterAll(async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await database.drop();
  });

  const watched = async (step: () => Promise<void>): Promise<Gap> => {
    const watch = watchTransactions();
    try {
      await step();
      return watch.longest();
    } finally {
      watch.stop();
    }
  };
  const fill = async (): Promise<void> => {
    const passwordHash = await hashPassword(demoPassword);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('begin');
    await fillDemo(client, { passwordHash, at: new Date() });
    await client.query('commit');
    await client.end();
  };
  const index = async (): Promise<void> => {
    const own = openDatabase({ url: database.url, size: 2, unhurried: true });
    const alone = <T>(work: (db: Db) => Promise<T>): Promise<T> => inTransaction(own.pool, ({ db }) => work(db));
    await listEverything(alone);
    await reindexWords(alone);
    await own.close();
  };

  it.each([
    ['filling in goods', fill],
    ['past orders', () => makePast(database.url, Date.now(), undefined, 25, dataDir)],
    ['words to search by', index],
  ])(
    'leave no transaction open while they compute: %s',
    async (_, step) => {
      const gap = await watched(step);
      // A twentieth of the speed makes ten seconds of it, half of what the database allows those who serve.
      expect(gap.computedMs, `before: ${gap.next}`).toBeLessThan(500);
    },
    stepsMs,
  );
});
