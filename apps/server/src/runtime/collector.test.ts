import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { Collector } from './collector.ts';
import { openDatabase, type Database } from './database.ts';

let home: TestDatabase;
let database: Database;
beforeAll(async () => {
  home = await createTestDatabase();
  database = openDatabase({ url: home.url, size: 2 });
});
afterAll(async () => {
  await database.close();
  await home.drop();
});

type Told = { readonly written: number[]; readonly warned: string[]; readonly collector: Collector };
const collecting = (write?: (rows: readonly number[], run: (sql: string) => Promise<unknown>) => Promise<void>): Told => {
  const written: number[] = [];
  const warned: string[] = [];
  const collector = new Collector(
    database.pool,
    {
      numbers: async (db, rows) => {
        await write?.(rows, (text) => db.send(text, []));
        written.push(...rows);
      },
    },
    (message) => warned.push(message),
  );
  return { written, warned, collector };
};
const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

it('writes what was collected, in order, in batches', async () => {
  const sizes: number[] = [];
  const { collector, written } = collecting((rows) => Promise.resolve(void sizes.push(rows.length)));
  collector.add('numbers', numbers(1100));
  expect(await collector.flush()).toBe(true);
  expect(sizes).toEqual([500, 500, 100]);
  expect(written).toEqual(numbers(1100));
});

it('drops what finds no room, and counts it', async () => {
  const { collector, written } = collecting();
  collector.add('numbers', numbers(9_999));
  collector.add('numbers', numbers(50));
  expect([collector.waiting, collector.dropped]).toEqual([10_000, 49]);
  await collector.flush();
  expect(written).toHaveLength(10_000);
});

it('keeps what waits while the database is killed in the middle, and writes it afterwards', async () => {
  let kill = true;
  const { collector, written, warned } = collecting(async (_rows, run) => {
    await run('create table if not exists halves (n int)');
    if (!kill) return;
    kill = false;
    const other = new pg.Client({ connectionString: home.url });
    await other.connect();
    await other.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await other.end();
    await run('insert into halves values (1)');
  });
  collector.add('numbers', numbers(700));
  expect(await collector.flush()).toBe(false);
  expect([written.length, collector.waiting, collector.dropped]).toEqual([0, 700, 0]);
  expect(warned).toEqual(['collected rows wait']);
  expect(await collector.flush()).toBe(true);
  expect(written).toEqual(numbers(700));
});

it('gives up a batch that the database will not hold, and goes on with the next', async () => {
  const { collector, written } = collecting(async (rows, run) => {
    if (rows.includes(3)) await run("select 'x'::int");
  });
  collector.add('numbers', numbers(501));
  expect(await collector.flush()).toBe(true);
  expect(written).toEqual([500]);
  expect(collector.dropped).toBe(500);
});

it('writes what it has when it stops, and takes nothing afterwards', async () => {
  const { collector, written } = collecting();
  collector.add('numbers', [1, 2]);
  await collector.close();
  collector.add('numbers', [3]);
  expect([written, collector.waiting, collector.dropped]).toEqual([[1, 2], 0, 1]);
});
