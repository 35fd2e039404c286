import { collectionsMax, historyMax } from '@kyakhta/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { restock } from '../../../test/goods.ts';

const market = marketplaceForFile();
const me = (): Person => market().buyer(1);
const other = (): Person => market().buyer(2);
const keep = (prodId: number, isCollection?: 0 | 1, who = me()): Promise<boolean> =>
  who.ok('POST /p/user/collection/addOrCancel', { prodId, ...(isCollection === undefined ? {} : { isCollection }) });
const kept = async (who = me()): Promise<[number, string | null][]> =>
  (await who.ok('GET /p/user/collection/page', { size: 100 })).records.map((r) => [r.prodId, r.fault]);
const seen = async (who = me()): Promise<number[]> =>
  (await who.ok('GET /p/prodBrowseLog/page', { size: 100 })).records.map((r) => r.prodId);

beforeEach(async () => {
  for (const table of ['product_collections', 'store_collections', 'browse_log']) await market().query(`delete from ${table}`);
  await market().query('update products set status = 1');
  await market().query('update stores set status = 1');
  await restock(market(), 'reserved + 1000');
});
/** Products beyond those of the demo, alike but for their ids. */
const madeUp = 900_000;
beforeAll(async () => {
  await market().query(
    `insert into products overriding system value
     select (jsonb_populate_record(null::products, to_jsonb(p) || jsonb_build_object('id', n, 'code', 'made-up-' || n))).* from products p, generate_series($1::int, $1::int + $2::int - 1) n where p.id = 1`,
    [madeUp, collectionsMax],
  );
});
/** As if so many of them had been kept, or looked at, an hour ago. */
const fillUp = (table: string, at: string, count: number): Promise<unknown> =>
  market().query(
    `insert into ${table} (user_id, product_id, ${at}) select 1, n, now() - interval '1 hour' from generate_series($1::int, $1::int + $2::int - 1) n`,
    [madeUp, count],
  );

describe('what a buyer keeps', () => {
  it('is turned round by a click, or becomes what the page asks for however often it is asked', async () => {
    expect(await keep(1)).toBe(true);
    expect(await me().ok('GET /p/user/collection/isCollection', { prodId: 1 })).toBe(true);
    expect(await keep(1)).toBe(false);
    expect(await Promise.all([keep(1, 1), keep(1, 1), keep(1, 1)])).toEqual([true, true, true]);
    expect(await me().ok('GET /p/user/collection/count', {})).toBe(1);
    expect(await Promise.all([keep(1, 0), keep(1, 0)])).toEqual([false, false]);
    expect(await kept()).toEqual([]);
  });

  it('is his alone', async () => {
    await keep(1, 1);
    expect(await other().ok('GET /p/user/collection/isCollection', { prodId: 1 })).toBe(false);
    expect(await kept(other())).toEqual([]);
    await other().ok('POST /p/user/collection/batchCancel', { prodIds: [1] });
    await keep(1, 0, other());
    expect(await kept()).toEqual([[1, null]]);
  });

  it('stands latest first, and goes several at a time', async () => {
    for (const id of [1, 2, 3, 4]) await keep(id, 1);
    expect((await kept()).map(([id]) => id)).toEqual([4, 3, 2, 1]);
    await me().ok('POST /p/user/collection/batchCancel', { prodIds: [1, 3, 3, 2_000_000_000] });
    await me().ok('POST /p/user/collection/batchCancel', { prodIds: '2' });
    expect((await kept()).map(([id]) => id)).toEqual([4]);
    const second = await me().ok('GET /p/user/collection/page', { size: 1, current: 2 });
    expect([second.records.length, second.total, second.pages]).toEqual([0, 1, 1]);
  });

  it('names why something cannot be bought now, and lets it go', async () => {
    for (const id of [1, 2]) await keep(id, 1);
    await market().query('update products set status = 0 where id = 1');
    await restock(market(), 'reserved', 'sku_id in (select id from skus where product_id = 2)');
    expect(await kept()).toEqual([
      [2, 'noStock'],
      [1, 'productOffline'],
    ]);
    // Each reason by its own name: looked at, taken off by the platform, deleted.
    for (const [status, fault] of [
      [6, 'productUnderReview'],
      [3, 'productUnderReview'],
      [2, 'productAbnormal'],
      [-1, 'productGone'],
    ] as const) {
      await market().query('update products set status = $1 where id = 1', [status]);
      expect(await kept(), fault).toContainEqual([1, fault]);
    }
    await market().query('update products set status = 1 where id = 1');
    for (const [status, fault] of [
      [2, 'storeSuspended'],
      [3, 'storeSuspended'],
      [-1, 'storeClosed'],
    ] as const) {
      await market().query('update stores set status = $1', [status]);
      expect(await kept(), fault).toContainEqual([1, fault]);
    }
    await market().query('update stores set status = 0');
    expect(await kept()).toEqual([
      [2, 'storeClosed'],
      [1, 'storeClosed'],
    ]);
    expect(await keep(1)).toBe(false);
  });

  it('takes no product and no store that nobody can open', async () => {
    await market().query('delete from listed_products where product_id = 3');
    expect(await me().refused('POST /p/user/collection/addOrCancel', { prodId: 3 })).toBe('productUnavailable');
    expect(await me().refused('POST /p/user/collection/addOrCancel', { prodId: 2_000_000_000, isCollection: 1 })).toBe('productUnknown');
    await market().query('update stores set status = 0 where id = 2');
    expect(await me().refused('POST /p/shop/collection/addOrCancel', { shopId: 2 })).toBe('shopUnknown');
    expect(await me().refused('POST /p/shop/collection/addOrCancel', { shopId: 2_000_000_000 })).toBe('shopUnknown');
    expect(await me().refused('POST /p/user/collection/addOrCancel', { prodId: 1, isCollection: 2 })).toBe('argumentNotValid');
    expect(await me().refused('POST /p/user/collection/batchCancel', { prodIds: [] })).toBe('argumentNotValid');
  });

  it('has an end', async () => {
    await fillUp('product_collections', 'created_at', collectionsMax);
    expect(await me().refused('POST /p/user/collection/addOrCancel', { prodId: 1 })).toBe('collectionLimitReached');
    await keep(madeUp, 0);
    expect(await keep(1, 1)).toBe(true);
  });

  it('may be a store', async () => {
    const toggle = (isCollection: 0 | 1): Promise<boolean> => me().ok('POST /p/shop/collection/addOrCancel', { shopId: 2, isCollection });
    expect([await toggle(1), await toggle(1)]).toEqual([true, true]);
    expect(await me().ok('GET /p/shop/collection/isCollection', { shopId: 2 })).toBe(true);
    expect(await other().ok('GET /p/shop/collection/isCollection', { shopId: 2 })).toBe(false);
    await market().query('update stores set status = 0 where id = 2');
    expect((await me().ok('GET /p/shop/collection/page', {})).records).toMatchObject([{ shopId: 2, fault: 'storeClosed' }]);
    await market().query('update stores set status = 2 where id = 2');
    expect((await me().ok('GET /p/shop/collection/page', {})).records).toMatchObject([{ shopId: 2, fault: 'storeSuspended' }]);
    await other().ok('POST /p/shop/collection/batchCancel', { shopIds: [2] });
    expect((await me().ok('GET /p/shop/collection/page', {})).total).toBe(1);
    await me().ok('POST /p/shop/collection/batchCancel', { shopIds: [2] });
    expect((await me().ok('GET /p/shop/collection/page', {})).total).toBe(0);
  });
});

describe('what a buyer has looked at', () => {
  const look = (prodId: number, who = me()): Promise<null> => who.ok('POST /p/prodBrowseLog', { prodId });

  it('has each product once, the latest look first', async () => {
    for (const id of [1, 2, 3]) await look(id);
    await market().advance(0.001);
    await look(1);
    expect(await seen()).toEqual([1, 3, 2]);
    expect((await me().ok('GET /p/user/recentBrowse', { size: 2 })).map((r) => r.prodId)).toEqual([1, 3]);
    expect((await me().ok('GET /p/prodBrowseLog/page', { size: 6, current: 1 })).total).toBe(3);
    expect(await seen(other())).toEqual([]);
    expect(await me().refused('POST /p/prodBrowseLog', { prodId: 2_000_000_000 })).toBe('productUnknown');
  });

  it('is taken out one by one or together, by its owner alone', async () => {
    for (const id of [1, 2, 3, 4]) await look(id);
    await other().ok('DELETE /p/prodBrowseLog', { ids: [1, 2, 3, 4] });
    await me().ok('DELETE /p/prodBrowseLog', { ids: '1,2' });
    await me().ok('DELETE /p/prodBrowseLog', { ids: [3, 3] });
    expect(await seen()).toEqual([4]);
    expect(await me().refused('DELETE /p/prodBrowseLog', { ids: 'x' })).toBe('argumentNotValid');
  });

  it('keeps the newest five hundred, for ninety days', async () => {
    await fillUp('browse_log', 'viewed_at', historyMax);
    await look(1);
    expect((await me().ok('GET /p/prodBrowseLog/page', {})).total).toBe(historyMax);
    expect((await seen())[0]).toBe(1);
    await market().advance(89);
    expect((await me().ok('GET /p/prodBrowseLog/page', {})).total).toBe(historyMax);
    await market().query(
      "insert into work (kind, key, due_at, payload) values ('collections.retention', 'again', now(), '{}') on conflict do nothing",
    );
    await market().advance(2);
    expect(await seen()).toEqual([]);
    expect(await market().query('select 1 from browse_log')).toEqual([]);
  });
});

describe('what is kept of a person', () => {
  it('leaves with his data', async () => {
    await keep(1, 1, market().buyer(3));
    await market().buyer(3).ok('POST /p/shop/collection/addOrCancel', { shopId: 1 });
    await market().buyer(3).ok('POST /p/prodBrowseLog', { prodId: 2 });
    const { file } = await market().buyer(3).call('GET /p/user/export', {});
    let text = '';
    for await (const part of file!.bytes) text += Buffer.from(part).toString();
    const data = JSON.parse(text) as Record<string, { product_id?: number; store_id?: number }[]>;
    expect([data['keptProducts']?.[0]?.product_id, data['keptStores']?.[0]?.store_id, data['lookedAt']?.[0]?.product_id]).toEqual([
      1, 1, 2,
    ]);
  });
});
