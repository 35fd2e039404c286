import { currencyOf, money, toWire } from '@kyakhta/money';
import { type Sql, sql } from '../runtime/sql.ts';
import { account, balanceOf } from '../domains/ledger/index.ts';
import { pointsOf } from '../domains/loyalty/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { latestOrders } from './latest-orders.ts';
import { stillHeld } from './captured.ts';
import { offsetOf, pageOf } from './paging.ts';
import { consentsOf } from './terms.ts';
import { containing } from './search-text.ts';

interface Row {
  readonly userId: number;
  readonly userName: string;
  readonly nickName: string;
  readonly mail: string;
  readonly mobile: string | null;
  readonly level: number;
  readonly createdAt: Date;
  readonly deleted: boolean;
  readonly locale: string;
  readonly timeZone: string;
  readonly orders: number;
  readonly spent: bigint;
}
type Person = Result<'GET /platform/user/page'>['records'][number];

/** Enough of a mail address to know it again, too little to write to. */
export const maskedMail = (mail: string): string =>
  mail.replace(/^(.)(.*?)(.?)@/u, (_, first: string, rest: string, last: string) => `${first}***${rest === '' ? '' : last}@`);
/** The country and the last two digits of a number in E.164. */
export const maskedMobile = (mobile: string): string => `${mobile.slice(0, 3)}******${mobile.slice(-2)}`;

const select = (settlement: string, conditions: readonly Sql[]): Sql<Row> => sql<Row>`
    select u.id as "userId", u.user_name as "userName", u.nick_name as "nickName", u.mail, u.mobile, u.level, u.created_at as "createdAt", u.deleted_at is not null as deleted,
      u.locale, u.time_zone as "timeZone", coalesce(o.count, 0)::int as orders, coalesce(o.sum, 0)::bigint as spent
    from users u left join lateral (
      select count(*) as count, sum(${stillHeld}) as sum from orders o where o.user_id = u.id and paid_at is not null and currency = ${settlement}
    ) o on true
    where ${sql.join(conditions, sql` and `)}`;

const wire = (r: Row, settlement: string): Person => ({
  userId: r.userId,
  userName: r.userName,
  nickName: r.nickName,
  mail: maskedMail(r.mail),
  mobile: r.mobile === null ? null : maskedMobile(r.mobile),
  level: r.level,
  createdAt: r.createdAt.toISOString(),
  deleted: r.deleted,
  orders: r.orders,
  spent: toWire(money(r.spent, currencyOf(settlement))),
});

/** Buyers as operators see them, the newest first. */
export const userPage = async (
  ctx: CtxFor<'GET /platform/user/page'>,
  input: Parsed<'GET /platform/user/page'>,
): Promise<Result<'GET /platform/user/page'>> => {
  const { settlementCurrency } = await siteSettings(ctx.db);
  const { q } = input;
  const conditions: Sql[] = [sql`true`];
  if (q !== undefined) {
    const like = containing(q.toLowerCase());
    // Of signs alone nothing is left to look for.
    const number = q.replaceAll(/[\s()-]/g, '');
    conditions.push(
      sql`(lower(u.user_name) like ${like} or lower(u.nick_name) like ${like} or lower(u.mail) like ${like} or (${number} <> '' and u.mobile like ${containing(number)}) or u.id::text = ${q})`,
    );
  }
  const { rows: counted } = await sql<{
    count: number;
  }>`select count(*)::int as count from users u where ${sql.join(conditions, sql` and `)}`.execute(ctx.db);
  const { rows } =
    await sql<Row>`${select(settlementCurrency, conditions)} order by u.created_at desc, u.id desc limit ${input.size} offset ${offsetOf(input)}`.execute(
      ctx.db,
    );
  return pageOf(
    rows.map((r) => wire(r, settlementCurrency)),
    counted[0]?.count ?? 0,
    input,
  );
};

/** One buyer: what an operator needs to help her. */
export const userInfo = async (
  ctx: CtxFor<'GET /platform/user/info/{userId}'>,
  input: Parsed<'GET /platform/user/info/{userId}'>,
): Promise<Result<'GET /platform/user/info/{userId}'>> => {
  const { settlementCurrency } = await siteSettings(ctx.db);
  const currency = currencyOf(settlementCurrency);
  const { rows } = await select(settlementCurrency, [sql`u.id = ${input.userId}`]).execute(ctx.db);
  const row = rows[0] ?? refuse('userUnknown');
  const { rows: counts } = await sql<{ addresses: number; sessions: number; reviews: number }>`
    select (select count(*) from addresses where user_id = ${row.userId})::int as addresses,
      (select count(*) from sessions where kind = 'buyer' and holder_id = ${row.userId} and ended_at is null and expires_at > ${ctx.now})::int as sessions,
      (select count(*) from reviews where user_id = ${row.userId})::int as reviews`.execute(ctx.db);
  return {
    ...wire(row, settlementCurrency),
    locale: row.locale,
    timeZone: row.timeZone,
    balance: toWire(await balanceOf(ctx.db, account.buyerAvailable(row.userId), currency)),
    score: await pointsOf(ctx, row.userId),
    currency,
    ...(counts[0] ?? { addresses: 0, sessions: 0, reviews: 0 }),
    consents: await consentsOf(ctx, row.userId),
    latest: await latestOrders(ctx.db, sql`o.user_id = ${row.userId}`),
  };
};
