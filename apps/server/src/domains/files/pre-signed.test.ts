import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, configFor, httpForFile, openHttp } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { jpeg, png } from '../../../test/pictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kyakhta-pre-signed-'));
const market = marketplaceForFile({ options: { dataDir } });
const http = httpForFile(market);
let [token, hers] = ['', ''];
beforeAll(async () => {
  [token, hers] = [await http().token('buyer', 'buyer1'), await http().token('buyer', 'buyer2')];
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

interface Signed {
  readonly fileId: number;
  readonly filePath: string;
  readonly preSignUrl: string;
}
const signed = async (fileName = 'IMG_0001.HEIC'): Promise<Signed> =>
  (await http().call('GET /p/file/getPreSignUrl', { fileName }, token)).data as Signed;
const bring = (
  { preSignUrl }: Pick<Signed, 'preSignUrl'>,
  payload: Buffer | Readable,
  type: string | null = 'image/jpeg',
): Promise<Answer> =>
  http().ask({ method: 'PUT', url: new URL(preSignUrl).pathname, payload, headers: type === null ? {} : { 'content-type': type } });
const told = (items: readonly object[], by = token): Promise<Answer> => http().call('PUT /p/file/uploadSuccess', { items }, by);
const waiting = async (): Promise<string[]> => readdir(join(dataDir, 'uploads')).catch(() => []);

describe('a picture that is brought to an address of its own', () => {
  it('is brought by TLS where it was asked for by TLS', async () => {
    const behind = await openHttp(market().app, configFor(market(), { TRUST_PROXY: '127.0.0.1' }));
    const addressBy = async (scheme: string): Promise<string> =>
      (
        (
          await behind.ask({
            method: 'GET',
            url: '/api/p/file/getPreSignUrl?fileName=a.jpg',
            headers: { authorization: token, host: 'shop.test', 'x-forwarded-proto': scheme },
          })
        ).data as Signed
      ).preSignUrl;
    expect([await addressBy('https'), await addressBy('http')]).toEqual([
      expect.stringMatching(/^https:\/\/shop\.test\//),
      expect.stringMatching(/^http:\/\/shop\.test\//),
    ]);
    await behind.server.close();
  });

  it('has the id and the path that it was told, and nobody logs in to bring it', async () => {
    const address = await signed();
    expect(address).toEqual({
      fileId: expect.any(Number),
      filePath: expect.stringMatching(/^u\/[0-9a-f]{2}\/[0-9a-f]{32}-1000\.webp$/),
      preSignUrl: expect.stringContaining('/api/file/put/'),
    });
    expect((await told([{ fileId: address.fileId, filePath: address.filePath, fileSize: 5 }])).data).toMatchObject({
      failure: 'fileUnknown',
    });
    expect((await bring(address, await jpeg())).data).toMatchObject({ fileId: address.fileId, filePath: address.filePath });
    expect((await told([{ fileId: address.fileId, filePath: address.filePath, fileSize: 5 }])).code).toBe('00000');
    expect((await told([{ fileId: address.fileId }], hers)).data).toMatchObject({ failure: 'fileUnknown' });
    const shown = await http().call('GET /p/file/{fileId}', { fileId: address.fileId }, token);
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(await waiting()).toEqual([]);
  });

  it('may be of any type that is named, or of none; its bytes say what it is', async () => {
    for (const type of ['application/octet-stream', 'application/json', 'multipart/form-data', 'text/plain', null])
      expect((await bring(await signed(), await png(), type)).code, String(type)).toBe('00000');
    const nothing = await bring(await signed(), Buffer.from('{"a":1}'), 'application/json');
    expect([nothing.code, nothing.data]).toMatchObject(['A00014', { failure: 'pictureNotTaken' }]);
    expect((await bring(await signed(), Buffer.alloc(0))).data).toMatchObject({
      failure: expect.stringMatching(/^(fileEmpty|uploadMissing)$/),
    });
    expect(await waiting()).toEqual([]);
  });

  it('is taken once: again, and of two at the same time the second, is refused', async () => {
    const address = await signed();
    const picture = await jpeg();
    const both = await Promise.all([bring(address, picture), bring(address, picture)]);
    expect(both.filter((a) => a.code === '00000')).toHaveLength(1);
    expect((await bring(address, await png())).data).toMatchObject({ failure: 'fileUnknown' });
    await http().call('DELETE /p/file/{fileId}', { fileId: address.fileId }, token);
    expect((await bring(address, picture)).data).toMatchObject({ failure: 'fileUnknown' });
    expect(await waiting()).toEqual([]);
  });

  it('is not read where the address is none of ours, was changed, or is ten minutes old', async () => {
    const address = await signed();
    const [body = '', mark = ''] = new URL(address.preSignUrl).pathname.split('/').at(-1)?.split('.') ?? [];
    const other = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), userId: 2 })).toString(
      'base64url',
    );
    const big = Buffer.alloc(1_000_000, 1);
    for (const ticket of ['x', `${body}.`, `${body}.${mark}.`, `${other}.${mark}`, `${body}.${mark.slice(0, -4)}AAAA`, 'a.b'])
      expect((await bring({ preSignUrl: `https://shop.test/api/file/put/${ticket}` }, big)).data, ticket).toMatchObject({
        failure: 'fileUnknown',
      });
    await market().query('update instance set clock_offset_seconds = clock_offset_seconds + 601');
    await market().app.catchUp();
    expect((await bring(address, await jpeg())).data).toMatchObject({ failure: 'fileUnknown' });
    expect(await waiting()).toEqual([]);
  });

  it('is no larger than pictures are, whether or not its length is told', async () => {
    const large = await bring(await signed(), Buffer.alloc(10_000_001, 1));
    expect([large.status, large.code]).toEqual([413, 'A00016']);
    const parts = Readable.from(Array.from({ length: 11 }, () => Buffer.alloc(1_000_000, 1)));
    const untold = await bring(await signed(), parts);
    expect([untold.status, untold.code]).toEqual([413, 'A00016']);
    expect(await waiting()).toEqual([]);
  });

  it('is used as an avatar or in a review, and for nothing that is sealed', async () => {
    const address = await signed();
    await bring(address, await jpeg());
    const set = await http().call('PUT /p/user/setUserInfo', { avatarUrl: address.filePath, nickName: 'Anna', sex: 1 }, token);
    expect(set.code).toBe('00000');
    expect((await http().call('GET /p/user/userInfo', {}, token)).data).toMatchObject({ pic: address.filePath });
    const others = await signed();
    await bring(others, await jpeg());
    expect((await http().call('PUT /p/user/setUserInfo', { pic: others.filePath }, hers)).data).toMatchObject({ failure: 'fileUnknown' });
  });
});
