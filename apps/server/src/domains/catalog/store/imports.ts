import { importState, type StockRaised } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { ImportFault, ReasonValues } from '../model/import-columns.ts';
import type { ImportCounts } from '../model/import-counts.ts';

export interface ImportRecord {
  readonly id: number;
  readonly storeId: number;
  readonly accountId: number;
  readonly fileName: string;
  readonly upload: string;
  readonly state: number;
  readonly header: readonly string[];
  readonly columns: readonly string[];
  readonly rows: number;
  readonly position: number;
  readonly isGrouped: boolean;
  /** When the file itself says that it was last changed. */
  readonly changedAt: Date | null;
  /** By how much it raises the stock; null while the file is read. */
  readonly stockRaised: StockRaised | null;
}
const record = sql`id, store_id as "storeId", account_id as "accountId", file_name as "fileName", upload, state, header, columns, row_count as rows, position, is_grouped as "isGrouped", file_changed_at as "changedAt", stock_raised as "stockRaised"`;
const { reading, mapping, running, done, refused, canceled } = importState;

export const insertImport = async (
  db: Db,
  it: {
    readonly storeId: number;
    readonly accountId: number;
    readonly fileName: string;
    readonly bytes: number;
    readonly upload: string;
    readonly at: Date;
  },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into imports (store_id, account_id, file_name, bytes, upload, state, created_at)
    values (${it.storeId}, ${it.accountId}, ${it.fileName}, ${it.bytes}, ${it.upload}, ${reading}, ${it.at}) returning id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('an import was not made');
  return row.id;
};

/** Files of a store that are not over; locks nothing. */
export const countWaiting = async (db: Db, storeId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from imports where store_id = ${storeId} and state in (${reading}, ${mapping})`.execute(db);
  return rows[0]?.count ?? 0;
};

export const selectImport = async (db: Db, id: number): Promise<ImportRecord | undefined> => {
  const { rows } = await sql<ImportRecord>`select ${record} from imports where id = ${id}`.execute(db);
  return rows[0];
};
export const lockImportOfStore = async (db: Db, storeId: number, id: number): Promise<ImportRecord | undefined> => {
  const { rows } = await sql<ImportRecord>`select ${record} from imports where id = ${id} and store_id = ${storeId} for update`.execute(db);
  return rows[0];
};
export const lockRunning = async (db: Db, id: number): Promise<ImportRecord | undefined> => {
  const { rows } = await sql<ImportRecord>`select ${record} from imports where id = ${id} and state = ${running} for update`.execute(db);
  return rows[0];
};

export const setRead = async (
  db: Db,
  id: number,
  it: {
    readonly kind: string;
    readonly header: readonly string[];
    readonly columns: readonly string[];
    readonly sample: readonly (readonly string[])[];
    readonly rows: number;
    readonly changedAt: Date | null;
    readonly stockRaised: StockRaised;
  },
): Promise<void> => {
  await sql`
    update imports set state = ${mapping}, kind = ${it.kind}, header = ${JSON.stringify(it.header)}::jsonb, columns = ${JSON.stringify(it.columns)}::jsonb,
      sample = ${JSON.stringify(it.sample)}::jsonb, row_count = ${it.rows}, file_changed_at = ${it.changedAt}, stock_raised = ${JSON.stringify(it.stockRaised)}::jsonb where id = ${id} and state = ${reading}`.execute(
    db,
  );
};
export const setColumns = async (db: Db, id: number, columns: readonly string[]): Promise<void> => {
  await sql`update imports set columns = ${JSON.stringify(columns)}::jsonb where id = ${id} and state = ${mapping}`.execute(db);
};
export const setStockRaised = async (db: Db, id: number, raised: StockRaised): Promise<void> => {
  await sql`update imports set stock_raised = ${JSON.stringify(raised)}::jsonb where id = ${id} and state = ${mapping}`.execute(db);
};
/** @throws a violation of uniqueness when another import into the store is running */
export const setRunning = async (db: Db, id: number, at: Date): Promise<void> => {
  await sql`update imports set state = ${running}, started_at = ${at} where id = ${id} and state = ${mapping}`.execute(db);
};
export const setGrouped = async (db: Db, id: number): Promise<void> => {
  await sql`update imports set is_grouped = true where id = ${id} and state = ${running}`.execute(db);
};

export interface Progress extends ImportCounts {
  readonly position: number;
}
export const addProgress = async (db: Db, id: number, p: Progress, endedAt: Date | null): Promise<void> => {
  await sql`
    update imports set position = ${p.position}, created = created + ${p.created}, changed = changed + ${p.changed}, unchanged = unchanged + ${p.unchanged},
      refused = refused + ${p.refused}, refused_rows = refused_rows + ${p.refusedRows}, categories_made = categories_made + ${p.categoriesMade},
      state = case when ${endedAt}::timestamptz is null then state else ${done} end, ended_at = ${endedAt}
    where id = ${id} and state = ${running}`.execute(db);
};

/** Ends it as refused, with the reason. @returns whether it was not over yet */
export const setRefused = async (
  db: Db,
  id: number,
  refusal: { readonly reason: string; readonly values: ReasonValues },
  at: Date,
): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    update imports set state = ${refused}, refusal = ${JSON.stringify(refusal)}::jsonb, ended_at = ${at}
    where id = ${id} and state in (${reading}, ${mapping}, ${running}) returning id`.execute(db);
  return rows.length > 0;
};
export const setCanceled = async (db: Db, id: number, at: Date): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    update imports set state = ${canceled}, ended_at = ${at} where id = ${id} and state in (${reading}, ${mapping}, ${running}) returning id`.execute(
    db,
  );
  return rows.length > 0;
};

/** Signs that a database cannot hold become one that says so. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '\u2400');

export const insertFaults = async (db: Db, id: number, faults: readonly ImportFault[]): Promise<void> => {
  if (faults.length === 0) return;
  const values = faults.map((f) =>
    JSON.stringify(Object.fromEntries(Object.entries(f.values).map(([k, v]) => [k, typeof v === 'string' ? storable(v) : v]))),
  );
  await sql`
    insert into import_faults (import_id, line, product, col, value, reason, reason_values)
    select ${id}::int, * from unnest(${faults.map((f) => f.line)}::int[], ${faults.map((f) => storable(f.product))}::text[], ${faults.map((f) => f.column)}::text[],
      ${faults.map((f) => storable(f.value))}::text[], ${faults.map((f) => f.reason)}::text[], ${values}::jsonb[])`.execute(db);
};

/** Forgets the refused rows of imports that ended before a moment. */
export const deleteOldFaults = async (db: Db, endedBefore: Date): Promise<void> => {
  await sql`delete from import_faults where import_id in (select id from imports where ended_at < ${endedBefore})`.execute(db);
};
/** Files that nobody started are canceled. */
export const cancelForgotten = async (db: Db, createdBefore: Date, at: Date): Promise<void> => {
  await sql`update imports set state = ${canceled}, ended_at = ${at} where state in (${reading}, ${mapping}) and created_at < ${createdBefore}`.execute(
    db,
  );
};
/** Which of these uploads an import still needs. */
export const selectNeeded = async (db: Db, uploads: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ upload: string }>`
    select upload from imports where upload = any(${[...uploads]}::text[]) and state in (${reading}, ${mapping}, ${running})`.execute(db);
  return rows.map((r) => r.upload);
};

/** Whether goods are being imported into any store right now. */
export const isAnyImportRunning = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`select exists (select 1 from imports where state = ${running}) as "is"`.execute(db);
  return rows[0]?.is === true;
};
