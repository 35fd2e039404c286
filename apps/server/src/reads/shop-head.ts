import { type Locale, pickText, productStatus, shopStatus } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { cityFor } from '../domains/accounts/index.ts';
import { meanScore } from '../domains/catalog/index.ts';
import { storeTag } from '../domains/stores/index.ts';
import { refuse } from '../runtime/errors.ts';
import { placeOfStore } from './store-place.ts';

type Head = Result<'GET /shop/headInfo/{shopId}'>;

const selectHead = async (db: Db, storeId: number, locale: Locale): Promise<Head | null> => {
  const { rows } = await sql<{
    name: string;
    displayName: string;
    logo: string | null;
    intro: Record<string, string>;
    type: number;
    badge: number;
    city: string;
    place: string;
    openedAt: Date;
    count: number;
    sold: number;
    reviews: number;
    scoreSum: number;
  }>`
    select name, display_name as "displayName", logo, intro, type, badge, city, ${placeOfStore} as place, opened_at as "openedAt", g.count, g.sold, g.reviews, g."scoreSum"
    from stores s, lateral (
      select count(*)::int as count, coalesce(sum(p.sold), 0)::float8 as sold, coalesce(sum(p.review_count), 0)::int as reviews, coalesce(sum(p.review_score_sum), 0)::int as "scoreSum"
      from products p where p.store_id = s.id and p.status = ${sql.lit(productStatus.on)}
    ) g
    where id = ${storeId} and status = ${shopStatus.open}`.execute(db);
  const [r] = rows;
  if (r === undefined) return null;
  return {
    shopId: storeId,
    shopName: r.name,
    merchantMallDisplayName: r.displayName,
    shopLogo: r.logo,
    intro: pickText(r.intro, locale) ?? '',
    type: r.type,
    shopType: r.badge,
    city: cityFor(r.city, locale, r.place),
    openedAt: r.openedAt.toISOString(),
    prodCount: r.count,
    soldNum: r.sold,
    score: meanScore(r.scoreSum, r.reviews),
    commentNum: r.reviews,
  };
};

/** Head of a store, or null when there is none; shared by all pages of its goods. */
export const shopHeadOf = (ctx: Ctx, storeId: number): Promise<Head | null> =>
  ctx.kept(`shopHead ${storeId} ${ctx.locale}`, shopHeadTags({ shopId: storeId }), () => selectHead(ctx.db, storeId, ctx.locale));

export const shopHeadTags = ({ shopId }: { readonly shopId: number }): readonly string[] => [storeTag(shopId)];

export const shopHead = async (ctx: CtxFor<'GET /shop/headInfo/{shopId}'>, input: Parsed<'GET /shop/headInfo/{shopId}'>): Promise<Head> =>
  (await shopHeadOf(ctx, input.shopId)) ?? refuse('shopUnknown');
