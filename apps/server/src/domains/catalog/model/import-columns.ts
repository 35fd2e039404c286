import type { ImportColumn } from '@kyakhta/contract';

export type { ImportColumn };

interface ColumnTraits {
  /** A product has it once: its first row tells it, and later rows say the same or nothing. */
  readonly isOfProduct?: true;
  /** A file may leave it out; an empty cell leaves what is there. */
  readonly isOptional?: true;
  readonly isNumber?: true;
}
/** Columns of a product file in the order of an export; docs/import.md tells what each may hold. */
const columns = {
  product: {},
  article: {},
  name_en: { isOfProduct: true },
  name_ru: { isOfProduct: true, isOptional: true },
  name_zh: { isOfProduct: true, isOptional: true },
  category: { isOfProduct: true },
  unit: { isOfProduct: true },
  price: { isNumber: true },
  market_price: { isOptional: true, isNumber: true },
  tiers: { isOfProduct: true, isOptional: true },
  minimum: { isOfProduct: true, isNumber: true },
  carton_quantity: { isOfProduct: true, isNumber: true },
  carton_weight_kg: { isOfProduct: true, isNumber: true },
  carton_volume_m3: { isOfProduct: true, isNumber: true },
  ordinary_freight: { isNumber: true },
  express_freight: { isNumber: true },
  delivery_days: { isOfProduct: true },
  stock: { isOptional: true, isNumber: true },
  stock_seen: { isOptional: true, isNumber: true },
  stock_at: { isOptional: true },
  properties: { isOptional: true },
  properties_ru: { isOptional: true },
  properties_zh: { isOptional: true },
  picture: { isOptional: true },
  description_en: { isOfProduct: true, isOptional: true },
  description_ru: { isOfProduct: true, isOptional: true },
  description_zh: { isOfProduct: true, isOptional: true },
  specifications_en: { isOfProduct: true, isOptional: true },
  specifications_ru: { isOfProduct: true, isOptional: true },
  specifications_zh: { isOfProduct: true, isOptional: true },
  certificates: { isOfProduct: true, isOptional: true },
  origin: { isOfProduct: true, isOptional: true },
  voucher_valid: { isOfProduct: true, isOptional: true },
  voucher_unused: { isOfProduct: true, isOptional: true },
} as const satisfies Readonly<Record<ImportColumn, ColumnTraits>>;
type ColumnWith<T extends keyof ColumnTraits> = {
  [C in ImportColumn]: (typeof columns)[C] extends Readonly<Record<T, true>> ? C : never;
}[ImportColumn];

export const importColumns = Object.keys(columns) as readonly ImportColumn[];
const columnsWith = <T extends keyof ColumnTraits>(trait: T): readonly ColumnWith<T>[] =>
  importColumns.filter((c): c is ColumnWith<T> => (columns[c] as ColumnTraits)[trait] === true);

export const productColumns = columnsWith('isOfProduct');
export const numberColumns: ReadonlySet<ImportColumn> = new Set(columnsWith('isNumber'));
export const optionalColumns: ReadonlySet<ImportColumn> = new Set(columnsWith('isOptional'));
/** Columns without which no product can be read. */
export const requiredColumns: ReadonlySet<ImportColumn> = new Set(importColumns.filter((c) => !optionalColumns.has(c)));

export const isImportColumn = (name: string): name is ImportColumn => (importColumns as readonly string[]).includes(name);

/** Headings people write, by column; the names themselves come first. */
const headings: Readonly<Partial<Record<ImportColumn, readonly string[]>>> = {
  product: ['product code', 'spu', 'товар', 'код товара', '商品编码', '货号'],
  article: ['article number', 'sku', 'артикул', '规格编码', 'sku编码'],
  name_en: ['name', 'english name', 'product name', 'название (англ.)', '英文名称'],
  name_ru: ['russian name', 'название', 'наименование', 'название (рус.)', '俄文名称'],
  name_zh: ['chinese name', 'название (кит.)', '名称', '中文名称', '商品名称'],
  category: ['категория', 'раздел', '类目', '分类'],
  unit: ['единица', 'ед. изм.', '单位'],
  price: ['цена', '价格', '单价'],
  market_price: ['list price', 'rrp', 'рыночная цена', 'ррц', '市场价', '划线价'],
  tiers: ['price tiers', 'ступени цен', '阶梯价'],
  minimum: ['moq', 'minimum order', 'минимальный заказ', 'минимум', '起订量'],
  carton_quantity: ['pieces per carton', 'в коробке', 'штук в коробке', '装箱数', '每箱数量'],
  carton_weight_kg: ['carton weight', 'вес коробки', 'вес коробки, кг', '箱重'],
  carton_volume_m3: ['carton volume', 'объём коробки', 'объем коробки, м3', '箱体积'],
  ordinary_freight: ['обычная доставка', '普通运费'],
  express_freight: ['экспресс-доставка', '快递运费'],
  delivery_days: ['срок отгрузки', 'дней до отгрузки', '发货天数'],
  stock: ['quantity', 'остаток', 'на складе', '库存'],
  properties: ['свойства (англ.)', '属性（英文）'],
  properties_ru: ['свойства', '属性（俄文）'],
  properties_zh: ['属性', '规格属性'],
  picture: ['картинка', 'фото', '图片'],
  certificates: ['сертификаты', '证书'],
  origin: ['country of origin', 'made in', 'страна происхождения', '原产国', '原产地'],
  voucher_valid: ['voucher', 'ваучер действует', '核销券有效期'],
  voucher_unused: ['unused voucher', 'неиспользованный ваучер', '未使用核销券'],
};
const normal = (name: string): string =>
  name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ');
const byHeading = new Map([
  ...Object.entries(headings).flatMap(([column, names]) => names.map((name) => [normal(name), column as ImportColumn] as const)),
  ...importColumns.map((column) => [normal(column), column] as const),
]);

/** The column a heading means; case, spaces and underscores do not matter. */
export const columnNamed = (heading: string): ImportColumn | null => byHeading.get(normal(heading)) ?? null;
/** Whether a heading is a column's own name and not just one that people write for it. */
export const isExactly = (heading: string, column: ImportColumn): boolean => normal(heading) === normal(column);

export type ReasonValues = Readonly<Record<string, string | number>>;

/** Why a row is refused. The catalogue has the text under `import.<reason>`. */
export const importReasons = [
  'empty',
  'long',
  'unstorable',
  'invisible',
  'amount',
  'decimals',
  'amountTooLarge',
  'notPositive',
  'negative',
  'whole',
  'range',
  'number',
  'precision',
  'tiersShape',
  'tiersOrder',
  'tiersMany',
  'notFirstTier',
  'marketBelowPrice',
  'daysShape',
  'offCarton',
  'propertiesShape',
  'propertiesMany',
  'propertyTwice',
  'propertiesDiffer',
  'pairsDiffer',
  'certificates',
  'origin',
  'variantsAlike',
  'picture',
  'propertiesDifferStored',
  'variantsAlikeStored',
  'differs',
  'width',
  'articleTwice',
  'articleElsewhere',
  'stockPromised',
  'stockSeen',
  'stockMerged',
  'categoryShape',
  'categoryAmbiguous',
  'categoryTop',
  'variantsMany',
  'withProduct',
  'notStored',
  'voucherValid',
  'voucherUnused',
  'voucherCarton',
  'freightMeasure',
] as const;
export type ImportReason = (typeof importReasons)[number];

/** One thing that is wrong with one row. `column` is null when the row as a whole is meant. */
export interface ImportFault {
  readonly line: number;
  readonly product: string;
  readonly column: ImportColumn | null;
  /** What the cell held, shortened. */
  readonly value: string;
  readonly reason: ImportReason;
  readonly values: ReasonValues;
}
