import { bannerType, type Locale, pickText, shopStatus, textFallback } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import { siteSettings } from '../domains/site/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { categoryName, categoryTags, categoryTree } from './category-tree.ts';
import { marketplaceSize } from './marketplace-size.ts';
import { touchedCategories } from './touched-categories.ts';

const recommendedMax = 64;
/** Of a level so many are weighed, so that a buyer's own are found among them. */
const weighedMax = 2000;

/** The parts of a listed product's path, by how the lineage counts levels. */
const levelColumns = ['category1', 'category2', 'category3'] as const;
type Level = (typeof levelColumns)[number];
/** The categories of a level that sell most, each with a picture of what sells best in it. */
const bestCategories = (ctx: Ctx, level: Level) =>
  ctx.kept(`recommended categories ${level}`, categoryTags, async () => {
    const column = sql.ref(level);
    const found = await sql<{ id: number; count: number; picture: string | null }>`
      with best as (
        select ${column} as id, count(*)::int as count, sum(sold) as sold, (array_agg(product_id order by sold desc, product_id))[1] as product_id
        from listed_products where ${column} is not null group by ${column} order by sum(sold) desc, count(*) desc, ${column} limit ${weighedMax}
      )
      select b.id, b.count, p.pictures[1] as picture from best b join products p on p.id = b.product_id order by b.sold desc, b.count desc, b.id`.execute(
      ctx.db,
    );
    return found.rows;
  });

/** Places of the site that categories are recommended in; what is made for the caller is kept for nobody. */
const ofGuests = 'unLoginHome';
const ofBuyers = 'loginHome';
export const recommendsToCaller = ({ pushLocation }: { readonly pushLocation?: string | undefined }): boolean => pushLocation === ofBuyers;

/** Where a buyer was lately, on that level; nothing of guests. */
const touchedOn = async (ctx: Ctx, level: Level): Promise<number[]> =>
  ctx.actor.kind === 'buyer' ? (await touchedCategories(ctx, ctx.actor.id)).flatMap((touched) => touched[level] ?? []) : [];

/** The categories of a level that sell most, each with its own picture, else that of what sells best in it; a buyer's own first on her page. */
export const recommendedCategories = async (
  ctx: CtxFor<'GET /category/getRecommendedCategory/{level}'>,
  input: Parsed<'GET /category/getRecommendedCategory/{level}'>,
): Promise<Result<'GET /category/getRecommendedCategory/{level}'>> => {
  const level = levelColumns[input.level];
  const place = input.pushLocation ?? ofGuests;
  if (level === undefined || (place !== ofGuests && place !== ofBuyers)) return [];
  const [tree, rows, touched] = await Promise.all([
    categoryTree(ctx),
    bestCategories(ctx, level),
    recommendsToCaller(input) ? touchedOn(ctx, level) : [],
  ]);
  const places = new Map([...new Set(touched)].map((id, at) => [id, at]));
  const placeOf = ({ id }: { readonly id: number }): number => places.get(id) ?? places.size;
  return rows
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .flatMap(({ id, count, picture }) => {
      const node = tree.get(id);
      if (node === undefined || node.isHidden) return [];
      return [
        {
          categoryId: id,
          categoryName: categoryName(node, ctx.locale),
          parentId: node.parentId ?? 0,
          iconFont: node.icon,
          pic: node.icon ?? picture,
          prodCount: count,
        },
      ];
    })
    .slice(0, recommendedMax);
};

interface BannerRow {
  readonly id: number;
  readonly own: string | null;
  readonly picture: string | null;
  readonly type: number;
  readonly relation: number;
  readonly titles: Readonly<Record<string, string>>;
  readonly locales: readonly string[];
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly isOn: boolean;
  readonly version: number;
  readonly names: Readonly<Record<string, string>> | null;
  readonly store: string | null;
  /** What it leads to can be opened. */
  readonly leads: boolean;
}
const bannerRows = (ctx: Ctx, which: Sql) =>
  sql<BannerRow>`
  select b.id, b.picture as own, coalesce(b.picture, p.pictures[1], s.logo) as picture, b.type, b.relation, b.titles, b.locales, b.version,
    b.starts_at as "startsAt", b.ends_at as "endsAt", not b.is_hidden as "isOn", s.display_name as store, p.id is not null or s.id is not null as leads,
    (select jsonb_object_agg(t.locale, t.name) from product_texts t where t.product_id = p.id and t.locale = any(${[...textFallback(ctx.locale)]}::text[])) as names
  from banners b left join products p on b.type = ${sql.lit(bannerType.product)} and p.id = b.relation and exists (select 1 from listed_products l where l.product_id = p.id)
    left join stores s on b.type = ${sql.lit(bannerType.shop)} and s.id = b.relation and s.status = ${sql.lit(shopStatus.open)}
  ${which}`.execute(ctx.db);
const nameOf = (ctx: Ctx, r: BannerRow): string => r.store ?? pickText(r.names ?? {}, ctx.locale) ?? '';

/** Banners for this reader and this hour that lead to something that can be opened. */
export const banners = async (
  ctx: CtxFor<'GET /indexImgs/{shopId}'>,
  input: Parsed<'GET /indexImgs/{shopId}'>,
): Promise<Result<'GET /indexImgs/{shopId}'>> => {
  // Stores have no banners.
  if (input.shopId !== 0) return [];
  const { rows } = await bannerRows(
    ctx,
    sql`where not b.is_hidden and (p.id is not null or s.id is not null) and (b.locales = '{}' or ${ctx.locale} = any(b.locales))
      and (b.starts_at is null or b.starts_at <= ${ctx.now}) and (b.ends_at is null or b.ends_at > ${ctx.now}) order by b.position, b.id limit 12`,
  );
  return rows.map((r) => ({
    id: r.id,
    imgUrl: r.picture,
    type: r.type,
    relation: r.relation,
    title: pickText(r.titles, ctx.locale) ?? nameOf(ctx, r),
  }));
};

/** All banners, as operators keep them. */
export const allBanners = async (ctx: Ctx): Promise<Result<'GET /platform/banner/list'>> =>
  (await bannerRows(ctx, sql`order by b.position, b.id`)).rows.map((r) => ({
    bannerId: r.id,
    type: r.type,
    relation: r.relation,
    titles: { ...r.titles },
    locales: [...r.locales],
    startsAt: r.startsAt?.toISOString() ?? null,
    endsAt: r.endsAt?.toISOString() ?? null,
    isOn: r.isOn,
    picture: r.own,
    name: r.leads ? nameOf(ctx, r) : null,
    shownPicture: r.picture,
    version: r.version,
  }));

/** The language in which the words are found: the reader's, English, Chinese, whatever there is. */
const languageOf = (words: Readonly<Record<string, unknown>>, locale: Locale): string =>
  textFallback(locale).find((one) => words[one] !== undefined) ?? Object.keys(words)[0] ?? locale;

export const homeConfig = async (ctx: Ctx): Promise<Result<'GET /webConfig/getHomeConfig'>> => {
  const { marketing, figuresCounted, testimonials } = await ctx.kept('home settings', ['site'], () => siteSettings(ctx.db));
  return {
    ...marketing,
    counted: figuresCounted ? await marketplaceSize(ctx) : null,
    testimonials: testimonials.flatMap(({ name, words }) => {
      const language = languageOf(words, ctx.locale);
      const said = words[language];
      return said === undefined ? [] : [{ name, ...said, language }];
    }),
  };
};
