import { pricingMode, productStatus } from '@kyakhta/contract';
import { sql } from '../../runtime/sql.ts';
import type { Db } from '../../runtime/database.ts';
import type { Ids } from '../../runtime/ids.ts';
import { type StoredTemplate, templateColumn } from '../freight/index.ts';
import { offersColumn, readOffers, type SkuOffer, type SkuOfferJson } from '../offers/index.ts';
import type { ByLocale, DeliveryTier, Properties } from './model.ts';
import type { VoucherRule } from './model/voucher.ts';

/** A variant with what is needed to price, freeze and ship it. Amounts are minor units. */
export interface SaleRow {
  readonly skuId: number;
  readonly productId: number;
  readonly storeId: number;
  readonly categoryId: number;
  readonly article: string;
  readonly skuPrice: bigint;
  readonly ordinaryFreight: bigint;
  readonly expressFreight: bigint;
  readonly isFreightFree: boolean;
  readonly freightTemplate: StoredTemplate | null;
  readonly properties: Properties;
  readonly picture: string | null;
  readonly skuDeleted: boolean;
  readonly status: number;
  readonly productType: number;
  readonly preSell: boolean;
  readonly mold: number;
  readonly voucher: VoucherRule | null;
  /** Where it was made, ISO 3166-1 alpha-2; empty: not told. */
  readonly origin: string;
  readonly pricingMode: number;
  readonly currency: string;
  readonly minimum: number;
  readonly cartonQuantity: number;
  readonly cartonWeightGrams: number;
  readonly cartonVolumeCm3: number;
  readonly noReason: boolean;
  readonly deliveryTiers: readonly DeliveryTier[];
  readonly texts: ByLocale<{ readonly name: string; readonly unit: string }>;
  readonly tiers: readonly { readonly start: number; readonly price: string }[];
  /** Those that run now or later. */
  readonly offers: readonly SkuOffer[];
}

/** @param buyerId who asks, where it matters what of offers a buyer took before */
export const selectForSale = async (db: Db, skus: Ids, now: Date, buyerId: number | null = null): Promise<SaleRow[]> => {
  const { rows } = await sql<Omit<SaleRow, 'offers'> & { readonly offers: SkuOfferJson[] }>`
    select s.id as "skuId", p.id as "productId", p.store_id as "storeId", p.category_id as "categoryId", s.article, s.price as "skuPrice", s.ordinary_freight as "ordinaryFreight", s.express_freight as "expressFreight", p.is_freight_free as "isFreightFree", ${templateColumn(sql`p.freight_template_id`)} as "freightTemplate",
      s.properties, coalesce(s.picture, p.pictures[1]) as picture, s.is_deleted as "skuDeleted", p.status, p.product_type as "productType", p.pre_sell as "preSell", p.mold, p.voucher, p.origin,
      p.pricing_mode as "pricingMode", p.currency, p.minimum, p.carton_quantity as "cartonQuantity", p.carton_weight_grams as "cartonWeightGrams", p.carton_volume_cm3 as "cartonVolumeCm3", p.no_reason as "noReason",
      p.delivery_tiers as "deliveryTiers",
      coalesce((select jsonb_object_agg(t.locale, jsonb_build_object('name', t.name, 'unit', t.unit)) from product_texts t where t.product_id = p.id), '{}') as texts,
      coalesce((select jsonb_agg(jsonb_build_object('start', r.start_quantity, 'price', r.price::text) order by r.start_quantity) from product_tiers r where r.product_id = p.id), '[]'::jsonb) as tiers,
      ${offersColumn(sql`s.id`, now, buyerId)} as offers
    from skus s join products p on p.id = s.product_id where s.id = ${skus}`.execute(db);
  return rows.map((r) => ({ ...r, offers: readOffers(r.offers) }));
};

/** What decides whether a variant may lie in a cart, and in what numbers. */
export type ShelfRow = Pick<
  SaleRow,
  'skuId' | 'productId' | 'storeId' | 'skuPrice' | 'skuDeleted' | 'status' | 'productType' | 'preSell' | 'mold' | 'cartonQuantity'
>;
/** Read at every change of a cart: the words and tiers of a sale row would be most of its price. */
export const selectOnShelf = async (db: Db, skuIds: readonly number[]): Promise<ShelfRow[]> => {
  const { rows } = await sql<ShelfRow>`
    select s.id as "skuId", p.id as "productId", p.store_id as "storeId", s.price as "skuPrice", s.is_deleted as "skuDeleted", p.status, p.product_type as "productType", p.pre_sell as "preSell", p.mold,
      p.carton_quantity as "cartonQuantity"
    from skus s join products p on p.id = s.product_id where s.id = any(${[...skuIds]}::int[])`.execute(db);
  return rows;
};

export interface SellerSku {
  readonly skuId: number;
  readonly productId: number;
  readonly article: string;
  readonly price: bigint;
  readonly currency: string;
  readonly pricingMode: number;
  readonly name: string;
}
/** A variant of the caller's own store, its product locked: prices of a product change one at a time. */
export const lockSkuOfStore = async (db: Db, storeId: number, skuId: number): Promise<SellerSku | null> => {
  const { rows } = await sql<SellerSku>`
    select s.id as "skuId", p.id as "productId", s.article, s.price, p.currency, p.pricing_mode as "pricingMode",
      coalesce((select t.name from product_texts t where t.product_id = p.id order by t.locale = 'en' desc limit 1), '') as name
    from skus s join products p on p.id = s.product_id
    where s.id = ${skuId} and p.store_id = ${storeId} and not s.is_deleted for update of p`.execute(db);
  return rows[0] ?? null;
};

/** Variants of a store by id or by article number, as an account of it may change them; what is not there is not the store's. */
export const selectOwnVariants = async (
  db: Db,
  storeId: number,
  skuIds: readonly number[],
  articles: readonly string[],
): Promise<{ readonly skuId: number; readonly productId: number; readonly article: string }[]> => {
  const { rows } = await sql<{ skuId: number; productId: number; article: string }>`
    select s.id as "skuId", p.id as "productId", s.article from skus s join products p on p.id = s.product_id
    where p.store_id = ${storeId} and p.status <> ${sql.lit(productStatus.deleted)} and not s.is_deleted and (s.id = any(${[...skuIds]}::int[]) or s.article = any(${[...articles]}::text[]))`.execute(
    db,
  );
  return rows;
};

/** A market price goes once the price rises above it. */
export const updateSkuPrice = async (db: Db, skuId: number, price: bigint): Promise<void> => {
  await sql`
    update skus set price = ${price}, market_price = case when market_price >= ${price} then market_price end where id = ${skuId}`.execute(
    db,
  );
};

/** Brings the product's shown price range in line with its tiers or variants. */
export const refreshPriceRange = async (db: Db, productId: number): Promise<void> => {
  await sql`
    with prices as (
      select t.price from product_tiers t join products p on p.id = t.product_id where p.id = ${productId} and p.pricing_mode = ${sql.lit(pricingMode.tiered)}
      union all
      select s.price from skus s join products p on p.id = s.product_id where p.id = ${productId} and p.pricing_mode = ${sql.lit(pricingMode.range)} and not s.is_deleted
    )
    update products set min_price = r.low, max_price = r.high from (select min(price) as low, max(price) as high from prices) r
    where id = ${productId} and r.low is not null`.execute(db);
};

export const addSold = async (db: Db, productIds: readonly number[], counts: readonly number[]): Promise<void> => {
  await sql`
    with wanted as (
      select product_id, sum(count)::bigint as count from unnest(${[...productIds]}::int[], ${[...counts]}::int[]) as x (product_id, count) group by product_id
    ), locked as (
      -- In one order, so that two counters never wait for each other.
      select p.id, w.count from products p join wanted w on w.product_id = p.id order by p.id for no key update of p
    )
    update products p set sold = p.sold + l.count from locked l where p.id = l.id`.execute(db);
};

/** Takes the product's row. @returns its store, or null when there is no such product. */
export const lockProduct = async (db: Db, productId: number): Promise<number | null> =>
  (await sql<{ storeId: number }>`select store_id as "storeId" from products where id = ${productId} for no key update`.execute(db)).rows[0]
    ?.storeId ?? null;

/** Writes number and sum of stars of a locked product's reviews; lists take them over with the rest of its popularity. */
export const setReviews = async (
  db: Db,
  productId: number,
  reviews: { readonly count: number; readonly scoreSum: number },
): Promise<void> => {
  await sql`update products set review_count = ${reviews.count}, review_score_sum = ${reviews.scoreSum} where id = ${productId}`.execute(
    db,
  );
};
