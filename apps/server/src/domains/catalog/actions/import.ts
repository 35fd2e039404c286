import type { Locale } from '@kyakhta/contract';
import type { Db } from '../../../runtime/database.ts';
import { type CategoryFound, CategoryTree } from '../model/import-categories.ts';
import type { ImportProduct } from '../model/import-product.ts';
import { holdCategories, insertCategory, lockCategories, selectCategories } from '../store/categories.ts';
import {
  insertProducts,
  insertVariants,
  lockProducts,
  putTexts,
  putTiers,
  refreshPriceRanges,
  selectByArticle,
  type StoredProduct,
  type StoredVariant,
  updateProducts,
  updateVariants,
  type VariantToPut,
} from '../store/import.ts';

export interface PlacedCategories {
  /** By the path as it was asked for, joined by newline. */
  readonly found: ReadonlyMap<string, CategoryFound>;
  readonly made: number;
}
export const categoryKey = (path: readonly string[]): string => path.join('\n');

/** Finds the categories of these paths and makes those that are missing, below "Imported" unless the path says where. */
export const placeCategories = async (db: Db, paths: readonly (readonly string[])[]): Promise<PlacedCategories> => {
  const wanted = new Map(paths.map((p) => [categoryKey(p), p]));
  const look = async (): Promise<Map<string, CategoryFound>> => {
    const tree = new CategoryTree(await selectCategories(db));
    return new Map([...wanted].map(([key, path]) => [key, tree.find(path)]));
  };
  let found = await look();
  let made = 0;
  if ([...found.values()].some((f) => f.kind === 'unknown')) {
    await lockCategories(db);
    // Looked at again under the lock, and after each one that was made: two paths may share their beginning.
    found = await look();
    for (let missing = firstUnknown(found); missing !== undefined; missing = firstUnknown(found)) {
      made += await makeCategory(db, missing.names);
      found = await look();
    }
  }
  // Held until the goods are committed; what an operator moved or merged in this very moment is looked for again.
  for (let round = 0; round < lookAgainMax; round += 1) {
    const ids = [...new Set([...found.values()].flatMap((f) => (f.kind === 'found' ? [f.id] : [])))];
    const held = await holdCategories(db, ids);
    if (ids.every((id) => held.has(id))) return { found, made };
    found = await look();
  }
  throw new Error('categories change faster than goods can be written into them');
};
const lookAgainMax = 5;

/**
 * How categories are written so that an import finds them again: the names from the top, in the language asked for
 * (else English) or one in which they mean this one and no other. Each is worked out when it is asked for first.
 * @returns names from the top of a category, by its id; none of one that does not exist
 */
export const categoryPaths = async (db: Db, locale?: Locale): Promise<(id: number) => readonly string[]> => {
  const nodes = await selectCategories(db);
  const tree = new CategoryTree(nodes);
  const byId = new Map(nodes.map((n) => [n.id, n]));
  const known = new Map<number, readonly string[]>();
  return (id) => {
    const node = byId.get(id);
    if (node === undefined) return [];
    const path = known.get(id) ?? tree.pathTo(byId.get(node.mergedInto ?? 0) ?? node, locale);
    known.set(id, path);
    return path;
  };
};

const firstUnknown = (found: ReadonlyMap<string, CategoryFound>): Extract<CategoryFound, { kind: 'unknown' }> | undefined =>
  [...found.values()].find((f) => f.kind === 'unknown');

const makeCategory = async (db: Db, names: readonly Readonly<Record<string, string>>[]): Promise<number> => {
  const tree = new CategoryTree(await selectCategories(db));
  let parent: number | null = null;
  let made = 0;
  for (const [i, name] of names.entries()) {
    const known: number | undefined = made > 0 ? undefined : tree.childNamed(parent, name['en'] ?? '')?.id;
    if (known === undefined) made += 1;
    parent = known ?? (await insertCategory(db, parent, i + 1, name, { byImport: true }));
  }
  if (made === 0) throw new Error('a category that was missing is there');
  return made;
};

/** What a store has of these codes and article numbers, its products locked. */
export const storedGoods = async (
  db: Db,
  storeId: number,
  codes: readonly string[],
  articles: readonly string[],
): Promise<{ readonly products: readonly StoredProduct[]; readonly variants: readonly StoredVariant[] }> => {
  const products = await lockProducts(db, storeId, codes);
  return { products, variants: await selectByArticle(db, storeId, articles) };
};

/** A product with its category and what the store has of it already. */
export interface ProductToWrite {
  readonly product: ImportProduct;
  readonly categoryId: number;
  readonly stored: StoredProduct | null;
  /** Ids of the variants that are there, by article number. */
  readonly variantIds: ReadonlyMap<string, number>;
}

export interface Written {
  readonly created: readonly number[];
  /** Products that were there and are different now. */
  readonly changed: ReadonlySet<number>;
  /** With what is to be on hand of each; null is what there is. */
  readonly variants: readonly { readonly skuId: number; readonly productId: number; readonly stock: number | null }[];
}

/**
 * Writes products with texts, tiers and variants; what is the same already is not touched.
 * @param status of new ones
 */
export const writeProducts = async (
  db: Db,
  storeId: number,
  currency: string,
  list: readonly ProductToWrite[],
  status: number,
  at: Date,
): Promise<Written> => {
  if (list.length === 0) return { created: [], changed: new Set(), variants: [] };
  const puts = list.map((p) => ({ id: p.stored?.id ?? null, categoryId: p.categoryId, product: p.product }));
  const inserted = await insertProducts(
    db,
    storeId,
    currency,
    puts.filter((p) => p.id === null),
    status,
    at,
  );
  const idOf = new Map(inserted.map((r) => [r.code, r.id]));
  const withIds = list.map((p) => ({ ...p, id: p.stored?.id ?? idOf.get(p.product.code) ?? 0 }));
  const touched = [
    ...(await updateProducts(
      db,
      currency,
      puts.filter((p) => p.id !== null),
      status,
    )),
    ...(await putTexts(db, withIds)),
    ...(await putTiers(db, withIds)),
  ];
  const variants = withIds.flatMap((p) =>
    p.product.variants.map((variant): VariantToPut => ({ id: p.variantIds.get(variant.article) ?? null, productId: p.id, variant })),
  );
  const made = await insertVariants(
    db,
    variants.filter((v) => v.id === null),
  );
  touched.push(
    ...made.map((m) => m.productId),
    ...(await updateVariants(
      db,
      variants.filter((v) => v.id !== null),
    )),
  );
  const madeId = new Map(made.map((m) => [m.article, m.id]));
  const created = inserted.map((r) => r.id);
  const changed = new Set(touched).difference(new Set(created));
  if (changed.size > 0) await refreshPriceRanges(db, [...changed]);
  return {
    created,
    changed,
    variants: variants.map((v) => ({
      skuId: v.id ?? madeId.get(v.variant.article) ?? 0,
      productId: v.productId,
      // A file that takes back what it was given says nothing of a stock that has moved since.
      stock: v.id === null ? (v.variant.stock ?? 0) : v.variant.stock === v.variant.seen ? null : v.variant.stock,
    })),
  };
};
