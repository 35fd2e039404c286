import { currencyOf, money, toWire } from '@kyakhta/money';
import { localUnit, historyDays, pickText, productStatus, shopStatus, textFallback } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import { offeredVariants, type OfferedVariantJson } from '../domains/catalog/index.ts';
import { addDays } from '../runtime/clock.ts';
import { toldOffer } from '../domains/pricing/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { pricesNow } from './offered.ts';
import { offsetOf, pageOf } from './paging.ts';

type Kept = Result<'GET /p/user/recentBrowse'>[number];
interface Row {
  readonly id: number;
  readonly texts: Readonly<Record<string, { name: string; unit: string }>> | null;
  readonly picture: string | null;
  readonly minPrice: bigint;
  readonly maxPrice: bigint;
  readonly currency: string;
  readonly minimum: number;
  readonly storeId: number;
  readonly storeName: string;
  readonly status: number;
  readonly storeStatus: number;
  readonly hasStock: boolean;
  readonly offered: OfferedVariantJson[] | null;
  readonly at: Date;
  readonly total: number;
}

type StoreFault = Result<'GET /p/shop/collection/page'>['records'][number]['fault'];
/** The platform suspends a store; whatever else keeps it from being open is its own. */
const storeFaultOf = (status: number): StoreFault =>
  status === shopStatus.open
    ? null
    : status === shopStatus.offByPlatform || status === shopStatus.offUnderReview
      ? 'storeSuspended'
      : 'storeClosed';
const faultsOfGoods: Readonly<Record<number, Kept['fault']>> = {
  [productStatus.on]: null,
  [productStatus.offByShop]: 'productOffline',
  [productStatus.offByPlatform]: 'productAbnormal',
  [productStatus.violationUnderReview]: 'productUnderReview',
  [productStatus.underReview]: 'productUnderReview',
};
const faultOf = (r: Row): Kept['fault'] => {
  const fault = storeFaultOf(r.storeStatus) ?? (r.status in faultsOfGoods ? faultsOfGoods[r.status] : 'productGone') ?? null;
  return fault ?? (r.hasStock ? null : 'noStock');
};

/** Products of a buyer's own list, with why they cannot be bought now; the latest first. */
const productsOf = async (ctx: Ctx, list: Sql, size: number, offset: number): Promise<{ records: Kept[]; total: number }> => {
  const { rows } = await sql<Row>`
    with k as materialized (select product_id, at, count(*) over ()::int as total from (${list}) x order by at desc, product_id desc limit ${size} offset ${offset})
    select p.id, p.pictures[1] as picture, p.min_price as "minPrice", p.max_price as "maxPrice", p.currency, p.minimum, p.store_id as "storeId", s.display_name as "storeName",
      p.status, s.status as "storeStatus", k.at, k.total, ${offeredVariants(sql`p.id`, ctx.now)} as offered,
      exists (select 1 from skus v join stock w on w.sku_id = v.id where v.product_id = p.id and not v.is_deleted and w.on_hand > w.reserved) as "hasStock",
      (select jsonb_object_agg(t.locale, jsonb_build_object('name', t.name, 'unit', t.unit)) from product_texts t where t.product_id = p.id and t.locale = any(${[...textFallback(ctx.locale)]}::text[])) as texts
    from k join products p on p.id = k.product_id join stores s on s.id = p.store_id order by k.at desc, p.id desc`.execute(ctx.db);
  const records = rows.map((r): Kept => {
    const text = pickText(r.texts ?? {}, ctx.locale);
    const currency = currencyOf(r.currency);
    const now = pricesNow(r.offered, currency, ctx.now);
    const minPrice = toWire(now?.low ?? money(r.minPrice, currency));
    return {
      prodId: r.id,
      prodName: text?.name ?? '',
      pic: r.picture,
      minPrice,
      price: minPrice,
      maxPrice: toWire(now?.high ?? money(r.maxPrice, currency)),
      offer: toldOffer(now?.best ?? null, ctx.locale),
      currency: r.currency,
      minimum: r.minimum,
      unit: localUnit(text?.unit ?? '', ctx.locale),
      shopId: r.storeId,
      shopName: r.storeName,
      fault: faultOf(r),
      createTime: r.at.toISOString(),
    };
  });
  return { records, total: rows[0]?.total ?? 0 };
};

const looks = (ctx: Ctx): Sql =>
  sql`select product_id, viewed_at as at from browse_log where user_id = ${ctx.actor.id} and viewed_at > ${addDays(ctx.now, -historyDays)}`;

export const keptProducts = async (
  ctx: CtxFor<'GET /p/user/collection/page'>,
  input: Parsed<'GET /p/user/collection/page'>,
): Promise<Result<'GET /p/user/collection/page'>> => {
  const own = sql`select product_id, created_at as at from product_collections where user_id = ${ctx.actor.id}`;
  const { records, total } = await productsOf(ctx, own, input.size, offsetOf(input));
  return pageOf(records, total, input);
};
export const historyPage = async (
  ctx: CtxFor<'GET /p/prodBrowseLog/page'>,
  input: Parsed<'GET /p/prodBrowseLog/page'>,
): Promise<Result<'GET /p/prodBrowseLog/page'>> => {
  const { records, total } = await productsOf(ctx, looks(ctx), input.size, offsetOf(input));
  return pageOf(records, total, input);
};
export const recentBrowse = async (
  ctx: CtxFor<'GET /p/user/recentBrowse'>,
  input: Parsed<'GET /p/user/recentBrowse'>,
): Promise<Result<'GET /p/user/recentBrowse'>> => (await productsOf(ctx, looks(ctx), input.size, 0)).records;

interface StoreRow {
  readonly id: number;
  readonly name: string;
  readonly displayName: string;
  readonly logo: string | null;
  readonly badge: number;
  readonly status: number;
  readonly products: number;
  readonly at: Date;
  readonly total: number;
}
/** The stores a buyer keeps; a closed one stays, and says so. */
export const keptStores = async (
  ctx: CtxFor<'GET /p/shop/collection/page'>,
  input: Parsed<'GET /p/shop/collection/page'>,
): Promise<Result<'GET /p/shop/collection/page'>> => {
  const { rows } = await sql<StoreRow>`
    select s.id, s.name, s.display_name as "displayName", s.logo, s.badge, s.status, k.created_at as at, count(*) over ()::int as total,
      (select count(*)::int from listed_products l where l.store_id = s.id) as products
    from store_collections k join stores s on s.id = k.store_id where k.user_id = ${ctx.actor.id} order by k.created_at desc, s.id desc limit ${input.size} offset ${offsetOf(input)}`.execute(
    ctx.db,
  );
  const records = rows.map((r) => ({
    shopId: r.id,
    shopName: r.name,
    merchantMallDisplayName: r.displayName,
    shopLogo: r.logo,
    shopType: r.badge,
    prodCount: r.products,
    fault: storeFaultOf(r.status),
    createTime: r.at.toISOString(),
  }));
  return pageOf(records, rows[0]?.total ?? 0, input);
};
