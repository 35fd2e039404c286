import type * as Fs from 'node:fs';
import type * as FsPromises from 'node:fs/promises';
import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales, storeUploadBytesPerDayMax, uploadBytesPerDayMax } from '@kyakhta/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { httpForFile } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { png, sendPicture, sendStorePicture } from '../../../test/pictures.ts';
import { sessionOf } from '../../../test/process.ts';
import { slowest } from '../../runtime/uploads.ts';

/** How many more writes the disk takes; null is any number. */
const disk = vi.hoisted(() => ({ room: null as number | null }));
const full = vi.hoisted(() => (): boolean => {
  if (disk.room === null) return false;
  disk.room -= 1;
  return disk.room < 0;
});
const noRoom = vi.hoisted(() => (): Error => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof Fs>();
  const write = ((
    fd: number,
    buffer: Buffer,
    offset: number,
    length: number,
    position: number | null,
    done: (e: Error | null, n: number) => void,
  ) => {
    if (!full()) return real.write(fd, buffer, offset, length, position, done as never);
    // Some of it still fits, as on a real disk.
    return real.write(fd, buffer, offset, Math.min(length, 10), position, () => {
      done(noRoom(), 0);
    });
  }) as typeof real.write;
  return {
    ...real,
    createWriteStream: (path: string, options: object) =>
      real.createWriteStream(path, { ...options, fs: { open: real.open, close: real.close, write } }),
  };
});
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof FsPromises>();
  return {
    ...real,
    writeFile: async (path: string, bytes: Buffer, options: object) => {
      if (!full()) return real.writeFile(path, bytes, options);
      await real.writeFile(path, bytes.subarray(0, 10), options);
      throw noRoom();
    },
  };
});

const dataDir = mkdtempSync(join(tmpdir(), 'kyakhta-hard-times-'));
const market = marketplaceForFile({ options: { dataDir } });
const http = httpForFile(market);
afterAll(() => rm(dataDir, { recursive: true, force: true }));
afterEach(() => {
  disk.room = null;
  vi.useRealTimers();
});

/** All files below the data folder, as paths within it. */
const lying = (): string[] =>
  readdirSync(dataDir, { recursive: true })
    .map(String)
    .filter((path) => statSync(join(dataDir, path)).isFile())
    .toSorted();
const rows = async (): Promise<number> => (await market().query('select 1 from files')).length;
const head = 'Content-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
const upload = async (path: string, token: string, bytes: Buffer, locale = 'en') =>
  http().ask({
    method: 'POST',
    url: path,
    payload: Buffer.concat([Buffer.from(`--b\r\n${head}`), bytes, Buffer.from('\r\n--b--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=b', authorization: token, locale },
  });

describe('a disk that is full', () => {
  it('is told in words of the language when the file comes, and nothing of it stays', async () => {
    const token = await sessionOf(market(), 1);
    const [files, count] = [lying(), await rows()];
    const said = new Set<string>();
    for (const locale of locales) {
      disk.room = 0;
      const answer = await upload('/api/p/file/upload', token, await png(), locale);
      expect([answer.status, answer.code]).toEqual([500, 'A00005']);
      said.add(answer.msg);
    }
    expect([said.size, [...said].some((words) => words.includes('no room'))]).toEqual([10, true]);
    expect([lying(), await rows()]).toEqual([files, count]);
    disk.room = null;
    expect((await upload('/api/p/file/upload', token, await png())).code).toBe('00000');
  });

  it.each([0, 1, 2, 3])('after %i of a picture’s sizes leaves neither row nor half a picture', async (written) => {
    const [files, count] = [lying(), await rows()];
    const picture = await png();
    // One more is the file as it comes in.
    disk.room = 1 + written;
    const outcome = await sendPicture(market(), 1, picture);
    expect([outcome.code, outcome.data]).toMatchObject(['A00005', { failure: 'storageFull' }]);
    expect([lying(), await rows()]).toEqual([files, count]);
  });

  it('takes no file of goods half', async () => {
    const { data } = await http().ask({
      method: 'POST',
      url: '/api/shop/admin/login',
      payload: { userName: 'seller1', passWord: 'Demo-2026!' },
    });
    const files = lying();
    disk.room = 0;
    const answer = await upload(
      '/api/shop/admin/import/upload',
      (data as { accessToken: string }).accessToken,
      Buffer.from('product_code,name_en\n'),
    );
    expect([answer.status, answer.msg.includes('no room'), lying()]).toEqual([500, true, files]);
  });
});

let port = 0;
beforeAll(async () => {
  await http().server.listen({ port: 0, host: '127.0.0.1' });
  port = (http().server.server.address() as AddressInfo).port;
});

describe('a body that is refused while it is read', () => {
  const size = 3_000_000;
  /** Sends a large form and, on the same connection, another request behind it. @returns all that is answered until the connection ends */
  const sendWhole = async (start: string): Promise<string> => {
    const token = await sessionOf(market(), 1);
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk.toString();
    });
    const ended = new Promise<string>((resolve) => {
      socket.on('close', () => {
        resolve(heard);
      });
    });
    socket.write(
      `POST /api/p/file/upload HTTP/1.1\r\nHost: shop.test\r\nLocale: en\r\nAuthorization: ${token}\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${start.length + size}\r\n\r\n${start}`,
    );
    socket.write(Buffer.alloc(size));
    socket.write('GET /healthz HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n');
    return ended;
  };

  it.each([
    ['the disk is full', 0],
    ['the disk becomes full', 3],
  ])('is answered when %s, and nobody waits behind it', async (_, room) => {
    disk.room = room;
    const answer = await sendWhole(`--b\r\n${head}`);
    expect(answer).toMatch(/^HTTP\/1\.1 500 /);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toContain('"data":{"failure":"storageFull"}');
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it.each([
    ['more than one file comes', 'A00014', `--b\r\n${head}x\r\n--b\r\n${head}`],
    ['it has more fields than a form has', 'A00016', '--b\r\nContent-Disposition: form-data; name="f"\r\n\r\n1\r\n'.repeat(8)],
    ['a part of it has no name', 'A00014', `--b\r\nContent-Disposition: form-data\r\n\r\n`],
    ['no form stands in it', 'A00014', 'nothing of a form'],
  ])('is answered when %s, and the connection stays in step', async (_, code, start) => {
    const answer = await sendWhole(start);
    expect(answer).toMatch(/^HTTP\/1\.1 \d{3} /);
    expect(answer).toContain(`"code":"${code}"`);
  });
});

describe('an upload that trickles', () => {
  /** Begins an upload on a socket; the body is sent piece by piece. */
  const begin = async () => {
    const token = await sessionOf(market(), 1);
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk.toString();
    });
    const ended = new Promise<string>((resolve) => {
      socket.on('close', () => {
        resolve(heard);
      });
    });
    socket.on('error', () => undefined);
    const start = `--b\r\n${head}`;
    socket.write(
      `POST /api/p/file/upload HTTP/1.1\r\nHost: shop.test\r\nLocale: en\r\nAuthorization: ${token}\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n${start}`,
    );
    return { socket, ended };
  };
  const incoming = (): string[] => lying().filter((path) => path.startsWith('uploads'));
  const bytesThere = (): number => incoming().reduce((sum, path) => sum + statSync(join(dataDir, path)).size, 0);

  it('is cut off with a status that says so, and leaves nothing', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [files, count] = [lying(), await rows()];
    const { socket, ended } = await begin();
    socket.write(Buffer.alloc(200));
    await expect.poll(incoming).toHaveLength(1);
    vi.advanceTimersByTime(slowest.everyMs);
    const answer = await ended;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toContain('too slow');
    expect([lying(), await rows()]).toEqual([files, count]);
  });

  it('is let through as long as enough of it comes each time', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const files = lying();
    const { socket, ended } = await begin();
    for (let n = 1; n <= 4; n += 1) {
      socket.write(Buffer.alloc(2 * slowest.bytes));
      // What stands at the end of the last piece may be the beginning of the boundary, and is held back.
      await expect.poll(bytesThere).toBeGreaterThan(2 * slowest.bytes * n - 100);
      vi.advanceTimersByTime(slowest.everyMs);
    }
    expect(incoming()).toHaveLength(1);
    // Its sender is gone: nothing of it stays either.
    socket.destroy();
    await ended;
    await expect.poll(lying).toEqual(files);
  });
});

describe('bytes of pictures', () => {
  const used = async (kind: string, id: number, bytes: number): Promise<void> => {
    // Rows hold int4: several of them.
    for (let left = bytes; left > 0; left -= 1_000_000_000)
      await market().query(
        `insert into files (owner_kind, owner_id, purpose, state, path, bytes, width, height, created_at)
         values ($1, $2, 'review', 3, 'full-' || gen_random_uuid(), $3, 1, 1, $4)`,
        [kind, id, Math.min(left, 1_000_000_000), market().app.clock.now()],
      );
  };

  it('are so many a day for a buyer and no more, also when many come at once; the next day is another', async () => {
    const picture = await png();
    const first = await sendPicture(market(), 3, picture);
    expect(first.code).toBe('00000');
    const [row] = await market().query<{ bytes: number }>("select bytes from files where owner_kind = 'buyer' and owner_id = 3");
    await used('buyer', 3, uploadBytesPerDayMax - 3 * row!.bytes);
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => sendPicture(market(), 3, picture)));
    expect(outcomes.map((o) => o.code).toSorted()).toEqual(['00000', '00000', 'A00015', 'A00015']);
    const refused = await Promise.all(locales.map((locale) => sendPicture(market(), 3, picture, { locale })));
    expect(
      refused.every(
        (o) => (o.data as { failure: string }).failure === 'uploadQuotaReached' && o.msg.includes(String(uploadBytesPerDayMax / 1_000_000)),
      ),
    ).toBe(true);
    expect(new Set(refused.map((o) => o.msg)).size).toBe(10);
    expect((await sendPicture(market(), 4, picture)).code).toBe('00000');
    await market().advance(1.01);
    expect((await sendPicture(market(), 3, picture)).code).toBe('00000');
  });

  it('are counted for a store as a whole', async () => {
    await used('seller', 2, storeUploadBytesPerDayMax);
    const outcome = await sendStorePicture(market(), 2, await png());
    expect(outcome.data).toMatchObject({ failure: 'uploadQuotaReached' });
    expect((await sendStorePicture(market(), 1, await png())).code).toBe('00000');
  });
});
