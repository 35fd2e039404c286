import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { spoolOf } from '../../../bin/lib/backup/archive.mjs';
import { openFolder } from '../../../bin/lib/backup/folder.mjs';
import { gapOn, wayTo } from '../../../bin/lib/backup/lines.mjs';
import { markOf } from '../../../bin/lib/backup/mark.mjs';
import { scheduleBackups } from '../../../bin/lib/backup/schedule.mjs';
import { parts } from '../src/endpoints.ts';
import { watched } from '../src/reads/watched.ts';
import { type App, createApp } from '../src/runtime/app.ts';
import { folderForClusters, OwnDatabase } from './backup-clusters.ts';
import { personOf } from './marketplace.ts';

const wholeMs = 120_000;
const root = folderForClusters('alarm');
const backups = join(root.path, 'backups');
const key = randomBytes(32);
let own: OwnDatabase;
let app: App;
let schedule: ReturnType<typeof scheduleBackups>;

/** What the operators' first page says of backups. */
const alarm = async (): Promise<number> => {
  const { queues } = await personOf(app, { kind: 'operator', id: 1, areas: null }).ok('GET /platform/dashboard', {});
  return queues.find(({ queue }) => queue === 'backup')?.count ?? -1;
};
const seconds = (name: string): Promise<number> => watched.find((one) => one.name === name)!.ask(app.database.db, app.clock.now());
const failures = async (): Promise<number> =>
  (await own.query<{ count: number }>('select failed_count::int as count from pg_stat_archiver'))[0]?.count ?? 0;
/** The archiver tries a segment again as soon as there is another. */
const writeMore = async (): Promise<void> => {
  await own.query('select pg_logical_emit_message(true, $1, $2)', ['test', 'x']);
  await own.query('select pg_switch_wal()');
};
const until = (look: () => Promise<unknown>): Promise<unknown> => vi.waitUntil(look, { timeout: wholeMs, interval: 100 });

beforeAll(async () => {
  own = await OwnDatabase.create(join(root.path, 'data'));
  await own.query(`insert into operators (user_name, password_hash, created_at) values ('one', 'x', now())`);
  await own.query(`insert into currencies (code, name, symbol, exchange_rate, is_default) values ('USD', 'US dollar', '$', '1', true)`);
  app = createApp({ ...parts, databaseUrl: own.url, poolSize: 4, demo: true, dataDir: own.data });
  schedule = scheduleBackups({
    open: () => openFolder(backups, { create: true, key, mark: markOf(own.data, backups) }),
    url: own.url,
    embedded: own.embedded,
    data: own.data,
    rule: { days: 7, weeks: 8 },
    everyMs: 50,
  });
  await until(async () => (await own.query('select 1 from backup_runs')).length > 0);
}, wholeMs);
afterAll(async () => {
  await schedule.stop();
  await app.close();
  await own.stop();
  root.remove();
});

/** A fault, from its alarm to the end of that; nothing is lacking afterwards. */
const raisedBy = async (breakIt: () => void, mendIt: () => void, isBroken: () => Promise<boolean>): Promise<void> => {
  expect(await alarm()).toBe(0);
  breakIt();
  try {
    await writeMore();
    await until(isBroken);
    await until(async () => (await alarm()) === 1);
    expect(await seconds('kyakhta_archive_fault_seconds')).toBeGreaterThan(0);
  } finally {
    mendIt();
  }
  await writeMore();
  await until(async () => (await alarm()) === 0);
  expect(await seconds('kyakhta_archive_fault_seconds')).toBe(0);
  const store = openFolder(backups, { key });
  const base = store.bases().at(-1)!;
  expect(gapOn(store, await wayTo(store, 1), base)).toBeUndefined();
};

describe('the alarm of what the database writes', () => {
  it(
    'is raised when PostgreSQL cannot archive, and ends when it can again',
    async () => {
      const spool = spoolOf(own.place);
      const before = await failures();
      await raisedBy(
        () => chmodSync(spool, 0o500),
        () => chmodSync(spool, 0o700),
        async () => (await failures()) > before,
      );
    },
    wholeMs,
  );

  it(
    'is raised when the folder cannot take it, and ends when it can again',
    async () => {
      const wal = join(backups, 'wal');
      await raisedBy(
        () => {
          renameSync(wal, join(root.path, 'aside'));
          writeFileSync(wal, 'in its place');
        },
        () => {
          rmSync(wal);
          renameSync(join(root.path, 'aside'), wal);
        },
        () => Promise.resolve(true),
      );
    },
    wholeMs,
  );

  it(
    'is raised when the disk of the folder is away, where nothing is written meanwhile, and ends when it is back',
    async () => {
      const disk = join(root.path, 'disk');
      await raisedBy(
        () => {
          renameSync(backups, disk);
          mkdirSync(backups);
        },
        () => {
          expect(readdirSync(backups)).toEqual([]);
          rmSync(backups, { recursive: true });
          renameSync(disk, backups);
        },
        () => Promise.resolve(true),
      );
    },
    wholeMs,
  );

  it('tells up to when everything is kept by what PostgreSQL has archived, not by the clock of who looks', async () => {
    const [row] = await own.query<{ isKept: boolean }>(
      'select archived_until <= greatest(last_archived_time, pg_postmaster_start_time()) as "isKept" from instance, pg_stat_archiver',
    );
    expect(row?.isKept).toBe(true);
  });

  it(
    'is raised an hour after PostgreSQL stopped saying that it archives, though nothing fails',
    async () => {
      await schedule.stop();
      await own.query('update instance set clock_offset_seconds = 3700');
      await app.catchUp();
      expect(await alarm()).toBe(1);
      await own.query('update instance set clock_offset_seconds = 0');
      await app.catchUp();
      expect(await alarm()).toBe(0);
    },
    wholeMs,
  );
});
