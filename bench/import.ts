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

function* linesOf(count: number): Generator<string> {
  yield csvLine(columns);
  for (let i = 0; i < count; i += 1)
    for (let v = 0; v < variantsEach; v += 1) {
      const once = v === 0 ? [`Bench kettle ${i}`, `Чайник ${i}`, 'Bench goods', 'piece'] : ['', '', '', ''];
      const price = `${1 + (i % 90)}.${10 + v}`;
      const carton = v === 0 ? ['10', '5', '4.25', '0.031'] : ['', '', '', ''];
      const days = v === 0 ? '7' : '';
      yield csvLine([`BENCH-${i}`, `BENCH-${i}-${v}`, ...once, price, ...carton, '0.40', '1.90', days, '1000', `Size:${v + 1}`]);
    }
}

export interface ImportRates {
  /** Products a second: new ones, and the same file again. */
  readonly created: number;
  readonly unchanged: number;
  /** Products a second out of the store, as CSV and as XLSX. */
  readonly csv: number;
  readonly xlsx: number;
}

/**
 * Imports so many products of two variants each into a store of a filled database, imports them again,
 * and writes them out. The products stay: give it a database of its own.
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
    const unchanged = await rate();
    const out = async (format: 'csv' | 'xlsx'): Promise<number> => {
      const began = performance.now();
      await pipeline(exportFile(app.database.db, storeId, format, app.clock), createWriteStream(join(folder, format)));
      return products / ((performance.now() - began) / 1000);
    };
    return { created, unchanged, csv: await out('csv'), xlsx: await out('xlsx') };
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
};
