import { describe, expect, it } from 'vitest';
import { padlock } from '../../../test/goods-files.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';

// One rule at each door that takes a count: what raises the stock comes with what its writer saw there.
const market = marketplaceForFile();
const seller = (store = 1) => market().seller(store);

let count = 0;
/** A variant with 600 pieces. */
const made = async (pieces = 600) => {
  const code = `SEEN-${(count += 1)}`;
  const { prodId } = await seller().ok('POST /shop/admin/prod', padlock(code, { S: pieces, M: 600 }));
  const { variants } = await seller().ok('GET /shop/admin/prod/info/{prodId}', { prodId });
  const [first, second] = variants;
  const onHand = async (): Promise<number> =>
    (await market().query<{ n: number }>('select on_hand as n from stock where sku_id = $1', [first!.skuId]))[0]!.n;
  return { prodId, skuId: first!.skuId, other: second!.skuId, article: first!.article, onHand };
};
interface Answer {
  readonly taken: boolean;
  /** What it says is on hand now, where it was not taken. */
  readonly now: number | null;
}
type Door = (skuId: number, wanted: number, seen?: number, store?: number, key?: string) => Promise<Answer>;
const sku: Door = async (skuId, stocks, seenStock, store, key) => {
  const { code, data } = await seller(store).call(
    'PUT /shop/admin/prod/sku',
    { skuId, stocks, seenStock },
    key === undefined ? {} : { key },
  );
  const told = data as { failure?: string; stock?: { stock: number }[] } | null;
  if (code !== '00000') expect(['stockChanged', 'skuUnknown']).toContain(told?.failure);
  return { taken: code === '00000', now: told?.stock?.[0]?.stock ?? null };
};
const table: Door = async (skuId, wanted, seen, store, key) => {
  const { data } = await seller(store).call(
    'PUT /shop/admin/stock',
    { reason: 'counted', lines: [{ skuId, count: wanted, seen }] },
    key === undefined ? {} : { key },
  );
  const { faults } = data as { faults: { fault: string; onHand: number | null }[] };
  for (const { fault } of faults) expect(['changed', 'unknown']).toContain(fault);
  return { taken: faults.length === 0, now: faults[0]?.onHand ?? null };
};

describe.each([
  ['of one variant', sku],
  ['of the table of stock', table],
])('the call %s', (_, door) => {
  it.each([
    ['raises by one', 600, 601],
    ['raises from none', 0, 1],
    ['brings back what was sold', 540, 600],
  ])('with a count that %s and nothing seen is refused with what is on hand, and taken with that', async (__, there, wanted) => {
    const { skuId, onHand } = await made(there);
    expect(await door(skuId, wanted)).toEqual({ taken: false, now: there });
    expect(await onHand()).toBe(there);
    expect(await door(skuId, wanted, there)).toEqual({ taken: true, now: null });
    expect(await onHand()).toBe(wanted);
  });

  it.each([
    ['what is there', 600],
    ['fewer', 599],
    ['none', 0],
  ])('with a count of %s needs nothing seen', async (__, wanted) => {
    const { skuId, onHand } = await made();
    expect((await door(skuId, wanted)).taken).toBe(true);
    expect(await onHand()).toBe(wanted);
  });

  it.each([
    ['higher', 610],
    ['lower', 500],
    ['the same', 600],
  ])('with a figure seen that is another now is refused, be the count %s', async (__, wanted) => {
    const { skuId, onHand } = await made();
    for (const seen of [0, 599, 601]) expect(await door(skuId, wanted, seen)).toEqual({ taken: false, now: 600 });
    expect(await onHand()).toBe(600);
  });

  it('takes one of two tabs that saw the same, and answers a retry with the same key as before', async () => {
    const { skuId, onHand } = await made();
    const tabs = await Promise.all([610, 620].map((wanted) => door(skuId, wanted, 600)));
    expect(tabs.filter((t) => t.taken)).toHaveLength(1);
    const now = await onHand();
    expect(await door(skuId, now + 5, now, 1, `first ${skuId}`)).toEqual({ taken: true, now: null });
    expect(await door(skuId, now + 5, now, 1, `first ${skuId}`)).toEqual({ taken: true, now: null });
    expect(await door(skuId, now + 5, now, 1, `other ${skuId}`)).toEqual({ taken: false, now: now + 5 });
    expect(await onHand()).toBe(now + 5);
  });

  it('says nothing of another store’s pieces', async () => {
    const { skuId, onHand } = await made();
    for (const seen of [undefined, 600, 1]) expect(await door(skuId, 700, seen, 2)).toEqual({ taken: false, now: null });
    expect(await onHand()).toBe(600);
  });
});

describe('a table of stock', () => {
  it('with one unseen raise sets nothing, and tells that line alone; more and fewer hold without anything seen', async () => {
    const { skuId, other, onHand } = await made();
    const put = (lines: readonly object[]) => seller().ok('PUT /shop/admin/stock', { reason: 'counted', lines: [...lines] as never });
    const { changed, faults } = await put([
      { skuId, count: 700 },
      { skuId: other, count: 500 },
    ]);
    expect([changed, faults]).toEqual([0, [{ line: 0, fault: 'changed', onHand: 600, reserved: 0 }]]);
    expect(await put([{ skuId, change: 5 }])).toEqual({ changed: 1, faults: [] });
    expect(await onHand()).toBe(605);
    expect((await put([{ skuId, change: 5, seen: 600 }])).faults.map((f) => f.fault)).toEqual(['changed']);
  });

  it('counts what is not a number, below nothing or seen of nothing as an input that is not valid', async () => {
    const { skuId, onHand } = await made();
    for (const line of [
      { skuId, count: -1 },
      { skuId, count: 700, seen: -1 },
      { skuId, count: 'many' },
      { skuId, count: '' },
    ])
      expect(await seller().refused('PUT /shop/admin/stock', { reason: 'counted', lines: [line as never] })).toBe('argumentNotValid');
    expect(
      (await seller().ok('PUT /shop/admin/stock', { reason: 'counted', lines: [{ skuId, count: 700, seen: '' }] })).faults,
    ).toHaveLength(1);
    expect(await onHand()).toBe(600);
  });
});

describe('the figures of a file of stock', () => {
  const figures = (articles: readonly string[], store = 1) =>
    seller(store).ok('POST /shop/admin/stock/figures', { articles: [...articles] });

  it('are those of the store’s own variants, once each; numbers it does not have are left out', async () => {
    const [one, two] = [await made(), await made(40)];
    const asked = [one.article, two.article, one.article, 'nobody’s', one.article.toLowerCase()];
    expect(await figures(asked)).toEqual([
      { article: one.article, skuId: one.skuId, onHand: 600, reserved: 0 },
      { article: two.article, skuId: two.skuId, onHand: 40, reserved: 0 },
    ]);
    expect(await figures(asked, 2)).toEqual([]);
    expect(await seller().refused('POST /shop/admin/stock/figures', { articles: [] })).toBe('argumentNotValid');
  });

  it('are what its lines are held to: what was sold while somebody looked is refused line by line', async () => {
    const [one, two] = [await made(), await made()];
    const seen = new Map((await figures([one.article, two.article])).map((f) => [f.article, f.onHand]));
    await seller().ok('PUT /shop/admin/stock', { reason: 'damaged', lines: [{ skuId: one.skuId, change: -60 }] });
    const lines = [one, two].map(({ article }) => ({ article, count: 650, seen: seen.get(article) }));
    const { faults } = await seller().ok('PUT /shop/admin/stock', { reason: 'counted', lines });
    expect(faults).toEqual([{ line: 0, fault: 'changed', onHand: 540, reserved: 0 }]);
    await seller().ok('PUT /shop/admin/stock', { reason: 'counted', lines: lines.slice(1) });
    expect([await one.onHand(), await two.onHand()]).toEqual([540, 650]);
  });
});
