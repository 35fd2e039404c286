import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Folder, openFolder } from '../../../bin/lib/backup/folder.mjs';
import { giveBack } from '../../../bin/lib/backup/give-back.mjs';
import { currentLine } from '../../../bin/lib/backup/lines.mjs';
import { chooseRestore } from '../../../bin/lib/backup/moment.mjs';
import { restoreCluster } from '../../../bin/lib/backup/recover.mjs';
import { scheduleBackups } from '../../../bin/lib/backup/schedule.mjs';
import { backupsWanted } from '../../../bin/lib/backup/begin.mjs';
import { livingWriter } from '../../../bin/lib/backup/writer.mjs';
import { describeFolder } from '../../../bin/lib/backup/words.mjs';
import { command, folderForClusters, OwnDatabase } from './backup-clusters.ts';

const wholeMs = 240_000;
const root = folderForClusters('takeover');
const key = randomBytes(32);
const backups = join(root.path, 'backups');
const until = (look: () => unknown): Promise<unknown> => vi.waitUntil(look, { timeout: wholeMs, interval: 50 });
const open = (): Folder => openFolder(backups, { create: true, key });
const running = new Set<{ stop(): Promise<unknown> }>();
const stopped = async (one: { stop(): Promise<unknown> }): Promise<void> => {
  running.delete(one);
  await one.stop();
};
const environment = { BACKUP_KEY: key.toString('hex') };

/** The marketplace that backups are made of, and what it does in a start with BACKUP_DIR. */
let living: OwnDatabase;
const scheduled = (own: OwnDatabase): { stop(): Promise<unknown> } => {
  const schedule = scheduleBackups({
    open,
    url: own.url,
    embedded: own.embedded,
    data: own.data,
    rule: { days: 7, weeks: 8 },
    everyMs: 50,
  });
  const one = {
    stop: async () => {
      await schedule.stop();
      await schedule.last();
    },
  };
  running.add(one);
  return one;
};
const bringBack = async (name: string, wanted: { to?: Date } = {}): Promise<string> => {
  const store = open();
  const { base, way } = await chooseRestore(store, wanted);
  const data = join(root.path, name);
  await restoreCluster({ store, base, folder: join(data, 'pg18'), to: wanted.to, way });
  return data;
};
const opened = async (data: string): Promise<OwnDatabase> => {
  const own = await OwnDatabase.open(data);
  running.add(own);
  return own;
};
/** All that lies in the folder, and how. */
const pieces = (): string[] => readdirSync(backups, { recursive: true }).map(String).toSorted();

beforeAll(async () => {
  living = await OwnDatabase.create(join(root.path, 'living'));
  running.add(living);
  await living.backUp(open());
  await living.mark('one');
  await living.archiveAll(open());
}, wholeMs);
afterEach(async () => {
  for (const one of running) if (one !== living) await stopped(one);
});
afterAll(async () => {
  await living.stop();
  root.remove();
});

describe('a restore that is refused', () => {
  it(
    'leaves nothing: neither in the data folder nor in the folder of backups',
    async () => {
      const before = pieces();
      await expect(bringBack('refused', { to: new Date() })).rejects.toThrow('What was kept ends before');
      expect(pieces()).toEqual(before);
      expect(readdirSync(join(root.path, 'refused'))).toEqual([]);
      expect(await describeFolder(open())).not.toContain('--line 2');
      // One that came up, and of which the first segment cannot be kept.
      const wal = open();
      const broken: Folder = { ...wal, putFile: () => Promise.reject(new Error('no room')) };
      const { base, way } = await chooseRestore(broken, {});
      await expect(restoreCluster({ store: broken, base, folder: join(root.path, 'refused', 'pg18'), way })).rejects.toThrow('no room');
      expect(pieces()).toEqual(before);
    },
    wholeMs,
  );

  it(
    'leaves nothing when it is stopped on its way, nor when a piece is damaged',
    async () => {
      const before = pieces();
      const { base, way } = await chooseRestore(open(), {});
      const folder = join(root.path, 'stopped', 'pg18');
      const bringing = restoreCluster({ store: open(), base, folder, way });
      await until(() => readdirSync(backups).includes('lines') && open().lines().length === 2);
      process.emit('SIGTERM');
      await expect(bringing).rejects.toThrow('Stopped');
      expect(pieces()).toEqual(before);
      expect(existsSync(folder)).toBe(false);
      const piece = join(backups, 'base', base.id, 'cluster.gz.sealed');
      const bytes = readFileSync(piece);
      writeFileSync(piece, bytes.subarray(0, bytes.length / 2));
      await expect(bringBack('damaged')).rejects.toThrow('does not open');
      writeFileSync(piece, bytes);
      expect(pieces()).toEqual(before);
    },
    wholeMs,
  );
});

describe('a folder that a living marketplace writes into', () => {
  it(
    'is not taken over by one that was brought back from it, and is once the other has stopped; then it can be given back',
    async () => {
      const schedule = scheduled(living);
      await until(() => livingWriter(open())?.data === living.data);
      const data = await bringBack('restored');
      const env = { ...environment, BACKUP_DIR: backups };
      expect(() => backupsWanted(data, env)).toThrow(
        /marketplace writes that this one was brought back from.*BACKUP_DIR= .*stop the other/s,
      );
      // For a look, without backups, and into a new folder it may.
      expect(backupsWanted(data, {})).toBeUndefined();
      expect(backupsWanted(data, { ...environment, BACKUP_DIR: join(root.path, 'its-own') })).toBeTypeOf('function');
      const restored = await opened(data);
      await expect(restored.claim(open())).rejects.toThrow('marketplace writes that this one was brought back from');
      await expect(restored.backUp(open())).rejects.toThrow('marketplace writes that this one was brought back from');
      const byHand = await command('backup.mjs', [backups], { DATA_DIR: data, ...environment });
      expect([byHand.code, byHand.said]).toEqual([1, expect.stringContaining('that this one was brought back from')]);
      // The one that lives is backed up as before.
      await living.mark('two');
      expect(currentLine(open())).toBe(1);
      await stopped(schedule);
      expect(livingWriter(open())).toBeUndefined();

      const after = scheduled(restored);
      await until(() => currentLine(open()) === 2 && open().bases().length === 2);
      await restored.mark('of the restored');
      await expect(living.claim(open())).rejects.toThrow(/belongs to another database.*--give-back/s);
      await expect(giveBack(open(), { line: 1 })).rejects.toThrow(/still writes.*Stop it first/s);
      await stopped(after);
      await stopped(restored);

      const given = await command('backup.mjs', [backups, '--give-back'], { DATA_DIR: living.data, ...environment });
      expect([given.code, given.said]).toEqual([0, expect.stringContaining("is this marketplace's again")]);
      expect(currentLine(open())).toBe(1);
      expect(await describeFolder(open())).toMatch(/--line 1 .*goes on\n.*--line 2 .*gave the folder back/);
      expect(open().bases()).toHaveLength(2);
      expect(readdirSync(join(backups, 'given-back/base'))).toHaveLength(1);
      await living.mark('three');
      await living.archiveAll(open());
      const last = await opened(await bringBack('last'));
      expect(await last.marks()).toEqual(['one', 'three', 'two']);
      await expect(giveBack(open(), { line: 1 })).rejects.toThrow('nothing to give back');
    },
    wholeMs,
  );

  it('is known by who writes there: not by a note of a process that is gone, nor by an old one of another machine', () => {
    const note = join(backups, 'writer.json');
    const write = (about: object, seconds = 0): void => {
      writeFileSync(note, JSON.stringify({ line: 1, id: null, host: 'another', pid: 1, birth: 'x', data: '/there', ...about }));
      const at = new Date(Date.now() - seconds * 1000);
      utimesSync(note, at, at);
    };
    write({});
    expect(livingWriter(open())?.data).toBe('/there');
    write({}, 170);
    expect(livingWriter(open())?.data).toBe('/there');
    write({}, 190);
    expect(livingWriter(open())).toBeUndefined();
    write({ host: process.env['HOSTNAME'] ?? 'another', pid: 2 ** 22 + 1 }, 190);
    expect(livingWriter(open())).toBeUndefined();
    writeFileSync(note, '{');
    expect(livingWriter(open())).toBeUndefined();
    rmSync(note);
    expect(livingWriter(open())).toBeUndefined();
  });
});
