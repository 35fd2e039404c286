import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { demoPassword } from '@kyakhta/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareAccount } from '../../../bin/lib/account.mjs';
import { archiving, isWholeWanted, moveSegments } from '../../../bin/lib/backup/archive.mjs';
import { putBack } from '../../../bin/lib/backup/files.mjs';
import { type Base, type Folder, openFolder } from '../../../bin/lib/backup/folder.mjs';
import { makeBackup } from '../../../bin/lib/backup/make.mjs';
import { restoreCluster } from '../../../bin/lib/backup/recover.mjs';
import { type Cluster, durable, openCluster } from '../../../bin/lib/postgres.mjs';
import { fillDemo } from '../database/demo/fill.ts';
import { hashPassword } from '../src/domains/accounts/index.ts';
import { parts } from '../src/endpoints.ts';
import { brokenInvariants } from '../src/reads/ledger-proof.ts';
import { type App, createApp } from '../src/runtime/app.ts';
import { migrate } from '../src/runtime/migrations.ts';
import { readDocument } from '../src/runtime/stored-documents.ts';
import { pay, placeOrder, restock } from './goods.ts';
import { type Marketplace, personOf } from './marketplace.ts';
import { startTrading } from './trading.ts';

const wholeMs = 240_000;
const rule = { days: 7, weeks: 8 };
// In memory where that can be: several clusters are written and read whole.
const root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'kyakhta-backup-'));
const data = join(root, 'data');
const clusterOf = (folder: string): string => join(folder, 'pg18');

let store: Folder;
let cluster: Cluster;
let app: App;
const query = async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> =>
  (await app.pool.query<T>(sql, values)).rows;
const market = (): Marketplace => ({ query, near: app }) as unknown as Marketplace;

/** Lets the database begin a new segment, and moves everything up to it into the folder of backups. */
const archiveAll = async (): Promise<void> => {
  const [current] = await query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
  const archived = async (): Promise<string> =>
    (await query<{ name: string | null }>('select last_archived_wal as name from pg_stat_archiver'))[0]?.name ?? '';
  while ((await archived()) < (current?.name ?? '')) await new Promise((go) => setImmediate(go));
  await moveSegments(store, prepareAccount(clusterOf(data)).place);
};

/** A marketplace brought back, and what can be asked of it. */
const restored = async <T>(name: string, base: Base, to: Date | undefined, look: (back: App, folder: string) => Promise<T>): Promise<T> => {
  const folder = join(root, name);
  await restoreCluster({ store, base, folder: clusterOf(folder), to });
  const all = store.names('files').map((one) => one.slice('files/'.length));
  const { lacking } = await putBack(store, all, (path) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    return createWriteStream(join(folder, path));
  });
  expect(lacking).toEqual([]);
  const own = await openCluster({ folder: clusterOf(folder) });
  const back = createApp({ ...parts, databaseUrl: own.url('kyakhta'), poolSize: 4, demo: true, dataDir: folder });
  try {
    return await look(back, folder);
  } finally {
    await back.close();
    await own.stop();
  }
};

const paidOn = async (back: App): Promise<Set<string>> =>
  new Set((await back.pool.query<{ number: string }>('select number from orders where status = 2')).rows.map((r) => r.number));
/** Papers that a row speaks of and that do not lie there whole. */
const lackingPapers = async (back: App, folder: string): Promise<string[]> => {
  const { rows } = await back.pool.query<{ name: string }>('select name from kept_papers');
  expect(rows.length).toBeGreaterThan(0);
  const found = await Promise.all(rows.map(async ({ name }) => ({ name, bytes: await readDocument(folder, name) })));
  return found.filter(({ bytes }) => bytes?.length !== 3000).map(({ name }) => name);
};

beforeAll(async () => {
  mkdirSync(data);
  store = openFolder(join(root, 'backups'), { create: true, key: randomBytes(32) });
  cluster = await openCluster({ folder: clusterOf(data), settings: (prepared) => [...durable, ...archiving(prepared)] });
  await cluster.ensureDatabase('kyakhta');
  const url = cluster.url('kyakhta');
  await migrate(url, () => undefined);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await fillDemo(client, { passwordHash: await hashPassword(demoPassword), at: new Date(), part: 'first' });
  await client.query('commit');
  await client.query('create table kept_papers (name text primary key)');
  await client.end();
  app = createApp({ ...parts, databaseUrl: url, poolSize: 10, demo: true, dataDir: data });
  await app.catchUp();
  await restock(market(), 'on_hand + 100000000');
}, wholeMs);
afterAll(async () => {
  await app.close().catch(() => undefined);
  await cluster.stop();
  rmSync(root, { recursive: true, force: true });
});

describe('a marketplace that is lost while it trades', () => {
  it(
    'is brought back to a minute, or to the last that was kept, with its books proven and its papers whole',
    async () => {
      const prepared = prepareAccount(clusterOf(data));
      expect(isWholeWanted(prepared)).toBe(true);
      const trading = startTrading(app, data);
      await trading.more(5);
      const made = await makeBackup(store, { url: cluster.url('kyakhta'), embedded: { folder: clusterOf(data) }, data, rule });
      expect(isWholeWanted(prepared)).toBe(false);
      await trading.more(10);
      const [moment] = await query<{ at: Date }>('select clock_timestamp() as at');
      const to = moment?.at ?? new Date(0);
      await trading.more(10);
      const kept = Date.now();
      await archiveAll();
      await trading.more(5);
      // Everything since is lost: the machine burns down with its disks.
      process.kill(cluster.pid, 'SIGKILL');
      await trading.stop().catch(() => undefined);
      await app.close().catch(() => undefined);
      await cluster.stop();
      // Files follow within a minute; those up to the moment are what is asked for.
      const base = store.bases().find(({ id }) => id === made.id);
      if (base === undefined) throw new Error('the backup is not there');
      const told = (until: number): string[] => trading.paid.filter(({ at }) => at < until).map(({ number }) => number);
      expect(Date.parse(base.consistentAt)).toBeLessThan(to.getTime());

      const atBase = told(Date.parse(base.startedAt));
      await restored('to-the-backup', base, new Date(base.consistentAt), async (back, folder) => {
        expect(await brokenInvariants(back.database.db)).toEqual([]);
        const there = await paidOn(back);
        expect(atBase.filter((number) => !there.has(number))).toEqual([]);
        expect(await lackingPapers(back, folder)).toEqual([]);
      });
      await restored('to-a-minute', base, to, async (back) => {
        expect(await brokenInvariants(back.database.db)).toEqual([]);
        const there = await paidOn(back);
        expect(told(to.getTime()).filter((number) => !there.has(number))).toEqual([]);
        expect(there.size).toBeLessThan(told(kept).length);
        const [later] = (
          await back.pool.query<{ later: boolean }>('select exists (select 1 from orders where created_at > $1) as later', [to])
        ).rows;
        expect(later?.later).toBe(false);
      });
      await restored('to-the-last', base, undefined, async (back) => {
        expect(await brokenInvariants(back.database.db)).toEqual([]);
        const there = await paidOn(back);
        expect(told(kept).filter((number) => !there.has(number))).toEqual([]);
        // It is a marketplace like any other: it trades on, and its password still opens it.
        const m = {
          query: async (sql: string, values: unknown[] = []) => (await back.pool.query(sql, values)).rows,
        } as unknown as Marketplace;
        const buyer = personOf(back, { kind: 'buyer', id: 1 });
        await pay(buyer, await placeOrder(m, buyer));
        expect(await brokenInvariants(back.database.db)).toEqual([]);
      });
    },
    wholeMs,
  );

  it(
    'is not brought back to a moment after what was kept, nor into a folder that holds one, and leaves nothing behind',
    async () => {
      const [base] = store.bases();
      const folder = join(root, 'too-late');
      await expect(restoreCluster({ store, base: base!, folder: clusterOf(folder), to: new Date(Date.now() + 3_600_000) })).rejects.toThrow(
        /What was kept ends before .* the last change in it is of/s,
      );
      expect(existsSync(clusterOf(folder))).toBe(false);
      expect(existsSync(`${clusterOf(folder)}.json`)).toBe(false);
      await expect(restoreCluster({ store, base: base!, folder: clusterOf(join(root, 'to-the-last')) })).rejects.toThrow(
        /There is a database in/,
      );
    },
    wholeMs,
  );
});
