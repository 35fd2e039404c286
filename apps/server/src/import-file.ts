import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { shopStatus, type StockRaised } from '@kyakhta/contract';
import { inOwnTransaction } from './command.ts';
import { recordAudit } from './domains/audit/index.ts';
import { addCounts, type Header, type ImportCounts, type ImportFault, mapColumns, noCounts, readHeader } from './domains/catalog/index.ts';
import { storesById } from './domains/stores/index.ts';
import { importLock, importPiece } from './flows/goods/import-batch.ts';
import { stockRaisedBy } from './flows/goods/stock-raised.ts';
import type { App } from './runtime/app.ts';
import { exclusively } from './runtime/exclusive.ts';
import { UnreadableFile } from './runtime/sheets/unreadable.ts';
import { groupRows, type Staged, stageRows } from './runtime/staged-rows.ts';
import { say } from './words/index.ts';

/** Why nothing of a file was imported. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}

export interface ImportWishes {
  readonly file: string;
  readonly storeId: number;
  /** Told of every refused row, in the order of batches. */
  readonly onFault?: (fault: ImportFault) => void;
  /** Told before anything is written, what of the stock that is there the file raises. */
  readonly onStock?: (raised: StockRaised) => void;
  readonly onProgress?: (rowsDone: number, rows: number) => void;
}

export interface ImportResult extends ImportCounts {
  readonly rows: number;
  readonly unknownColumns: readonly string[];
  readonly seconds: number;
  /** Why it ended before the end of the file; whole products up to there are in. */
  readonly stopped: string | null;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const headerOf = (staged: Staged): Header => {
  const header = readHeader(staged.header);
  if (header.missing.length > 0) throw new UnreadableFile('columnsMissing', { columns: header.missing.join(', ') });
  if (header.twice.length > 0) throw new UnreadableFile('columnsTwice', { columns: header.twice.join(', ') });
  return header;
};

/** Reads the file to its end and finds what belongs together. */
const stage = async (
  file: string,
  folder: string,
): Promise<{ readonly header: Header; readonly rows: number; readonly changedAt: Date | null }> => {
  try {
    const staged = await stageRows(file, folder, (cells) => mapColumns(cells).filter((c) => c !== null).length > 1);
    const header = headerOf(staged);
    const at = (column: 'product' | 'article'): number => header.positions.get(column) ?? -1;
    await groupRows(folder, staged.rows, { key: at('product'), unique: at('article') });
    return { header, rows: staged.rows, changedAt: staged.changedAt };
  } catch (error) {
    throw error instanceof UnreadableFile ? new ImportRefused(say('en', `file.${error.reason}`, error.values)) : error;
  }
};

/**
 * Imports a CSV or XLSX file of products into a store. The file is read to its end first, then comes
 * in product by product, some hundreds in a transaction. Whatever ends it early leaves whole products
 * only, and the same file again brings in the rest.
 * @throws ImportRefused when nothing was imported, with a sentence for the person who asked
 */
export const importFile = async (app: App, wishes: ImportWishes): Promise<ImportResult> => {
  const { file, storeId } = wishes;
  const store = (await storesById(app.database.db, [storeId])).get(storeId);
  if (store === undefined || store.status === shopStatus.deleted) throw new ImportRefused(`There is no store ${storeId}.`);
  const folder = await mkdtemp(join(tmpdir(), 'kyakhta-import-'));
  try {
    const result = await exclusively(app.pool, importLock(storeId), async (lock): Promise<ImportResult> => {
      const began = performance.now();
      const requestId = `import-${randomUUID()}`;
      const { header, rows, changedAt } = await stage(file, folder);
      const fileAt = changedAt ?? (await stat(file)).mtime;
      wishes.onStock?.(await stockRaisedBy(app.database.db, storeId, { folder, header, fileAt }));
      const subject = `store:${storeId}`;
      await inOwnTransaction(app, requestId, (ctx) =>
        recordAudit(ctx, 'products.import.start', subject, null, { file: basename(file), rows }),
      );
      let counts = noCounts;
      let stopped: string | null = null;
      try {
        for (let position = 0, end = rows === 0; !end;) {
          await lock.check();
          const from = position;
          const done = await inOwnTransaction(app, requestId, (ctx) =>
            importPiece(ctx, storeId, { folder, header, rows, position: from }, ''),
          );
          for (const fault of done.batch.faults) wishes.onFault?.(fault);
          counts = addCounts(counts, done.batch.counts);
          ({ position, end } = done);
          wishes.onProgress?.(position, rows);
        }
      } catch (error) {
        stopped = messageOf(error);
      }
      const outcome = { rows, ...counts };
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
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
