import { variantsMax } from '@kyakhta/contract';
import {
  addCounts,
  faultOf,
  type Header,
  noCounts,
  openGoods,
  type ProductRows,
  productRows,
  storedGoods,
  submitGoods,
  wholeProduct,
} from '../../domains/catalog/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { isAboutData } from '../../runtime/database.ts';
import { mergedOver } from '../../runtime/staged-merged.ts';
import { type PieceLimits, readGroups } from '../../runtime/staged-rows.ts';
import { inSavepoint } from '../../runtime/transaction.ts';
import { type ImportedBatch, importProducts } from './import-products.ts';

/** What one transaction brings in: enough to be quick, little enough to be over soon. */
export const pieceLimits: PieceLimits = { groups: 500, rows: 2000, bytes: 4_194_304, rowsOfGroup: variantsMax };
/** Only one import works on a store at a time. */
export const importLock = (storeId: number): string => `import:store:${storeId}`;

const joined = (a: ImportedBatch, b: ImportedBatch): ImportedBatch => ({
  counts: addCounts(a.counts, b.counts),
  faults: [...a.faults, ...b.faults],
});

/** Imports products; where the platform looks at the store's goods first, what is new to buyers waits for it. */
const importReviewed = async (
  ctx: Ctx,
  storeId: number,
  groups: readonly ProductRows[],
  columns: number,
  cause: string,
): Promise<ImportedBatch> => {
  const { products } = await storedGoods(
    ctx.db,
    storeId,
    groups.map((g) => g.code),
    [],
  );
  const open = await openGoods(
    ctx,
    storeId,
    products.map((p) => p.id),
  );
  const { counts, faults, written } = await importProducts(ctx, storeId, groups, columns, open.newStatus, { kind: 'imported', cause });
  await submitGoods(ctx, open, written, false);
  return { counts, faults };
};

/** Imports products; when the database refuses what the rules let through, the halves are tried until the one product stands alone. */
const importOrHalve = async (
  ctx: Ctx,
  storeId: number,
  groups: readonly ProductRows[],
  columns: number,
  cause: string,
): Promise<ImportedBatch> => {
  try {
    return await inSavepoint(ctx.db, () => importReviewed(ctx, storeId, groups, columns, cause));
  } catch (error) {
    const [only, ...others] = groups;
    if (!isAboutData(error) || only === undefined) throw error;
    if (others.length === 0) {
      const [row] = only.rows;
      const message = error instanceof Error ? error.message : String(error);
      const faults = row === undefined ? [] : wholeProduct(only, [faultOf(only.code, row, null, 'notStored', { message })]);
      return { counts: { ...noCounts, refused: 1, refusedRows: new Set(faults.map((f) => f.line)).size }, faults };
    }
    const half = Math.ceil(groups.length / 2);
    const first = await importOrHalve(ctx, storeId, groups.slice(0, half), columns, cause);
    return joined(first, await importOrHalve(ctx, storeId, groups.slice(half), columns, cause));
  }
};

/**
 * One piece of a staged file, from a position on, in the caller's transaction.
 * @param cause what the movements of stock name the import by
 */
export const importPiece = async (
  ctx: Ctx,
  storeId: number,
  staged: { readonly folder: string; readonly header: Header; readonly rows: number; readonly position: number },
  cause: string,
): Promise<{ readonly batch: ImportedBatch; readonly position: number; readonly end: boolean }> => {
  const { groups, position, end } = readGroups(staged.folder, staged.position, staged.rows, pieceLimits);
  const over = await mergedOver(staged.folder, staged.header.positions.get('stock'));
  const products = groups.map((g) => productRows(staged.header, g, over));
  return { batch: await importOrHalve(ctx, storeId, products, staged.header.width, cause), position, end };
};
