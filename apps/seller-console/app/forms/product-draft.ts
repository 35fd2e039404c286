import type { Output } from '@kyakhta/contract/types';
import { noTemplate, productCells, variantCells, type ProductCell, type VariantCell } from '@kyakhta/contract/values';
import type { Template } from './freight-draft.ts';
import { cellOf, linesOf, pairCellOf, pairLinesOf } from './cell-lines.ts';
import { newMatrix, offeredOf, readMatrix, variantsOf, type Matrix, type VariantFields } from './variant-matrix.ts';

export type Product = Output<'GET /shop/admin/prod/info/{prodId}'>;
type ProductFields = Record<ProductCell, string>;
/** What is typed; lists stand an entry on a line. */
export interface Draft {
  product: ProductFields;
  /** Prices go by quantity; otherwise each variant has its own. What is typed of the other is kept. */
  tiered: boolean;
  matrix: Matrix;
  /** What its freight goes by: a template's number, or what takes its place. */
  freightTemplateId: number;
  /** It goes back within seven days without a reason. */
  noReasonReturn: boolean;
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
const isPairs = (cell: string): boolean => cell.startsWith('specifications_');

const fields = <C extends string>(names: readonly C[], of: (name: C) => string): Record<C, string> =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<C, string>;

/** @param unit what most goods are counted in, in the reader's language */
export const newDraft = (unit: string): Draft => ({
  product: { ...fields(productCells, () => ''), unit },
  tiered: false,
  matrix: newMatrix(),
  freightTemplateId: noTemplate.unitFee,
  noReasonReturn: true,
});

export const draftOf = ({
  product,
  variants,
  freightTemplateId,
  noReasonReturn,
}: Pick<Product, 'product' | 'variants' | 'freightTemplateId' | 'noReasonReturn'>): Draft => ({
  product: fields(productCells, (name) => (isOne(name) ? product[name] : (isPairs(name) ? pairLinesOf : linesOf)(product[name]))),
  tiered: product.tiers.trim() !== '',
  matrix: readMatrix(variants.map((v) => ({ ...fields(variantCells, (name) => v[name]), key: String(v.skuId) }))),
  freightTemplateId,
  noReasonReturn,
});

/** What is on hand of the existing variants, as the writer has seen it; by the key of the variant. */
export type SeenStock = Readonly<Record<string, string>>;
export const seenIn = ({ matrix }: Draft): SeenStock => Object.fromEntries(Object.values(matrix.rows).map((v) => [v.key, v.stock]));

/** Stock that is what was seen stays what it is when this is saved, not what it was when the form was opened. */
export const withoutSameStock = (draft: Draft, before: Draft, seen: SeenStock): Draft => {
  const was = new Map(Object.values(before.matrix.rows).map((v) => [v.key, v]));
  const isSame = (v: VariantFields): boolean => seen[v.key] === v.stock && was.get(v.key)?.article === v.article;
  const rows = Object.entries(draft.matrix.rows).map(([c, v]) => [c, isSame(v) ? { ...v, stock: '' } : v] as const);
  return { ...draft, matrix: { ...draft.matrix, rows: Object.fromEntries(rows) } };
};

const unsent = { carton_quantity: '', carton_weight_kg: '', carton_volume_m3: '', delivery_days: '' } as const;
/** A row without a quantity and without anything beside it says nothing. */
const withoutEmptyRows = (lines: string): string =>
  lines
    .split('\n')
    .filter((line) => line.trim() !== ':')
    .join('\n');

type FreightCell = Extract<VariantCell, 'ordinary_freight' | 'express_freight'>;
/** The fees of each variant that its product's freight goes by: a template takes their place, one by one. */
export const freightCellsOf = (
  freightTemplateId: number,
  templates: readonly Pick<Template, 'templateId' | 'express'>[],
): FreightCell[] => {
  const template = templates.find((one) => one.templateId === freightTemplateId);
  if (freightTemplateId === noTemplate.unitFee || (freightTemplateId > 0 && !template)) return ['ordinary_freight', 'express_freight'];
  return template && !template.express ? ['express_freight'] : [];
};
/** Fees that are not asked for, and that nobody wrote before, are nothing. */
const withUnasked = (row: Record<VariantCell, string>, asked: readonly FreightCell[]): Record<VariantCell, string> => {
  const fee = (cell: FreightCell): string => (asked.includes(cell) || row[cell].trim() !== '' ? row[cell] : '0');
  return { ...row, ordinary_freight: fee('ordinary_freight'), express_freight: fee('express_freight') };
};

/** What is sent: the cells as a file would hold them. What a form has hidden is not: vouchers have no carton, goods no rule for unused vouchers. */
export const cellsOf = (
  { product, tiered, matrix }: Draft,
  freightCells: readonly FreightCell[],
): { product: ProductFields; variants: Record<VariantCell, string>[] } => {
  const isVoucher = product.voucher_valid.trim() !== '';
  const shown: ProductFields = {
    ...product,
    tiers: tiered ? withoutEmptyRows(product.tiers) : '',
    delivery_days: withoutEmptyRows(product.delivery_days),
    ...(isVoucher ? unsent : { voucher_unused: '' }),
  };
  const hidden = { ...(tiered && { price: '' }), ...(isVoucher && { ordinary_freight: '', express_freight: '' }) };
  return {
    product: fields(productCells, (name) => (isOne(name) ? shown[name] : (isPairs(name) ? pairCellOf : cellOf)(shown[name]))),
    variants: variantsOf(matrix).map((v) => {
      const row = { ...withUnasked(v, freightCells), ...hidden };
      return fields(variantCells, (name) => (isOne(name) ? row[name] : cellOf(row[name])));
    }),
  };
};

/** Variants as they are sent, each with what was seen of its stock. */
export const withSeen = <V extends object>(variants: readonly V[], { matrix }: Draft, seen: SeenStock): (V & { seenStock?: string })[] => {
  const keys = variantsOf(matrix).map((v) => v.key);
  return variants.map((v, i) => {
    const seenStock = seen[keys[i] ?? ''];
    return seenStock === undefined ? v : { ...v, seenStock };
  });
};

/** Combinations in the order in which their variants are sent: faults name their place. */
export const sentOf = ({ matrix }: Draft): string[] => offeredOf(matrix);
