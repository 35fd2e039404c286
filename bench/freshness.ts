import pg from 'pg';
import { createHash, randomUUID } from 'node:crypto';
import { clientOf } from './load.ts';

/**
 * A seller changes a price every 100 ms while readers ask for it; each read that began after the
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
  await db.query(
    "insert into sessions (token_hash, kind, holder_id, store_id, created_at, expires_at) values ($1, 'seller', 1, 1, now(), now() + interval '1 day')",
    [createHash('sha256').update(token).digest()],
  );
  const { rows } = await db.query<{ skuId: number; prodId: number }>(
    'select s.id as "skuId", p.id as "prodId" from skus s join products p on p.id = s.product_id where p.store_id = 1 and p.pricing_mode = 0 order by s.id limit 1',
  );
  await db.end();
  const target = rows[0];
  if (target === undefined) throw new Error('store 1 has a product with prices by variant');
  const seller = clientOf(base, token);
  const end = performance.now() + seconds * 1000;
  let told = 0;
  let writes = 0;
  const write = async (): Promise<void> => {
    while (performance.now() < end) {
      const cents = 1000 + writes;
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
  const readOn = async (): Promise<void> => {
    const reader = clientOf(base, '');
    while (performance.now() < end) {
      const least = told;
      const answer = await reader.call('GET', `/prod/prodInfo?prodId=${target.prodId}`);
      const sku = (answer.data as { skuList: { skuId: number; price: number }[] }).skuList.find((s) => s.skuId === target.skuId);
      reads += 1;
      if (Math.round((sku?.price ?? 0) * 100) < least) stale += 1;
    }
    reader.close();
  };
  await Promise.all([write(), readOn(), readOn(), readOn(), readOn()]);
  seller.close();
  return { writes, reads, stale };
};
