import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPassword } from '@kyakhta/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openFolder } from '../../../bin/lib/backup/folder.mjs';
import { scheduleBackups } from '../../../bin/lib/backup/schedule.mjs';
import { fillDemo } from '../database/demo/fill.ts';
import { hashPassword } from '../src/domains/accounts/index.ts';
import { parts } from '../src/endpoints.ts';
import { brokenInvariants } from '../src/reads/ledger-proof.ts';
import { type App, createApp } from '../src/runtime/app.ts';
import { migrate } from '../src/runtime/migrations.ts';
import { readDocument } from '../src/runtime/stored-documents.ts';
import { command, folderForClusters, OwnDatabase } from './backup-clusters.ts';
import { pay, placeOrder, restock } from './goods.ts';
import { type Marketplace, personOf } from './marketplace.ts';
import { startTrading } from './trading.ts';

const wholeMs = 240_000;
const root = folderForClusters('command');
const data = join(root.path, 'data');
const backups = join(root.path, 'backups');
const key = '5a'.repeat(32);
const appOn = (database: OwnDatabase): App =>
  createApp({ ...parts, databaseUrl: database.url, poolSize: 8, demo: true, dataDir: database.data });
const restore = (name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  command('restore.mjs', [backups, ...args], { DATA_DIR: join(root.path, name), BACKUP_KEY: key, KYAKHTA_MODE: 'demo', ...env });

let own: OwnDatabase;
let app: App;
let schedule: ReturnType<typeof scheduleBackups>;
let trading: ReturnType<typeof startTrading>;

/** Waits until what was written up to now lies in the folder. */
const isKept = async (): Promise<void> => {
  const [closed] = await own.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
  await vi.waitUntil(() => existsSync(join(backups, 'wal', `${closed?.name}.gz.sealed`)), { timeout: wholeMs, interval: 50 });
};

beforeAll(async () => {
  own = await OwnDatabase.open(data);
  await migrate(own.url, () => undefined);
  const client = new pg.Client({ connectionString: own.url });
  await client.connect();
  await fillDemo(client, { passwordHash: await hashPassword(demoPassword), at: new Date(), part: 'first' });
  await client.query('create table kept_papers (name text primary key)');
  await client.end();
  app = appOn(own);
  await app.catchUp();
  await restock({ query: own.query }, 'on_hand + 100000000');
  trading = startTrading(app, data);
  await trading.more(3);
  const open = () => openFolder(backups, { create: true, key: Buffer.from(key, 'hex') });
  schedule = scheduleBackups({ open, url: own.url, embedded: own.embedded, data, rule: { days: 7, weeks: 8 }, everyMs: 100 });
  // The first whole one is made by itself; another is made by hand while everybody trades.
  await vi.waitUntil(async () => (await own.query('select 1 from backup_runs')).length > 0, { timeout: wholeMs, interval: 100 });
}, wholeMs);
afterAll(async () => {
  await trading.stop().catch(() => undefined);
  await schedule.stop();
  await app.close();
  await own.stop();
  root.remove();
});

/** Looks at what a restore has left in a data folder. */
const lookInto = async <T>(name: string, look: (back: App, folder: string) => Promise<T>): Promise<T> => {
  const folder = join(root.path, name);
  const database = await OwnDatabase.open(folder, false);
  const back = appOn(database);
  try {
    return await look(back, folder);
  } finally {
    await back.close();
    await database.stop();
    rmSync(folder, { recursive: true });
  }
};

describe('npm run restore, while the marketplace trades on', () => {
  it(
    'brings it back to a moment: all that was paid by then, nothing later, the papers, and books that agree',
    async () => {
      const made = await command('backup.mjs', [backups], { DATA_DIR: data, BACKUP_KEY: key });
      expect(made.code, made.said).toBe(0);
      await trading.more(8);
      const to = await own.moment();
      await trading.more(8);
      await isKept();
      const { code, said } = await restore('to-a-moment', ['--to', to.toISOString()]);
      expect(code, said).toBe(0);
      expect(said).toMatch(/✓ the books agree: \d+ checks/);
      // Everybody has traded on meanwhile.
      await trading.more(1);
      const told = trading.paid.filter(({ at }) => at < to.getTime()).map(({ number }) => number);
      expect(told.length).toBeGreaterThan(8);
      await lookInto('to-a-moment', async (back, folder) => {
        expect(await brokenInvariants(back.database.db)).toEqual([]);
        const { rows } = await back.pool.query<{ number: string; paid: boolean; later: boolean }>(
          'select number, status = 2 as paid, created_at > $1 or paid_at > $1 as later from orders',
          [to],
        );
        const there = new Set(rows.filter(({ paid }) => paid).map(({ number }) => number));
        expect(told.filter((number) => !there.has(number))).toEqual([]);
        expect(rows.filter(({ later }) => later)).toEqual([]);
        const papers = (await back.pool.query<{ name: string }>('select name from kept_papers')).rows;
        const lengths = await Promise.all(papers.map(async ({ name }) => (await readDocument(folder, name))?.length));
        expect([...new Set(lengths)]).toEqual([3000]);
        // It is a marketplace like any other, and trades on.
        const query = async (sql: string, values: unknown[] = []) => (await back.pool.query(sql, values)).rows as unknown[];
        const buyer = personOf(back, { kind: 'buyer', id: 1 });
        await pay(buyer, await placeOrder({ query } as unknown as Marketplace, buyer));
        expect(await brokenInvariants(back.database.db)).toEqual([]);
      });
    },
    wholeMs,
  );

  it(
    'says in a sentence what is wrong, with exit code 1, and leaves nothing behind',
    async () => {
      const refused = async (words: RegExp, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> => {
        const { code, said } = await restore('refused', args, env);
        expect([code, said]).toEqual([1, expect.stringMatching(words)]);
        // A stack is for us, not for who stands there at night.
        expect(said).not.toMatch(/\n\s+at .*:\d+:\d+/);
        expect(existsSync(join(root.path, 'refused'))).toBe(false);
      };
      await refused(/sealed with another key/, [], { BACKUP_KEY: 'cd'.repeat(32) });
      await refused(/are sealed: set BACKUP_KEY/, [], { BACKUP_KEY: '' });
      await refused(/BACKUP_KEY_FILE cannot be read \(ENOENT\)/, [], { BACKUP_KEY_FILE: join(root.path, 'no-key') });
      await refused(/is no moment/, ['--to', 'yesterday']);
      await refused(/is still to come/, ['--to', '2999-01-01 00:00']);
      await refused(/The oldest backup is of/, ['--to', '2020-01-01 00:00']);
      await refused(/There is no backup nothing/, ['--base', 'nothing']);
      await refused(/There is no line of history 7/, ['--line', '7']);
    },
    wholeMs,
  );

  it(
    'tells a damaged backup from one that lacks what came after it',
    async () => {
      await isKept();
      await trading.more(1);
      await isKept();
      await trading.stop();
      await schedule.stop();
      const store = openFolder(backups, { key: Buffer.from(key, 'hex') });
      const base = store.bases().at(-1)!;
      const piece = join(backups, 'base', base.id, 'cluster.gz.sealed');
      const whole = readFileSync(piece);
      writeFileSync(piece, whole.subarray(0, whole.length / 2));
      const cut = await restore('refused', []);
      expect([cut.code, cut.said]).toEqual([1, expect.stringMatching(/does not open: .*changed or cut off/)]);
      expect(existsSync(join(root.path, 'refused'))).toBe(false);
      writeFileSync(piece, whole);
      // A segment is lost: all before it comes back, and it is said that the rest does not.
      const later = store
        .names('wal')
        .filter((name) => /^wal\/0{7}1[0-9A-F]{16}$/.test(name) && name.slice(4) > base.stopWal)
        .toSorted()[0];
      if (later === undefined) throw new Error('nothing was kept after the backup');
      store.remove(later);
      const { code, said } = await restore('gap', ['--base', base.id]);
      expect(code, said).toBe(0);
      expect(said).toMatch(/was not kept for a while after this backup .*Nothing that was written later can be reached/s);
      expect(said).toMatch(/✓ the books agree/);
    },
    wholeMs,
  );
});
