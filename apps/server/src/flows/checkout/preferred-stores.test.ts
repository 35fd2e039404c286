import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';

const market = marketplaceForFile();
const prefer = async (shopId: number, isPreferred: boolean): Promise<void> => {
  await market().operator.ok('PUT /platform/shop/preferred', { shopId, isPreferred });
  await market().app.drain();
};
const list = (query: object = {}) => market().guest.ok('GET /search/page', { size: 100, ...query });
const facets = (query: object = {}) => market().guest.ok('GET /search/facets', query);
const head = (shopId: number) => market().guest.ok('GET /shop/headInfo/{shopId}', { shopId });

describe('a store that the platform prefers', () => {
  it('says so on its page, on the cards of its goods, on their pages and among stores that are found', async () => {
    await market().query('update stores set type = 0');
    expect(await head(2)).toMatchObject({ type: 0 });
    expect((await list({ shopId: 2 })).records.every(({ shopPreferred }) => !shopPreferred)).toBe(true);
    await prefer(2, true);
    expect(await head(2)).toMatchObject({ type: 1 });
    const { records } = await list({ shopId: 2 });
    expect(records.length).toBeGreaterThan(0);
    expect(records.every(({ shopPreferred }) => shopPreferred)).toBe(true);
    expect((await market().guest.ok('GET /prod/prodInfo', { prodId: records[0]?.prodId ?? 0 })).shop).toMatchObject({ shopId: 2, type: 1 });
    const { merchantMallDisplayName } = await head(2);
    const found = await market().guest.ok('GET /search/shops', { prodName: merchantMallDisplayName });
    expect(found.find(({ shopId }) => shopId === 2)).toMatchObject({ shopPreferred: true });
    expect((await list({ shopId: 3 })).records.every(({ shopPreferred }) => !shopPreferred)).toBe(true);
  });

  it('is what lists are narrowed to, and counted beside them', async () => {
    await prefer(3, true);
    const of = async (shopId: number) => (await list({ shopId })).total;
    const both = (await of(2)) + (await of(3));
    const narrowed = await list({ preferred: 1 });
    expect(narrowed.total).toBe(both);
    expect(new Set(narrowed.records.map(({ shopId }) => shopId))).toEqual(new Set([2, 3]));
    expect((await list({ preferred: 0 })).total).toBe((await list()).total);
    expect(await facets()).toMatchObject({ total: (await list()).total, preferred: both });
    // It counts as if it were not chosen itself; the others count within it.
    expect(await facets({ preferred: 1 })).toMatchObject({ total: both, preferred: both });
    expect((await facets({ preferred: 1 })).shops.map(({ shopId }) => shopId).toSorted((a, b) => a - b)).toEqual([2, 3]);
    expect(await facets({ shopId: 1 })).toMatchObject({ preferred: 0 });
    expect((await list({ shopId: 1, preferred: 1 })).total).toBe(0);
  });

  it('is one no more as soon as an operator says so, each time kept with before and after', async () => {
    await prefer(2, false);
    expect((await list({ shopId: 2 })).records.every(({ shopPreferred }) => !shopPreferred)).toBe(true);
    expect((await list({ preferred: 1 })).records.every(({ shopId }) => shopId === 3)).toBe(true);
    expect((await market().operator.ok('GET /platform/shop/info/{shopId}', { shopId: 3 })).isPreferred).toBe(true);
    const kept = await market().query(
      "select before, after from audit_log where action = 'store.preferred' and subject = 'store:2' order by id",
    );
    expect(kept).toEqual([
      { before: { isPreferred: false }, after: { isPreferred: true } },
      { before: { isPreferred: true }, after: { isPreferred: false } },
    ]);
    expect(await market().operator.refused('PUT /platform/shop/preferred', { shopId: 2_000_000, isPreferred: true })).toBe('shopUnknown');
  });

  it('is counted only while it sells', async () => {
    const before = (await facets()).preferred;
    expect(before).toBeGreaterThan(0);
    await market().operator.ok('PUT /platform/shop/suspend', { shopId: 3, reason: 'On trial' });
    await market().app.drain();
    expect([(await facets()).preferred, (await list({ preferred: 1 })).total]).toEqual([0, 0]);
    await market().operator.ok('PUT /platform/shop/reopen', { shopId: 3 });
    await market().app.drain();
    expect((await facets()).preferred).toBe(before);
  });
});
