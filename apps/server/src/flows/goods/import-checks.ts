import { freightMeasure } from '@kyakhta/contract';
import {
  besideStored,
  type ImportFault,
  type ImportProduct,
  type ProductRows,
  type StoredLook,
  type StoredProduct,
  type StoredVariant,
} from '../../domains/catalog/index.ts';
import type { StockRow } from '../../domains/stock/index.ts';

/** A product of a file that nothing was wrong with so far. */
export interface Candidate {
  readonly group: ProductRows;
  readonly product: ImportProduct;
}
export type RowFault = Pick<ImportFault, 'line' | 'column' | 'reason' | 'values'>;

/** Article numbers that another product has already. */
export const articlesElsewhere = ({ product }: Candidate, byArticle: ReadonlyMap<string, readonly StoredVariant[]>): RowFault[] =>
  product.variants.flatMap((v): RowFault[] => {
    const known = byArticle.get(v.article) ?? [];
    const [other] = known;
    if (other === undefined || known.some((k) => k.productCode === product.code)) return [];
    return [{ line: v.line, column: 'article', reason: 'articleElsewhere', values: { product: other.productCode } }];
  });

/** What the freight template of a product counts, the file must tell. */
export const unmeasured = ({ product: p }: Candidate, stored: StoredProduct | undefined): RowFault[] => {
  const measure = p.voucher === null ? stored?.freightMeasure : null;
  if (measure === freightMeasure.weight && p.cartonWeightGrams === 0)
    return [{ line: p.line, column: 'carton_weight_kg', reason: 'freightMeasure', values: {} }];
  if (measure === freightMeasure.volume && p.cartonVolumeCm3 === 0)
    return [{ line: p.line, column: 'carton_volume_m3', reason: 'freightMeasure', values: {} }];
  return [];
};

/** Properties that do not fit the variants which the product keeps beside those of the file; a form tells all it is to have. */
export const unlikeKept = ({ group, product }: Candidate, stored: readonly StoredLook[]): RowFault[] =>
  group.isForm === true ? [] : besideStored(product.variants, stored).map((f) => ({ ...f, column: 'properties' as const }));

/**
 * Stock below what open orders hold, and stock that somebody has changed in the file although it has moved since the file
 * was made: what was sold meanwhile must not come back.
 */
export const stockFaults = ({ product }: Candidate, now: (article: string) => StockRow | undefined): RowFault[] =>
  product.variants.flatMap((v): RowFault[] => {
    const there = now(v.article);
    if (v.stock === null || there === undefined || v.stock === v.seen) return [];
    const { onHand, reserved } = there;
    if (v.seen !== null && v.seen !== onHand)
      return [{ line: v.line, column: 'stock', reason: 'stockSeen', values: { now: onHand, seen: v.seen } }];
    return v.stock >= reserved ? [] : [{ line: v.line, column: 'stock', reason: 'stockPromised', values: { reserved } }];
  });
