import { productStatus } from '@kyakhta/contract';
import type { Input } from '@kyakhta/contract/types';
import { beforeAll, describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../test/marketplace.ts';

const market = marketplaceForFile();
const seller = () => market().seller(1);
const page = (wish: Input<'GET /shop/admin/prod/page'> = {}) => seller().ok('GET /shop/admin/prod/page', { size: 100, ...wish });
const idsOf = async (wish: Input<'GET /shop/admin/prod/page'>): Promise<number[]> => (await page(wish)).records.map((r) => r.prodId);
let ids: number[] = [];
beforeAll(async () => {
  ids = await idsOf({});
});

describe('the products of a store', () => {
  it('stand in their views, and each view tells how many it holds', async () => {
    const [low = 0, off = 0, gone = 0] = ids;
    await market().query(
      'update stock k set low_at = 1000000 from skus s where s.id = k.sku_id and s.product_id = $1 and s.id = (select min(id) from skus where product_id = $1 and not is_deleted)',
      [low],
    );
    await seller().ok('PUT /shop/admin/prod/status', { prodId: off, onSale: false });
    await market().query('update products set status = $2 where id = $1', [gone, productStatus.offByPlatform]);
    const { counts } = await page();
    for (const view of ['all', 'on', 'off', 'review', 'refused', 'none', 'low'] as const)
      expect((await page({ view })).total, view).toBe(counts[view]);
    expect(await idsOf({ view: 'off' })).toEqual([off, gone].toSorted((a, b) => b - a));
    expect(await idsOf({ view: 'low' })).toContain(low);
    expect(await idsOf({ view: 'on' })).not.toContain(off);
    expect(counts.all).toBe(counts.on + counts.off);
    await market().query('update products set status = 1 where id = any($1)', [[off, gone]]);
  });

  it('are narrowed by a category with all below it, and by price', async () => {
    const { categories, records } = await page();
    expect(categories.length).toBeGreaterThan(0);
    let sum = 0;
    for (const { categoryId } of categories) sum += (await page({ categoryId })).total;
    expect(sum).toBe(records.length);
    const [{ top } = { top: 0 }] = await market().query<{ top: number }>(
      'select coalesce(b.parent_id, b.id, c.id) as top from categories c left join categories b on b.id = c.parent_id where c.id = $1',
      [categories[0]?.categoryId],
    );
    expect((await page({ categoryId: top })).total).toBeGreaterThan(0);
    const dear = Math.max(...records.map((r) => r.maxPrice));
    expect((await page({ minPrice: dear.toFixed(2) })).records.every((r) => r.maxPrice === dear)).toBe(true);
    expect((await page({ minPrice: (dear + 1).toFixed(2) })).total).toBe(0);
    expect(await seller().refused('GET /shop/admin/prod/page', { maxPrice: '1e3' })).toBe('argumentNotValid');
    expect((await page({ categoryId: 2_147_483_647 })).total).toBe(0);
  });
});

describe('many products at once', () => {
  const statusOf = async (prodIds: readonly number[]) =>
    (await market().query<{ status: number }>('select status from products where id = any($1) order by id', [prodIds])).map(
      (p) => p.status,
    );

  it('are taken off sale and put back, the same twice changes nothing, and what the platform took off stays', async () => {
    const three = ids.slice(3, 6);
    await market().query('update products set status = $2 where id = $1', [three[0], productStatus.offByPlatform]);
    const take = { prodIds: [...three, ...three], onSale: false };
    expect(await seller().ok('PUT /shop/admin/prod/statuses', take)).toEqual({ changed: 2, left: 1 });
    expect(await seller().ok('PUT /shop/admin/prod/statuses', take)).toEqual({ changed: 0, left: 1 });
    expect((await statusOf(three)).toSorted((a, b) => a - b)).toEqual([0, 0, 2]);
    const changes = await market().query("select 1 from audit_log where action = 'product.status' and subject = any($1)", [
      three.map((prodId) => `product:${prodId}`),
    ]);
    expect(changes.length).toBe(2);
    await market().query('update products set status = 0 where id = $1', [three[0]]);
    const put = { prodIds: three, onSale: true };
    const both = await Promise.all([seller().ok('PUT /shop/admin/prod/statuses', put), seller().ok('PUT /shop/admin/prod/statuses', put)]);
    expect(both.reduce((n, { changed }) => n + changed, 0)).toBe(3);
    expect(await statusOf(three)).toEqual([1, 1, 1]);
  });

  it('are all left where one is another store’s, or none is named', async () => {
    const [other] = (await market().seller(2).ok('GET /shop/admin/prod/page', {})).records;
    const mixed = { prodIds: [ids[0] ?? 0, other?.prodId ?? 0], onSale: false };
    expect(await seller().refused('PUT /shop/admin/prod/statuses', mixed)).toBe('productUnknown');
    expect(await statusOf(mixed.prodIds)).toEqual([1, 1]);
    expect(await seller().refused('PUT /shop/admin/prod/statuses', { prodIds: [], onSale: false })).toBe('argumentNotValid');
  });
});
