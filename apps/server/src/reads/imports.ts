import { importState, readLocale, type StockRaised } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import {
  explainFault,
  importColumns,
  type ImportCounts,
  type ImportFault,
  mappedHeader,
  requiredColumns,
} from '../domains/catalog/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { refuse } from '../runtime/errors.ts';
import { csvLine, csvMark } from '../runtime/sheets/csv.ts';
import type { FileReason } from '../runtime/sheets/unreadable.ts';
import { say } from '../words/index.ts';
import { offsetOf, pageOf } from './paging.ts';

interface Row extends ImportCounts {
  readonly importId: number;
  readonly fileName: string;
  readonly bytes: number;
  readonly state: number;
  readonly rows: number;
  readonly rowsDone: number;
  readonly refusal: { readonly reason: FileReason; readonly values: Readonly<Record<string, string | number>> } | null;
  readonly faultsKept: boolean;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}
const card = sql`i.id as "importId", i.file_name as "fileName", i.bytes, i.state, i.row_count as rows, i.position as "rowsDone", i.created, i.changed, i.unchanged, i.refused,
  i.refused_rows as "refusedRows", i.categories_made as "categoriesMade", i.refusal, exists (select 1 from import_faults f where f.import_id = i.id) as "faultsKept",
  i.created_at as "createdAt", i.started_at as "startedAt", i.ended_at as "endedAt"`;

const cardOf = (ctx: Ctx, r: Row) => ({
  ...r,
  refusal: r.refusal === null ? null : { reason: r.refusal.reason, msg: say(ctx.locale, `file.${r.refusal.reason}`, r.refusal.values) },
  createdAt: r.createdAt.toISOString(),
  startedAt: r.startedAt?.toISOString() ?? null,
  endedAt: r.endedAt?.toISOString() ?? null,
});

/** One import of the store, with what its columns are taken as. */
export const importInfo = async (
  ctx: CtxFor<'GET /shop/admin/import/info'>,
  input: Parsed<'GET /shop/admin/import/info'>,
): Promise<Result<'GET /shop/admin/import/info'>> => {
  interface Told extends Row {
    readonly header: readonly string[];
    readonly columns: readonly string[];
    readonly sample: readonly (readonly string[])[];
    readonly stockRaised: StockRaised | null;
  }
  const { rows } = await sql<Told>`
    select ${card}, i.header, i.columns, i.sample, i.stock_raised as "stockRaised" from imports i where i.id = ${input.importId} and i.store_id = ${ctx.actor.storeId}`.execute(
    ctx.db,
  );
  const row = rows[0] ?? refuse('importUnknown');
  const { missing, twice } = mappedHeader(row);
  const waits = row.state === importState.mapping;
  return {
    ...cardOf(ctx, row),
    columns: row.header.map((name, i) => ({ name, column: row.columns[i] ?? '', sample: row.sample.map((cells) => cells[i] ?? '') })),
    known: importColumns.map((column) => ({ column, required: requiredColumns.has(column) })),
    stockRaised: row.stockRaised,
    missing: waits ? [...missing] : [],
    twice: waits ? [...twice] : [],
  };
};

/** The imports of the store, newest first. */
export const importPage = async (
  ctx: CtxFor<'GET /shop/admin/import/page'>,
  input: Parsed<'GET /shop/admin/import/page'>,
): Promise<Result<'GET /shop/admin/import/page'>> => {
  const { rows } = await sql<Row & { total: number }>`
    select ${card}, count(*) over ()::int as total from imports i where i.store_id = ${ctx.actor.storeId} order by i.id desc limit ${input.size} offset ${offsetOf(input)}`.execute(
    ctx.db,
  );
  return pageOf(
    rows.map((r) => cardOf(ctx, r)),
    rows[0]?.total ?? 0,
    input,
  );
};

interface FaultRow extends Pick<ImportFault, 'line' | 'product' | 'value' | 'reason' | 'values'> {
  readonly id: bigint;
  readonly column: string | null;
}
const fault = sql`f.id, f.line, f.product, f.col as "column", f.value, f.reason, f.reason_values as values`;
const isOwn = async (db: Db, storeId: number, importId: number): Promise<boolean> =>
  (await sql`select 1 from imports where id = ${importId} and store_id = ${storeId}`.execute(db)).rows.length > 0;

/** The refused rows of an import, in the order of the file. */
export const importFaults = async (
  ctx: CtxFor<'GET /shop/admin/import/faults'>,
  input: Parsed<'GET /shop/admin/import/faults'>,
): Promise<Result<'GET /shop/admin/import/faults'>> => {
  if (!(await isOwn(ctx.db, ctx.actor.storeId, input.importId))) refuse('importUnknown');
  const { rows } = await sql<FaultRow & { total: number }>`
    select ${fault}, count(*) over ()::int as total from import_faults f where f.import_id = ${input.importId} order by f.line, f.id limit ${input.size} offset ${offsetOf(input)}`.execute(
    ctx.db,
  );
  return pageOf(
    rows.map(({ line, product, column, value, reason, values }) => ({
      line,
      product,
      column,
      value,
      reason,
      msg: explainFault({ reason, values }, ctx.locale),
    })),
    rows[0]?.total ?? 0,
    input,
  );
};

const faultsAtOnce = 2000;

/** What the columns are called in the file itself. */
const headingsOf = async (db: Db, importId: number): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ header: readonly string[]; columns: readonly string[] }>`
    select header, columns from imports where id = ${importId}`.execute(db);
  return new Map(
    rows.flatMap(({ header, columns }) =>
      columns.map((column, i): [string, string] => [column, header[i] === undefined || header[i] === '' ? column : header[i]]),
    ),
  );
};

async function* reportBytes(db: Db, importId: number, locale: ReturnType<typeof readLocale>): AsyncGenerator<Buffer> {
  const headings = await headingsOf(db, importId);
  const head = (['line', 'product', 'column', 'value', 'reason'] as const).map((name) => say(locale, `report.${name}`));
  yield Buffer.from(csvMark + csvLine(head));
  for (let after: { line: number; id: bigint } = { line: 0, id: 0n }; ;) {
    const { rows } = await sql<FaultRow>`
      select ${fault} from import_faults f where f.import_id = ${importId} and (f.line, f.id) > (${after.line}::int, ${after.id}::bigint) order by f.line, f.id limit ${faultsAtOnce}`.execute(
      db,
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last;
    const line = (f: FaultRow): string[] => {
      const column = f.column === null ? '' : (headings.get(f.column) ?? f.column);
      return [String(f.line), f.product, column, f.value, explainFault(f, locale)];
    };
    yield Buffer.from(rows.map((f) => csvLine(line(f))).join(''));
  }
}

/** The same as a CSV file in the person's language; nothing in it acts as a formula. */
export const importReport = async (
  ctx: CtxFor<'GET /shop/admin/import/report'>,
  input: Parsed<'GET /shop/admin/import/report'>,
): Promise<Result<'GET /shop/admin/import/report'>> => {
  if (!(await isOwn(ctx.db, ctx.actor.storeId, input.importId))) refuse('importUnknown');
  const locale = input.lang === undefined ? ctx.locale : readLocale(input.lang);
  return { name: `import-${input.importId}.csv`, type: 'text/csv; charset=utf-8', bytes: reportBytes(ctx.db, input.importId, locale) };
};
