import { importState, type StockRaised } from '@kyakhta/contract';
import { recordAudit } from '../../domains/audit/index.ts';
import {
  importById,
  importToStart,
  importWork,
  mapColumns,
  mapOwnImport,
  mappedHeader,
  markGrouped,
  markProgress,
  markRead,
  markRefused,
  markStockRaised,
  readHeader,
  runImport,
  runningImport,
} from '../../domains/catalog/index.ts';
import type { Ctx, CtxFor, Parsed } from '../../runtime/context.ts';
import { refuseAndKeep } from '../../runtime/errors.ts';
import { exclusivelyHere } from '../../runtime/exclusive.ts';
import { UnreadableFile } from '../../runtime/sheets/unreadable.ts';
import { groupRows, stageRows } from '../../runtime/staged-rows.ts';
import { whileBusy } from '../../runtime/transaction.ts';
import { uploadFile, uploadFolder } from '../../runtime/uploads.ts';
import { importLock, importPiece } from './import-batch.ts';
import { stockRaisedBy } from './stock-raised.ts';

/** When to try again while another import, from the command line, works on the store. */
const pauseMs = 2000;
const cellShownMax = 80;
const isLost = (error: unknown): boolean => (error as { code?: string } | null)?.code === 'ENOENT';
const shown = (text: string, max = cellShownMax): string =>
  (text.length > max ? `${text.slice(0, max - 1)}…` : text).toWellFormed().replaceAll('\u0000', '\u2400');

/** Does a step with the import's files; what is wrong with them ends the import in words. */
const withFiles = async (ctx: Ctx, it: { readonly id: number; readonly upload: string }, step: () => Promise<void>): Promise<void> => {
  try {
    await step();
  } catch (error) {
    const refusal =
      error instanceof UnreadableFile
        ? { reason: error.reason, values: error.values }
        : isLost(error)
          ? { reason: 'lost', values: {} }
          : null;
    if (refusal === null) throw error;
    if (await markRefused(ctx.db, it.id, refusal, ctx.now)) ctx.later(importWork.tidy(it.upload, ctx.now));
  }
};

/** Reads an uploaded file to its end into rows that can be worked on piece by piece, and proposes what its columns are. */
export const readImport = async (ctx: Ctx, id: number): Promise<void> => {
  const it = await importById(ctx.db, id);
  if (it === undefined || it.state !== importState.reading) return;
  await withFiles(ctx, it, async () => {
    const isHeader = (cells: readonly string[]): boolean => mapColumns(cells).filter((c) => c !== null).length > 1;
    const staged = await whileBusy(ctx.db, () =>
      stageRows(uploadFile(ctx.dataDir, it.upload), uploadFolder(ctx.dataDir, it.upload), isHeader),
    );
    const header = readHeader(staged.header);
    const raised = { folder: uploadFolder(ctx.dataDir, it.upload), header, fileAt: staged.changedAt };
    await markRead(ctx.db, id, {
      kind: staged.kind,
      changedAt: staged.changedAt,
      stockRaised: await whileBusy(ctx.db, () => stockRaisedBy(ctx.db, it.storeId, raised)),
      header: staged.header.map((h) => shown(h, 200)),
      columns: mapColumns(staged.header).map((c) => c ?? ''),
      sample: staged.sample.map((row) => row.cells.map((c) => shown(c))),
      rows: staged.rows,
    });
  });
};

const raisedNow = (
  ctx: Ctx,
  it: Parameters<typeof mappedHeader>[0] & { readonly storeId: number; readonly upload: string; readonly changedAt: Date | null },
): Promise<StockRaised> =>
  stockRaisedBy(ctx.db, it.storeId, { folder: uploadFolder(ctx.dataDir, it.upload), header: mappedHeader(it), fileAt: it.changedAt });

/** Says what the columns of a file are, and counts anew what stock it would raise by them. */
export const mapImport = async (
  ctx: CtxFor<'PUT /shop/admin/import/mapping'>,
  input: Parsed<'PUT /shop/admin/import/mapping'>,
): Promise<void> => {
  const it = await mapOwnImport(ctx, input);
  await withFiles(ctx, it, async () => markStockRaised(ctx.db, it.id, await raisedNow(ctx, it)));
};

const none: StockRaised = { variants: 0, pieces: 0, oldestAt: null };
const isSame = (a: StockRaised, b: StockRaised): boolean => a.variants === b.variants && a.pieces === b.pieces && a.oldestAt === b.oldestAt;

/**
 * Starts an import. Goods are sold while somebody looks at its columns: what it raises is counted once more, and where that
 * is not what was shown, nothing begins, and the person decides by the new figures. They are kept as what was shown last.
 */
export const startImport = async (
  ctx: CtxFor<'POST /shop/admin/import/start'>,
  input: Parsed<'POST /shop/admin/import/start'>,
): Promise<void> => {
  const it = await importToStart(ctx, input.importId);
  if (it === null) return;
  await withFiles(ctx, it, async () => {
    const stockRaised = await raisedNow(ctx, it);
    if (!isSame(stockRaised, input.stockRaised ?? it.stockRaised ?? none)) {
      await markStockRaised(ctx.db, it.id, stockRaised);
      const { variants, pieces } = stockRaised;
      refuseAndKeep('importStockMoved', { variants, pieces }, { stockRaised });
    }
    await runImport(ctx, it);
  });
};

/**
 * Brings in the next products of an import and plans the piece after them in the same transaction: a
 * kill at any moment loses nothing and does nothing twice. The first piece finds what belongs together.
 */
export const continueImport = async (ctx: Ctx, id: number): Promise<void> => {
  const it = await importById(ctx.db, id);
  if (it === undefined || it.state !== importState.running) return;
  const folder = uploadFolder(ctx.dataDir, it.upload);
  const header = mappedHeader(it);
  await withFiles(ctx, it, async () => {
    if (!it.isGrouped) {
      const at = (column: 'product' | 'article'): number => header.positions.get(column) ?? -1;
      await whileBusy(ctx.db, () => groupRows(folder, it.rows, { key: at('product'), unique: at('article') }));
      await markGrouped(ctx.db, id);
      ctx.later(importWork.piece(id, ctx.now));
      return;
    }
    if (!(await exclusivelyHere(ctx.db, importLock(it.storeId)))) {
      ctx.later(importWork.piece(id, new Date(ctx.now.getTime() + pauseMs)));
      return;
    }
    const mine = await runningImport(ctx.db, id);
    if (mine === undefined) return;
    const { batch, position, end } = await importPiece(
      ctx,
      it.storeId,
      { folder, header, rows: it.rows, position: mine.position },
      `import:${id}`,
    );
    await markProgress(ctx.db, id, { ...batch.counts, position }, batch.faults, end ? ctx.now : null);
    if (!end) {
      ctx.later(importWork.piece(id, ctx.now));
      return;
    }
    await recordAudit(ctx, 'products.import', `store:${it.storeId}`, null, {
      import: id,
      file: it.fileName,
      account: it.accountId,
      rows: it.rows,
    });
    ctx.later(importWork.tidy(it.upload, ctx.now));
  });
};
