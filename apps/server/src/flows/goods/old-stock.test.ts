import { utimes } from 'node:fs/promises';
import { importState } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { goodsFilesForFile, type Line, padlock } from '../../../test/goods-files.ts';
import { restock } from '../../../test/goods.ts';
import { httpForFile } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';

// What was sold while somebody wrote must not come back with her figures.
const market = marketplaceForFile();
const http = httpForFile(market);
const seller = () => market().seller(1);
const { exported, linesOf, written, imported, uploaded } = goodsFilesForFile(market, http);

let count = 0;
const form = (code: string) => padlock(code, { S: 600, M: 600 });
/** A product of two variants with 600 pieces each. */
const made = async () => {
  const code = `LOCK-${(count += 1)}`;
  const { prodId } = await seller().ok('POST /shop/admin/prod', form(code));
  const loaded = await seller().ok('GET /shop/admin/prod/info/{prodId}', { prodId });
  const onHand = async (): Promise<number[]> =>
    (
      await market().query<{ n: number }>(
        'select k.on_hand as n from stock k join skus s on s.id = k.sku_id where s.product_id = $1 and not s.is_deleted order by s.id',
        [prodId],
      )
    ).map((r) => r.n);
  const sell = (to: number): Promise<unknown> => restock(market(), String(to), 'sku_id = $1', [loaded.variants[0]!.skuId]);
  return { code, prodId, loaded, onHand, sell };
};

describe('a form with a stock figure', () => {
  it('sets it where what was seen is still there', async () => {
    const { prodId, loaded, onHand } = await made();
    const [first, second] = loaded.variants;
    const { product, version } = loaded;
    const variants = [
      { ...first!, stock: '610', seenStock: '600' },
      { ...second!, stock: '', seenStock: 1 },
    ];
    await seller().ok('PUT /shop/admin/prod', { prodId, version, product, variants });
    expect(await onHand()).toEqual([610, 600]);
  });

  it.each([
    ['raised from an old one', { stock: '610', seenStock: 600 }],
    ['lowered from an old one', { stock: '500', seenStock: 600 }],
    ['sent as it was loaded', { stock: '600', seenStock: 600 }],
    ['raised with nothing seen', { stock: '610' }],
    ['lowered with nothing seen', { stock: '12' }],
    ['sent as it was loaded, with nothing seen', { stock: '600' }],
  ])('is refused where it was %s, with the figure of now, and nothing of it is saved', async (_, cells) => {
    const { prodId, loaded, onHand, sell } = await made();
    await sell(540);
    const [first, second] = loaded.variants;
    const { version } = loaded;
    const product = { ...loaded.product, name_en: 'Padlock, hardened' };
    const save = (more: object) =>
      seller().call('PUT /shop/admin/prod', {
        prodId,
        version,
        product,
        variants: [
          { ...first!, ...more },
          { ...second!, stock: '' },
        ],
      });
    const refused = await save(cells);
    expect(refused.data).toMatchObject({
      failure: 'stockChanged',
      stock: [{ skuId: first!.skuId, article: first!.article, stock: 540 }],
      fields: { 'variants.0.stock': 'There are 540 on hand now. Check and enter the quantity again.' },
    });
    expect(await onHand()).toEqual([540, 600]);
    const after = await seller().ok('GET /shop/admin/prod/info/{prodId}', { prodId });
    expect([after.version, after.product.name_en]).toEqual([version, 'Padlock']);
    // A person who has seen the figure of now sends the same form again.
    expect((await save({ ...cells, seenStock: 540 })).code).toBe('00000');
    expect(await onHand()).toEqual([Number(cells.stock), 600]);
  });

  it('needs nothing seen where it is what is there, and for a variant that is new', async () => {
    const { code, prodId, loaded, onHand } = await made();
    const { product, version } = loaded;
    const variants = [...loaded.variants.map((v) => ({ ...v, stock: ` 0${v.stock}` })), ...padlock(code, { L: 600 }).variants];
    await seller().ok('PUT /shop/admin/prod', { prodId, version, product, variants });
    expect(await onHand()).toEqual([600, 600, 600]);
  });

  it('tells a stock that is no number in its own words', async () => {
    const { prodId, loaded } = await made();
    const { product, version } = loaded;
    const variants = loaded.variants.map((v) => ({ ...v, stock: 'many' }));
    const { data } = await seller().call('PUT /shop/admin/prod', { prodId, version, product, variants });
    expect(data).toMatchObject({ failure: 'argumentNotValid', fields: { 'variants.0.stock': 'is not a whole number' } });
  });

  it('is refused for one variant as it is for all, where the client says what it saw', async () => {
    const { loaded, onHand, sell } = await made();
    await sell(540);
    const { skuId } = loaded.variants[0]!;
    const { data } = await seller().call('PUT /shop/admin/prod/sku', { skuId, stocks: 610, seenStock: 600 });
    expect(data).toMatchObject({
      failure: 'stockChanged',
      stock: [{ skuId, stock: 540 }],
      fields: { stocks: 'There are 540 on hand now. Check and enter the quantity again.' },
    });
    expect(await onHand()).toEqual([540, 600]);
    await seller().ok('PUT /shop/admin/prod/sku', { skuId, stocks: 610, seenStock: 540 });
    expect(await onHand()).toEqual([610, 600]);
  });
});

describe.each(['csv', 'xlsx'] as const)('an export to %s that comes back', (format) => {
  it('brings nothing back that was sold since, and no product is refused for it', async () => {
    const { onHand, sell } = await made();
    const file = await exported(format);
    await sell(540);
    const result = await imported(file);
    expect([result.told, result.changed, result.raised]).toEqual([[], 0, { variants: 0, pieces: 0, oldestAt: null }]);
    expect(await onHand()).toEqual([540, 600]);
  });

  it('with other prices changes the prices alone', async () => {
    const { code, prodId, onHand, sell } = await made();
    const lines = await linesOf(await exported(format));
    await sell(540);
    await imported(await written(lines.map((l) => (l['product'] === code ? { ...l, price: '13.75' } : l))));
    expect(await onHand()).toEqual([540, 600]);
    expect((await seller().ok('GET /shop/admin/prod/info/{prodId}', { prodId })).variants.map((v) => v.price)).toEqual(['13.75', '13.75']);
  });

  it('with a figure that somebody changed is refused by line where pieces moved since, and taken where none did', async () => {
    const [moved, still] = [await made(), await made()];
    const lines = await linesOf(await exported(format));
    await moved.sell(540);
    const at = lines[0]?.['stock_at'];
    const more = lines.map((l) => (l['article'] === `${moved.code}-S` || l['article'] === `${still.code}-S` ? { ...l, stock: '650' } : l));
    const result = await imported(await written(more));
    const line = more.findIndex((l) => l['article'] === `${moved.code}-S`) + 2;
    expect(result.told).toEqual([
      `${line} stock: there are 540 on hand now, not 600 as when the file was made; write what there is, or leave it empty`,
      `${line + 1} -: not imported because of line ${line}: a product comes whole or not at all`,
    ]);
    expect(result.raised).toEqual({ variants: 1, pieces: 50, oldestAt: at });
    expect([await moved.onHand(), await still.onHand()]).toEqual([
      [540, 600],
      [650, 600],
    ]);
  });
});

describe('a file without stock', () => {
  const without = async (change: (lines: Line[]) => { lines: Line[]; columns?: string[] }) => {
    const one = await made();
    const lines = (await linesOf(await exported('csv'))).filter((l) => l['product'] === one.code);
    await one.sell(540);
    const extra = { ...lines[1]!, article: `${one.code}-L`, properties: 'Size:L' };
    const { lines: told, columns } = change([...lines, extra]);
    const result = await imported(await written(told, columns));
    expect(result.told).toEqual([]);
    return one.onHand();
  };

  it('leaves that of known variants, and new ones have none: the column is not there', async () => {
    const all = (lines: Line[]): string[] => Object.keys(lines[0]!).filter((c) => !c.startsWith('stock'));
    expect(await without((lines) => ({ lines, columns: all(lines) }))).toEqual([540, 600, 0]);
  });

  it('does so where the cells are empty', async () => {
    expect(await without((lines) => ({ lines: lines.map((l) => ({ ...l, stock: '' })) }))).toEqual([540, 600, 0]);
  });

  it('and one that tells some of it sets those', async () => {
    expect(
      await without((lines) => ({ lines: lines.map((l, i) => ({ ...l, stock: i === 1 ? '' : '700', stock_seen: '', stock_at: '' })) })),
    ).toEqual([700, 600, 700]);
  });
});

describe('before an import starts', () => {
  it('it says how many figures it raises, by how many pieces and of which age; what falls, is unknown or elsewhere does not count', async () => {
    const [one, two] = [await made(), await made()];
    const lines = (await linesOf(await exported('csv'))).filter((l) => [one.code, two.code].includes(l['product'] ?? ''));
    const plain = lines.map((l) => ({ ...l, stock_seen: '', stock_at: '' }));
    const [a, b, c, d] = plain;
    const file = await written([
      { ...a!, stock: '660', stock_at: '2026-03-05T10:00:00.000Z' },
      { ...b!, stock: '590' },
      { ...c!, stock: '601', stock_at: '2026-02-03T10:00:00.000Z' },
      { ...d!, stock: 'many' },
      { ...d!, article: 'NOBODY', stock: '900', properties: 'Size:X' },
      { ...d!, article: `${one.code}-S`, stock: '999', properties: 'Size:Y' },
      { ...d!, article: '', stock: '999' },
    ]);
    const info = await uploaded(file);
    expect(info).toMatchObject({
      state: importState.mapping,
      stockRaised: { variants: 2, pieces: 61, oldestAt: '2026-02-03T10:00:00.000Z' },
    });
    // Counted anew by what the columns are taken as.
    const { importId } = info;
    const columns = info.columns.map((c) => c.column);
    const mapped = (as: string) =>
      seller().ok('PUT /shop/admin/import/mapping', { importId, columns: columns.map((c) => (c === 'stock' ? as : c)) });
    expect((await mapped('')).stockRaised).toEqual({ variants: 0, pieces: 0, oldestAt: null });
    expect((await mapped('stock')).stockRaised).toEqual(info.stockRaised);
    await seller().ok('PUT /shop/admin/import/cancel', { importId });
  });

  it('its age is that of the file where the figures tell none, as far as it is known', async () => {
    const { code } = await made();
    const lines = (await linesOf(await exported('csv'))).filter((l) => l['product'] === code);
    const file = await written(lines.map((l) => ({ ...l, stock: '640', stock_seen: '', stock_at: 'soon' })));
    const info = await uploaded(file);
    expect(info.stockRaised).toEqual({ variants: 2, pieces: 80, oldestAt: null });
    await seller().ok('PUT /shop/admin/import/cancel', { importId: info.importId });
    await utimes(file, new Date('2026-01-02T03:04:05.000Z'), new Date('2026-01-02T03:04:05.000Z'));
    expect((await imported(file)).raised).toEqual({ variants: 2, pieces: 80, oldestAt: '2026-01-02T03:04:05.000Z' });
  });
});
