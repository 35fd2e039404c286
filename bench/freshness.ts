import pg from 'pg';
import { createHash, randomUUID } from 'node:crypto';
import { clientOf } from './load.ts';

/**
 * A seller changes a price every 100 ms while readers ask for it, on its page and in a list by price; each read that began after the
 * writer had its answer must show the new price. @returns writes made and stale reads seen.
 */
export const freshness = async (
  url: string,
  base: string,
  seconds: number,
): Promise<{ readonly writes: number; readonly reads: number; readonly stale: number }> => {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  const token = randomUUID();
  const { rows } = await db.query<{ skuId: number; prodId: number; categoryId: number; storeId: number }>(
    'select min(s.id) as "skuId", p.id as "prodId", p.category_id as "categoryId", p.store_id as "storeId" from skus s join products p on p.id = s.product_id where p.pricing_mode = 0 group by p.id order by p.id limit 1',
  );
  const target = rows[0];
  if (target === undefined) throw new Error('there is a product with prices by variant');
  await db.query(
    "insert into sessions (token_hash, kind, holder_id, store_id, created_at, expires_at) select $1, 'seller', id, store_id, now(), now() + interval '1 day' from store_accounts where store_id = $2 limit 1",
    [createHash('sha256').update(token).digest(), target.storeId],
  );
  await db.end();
  const seller = clientOf(base, token);
  const end = performance.now() + seconds * 1000;
  let told = 0;
  let writes = 0;
  const write = async (): Promise<void> => {
    while (performance.now() < end) {
      // Dearer than its sisters, so that it is the upper price of the card.
      const cents = 1_000_000 + writes;
      await seller.call('PUT', '/shop/admin/prod/sku', {
        skuId: target.skuId,
        price: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
      });
      told = cents;
      writes += 1;
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
  };
  let reads = 0;
  let stale = 0;
  const read = async (path: string, priceIn: (data: never) => number | undefined): Promise<void> => {
    const reader = clientOf(base, '');
    while (performance.now() < end) {
      const least = told;
      const answer = await reader.call('GET', path);
      reads += 1;
      if (Math.round((priceIn(answer.data) ?? 0) * 100) < least) stale += 1;
    }
    reader.close();
  };
  const detail = (): Promise<void> =>
    read(
      `/prod/prodInfo?prodId=${target.prodId}`,
      (data: { skuList: { skuId: number; price: number }[] }) => data.skuList.find((s) => s.skuId === target.skuId)?.price,
    );
  const list = (): Promise<void> =>
    read(
      `/search/page?shopId=${target.storeId}&categoryId=${target.categoryId}&sort=4&size=100`,
      (data: { records: { prodId: number; maxPrice: number }[] }) => data.records.find((r) => r.prodId === target.prodId)?.maxPrice,
    );
  await Promise.all([write(), detail(), detail(), list(), list()]);
  seller.close();
  return { writes, reads, stale };
};
