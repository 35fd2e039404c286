/** Columns of a product file; docs/import.md tells what each may hold. */
export const importColumns = [
  'product',
  'article',
  'name_en',
  'name_ru',
  'category',
  'unit',
  'price',
  'tiers',
  'minimum',
  'carton_quantity',
  'carton_weight_kg',
  'carton_volume_m3',
  'ordinary_freight',
  'express_freight',
  'delivery_days',
  'stock',
  'properties',
  'picture',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Columns a file may leave out; an empty cell in them leaves what is there. */
export const optionalColumns: ReadonlySet<ImportColumn> = new Set(['name_ru', 'tiers', 'properties', 'picture']);

export type ReasonValues = Readonly<Record<string, string | number>>;

/** Why a row is refused, in words for the person who wrote the file. The keys are what screens translate. */
const sentences = {
  empty: () => 'is empty',
  long: (v) => `is longer than ${v['max']} characters`,
  unstorable: () => 'has a character that cannot be stored (NUL or half of a surrogate pair)',
  invisible: () => 'has no visible character',
  amount: () => 'is not an amount of money (digits with a point, like 12.50)',
  decimals: (v) => `has more decimals than ${v['currency']} has`,
  amountTooLarge: () => 'is larger than any amount we take',
  notPositive: () => 'must be more than zero',
  negative: () => 'must not be below zero',
  whole: () => 'is not a whole number',
  range: (v) => `must be from ${v['min']} to ${v['max']}`,
  number: () => 'is not a number (digits with a point, like 0.25)',
  precision: (v) => `has more than ${v['decimals']} decimals`,
  tiersShape: () => 'must look like 1:9.50;100:8.00 (from how many pieces: price)',
  tiersOrder: () => 'must begin each tier at more pieces than the one before',
  tiersMany: (v) => `has more than ${v['max']} tiers`,
  notFirstTier: (v) => `differs from the first tier (${v['price']}); leave it empty or make them the same`,
  daysShape: () => 'must be days (like 7) or days by quantity (like 1:7;500:15)',
  offCarton: (v) => `must be a multiple of carton_quantity (${v['carton']})`,
  propertiesShape: () => 'must look like Colour:Red;Size:42',
  propertiesMany: (v) => `has more than ${v['max']} properties`,
  propertyTwice: (v) => `names ${v['name']} twice`,
  propertiesDiffer: (v) => `must name the same properties as line ${v['line']}`,
  variantsAlike: (v) => `is the same as on line ${v['line']}: variants must differ in a property`,
  picture: () => 'is not a picture stored here (leave it empty)',
  differs: (v) => `differs from line ${v['line']}, the first row of the product (leave it empty or make them the same)`,
  width: (v) => `the row has ${v['cells']} cells, the header ${v['columns']}`,
  articleTwice: (v) => `stands on line ${v['line']} too`,
  articleElsewhere: (v) => `belongs to the product ${v['product']} already`,
  stockPromised: (v) => `is less than the ${v['reserved']} pieces reserved by open orders`,
  categoryShape: () => 'must be one name, or up to three joined by " > "',
  categoryAmbiguous: (v) => `could be ${v['paths']}: write the whole path`,
  categoryTop: (v) => `begins with ${v['name']}, which is no main category; write the last name alone`,
  variantsMany: (v) => `the product has more than ${v['max']} rows`,
  withProduct: (v) => `not imported because of line ${v['line']}: a product comes whole or not at all`,
  notStored: (v) => `the database refused it: ${v['message']}`,
} as const satisfies Record<string, (values: ReasonValues) => string>;
export type ImportReason = keyof typeof sentences;

/** One thing that is wrong with one row. `column` is null when the row as a whole is meant. */
export interface ImportFault {
  readonly line: number;
  readonly product: string;
  readonly column: ImportColumn | null;
  /** What stood in the cell, shortened. */
  readonly value: string;
  readonly reason: ImportReason;
  readonly values: ReasonValues;
}

export const explainFault = (fault: ImportFault): string => sentences[fault.reason](fault.values);
