import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileTexts } from '../../test/hostile.ts';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { explainFault, importColumns } from '../domains/catalog/index.ts';
import { importFile } from '../import-file.ts';
import { csvLine } from '../runtime/sheets/csv.ts';
import { productsPerPage } from '../domains/catalog/store/cells.ts';
import { exportFile } from './export-file.ts';
import { exportedRows } from './export-products.ts';

const market = marketplaceForFile();
let folder = '';
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
});
afterAll(() => rm(folder, { recursive: true }));

const formats = ['csv', 'xlsx'] as const;
const exported = async (storeId: number, format: 'csv' | 'xlsx'): Promise<string> => {
  const path = join(folder, `f${(files += 1)}`);
  await pipeline(exportFile(market().app.database.db, storeId, format, market().app.clock), createWriteStream(path));
  return path;
};
const imported = async (file: string, storeId: number) => {
  const told: string[] = [];
  const result = await importFile(market().app, {
    file,
    storeId,
    onFault: (f) => void told.push(`${f.line} ${f.column ?? '-'} ${f.value}: ${explainFault(f)}`),
  });
  return { ...result, told };
};
/** Everything that an import writes, of one store. */
const stored = (storeId: number) =>
  market().query(
    `select p.code, to_jsonb(p) - 'id' - 'created_at' - 'store_id' as product,
       (select jsonb_agg(to_jsonb(t) - 'product_id' order by locale) from product_texts t where t.product_id = p.id) as texts,
       (select jsonb_agg(to_jsonb(t) - 'product_id' order by start_quantity) from product_tiers t where t.product_id = p.id) as tiers,
       (select jsonb_agg(to_jsonb(s) - 'id' - 'product_id' || jsonb_build_object('stock', k.on_hand) order by position) from skus s join stock k on k.sku_id = s.id where s.product_id = p.id) as skus
     from products p where p.store_id = $1 and p.status >= 0 order by p.code`,
    [storeId],
  );

describe.each(formats)('goods written to %s', (format) => {
  test.each([1, 2, 3, 4, 5])('and read again change nothing in store %i', async (storeId) => {
    const before = await stored(storeId);
    expect(before.length).toBeGreaterThan(5);
    expect(await imported(await exported(storeId, format), storeId)).toMatchObject({
      told: [],
      created: 0,
      changed: 0,
      unchanged: before.length,
      refused: 0,
      unknownColumns: [],
    });
    expect(await stored(storeId)).toEqual(before);
  });

  test('and read into another store are the same goods', async () => {
    const source = await exported(1, format);
    expect(await imported(source, 5)).toMatchObject({ told: [], refused: 0 });
    const codes = (await stored(1)).map((r) => (r as { code: string }).code);
    const copies = (await stored(5)).filter((r) => codes.includes((r as { code: string }).code));
    const bare = (rows: readonly unknown[]): unknown =>
      rows.map((r) => {
        // A variant without properties says so in one language.
        const { product, ...rest } = JSON.parse(JSON.stringify(r).replaceAll(/,"(?:ru|zh_CN)":\[\]/g, '')) as {
          product: Record<string, unknown>;
        };
        const { pictures: _, sold: _sold, review_count: _count, review_score_sum: _sum, ...goods } = product;
        return { ...rest, product: goods };
      });
    expect(bare(copies)).toEqual(bare(await stored(1)));
  });
});

test('whatever stands in the texts of goods goes out and comes back as it is', async () => {
  const text = (max: number) =>
    fc
      .oneof(
        fc.constantFrom(
          ...hostileTexts.filter((t) => t.isWellFormed() && !t.includes('\u0000') && /[\p{L}\p{N}\p{P}\p{S}]/u.test(t.trim())),
        ),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }),
        fc.stringMatching(/^['=+\-@;:\\>]{1,5}[a-z ]?$/),
      )
      .map((t) => t.replaceAll('\u0000', '').trim().slice(0, max).toWellFormed().trim())
      .filter((t) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(t));
  const pair = fc.tuple(text(20), text(30)).map(([n, v]) => `${n.replaceAll(/[;:\\]/g, '\\$&')}:${v.replaceAll(/[;\\]/g, '\\$&')}`);
  const product = fc.record({
    name: text(200),
    russian: text(200),
    chinese: text(200),
    about: text(2000),
    unit: text(32),
    pair,
    fact: pair,
    proof: text(32),
    category: text(90),
  });
  let n = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 12 }), async (products) => {
      const run = `r${(n += 1)}`;
      const columns = importColumns.filter((c) => c !== 'picture' && c !== 'tiers');
      const rows = products.map((p, i) => {
        const cells: Partial<Record<(typeof importColumns)[number], string>> = {
          product: `${run}-${i}`,
          article: `=${run}-${i}`,
          name_en: p.name,
          name_ru: p.russian,
          name_zh: p.chinese,
          category: p.category.replaceAll(/[>\\]/g, '\\$&'),
          unit: p.unit,
          price: '1.50',
          minimum: '2',
          carton_quantity: '2',
          carton_weight_kg: '0.3',
          carton_volume_m3: '0.000001',
          ordinary_freight: '0',
          express_freight: '0.07',
          delivery_days: '3',
          stock: '9',
          properties: p.pair,
          properties_ru: p.pair,
          properties_zh: p.pair,
          description_en: p.about,
          description_ru: p.about,
          description_zh: p.about,
          specifications_en: p.fact,
          specifications_ru: p.fact,
          specifications_zh: p.fact,
          certificates: p.proof.replaceAll(/[;,]/g, '_'),
        };
        return columns.map((c) => cells[c] ?? '');
      });
      const path = join(folder, `${run}.csv`);
      await writeFile(path, [columns, ...rows].map(csvLine).join(''));
      const first = await imported(path, 4);
      expect(first.created + first.refused).toBe(products.length);
      const before = await stored(4);
      for (const format of formats) {
        expect(await imported(await exported(4, format), 4), format).toMatchObject({ told: [], created: 0, changed: 0, refused: 0 });
        expect(await stored(4)).toEqual(before);
      }
    }),
    { numRuns: 15 },
  );
});

describe('a store of several pages', () => {
  const head =
    'product,article,name_en,category,unit,price,minimum,carton_quantity,carton_weight_kg,carton_volume_m3,ordinary_freight,express_freight,delivery_days';
  const goods = (from: number, to: number): string =>
    [head, ...Array.from({ length: to - from }, (_, i) => `X${from + i},X${from + i},Kettle,Wrenches,piece,2.50,1,1,0.5,0.002,0,0,7`)].join(
      '\n',
    );
  /** Their codes, in the order of the file. */
  const codesIn = async (path: string): Promise<string[]> =>
    (await readFile(path, 'utf8'))
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0] ?? '');

  test.each([productsPerPage - 1, productsPerPage, productsPerPage + 1, 2 * productsPerPage + 1])(
    'with %i products is written whole, each once and in its order',
    async (count) => {
      await market().query('update products set status = -1 where store_id = 4');
      const path = join(folder, `many-${count}`);
      await writeFile(path, goods(0, count));
      expect(await imported(path, 4)).toMatchObject({ told: [], refused: 0 });
      const codes = (
        await market().query<{ code: string }>('select code from products where store_id = 4 and status >= 0 order by id')
      ).map((r) => r.code);
      expect(codes).toHaveLength(count);
      expect(await codesIn(await exported(4, 'csv'))).toEqual(codes);
    },
  );

  test('stops being read when its reader goes away, without a fault behind it', async () => {
    const rows = exportedRows(market().app.database.db, 4, () => new Date());
    expect((await rows.next()).done).toBe(false);
    expect(await rows.return(undefined)).toEqual({ done: true, value: undefined });
    expect(await market().query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('of nothing is a header', async () => {
    await market().query('update products set status = -1 where store_id = 4');
    expect(await codesIn(await exported(4, 'csv'))).toEqual([]);
  });
});
