import { describe, expect, it } from 'vitest';
import { goodsFilesForFile, type Line, padlock } from '../../../test/goods-files.ts';
import { httpForFile } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';

// Cells that are merged over several rows say the same in each of them. Pieces are no words: 100 of three sizes are not 300.
const market = marketplaceForFile();
const http = httpForFile(market);
const { merged, imported, uploaded } = goodsFilesForFile(market, http);
const seller = () => market().seller(1);

let count = 0;
const codeOf = (): string => `MERGED-${(count += 1)}`;
const columns = ['product', 'article', 'name_en', 'category', 'unit', 'price', 'minimum', 'carton_quantity', 'carton_weight_kg'];
const more = ['carton_volume_m3', 'ordinary_freight', 'express_freight', 'delivery_days', 'properties', 'stock'];
/** Where a column is in the sheet. */
const letter = (column: string): string => String.fromCodePoint(65 + [...columns, ...more].indexOf(column));
const area = (column: string, first: number, last: number): string => `${letter(column)}${first}:${letter(column)}${last}`;
/** A row a size; the product and what it has once are in its first row. */
const linesOf = (code: string, sizes: readonly string[], change: (line: Line, i: number) => Line = (line) => line): Line[] =>
  sizes.map((size, i) => {
    const { product, variants } = padlock(code, { [size]: 40 });
    const once = i === 0 ? product : { product: code };
    const cells: Readonly<Record<string, string | undefined>> = { ...once, ...variants[0] };
    return change(Object.fromEntries([...columns, ...more].map((c) => [c, cells[c] ?? ''])), i);
  });
/** The first row alone tells these columns, as merged cells do. */
const once =
  (names: readonly string[], values: Line = {}) =>
  (line: Line, i: number): Line => ({ ...line, ...Object.fromEntries(names.map((c) => [c, i === 0 ? (values[c] ?? line[c] ?? '') : ''])) });
const there = (code: string): Promise<{ article: string; price: string; stock: number }[]> =>
  market().query(
    `select s.article, s.price::text, k.on_hand as stock from skus s join products p on p.id = s.product_id join stock k on k.sku_id = s.id
     where p.code = $1 and p.store_id = 1 order by s.article`,
    [code],
  );
const sentence = 'is one cell merged over lines 2 to 4: write how many pieces there are of each variant';

describe('a stock that stands in one merged cell', () => {
  it('over new variants is refused in words that name its lines, and nothing of the product comes in', async () => {
    const code = codeOf();
    const lines = linesOf(code, ['L', 'M', 'S'], once(['stock'], { stock: '100' }));
    const result = await imported(await merged(lines, [area('stock', 2, 4)]));
    expect(result.told).toEqual([2, 3, 4].map((line) => `${line} stock: ${sentence}`));
    expect([result.created, result.refused, await there(code)]).toEqual([0, 1, []]);
  });

  it('over known variants is refused, and is not told as raised before the start', async () => {
    const code = codeOf();
    await seller().ok('POST /shop/admin/prod', padlock(code, { L: 40, M: 40, S: 40 }));
    const lines = linesOf(code, ['L', 'M', 'S'], once(['stock'], { stock: '100' }));
    const file = await merged(lines, [area('stock', 2, 4)]);
    const info = await uploaded(file);
    expect(info.stockRaised).toMatchObject({ variants: 0, pieces: 0 });
    const { importId } = info;
    await seller().ok('POST /shop/admin/import/start', { importId, stockRaised: info.stockRaised! });
    await market().app.drain();
    const { records } = await seller().ok('GET /shop/admin/import/faults', { importId });
    expect(records.map((f) => [f.line, f.column, f.msg])).toEqual([2, 3, 4].map((line) => [line, 'stock', sentence]));
    expect((await there(code)).map((v) => v.stock)).toEqual([40, 40, 40]);
  });

  it('over rows of two products is refused in both; goods beside them come in', async () => {
    const [one, two, three] = [codeOf(), codeOf(), codeOf()];
    const lines = [
      ...linesOf(one, ['L'], (l) => ({ ...l, stock: '100' })),
      ...linesOf(two, ['L', 'M'], (l, i) => ({ ...l, stock: i === 0 ? '' : '7' })),
      ...linesOf(three, ['L']),
    ];
    const result = await imported(await merged(lines, [area('stock', 2, 3)]));
    const words = 'is one cell merged over lines 2 to 3: write how many pieces there are of each variant';
    expect(result.told).toEqual([
      `2 stock: ${words}`,
      `3 stock: ${words}`,
      '4 -: not imported because of line 3: a product comes whole or not at all',
    ]);
    expect([await there(one), await there(two), (await there(three)).map((v) => v.stock)]).toEqual([[], [], [40]]);
  });

  it.each([
    ['is none', '0', [0, 0, 0]],
    ['says nothing', '', [0, 0, 0]],
  ])('that %s is the same for each of them', async (_, stock, onHand) => {
    const code = codeOf();
    const result = await imported(await merged(linesOf(code, ['L', 'M', 'S'], once(['stock'], { stock })), [area('stock', 2, 4)]));
    expect([result.told, (await there(code)).map((v) => v.stock)]).toEqual([[], onHand]);
  });

  it.each([
    ['below nothing', '-5', 'must be from 0 to 999999999'],
    ['no number', 'many', 'is not a whole number'],
  ])('that is %s is told as that', async (_, stock, words) => {
    const code = codeOf();
    const { told } = await imported(await merged(linesOf(code, ['L', 'M'], once(['stock'], { stock })), [area('stock', 2, 3)]));
    expect(told).toEqual([2, 3].map((line) => `${line} stock: ${words}`));
  });

  it('is taken where the other rows below it say nothing: each product of the sheet takes two lines', async () => {
    const code = codeOf();
    const [line, blank] = [linesOf(code, ['L'])[0]!, Object.fromEntries([...columns, ...more].map((c) => [c, '']))];
    const second = linesOf(codeOf(), ['L'])[0]!;
    const areas = [...columns, ...more].flatMap((c) => [area(c, 2, 3), area(c, 4, 5)]);
    const result = await imported(await merged([line, blank, second, blank], areas));
    expect([result.told, result.created, (await there(code)).map((v) => v.stock)]).toEqual([[], 2, [40]]);
  });

  it('is refused where a row says its own beside others that do not', async () => {
    const code = codeOf();
    const lines = linesOf(code, ['L', 'M', 'S'], (l, i) => ({ ...l, stock: ['100', '', '9'][i] ?? '' }));
    const { told } = await imported(await merged(lines, [area('stock', 2, 4)]));
    expect(told.slice(0, 2)).toEqual([2, 3].map((line) => `${line} stock: ${sentence}`));
    expect(await there(code)).toEqual([]);
  });
});

describe('merged cells of other columns', () => {
  it('give a price, freight and what a product has once to all their rows', async () => {
    const code = codeOf();
    const names = ['product', 'name_en', 'category', 'unit', 'price', 'minimum', 'carton_quantity', 'ordinary_freight', 'express_freight'];
    const lines = linesOf(code, ['L', 'M', 'S'], once(names));
    const result = await imported(
      await merged(
        lines,
        names.map((c) => area(c, 2, 4)),
      ),
    );
    expect(result.told).toEqual([]);
    expect(await there(code)).toEqual(['L', 'M', 'S'].map((size) => ({ article: `${code}-${size}`, price: '1250', stock: 40 })));
  });

  it('give a category to two products below each other', async () => {
    const [one, two] = [codeOf(), codeOf()];
    const lines = [...linesOf(one, ['L']), ...linesOf(two, ['L'], (l) => ({ ...l, category: '' }))];
    const result = await imported(await merged(lines, [area('category', 2, 3)]));
    expect([result.told, result.created]).toEqual([[], 2]);
  });

  it('do not make one article number of two variants', async () => {
    const code = codeOf();
    const { told } = await imported(await merged(linesOf(code, ['L', 'M'], once(['article'])), [area('article', 2, 3)]));
    expect(told).toEqual(['2 article: is also on line 3', '3 article: is also on line 2']);
    expect(await there(code)).toEqual([]);
  });
});
