import { type Currency, currencyOf, money, toWire } from '@kyakhta/money';
import { type Locale, pickText, pricingMode } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import { productTag, type Properties, variantName, writeProperties } from '../domains/catalog/index.ts';
import { offersColumn, readOffers, type SkuOffer, type SkuOfferJson } from '../domains/offers/index.ts';
import { offeredPrice, toldOffer } from '../domains/pricing/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { pricesOfSkus } from './offered.ts';

type Sku = Result<'GET /prod/skuList'>[number];
interface SkuInDatabase {
  readonly id: number;
  readonly article: string;
  readonly price: bigint;
  readonly marketPrice: bigint | null;
  readonly ordinary: bigint;
  readonly express: bigint;
  readonly properties: Properties;
  readonly picture: string | null;
  readonly free: number;
  readonly currency: string;
  readonly productPicture: string | null;
  readonly productId: number;
  readonly tierPrices: string[];
  readonly offers: SkuOfferJson[];
}
export interface SkuRow extends Omit<SkuInDatabase, 'offers' | 'tierPrices'> {
  /** What a piece costs at each tier; none where the product has no tiers. */
  readonly tierPrices: readonly bigint[];
  /** Every price that a piece can have without an offer. */
  readonly prices: readonly bigint[];
  readonly offers: readonly SkuOffer[];
}

export const skuRowsOf = async ({ db, now }: Pick<Ctx, 'db' | 'now'>, productIds: readonly number[]): Promise<SkuRow[]> => {
  const { rows } = await sql<SkuInDatabase>`
    select s.id, s.article, s.price, s.market_price as "marketPrice", case when p.is_freight_free then 0 else s.ordinary_freight end as ordinary, case when p.is_freight_free then 0 else s.express_freight end as express, s.properties, s.picture, coalesce(k.on_hand - k.reserved, 0) as free, p.currency, p.pictures[1] as "productPicture", p.id as "productId",
      case when p.pricing_mode = ${sql.lit(pricingMode.tiered)} then array(select t.price::text from product_tiers t where t.product_id = p.id order by t.start_quantity) else '{}'::text[] end as "tierPrices", ${offersColumn(sql`s.id`, now)} as offers
    from skus s join products p on p.id = s.product_id left join stock k on k.sku_id = s.id
    where p.id = any(${[...productIds]}::int[]) and not s.is_deleted order by p.id, s.position, s.id`.execute(db);
  return rows.map((r) => {
    const tierPrices = r.tierPrices.map(BigInt);
    return { ...r, tierPrices, prices: tierPrices.length > 0 ? tierPrices : [r.price], offers: readOffers(r.offers) };
  });
};

/** A variant as the wire shows it. @param now when buyers see it; null: as its store keeps it, without offers */
export const wireSku = (r: SkuRow, locale: Locale, now: Date | null): Sku => {
  const currency = currencyOf(r.currency);
  const pairs = pickText(r.properties, locale) ?? [];
  const offers = now === null ? [] : r.offers;
  const shownAt = (price: bigint) => offeredPrice(money(price, currency), offers, now ?? new Date(0));
  const shown = shownAt(r.tierPrices[0] ?? r.price);
  return {
    skuId: r.id,
    properties: writeProperties(pairs),
    skuName: variantName(pairs, locale),
    partyCode: r.article,
    price: toWire(shown.price),
    offer: toldOffer(shown, locale),
    oriPrice: toWire(shown.before),
    tierPrices: r.tierPrices.map((price) => toWire(shownAt(price).price)),
    marketPrice: r.marketPrice === null ? null : toWire(money(r.marketPrice, currency)),
    pic: r.picture ?? r.productPicture,
    stocks: r.free,
    isHasStock: r.free > 0,
    universalExpress: toWire(money(r.ordinary, currency)),
    express: toWire(money(r.express, currency)),
    seckillPrice: null,
    seckillStocks: null,
    seckillSkuId: null,
    skuComboList: [],
  };
};

/** Variants of products as their stores keep them, by product. */
export const skusOf = async (ctx: Pick<Ctx, 'db' | 'now' | 'locale'>, productIds: readonly number[]): Promise<ReadonlyMap<number, Sku[]>> =>
  new Map(
    [...Map.groupBy(await skuRowsOf(ctx, productIds), (r) => r.productId)].map(([id, own]) => [
      id,
      own.map((r) => wireSku(r, ctx.locale, null)),
    ]),
  );

export const skuList = async (ctx: CtxFor<'GET /prod/skuList'>, input: Parsed<'GET /prod/skuList'>): Promise<Sku[]> => {
  const rows = await skuRowsOf(ctx, [input.prodId]);
  const [first] = rows;
  if (first === undefined) return refuse('productUnknown');
  const change = pricesOfSkus(rows, currencyOf(first.currency), ctx.now)?.change ?? null;
  if (change !== null) ctx.trueUntil(productTag(input.prodId), change);
  return rows.map((r) => wireSku(r, ctx.locale, ctx.now));
};

type Tiers = Result<'GET /prod/prodInfo'>['tieredPriceVO'];
/** Tiers with what the cheapest variant costs at each now, and what all cost without an offer. */
export const tiersShown = (
  tiers: readonly { readonly start: number; readonly price: string }[],
  skus: readonly Sku[],
  currency: Currency,
): Tiers =>
  tiers.map((t, i) => {
    const next = tiers[i + 1]?.start;
    const oriPrice = toWire(money(BigInt(t.price), currency));
    const all = skus.flatMap((sku) => sku.tierPrices[i] ?? []);
    return {
      start: t.start,
      end: next === undefined || next <= 1 ? null : next - 1,
      price: all.reduce((least, one) => (Number(one) < Number(least) ? one : least), oriPrice),
      maxPrice: all.reduce((most, one) => (Number(one) > Number(most) ? one : most), all[0] ?? oriPrice),
      oriPrice,
    };
  });

/** The lowest market price of a product, where each of its variants has one. */
export const leastMarketPrice = (skus: readonly SkuRow[], currency: Currency): Sku['marketPrice'] => {
  const told = skus.flatMap(({ marketPrice }) => (marketPrice === null ? [] : [marketPrice]));
  const [first] = told;
  if (first === undefined || told.length < skus.length) return null;
  return toWire(
    money(
      told.reduce((least, one) => (one < least ? one : least), first),
      currency,
    ),
  );
};
