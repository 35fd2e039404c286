import { currencyOf, money, toWire } from '@kyakhta/money';
import { localUnit, pickText, productStatus, shopKind, shopStatus, textFallback } from '@kyakhta/contract';
import { sql } from '../../runtime/sql.ts';
import { meanScore, offeredVariants, type OfferedVariantJson, productTag } from '../../domains/catalog/index.ts';
import { toldOffer } from '../../domains/pricing/index.ts';
import type { CachedList, Ctx, Result } from '../../runtime/context.ts';
import { pricesNow } from '../offered.ts';
import { goodsPage } from './goods-list.ts';

interface Row {
  readonly id: number;
  readonly names: Readonly<Record<string, { name: string; unit: string; brief: string }>> | null;
  readonly productType: number;
  readonly praised: number;
  readonly pictures: string[];
  readonly minPrice: bigint;
  readonly maxPrice: bigint;
  readonly minimum: number;
  readonly cartonQuantity: number;
  readonly storeId: number;
  readonly storeName: string;
  readonly displayName: string;
  readonly badge: number;
  readonly shopPreferred: boolean;
  readonly deliveryTiers: unknown;
  readonly sold: number;
  readonly currency: string;
  readonly certificates: string[];
  readonly reviews: number;
  readonly scoreSum: number;
  readonly offered: OfferedVariantJson[] | null;
}
type Card = Result<'GET /search/page'>['records'][number];

/** Product cards by id; goods that can no longer be opened have none. */
export const cardsOf = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, Card>> => {
  const { rows } = await sql<Row>`
    select p.id, p.pictures, p.min_price as "minPrice", p.max_price as "maxPrice", p.minimum, p.carton_quantity as "cartonQuantity", p.store_id as "storeId", s.name as "storeName", s.display_name as "displayName", s.badge, s.type = ${sql.lit(shopKind.preferred)} as "shopPreferred",
      p.delivery_tiers as "deliveryTiers", p.sold::float8 as sold, p.currency, p.certificates, p.review_count as reviews, p.review_score_sum as "scoreSum", p.product_type as "productType", ${offeredVariants(sql`p.id`, ctx.now)} as offered,
      case when p.review_count = 0 then 0 else (select count(*)::int from reviews v where v.product_id = p.id and v.is_shown and v.score >= 4) end as praised,
      (select jsonb_object_agg(t.locale, jsonb_build_object('name', t.name, 'unit', t.unit, 'brief', t.brief)) from product_texts t where t.product_id = p.id and t.locale = any(${[...textFallback(ctx.locale)]}::text[])) as names
    from products p join stores s on s.id = p.store_id where p.id = any(${[...ids]}::int[]) and p.status = ${sql.lit(productStatus.on)} and s.status = ${sql.lit(shopStatus.open)}`.execute(
    ctx.db,
  );
  return new Map(
    rows.map((r) => {
      const text = pickText(r.names ?? {}, ctx.locale);
      const currency = currencyOf(r.currency);
      const now = pricesNow(r.offered, currency, ctx.now);
      if (now !== null && now.change !== null) ctx.trueUntil(productTag(r.id), now.change);
      const minPrice = toWire(now?.low ?? money(r.minPrice, currency));
      const card: Card = {
        prodId: r.id,
        prodName: text?.name ?? '',
        pic: r.pictures[0] ?? null,
        minPrice,
        maxPrice: toWire(now?.high ?? money(r.maxPrice, currency)),
        minimum: r.minimum,
        unit: localUnit(text?.unit ?? '', ctx.locale),
        merchantMallDisplayName: r.displayName,
        shopName: r.storeName,
        shopId: r.storeId,
        shopType: r.badge,
        shopPreferred: r.shopPreferred,
        tieredDeliveryTimes: JSON.stringify(r.deliveryTiers),
        imgs: r.pictures.join(','),
        cartonQuantity: r.cartonQuantity,
        soldNum: r.sold,
        currency: r.currency,
        score: meanScore(r.scoreSum, r.reviews),
        commentNum: r.reviews,
        certificates: r.certificates,
        price: minPrice,
        brief: text?.brief ?? '',
        prodType: r.productType,
        positiveRating: r.reviews === 0 ? 100 : Math.min(100, Math.round((r.praised * 100) / r.reviews)),
        activityInProgress: now !== null && now.best !== null,
        offer: toldOffer(now?.best ?? null, ctx.locale),
      };
      return [r.id, card];
    }),
  );
};

/** Cards of what is on sale: by category with all below it, by store, by words in any language or an article number. */
export const searchPage: CachedList<'GET /search/page'> = {
  list: async (ctx, input) => {
    const { ids, total, more, correction, partial, nearest, tags } = await goodsPage(ctx, input);
    const pages = Math.ceil(total / input.size);
    return {
      ids,
      tags,
      rest: { total, size: input.size, current: input.current, pages, more, correction, partial, nearest: [...nearest] },
    };
  },
  records: (ctx, ids) => cardsOf(ctx, ids),
  tag: productTag,
};
