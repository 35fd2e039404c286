import { countMax, type Parsed, searchSort, type SearchSort } from '@kyakhta/contract';
import { type Sql, sql } from '../../runtime/sql.ts';
import { popularityTag } from '../../domains/catalog/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { offsetOf } from '../paging.ts';
import { allOf, type Filters, filtersOf, narrowing } from './filters.ts';
import { firstFound, type Found, goodsFrom, hasWords, type Query, rankOf, tellingOf } from './queries.ts';

type Input = Parsed<'GET /search/page'>;
/** One page of a list: ids in order, how many there are in all, and how the words were taken. */
export interface GoodsPage {
  readonly ids: readonly number[];
  readonly total: number;
  readonly more: boolean;
  readonly correction: string | null;
  readonly partial: boolean;
  readonly nearest: readonly string[];
  readonly tags: readonly string[];
}

const columnOf: Readonly<Record<SearchSort, readonly [column: string, isDown: boolean]>> = {
  [searchSort.timeUp]: ['l.created_at', false],
  [searchSort.timeDown]: ['l.created_at', true],
  [searchSort.publishedUp]: ['l.created_at', false],
  [searchSort.publishedDown]: ['l.created_at', true],
  [searchSort.salesUp]: ['l.sold', false],
  [searchSort.salesDown]: ['l.sold', true],
  [searchSort.realSalesUp]: ['l.sold', false],
  [searchSort.realSalesDown]: ['l.sold', true],
  [searchSort.reviewsUp]: ['l.reviews', false],
  [searchSort.reviewsDown]: ['l.reviews', true],
  [searchSort.priceUp]: ['l.min_price', false],
  [searchSort.priceDown]: ['l.min_price', true],
};
const byPopularity: readonly SearchSort[] = [
  searchSort.salesUp,
  searchSort.salesDown,
  searchSort.realSalesUp,
  searchSort.realSalesDown,
  searchSort.reviewsUp,
  searchSort.reviewsDown,
];
const byPrice: readonly SearchSort[] = [searchSort.priceUp, searchSort.priceDown];

const orderBy = (column: string, isDown: boolean): Sql => {
  const direction = sql.raw(isDown ? 'desc' : 'asc');
  return sql`${sql.ref(column)} ${direction}, l.product_id ${direction}`;
};

interface Matches extends Found {
  readonly ids: readonly number[];
  readonly total: number;
  readonly more: boolean;
}

/**
 * A page of goods that match words, best first or sorted; matching stops beyond what is counted. The limit is in
 * the text: planned for a limit it does not know, the database expects few rows and reads the table instead of the index.
 */
const matching = async (ctx: Ctx, f: Filters, query: Query, input: Input): Promise<Matches> => {
  const order = input.sort === undefined ? sql`l.r desc, l.product_id desc` : orderBy(...columnOf[input.sort]);
  const narrowed = narrowing(f);
  const asked = [hasWords(query), ...f.scope];
  const telling = query.isPartial && input.sort === undefined ? await tellingOf(ctx.db, query.terms) : [];
  const { rows } = await sql<{ total: number; ids: number[]; isAnything: boolean }>`
    with m as materialized (
      select l.product_id, l.min_price, l.sold, l.reviews, l.created_at, ${input.sort === undefined ? rankOf(query, telling) : sql`0`} as r from ${goodsFrom(query)} where ${allOf([...asked, ...narrowed])} ${input.sort === undefined ? sql`` : sql`order by ${order}`} limit ${sql.lit(countMax + 1)}
    ), t as materialized (select count(*)::int as total from m)
    select total, array(select l.product_id from m l order by ${order} limit ${input.size} offset ${offsetOf(input)}) as ids,
      total > 0 ${narrowed.length === 0 ? sql`` : sql`or (select count(*) from ${goodsFrom(query)} where ${allOf(asked)}) > 0`} as "isAnything" from t`.execute(
    ctx.db,
  );
  const { total, ids, isAnything } = rows[0] ?? { total: 0, ids: [], isAnything: false };
  return { ids, total: Math.min(total, countMax), more: total > countMax, isAnything };
};

const byWords = async (ctx: Ctx, f: Filters, words: NonNullable<Filters['words']>, input: Input): Promise<Omit<GoodsPage, 'tags'>> => {
  const { correction, nearest } = words;
  const first = await firstFound(words.terms, (query) => matching(ctx, f, query, input));
  if (first === null) return { ids: [], total: 0, more: false, correction, partial: false, nearest };
  const { ids, total, more } = first.found;
  return { ids, total, more, correction, partial: first.query.isPartial, nearest: [] };
};

/** How many goods a list without words has; kept apart, for every page of the list needs it. */
const countOf = (ctx: Ctx, f: Filters): Promise<number> =>
  ctx.kept(`goods count ${f.key}`, f.tags(false), async () => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from ${goodsFrom(null)} where ${allOf([...f.scope, ...narrowing(f)])}`.execute(ctx.db);
    return rows[0]?.count ?? 0;
  });

/** The last pages are read from the end, so that they cost what the first ones do. */
const inOrder = async (ctx: Ctx, f: Filters, total: number, input: Input): Promise<readonly number[]> => {
  const [column, isDown] = columnOf[input.sort ?? searchSort.timeDown];
  const offset = offsetOf(input);
  if (offset >= total) return [];
  const size = Math.min(input.size, total - offset);
  const fromEnd = offset > total / 2;
  const { rows } = await sql<{ id: number }>`
    select l.product_id as id from ${goodsFrom(null)} where ${allOf([...f.scope, ...narrowing(f)])} order by ${orderBy(column, isDown !== fromEnd)} limit ${size} offset ${fromEnd ? total - offset - size : offset}`.execute(
    ctx.db,
  );
  const ids = rows.map((r) => r.id);
  return fromEnd ? ids.toReversed() : ids;
};

/** One page of goods by category, store, words and filters. */
export const goodsPage = async (ctx: Ctx, input: Input): Promise<GoodsPage> => {
  const f = await filtersOf(ctx, input);
  const tags = [
    ...f.tags(input.sort !== undefined && byPrice.includes(input.sort)),
    ...(input.sort !== undefined && byPopularity.includes(input.sort) ? [popularityTag] : []),
  ];
  if (f.words !== null) return { ...(await byWords(ctx, f, f.words, input)), tags };
  const total = await countOf(ctx, f);
  return { ids: await inOrder(ctx, f, total, input), total, more: false, correction: null, partial: false, nearest: [], tags };
};
