import { type Sql, sql } from '../runtime/sql.ts';
import { importColumns, productsAsCells } from '../domains/catalog/index.ts';
import type { Db } from '../runtime/database.ts';

/** Pieces on hand of these variants, those reserved by open orders included. */
export const onHandOf = async (db: Db, skuIds: readonly number[]): Promise<ReadonlyMap<number, number>> =>
  piecesOf(db, sql`sku_id = any(${[...skuIds]}::int[])`);

/** The same of all variants of these products. */
const onHandOfProducts = (db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, number>> =>
  piecesOf(db, sql`sku_id in (select id from skus where product_id = any(${[...productIds]}::int[]))`);

const piecesOf = async (db: Db, which: Sql): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{
    skuId: number;
    onHand: number;
  }>`select sku_id as "skuId", on_hand as "onHand" from stock where ${which}`.execute(db);
  return new Map(rows.map((r) => [r.skuId, r.onHand]));
};

/**
 * A store's products in the columns of the import, a row a variant; what a product has once is in
 * its first row. Beside the stock stands what it was and when, so that an import knows what was seen.
 */
export async function* exportedRows(db: Db, storeId: number, now: () => Date): AsyncGenerator<string[]> {
  // What was seen was not there later than this.
  const stockOf = async (productIds: readonly number[]) => ({
    at: now().toISOString(),
    onHand: await onHandOfProducts(db, productIds),
  });
  for await (const { rows, beside } of productsAsCells(db, storeId, stockOf)) {
    const { at, onHand } = beside;
    for (const { skuId, cells } of rows) {
      const stock = String(onHand.get(skuId) ?? 0);
      yield importColumns.map((c) => (c === 'stock' || c === 'stock_seen' ? stock : c === 'stock_at' ? at : (cells[c] ?? '')));
    }
  }
}
