import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Folder, openFolder } from '../../../bin/lib/backup/folder.mjs';
import { currentLine } from '../../../bin/lib/backup/lines.mjs';
import { chooseRestore } from '../../../bin/lib/backup/moment.mjs';
import { restoreCluster } from '../../../bin/lib/backup/recover.mjs';
import { folderForClusters, OwnDatabase } from './backup-clusters.ts';

const wholeMs = 240_000;
const root = folderForClusters('lines');
const running = new Set<OwnDatabase>();
const opened = async (database: Promise<OwnDatabase>): Promise<OwnDatabase> => {
  const own = await database;
  running.add(own);
  return own;
};
const stopped = async (own: OwnDatabase): Promise<void> => {
  running.delete(own);
  await own.stop();
};

/** Brings a database back as the command does, into a new folder. */
const bringBack = async (store: Folder, name: string, wanted: { to?: Date; line?: number } = {}): Promise<string> => {
  const { base, way } = await chooseRestore(store, wanted);
  const data = join(root.path, name);
  await restoreCluster({ store, base, folder: join(data, 'pg18'), to: wanted.to, way });
  return data;
};
/** What is in a database that was brought back, which is stopped and removed again. */
const marksIn = async (data: string): Promise<string[]> => {
  const own = await opened(OwnDatabase.open(data, false));
  const marks = await own.marks();
  await stopped(own);
  rmSync(data, { recursive: true });
  return marks;
};

afterEach(async () => {
  await Promise.all([...running].map(stopped));
});
afterAll(() => {
  root.remove();
});

describe('a marketplace that was brought back and went on', () => {
  let store: Folder;
  let beforeX: Date;
  let afterX: Date;
  let afterY: Date;
  let second: string;
  beforeAll(async () => {
    store = openFolder(join(root.path, 'backups'), { create: true, key: randomBytes(32) });
    const first = await opened(OwnDatabase.create(join(root.path, 'first')));
    await first.backUp(store);
    await first.mark('before');
    beforeX = await first.moment();
    await first.mark('X');
    afterX = await first.moment();
    await first.mark('end of the first');
    await first.archiveAll(store);
    await stopped(first);
    second = await bringBack(store, 'second', { to: beforeX });
    const own = await opened(OwnDatabase.open(second));
    expect(await own.marks()).toEqual(['before']);
    await own.claim(store);
    await own.mark('Y');
    afterY = await own.moment();
    await own.mark('end of the second');
    await own.archiveAll(store);
    await stopped(own);
  }, wholeMs);

  it(
    'comes back with what it wrote then, and without what it had given up',
    async () => {
      expect(await marksIn(await bringBack(store, 'latest'))).toEqual(['Y', 'before', 'end of the second']);
      expect(await marksIn(await bringBack(store, 'after-y', { to: afterY }))).toEqual(['Y', 'before']);
      // Before they parted both tell the same.
      expect(await marksIn(await bringBack(store, 'before-x', { to: beforeX }))).toEqual(['before']);
    },
    wholeMs,
  );

  it(
    'comes back to a moment of which there are two histories only when one of them is named',
    async () => {
      await expect(bringBack(store, 'which', { to: afterX })).rejects.toThrow(/two histories.*--line 1 .*--line 2 /s);
      expect(await marksIn(await bringBack(store, 'old', { to: afterX, line: 1 }))).toEqual(['X', 'before']);
      expect(await marksIn(await bringBack(store, 'old-end', { line: 1 }))).toEqual(['X', 'before', 'end of the first']);
      expect(await marksIn(await bringBack(store, 'new', { to: afterX, line: 2 }))).toEqual(['before']);
      await expect(bringBack(store, 'none', { line: 99 })).rejects.toThrow('There is no line of history 99');
    },
    wholeMs,
  );

  it(
    'has a line of its own each time, and rehearsals change nothing for the others',
    async () => {
      const before = await marksIn(await bringBack(store, 'once'));
      rmSync(await bringBack(store, 'twice', { to: beforeX }), { recursive: true });
      const lines = store.lines().map(({ line }) => line);
      expect(new Set(lines).size).toBe(lines.length);
      expect(currentLine(store)).toBe(2);
      expect(await marksIn(await bringBack(store, 'again'))).toEqual(before);
      for (const { line, from } of store.lines().filter((one) => one.line > 1)) {
        expect(from, `line ${line}`).toBeLessThan(line);
        expect(store.has(`wal/${line.toString(16).toUpperCase().padStart(8, '0')}.history`), `line ${line}`).toBe(true);
      }
    },
    wholeMs,
  );

  it(
    'is alone in its folder: the one that was left behind is refused, and so is a third that nobody told',
    async () => {
      const first = await opened(OwnDatabase.open(join(root.path, 'first')));
      await expect(first.claim(store)).rejects.toThrow(/belongs to another database that was brought back from it/);
      await expect(first.backUp(store)).rejects.toThrow(/belongs to another database/);
      expect(readdirSync(join(root.path, 'backups', 'base'))).toHaveLength(1);
      // A whole backup on the new line, and what comes after it, are found by themselves.
      const own = await opened(OwnDatabase.open(second));
      await own.backUp(store);
      await own.mark('Z');
      await own.archiveAll(store);
      const { base, line } = await chooseRestore(store, {});
      expect([line, store.bases().findIndex(({ id }) => id === base.id)]).toEqual([2, 1]);
      expect(await marksIn(await bringBack(store, 'z'))).toContain('Z');
      // A moment before that backup lies on the one before it.
      expect(await marksIn(await bringBack(store, 'y-again', { to: afterY }))).toEqual(['Y', 'before']);
      const third = await opened(OwnDatabase.open(await bringBack(store, 'third')));
      await third.claim(store);
      await expect(own.claim(store)).rejects.toThrow(/belongs to another database/);
    },
    wholeMs,
  );
});
