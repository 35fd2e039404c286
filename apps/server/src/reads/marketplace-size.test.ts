import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../test/marketplace.ts';

const market = marketplaceForFile();
const counted = async () => (await market().guest.ok('GET /webConfig/getHomeConfig', {})).counted;
const switched = async (figuresCounted: boolean): Promise<void> => {
  const { version } = await market().operator.ok('GET /platform/site/settings', {});
  await market().operator.ok('PUT /platform/site/settings', { version, figuresCounted });
};

describe('the size of the marketplace', () => {
  it('is what a buyer finds when she looks', async () => {
    const size = await counted();
    const { total } = await market().guest.ok('GET /search/page', { size: 1, current: 1 });
    expect(size?.products).toBe(total);
    const stores = await market().query<{ n: number }>(
      'select count(distinct s.id)::int as n from stores s join listed_products l on l.store_id = s.id where s.status = 1',
    );
    expect(size?.stores).toBe(stores[0]?.n);
    expect(size?.categories).toBeGreaterThan(0);
  });

  it('follows goods that come and go', async () => {
    const before = await counted();
    const [row] = await market().query<{ id: number }>(
      'select product_id as id from listed_products where store_id = 1 order by 1 limit 1',
    );
    const prodId = row?.id ?? 0;
    await market().seller(1).ok('PUT /shop/admin/prod/status', { prodId, onSale: false });
    expect((await counted())?.products).toBe((before?.products ?? 0) - 1);
    await market().seller(1).ok('PUT /shop/admin/prod/status', { prodId, onSale: true });
    expect((await counted())?.products).toBe(before?.products);
  });

  it('counts as new what came on sale since midnight in Moscow', async () => {
    await market().advance(3);
    expect((await counted())?.newToday).toBe(0);
    const [row] = await market().query<{ id: number; other: number }>(
      'select min(product_id) as id, max(product_id) as other from listed_products where store_id = 1',
    );
    const prodId = row?.id ?? 0;
    await market().query('update listed_products set created_at = $2 where product_id = $1', [prodId, market().app.clock.now()]);
    // Something else of the list changes, so that it is counted anew.
    for (const onSale of [false, true])
      await market()
        .seller(1)
        .ok('PUT /shop/admin/prod/status', { prodId: row?.other ?? 0, onSale });
    expect((await counted())?.newToday).toBe(1);
  });

  it('gives way to written figures where the operators want those', async () => {
    await switched(false);
    expect(await market().guest.ok('GET /webConfig/getHomeConfig', {})).toMatchObject({ counted: null, newToday: 2300 });
    await switched(true);
    expect(await counted()).not.toBeNull();
  });
});
