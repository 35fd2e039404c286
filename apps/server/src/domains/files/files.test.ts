import { existsSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { uploadsPerHourMax } from '@kyakhta/contract';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { httpForFile } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { blackPng, jpeg, longComment, photoWithPlace, png, sendPicture, uploadPicture } from '../../../test/pictures.ts';
import { newPicturePath, picturesSince, pictureFolders } from '../../runtime/stored-files.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kyakhta-files-'));
const market = marketplaceForFile({ options: { dataDir } });
const http = httpForFile(market);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const isPublic = (path: string): boolean => existsSync(join(dataDir, 'files', path));
const isKept = (path: string): boolean => existsSync(join(dataDir, 'private/pictures', path.slice(2)));
const failureOf = (data: unknown): unknown => (data as { failure?: unknown } | null)?.failure;
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0x3b])]);
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(100)]);

describe('a picture that is brought', () => {
  it.each([
    ['JPEG', () => jpeg()],
    ['PNG', () => png()],
    [
      'WebP',
      () =>
        sharp({ create: { width: 90, height: 60, channels: 4, background: '#0008' } })
          .webp()
          .toBuffer(),
    ],
  ] as const)('as %s is stored anew as WebP in four sizes that only its owner sees', async (_, make) => {
    const m = market();
    const outcome = await sendPicture(m, 1, await make());
    expect(outcome.code, outcome.msg).toBe('00000');
    const { fileId, filePath } = outcome.data as { fileId: number; filePath: string };
    expect([isKept(filePath), isPublic(filePath)]).toEqual([true, false]);
    const token = await http().token('buyer', 'buyer1');
    const response = await http().server.inject({ url: `/api/p/file/${fileId}?side=96`, headers: { authorization: token } });
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const about = await sharp(response.rawPayload).metadata();
    expect([about.format, about.width]).toEqual(['webp', Math.min(96, about.height)]);
    expect(await m.buyer(2).refused('GET /p/file/{fileId}', { fileId })).toBe('fileUnknown');
    expect(await m.buyer(2).refused('DELETE /p/file/{fileId}', { fileId })).toBe('fileUnknown');
  });

  it('holds no connection to the database while it waits to be decoded', async () => {
    const m = market();
    const sent = Array.from({ length: 14 }, () => sendPicture(m, 1, blackPng(3000, 3000)));
    let most = 0;
    const timer = setInterval(() => (most = Math.max(most, m.app.pool.totalCount - m.app.pool.idleCount)), 5);
    // The first answers are there: all have been let in, and most of them wait.
    await Promise.race(sent);
    most = 0;
    expect((await Promise.all(sent)).map((o) => o.code)).toEqual(Array.from({ length: 14 }, () => '00000'));
    clearInterval(timer);
    expect(most).toBeLessThan(6);
  });

  it('tells nothing of where and by whom it was made, and stands upright', async () => {
    const m = market();
    const outcome = await sendPicture(m, 1, await photoWithPlace());
    const { filePath, width, height } = outcome.data as { filePath: string; width: number; height: number };
    expect([width, height]).toEqual([480, 640]);
    for (const side of [1000, 480, 240, 96]) {
      const about = await sharp(join(dataDir, 'private/pictures', filePath.slice(2).replace('-1000', `-${side}`))).metadata();
      expect([about.exif, about.icc, about.xmp, about.iptc, about.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  it('with another file behind it keeps the picture alone', async () => {
    const m = market();
    const outcome = await sendPicture(m, 1, Buffer.concat([await jpeg(), Buffer.from('PK\u0003\u0004<script>alert(1)</script>')]));
    const { filePath } = outcome.data as { filePath: string };
    const kept = await sharp(join(dataDir, 'private/pictures', filePath.slice(2)))
      .webp()
      .toBuffer();
    expect(kept.includes('script')).toBe(false);
  });

  it.each([
    ['nothing at all', () => Buffer.alloc(0), 'fileEmpty'],
    ['a drawing with a script', () => svg, 'pictureNotTaken'],
    ['an animation', () => gif, 'pictureNotTaken'],
    ['an HEIC photo', () => heic, 'pictureNotTaken'],
    ['a page', () => Buffer.from('<html><script>alert(1)</script>'), 'pictureNotTaken'],
    ['an archive bomb', () => gzipSync(Buffer.alloc(20_000_000)), 'pictureNotTaken'],
    ['a page that begins like a photo', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]), 'pictureBroken'],
    ['a picture of 2.5 gigapixels', () => blackPng(50_000, 50_000, false), 'pictureTooManyPixels'],
    ['a small file of 60 megapixels', () => blackPng(10_000, 6_000), 'pictureTooManyPixels'],
    ['a picture without its rows', () => blackPng(500, 500, false), 'pictureBroken'],
    ['half a photo', async () => (await jpeg()).subarray(0, 900), 'pictureBroken'],
    ['the first bytes of a picture', async () => (await png()).subarray(0, 20), 'pictureBroken'],
  ] as const)('that is %s is refused, and nothing of it is kept', async (_, make, failure) => {
    const m = market();
    const before = readdirSync(join(dataDir, 'uploads')).length;
    const rows = await m.query('select 1 from files');
    const outcome = await sendPicture(m, 1, await make());
    expect(failureOf(outcome.data)).toBe(failure);
    expect(readdirSync(join(dataDir, 'uploads')).length).toBe(before);
    expect(await m.query('select 1 from files')).toHaveLength(rows.length);
  });

  it('that moves is kept as its first frame, however many there are', async () => {
    const frame = (shade: number): Promise<Buffer> =>
      sharp({ create: { width: 1000, height: 1000, channels: 3, background: { r: shade % 2 === 0 ? 250 : 5, g: shade * 4, b: 30 } } })
        .png()
        .toBuffer();
    const frames = await Promise.all(Array.from({ length: 60 }, (_, shade) => frame(shade)));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, effort: 0 })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(60);
    const outcome = await sendPicture(market(), 1, moving);
    expect(outcome.code, outcome.msg).toBe('00000');
    const { filePath, width, height } = outcome.data as { filePath: string; width: number; height: number };
    const kept = await sharp(join(dataDir, 'private/pictures', filePath.slice(2))).metadata();
    expect([width, height, kept.pages ?? 1]).toEqual([1000, 1000, 1]);
  });

  it('with a comment of a hundred megabytes does no harm', async () => {
    const outcome = await sendPicture(market(), 1, blackPng(64, 64, true, longComment(100_000_000)));
    expect(['00000', 'A00014']).toContain(outcome.code);
  });

  it('may have as much as its purpose allows', async () => {
    const large = Buffer.concat([await png(), Buffer.alloc(2_000_000)]);
    expect((await sendPicture(market(), 1, large)).code).toBe('00000');
    const refused = await sendPicture(market(), 1, large, { purpose: 'avatar', locale: 'ru' });
    expect([refused.code, refused.msg]).toEqual(['A00016', 'Файл слишком большой. Такой файл может занимать до 2 МБ.']);
  });

  it('as an avatar is a square', async () => {
    const outcome = await sendPicture(market(), 1, await jpeg(300, 100), { purpose: 'avatar' });
    const { width, height } = outcome.data as { width: number; height: number };
    expect(width).toBe(height);
  });

  it('comes so often an hour and no more, also when many come at once', async () => {
    const m = market();
    const [buyer] = await m.query<{ id: number }>(
      "insert into users (user_name, mail, nick_name, created_at) values ('many', 'many@demo.test', 'Many', now()) returning id",
    );
    await m.query(
      `insert into files (owner_kind, owner_id, purpose, state, path, bytes, width, height, created_at)
       select 'buyer', $1, 'review', 3, 'none-' || n, 1, 1, 1, $2 from generate_series(1, $3) n`,
      [buyer!.id, m.app.clock.now(), uploadsPerHourMax - 1],
    );
    const picture = await png();
    const outcomes = await Promise.all([1, 2, 3].map(() => sendPicture(m, buyer!.id, picture)));
    expect(outcomes.map((o) => o.code).toSorted()).toEqual(['00000', 'A00015', 'A00015']);
  });
});

describe('over HTTP a picture', () => {
  const form = (bytes: Buffer, name: string, type: string): { payload: Buffer; headers: Record<string, string> } => ({
    payload: Buffer.concat([
      Buffer.from(`--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n--b--\r\n'),
    ]),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
  const send = async (
    bytes: Buffer,
    name: string,
    type: string,
    token?: string,
  ): Promise<{ status: number; code: string; data: unknown }> => {
    const { payload, headers } = form(bytes, name, type);
    return http().ask({
      method: 'POST',
      url: '/api/p/file/upload?purpose=review',
      payload,
      headers: token === undefined ? headers : { ...headers, authorization: token },
    });
  };

  it('is what its bytes are, whatever its name and type say', async () => {
    const token = await http().token('buyer', 'buyer1');
    expect((await send(await png(), '../../x.php\u0000.svg', 'image/svg+xml', token)).code).toBe('00000');
    expect(failureOf((await send(svg, 'photo.jpg', 'image/jpeg', token)).data)).toBe('pictureNotTaken');
    expect(failureOf((await http().ask({ method: 'POST', url: '/api/p/file/upload', headers: { authorization: token } })).data)).toBe(
      'uploadMissing',
    );
  });

  it('of more than ten megabytes is cut off', async () => {
    const token = await http().token('buyer', 'buyer1');
    const answer = await send(Buffer.concat([await png(), Buffer.alloc(10_000_000)]), 'a.png', 'image/png', token);
    expect([answer.status, answer.code]).toEqual([413, 'A00016']);
  });

  it('is taken from nobody who is not logged in', async () => {
    expect((await send(await png(), 'a.png', 'image/png')).code).toBe('A00004');
  });
});

describe('a picture that nothing uses', () => {
  const again = (kind: string, payload: object): Promise<unknown> =>
    market().query("insert into work (kind, key, due_at, payload) values ($1, 'again', $2, $3)", [kind, market().app.clock.now(), payload]);

  it('is removed when its owner says so', async () => {
    const m = market();
    const { fileId, filePath } = await uploadPicture(m, 3);
    await m.buyer(3).ok('DELETE /p/file/{fileId}', { fileId });
    await m.app.drain();
    expect(isKept(filePath)).toBe(false);
    expect(await m.buyer(3).refused('GET /p/file/{fileId}', { fileId })).toBe('fileUnknown');
  });

  it('is removed after a day', async () => {
    const m = market();
    const { filePath } = await uploadPicture(m, 3);
    await again('files.forgetUnused', {});
    await m.app.workOnce();
    expect(isKept(filePath)).toBe(true);
    await m.advance(1.1);
    expect(isKept(filePath)).toBe(false);
    expect(await m.query('select 1 from files where path = $1', [filePath])).toEqual([]);
    await m.query("delete from work where kind = 'files.forgetUnused'");
  });

  it('left on the disk by a call that was killed is found without its row', async () => {
    const m = market();
    const { filePath: fresh } = await uploadPicture(m, 3);
    const path = newPicturePath();
    for (const root of ['private/pictures', 'files/u']) {
      await mkdir(join(dataDir, root, path.slice(2, 4)), { recursive: true });
      writeFileSync(join(dataDir, root, path.slice(2)), 'rest');
    }
    // What lies here is old by the time of its last change, which no program can set back: the question is asked of the future.
    const tomorrow = new Date(Date.now() + 86_400_000);
    utimesSync(join(dataDir, 'files', path), tomorrow, tomorrow);
    const found = await Promise.all(pictureFolders.map((f) => picturesSince(dataDir, f, tomorrow)));
    expect(found.flat()).toEqual(expect.arrayContaining([fresh, path]));
    expect((await Promise.all(pictureFolders.map((f) => picturesSince(dataDir, f, new Date(Date.now() - 86_400_000))))).flat()).toEqual([]);
    await m.query("insert into work (kind, key, due_at, payload) values ('files.align', $1, $2, $3)", [path, m.app.clock.now(), { path }]);
    await m.app.drain();
    expect([isKept(path), isPublic(path), isKept(fresh)]).toEqual([false, false, true]);
  });

  it('is swept folder by folder, all of them within a round', async () => {
    const m = market();
    await again('files.sweep', { place: 0 });
    await m.app.drain();
    const [next] = await m.query<{ payload: { place: number } }>("select payload from work where kind = 'files.sweep'");
    expect(next!.payload.place).toBe(0);
    await m.query("delete from work where kind = 'files.sweep'");
  });
});
