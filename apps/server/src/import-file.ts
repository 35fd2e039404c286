import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { shopStatus } from '@kyakhta/contract';
import { recordAudit } from './domains/audit/index.ts';
import {
  faultOf,
  type Header,
  type ImportFault,
  type ProductRows,
  productsOf,
  readHeader,
  surveyRows,
  wholeProduct,
} from './domains/catalog/index.ts';
import { storesById } from './domains/stores/index.ts';
import { type ImportedBatch, importProducts } from './flows/import-products.ts';
import { type App, type Gathered, gathering } from './runtime/app.ts';
import { type Ctx, platformActor } from './runtime/context.ts';
import { delimiterOf, readCsv, UnreadableFile } from './runtime/csv.ts';
import { sqlState } from './runtime/database.ts';
import { exclusively } from './runtime/exclusive.ts';
import { inTransaction } from './runtime/transaction.ts';

const productsPerBatch = 500;
const rowsPerBatch = 2000;

/** Why nothing of a file was imported. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}

export interface ImportWishes {
  readonly file: string;
  readonly storeId: number;
  /** Told of every refused row, in the order of batches. */
  readonly onFault?: (fault: ImportFault) => void;
  readonly onProgress?: (rowsDone: number, rows: number) => void;
}

export interface ImportResult {
  readonly rows: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly refusedRows: number;
  readonly categoriesMade: number;
  readonly unknownColumns: readonly string[];
  readonly seconds: number;
  /** Why it ended before the end of the file; whole products up to there are in. */
  readonly stopped: string | null;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const asRefusal = (error: unknown): unknown =>
  error instanceof UnreadableFile ? new ImportRefused(`The file cannot be read: ${error.message}.`) : error;

async function* after<T>(rows: AsyncIterable<T>, count: number): AsyncGenerator<T> {
  let left = count;
  for await (const row of rows) if (left-- <= 0) yield row;
}

const headerOf = async (file: string, delimiter: string): Promise<Header> => {
  for await (const row of readCsv(file, delimiter)) {
    const header = readHeader(row.cells);
    if (header.missing.length > 0) throw new ImportRefused(`These columns are missing: ${header.missing.join(', ')}.`);
    if (header.twice.length > 0) throw new ImportRefused(`These columns stand twice: ${header.twice.join(', ')}.`);
    return header;
  }
  throw new ImportRefused('The file is empty.');
};

/** Runs one action of the import in a transaction of its own and tells the caches. */
const inOwnTransaction = async <T>(app: App, requestId: string, work: (ctx: Ctx) => Promise<T>): Promise<T> => {
  let gathered: Gathered = gathering();
  const source = { locale: 'en', requestId, ip: null, userAgent: null, plainPasswordAllowed: false, token: null } as const;
  const result = await inTransaction(app.pool, async (unit) => {
    gathered = gathering();
    const done = await work(app.context(unit.db, platformActor, source, gathered));
    await app.settle(unit.db, gathered, requestId);
    return done;
  });
  app.tell(gathered);
  return result;
};

const isAboutData = (error: unknown): boolean => /^2[23]/.test(sqlState(error) ?? '');
const joined = (a: ImportedBatch, b: ImportedBatch): ImportedBatch => ({
  created: a.created + b.created,
  changed: a.changed + b.changed,
  unchanged: a.unchanged + b.unchanged,
  refused: a.refused + b.refused,
  categoriesMade: a.categoriesMade + b.categoriesMade,
  faults: [...a.faults, ...b.faults],
});

/** Imports a batch; when the database refuses what the rules let through, the halves are tried until the one product stands alone. */
const importBatch = async (
  app: App,
  requestId: string,
  storeId: number,
  groups: readonly ProductRows[],
  columns: number,
): Promise<ImportedBatch> => {
  try {
    return await inOwnTransaction(app, requestId, (ctx) => importProducts(ctx, storeId, groups, columns));
  } catch (error) {
    const [only, ...others] = groups;
    if (!isAboutData(error) || only === undefined) throw error;
    if (others.length === 0) {
      const [row] = only.rows;
      const faults =
        row === undefined ? [] : wholeProduct(only, [faultOf(only.code, row, null, 'notStored', { message: messageOf(error) })]);
      return { created: 0, changed: 0, unchanged: 0, refused: 1, categoriesMade: 0, faults };
    }
    const half = Math.ceil(groups.length / 2);
    const first = await importBatch(app, requestId, storeId, groups.slice(0, half), columns);
    return joined(first, await importBatch(app, requestId, storeId, groups.slice(half), columns));
  }
};

async function* batches(
  products: AsyncIterable<ProductRows>,
): AsyncGenerator<{ readonly groups: readonly ProductRows[]; readonly rows: number }> {
  let groups: ProductRows[] = [];
  let rows = 0;
  for await (const product of products) {
    groups.push(product);
    rows += product.rows.length + product.surplus.length;
    if (groups.length < productsPerBatch && rows < rowsPerBatch) continue;
    yield { groups, rows };
    groups = [];
    rows = 0;
  }
  if (groups.length > 0) yield { groups, rows };
}

/**
 * Imports a CSV file of products into a store. The file is read twice: once to see that it can be
 * read to its end and which rows belong together, and once to import product by product, some
 * hundreds in a transaction. Whatever ends it early leaves whole products only, and the same file
 * again brings in the rest.
 * @throws ImportRefused when nothing was imported, with a sentence for the person who asked
 */
export const importFile = async (app: App, wishes: ImportWishes): Promise<ImportResult> => {
  const { file, storeId } = wishes;
  const store = (await storesById(app.database.db, [storeId])).get(storeId);
  if (store === undefined || store.status === shopStatus.deleted) throw new ImportRefused(`There is no store ${storeId}.`);
  const result = await exclusively(app.pool, `import:store:${storeId}`, async (lock) => {
    const began = performance.now();
    const requestId = `import-${randomUUID()}`;
    const { delimiter, header, survey } = await surveyFile(file).catch((error: unknown) => {
      throw asRefusal(error);
    });
    const subject = `store:${storeId}`;
    await inOwnTransaction(app, requestId, (ctx) =>
      recordAudit(ctx, 'products.import.start', subject, null, { file: basename(file), rows: survey.rows }),
    );
    let total: ImportedBatch = { created: 0, changed: 0, unchanged: 0, refused: 0, categoriesMade: 0, faults: [] };
    let refusedRows = 0;
    let rowsDone = 0;
    let stopped: string | null = null;
    try {
      const rows = after(readCsv(file, delimiter), 1);
      for await (const batch of batches(productsOf(header, rows, survey))) {
        await lock.check();
        const imported = await importBatch(app, requestId, storeId, batch.groups, header.width);
        for (const fault of imported.faults) wishes.onFault?.(fault);
        refusedRows += new Set(imported.faults.map((f) => f.line)).size;
        total = { ...joined(total, imported), faults: [] };
        rowsDone += batch.rows;
        wishes.onProgress?.(rowsDone, survey.rows);
      }
    } catch (error) {
      stopped = messageOf(error);
    }
    const { faults: _, ...counts } = total;
    const outcome = { rows: survey.rows, ...counts, refusedRows };
    const told = { file: basename(file), ...outcome, ...(stopped === null ? {} : { stopped }) };
    await inOwnTransaction(app, requestId, (ctx) => recordAudit(ctx, 'products.import', subject, null, told)).catch((error: unknown) => {
      // The database that ended the import may still be gone; its start is on record.
      stopped ??= messageOf(error);
    });
    return { ...outcome, unknownColumns: header.unknown, seconds: (performance.now() - began) / 1000, stopped };
  });
  if (result === null)
    throw new ImportRefused(`Another import into store ${storeId} is running. Wait until it ends, then start this one again.`);
  return result;
};

const surveyFile = async (file: string) => {
  const delimiter = await delimiterOf(file);
  const header = await headerOf(file, delimiter);
  return { delimiter, header, survey: await surveyRows(header, after(readCsv(file, delimiter), 1)) };
};
