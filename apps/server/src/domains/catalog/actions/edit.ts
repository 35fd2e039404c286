import { productStatus } from '@kyakhta/contract';
import type { Ctx } from '../../../runtime/context.ts';
import type { Db } from '../../../runtime/database.ts';
import type { ImportColumn } from '../model/import-columns.ts';
import {
  clearCertificates,
  clearOfVariant,
  clearOrigin,
  clearText,
  clearVoucher,
  deleteVariants,
  lockOwn,
  type OwnProduct,
  selectByCode,
  updatePictures,
  updateStatus,
} from '../store/edit.ts';
import { refreshPriceRange } from '../store.ts';
import { listGoods } from './list-goods.ts';
import { productTag } from './tags.ts';

/** A product of the caller's own store, locked against every other change of it. */
export const lockOwnProduct = lockOwn;

/** What the store has, or once had, under this code. */
export const productByCode = selectByCode;

const languages = { en: 'en', ru: 'ru', zh: 'zh_CN' } as const;
const kinds = { name: 'name', description: 'content', specifications: 'specifications' } as const;

const clearCell = async (db: Db, productId: number, column: ImportColumn): Promise<void> => {
  if (column === 'certificates') await clearCertificates(db, productId);
  if (column === 'origin') await clearOrigin(db, productId);
  if (column === 'voucher_valid') await clearVoucher(db, productId);
  const [, kind, language] = /^(name|description|specifications)_(en|ru|zh)$/.exec(column) ?? [];
  if (kind !== undefined && language !== undefined)
    await clearText(db, productId, languages[language as keyof typeof languages], kinds[kind as keyof typeof kinds]);
};
const variantParts = { picture: 'picture', market_price: 'market', properties_ru: 'ru', properties_zh: 'zh_CN' } as const;

/** Cells of a variant that a form shows empty though they were not. */
export interface ClearedVariant {
  readonly skuId: number;
  readonly columns: readonly ImportColumn[];
}
/** Empties fields that a form shows empty: a file that leaves them out leaves what is there. Lists and searches follow. */
export const clearCells = async (
  ctx: Ctx,
  productId: number,
  columns: readonly ImportColumn[],
  variants: readonly ClearedVariant[],
): Promise<void> => {
  for (const column of columns) await clearCell(ctx.db, productId, column);
  for (const { skuId, columns: cleared } of variants)
    for (const [column, part] of Object.entries(variantParts))
      if (cleared.some((c) => c === column)) await clearOfVariant(ctx.db, skuId, part);
  if (columns.length > 0 || variants.length > 0) await listGoods(ctx, [productId], 'texts');
};

/** Takes variants off sale that a form no longer has. */
export const dropVariants = async (ctx: Ctx, productId: number, skuIds: readonly number[]): Promise<void> => {
  if ((await deleteVariants(ctx.db, productId, skuIds)) === 0) return;
  await refreshPriceRange(ctx.db, productId);
  await listGoods(ctx, [productId], 'facts');
};

/** Shows these pictures of a product, in this order, the first on cards. */
export const setPictures = async (ctx: Ctx, productId: number, paths: readonly string[]): Promise<void> => {
  if (await updatePictures(ctx.db, productId, paths)) await listGoods(ctx, [productId], 'facts');
};

/** Takes a product off sale, or puts it back. What the platform took off only the platform puts back. @returns false then */
export const moveOffSale = async (ctx: Ctx, product: OwnProduct, onSale: boolean): Promise<boolean> => {
  const wanted = onSale ? productStatus.on : productStatus.offByShop;
  if (product.status === wanted) return true;
  if (product.status !== productStatus.on && product.status !== productStatus.offByShop) return false;
  await updateStatus(ctx.db, product.id, wanted);
  await listGoods(ctx, [product.id], 'texts');
  ctx.changed(productTag(product.id));
  ctx.changed('catalog');
  return true;
};
