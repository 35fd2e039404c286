import { currencyOf, money, parseAmount, toWire } from '@kyakhta/money';
import { pickText, searchSort, textFallback } from '@kyakhta/contract';
import { type RawBuilder, sql } from 'kysely';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { localUnit, meanScore } from '../domains/catalog/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import { offsetOf, pageOf } from './paging.ts';

interface Row {
  readonly id: number;
  readonly names: Readonly<Record<string, { name: string; unit: string }>>;
  readonly pictures: string[];
  readonly minPrice: bigint;
  readonly maxPrice: bigint;
  readonly minimum: number;
  readonly cartonQuantity: number;
  readonly storeId: number;
  readonly storeName: string;
  readonly displayName: string;
  readonly badge: number;
  readonly deliveryTiers: unknown;
  readonly sold: number;
  readonly currency: string;
  readonly certificates: string[];
  readonly reviews: number;
  readonly scoreSum: number;
}

const orderBy = (sort: number | undefined): RawBuilder<unknown> => {
  switch (sort) {
    case searchSort.timeUp:
      return sql`p.id`;
    case searchSort.salesUp:
      return sql`p.sold, p.id`;
    case searchSort.salesDown:
      return sql`p.sold desc, p.id`;
    case searchSort.priceUp:
      return sql`p.min_price, p.id`;
    case searchSort.priceDown:
      return sql`p.min_price desc, p.id desc`;
    default:
      return sql`p.id desc`;
  }
};
/** Signs that mean something in a LIKE pattern mean themselves in a search. */
const likePattern = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, (c) => `\\${c}`)}%`;

/** Cards of what is on sale: by category with all below it, by store, by words in any language or an article number. */
export const searchPage = async (
  ctx: CtxFor<'GET /search/page'>,
  input: Parsed<'GET /search/page'>,
): Promise<Result<'GET /search/page'>> => {
  const { settlementCurrency } = await siteSettings(ctx.db);
  const bound = (text: string | undefined): bigint | null => {
    const parsed = text === undefined ? null : parseAmount(text, currencyOf(settlementCurrency));
    return parsed?.ok === true ? parsed.money.amount : null;
  };
  const [low, high] = [bound(input.minPrice), bound(input.maxPrice)];
  const conditions: RawBuilder<unknown>[] = [sql`p.status = 1`, sql`s.status = 1`];
  if (input.shopId !== undefined) conditions.push(sql`p.store_id = ${input.shopId}`);
  if (low !== null) conditions.push(sql`p.max_price >= ${low}`);
  if (high !== null) conditions.push(sql`p.min_price <= ${high}`);
  if (input.categoryId !== undefined) {
    conditions.push(
      sql`p.category_id in (with recursive down as (select id from categories where id = ${input.categoryId} union all select c.id from categories c join down d on c.parent_id = d.id) select id from down)`,
    );
  }
  for (const word of (input.prodName ?? '')
    .split(/\s+/)
    .filter((w) => w !== '')
    .slice(0, 8)) {
    const pattern = likePattern(word);
    conditions.push(
      sql`(exists (select 1 from product_texts t where t.product_id = p.id and lower(t.name) like ${pattern}) or exists (select 1 from skus k where k.product_id = p.id and lower(k.article) like ${pattern}))`,
    );
  }
  const where = sql.join(conditions, sql` and `);
  const { rows: totals } = await sql<{
    total: number;
  }>`select count(*)::int as total from products p join stores s on s.id = p.store_id where ${where}`.execute(ctx.db);
  const { rows } = await sql<Row>`
    select p.id, p.pictures, p.min_price as "minPrice", p.max_price as "maxPrice", p.minimum, p.carton_quantity as "cartonQuantity", p.store_id as "storeId", s.name as "storeName", s.display_name as "displayName", s.badge,
      p.delivery_tiers as "deliveryTiers", p.sold::float8 as sold, p.currency, p.certificates, p.review_count as reviews, p.review_score_sum as "scoreSum",
      (select jsonb_object_agg(t.locale, jsonb_build_object('name', t.name, 'unit', t.unit)) from product_texts t where t.product_id = p.id and t.locale = any(${[...textFallback(ctx.locale)]}::text[])) as names
    from products p join stores s on s.id = p.store_id where ${where} order by ${orderBy(input.sort)} limit ${input.size} offset ${offsetOf(input)}`.execute(
    ctx.db,
  );
  const cards = rows.map((r) => {
    const text = pickText(r.names ?? {}, ctx.locale);
    const currency = currencyOf(r.currency);
    return {
      prodId: r.id,
      prodName: text?.name ?? '',
      pic: r.pictures[0] ?? null,
      minPrice: toWire(money(r.minPrice, currency)),
      maxPrice: toWire(money(r.maxPrice, currency)),
      minimum: r.minimum,
      unit: localUnit(text?.unit ?? '', ctx.locale),
      merchantMallDisplayName: r.displayName,
      shopName: r.storeName,
      shopId: r.storeId,
      shopType: r.badge,
      tieredDeliveryTimes: JSON.stringify(r.deliveryTiers),
      imgs: r.pictures.join(','),
      cartonQuantity: r.cartonQuantity,
      soldNum: r.sold,
      currency: r.currency,
      score: meanScore(r.scoreSum, r.reviews),
      commentNum: r.reviews,
      certificates: r.certificates,
    };
  });
  return { ...pageOf(cards, totals[0]?.total ?? 0, input), more: false, correction: null, partial: false, nearest: [] };
};
