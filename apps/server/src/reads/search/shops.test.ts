import { describe, expect, it } from 'vitest';
import { hotSearchType } from '@kyakhta/contract';
import { sql } from '../../runtime/sql.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';

const market = marketplaceForFile();
const found = (prodName: string) => market().guest.ok('GET /search/shops', { prodName });
const idsOf = async (prodName: string): Promise<number[]> => (await found(prodName)).map(({ shopId }) => shopId);
const nameOf = async (shopId: number): Promise<string> =>
  (await market().guest.ok('GET /shop/headInfo/{shopId}', { shopId })).merchantMallDisplayName;

describe('stores by their name', () => {
  it('are found by beginnings of its words, in any order and writing', async () => {
    const words = (await nameOf(1)).split(' ');
    expect(words.length).toBeGreaterThan(1);
    const [first = '', second = ''] = words;
    for (const typed of [words.join(' '), first.toUpperCase(), `${second.slice(0, 3)} ${first.slice(0, 3)}`])
      expect(await idsOf(typed), typed).toContain(1);
    expect(await idsOf(`${first} nowhere`)).toEqual([]);
    expect(await idsOf(first.slice(1))).not.toContain(1);
  });

  it('say what a row about them shows', async () => {
    const [shop] = await found(await nameOf(1));
    const head = await market().guest.ok('GET /shop/headInfo/{shopId}', { shopId: 1 });
    expect(shop).toEqual({
      shopId: 1,
      shopName: head.shopName,
      merchantMallDisplayName: head.merchantMallDisplayName,
      shopLogo: head.shopLogo,
      city: head.city,
      shopType: head.shopType,
      shopPreferred: true,
      prodCount: head.prodCount,
    });
  });

  it('are those that the platform prefers, where it is they that are asked for', async () => {
    const preferred = () => market().guest.ok('GET /search/shops', { preferred: 1 });
    const shops = await preferred();
    expect(shops.length).toBeGreaterThan(0);
    expect(shops.every(({ shopPreferred }) => shopPreferred)).toBe(true);
    expect(await market().guest.ok('GET /search/shops', { preferred: 0 })).toEqual([]);
    for (const { shopId } of shops) {
      await market().operator.ok('PUT /platform/shop/preferred', { shopId, isPreferred: false });
      expect((await preferred()).map((s) => s.shopId)).not.toContain(shopId);
    }
    expect(await preferred()).toEqual([]);
    await market().operator.ok('PUT /platform/shop/preferred', { shopId: 1, isPreferred: true });
    expect((await preferred()).map((s) => s.shopId)).toEqual([1]);
  });

  it('are none for one letter, blanks, and signs that mean something to the database', async () => {
    for (const typed of ['n', '  ', '%%', '__', String.raw`\\`]) expect(await idsOf(typed), typed).toEqual([]);
  });

  it('stand among suggestions, with their page', async () => {
    const name = await nameOf(1);
    const suggested = await market().guest.ok('GET /search/suggest', { prodName: name.slice(0, 6) });
    expect(suggested.find(({ kind, shopId }) => kind === 'shop' && shopId === 1)?.title).toBe(name);
    expect(suggested.filter(({ kind, shopId }) => (kind === 'shop') !== (shopId !== null))).toEqual([]);
  });

  it('are those that sell most for who asks what is searched for', async () => {
    const shops = await market().guest.ok('GET /search/hotSearch', { type: hotSearchType.shop });
    const { rows } = await sql<{ name: string }>`
      select s.name from stores s join listed_products l on l.store_id = s.id where s.status = 1 group by s.id order by sum(l.sold) desc, s.id limit 10`.execute(
      market().app.database.db,
    );
    expect(shops.map(({ content }) => content)).toEqual(rows.map(({ name }) => name));
    expect(shops.length).toBeGreaterThan(1);
  });

  it('are not found while they are suspended', async () => {
    const name = await nameOf(2);
    expect(await idsOf(name)).toContain(2);
    await market().operator.ok('PUT /platform/shop/suspend', { shopId: 2, reason: 'Papers ran out' });
    expect(await idsOf(name)).not.toContain(2);
    await market().operator.ok('PUT /platform/shop/reopen', { shopId: 2 });
    await market().advance(0);
    expect(await idsOf(name)).toContain(2);
  });
});
