import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import yauzl from 'yauzl';
import { textBytes } from './sheets/text-bytes.ts';
import { type ZipEntry, zipBytes } from './zip.ts';

const joined = async (pieces: AsyncIterable<Buffer>): Promise<Buffer> => {
  const all: Buffer[] = [];
  for await (const p of pieces) all.push(p);
  return Buffer.concat(all);
};

/** What another implementation reads in an archive; it compares sizes and checksums. */
const opened = async (archive: Buffer): Promise<Map<string, Buffer>> => {
  const zip = await yauzl.fromBufferPromise(archive, {});
  const found = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) found.set(entry.fileName, await joined(await zip.openReadStreamPromise(entry)));
  return found;
};

const entry = (name: string, pieces: readonly Buffer<ArrayBuffer>[], deflate: boolean): ZipEntry => ({
  name,
  bytes: Readable.from(pieces, { objectMode: false }),
  deflate,
});

test('an archive is read by another implementation as it was written', async () => {
  const noise = randomBytes(700_000);
  const text = Buffer.from('one row of a sheet\n'.repeat(60_000));
  const read = await opened(
    await joined(
      zipBytes([
        entry('нет пустых.txt', [], true),
        entry('空.bin', [], false),
        entry('noise', [noise, noise], true),
        entry('kept', [noise], false),
        entry('text', [text], true),
      ]),
    ),
  );
  expect([...read.keys()]).toEqual(['нет пустых.txt', '空.bin', 'noise', 'kept', 'text']);
  expect(read.get('нет пустых.txt')).toHaveLength(0);
  expect(read.get('空.bin')).toHaveLength(0);
  expect(read.get('noise')?.equals(Buffer.concat([noise, noise]))).toBe(true);
  expect(read.get('kept')?.equals(noise)).toBe(true);
  expect(read.get('text')?.equals(text)).toBe(true);
});

test.each([true, false])('a reader that stops ends the source, deflated: %s', async (deflate) => {
  let ended: () => void = () => {};
  const end = new Promise<void>((resolve) => (ended = resolve));
  const endless = async function* () {
    try {
      for (;;) yield randomBytes(100_000);
    } finally {
      ended();
    }
  };
  for await (const piece of zipBytes([{ name: 'a', bytes: endless(), deflate }])) if (piece.length > 1000) break;
  await end;
});

test.each([true, false])('what a source fails with is told to the reader, deflated: %s', async (deflate) => {
  const broken = async function* () {
    yield Buffer.from('a');
    await Promise.resolve();
    throw new Error('the picture is gone');
  };
  await expect(joined(zipBytes([{ name: 'a', bytes: broken(), deflate }]))).rejects.toThrow('the picture is gone');
});

test('an entry is read only when its turn comes', async () => {
  const opens: string[] = [];
  const watched = (name: string): ZipEntry => ({
    name,
    bytes: (async function* () {
      opens.push(`${name} opened`);
      yield Buffer.from(name);
      await Promise.resolve();
      opens.push(`${name} read`);
    })(),
    deflate: false,
  });
  await joined(zipBytes([watched('a'), watched('b')]));
  expect(opens).toEqual(['a opened', 'a read', 'b opened', 'b read']);
});

test.each(['', 'ab', 'Ящик', '箱子', '📦'.repeat(3), 'x'.repeat(262_144), '箱'.repeat(262_145), '📦'.repeat(200_000)])(
  'texts become their bytes (%#)',
  async (text) => {
    const texts = ['before', text, text, 'after'];
    expect((await joined(textBytes(Readable.from(texts)))).toString()).toBe(texts.join(''));
  },
);
