/** What a store tells of a product once, in the words of the columns of a file of products (docs/import.md). */
export const productCells = [
  'product',
  'name_en',
  'name_ru',
  'name_zh',
  'category',
  'unit',
  'tiers',
  'minimum',
  'carton_quantity',
  'carton_weight_kg',
  'carton_volume_m3',
  'delivery_days',
  'description_en',
  'description_ru',
  'description_zh',
  'specifications_en',
  'specifications_ru',
  'specifications_zh',
  'certificates',
  'voucher_valid',
  'voucher_unused',
] as const;
export type ProductCell = (typeof productCells)[number];

/** What it tells of each variant. */
export const variantCells = [
  'article',
  'price',
  'ordinary_freight',
  'express_freight',
  'stock',
  'properties',
  'properties_ru',
  'properties_zh',
  'picture',
] as const;
export type VariantCell = (typeof variantCells)[number];

/** Most variants of one product. */
export const variantsMax = 200;
