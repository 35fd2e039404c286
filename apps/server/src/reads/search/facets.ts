import { money, scaleOf, toWire } from '@kyakhta/money';
import { countMax, type Parsed } from '@kyakhta/contract';
import { type RawBuilder, sql } from 'kysely';
import type { CtxFor, Result } from '../../runtime/context.ts';
import { categoryName, categoryTree } from '../category-tree.ts';
import { allOf, type Filters, filtersOf } from './filters.ts';
import { firstFound, type Found, goodsFrom, hasWords, type Query } from './queries.ts';

type Facets = Result<'GET /search/facets'>;

/** Upper bounds of the price ranges in hundredths of the currency; the last range is open. */
const priceBounds = [100, 300, 1000, 3000, 10_000, 30_000] as const;
const minimumSteps = [12, 50, 100, 500] as const;
const daySteps = [3, 7, 15, 30] as const;
const shopsShown = 30;
const certificatesShown = 20;

const flag = (condition: RawBuilder<boolean> | null): RawBuilder<boolean> => condition ?? sql<boolean>`true`;
/** Every chosen filter but one: a facet counts as if it were not chosen itself. */
const others = (own: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    ['c', 'p', 'm', 'd', 's', 'z'].filter((name) => name !== own).map((name) => sql.ref(name)),
    sql` and `,
  )}`;

interface Row extends Found {
  /** Whether more goods match than are counted. */
  readonly more: boolean;
  readonly total: number;
  readonly categories: readonly { readonly id: number; readonly count: number }[] | null;
  readonly prices: readonly { readonly range: number; readonly count: number }[] | null;
  readonly minimums: readonly number[];
  readonly days: readonly number[];
  readonly shops: readonly { readonly id: number; readonly name: string; readonly count: number }[] | null;
  readonly certificates: readonly { readonly name: string; readonly count: number }[] | null;
}

const nothing: Row = {
  isAnything: false,
  more: false,
  total: 0,
  categories: null,
  prices: null,
  minimums: [],
  days: [],
  shops: null,
  certificates: null,
};

const counted = async (ctx: CtxFor<'GET /search/facets'>, f: Filters, query: Query | null): Promise<Row> => {
  // Without words the category is the page; beside words it is one filter of several.
  const asked = [query === null ? f.category : hasWords(query), ...f.scope];
  const { rows } = await sql<Row>`
    with l as materialized (
      select l.category1, l.category2, l.category3, l.store_id, l.min_price, l.minimum, l.delivery_days, l.certificates,
        ${flag(f.category)} as c, ${flag(f.price)} as p, ${flag(f.minimum)} as m, ${flag(f.days)} as d, ${flag(f.shops)} as s, ${flag(f.certificates)} as z
      from ${goodsFrom(query)} where ${allOf(asked)} ${query === null ? sql`` : sql`limit ${sql.lit(countMax + 1)}`}
    ), n as materialized (select count(*)::int as matches from l)
    select matches > 0 as "isAnything", matches > ${sql.lit(countMax)} as more, (select count(*)::int from l where ${others('')}) as total,
      (select jsonb_agg(jsonb_build_object('id', id, 'count', n)) from (select g.id, count(*) as n from l, unnest(array[category1, category2, category3]) as g (id) where ${others('c')} and g.id is not null group by g.id) x) as categories,
      (select jsonb_agg(jsonb_build_object('range', r, 'count', n) order by r) from (select width_bucket(min_price, ${[...priceBounds]}::bigint[]) as r, count(*) as n from l where ${others('p')} group by r) x) as prices,
      (select array[${sql.join(minimumSteps.map((step) => sql`count(*) filter (where minimum <= ${sql.lit(step)})::int`))}] from l where ${others('m')}) as minimums,
      (select array[${sql.join(daySteps.map((step) => sql`count(*) filter (where delivery_days <= ${sql.lit(step)})::int`))}] from l where ${others('d')}) as days,
      (select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.display_name, 'count', x.n) order by x.n desc, t.id) from (select store_id, count(*) as n from l where ${others('s')} group by store_id order by n desc, store_id limit ${sql.lit(shopsShown)}) x join stores t on t.id = x.store_id) as shops,
      (select jsonb_agg(jsonb_build_object('name', name, 'count', n) order by n desc, name) from (select name, count(*) as n from l, unnest(certificates) as name where ${others('z')} group by name order by n desc, name limit ${sql.lit(certificatesShown)}) x) as certificates
    from n`.execute(ctx.db);
  return rows[0] ?? nothing;
};

/** Counts beside a list. Steps that leave nothing are not offered. */
export const facets = async (ctx: CtxFor<'GET /search/facets'>, input: Parsed<'GET /search/facets'>): Promise<Facets> => {
  const f = await filtersOf(ctx, input);
  const byWords = f.words !== null;
  const row =
    f.words === null
      ? await counted(ctx, f, null)
      : ((await firstFound(f.words.terms, (query) => counted(ctx, f, query)))?.found ?? nothing);
  const tree = await categoryTree(ctx);
  const { currency } = f;
  const price = (cents: number | undefined): Facets['prices'][number]['min'] =>
    cents === undefined ? null : toWire(money((BigInt(cents) * 10n ** BigInt(scaleOf(currency))) / 100n, currency));
  const counts = new Map(row.categories?.map((c) => [c.id, c.count]));
  return {
    total: Math.min(row.total, byWords ? countMax : Infinity),
    more: byWords && row.more,
    categories: [...tree.values()].flatMap((node) => {
      const count = counts.get(node.id);
      if (count === undefined || node.isHidden) return [];
      return [
        {
          categoryId: node.id,
          categoryName: categoryName(node, ctx.locale),
          parentId: node.parentId ?? 0,
          level: node.level,
          prodCount: count,
        },
      ];
    }),
    prices: (row.prices ?? []).map((r) => ({
      min: price(priceBounds[r.range - 1]),
      max: price(priceBounds[r.range]),
      prodCount: r.count,
    })),
    minimums: minimumSteps.map((step, i) => ({ minimumMax: step, prodCount: row.minimums[i] ?? 0 })).filter((s) => s.prodCount > 0),
    deliveryDays: daySteps.map((step, i) => ({ deliveryDaysMax: step, prodCount: row.days[i] ?? 0 })).filter((s) => s.prodCount > 0),
    shops: (row.shops ?? []).map((s) => ({ shopId: s.id, shopName: s.name, prodCount: s.count })),
    certificates: (row.certificates ?? []).map((c) => ({ name: c.name, prodCount: c.count })),
    currency,
  };
};
