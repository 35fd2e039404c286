import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storePhotosMax } from '@kyakhta/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { uploadStorePicture } from '../../../test/pictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kyakhta-photos-'));
const market = marketplaceForFile({ options: { dataDir } });
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const seller = () => market().seller(2);
const bring = (store = 2) => uploadStorePicture(market(), store, 'storePhoto');
const show = (photos: readonly object[]) => seller().call('PUT /shop/admin/shop/photos', { photos: photos as never });
const shown = async (locale: 'en' | 'ru' = 'en') =>
  (await market().guest.call('GET /shop/photos/{shopId}', { shopId: 2 }, { locale })).data as {
    path: string;
    caption: string;
    language: string;
  }[];
const isPublic = (path: string): boolean => existsSync(join(dataDir, 'files', path));
const en = (words: string) => ({ captions: { en: words } });

describe('the pictures a store shows of itself', () => {
  it('stand on its page in their order with their words in the reader’s language, and before operators', async () => {
    const [factory, office] = [await bring(), await bring()];
    expect(
      (
        await show([
          { fileId: office.fileId, ...en('Our office') },
          { fileId: factory.fileId, captions: { en: 'The press shop', ru: 'Прессовый цех' } },
        ])
      ).code,
    ).toBe('00000');
    expect(await shown('ru')).toEqual([
      { path: office.filePath, caption: 'Our office', language: 'en' },
      { path: factory.filePath, caption: 'Прессовый цех', language: 'ru' },
    ]);
    for (const { filePath } of [factory, office]) expect(isPublic(filePath)).toBe(true);
    const { photos } = await market().operator.ok('GET /platform/shop/info/{shopId}', { shopId: 2 });
    expect(photos).toEqual(await seller().ok('GET /shop/admin/shop/photos', {}));
    expect(photos[1]?.captions).toEqual({ en: 'The press shop', ru: 'Прессовый цех' });
  });

  it('change places and words, and go: what is left out is seen by nobody any more', async () => {
    const [office, factory] = await seller().ok('GET /shop/admin/shop/photos', {});
    const room = await bring();
    await show([
      { path: factory!.path, ...en('Presses') },
      { fileId: room.fileId, ...en('Showroom') },
    ]);
    await market().app.drain();
    expect((await shown()).map(({ path, caption }) => [path, caption])).toEqual([
      [factory!.path, 'Presses'],
      [room.filePath, 'Showroom'],
    ]);
    expect([isPublic(office!.path), isPublic(factory!.path)]).toEqual([false, true]);
    expect((await show([{ path: office!.path, ...en('Again') }])).data).toMatchObject({ failure: 'fileUnknown' });
    const rows = await market().query("select 1 from audit_log where action = 'store.photos' and subject = 'store:2'");
    expect(rows).toHaveLength(2);
  });

  it('are its own, eight at most, and each says what it shows', async () => {
    const before = await shown();
    const theirs = await bring(3);
    const goods = await uploadStorePicture(market(), 2, 'product');
    for (const { fileId } of [theirs, goods])
      expect((await show([{ fileId, ...en('Ours') }])).data).toMatchObject({ failure: 'fileUnknown' });
    const own = await bring();
    for (const captions of [{}, { en: ' ' }, { en: 'x'.repeat(121) }, { xx: 'Hall' }])
      expect([captions, (await show([{ fileId: own.fileId, captions }])).code]).toEqual([captions, 'A00014']);
    const many = Array.from({ length: storePhotosMax + 1 }, () => ({ path: before[0]!.path, ...en('Hall') }));
    expect((await show(many)).code).toBe('A00014');
    expect(await shown()).toEqual(before);
  });

  it('are not shown of a store that does not sell, nor of one that is not there', async () => {
    await market().operator.ok('PUT /platform/shop/suspend', { shopId: 2, reason: 'On trial' });
    for (const shopId of [2, 2_000_000]) expect(await market().guest.refused('GET /shop/photos/{shopId}', { shopId })).toBe('shopUnknown');
    await market().operator.ok('PUT /platform/shop/reopen', { shopId: 2 });
    expect((await shown()).length).toBe(2);
    await show([]);
    expect(await shown()).toEqual([]);
  });
});
