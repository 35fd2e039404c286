import { type Sql, sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { SkuOfferJson } from '../model/offer.ts';

/** Offers that hold at some time from a moment on: agreed to, neither paused nor ended. `i` is the item, `o` the offer. */
const isAlive = (now: Date): Sql<boolean> =>
  sql<boolean>`i.agreed and o.paused_at is null and o.ended_at is null and o.ends_at > ${now}::timestamptz`;
/** Offers that hold now. */
const holds = (now: Date): Sql<boolean> =>
  sql<boolean>`${isAlive(now)} and o.starts_at <= ${now}::timestamptz and (i.quota is null or i.taken < i.quota)`;

/** Pieces of an item that a buyer has taken before; looked up only where one buyer may not have any number. */
const tookBefore = (buyerId: number | null): Sql =>
  buyerId === null
    ? sql`0`
    : sql`case when i.per_buyer is null then 0 else (select coalesce(sum(t.count), 0)::int from offer_takes t where t.offer_item_id = i.id and t.user_id = ${buyerId} and t.returned_at is null) end`;

/**
 * The offers on a variant that run now or later, as JSON, the older first.
 * @param skuId the column with its id @param buyerId who asks, where it matters what a buyer took before
 */
export const offersColumn = (skuId: Sql, now: Date, buyerId: number | null = null): Sql<SkuOfferJson[]> => sql<SkuOfferJson[]>`coalesce((
  select jsonb_agg(jsonb_build_object('itemId', i.id, 'offerId', o.id, 'kind', o.offer_kind, 'ofStore', o.store_id is not null, 'titles', o.titles, 'price', i.price::text, 'percent', i.percent, 'priceLimit', i.price_limit::text, 'left', i.quota - i.taken, 'perBuyer', i.per_buyer, 'took', ${tookBefore(buyerId)}, 'startsAt', o.starts_at, 'endsAt', o.ends_at) order by o.id)
  from offer_items i join offers o on o.id = i.offer_id where i.sku_id = ${skuId} and ${isAlive(now)}), '[]'::jsonb)`;

/** Whether offers on a product run now or later. @param productId the column with its id */
export const isOffered = (productId: Sql, now: Date): Sql<boolean> =>
  sql<boolean>`exists (select 1 from offer_items i join offers o on o.id = i.offer_id where i.product_id = ${productId} and ${isAlive(now)})`;

/**
 * A price after an offer: its own, or the percentage off, rounded half up for what is taken off; null where nothing would be left, and
 * where the price is above what the offer was written for. @param base the price without it
 */
const after = (base: Sql): Sql =>
  sql`case when i.price_limit is null or ${base} <= i.price_limit then coalesce(i.price, nullif(${base} - (${base} * i.percent + 50) / 100, 0)) end`;

/**
 * What the offers that hold at a moment make of two prices of a variant: a select with the columns `low` and `high`, null without an
 * offer, for a lateral join. @param skuId the column with its id @param low minor units @param high minor units
 */
export const offeredPrices = (skuId: Sql, low: Sql, high: Sql, now: Date): Sql =>
  sql`select min(${after(low)}) as low, min(${after(high)}) as high from offer_items i join offers o on o.id = i.offer_id where i.sku_id = ${skuId} and ${holds(now)}`;

/** Products on an offer in order, after one of them. */
export const selectProductsOf = async (db: Db, offerId: number, after: number, most: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from offer_items where offer_id = ${offerId} and product_id > ${after} order by product_id limit ${most}`.execute(
    db,
  );
  return rows.map((r) => r.id);
};
