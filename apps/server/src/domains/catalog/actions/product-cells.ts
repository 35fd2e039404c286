import { createHash } from 'node:crypto';
import type { Db } from '../../../runtime/database.ts';
import { rowsOf, type VariantRow } from '../model/product-cells.ts';
import { type CellsRow, productsPerPage, selectOneForCells, selectPageForCells, withParts } from '../store/cells.ts';
import type { Face } from '../store/faces.ts';
import { categoryPaths } from './import.ts';
import { submissionsOf } from './review.ts';

export interface ProductAsCells {
  readonly rows: readonly VariantRow[];
  /** Their paths in their order. */
  readonly pictures: readonly string[];
  /** What its freight goes by: a template's number, or what takes its place. */
  readonly freightTemplateId: number;
  readonly noReasonReturn: boolean;
  /** Changes with every change of these. Stock is no part of it: it falls with every order. */
  readonly version: string;
}
/** A product as it would be with another face. */
const withFace = (product: CellsRow, face: Face): CellsRow => {
  const unit = (product.texts?.['en'] ?? Object.values(product.texts ?? {})[0])?.unit ?? '';
  return {
    ...product,
    categoryId: face.categoryId,
    certificates: face.certificates,
    pictures: face.pictures,
    texts: Object.fromEntries(
      Object.entries(face.texts).map(([locale, text]) => [locale, { unit: product.texts?.[locale]?.unit ?? unit, ...text }]),
    ),
    skus: product.skus?.map((s) => ({ ...s, picture: face.variantPictures[s.skuId] ?? null })) ?? null,
  };
};

interface PageAsStored<Beside> {
  readonly page: readonly CellsRow[];
  readonly submitted: Awaited<ReturnType<typeof submissionsOf>>;
  readonly beside: Beside;
}
/**
 * A store's products as rows of a file, some hundred a page, in the order of their ids, as the store last wanted
 * them: a file brought back with other prices takes nothing back that waits for approval. Read page by page on
 * any connections: a long download holds nothing.
 * @param readBeside what else is to be read of the products of a page, at the same time
 */
export async function* productsAsCells<Beside>(
  db: Db,
  storeId: number,
  readBeside: (productIds: readonly number[]) => Promise<Beside>,
): AsyncGenerator<{ readonly rows: readonly VariantRow[]; readonly beside: Beside }> {
  const read = async (after: number): Promise<PageAsStored<Beside>> => {
    const heads = await selectPageForCells(db, storeId, after);
    const ids = heads.map((h) => h.id);
    const [page, submitted, beside] = await Promise.all([withParts(db, heads), submissionsOf(db, ids), readBeside(ids)]);
    return { page, submitted, beside };
  };
  const first = read(0);
  const [pathOf] = await Promise.all([categoryPaths(db), first]);
  for (let next: Promise<PageAsStored<Beside>> | null = first; next !== null;) {
    const { page, submitted, beside }: PageAsStored<Beside> = await next;
    const last = page.at(-1);
    // The next page is on its way while this one is written.
    next = last === undefined || page.length < productsPerPage ? null : read(last.id);
    // A client that goes away meanwhile does not wait for it.
    next?.catch(() => undefined);
    const rows = page.flatMap((stored) => {
      const wanted = submitted.get(stored.id);
      const product = wanted === undefined ? stored : withFace(stored, wanted.face);
      return rowsOf(product, pathOf(product.categoryId));
    });
    yield { rows, beside };
  }
}

/**
 * One product of a store in the same rows; null when the store has no such product.
 * @param face what was submitted of it, to be shown in place of what buyers see
 */
export const productAsCells = async (
  db: Db,
  storeId: number,
  productId: number,
  face: Face | null = null,
): Promise<(ProductAsCells & { readonly categoryId: number }) | null> => {
  const stored = await selectOneForCells(db, storeId, productId);
  if (stored === undefined) return null;
  const product = face === null ? stored : withFace(stored, face);
  const rows = rowsOf(product, (await categoryPaths(db))(product.categoryId));
  const { pictures, freightTemplateId, noReasonReturn } = product;
  return {
    rows,
    pictures,
    freightTemplateId,
    noReasonReturn,
    categoryId: product.categoryId,
    version: createHash('sha256')
      .update(JSON.stringify([rows, pictures, freightTemplateId, noReasonReturn]))
      .digest('base64url')
      .slice(0, 22),
  };
};
