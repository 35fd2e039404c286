import { rankingDays, rankType } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import { productTag, rankingsTag } from '../domains/catalog/index.ts';
import { keptSettings } from '../domains/site/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { categoryName, categoryTags, categoryTree } from './category-tree.ts';
import { cardsOf } from './search/cards.ts';
import { touchedCategories } from './touched-categories.ts';

type Ranking = Result<'GET /visitor/prodRanking/detail'>;
interface Places {
  readonly categoryId: number;
  readonly rankType: number;
  readonly ids: number[];
  readonly madeAt: Date;
}

/** All rankings as the worker wrote them last; some hundred rows, kept until the next round. */
const allPlaces = (ctx: Ctx): Promise<readonly Places[]> =>
  ctx.kept('rankings', [rankingsTag], async () => {
    const { rows } = await sql<Places>`
      select category_id as "categoryId", rank_type as "rankType", array_agg(product_id order by position) as ids, max(made_at) as "madeAt" from product_rankings group by 1, 2 order by 1, 2`.execute(
      ctx.db,
    );
    return rows;
  });

interface Wanted {
  readonly categoryId: number;
  readonly rankType: number;
  readonly size: number;
  /** Categories whose best come before the others. */
  readonly near?: readonly number[];
}
/** The best of a few categories by turns, the first of each first. */
const byTurns = (lists: readonly (readonly number[])[], most: number): number[] =>
  Array.from({ length: most }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1)))
    .flat()
    .slice(0, most);
/** Rankings with their cards, read at once; goods that went off sale meanwhile are left out, and the others move up. */
const rankingsOf = async (ctx: Ctx, wanted: readonly Wanted[]): Promise<Ranking[]> => {
  const [places, tree, { rankPopularity }] = await Promise.all([allPlaces(ctx), categoryTree(ctx), keptSettings(ctx)]);
  const found = wanted.map((w) => {
    const placesIn = (categoryId: number) => places.find((p) => p.categoryId === categoryId && p.rankType === w.rankType);
    const own = placesIn(w.categoryId);
    const near = byTurns(
      (w.near ?? []).filter((id) => tree.get(id)?.isHidden === false).map((id) => placesIn(id)?.ids ?? []),
      nearPlaces,
    );
    return {
      ...w,
      own: new Set(near),
      ids: [...new Set([...near, ...(own?.ids ?? [])])].slice(0, w.size + sparePlaces),
      madeAt: own?.madeAt ?? null,
    };
  });
  const cards = await cardsOf(ctx, [...new Set(found.flatMap((f) => f.ids))]);
  return found.map((f) => {
    const node = tree.get(f.categoryId);
    const list = f.ids.flatMap((id) => cards.get(id) ?? []).slice(0, f.size);
    return {
      categoryId: f.categoryId,
      categoryName: node === undefined ? '' : categoryName(node, ctx.locale),
      rankType: f.rankType,
      days: rankingDays,
      updatedAt: f.madeAt?.toISOString() ?? null,
      near: list.filter((card) => f.own.has(card.prodId)).length,
      prodList: list.map((card, i) => ({ ...card, position: i + 1, popularity: rankPopularity[i] ?? 0 })),
    };
  });
};
/** Read beyond the size asked for, in place of what went off sale since the last round. */
const sparePlaces = 4;
const onHome = 10;
/** Of those how many may come from categories that are the buyer's own, and from how many of them. */
const nearPlaces = 6;
const nearCategories = 3;

/** What rankings that are shown are made of: their places, names of categories, settings, and each product. */
export const rankedTags = (rankings: readonly { readonly prodList: readonly { readonly prodId: number }[] }[]): readonly string[] => [
  ...new Set([rankingsTag, 'site', ...categoryTags, ...rankings.flatMap((r) => r.prodList.map((p) => productTag(p.prodId)))]),
];

export const rankingList = async (
  ctx: CtxFor<'GET /visitor/prodRanking/list'>,
  input: Parsed<'GET /visitor/prodRanking/list'>,
): Promise<Result<'GET /visitor/prodRanking/list'>> => {
  const [places, tree] = await Promise.all([allPlaces(ctx), categoryTree(ctx)]);
  const has = new Set(places.filter((p) => p.rankType === input.rankType).map((p) => p.categoryId));
  const ids = [0, ...[...tree.values()].filter((node) => node.level === 1 && !node.isHidden).map((node) => node.id)].filter((id) =>
    has.has(id),
  );
  const groups = await rankingsOf(
    ctx,
    ids.map((categoryId) => ({ categoryId, rankType: input.rankType, size: input.size })),
  );
  return groups.filter((g) => g.prodList.length > 0);
};

export const rankingDetail = async (
  ctx: CtxFor<'GET /visitor/prodRanking/detail'>,
  input: Parsed<'GET /visitor/prodRanking/detail'>,
): Promise<Ranking> => {
  if (input.categoryId !== 0 && (await categoryTree(ctx)).get(input.categoryId)?.level !== 1) return refuse('categoryUnknown');
  const [ranking] = await rankingsOf(ctx, [input]);
  return ranking ?? refuse('categoryUnknown');
};

const three = async (
  ctx: Ctx,
  types: readonly [number, number, number],
  near: readonly number[] = [],
): Promise<[Ranking, Ranking, Ranking]> => {
  const [a, b, c] = await rankingsOf(
    ctx,
    types.map((type) => ({ categoryId: 0, rankType: type, size: onHome, near })),
  );
  return a !== undefined && b !== undefined && c !== undefined ? [a, b, c] : refuse('categoryUnknown');
};
/** Those of all, but for the first places, which the best of what the buyer looked at or bought from take, what she touched last first. */
export const popularRankings = async (
  ctx: CtxFor<'GET /p/myHomePage/popularRankings'>,
): Promise<Result<'GET /p/myHomePage/popularRankings'>> => {
  const touched = await touchedCategories(ctx, ctx.actor.id);
  const near = [...new Set(touched.map(({ category1 }) => category1))].slice(0, nearCategories);
  const [hotRanking, favorableComment, newArrivals] = await three(ctx, [rankType.sold, rankType.reviewed, rankType.fresh], near);
  return { hotRanking, favorableComment, newArrivals };
};
export const guestShowcases = async (ctx: Ctx): Promise<Result<'GET /shop/homePage/businessOpportunityProd'>> => {
  const [hotRanking, newArrivals, newTrends] = await three(ctx, [rankType.sold, rankType.fresh, rankType.rising]);
  return { hotRanking, newArrivals, newTrends };
};
