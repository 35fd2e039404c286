import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { slowDatabase } from '../../test/slow-database.ts';

/** Of each fifth of a second a process computes a hundredth: a twentieth of what it asks for. */
const [runMs, restMs] = [10, 190];
/** Each way. Next door an answer takes less than a millisecond. */
const waitMs = 10;
const wholeMs = 1_200_000;

/** Lets a process run and rests it by turns until it ends. @returns its exit code */
const slowed = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    let timer: NodeJS.Timeout;
    const rest = (): void => {
      child.kill('SIGSTOP');
      timer = setTimeout(run, restMs);
    };
    const run = (): void => {
      child.kill('SIGCONT');
      timer = setTimeout(rest, runMs);
    };
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code);
    });
    run();
  });

it(
  'fills the demo of a first start though all computing and every wait for the database take twenty times as long',
  async () => {
    const database = await createTestDatabase();
    const slow = await slowDatabase(database.url, waitMs);
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/seed.ts'), '--past', 'no', '--pictures', 'no'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', DATABASE_URL: slow.url, KYAKHTA_MODE: 'demo' },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    try {
      expect(await slowed(child), said).toBe(0);
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const { rows } = await client.query<{ left: number; found: number }>(
        'select (select count(*)::int from outdated_words) as left, (select count(*)::int from product_search where words is not null) as found',
      );
      await client.end();
      expect(rows[0]?.left).toBe(0);
      expect(rows[0]?.found).toBeGreaterThan(2000);
    } finally {
      // One that rests would wait for ever.
      child.kill('SIGKILL');
      await slow.close();
      await database.drop();
    }
  },
  wholeMs,
);
