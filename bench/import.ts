import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parts } from '../apps/server/src/endpoints.ts';
import { importFile } from '../apps/server/src/import-file.ts';
import { exportFile } from '../apps/server/src/reads/export-file.ts';
import { createApp } from '../apps/server/src/runtime/app.ts';
import { csvLine } from '../apps/server/src/runtime/sheets/csv.ts';

const columns = [
  'product',
  'article',
  'name_en',
  'name_ru',
  'category',
  'unit',
  'price',
  'minimum',
  'carton_quantity',
  'carton_weight_kg',
  'carton_volume_m3',
  'ordinary_freight',
  'express_freight',
  'delivery_days',
  'stock',
  'properties',
];
const variantsEach = 2;

function* linesOf(count: number, code = 'BENCH'): Generator<string> {
  yield csvLine(columns);
  for (let i = 0; i < count; i += 1)
    for (let v = 0; v < variantsEach; v += 1) {
      const once = v === 0 ? [`Bench kettle ${i}`, `Чайник ${i}`, 'Bench goods', 'piece'] : ['', '', '', ''];
      const price = `${1 + (i % 90)}.${10 + v}`;
      const carton = v === 0 ? ['10', '5', '4.25', '0.031'] : ['', '', '', ''];
      const days = v === 0 ? '7' : '';
      yield csvLine([`${code}-${i}`, `${code}-${i}-${v}`, ...once, price, ...carton, '0.40', '1.90', days, '1000', `Size:${v + 1}`]);
    }
}

export interface ImportRates {
  /** Products a second: new ones, and the same file again. */
  readonly created: number;
  readonly unchanged: number;
}

/**
 * Imports so many products of two variants each into a store of a filled database, and imports them again. The products
 * stay: give it a database of its own.
 */
export const importRates = async (databaseUrl: string, products: number, storeId = 1): Promise<ImportRates> => {
  const app = createApp({ ...parts, databaseUrl, poolSize: 4, demo: true });
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'));
  try {
    await app.catchUp();
    const file = join(folder, 'goods.csv');
    await pipeline(Readable.from(linesOf(products)), createWriteStream(file));
    const rate = async (): Promise<number> => {
      const result = await importFile(app, { file, storeId });
      if (result.refused > 0 || result.stopped !== null) throw new Error(`the import failed: ${JSON.stringify(result)}`);
      return products / result.seconds;
    };
    const created = await rate();
    return { created, unchanged: await rate() };
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Products a second out of a store: the middle of some exports, and the first one, for which nothing is planned or compiled yet. */
export interface ExportRate {
  readonly format: 'csv' | 'xlsx';
  /** How many the store has. */
  readonly products: number;
  readonly middle: number;
  readonly first: number;
}
const exportsEach = 7;

/**
 * Fills a store up to so many products and writes all of them out, some times in each format. Of a store that has more
 * already, those are what is counted.
 */
export const exportRates = async (databaseUrl: string, products: number, storeId: number): Promise<readonly ExportRate[]> => {
  const app = createApp({ ...parts, databaseUrl, poolSize: 4, demo: true });
  const folder = await mkdtemp(join(tmpdir(), 'bench-export-'));
  const inStore = async (): Promise<number> => {
    const { rows } = await app.pool.query<{ n: number }>('select count(*)::int as n from products where store_id = $1 and status >= 0', [
      storeId,
    ]);
    return rows[0]?.n ?? 0;
  };
  try {
    await app.catchUp();
    const file = join(folder, 'goods.csv');
    await pipeline(Readable.from(linesOf(Math.max(0, products - (await inStore())), `BENCH-${products}`)), createWriteStream(file));
    const { refused, stopped } = await importFile(app, { file, storeId });
    if (refused > 0 || stopped !== null) throw new Error(`the store could not be filled: ${stopped ?? `${refused} products were refused`}`);
    await app.pool.query('analyze products, product_texts, product_tiers, skus, stock');
    const count = await inStore();
    const rates: ExportRate[] = [];
    for (const format of ['csv', 'xlsx'] as const) {
      const each: number[] = [];
      for (let n = 0; n < exportsEach; n += 1) {
        const began = performance.now();
        await pipeline(exportFile(app.database.db, storeId, format, app.clock), createWriteStream(join(folder, format)));
        each.push(count / ((performance.now() - began) / 1000));
      }
      const middle = each.toSorted((a, b) => a - b)[Math.floor(exportsEach / 2)] ?? 0;
      rates.push({ format, products: count, middle, first: each[0] ?? 0 });
    }
    return rates;
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
};
