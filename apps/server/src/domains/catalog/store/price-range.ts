import { pricingMode } from '@kyakhta/contract';
import { type Sql, sql } from '../../../runtime/sql.ts';
import { isOffered, offeredPrices, offersColumn, type SkuOfferJson } from '../../offers/index.ts';

/**
 * The lowest and the highest price of a product that hold at a moment, in minor units: over its variants and tiers, each at its best
 * offer. A select with the columns `low` and `high`, for a lateral join. @param productId the column with its id
 */
export const priceRange = (productId: Sql, now: Date): Sql => sql`
  select min(least(b.low, x.low)) as low, max(least(b.high, x.high)) as high
  from skus v join products w on w.id = v.product_id
  cross join lateral (
    select coalesce(min(r.price), v.price) as low, coalesce(max(r.price), v.price) as high from product_tiers r where r.product_id = v.product_id and w.pricing_mode = ${sql.lit(pricingMode.tiered)}
  ) b
  cross join lateral (${offeredPrices(sql`v.id`, sql`b.low`, sql`b.high`, now)}) x
  where v.product_id = ${productId} and not v.is_deleted`;

/** A variant with the prices that a piece of it can have, and what runs on it now or later, as it comes out of the database. */
export interface OfferedVariantJson {
  readonly prices: readonly string[];
  readonly offers: readonly SkuOfferJson[];
}
/** The variants of a product with their prices and offers, as JSON; null while there is no offer on it. @param productId the column with its id */
export const offeredVariants = (productId: Sql, now: Date): Sql<OfferedVariantJson[] | null> => sql<OfferedVariantJson[] | null>`
  case when ${isOffered(productId, now)} then (
    select jsonb_agg(jsonb_build_object('prices', coalesce((select jsonb_agg(r.price::text order by r.start_quantity) from product_tiers r where r.product_id = v.product_id and w.pricing_mode = ${sql.lit(pricingMode.tiered)}), jsonb_build_array(v.price::text)), 'offers', ${offersColumn(sql`v.id`, now)}))
    from skus v join products w on w.id = v.product_id where v.product_id = ${productId} and not v.is_deleted
  ) end`;
