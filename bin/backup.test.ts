import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allFiles, copyFiles, newFilesOf, putBack } from './lib/backup/files.mjs';
import { type Base, type Folder, openFolder } from './lib/backup/folder.mjs';
import { connectionSettings, dumpDatabase, loadDump } from './lib/backup/foreign.mjs';
import { chooseKept, keepRule, removeOld } from './lib/backup/keep.mjs';
import { chooseBase, momentOf } from './lib/backup/moment.mjs';
import { basesOn, claimLine, currentLine, gapOn, reserveLine, segmentsOf, wayTo } from './lib/backup/lines.mjs';
import { rangesOf } from './lib/backup/reach.mjs';
import { describeFolder } from './lib/backup/words.mjs';
import { backupsWanted } from './lib/backup/begin.mjs';
import { markOf, otherFolder, rememberFolder } from './lib/backup/mark.mjs';
import { papersKeyFault } from './lib/papers-key.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kyakhta-backups-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});
const key = randomBytes(32);
const folder = (how: { key?: Buffer } = { key }) => openFolder(join(root, 'backups'), { create: true, ...how });
const pathOf = (name: string): string => join(root, 'backups', `${name}.gz.sealed`);
const put = (path: string, text: string, at?: Date): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  if (at !== undefined) utimesSync(join(root, path), at, at);
};
const baseOf = (id: string, more: Partial<Base> = {}): Base => ({
  id,
  kind: 'cluster',
  startedAt: id,
  consistentAt: id,
  startWal: '000000010000000000000001',
  stopWal: '000000010000000000000001',
  files: 0,
  ...more,
});

describe('a sealed piece of a backup', () => {
  const mebibyte = 1024 * 1024;
  it.each([0, 1, mebibyte - 1, mebibyte, mebibyte + 1, 3 * mebibyte + 7])('comes out as it went in, %d bytes of it', async (size) => {
    const bytes = randomBytes(size);
    const store = folder();
    await store.put('base/x/cluster', Readable.from([bytes]));
    expect((await store.takeWhole('base/x/cluster')).equals(bytes)).toBe(true);
    // Fewer bytes stand in any file by chance.
    const asPut = readFileSync(pathOf('base/x/cluster')).includes(bytes.subarray(0, 64));
    expect(asPut && size >= 64).toBe(false);
  });

  it.each([
    ['one bit of which was changed', (bytes: Buffer) => ((bytes[bytes.length >> 1] ^= 1), bytes)],
    ['that was cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 1)],
    ['that was cut off between two frames', (bytes: Buffer) => bytes.subarray(0, 40 + 4 + mebibyte + 16)],
    ['to which something was added', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from([0])])],
    ['of which nothing is left', () => Buffer.alloc(0)],
    ['that is something else', () => Buffer.from('x'.repeat(200))],
  ])('is refused %s', async (_, change) => {
    const store = folder();
    await store.put('wal/0001', Readable.from([randomBytes(2 * mebibyte)]));
    writeFileSync(pathOf('wal/0001'), change(readFileSync(pathOf('wal/0001'))));
    await expect(store.takeWhole('wal/0001')).rejects.toThrow(/wal\/0001/);
  });

  it.each([
    ['changed', (bytes: Buffer) => ((bytes[bytes.length >> 1] ^= 1), bytes), /does not open: it was changed or cut off/],
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1), /does not open: it was changed or cut off/],
    ['something else', () => Buffer.from('x'.repeat(200)), /does not open: it was changed or cut off/],
    ['away', () => null, /cannot be read: it is not there/],
  ])('is told in words where it lies open and is %s', async (_, change, words) => {
    const store = openFolder(join(root, 'backups'), { create: true, key: undefined });
    await store.put('wal/0001', Readable.from([randomBytes(300_000)]));
    const file = join(root, 'backups/wal/0001.gz');
    const left = change(readFileSync(file));
    if (left === null) rmSync(file);
    else writeFileSync(file, left);
    await expect(store.takeWhole('wal/0001')).rejects.toMatchObject({ name: 'Refusal', message: expect.stringMatching(words) as string });
  });

  it('is refused under the name of another', async () => {
    const store = folder();
    await store.put('wal/0001', Readable.from(['one']));
    writeFileSync(pathOf('wal/0002'), readFileSync(pathOf('wal/0001')));
    await expect(store.takeWhole('wal/0002')).rejects.toThrow(/does not open/);
  });

  it('is not left half where writing it failed', async () => {
    const store = folder();
    await expect(
      store.put(
        'base/x/cluster',
        Readable.from(
          (function* () {
            yield randomBytes(1000);
            throw new Error('the database is gone');
          })(),
        ),
      ),
    ).rejects.toThrow('the database is gone');
    expect(store.has('base/x/cluster')).toBe(false);
  });
});

describe('a folder of backups', () => {
  it('is opened by its own key alone, and says so', async () => {
    await folder().claim('7');
    expect(() => folder({ key: randomBytes(32) })).toThrow('sealed with another key');
    expect(() => openFolder(join(root, 'backups'), { key: undefined })).toThrow('set BACKUP_KEY');
    expect(() => folder()).not.toThrow();
  });

  it('takes no key once it lies open', async () => {
    await openFolder(join(root, 'backups'), { create: true, key: undefined }).claim('7');
    expect(() => folder()).toThrow('are not sealed');
  });

  it('belongs to one marketplace', async () => {
    await folder().claim('7');
    await expect(folder().claim('8')).rejects.toThrow('another marketplace');
    await expect(folder().claim('7')).resolves.toBeUndefined();
  });

  it('is begun anew where a beginning was cut off', () => {
    put('backups/backups.json.part', '{');
    put('backups/backups.json.7-1.part', '{');
    put('backups/running.json', '{}');
    mkdirSync(join(root, 'backups/lost+found'));
    expect(() => folder()).not.toThrow();
  });

  it('is not begun among other things, nor found where there is none', () => {
    put('other/letter.txt', 'x');
    expect(() => openFolder(join(root, 'other'), { create: true, key })).toThrow('holds something else');
    expect(() => openFolder(join(root, 'nowhere'), { key })).toThrow('There is no folder');
    mkdirSync(join(root, 'empty'));
    expect(() => openFolder(join(root, 'empty'), { key })).toThrow('There are no backups in');
  });

  it('takes the same piece from two at a time, and what a kill left of one is removed a day later', async () => {
    const store = folder();
    await store.claim('7');
    const bytes = randomBytes(3_000_000);
    await Promise.all([1, 2, 3].map(() => store.put('files/one', Readable.from([bytes]))));
    expect((await store.takeWhole('files/one')).equals(bytes)).toBe(true);
    put('backups/wal/0001.gz.sealed.7-1.part', 'half', new Date(Date.now() - 2 * 86_400_000));
    put('backups/wal/0002.gz.sealed.7-2.part', 'half');
    store.removeDrafts();
    expect(readdirSync(join(root, 'backups/wal'))).toEqual(['0002.gz.sealed.7-2.part']);
    expect(readdirSync(join(root, 'backups/files'))).toEqual(['one.gz.sealed']);
    expect(store.names('wal')).toEqual([]);
  });

  it('is for its owner’s eyes alone', async () => {
    const store = folder();
    await store.claim('7');
    await store.put('wal/0001', Readable.from(['one']));
    const { statSync } = await import('node:fs');
    expect(statSync(pathOf('wal/0001')).mode & 0o077).toBe(0);
    expect(statSync(join(root, 'backups')).mode & 0o077).toBe(0);
  });
});

describe('the marketplace’s files', () => {
  const data = (): string => join(root, 'data');
  const old = new Date(Date.now() - 60_000);

  it('are told once each, when they are written, and drafts and the key of papers are not', () => {
    put('data/private/documents/ab/one.pdf', 'one', old);
    put('data/private/papers.key', 'secret', old);
    put('data/private/papers.key.0123456789abcdef', 'draft', old);
    put('data/private/papers.key.made', 'x', old);
    put('data/private/pictures/ab/p-96.webp.sealed', 'draft', old);
    put('data/files/a.webp', 'a', old);
    put('data/files/a.webp.part', 'a', old);
    put('data/uploads/half', 'x', old);
    const look = newFilesOf(data());
    expect(look(Date.now()).toSorted()).toEqual(['files/a.webp', 'private/documents/ab/one.pdf', 'private/papers.key.made']);
    expect(look(Date.now())).toEqual([]);
    put('data/files/b.webp', 'b', old);
    put('data/private/documents/cd/two.pdf', 'two', old);
    expect(look(Date.now()).toSorted()).toEqual(['files/b.webp', 'private/documents/cd/two.pdf']);
  });

  it('that may still be written wait until they are old enough', () => {
    const look = newFilesOf(data());
    put('data/files/a.webp', 'half');
    expect(look(Date.now() - 10_000)).toEqual([]);
    expect(look(Date.now() + 10_000)).toEqual(['files/a.webp']);
    expect(look(Date.now() + 10_000)).toEqual([]);
  });

  it('written by a clock that was ahead are told, too', () => {
    put('data/files/a.webp', 'a', new Date(Date.now() + 365 * 86_400_000));
    expect(allFiles(data(), Date.now() - 10_000)).toEqual(['files/a.webp']);
  });

  it('come back, other than second names of public pictures, and those that are in no backup are named', async () => {
    put('data/private/pictures/ab/p-96.webp', 'picture', old);
    put('data/files/u/ab/p-96.webp', 'picture', old);
    put('data/files/goods/c.webp', 'drawn', old);
    const store = folder();
    const paths = allFiles(data(), Date.now());
    expect((await copyFiles(store, data(), paths)).copied).toBe(2);
    expect((await copyFiles(store, data(), paths)).copied).toBe(0);
    const back = join(root, 'back');
    const told = await putBack(store, [...paths, 'files/gone.webp'], (path) => {
      mkdirSync(dirname(join(back, path)), { recursive: true });
      return createWriteStream(join(back, path));
    });
    expect(told).toEqual({ count: 2, lacking: ['files/gone.webp'], damaged: [] });
    expect(allFiles(back, Date.now() + 1000).toSorted()).toEqual(['files/goods/c.webp', 'private/pictures/ab/p-96.webp']);
  });
});

describe('files that are damaged in a backup', () => {
  const paths = ['files/a.webp', 'private/documents/ab/one.pdf', 'files/c.webp'];
  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 3)],
    ['changed', (bytes: Buffer) => ((bytes[bytes.length >> 1] ^= 1), bytes)],
    ['empty', () => Buffer.alloc(0)],
  ])('are left out and named, and all others come back: %s', async (_, change) => {
    for (const path of paths) put(`data/${path}`, path, new Date(Date.now() - 60_000));
    const store = folder();
    await copyFiles(store, join(root, 'data'), paths);
    const piece = pathOf('files/private/documents/ab/one.pdf');
    writeFileSync(piece, change(readFileSync(piece)));
    const back = join(root, 'back');
    const write = (path: string) => {
      mkdirSync(dirname(join(back, path)), { recursive: true });
      return createWriteStream(join(back, path));
    };
    const told = await putBack(store, paths, write, (path) => {
      rmSync(join(back, path), { force: true });
    });
    expect(told).toEqual({ count: 2, lacking: [], damaged: ['private/documents/ab/one.pdf'] });
    expect(allFiles(back, Date.now() + 1000).toSorted()).toEqual(['files/a.webp', 'files/c.webp']);
  });
});

describe('what is kept', () => {
  const day = 86_400_000;
  const now = Date.parse('2026-11-26T12:00:00Z');

  it('is every backup of the last days, one a week before them, and any moment of the days can be reached, day after day', () => {
    let bases: Base[] = [];
    for (let n = 0; n < 200; n += 1) {
      const today = now + n * day;
      bases.push(baseOf(new Date(today).toISOString()));
      const { kept, dropped, reachFrom } = chooseKept(bases, { days: 7, weeks: 8 }, today);
      expect(kept.length + dropped.length).toBe(bases.length);
      bases = bases.filter(({ id }) => kept.includes(id));
      if (n > 7) expect(Date.parse(reachFrom ?? '')).toBeLessThanOrEqual(today - 7 * day);
    }
    const ages = bases.map(({ startedAt }) => Math.round((now + 199 * day - Date.parse(startedAt)) / day));
    expect(ages.slice(-8)).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
    const weekly = ages.slice(0, -8);
    expect(weekly.length).toBeGreaterThanOrEqual(7);
    expect(Math.max(...weekly)).toBeGreaterThan(49);
    for (const [i, age] of weekly.slice(1).entries()) expect((weekly[i] ?? 0) - age).toBe(7);
  });

  it('is not thrown away by a clock that jumps ahead, nor is a backup of that time the latest afterwards', async () => {
    const store = folder();
    await store.claim('7');
    const made = async (at: number, segment: number): Promise<void> => {
      const startedAt = new Date(at).toISOString();
      await store.writeManifest(
        baseOf(startedAt.slice(0, 19).replaceAll(':', '-') + 'Z', {
          startedAt,
          consistentAt: startedAt,
          startWal: `0000000100000000000000${segment}`,
        }),
      );
    };
    for (let n = 14; n >= 0; n -= 1) await made(now - n * day, 30 - n);
    await made(now + 365 * day, 31);
    expect(await removeOld(store, { days: 7, weeks: 8 }, now + 365 * day, new Set())).toEqual({ bases: 0, segments: 0, files: 0 });
    await made(now + day, 32);
    expect(chooseBase(store.bases(), {}).startWal).toBe('000000010000000000000032');
    await removeOld(store, { days: 7, weeks: 8 }, now + day, new Set());
    expect(store.bases().filter(({ startedAt }) => Date.parse(startedAt) <= now)).toHaveLength(15);
  });

  it('is always the newest, however old', () => {
    const bases = [baseOf('2020-01-01T00:00:00.000Z'), baseOf('2020-02-01T00:00:00.000Z')];
    expect(chooseKept(bases, { days: 7, weeks: 8 }, now).kept).toContain('2020-02-01T00:00:00.000Z');
    expect(chooseKept([], { days: 7, weeks: 8 }, now)).toEqual({ kept: [], dropped: [], reachFrom: undefined });
  });

  it('loses what nobody can reach any more: old backups, what was written before them, and files that no backup names', async () => {
    const store = folder();
    await store.claim('7');
    for (const [n, at] of [now - 300 * day, now - 8 * day, now - 6 * day].entries()) {
      const id = new Date(at).toISOString().slice(0, 19).replaceAll(':', '-') + 'Z';
      const startedAt = new Date(at).toISOString();
      await store.put(`base/${id}/files`, Readable.from([JSON.stringify([`files/of-${n}`])]));
      await store.put(`files/files/of-${n}`, Readable.from(['x']));
      utimesSync(pathOf(`files/files/of-${n}`), new Date(at), new Date(at));
      await store.writeManifest(baseOf(id, { startedAt, startWal: `00000001000000000000000${n * 3}` }));
    }
    for (const n of [1, 2, 3, 4, 8]) await store.put(`wal/00000001000000000000000${n}`, Readable.from(['x']));
    await store.put('wal/00000002.history', Readable.from(['x']));
    await store.put('files/files/new', Readable.from(['x']));
    // It came and went between two backups; a minute in between may need it.
    await store.put('files/files/between', Readable.from(['x']));
    utimesSync(pathOf('files/files/between'), new Date(now - 7 * day), new Date(now - 7 * day));
    mkdirSync(join(root, 'backups/base/cut-off'));
    expect(await removeOld(store, { days: 7, weeks: 8 }, now, new Set(['files/new']))).toEqual({ bases: 1, segments: 2, files: 1 });
    expect(store.bases()).toHaveLength(2);
    expect(readdirSync(join(root, 'backups/base'))).toHaveLength(2);
    expect(store.names('wal').toSorted()).toEqual(
      ['3', '4', '8'].map((n) => `wal/00000001000000000000000${n}`).concat('wal/00000002.history'),
    );
    expect(store.names('files').toSorted()).toEqual(['files/files/between', 'files/files/new', 'files/files/of-1', 'files/files/of-2']);
  });

  it('is named in days and weeks, and nonsense is refused', () => {
    expect(keepRule({})).toEqual({ days: 7, weeks: 8 });
    expect(keepRule({ BACKUP_KEEP_DAYS: '30', BACKUP_KEEP_WEEKS: '52' })).toEqual({ days: 30, weeks: 52 });
    for (const text of ['0', '-1', '1.5', 'a week']) expect(() => keepRule({ BACKUP_KEEP_DAYS: text })).toThrow(/BACKUP_KEEP_DAYS/);
  });
});

describe('what the database wrote', () => {
  it.each([
    ['nothing', [], undefined],
    ['all of it', ['05', '06', '07'], undefined],
    ['what came after a gap', ['05', '08', '09'], '000000010000000000000006'],
    ['only what came after a gap', ['FF'], '000000010000000000000006'],
    ['what came on another timeline', ['05'], undefined],
  ])('is looked through for gaps: %s is there', async (_, ends, gap) => {
    const store = folder();
    for (const end of ends) await store.put(`wal/0000000100000000000000${end}`, Readable.from(['x']));
    await store.put('wal/000000020000000000000009', Readable.from(['x']));
    await store.put('wal/00000002.history', Readable.from(['x']));
    expect(gapOn(store, [{ line: 1 }], { stopWal: '000000010000000000000005' })).toBe(gap);
  });
});

describe('what can be gone back to', () => {
  const segment = (n: number): string => `0000000100000000000000${String(n).padStart(2, '0')}`;
  const at = (n: number): Date => new Date(Date.parse('2026-11-26T10:00:00.000Z') + n * 60_000);
  const having = async (ns: readonly number[], bases: readonly number[]): Promise<Folder> => {
    const store = folder();
    await store.claim('7');
    for (const n of ns) {
      await store.put(`wal/${segment(n)}`, Readable.from(['x']));
      utimesSync(pathOf(`wal/${segment(n)}`), at(n), at(n));
    }
    for (const n of bases)
      await store.writeManifest(baseOf(`base-${n}`, { consistentAt: at(n).toISOString(), startWal: segment(n), stopWal: segment(n) }));
    return store;
  };
  const told = async (ns: readonly number[], bases: readonly number[]): Promise<string[]> => {
    const ranges = await rangesOf(await having(ns, bases), 1);
    return ranges.map(({ from, to }) => `${from.slice(14, 16)}-${to.slice(14, 16)}`);
  };

  it.each([
    ['all since the first backup', [1, 2, 3, 4, 5, 6], [1, 4], ['01-06']],
    ['not what is lacking between two backups', [1, 2, 3, 6, 7, 8], [1, 6], ['01-03', '06-08']],
    ['not what is lacking twice', [1, 2, 4, 5, 7, 8], [1, 4, 7], ['01-02', '04-05', '07-08']],
    ['what comes after a gap only by a backup that is behind it', [1, 2, 5, 6, 7], [1, 6], ['01-02', '06-07']],
    ['the moment of a backup that nothing came after', [1], [1], ['01-01']],
    ['nothing without a backup', [1, 2], [], []],
  ])('is %s', async (_, segments, bases, ranges) => {
    expect(await told(segments, bases)).toEqual(ranges);
  });

  it('is told by the list, with what lies between', async () => {
    expect(await describeFolder(await having([1, 2, 3, 6, 7], [1, 6]))).toContain(
      'any minute from 2026-11-26T10:01:00.000Z to about 2026-11-26T10:03:00.000Z,\n  and from 2026-11-26T10:06:00.000Z to about 2026-11-26T10:07:00.000Z',
    );
  });
});

describe('lines of history', () => {
  const history = Buffer.from('1\t0/5000028\tbefore 2026-11-26 14:05:00+00\n');
  const begun = async (): Promise<Folder> => {
    const store = folder();
    await store.claim('7');
    await claimLine(store, { line: 1 });
    return store;
  };

  it('get a number each, also where one was given out that never went on', async () => {
    const store = await begun();
    const given = await Promise.all([1, 2, 3].map(() => reserveLine(store, { from: 1 })));
    expect(given.map(({ line }) => line).toSorted((a, b) => a - b)).toEqual([2, 3, 4]);
    expect(new Set(given.map(({ id }) => id)).size).toBe(3);
    expect(currentLine(store)).toBe(1);
    await store.put('wal/000000070000000000000001', Readable.from(['x']));
    expect((await reserveLine(store, { from: 1 })).line).toBe(8);
    // A note that was cut off still has its number.
    writeFileSync(join(root, 'backups/lines/00000009.json'), '{');
    expect((await reserveLine(store, { from: 1 })).line).toBe(10);
  });

  it('are not mixed up: a number that another database has is refused, and so is another history under one number', async () => {
    const store = await begun();
    const { line, id } = await reserveLine(store, { from: 1 });
    await expect(claimLine(store, { line, history })).rejects.toThrow('another database has the line of history 2 already');
    await claimLine(store, { line, id, history });
    await claimLine(store, { line, id, history });
    expect(currentLine(store)).toBe(2);
    await expect(claimLine(store, { line, id, history: Buffer.from('1\t0/6000000\tother\n') })).rejects.toThrow('another database');
    await expect(claimLine(store, { line: 1 })).rejects.toThrow('belongs to another database that was brought back from it');
  });

  it('of a folder that an earlier version wrote are known by what lies in it', async () => {
    const store = folder();
    await store.claim('7');
    expect(currentLine(store)).toBe(1);
    await store.put('wal/000000030000000000000001', Readable.from(['x']));
    expect(currentLine(store)).toBe(3);
    await claimLine(store, { line: 3 });
    expect(currentLine(store)).toBe(3);
  });

  it('are gone along from a backup that lies on them, over their segments alone', async () => {
    const store = await begun();
    const { line, id } = await reserveLine(store, { from: 1 });
    await claimLine(store, { line, id, history });
    const segment = (of: number, n: number): string => `0000000${of}00000000000000${String(n).padStart(2, '0')}`;
    for (const name of [segment(1, 3), segment(1, 4), segment(1, 5), segment(1, 6), segment(2, 5), segment(2, 7)])
      await store.put(`wal/${name}`, Readable.from(['x']));
    const way = await wayTo(store, 2);
    expect(way.map((part) => part.line)).toEqual([1, 2]);
    expect(segmentsOf(store, way, segment(1, 4)).toSorted()).toEqual([segment(1, 4), segment(1, 5), segment(2, 5), segment(2, 7)]);
    const at = (of: number, n: number, stopLsn?: string): Base =>
      baseOf(`${of}-${n}-${stopLsn ?? ''}`, { startWal: segment(of, n), stopWal: segment(of, n), ...(stopLsn && { stopLsn }) });
    const bases = [at(1, 4), at(1, 5), at(1, 5, String(0x5000027)), at(1, 5, String(0x5000029)), at(1, 6), at(2, 7)];
    expect(basesOn(bases, way).map(({ id: one }) => one)).toEqual(['1-4-', '1-5-83886119', '2-7-']);
    expect(gapOn(store, way, { stopWal: segment(1, 4) })).toBe(segment(2, 6));
    expect(gapOn(store, way, { stopWal: segment(1, 2) })).toBe(segment(2, 6));
    store.remove(`wal/${segment(1, 4)}`);
    expect(gapOn(store, way, { stopWal: segment(1, 3) })).toBe(segment(1, 4));
    await store.put(`wal/${segment(1, 4)}`, Readable.from(['x']));
    await store.put(`wal/${segment(2, 6)}`, Readable.from(['x']));
    expect(gapOn(store, way, { stopWal: segment(1, 3) })).toBeUndefined();
    store.remove(`wal/${segment(2, 5)}`);
    expect(gapOn(store, way, { stopWal: segment(1, 3) })).toBe(segment(2, 5));
  });
});

describe('a folder that was set up', () => {
  const data = (): string => join(root, 'data');
  const path = (): string => join(root, 'backups');
  const again = (): Folder => openFolder(path(), { create: true, key, mark: markOf(data(), path()) });
  const setUp = async (): Promise<Folder> => {
    mkdirSync(data(), { recursive: true });
    const store = again();
    await store.claim('7');
    rememberFolder(data(), store);
    return store;
  };
  /** What a disk that is not mounted leaves behind. */
  const unmount = (): void => {
    renameSync(path(), join(root, 'disk'));
    mkdirSync(path());
  };

  it('is not begun anew where its disk is away, and goes on once it is back', async () => {
    await setUp();
    unmount();
    expect(() => again()).toThrow(/not there.*Is its disk mounted\?.*--new-disk/s);
    expect(readdirSync(path())).toEqual([]);
    rmSync(path(), { recursive: true });
    expect(() => again()).toThrow(/Is its disk mounted/);
    renameSync(join(root, 'disk'), path());
    await again().put('wal/0001', Readable.from(['one']));
  });

  it('is not written into once its disk goes away while it is open', async () => {
    const store = await setUp();
    unmount();
    await expect(store.put('wal/0001', Readable.from(['one']))).rejects.toThrow(/Is its disk mounted/);
    await expect(store.claim('7')).rejects.toThrow(/Is its disk mounted/);
    await expect(store.addLine({ line: 2 })).rejects.toThrow(/Is its disk mounted/);
    expect(() => {
      store.check();
    }).toThrow(/Is its disk mounted/);
    expect(readdirSync(path())).toEqual([]);
  });

  it('is not mistaken for that of another disk, until that is taken', async () => {
    await setUp();
    unmount();
    await openFolder(path(), { create: true, key }).claim('7');
    expect(() => again()).toThrow(/holds other backups.*--new-disk/s);
    const taken = openFolder(path(), { create: true, key });
    await taken.claim('7');
    rememberFolder(data(), taken);
    expect(again().mark).toBe(taken.mark);
    // Its neighbours are not touched by that.
    expect(markOf(data(), join(root, 'other'))).toBeUndefined();
  });

  it('by an earlier version gets its mark when it is next written', async () => {
    const store = await setUp();
    const file = join(path(), 'backups.json');
    const { mark, ...earlier } = JSON.parse(readFileSync(file, 'utf8')) as { mark: string };
    writeFileSync(file, JSON.stringify(earlier));
    rmSync(join(data(), 'backup-folders.json'));
    const upgraded = again();
    await upgraded.claim('7');
    expect([mark, upgraded.mark]).toEqual([store.mark, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  it('says which file of it cannot be read', async () => {
    await setUp();
    writeFileSync(join(path(), 'backups.json'), '{');
    expect(() => folder()).toThrow(/backups\.json cannot be read/);
  });
});

describe('a start with another folder than before', () => {
  const data = (): string => join(root, 'data');
  const path = (name: string): string => join(root, name);
  const days = 86_400_000;
  /** What the database writes went into a folder, so many days ago. */
  const used = async (name: string, ago = 0): Promise<void> => {
    mkdirSync(data(), { recursive: true });
    const store = openFolder(path(name), { create: true, key });
    await store.claim('7');
    rememberFolder(data(), store, { isUsed: true, now: Date.now() - ago * days });
  };
  /** What a start says. */
  const said = (name: string | undefined): string => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const env = { BACKUP_KEY: key.toString('hex'), ...(name === undefined ? {} : { BACKUP_DIR: path(name) }) };
    backupsWanted(data(), env);
    const text = write.mock.calls.map(([part]) => String(part)).join('');
    write.mockRestore();
    return text;
  };

  it('names the one that was left, whether the name was mistyped or none was given', async () => {
    mkdirSync(data());
    expect(said('right')).toBe('');
    await used('right');
    expect(said('right')).toBe('');
    expect(said('mistyped')).toMatch(
      new RegExp(
        `until now they went into ${path('right')}, last about 20.*from now on they go into ${path('mistyped')}.*start with BACKUP_DIR=${path('right')}`,
      ),
    );
    expect(said(undefined)).toMatch(new RegExp(`until now they went into ${path('right')}.*has no BACKUP_DIR`));
  });

  it('names the other one on return, for as long as moments of that while are kept', async () => {
    await used('right', 2);
    await used('mistyped', 1);
    expect(said('right')).toMatch(new RegExp(`they also went into ${path('mistyped')}, last about .*from there only`));
    await used('right');
    expect(said('right')).toContain(path('mistyped'));
    await used('mistyped', 8);
    expect(said('right')).toBe('');
  });

  it('is silent about the same folder by another path, about a backup made by hand, and about a disk that was taken anew', async () => {
    await used('right');
    symlinkSync(path('right'), path('link'));
    expect(said('link')).toBe('');
    const hand = openFolder(path('by-hand'), { create: true, key });
    await hand.claim('7');
    rememberFolder(data(), hand);
    expect(said('right')).toBe('');
    rmSync(path('right'), { recursive: true });
    await used('right');
    expect(said('right')).toBe('');
  });

  it('reads what an earlier version remembered, and that reads what this one does', async () => {
    mkdirSync(data());
    writeFileSync(join(data(), 'backup-folders.json'), JSON.stringify({ [path('right')]: 'a mark' }));
    expect(otherFolder(data(), path('mistyped'), { days: 7 })).toEqual({ folder: path('right') });
    expect(otherFolder(data(), path('right'), { days: 7 })).toBeUndefined();
    await used('mistyped');
    const known = JSON.parse(readFileSync(join(data(), 'backup-folders.json'), 'utf8')) as Record<string, unknown>;
    expect([known[path('right')], known[path('mistyped')]]).toEqual(['a mark', expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });
});

describe('the key of papers', () => {
  const place = (): string => join(root, 'data/private/papers.key');
  it.each([
    ['was never made', () => undefined, undefined],
    ['is there', () => writeFileSync(place(), `${'ab'.repeat(32)}\n${'cd'.repeat(32)}\n`), undefined],
    [
      'is missing',
      () => rmSync(place(), { force: true }),
      /is missing.*ID cards that were handed in cannot be looked at, and new ones are refused/,
    ],
    ['is a link to nothing', () => symlinkSync(join(root, 'not-mounted'), place()), /link to what is not there/],
    ['is no key', () => writeFileSync(place(), 'secret'), /holds no keys/],
    ['is empty', () => writeFileSync(place(), ''), /holds no keys/],
    ['is a folder', () => mkdirSync(place()), /cannot be read \(EISDIR\)/],
  ])('%s', (name, make, words) => {
    mkdirSync(dirname(place()), { recursive: true });
    if (name !== 'was never made') writeFileSync(`${place()}.made`, 'x');
    make();
    const fault = papersKeyFault(join(root, 'data'));
    if (words === undefined) expect(fault).toBeUndefined();
    else expect(fault).toMatch(words);
  });
});

describe('a moment to go back to', () => {
  it.each([
    ['2026-11-26 14:05', '2026-11-26T14:05:00.000Z'],
    ['2026-11-26T14:05:30', '2026-11-26T14:05:30.000Z'],
    ['2026-11-26 14:05+05:00', '2026-11-26T09:05:00.000Z'],
    ['2026-11-26 14:05 -0330', '2026-11-26T17:35:00.000Z'],
    ['2026-11-26T14:05:30.250Z', '2026-11-26T14:05:30.250Z'],
  ])('is read as it is written: %s', (text, at) => {
    expect(momentOf(text)?.toISOString()).toBe(at);
  });

  it.each(['yesterday', '2026-02-30 10:00', '26.11.2026 14:05', '2026-11-26', '2026-11-26 25:00', ''])(
    'is refused when it is none: %s',
    (text) => {
      expect(() => momentOf(text)).toThrow('is no moment');
    },
  );

  it('is reached from the last backup that was whole by then', () => {
    const bases = ['2026-11-24T03:00:00.000Z', '2026-11-25T03:00:00.000Z', '2026-11-26T03:00:00.000Z'].map((id) => baseOf(id));
    const reached = (text?: string, id?: string) => chooseBase(bases, { to: momentOf(text), id }).id;
    expect(reached()).toBe('2026-11-26T03:00:00.000Z');
    expect(reached('2026-11-25 20:00')).toBe('2026-11-25T03:00:00.000Z');
    expect(reached('2026-11-25 20:00', '2026-11-24T03:00:00.000Z')).toBe('2026-11-24T03:00:00.000Z');
    expect(() => reached('2026-11-23 20:00')).toThrow('The oldest backup is of 2026-11-24');
    expect(() => reached('2026-11-25 20:00', '2026-11-26T03:00:00.000Z')).toThrow('which is after');
    expect(() => reached(undefined, 'nothing')).toThrow('There is no backup nothing');
    expect(() => chooseBase([], {})).toThrow('no whole backup');
    expect(() => chooseBase(bases, { to: new Date(Date.now() + 60_000) })).toThrow('is still to come');
  });
});

describe('a database of its own', () => {
  const url = 'postgres://o%27hara:p%40ss%20word@127.0.0.1:5433/kya%20khta?sslmode=require';
  /** Programs in the place of PostgreSQL's: what they were asked, and what they do. */
  const programs = (name: string, script: string): void => {
    put(`bin/${name}`, `#!${process.execPath}\n${script}`);
    chmodSync(join(root, 'bin', name), 0o755);
    process.env['PG_BIN'] = join(root, 'bin');
  };
  afterEach(() => {
    delete process.env['PG_BIN'];
  });
  const admin = process.env['KYAKHTA_TEST_ADMIN_URL'] ?? '';

  it('is named to PostgreSQL’s programs by their settings, without a password on a command line', () => {
    expect(connectionSettings(url)).toEqual({
      PGHOST: '127.0.0.1',
      PGPORT: '5433',
      PGUSER: "o'hara",
      PGPASSWORD: 'p@ss word',
      PGDATABASE: 'kya khta',
      PGSSLMODE: 'require',
    });
    expect(connectionSettings('postgres://u:p@[::1]/d')).toMatchObject({ PGHOST: '::1', PGPORT: '5432' });
  });

  it('is dumped by them, and the dump is what the folder holds', async () => {
    programs('pg_dump', 'process.stdout.write("dump of " + process.env.PGDATABASE + " " + process.argv.slice(2).join(" "));');
    const store = folder();
    const { kind, bytes } = await dumpDatabase(store, 'one', admin);
    expect([kind, bytes > 0]).toEqual(['dump', true]);
    expect((await store.takeWhole('base/one/dump')).toString()).toMatch(/^dump of postgres --format=custom/);
  });

  it('is told in their words when they cannot, and no half dump is left', async () => {
    programs('pg_dump', 'process.stdout.write("half"); console.error("server version mismatch"); process.exitCode = 1;');
    await folder().claim(null);
    await expect(dumpDatabase(folder(), 'one', admin)).rejects.toThrow(/pg_dump failed \(exit code 1\):\nserver version mismatch/);
    process.env['PG_BIN'] = join(root, 'nowhere');
    await expect(dumpDatabase(folder(), 'two', admin)).rejects.toThrow(/pg_dump is not on this machine/);
    expect(folder().bases()).toEqual([]);
  });

  it('is loaded by them, and their complaint is told when they end early', async () => {
    const store = folder();
    await store.put('base/one/dump', Readable.from([Buffer.alloc(300_000, 'dump')]));
    programs('pg_restore', `const fs = require('node:fs'); fs.writeFileSync(${JSON.stringify(join(root, 'loaded'))}, fs.readFileSync(0));`);
    await loadDump(store, 'one', admin);
    expect(readFileSync(join(root, 'loaded'))).toHaveLength(300_000);
    programs('pg_restore', 'console.error("not an archive"); process.exit(1);');
    await expect(loadDump(store, 'one', admin)).rejects.toThrow(/pg_restore failed \(exit code 1\):\nnot an archive/);
  });
});
