import { type Currency, currencyOf, parseAmount } from '@kyakhta/money';
import { type Parsed, shopKind, shopStatus } from '@kyakhta/contract';
import { type Sql, sql } from '../../runtime/sql.ts';
import { type ListPart, type ListScope, listTag, synonymsTag } from '../../domains/catalog/index.ts';
import { storesOpenTag } from '../../domains/stores/index.ts';
import { keptSettings } from '../../domains/site/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { bigintMax } from '../../runtime/database.ts';
import { categoryTree, mergedCategories } from '../category-tree.ts';
import { type Understood, understand } from './understand.ts';

export type FilterInput = Parsed<'GET /search/facets'>;
type Condition = Sql<boolean>;
/** Columns of the list's rows `l` that name their categories, by level. */
const categoryColumns = [sql`l.category1`, sql`l.category2`, sql`l.category3`] as const;

/** What a list is narrowed by. Amounts are minor units of the settlement currency. */
export interface Filters {
  /** Where it is about: category and store of the page. Never loosened by a facet. */
  readonly scope: readonly Condition[];
  readonly category: Condition | null;
  readonly price: Condition | null;
  readonly minimum: Condition | null;
  readonly days: Condition | null;
  readonly shops: Condition | null;
  readonly certificates: Condition | null;
  readonly preferred: Condition | null;
  /** Stores that the platform prefers. */
  readonly preferredIds: readonly number[];
  /** The stores and certificates that are chosen. */
  readonly shopIds: readonly number[];
  readonly certificateNames: readonly string[];
  /** What was typed, as the search understood it; null without words. */
  readonly words: Understood | null;
  /** Tags under which a list with these filters stays true. */
  readonly tags: (byPrice: boolean) => readonly string[];
  /** The same filters give the same text. */
  readonly key: string;
  readonly currency: Currency;
}

/** The widest thing that can change a list: its words, its category, its store, or any goods at all. */
const scopeOf = ({ prodName, categoryId, shopId }: FilterInput): ListScope => {
  if (prodName !== undefined) return 'words';
  if (categoryId !== undefined) return `category:${categoryId}`;
  return shopId === undefined ? 'all' : `store:${shopId}`;
};

/** Tags under which a list stays true; with `byPrice` it is ordered, narrowed or counted by price. */
export const listTags = (input: FilterInput, byPrice: boolean): string[] => {
  const parts: readonly ListPart[] = byPrice ? ['goods', 'price'] : ['goods'];
  return [
    ...parts.map((part) => listTag(scopeOf(input), part)),
    'catalog',
    ...(input.prodName === undefined ? [] : [synonymsTag]),
    storesOpenTag,
  ];
};

const textIn = (values: readonly string[]): Sql<string[]> => sql<string[]>`${[...values]}::text[]`;

export const storeAmong = (ids: readonly number[]): Condition => sql<boolean>`l.store_id = any(${[...ids]}::int[])`;

/** Goods of which some quantity costs so much, in minor units, the bounds included; null: no bound. */
export const priceWithin = (low: bigint | null, high: bigint | null): Condition =>
  sql<boolean>`(l.max_price >= ${low ?? 0n}::bigint and l.min_price <= ${high ?? bigintMax}::bigint)`;

/** Stores that the platform prefers: a few, kept until one is preferred, opened or taken off the site. */
const preferredStores = (ctx: Ctx): Promise<readonly number[]> =>
  ctx.kept('preferred stores', [storesOpenTag], async () => {
    const { rows } = await sql<{ id: number }>`
      select id from stores where type = ${shopKind.preferred} and status = ${shopStatus.open} order by id`.execute(ctx.db);
    return rows.map(({ id }) => id);
  });

export const filtersOf = async (ctx: Ctx, input: FilterInput): Promise<Filters> => {
  const { settlementCurrency } = await keptSettings(ctx);
  const currency = currencyOf(settlementCurrency);
  const bound = (text: string | undefined): bigint | null => {
    const parsed = text === undefined ? null : parseAmount(text, currency);
    return parsed?.ok === true ? parsed.money.amount : null;
  };
  const bounds = [bound(input.minPrice), bound(input.maxPrice)] as const;
  // From 20 to 5 is meant the other way round.
  const [low, high] = bounds[0] !== null && bounds[1] !== null && bounds[0] > bounds[1] ? [bounds[1], bounds[0]] : bounds;
  const { shopId, prodName, shopIds, minimumMax, deliveryDaysMax, certificates } = input;
  const preferredIds = await preferredStores(ctx);
  const asked = input.categoryId;
  const categoryId = asked === undefined ? undefined : ((await mergedCategories(ctx)).get(asked) ?? asked);
  const level = categoryId === undefined ? undefined : ((await categoryTree(ctx)).get(categoryId)?.level ?? 0);
  const column = categoryColumns[(level ?? 0) - 1];
  const category =
    categoryId === undefined ? null : column === undefined ? sql<boolean>`false` : sql<boolean>`${column} = ${categoryId}::int`;
  const words = prodName === undefined ? null : await understand(ctx, prodName);
  const priced = low !== null || high !== null;
  return {
    scope: shopId === undefined ? [] : [sql<boolean>`l.store_id = ${shopId}::int`],
    category,
    price: priced ? priceWithin(low, high) : null,
    minimum: minimumMax === undefined ? null : sql<boolean>`l.minimum <= ${minimumMax}::int`,
    days: deliveryDaysMax === undefined ? null : sql<boolean>`l.delivery_days <= ${deliveryDaysMax}::smallint`,
    shops: shopIds === undefined || shopIds.length === 0 ? null : storeAmong(shopIds.map(Number)),
    certificates: certificates === undefined || certificates.length === 0 ? null : sql<boolean>`l.certificates @> ${textIn(certificates)}`,
    preferred: input.preferred === 1 ? storeAmong(preferredIds) : null,
    preferredIds,
    shopIds: shopIds?.map(Number) ?? [],
    certificateNames: certificates ?? [],
    words,
    tags: (byPrice) => listTags(input, byPrice || priced),
    key: JSON.stringify([
      prodName,
      categoryId,
      shopId,
      shopIds,
      String(low),
      String(high),
      minimumMax,
      deliveryDaysMax,
      certificates,
      input.preferred === 1,
    ]),
    currency,
  };
};

/** Conditions joined; `true` when there are none. */
export const allOf = (conditions: readonly (Condition | null)[]): Condition => {
  const list = conditions.filter((c) => c !== null);
  return list.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(list, sql` and `)}`;
};

/** What narrows a list within its words and its store. */
export const narrowing = (f: Filters): readonly Condition[] =>
  [f.category, f.price, f.minimum, f.days, f.shops, f.certificates, f.preferred].filter((condition) => condition !== null);
