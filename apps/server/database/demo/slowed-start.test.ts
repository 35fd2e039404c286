import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '@kyakhta/contract';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../src/domains/accounts/index.ts';
import { beginScript } from '../../test/child.ts';
import { createTestDatabase } from '../../test/database.ts';
import { slowDatabase } from '../../test/slow-database.ts';
import { fillDemo } from './fill.ts';

/** Of each fifth of a second a process computes a hundredth: a twentieth of what it asks for. */
const [runMs, restMs] = [10, 190];
/** Each way. Next door an answer takes less than half a millisecond; ten milliseconds are twenty times that. */
const waitMs = 5;
const wholeMs = 1_200_000;

/**
 * Lets a process run and rests it by turns until it ends.
 * @param from when its work begins: reading its own sources has no limit that could be missed, and took most of the time
 * @returns its exit code
 */
const slowed = async (child: ChildProcess, from: Promise<void>): Promise<number | null> => {
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const rest = (): void => {
    child.kill('SIGSTOP');
    timer = setTimeout(run, restMs);
  };
  const run = (): void => {
    child.kill('SIGCONT');
    timer = setTimeout(rest, runMs);
  };
  await Promise.race([from, ended]);
  run();
  const code = await ended;
  clearTimeout(timer);
  return code;
};

/** Fills a database at full speed with what a step needs that is slowed by itself. */
const filled = async (url: string, part: 'first' | 'all'): Promise<void> => {
  const passwordHash = await hashPassword(demoPassword);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await fillDemo(client, { passwordHash, at: new Date(), part });
  await client.query('commit');
  await client.end();
};

/** Leaves nothing in a database, as a first start finds it. */
const emptied = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('drop schema public cascade; drop schema if exists partitions cascade; create schema public');
  await client.end();
};

interface Slowed {
  readonly script: string;
  /** @param url of the database behind its long wire */
  args(url: string, dataDir: string): string[];
  before?(url: string): Promise<void>;
  look(query: (sql: string) => Promise<Record<string, number>>, dataDir: string): Promise<void>;
}

/** Runs a step of a first start in a process whose computing and whose waits for the database take twenty times as long. */
const slowlyDone = async ({ script, args, before, look }: Slowed): Promise<void> => {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'kyakhta-slowed-'));
  await before?.(database.url);
  const slow = await slowDatabase(database.url, waitMs);
  const { child, said } = beginScript(script, args(slow.url, dataDir), { DATABASE_URL: slow.url, DATA_DIR: dataDir });
  const client = new pg.Client({ connectionString: database.url });
  try {
    expect(await slowed(child, slow.reached), said()).toBe(0);
    await client.connect();
    await look(async (sql) => (await client.query<Record<string, number>>(sql)).rows[0] ?? {}, dataDir);
  } finally {
    // One that rests would wait for ever.
    child.kill('SIGKILL');
    await client.end();
    await slow.close();
    rmSync(dataDir, { recursive: true, force: true });
    await database.drop();
  }
};

describe.concurrent('though all computing and every wait for the database take twenty times as long, a first start', () => {
  it(
    'migrates an empty database',
    () =>
      slowlyDone({
        script: 'src/migrate.ts',
        args: () => [],
        before: emptied,
        look: async (query) => {
          const { done } = await query('select count(*)::int as done from migrations');
          expect(done).toBeGreaterThan(90);
        },
      }),
    wholeMs,
  );

  it(
    'fills the demo with goods and makes the words to search by',
    () =>
      slowlyDone({
        script: 'src/seed.ts',
        args: () => ['--past', 'no', '--pictures', 'no'],
        look: async (query) => {
          const row = await query(
            'select (select count(*)::int from outdated_words) as left, (select count(*)::int from product_search where words is not null) as found',
          );
          expect(row['left']).toBe(0);
          expect(row['found']).toBeGreaterThan(2000);
        },
      }),
    wholeMs,
  );

  it(
    'makes past orders, and what waits for stores and operators',
    () =>
      slowlyDone({
        script: 'database/demo/past-child.ts',
        args: (url, dataDir) => [url, String(Date.now()), '3', dataDir],
        before: (url) => filled(url, 'all'),
        look: async (query) => {
          const row = await query(
            "select (select count(*)::int from orders) as orders, (select count(*)::int from store_applications) as applications, (select count(*)::int from demo_steps where starts_with(key, 'past ')) as steps",
          );
          expect(row).toEqual({ orders: 14, applications: 1, steps: 0 });
        },
      }),
    wholeMs,
  );

  it(
    'composes the pictures of the home page',
    () =>
      slowlyDone({
        script: 'src/seed.ts',
        args: () => ['--pictures', 'home'],
        before: (url) => filled(url, 'first'),
        look: async (query, dataDir) => {
          const { shown } = await query('select count(*)::int as shown from products where cardinality(pictures) = 1');
          expect(shown).toBeGreaterThanOrEqual(10);
          expect(readdirSync(join(dataDir, 'files')).filter((name) => name.endsWith('-96.webp')).length).toBeGreaterThanOrEqual(10);
        },
      }),
    wholeMs,
  );
});
