import { currencyOf } from '@kyakhta/money';
import {
  categoryKey,
  faultOf,
  type ImportFault,
  placeCategories,
  type ProductRows,
  productTag,
  listGoods,
  type ProductToWrite,
  readProduct,
  storedGoods,
  storedLooks,
  wholeProduct,
  writeProducts,
  type ImportCounts,
} from '../../domains/catalog/index.ts';
import { siteSettings } from '../../domains/site/index.ts';
import { lockedStock, setOnHandOf, type WhySet } from '../../domains/stock/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { articlesElsewhere, type Candidate, type RowFault, stockFaults, unlikeKept, unmeasured } from './import-checks.ts';

/** What became of some products of a file. */
export interface ImportedBatch {
  readonly counts: ImportCounts;
  readonly faults: readonly ImportFault[];
}

/** Keeps the products without a fault; of the others every row is reported. */
const sift = (candidates: readonly Candidate[], faultsOf: (c: Candidate) => readonly RowFault[], faults: ImportFault[]): Candidate[] =>
  candidates.filter((c) => {
    const found = faultsOf(c).map((f) => {
      const row = c.group.rows.find((r) => r.line === f.line) ?? { line: f.line, cells: {} };
      return faultOf(c.group.code, row, f.column, f.reason, f.values);
    });
    if (found.length > 0) faults.push(...wholeProduct(c.group, found));
    return found.length === 0;
  });

/**
 * Puts products of a file into a store, each with all its variants or not at all, in the caller's
 * transaction. A product is known by its code and a variant by its article number: what is there is
 * brought to what the file says and keeps its id, and variants the file does not name stay as they
 * are. Locks are taken in the order products, stock.
 * @param columns how many cells a row of the file has
 * @param newStatus of products that the store does not have yet
 * @param why what the movements of its stock say
 */
export const importProducts = async (
  ctx: Ctx,
  storeId: number,
  groups: readonly ProductRows[],
  columns: number,
  newStatus: number,
  why: WhySet,
): Promise<ImportedBatch & { readonly written: readonly number[] }> => {
  const currency = currencyOf((await siteSettings(ctx.db)).settlementCurrency);
  const faults: ImportFault[] = [];
  let candidates = groups.flatMap((group): Candidate[] => {
    const { product, faults: wrong } = readProduct(group, currency, columns);
    if (product === null) faults.push(...wrong);
    return product === null ? [] : [{ group, product }];
  });

  const { products, variants } = await storedGoods(
    ctx.db,
    storeId,
    candidates.map((c) => c.product.code),
    candidates.flatMap((c) => c.product.variants.map((v) => v.article)),
  );
  const storedOf = new Map(products.map((p) => [p.code, p]));
  const variantsByArticle = Map.groupBy(variants, (v) => v.article);
  candidates = sift(candidates, (c) => articlesElsewhere(c, variantsByArticle), faults);
  const variantsByCode = Map.groupBy(variants, (v) => v.productCode);
  const variantIds = new Map(
    candidates.map(({ product: { code } }) => [code, new Map((variantsByCode.get(code) ?? []).map((v) => [v.article, v.id]))]),
  );

  candidates = sift(candidates, (c) => unmeasured(c, storedOf.get(c.product.code)), faults);
  const looks = Map.groupBy(
    await storedLooks(
      ctx.db,
      products.map((p) => p.id),
    ),
    (v) => v.productId,
  );
  candidates = sift(candidates, (c) => unlikeKept(c, looks.get(storedOf.get(c.product.code)?.id ?? 0) ?? []), faults);

  const stock = await lockedStock(
    ctx.db,
    [...variantIds.values()].flatMap((ids) => [...ids.values()]),
  );
  const stockOf = (code: string) => (article: string) => stock.get(variantIds.get(code)?.get(article) ?? 0);
  candidates = sift(candidates, (c) => stockFaults(c, stockOf(c.product.code)), faults);

  // Last of the checks: a product that is refused for something else makes no category.
  const categories = await placeCategories(
    ctx.db,
    candidates.map((c) => c.product.category),
  );
  const categoryOf = (c: Candidate) => categories.found.get(categoryKey(c.product.category));
  candidates = sift(
    candidates,
    (c): RowFault[] => {
      const found = categoryOf(c);
      if (found?.kind === 'ambiguous')
        return [{ line: c.product.line, column: 'category', reason: 'categoryAmbiguous', values: { paths: found.paths.join(' or ') } }];
      if (found?.kind === 'noSuchTop')
        return [{ line: c.product.line, column: 'category', reason: 'categoryTop', values: { name: found.name } }];
      return [];
    },
    faults,
  );

  const list = candidates.flatMap((c): ProductToWrite[] => {
    const found = categoryOf(c);
    if (found?.kind !== 'found') throw new Error('a category was neither found, made nor refused');
    return [
      {
        product: c.product,
        categoryId: found.id,
        stored: storedOf.get(c.product.code) ?? null,
        variantIds: variantIds.get(c.product.code) ?? new Map(),
      },
    ];
  });
  const written = await writeProducts(ctx.db, storeId, currency, list, newStatus, ctx.now);
  const restocked = new Set(
    await setOnHandOf(
      ctx,
      written.variants.flatMap((v) => (v.stock === null ? [] : [{ skuId: v.skuId, onHand: v.stock }])),
      why,
    ),
  );
  const created = new Set(written.created);
  const changed = new Set([
    ...written.changed,
    ...written.variants.filter((v) => restocked.has(v.skuId)).map((v) => v.productId),
  ]).difference(created);
  for (const id of changed) ctx.changed(productTag(id));
  await listGoods(ctx, [...written.created, ...written.changed], 'texts');
  // The category pages count what they hold.
  const moved = list.some((p) => p.stored !== null && p.stored.categoryId !== p.categoryId);
  if (created.size > 0 || moved || categories.made > 0) ctx.changed('catalog');
  return {
    counts: {
      created: created.size,
      changed: changed.size,
      unchanged: list.length - created.size - changed.size,
      refused: groups.length - list.length,
      refusedRows: new Set(faults.map((f) => f.line)).size,
      categoriesMade: categories.made,
    },
    faults: faults.toSorted((a, b) => a.line - b.line),
    written: [...written.created, ...written.changed],
  };
};
