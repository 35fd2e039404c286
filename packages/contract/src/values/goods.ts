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
  'origin',
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
  'market_price',
] as const;
export type VariantCell = (typeof variantCells)[number];
/** A column of a file of products. */
export type ImportColumn = ProductCell | VariantCell | 'stock_seen' | 'stock_at';

/** What an operator can refuse of a product, in the order it is looked at. */
export const reviewFields = ['name', 'category', 'pictures', 'description', 'specifications', 'certificates', 'variants'] as const;
export type ReviewField = (typeof reviewFields)[number];
/** Longest reason of a refusal, characters. */
export const reviewRemarkMax = 300;

/** What became of goods that a store submitted. */
export const submissionState = { submitted: 1, refused: 2, approved: 3, replaced: 4 } as const;
export type SubmissionState = (typeof submissionState)[keyof typeof submissionState];

/** Whose goods an operator looks at first: those of stores that are marked, also those of stores with nothing on sale yet, or all. */
export const goodsReviews = ['marked', 'new', 'every'] as const;
export type GoodsReview = (typeof goodsReviews)[number];

/** Most variants of one product. */
export const variantsMax = 200;

/** Which of its products a store looks at: by how they are sold, what the platform says of them, and what is left of them. */
export const productViews = ['all', 'on', 'off', 'review', 'refused', 'none', 'low'] as const;
export type ProductView = (typeof productViews)[number];
/** Products that one call takes off sale or puts back. */
export const productsAtOnce = 100;
