import { type Currency, money, scaleOf, toWire } from '@kyakhta/money';
import { countMax, type Parsed, shopStatus } from '@kyakhta/contract';
import { type Sql, sql } from '../../runtime/sql.ts';
import type { Ctx, CtxFor, Result } from '../../runtime/context.ts';
import { categoryName, categoryTree } from '../category-tree.ts';
import { allOf, type Filters, filtersOf, priceWithin, storeAmong } from './filters.ts';
import { firstFound, type Found, goodsFrom, hasWords, type Query } from './queries.ts';

type Facets = Result<'GET /search/facets'>;

/** What price ranges lie between, in hundredths of the currency; the first and the last range are open. */
const priceBounds = [100, 300, 1000, 3000, 10_000, 30_000] as const;
const priceRanges = [...priceBounds.map((max, i) => ({ min: priceBounds[i - 1], max })), { min: priceBounds.at(-1), max: undefined }];
const minimumSteps = [12, 50, 100, 500] as const;
const daySteps = [3, 7, 15, 30] as const;
const shopsShown = 30;
const certificatesShown = 20;

/** What can be chosen, each under the letter of its column: whether goods meet it. */
const flagsOf = (f: Filters) => ({ c: f.category, p: f.price, m: f.minimum, d: f.days, s: f.shops, z: f.certificates, v: f.preferred });
type Flag = keyof ReturnType<typeof flagsOf>;

interface Row extends Found {
  /** Whether more goods match than are counted. */
  readonly more: boolean;
  readonly total: number;
  readonly categories: readonly { readonly id: number; readonly count: number }[] | null;
  /** For each range, the open ones at both ends included. */
  readonly prices: readonly number[];
  readonly minimums: readonly number[];
  readonly days: readonly number[];
  readonly shops: readonly { readonly id: number; readonly name: string; readonly count: number }[] | null;
  readonly certificates: readonly { readonly name: string; readonly count: number }[] | null;
  /** Goods of stores that the platform prefers. */
  readonly preferred: number;
}

const nothing: Row = {
  isAnything: false,
  more: false,
  total: 0,
  categories: null,
  prices: [],
  minimums: [],
  days: [],
  shops: null,
  certificates: null,
  preferred: 0,
};

const minorOf = (hundredths: number, currency: Currency): bigint => (BigInt(hundredths) * 10n ** BigInt(scaleOf(currency))) / 100n;

const counted = async (ctx: CtxFor<'GET /search/facets'>, f: Filters, query: Query | null): Promise<Row> => {
  // Without words the category is the page; beside words it is one filter of several.
  const asked = [query === null ? f.category : hasWords(query), ...f.scope];
  const chosen = Object.entries(flagsOf(f)).flatMap(([name, condition]) => (condition === null ? [] : [{ name, condition }]));
  /** Every chosen filter but one: a facet of which one is chosen counts as if none were. Of certificates all chosen ones are asked for. */
  const others = (own: Flag | null): Sql<boolean> =>
    allOf(chosen.filter(({ name }) => name !== own).map(({ name }) => sql<boolean>`${sql.ref(`l.${name}`)}`));
  const countEach = (own: Flag, conditions: readonly Sql<boolean>[]): Sql<number[]> =>
    sql`array[${sql.join(conditions.map((condition) => sql`count(*) filter (where ${others(own)} and ${condition})::int`))}]`;
  const minor = (hundredths: number | undefined): bigint | null => (hundredths === undefined ? null : minorOf(hundredths, f.currency));
  const { rows } = await sql<Row>`
    with l as materialized (
      select ${sql.join([sql`l.category1, l.category2, l.category3, l.store_id, l.min_price, l.max_price, l.minimum, l.delivery_days, l.certificates`, ...chosen.map(({ name, condition }) => sql`${condition} as ${sql.ref(name)}`)])}
      from ${goodsFrom(query)} where ${allOf(asked)} ${query === null ? sql`` : sql`limit ${sql.lit(countMax + 1)}`}
    ), n as (
      select count(*)::int as matches, (count(*) filter (where ${others(null)}))::int as total,
        ${countEach(
          'p',
          priceRanges.map(({ min, max }) => priceWithin(minor(min), minor(max))),
        )} as prices,
        ${countEach(
          'm',
          minimumSteps.map((step) => sql`l.minimum <= ${sql.lit(step)}`),
        )} as minimums,
        ${countEach(
          'd',
          daySteps.map((step) => sql`l.delivery_days <= ${sql.lit(step)}`),
        )} as days,
        (count(*) filter (where ${others('v')} and ${storeAmong(f.preferredIds)}))::int as preferred
      from l
    )
    select matches > 0 as "isAnything", matches > ${sql.lit(countMax)} as more, total, prices, minimums, days, preferred,
      (select jsonb_agg(jsonb_build_object('id', id, 'count', n)) from (select g.id, count(*) as n from l, unnest(array[l.category1, l.category2, l.category3]) as g (id) where ${others('c')} and g.id is not null group by g.id) x) as categories,
      (select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.display_name, 'count', x.n) order by x.n desc, t.id) from (select l.store_id, count(*) as n from l where ${others('s')} group by l.store_id order by l.store_id = any(${[...f.shopIds]}::int[]) desc, n desc, l.store_id limit ${sql.lit(shopsShown)}) x join stores t on t.id = x.store_id) as shops,
      (select jsonb_agg(jsonb_build_object('name', name, 'count', n) order by n desc, name) from (select name, count(*) as n from l, unnest(l.certificates) as name where ${others(null)} group by name order by n desc, name limit ${sql.lit(certificatesShown)}) x) as certificates
    from n`.execute(ctx.db);
  return rows[0] ?? nothing;
};

/** Chosen stores that have nothing of what is asked for. */
const emptyShops = async (ctx: Ctx, chosen: readonly number[], counted: Facets['shops']): Promise<Facets['shops']> => {
  const missing = chosen.filter((id) => counted.every(({ shopId }) => shopId !== id));
  if (missing.length === 0) return [];
  const { rows } = await sql<{ shopId: number; shopName: string }>`
    select id as "shopId", display_name as "shopName" from stores where id = any(${missing}::int[]) and status = ${shopStatus.open} order by id`.execute(
    ctx.db,
  );
  return rows.map((shop) => ({ ...shop, prodCount: 0 }));
};

/** Counts beside a list: what a click on each leaves. Steps that leave nothing are not offered. */
export const facets = async (ctx: CtxFor<'GET /search/facets'>, input: Parsed<'GET /search/facets'>): Promise<Facets> => {
  const f = await filtersOf(ctx, input);
  const byWords = f.words !== null;
  const row =
    f.words === null
      ? await counted(ctx, f, null)
      : ((await firstFound(f.words.terms, (query) => counted(ctx, f, query)))?.found ?? nothing);
  const tree = await categoryTree(ctx);
  const { currency } = f;
  const shops = (row.shops ?? []).map((s) => ({ shopId: s.id, shopName: s.name, prodCount: s.count }));
  const certificates = (row.certificates ?? []).map((c) => ({ name: c.name, prodCount: c.count }));
  const price = (hundredths: number | undefined): Facets['prices'][number]['min'] =>
    hundredths === undefined ? null : toWire(money(minorOf(hundredths, currency), currency));
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
    prices: priceRanges
      .map(({ min, max }, i) => ({ min: price(min), max: price(max), prodCount: row.prices[i] ?? 0 }))
      .filter((range) => range.prodCount > 0),
    minimums: minimumSteps.map((step, i) => ({ minimumMax: step, prodCount: row.minimums[i] ?? 0 })).filter((s) => s.prodCount > 0),
    deliveryDays: daySteps.map((step, i) => ({ deliveryDaysMax: step, prodCount: row.days[i] ?? 0 })).filter((s) => s.prodCount > 0),
    shops: [...shops, ...(await emptyShops(ctx, f.shopIds, shops))],
    certificates: [
      ...certificates,
      // Chosen ones are offered to be taken off again, also where they have left nothing.
      ...f.certificateNames.filter((name) => certificates.every((c) => c.name !== name)).map((name) => ({ name, prodCount: 0 })),
    ],
    preferred: row.preferred,
    currency,
  };
};
