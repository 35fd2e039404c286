import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isWholeWanted, waitingIn } from '../../../bin/lib/backup/archive.mjs';
import { type Base, type Folder, lockFolder, openFolder } from '../../../bin/lib/backup/folder.mjs';
import { markOf } from '../../../bin/lib/backup/mark.mjs';
import { chooseRestore } from '../../../bin/lib/backup/moment.mjs';
import { firstUnarchived, reaching } from '../../../bin/lib/backup/reach.mjs';
import { restoreCluster } from '../../../bin/lib/backup/recover.mjs';
import { scheduleBackups } from '../../../bin/lib/backup/schedule.mjs';
import { prepareAccount } from '../../../bin/lib/account.mjs';
import { watched } from '../src/reads/watched.ts';
import { openDatabase } from '../src/runtime/database.ts';
import { folderForClusters, OwnDatabase } from './backup-clusters.ts';

const wholeMs = 120_000;
const key = randomBytes(32);
const until = (look: () => unknown): Promise<unknown> => vi.waitUntil(look, { timeout: wholeMs, interval: 50 });

const root = folderForClusters('returns');
/** The folder that is meant, of each test its own, and another. */
let count = 0;
const right = (): string => `right-${count}`;
const mistyped = (): string => `mistyped-${count}`;
let own: OwnDatabase;
let schedule: ReturnType<typeof scheduleBackups> | undefined;
const pathOf = (name: string): string => join(root.path, name);
const folder = (name: string): Folder => openFolder(pathOf(name), { key });

const basesIn = (name: string): readonly Base[] => (existsSync(join(pathOf(name), 'backups.json')) ? folder(name).bases() : []);

/** What a start with BACKUP_DIR does, and its stop. */
const startInto = (name: string): void => {
  schedule = scheduleBackups({
    open: () => openFolder(pathOf(name), { create: true, key, mark: markOf(own.data, pathOf(name)) }),
    url: own.url,
    embedded: own.embedded,
    data: own.data,
    rule: { days: 7, weeks: 8 },
    everyMs: 50,
  });
};
const stopSchedule = async (): Promise<void> => {
  await schedule?.stop();
  schedule = undefined;
};
/** The last backup from which now can be reached, as operators see it. */
const backedUpAt = async (): Promise<Date | null> =>
  (await own.query<{ at: Date | null }>('select backed_up_at as at from instance'))[0]?.at ?? null;
/** Writes, and waits until what was written lies in the folder. */
const writeInto = async (name: string, mark: string): Promise<string> => {
  await own.mark(mark);
  const [closed] = await own.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
  const segment = `wal/${closed?.name}`;
  await until(() => existsSync(join(pathOf(name), `${segment}.gz.sealed`)));
  return segment;
};
/** What the newest backup of a folder brings back, together with all that came after it. */
const marksFrom = async (name: string, to?: Date): Promise<string[]> => {
  const store = folder(name);
  const { base, way } = await chooseRestore(store, { to });
  const data = pathOf('restored');
  await restoreCluster({ store, base, folder: join(data, 'pg18'), to, way });
  const back = await OwnDatabase.open(data, false);
  const marks = await back.marks();
  await back.stop();
  rmSync(data, { recursive: true });
  return marks;
};

beforeAll(async () => {
  own = await OwnDatabase.create(pathOf('data'));
}, wholeMs);
beforeEach(async () => {
  count += 1;
  await own.query('update instance set backed_up_at = null');
  startInto(right());
  await until(() => basesIn(right()).length === 1);
  await until(backedUpAt);
}, wholeMs);
afterEach(async () => {
  await stopSchedule();
});
afterAll(async () => {
  await own.stop();
  root.remove();
});

describe('a folder of backups that is returned to', () => {
  it(
    'gets a whole backup at once where another folder was written into meanwhile, and everything comes back from it',
    async () => {
      await writeInto(right(), `before ${count}`);
      await stopSchedule();
      startInto(mistyped());
      await until(() => basesIn(mistyped()).length === 1);
      await writeInto(mistyped(), `meanwhile ${count}`);
      const lost = await own.moment();
      await stopSchedule();
      const store = folder(right());
      expect((await reaching(store, await firstUnarchived(own.url))).gap).toMatch(/^[0-9A-F]{24}$/);
      startInto(right());
      await until(() => store.bases().length === 2);
      await writeInto(right(), `after ${count}`);
      await until(async () => (await reaching(store, await firstUnarchived(own.url))).base?.id === store.bases()[1]?.id);
      await stopSchedule();
      await expect(marksFrom(right(), lost)).rejects.toThrow(/nothing is kept here: .* may lie in another folder/);
      expect(await marksFrom(right())).toEqual(await own.marks());
    },
    wholeMs,
  );

  it(
    'does not count as backed up until then, whatever lies in the other folder',
    async () => {
      await stopSchedule();
      startInto(mistyped());
      await until(() => basesIn(mistyped()).length === 1);
      await writeInto(mistyped(), `meanwhile ${count}`);
      await stopSchedule();
      // Somebody else makes a backup there: ours has to wait.
      const lock = lockFolder(folder(right()));
      startInto(right());
      await until(async () => (await backedUpAt()) === null);
      await own.query(`update instance set filled_at = now() - interval '40 hours'`);
      const database = openDatabase({ url: own.url, size: 1 });
      const age = await watched.find(({ name }) => name === 'kyakhta_backup_age_seconds')!.ask(database.db, new Date());
      await database.close();
      expect(Math.round(age / 3600)).toBe(40);
      lock.release();
    },
    wholeMs,
  );

  it(
    'gets one, too, when a segment has vanished from it',
    async () => {
      const segment = await writeInto(right(), `vanished ${count}`);
      await writeInto(right(), `after ${count}`);
      folder(right()).remove(segment);
      await until(() => folder(right()).bases().length === 2);
      await until(backedUpAt);
      await stopSchedule();
      expect(await marksFrom(right())).toEqual(await own.marks());
    },
    wholeMs,
  );

  it(
    'gets one, too, when its last whole backup has vanished from it',
    async () => {
      const [base] = folder(right()).bases();
      rmSync(join(pathOf(right()), 'base', base?.id ?? ''), { recursive: true });
      await until(() => folder(right()).bases().length === 1);
      await writeInto(right(), `after ${count}`);
      await stopSchedule();
      expect(await marksFrom(right())).toEqual(await own.marks());
    },
    wholeMs,
  );

  it(
    'gets none where it was not left: not for a backup by hand elsewhere, and not for what waits to be moved',
    async () => {
      await stopSchedule();
      await own.mark(`waits ${count}`);
      await own.backUp(openFolder(pathOf(`by-hand-${count}`), { create: true, key }));
      await own.query('select pg_switch_wal()');
      await until(() => waitingIn(own.place).length > 0);
      startInto(right());
      const made = await backedUpAt();
      await writeInto(right(), `after ${count}`);
      await stopSchedule();
      expect(folder(right()).bases()).toHaveLength(1);
      expect(await backedUpAt()).toEqual(made);
      expect(await marksFrom(right())).toEqual(await own.marks());
    },
    wholeMs,
  );
});

describe('what is written after a restart of PostgreSQL', () => {
  const restarted = async (): Promise<void> => {
    await stopSchedule();
    await own.stop();
    own = await OwnDatabase.open(own.data, true, ['archive_timeout=1']);
  };
  const isKeptByItself = async (): Promise<void> => {
    await until(() => waitingIn(own.place).length === 0);
    const [now] = await own.query<{ name: string }>(
      `select pg_walfile_name(pg_current_wal_lsn()) as name from pg_logical_emit_message(true, 'test', 'x')`,
    );
    await until(() => existsSync(join(pathOf(right()), `wal/${now?.name}.gz.sealed`)));
    expect(folder(right()).bases()).toHaveLength(1);
  };

  it(
    'is archived within the minute, though no whole backup is due',
    async () => {
      await restarted();
      expect(isWholeWanted(prepareAccount(own.embedded.folder))).toBe(false);
      startInto(right());
      await isKeptByItself();
    },
    wholeMs,
  );

  it(
    'is archived within the minute also when one of its processes died, and it began anew by itself',
    async () => {
      await restarted();
      startInto(right());
      await isKeptByItself();
      const [victim] = await own.query<{ pid: number }>(`select pid from pg_stat_activity where backend_type = 'background writer'`);
      process.kill(victim?.pid ?? 0, 'SIGKILL');
      await until(() =>
        own.query(`select 1 from pg_stat_activity where backend_type = 'background writer' and pid <> $1`, [victim?.pid]).then(
          (r) => r.length,
          () => 0,
        ),
      );
      await isKeptByItself();
    },
    wholeMs,
  );
});
