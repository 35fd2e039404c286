import { shopKind, shopStatus } from '@kyakhta/contract';
import { type Sql, sql } from '../../runtime/sql.ts';
import { cityFor } from '../../domains/accounts/index.ts';
import { listTag, normalize, otherLayout, popularityTag } from '../../domains/catalog/index.ts';
import { storesOpenTag } from '../../domains/stores/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { placeOfStore } from '../store-place.ts';

type Shop = Result<'GET /search/shops'>[number];

/** What a row of stores above the goods has room for. */
const shopsMax = 6;
/** Stores that are looked for, before anything is typed. */
const hotShopsMax = 10;
/** One letter begins the name of too many. */
const beginningMin = 2;

const names = sql`(' ' || lower(s.name) || ' ' || lower(s.display_name))`;
const literal = (word: string): string => word.replaceAll(/[\\%_]/g, String.raw`\$&`);
/** A word of the name that begins so; of writings without blanks any part of the name. */
const named = (word: string): Sql => sql`${names} like ${`%${/\p{Script=Han}|\p{Script=Hangul}/u.test(word) ? '' : ' '}${literal(word)}%`}`;

/** Open stores with goods, those that sold most first. */
const selectShops = async (ctx: Ctx, where: Sql, most: number): Promise<Shop[]> => {
  const { rows } = await sql<Shop & { readonly place: string }>`
    select s.id as "shopId", s.name as "shopName", s.display_name as "merchantMallDisplayName", s.logo as "shopLogo", s.city, ${placeOfStore} as place, s.badge as "shopType", s.type = ${sql.lit(shopKind.preferred)} as "shopPreferred", g.goods as "prodCount"
    from stores s, lateral (select count(*)::int as goods, coalesce(sum(l.sold), 0) as sold from listed_products l where l.store_id = s.id) g
    where s.status = ${shopStatus.open} and g.goods > 0 and ${where}
    order by g.sold desc, s.id limit ${sql.lit(most)}`.execute(ctx.db);
  return rows.map(({ place, ...row }) => ({ ...row, city: cityFor(row.city, ctx.locale, place) }));
};

/** Stores in whose name each of the words begins a word, or is what is typed so far. */
export const shopsNamed = async (ctx: Ctx, typed: string, most: number = shopsMax): Promise<Shop[]> => {
  const words = normalize(typed).split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.join('').length < beginningMin) return [];
  return selectShops(ctx, sql.join(words.map(named), sql` and `), most);
};

/** The same; what was typed on the other keyboard is understood, too. Without words those that the platform prefers, if they are asked for. */
export const searchShops = async (ctx: CtxFor<'GET /search/shops'>, input: Parsed<'GET /search/shops'>): Promise<Shop[]> => {
  if (input.prodName === undefined)
    return input.preferred === 1 ? selectShops(ctx, sql`s.type = ${sql.lit(shopKind.preferred)}`, shopsMax) : [];
  const found = await shopsNamed(ctx, input.prodName);
  return found.length > 0 ? found : shopsNamed(ctx, otherLayout(input.prodName));
};

/** What answers about stores by their name are out of date by: open stores, which goods are on sale, how many were sold. */
export const shopsTags = (): readonly string[] => [listTag('words', 'goods'), popularityTag, storesOpenTag];

/** Stores for a person who has typed nothing yet: those that sold most. */
export const hotShops = async (ctx: Ctx): Promise<Result<'GET /search/hotSearch'>> =>
  (await selectShops(ctx, sql`true`, hotShopsMax)).map(({ merchantMallDisplayName, shopName }) => ({
    title: merchantMallDisplayName || shopName,
    content: shopName,
  }));
