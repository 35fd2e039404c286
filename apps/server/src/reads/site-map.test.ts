import { siteMapPartIds } from '@kyakhta/contract';
import { expect, it } from 'vitest';
import { marketplaceForFile } from '../../test/marketplace.ts';

const market = marketplaceForFile();

it('lists what can be opened, and a part holds no more than search engines read', async () => {
  const { guest } = market();
  const counts = await guest.ok('GET /siteMap/parts', {});
  expect(counts).toEqual({ products: 1, stores: 1 });
  expect(siteMapPartIds * 10).toBeLessThanOrEqual(50_000);
  const products = (await guest.ok('GET /siteMap/part', { of: 'products', part: 1 })).flat();
  const listed = await market().query<{ id: number }>('select product_id as id from listed_products order by 1');
  expect(products).toEqual(listed.map(({ id }) => id));
  expect((await guest.ok('GET /siteMap/part', { of: 'stores' })).flat()).toContain(1);
  expect(await guest.ok('GET /siteMap/part', { of: 'products', part: 2 })).toEqual([]);
});

it('names a category with those above it', async () => {
  const categories = await market().guest.ok('GET /siteMap/part', { of: 'categories' });
  const known = new Map(
    (await market().query<{ id: number; parent: number | null }>('select id, parent_id as parent from categories')).map((r) => [
      r.id,
      r.parent,
    ]),
  );
  expect(categories).toHaveLength(known.size);
  for (const path of categories) for (const [i, id] of path.entries()) expect(known.get(id)).toBe(path[i - 1] ?? null);
});
