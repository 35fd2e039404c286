import pg from 'pg';
import { reindexWords } from '../apps/server/src/domains/catalog/index.ts';
import { openDatabase } from '../apps/server/src/runtime/database.ts';
import { inTransaction } from '../apps/server/src/runtime/transaction.ts';
import { exportRates, importRates } from './import.ts';
import { round, type Row } from './report.ts';

/** How long the words of all goods take to be indexed anew. */
export const reindexRow = async (url: string): Promise<Row> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('insert into outdated_words select product_id from product_search on conflict do nothing');
  await client.end();
  const database = openDatabase({ url, size: 2 });
  const started = performance.now();
  const count = await reindexWords((work) => inTransaction(database.pool, ({ db }) => work(db)));
  const seconds = (performance.now() - started) / 1000;
  await database.close();
  return {
    what: 'words of all goods indexed anew',
    figure: `${seconds.toFixed(1)} s, ${round(count / seconds)} products/s`,
    yardstick: '',
    ratio: '',
    aim: '',
  };
};

/** Products a second into a store; indexing follows by the worker and is not counted. */
export const importRows = async (url: string, products: number): Promise<Row[]> => {
  const rates = await importRates(url, products);
  const row = (what: string, rate: number, aim = ''): Row => ({ what, figure: `${round(rate)} products/s`, yardstick: '', ratio: '', aim });
  return [row('import, new products of two variants', rates.created, '≥ 2,000/s'), row('import, the same file again', rates.unchanged)];
};

/** Stores as they are: of some hundred products, and of some thousand. */
const storesOut = [
  { products: 500, storeId: 2 },
  { products: 4000, storeId: 3 },
] as const;

/** Products a second out of a store, with all that belongs to them. */
export const exportRows = async (url: string): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const store of storesOut)
    for (const { format, products, middle, first } of await exportRates(url, store.products, store.storeId))
      rows.push({
        what: `export of a store of ${round(products)} products as ${format.toUpperCase()}`,
        figure: `${round(middle)} products/s; the first time ${round(first)}`,
        yardstick: '',
        ratio: '',
        aim: '≥ 10,000/s',
      });
  return rows;
};
