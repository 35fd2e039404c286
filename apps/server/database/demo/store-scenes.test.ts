import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { artFile } from './pictures.ts';
import { scenes, showScenes } from './store-scenes.ts';

const market = marketplaceForFile();
const client = { query: async (text: string, values?: unknown[]) => ({ rows: await market().query(text, values) }) } as never;
const show = () => showScenes(client, (art) => Promise.resolve(`${art}-1000.webp`));

it('the first five stores show drawings that say so in three languages, once; what a seller chose stays', async () => {
  for (const { art, captions } of scenes) {
    expect(existsSync(artFile(art))).toBe(true);
    expect(captions.en).toMatch(/drawing/);
    expect(captions.ru).toMatch(/рисунок/);
    expect(captions.zh_CN).toMatch(/示意图/);
  }
  await market().seller(4).ok('PUT /shop/admin/shop/photos', { photos: [] });
  expect(await show()).toEqual([1, 2, 3, 5]);
  expect(await show()).toEqual([]);
  const photos = await market().guest.ok('GET /shop/photos/{shopId}', { shopId: 1 });
  expect(photos.map(({ path, caption }) => [path, caption])).toEqual(scenes.map(({ art, captions }) => [`${art}-1000.webp`, captions.en]));
  expect(await market().guest.ok('GET /shop/photos/{shopId}', { shopId: 4 })).toEqual([]);
});
