import { importState as states, importsWaitingMax } from '@kyakhta/contract';
import { addDays } from '../../../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed } from '../../../runtime/context.ts';
import type { Work } from '../../../runtime/later.ts';
import { type Db, isUniqueViolation } from '../../../runtime/database.ts';
import { refuse } from '../../../runtime/errors.ts';
import { removeUpload, uploadsSince } from '../../../runtime/uploads.ts';
import { recordAudit } from '../../audit/index.ts';
import { type ImportFault, isImportColumn } from '../model/import-columns.ts';
import { type ColumnMapping, type Header, readHeader } from '../model/import-file.ts';
import {
  addProgress,
  cancelForgotten,
  countWaiting,
  deleteOldFaults,
  type ImportRecord,
  insertFaults,
  insertImport,
  type Progress,
  lockImportOfStore,
  selectNeeded,
  setCanceled,
  setColumns,
  setRunning,
} from '../store/imports.ts';

const faultDays = 30;
const draftDays = 1;

/** Pieces of an import's work: reading its file, bringing in the next products, taking its files away. */
export const importWork = {
  read: (id: number, dueAt: Date): Work => ({ kind: 'catalog.readImport', key: String(id), dueAt, payload: { importId: id } }),
  piece: (id: number, dueAt: Date): Work => ({ kind: 'catalog.importPiece', key: String(id), dueAt, payload: { importId: id } }),
  tidy: (upload: string, dueAt: Date): Work => ({ kind: 'catalog.tidyImport', key: upload, dueAt, payload: { upload } }),
};

/** The stored columns as the rules read them. */
export const mappedHeader = (it: Pick<ImportRecord, 'header' | 'columns'>): Header =>
  readHeader(
    it.header,
    it.header.map((_, i): ColumnMapping[number] => {
      const column = it.columns[i] ?? '';
      return isImportColumn(column) ? column : null;
    }),
  );

/** Takes over the file of the call. @returns the import's id */
export const beginImport = async (ctx: CtxFor<'POST /shop/admin/import/upload'>): Promise<number> => {
  const upload = ctx.upload ?? refuse('uploadMissing');
  const { storeId, id: accountId } = ctx.actor;
  if ((await countWaiting(ctx.db, storeId)) >= importsWaitingMax) refuse('importTooMany', { max: importsWaitingMax });
  const { fileName, bytes, name } = upload;
  const id = await insertImport(ctx.db, { storeId, accountId, fileName, bytes, upload: name, at: ctx.now });
  ctx.later(importWork.read(id, ctx.now));
  return id;
};

const own = async (ctx: Ctx & { readonly actor: { readonly storeId: number } }, id: number): Promise<ImportRecord> =>
  (await lockImportOfStore(ctx.db, ctx.actor.storeId, id)) ?? refuse('importUnknown');

/** Says what each column is taken as; names that are no column are left out. @returns the import as it is now */
export const mapOwnImport = async (
  ctx: CtxFor<'PUT /shop/admin/import/mapping'>,
  input: Parsed<'PUT /shop/admin/import/mapping'>,
): Promise<ImportRecord> => {
  const it = await own(ctx, input.importId);
  if (it.state !== states.mapping) refuse('importNotInState');
  const columns = it.header.map((_, i) => {
    const column = input.columns[i] ?? '';
    return isImportColumn(column) ? column : '';
  });
  await setColumns(ctx.db, it.id, columns);
  return { ...it, columns };
};

/** An import that can be started: its columns are complete. @returns null where it is running already: started twice, by two tabs or a retry, is started */
export const importToStart = async (ctx: CtxFor<'POST /shop/admin/import/start'>, id: number): Promise<ImportRecord | null> => {
  const it = await own(ctx, id);
  if (it.state === states.running) return null;
  if (it.state !== states.mapping) refuse('importNotInState');
  const { missing, twice } = mappedHeader(it);
  if (missing.length + twice.length > 0) refuse('importColumns', { columns: [...missing, ...twice].join(', ') });
  return it;
};

/** Starts an import, if none is running in the store. */
export const runImport = async (ctx: CtxFor<'POST /shop/admin/import/start'>, it: ImportRecord): Promise<void> => {
  await setRunning(ctx.db, it.id, ctx.now).catch((error: unknown) => {
    if (isUniqueViolation(error)) refuse('importRunning');
    throw error;
  });
  await recordAudit(ctx, 'products.import.start', `store:${it.storeId}`, null, { import: it.id, file: it.fileName, rows: it.rows });
  ctx.later(importWork.piece(it.id, ctx.now));
};

/** Ends an import. What one piece is just writing stays; nothing comes after it. */
export const cancelImport = async (
  ctx: CtxFor<'PUT /shop/admin/import/cancel'>,
  input: Parsed<'PUT /shop/admin/import/cancel'>,
): Promise<null> => {
  const it = await own(ctx, input.importId);
  if (it.state === states.canceled) return null;
  if (!(await setCanceled(ctx.db, it.id, ctx.now))) refuse('importNotInState');
  await recordAudit(ctx, 'products.import.cancel', `store:${it.storeId}`, null, { import: it.id, position: it.position });
  ctx.later(importWork.tidy(it.upload, ctx.now));
  return null;
};

/** Writes how far an import is and which rows were refused; with `endedAt` it is done. */
export const markProgress = async (
  db: Db,
  id: number,
  progress: Progress,
  faults: readonly ImportFault[],
  endedAt: Date | null,
): Promise<void> => {
  await insertFaults(db, id, faults);
  await addProgress(db, id, progress, endedAt);
};

/** The daily round: old reports, files nobody started, and what lies in the folder without an import. */
export const forgetImports = async (ctx: Ctx): Promise<void> => {
  await deleteOldFaults(ctx.db, addDays(ctx.now, -faultDays));
  await cancelForgotten(ctx.db, addDays(ctx.now, -draftDays), ctx.now);
  const lying = await uploadsSince(ctx.dataDir, addDays(new Date(), -draftDays));
  const needed = new Set(await selectNeeded(ctx.db, lying));
  for (const name of lying) if (!needed.has(name)) await removeUpload(ctx.dataDir, name);
};
