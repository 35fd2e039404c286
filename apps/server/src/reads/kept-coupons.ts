import type { CouponView } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { type Sql, sql } from '../runtime/sql.ts';
import { type Coupon, supplyColumns, termColumns, wireTerms } from '../domains/promotions/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { figuresOf, namesBeside, storeNameOf } from './coupons.ts';
import { offsetOf, pageOf } from './paging.ts';
import { containing } from './search-text.ts';

type Page = 'GET /shop/admin/coupon/page' | 'GET /platform/coupon/page';
type Keeper = CtxFor<Page>;
type Kept = Result<Page>['records'][number];

/** Of `coupons c`: whose they are. */
const own = ({ actor }: Keeper): Sql => sql`c.store_id is not distinct from ${actor.kind === 'seller' ? actor.storeId : null}::int`;
/** Of `coupons c`: claiming goes on, has not begun, or is over. */
const inView = (view: CouponView, now: Date): Sql => {
  if (view === 'all') return sql`true`;
  if (view === 'ended') return sql`(c.ended_at is not null or c.claim_to <= ${now})`;
  return view === 'running'
    ? sql`(c.ended_at is null and c.claim_from <= ${now} and c.claim_to > ${now})`
    : sql`(c.ended_at is null and c.claim_from > ${now})`;
};
const stateOf = (c: Coupon, now: Date): number => {
  if (c.endedAt !== null || c.claimTo <= now) return 2;
  return c.claimFrom > now ? 0 : 1;
};

interface Row extends Coupon {
  readonly version: number;
  readonly createdAt: Date;
  readonly codes: number;
  readonly shopName: string | null;
  readonly claimed: number;
  readonly used: number;
  readonly orders: number;
  readonly reduced: bigint;
  readonly sold: bigint;
  readonly newBuyers: number;
}
const columns =
  (): Sql => sql`${termColumns()}, ${supplyColumns()}, ${storeNameOf()}, c.version, c.created_at as "createdAt", (select count(*) from coupon_codes k where k.coupon_id = c.id)::int as codes,
  c.issued as claimed, (select count(*) from user_coupons u where u.coupon_id = c.id and u.used_at is not null)::int as used, f.orders, f.reduced, f.sold, f."newBuyers"`;

const wireKept = async (ctx: Ctx, rows: readonly Row[]): Promise<Kept[]> => {
  const names = await namesBeside(ctx);
  return rows.map((r) => {
    const amount = (of: bigint) => toWire(money(of, currencyOf(r.currency)));
    return {
      ...wireTerms(r, names(r), ctx.locale),
      names: r.names,
      issueTotal: r.issueTotal,
      limitNum: r.perBuyer,
      receiveStart: r.claimFrom.toISOString(),
      receiveEnd: r.claimTo.toISOString(),
      budget: r.budget === null ? null : amount(r.budget),
      promised: amount(r.promised),
      byCode: r.byCode,
      codes: r.codes,
      state: stateOf(r, ctx.now),
      createTime: r.createdAt.toISOString(),
      claimed: r.claimed,
      used: r.used,
      orders: r.orders,
      reduced: amount(r.reduced),
      sold: amount(r.sold),
      newBuyers: r.newBuyers,
      version: r.version,
    };
  });
};

/** The coupons of a store, or of the platform, the latest first, with what came of them. */
export const keptCoupons = async (ctx: Keeper, input: Parsed<Page>): Promise<Result<Page>> => {
  const named =
    input.q === undefined ? sql`true` : sql`exists (select 1 from jsonb_each_text(c.names) n where n.value ilike ${containing(input.q)})`;
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`
      select ${columns()} from (select * from coupons c where ${own(ctx)} and ${inView(input.view, ctx.now)} and ${named} order by c.id desc limit ${input.size} offset ${offsetOf(input)}) c
      cross join ${figuresOf()} order by c.id desc`.execute(ctx.db),
    sql<Record<CouponView, number>>`
      select count(*)::int as all, count(*) filter (where ${inView('running', ctx.now)})::int as running, count(*) filter (where ${inView('notStarted', ctx.now)})::int as "notStarted",
        count(*) filter (where ${inView('ended', ctx.now)})::int as ended from coupons c where ${own(ctx)} and ${named}`.execute(ctx.db),
  ]);
  const counts = counted.rows[0] ?? { all: 0, running: 0, notStarted: 0, ended: 0 };
  return { ...pageOf(await wireKept(ctx, rows), counts[input.view], input), counts };
};

type Detail = 'GET /shop/admin/coupon/detail' | 'GET /platform/coupon/detail';
export const couponDetail = async (ctx: CtxFor<Detail>, { couponId }: Parsed<Detail>): Promise<Kept> => {
  const { rows } =
    await sql<Row>`select ${columns()} from coupons c cross join ${figuresOf()} where c.id = ${couponId} and ${own(ctx)}`.execute(ctx.db);
  const [kept] = await wireKept(ctx, rows);
  return kept ?? refuse('couponUnknown');
};

type Codes = 'GET /shop/admin/coupon/codes' | 'GET /platform/coupon/codes';
/** Codes in groups of four signs, as people read them. */
const grouped = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');
export const couponCodes = async (ctx: CtxFor<Codes>, input: Parsed<Codes>): Promise<Result<Codes>> => {
  const found = await sql`select 1 from coupons c where c.id = ${input.couponId} and ${own(ctx)}`.execute(ctx.db);
  if (found.rows.length === 0) return refuse('couponUnknown');
  const { rows } = await sql<{ code: string; takenAt: Date | null; total: number }>`
    select code, taken_at as "takenAt", count(*) over ()::int as total from coupon_codes where coupon_id = ${input.couponId} order by code limit ${input.size} offset ${offsetOf(input)}`.execute(
    ctx.db,
  );
  return pageOf(
    rows.map((r) => ({ code: grouped(r.code), takenAt: r.takenAt?.toISOString() ?? null })),
    rows[0]?.total ?? 0,
    input,
  );
};
