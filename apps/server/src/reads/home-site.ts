import { type Locale, pickText, textFallback } from '@kyakhta/contract';
import { type RawBuilder, sql } from 'kysely';
import { siteSettings } from '../domains/site/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { categoryName, categoryTags, categoryTree } from './category-tree.ts';
import { marketplaceSize } from './marketplace-size.ts';

const recommendedMax = 64;

/** The categories below the first level that sell most, each with its own picture, else that of what sells best in it. */
export const recommendedCategories = async (
  ctx: CtxFor<'GET /category/getRecommendedCategory/{level}'>,
): Promise<Result<'GET /category/getRecommendedCategory/{level}'>> => {
  const [tree, rows] = await Promise.all([
    categoryTree(ctx),
    ctx.kept('recommended categories', categoryTags, async () => {
      const found = await sql<{ id: number; count: number; picture: string | null }>`
        with best as (
          select category2 as id, count(*)::int as count, sum(sold) as sold, (array_agg(product_id order by sold desc, product_id))[1] as product_id
          from listed_products where category2 is not null group by category2 order by sum(sold) desc, count(*) desc, category2 limit ${recommendedMax}
        )
        select b.id, b.count, p.pictures[1] as picture from best b join products p on p.id = b.product_id order by b.sold desc, b.count desc, b.id`.execute(
        ctx.db,
      );
      return found.rows;
    }),
  ]);
  return rows.flatMap(({ id, count, picture }) => {
    const node = tree.get(id);
    return node === undefined || node.isHidden
      ? []
      : [
          {
            categoryId: id,
            categoryName: categoryName(node, ctx.locale),
            parentId: node.parentId ?? 0,
            iconFont: node.icon,
            pic: node.icon ?? picture,
            prodCount: count,
          },
        ];
  });
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
const bannerRows = (ctx: Ctx, which: RawBuilder<unknown>) =>
  sql<BannerRow>`
  select b.id, b.picture as own, coalesce(b.picture, p.pictures[1], s.logo) as picture, b.type, b.relation, b.titles, b.locales, b.version,
    b.starts_at as "startsAt", b.ends_at as "endsAt", not b.is_hidden as "isOn", s.display_name as store, p.id is not null or s.id is not null as leads,
    (select jsonb_object_agg(t.locale, t.name) from product_texts t where t.product_id = p.id and t.locale = any(${[...textFallback(ctx.locale)]}::text[])) as names
  from banners b left join products p on b.type = 0 and p.id = b.relation and exists (select 1 from listed_products l where l.product_id = p.id)
    left join stores s on b.type = 1 and s.id = b.relation and s.status = 1
  ${which}`.execute(ctx.db);
const nameOf = (ctx: Ctx, r: BannerRow): string => r.store ?? pickText(r.names ?? {}, ctx.locale) ?? '';

/** Banners for this reader and this hour that lead to something that can be opened. */
export const banners = async (
  ctx: CtxFor<'GET /indexImgs/{shopId}'>,
  input: Parsed<'GET /indexImgs/{shopId}'>,
): Promise<Result<'GET /indexImgs/{shopId}'>> => {
  // Stores have no banners of their own.
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
