import { type ImportColumn, importColumns, numberColumns } from '../domains/catalog/index.ts';
import { exportedRows } from './export-products.ts';
import type { Clock } from '../runtime/clock.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { csvLine, csvMark } from '../runtime/sheets/csv.ts';
import { textBytes } from '../runtime/sheets/text-bytes.ts';
import { xlsxBytes } from '../runtime/sheets/write-xlsx.ts';

const widthOf = (column: ImportColumn): number =>
  /^(name|description|specifications|category|properties)/.test(column) ? 40 : numberColumns.has(column) ? 12 : 18;

async function* csvText(rows: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  yield csvMark + csvLine(importColumns);
  for await (const row of rows) yield csvLine(row);
}

/** A store's products as a file that the import takes back without changing anything; made as it is read. */
export const exportFile = (db: Db, storeId: number, format: 'csv' | 'xlsx', clock: Clock): AsyncIterable<Buffer> => {
  const rows = exportedRows(db, storeId, () => clock.now());
  if (format === 'csv') return textBytes(csvText(rows));
  return xlsxBytes(
    importColumns.map((name) => ({ name, numeric: numberColumns.has(name), width: widthOf(name) })),
    rows,
  );
};

/** The same as the answer of a call. */
export const exportProducts = (
  ctx: CtxFor<'GET /shop/admin/prod/export'>,
  input: Parsed<'GET /shop/admin/prod/export'>,
): Promise<Result<'GET /shop/admin/prod/export'>> =>
  Promise.resolve({
    name: `products-${ctx.now.toISOString().slice(0, 10)}.${input.format}`,
    type: input.format === 'csv' ? 'text/csv; charset=utf-8' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: exportFile(ctx.db, ctx.actor.storeId, input.format, ctx.clock),
  });
