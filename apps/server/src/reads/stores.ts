import { type Locale, pickText, shopKind, shopStatus, type StoreArea } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { type Sql, sql } from '../runtime/sql.ts';
import { cityFor, otherCityNames } from '../domains/accounts/index.ts';
import { account, balanceOf } from '../domains/ledger/index.ts';
import { escrowed } from '../domains/orders/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { grossHeld } from './captured.ts';
import { latestOrders } from './latest-orders.ts';
import { offsetOf, pageOf } from './paging.ts';
import { containing } from './search-text.ts';
import { placeOfStore } from './store-place.ts';

interface Row {
  readonly shopId: number;
  readonly shopName: string;
  readonly firmName: string;
  readonly city: string;
  readonly place: string;
  readonly shopStatus: number;
  readonly openedAt: Date;
  readonly products: number;
  readonly orders: number;
  readonly sold: bigint;
  readonly score: number;
  readonly intro: Readonly<Record<string, string>>;
  readonly commissionBasisPoints: number | null;
  readonly suspendReason: string | null;
  readonly deliversTo: string[];
  readonly mail: string | null;
  readonly mailLocale: string;
  readonly paymentTerms: number[];
  readonly goodsReviewed: boolean;
  readonly type: number;
  readonly photos: readonly { readonly path: string; readonly captions: Readonly<Record<string, string>> }[];
}
type Store = Result<'GET /platform/shop/page'>['records'][number];

/**
 * Paid orders and net sales, in list and page alike (decision 0139), from what is counted by day: a store with a hundred
 * thousand orders costs no more than one without.
 */
const countedOrders = sql`select sum(d.orders) as count, sum(d.amount - d.refunded) as sum from sales_days d where d.store_id = s.id`;

/** What is shown of these stores. @param chosen which: a condition about `s`, not more than a page of them */
const select = (chosen: Sql): Sql<Row> => sql<Row>`
    select s.id as "shopId", s.name as "shopName", s.firm_name as "firmName", s.city, ${placeOfStore} as place, s.status as "shopStatus", s.opened_at as "openedAt", s.intro,
      s.commission_basis_points as "commissionBasisPoints", s.suspend_reason as "suspendReason", s.delivers_to as "deliversTo", s.mail, s.mail_locale as "mailLocale", s.payment_terms as "paymentTerms", s.goods_reviewed as "goodsReviewed", s.type, s.photos,
      (select count(*) from listed_products l where l.store_id = s.id)::int as products, coalesce(o.count, 0)::int as orders, coalesce(o.sum, 0)::bigint as sold,
      coalesce((select round(avg(r.score), 1) from reviews r where r.store_id = s.id and r.is_shown), 0)::float8 as score
    from stores s left join lateral (${countedOrders}) o on true
    where ${chosen}`;

const wire = (r: Row, settlement: string, locale: Locale): Store => ({
  shopId: r.shopId,
  shopName: r.shopName,
  firmName: r.firmName,
  city: cityFor(r.city, locale, r.place),
  shopStatus: r.shopStatus,
  openedAt: r.openedAt.toISOString(),
  products: r.products,
  orders: r.orders,
  sold: toWire(money(r.sold, currencyOf(settlement))),
  score: r.score,
});

const goingBy = (q: string): Sql => {
  const like = containing(q.toLowerCase());
  return sql`(lower(s.name) like ${like} or lower(s.firm_name) like ${like} or lower(s.city) like ${like} or lower(s.city) = any(${otherCityNames(q)}::text[]) or s.id::text = ${q})`;
};

/** So many stores are offered to be asked for a price. */
const offered = 6;
/** Open stores that a question can be passed to; of a store no more than tells it from another. */
export const storesToAsk = async (
  ctx: CtxFor<'GET /platform/inquiry/stores'>,
  { q }: Parsed<'GET /platform/inquiry/stores'>,
): Promise<Result<'GET /platform/inquiry/stores'>> => {
  const { rows } = await sql<{ shopId: number; shopName: string; city: string; place: string }>`
    select s.id as "shopId", s.name as "shopName", s.city, ${placeOfStore} as place from stores s
    where s.status = ${shopStatus.open} and ${q === undefined ? sql`true` : goingBy(q)} order by s.opened_at desc, s.id desc limit ${offered}`.execute(
    ctx.db,
  );
  return { stores: rows.map(({ place, ...row }) => ({ ...row, city: cityFor(row.city, ctx.locale, place) })) };
};

/** Stores as operators see them, the newest first, with how many there are of each state. */
export const storePage = async (
  ctx: CtxFor<'GET /platform/shop/page'>,
  input: Parsed<'GET /platform/shop/page'>,
): Promise<Result<'GET /platform/shop/page'>> => {
  const { settlementCurrency } = await siteSettings(ctx.db);
  const conditions: Sql[] = [sql`s.status <> ${sql.lit(shopStatus.deleted)}`];
  const { q } = input;
  if (q !== undefined) {
    conditions.push(goingBy(q));
  }
  const { rows: counts } = await sql<{ shopStatus: number; count: number }>`
    select s.status as "shopStatus", count(*)::int as count from stores s where ${sql.join(conditions, sql` and `)} group by s.status order by s.status`.execute(
    ctx.db,
  );
  const total = counts.reduce((n, c) => (input.shopStatus === undefined || c.shopStatus === input.shopStatus ? n + c.count : n), 0);
  if (input.shopStatus !== undefined) conditions.push(sql`s.status = ${input.shopStatus}`);
  const { rows } = await sql<Row>`
      with chosen as materialized (
        select s.id from stores s where ${sql.join(conditions, sql` and `)} order by s.opened_at desc, s.id desc limit ${input.size} offset ${offsetOf(input)}
      ) ${select(sql`s.id in (select id from chosen)`)} order by s.opened_at desc, s.id desc`.execute(ctx.db);
  const page = pageOf(
    rows.map((r) => wire(r, settlementCurrency, ctx.locale)),
    total,
    input,
  );
  return { ...page, counts };
};

/** One store whole: its people, its money, its latest orders. */
export const storeInfo = async (
  ctx: CtxFor<'GET /platform/shop/info/{shopId}'>,
  input: Parsed<'GET /platform/shop/info/{shopId}'>,
): Promise<Result<'GET /platform/shop/info/{shopId}'>> => {
  const { settlementCurrency, commissionBasisPoints } = await siteSettings(ctx.db);
  const currency = currencyOf(settlementCurrency);
  const { rows } = await select(sql`s.id = ${input.shopId} and s.status <> ${sql.lit(shopStatus.deleted)}`).execute(ctx.db);
  const row = rows[0] ?? refuse('shopUnknown');
  const { rows: escrow } = await sql<{ sum: bigint }>`
    select coalesce(sum(${grossHeld}), 0)::bigint as sum from orders o where store_id = ${row.shopId} and status = any(${[...escrowed]}::smallint[]) and currency = ${currency}`.execute(
    ctx.db,
  );
  const { rows: accounts } = await sql<{
    accountId: number;
    userName: string;
    createdAt: Date;
    areas: StoreArea[] | null;
    isLocked: boolean;
  }>`
    select id as "accountId", user_name as "userName", created_at as "createdAt", areas, locked_at is not null as "isLocked" from store_accounts where store_id = ${row.shopId} order by id`.execute(
    ctx.db,
  );
  return {
    ...wire(row, settlementCurrency, ctx.locale),
    intro: pickText(row.intro, ctx.locale) ?? '',
    commissionBasisPoints: row.commissionBasisPoints,
    siteCommissionBasisPoints: commissionBasisPoints,
    suspendReason: row.suspendReason,
    deliversTo: row.deliversTo,
    mail: row.mail,
    mailLocale: row.mailLocale,
    paymentTerms: row.paymentTerms,
    goodsReviewed: row.goodsReviewed,
    photos: row.photos.map(({ path, captions }) => ({ path, captions: { ...captions } })),
    isPreferred: row.type === shopKind.preferred,
    inEscrow: toWire(money(escrow[0]?.sum ?? 0n, currency)),
    available: toWire(await balanceOf(ctx.db, account.storeAvailable(row.shopId), currency)),
    currency,
    accounts: accounts.map((a) => ({ ...a, createdAt: a.createdAt.toISOString() })),
    latest: await latestOrders(ctx.db, sql`o.store_id = ${row.shopId}`),
  };
};
