import type { Output } from '@kyakhta/contract/types';
import { productCells, variantCells, type ProductCell, type VariantCell } from '@kyakhta/contract/values';
import { cellOf, linesOf } from './cell-lines.ts';

export type Product = Output<'GET /shop/admin/prod/info/{prodId}'>;
type ProductFields = Record<ProductCell, string>;
export type VariantFields = Record<VariantCell, string> & { key: string };
/** What is typed; lists stand an entry on a line. */
export interface Draft {
  product: ProductFields;
  variants: VariantFields[];
}

/** Cells that hold lists. */
const listed: ReadonlySet<string> = new Set<ProductCell | VariantCell>([
  'tiers',
  'delivery_days',
  'specifications_en',
  'specifications_ru',
  'specifications_zh',
  'certificates',
  'properties',
  'properties_ru',
  'properties_zh',
]);
const isOne = (cell: string): boolean => !listed.has(cell);

const fields = <C extends string>(names: readonly C[], of: (name: C) => string): Record<C, string> =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<C, string>;

export const newVariant = (key: string): VariantFields => ({
  ...fields(variantCells, (name) => (name === 'stock' ? '0' : '')),
  key,
});
export const newDraft = (): Draft => ({ product: { ...fields(productCells, () => ''), unit: 'piece' }, variants: [newVariant('0')] });

export const draftOf = ({ product, variants }: Pick<Product, 'product' | 'variants'>): Draft => ({
  product: fields(productCells, (name) => (isOne(name) ? product[name] : linesOf(product[name]))),
  variants: variants.map((v) => ({ ...fields(variantCells, (name) => (isOne(name) ? v[name] : linesOf(v[name]))), key: String(v.skuId) })),
});

/** Stock that nobody touched stays what it is when this is saved, not what it was when the form was opened. */
export const withoutSameStock = (draft: Draft, before: Draft): Draft => {
  const was = new Map(before.variants.map((v) => [v.key, v]));
  const isSame = (v: VariantFields): boolean => was.get(v.key)?.stock === v.stock && was.get(v.key)?.article === v.article;
  return { ...draft, variants: draft.variants.map((v) => (isSame(v) ? { ...v, stock: '' } : v)) };
};

const unsent = { carton_quantity: '', carton_weight_kg: '', carton_volume_m3: '', delivery_days: '' } as const;
/** What a form has hidden is not sent: vouchers have no carton, goods no rule for unused vouchers. */
const shownOf = ({ product, variants }: Draft): Draft =>
  product.voucher_valid.trim() === ''
    ? { product: { ...product, voucher_unused: '' }, variants }
    : { product: { ...product, ...unsent }, variants: variants.map((v) => ({ ...v, ordinary_freight: '', express_freight: '' })) };

/** What is sent: the cells as a file would hold them. */
export const cellsOf = (draft: Draft): { product: ProductFields; variants: Record<VariantCell, string>[] } => {
  const { product, variants } = shownOf(draft);
  return {
    product: fields(productCells, (name) => (isOne(name) ? product[name] : cellOf(product[name]))),
    variants: variants.map((v) => fields(variantCells, (name) => (isOne(name) ? v[name] : cellOf(v[name])))),
  };
};
