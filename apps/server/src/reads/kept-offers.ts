import { activityState, type OfferView, pickText } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { offerOwner } from '../domains/offers/index.ts';
import { somethingLeft } from '../domains/orders/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { type Sql, sql } from '../runtime/sql.ts';
import { type ItemRow, wireItems } from './offer-goods.ts';
import { offsetOf, pageOf } from './paging.ts';
import { containing } from './search-text.ts';

export { offerableGoods } from './offer-goods.ts';

type Page = 'GET /shop/admin/offer/page' | 'GET /platform/offer/page';
type Detail = 'GET /shop/admin/offer/detail' | 'GET /platform/offer/detail';
type Kept = Result<Page>['records'][number];

/** Of `offers o`: whose they are. */
const own = (ctx: CtxFor<Page | Detail>): Sql => sql`o.store_id is not distinct from ${offerOwner(ctx)}::int`;
/** Of `offers o`: where they stand by the clock. */
const inView = (view: OfferView, now: Date): Sql => {
  if (view === 'all') return sql`true`;
  if (view === 'ended') return sql`(o.ended_at is not null or o.ends_at <= ${now})`;
  const isOpen = sql`o.ended_at is null and o.ends_at > ${now}`;
  if (view === 'paused') return sql`(${isOpen} and o.paused_at is not null)`;
  return view === 'running'
    ? sql`(${isOpen} and o.paused_at is null and o.starts_at <= ${now})`
    : sql`(${isOpen} and o.paused_at is null and o.starts_at > ${now})`;
};

interface Row {
  readonly id: number;
  readonly kind: number;
  readonly storeId: number | null;
  readonly titles: Readonly<Record<string, string>>;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly pausedAt: Date | null;
  readonly endedAt: Date | null;
  readonly createdAt: Date;
  readonly version: number;
  readonly itemCount: number;
  readonly prodCount: number;
  readonly stores: number;
  readonly storesAgreed: number;
  readonly pieces: number;
  readonly orders: number;
  readonly sold: bigint;
  readonly cost: bigint;
  readonly newBuyers: number;
  readonly refundedPieces: number;
}
const columns =
  (): Sql => sql`o.id, o.offer_kind as kind, o.store_id as "storeId", o.titles, o.starts_at as "startsAt", o.ends_at as "endsAt", o.paused_at as "pausedAt", o.ended_at as "endedAt", o.created_at as "createdAt", o.version,
  g."itemCount", g."prodCount", g.stores, g."storesAgreed", g.pieces, f.orders, f.sold, f.cost, f."newBuyers", f."refundedPieces"`;
/** Of `offers o`: how much is on it, and what was taken. */
const goodsOf = (): Sql => sql`lateral (
  select count(*)::int as "itemCount", count(distinct i.product_id)::int as "prodCount", count(distinct i.store_id)::int as stores, count(distinct i.store_id) filter (where i.agreed)::int as "storesAgreed", coalesce(sum(i.taken), 0)::int as pieces
  from offer_items i where i.offer_id = o.id
) g`;
/**
 * Of `offers o`: what came of it on orders that were paid, and of which something is left. What a store's own offer takes off is the
 * lower price of its lines; what the platform's takes off is a share of them, the same of each piece. What went back counts no more.
 */
const figuresOf = (): Sql => sql`lateral (
  select count(distinct d.id) filter (where d.left)::int as orders, coalesce(sum(i.goods_amount - i.reduction - i.refunded) filter (where d.left), 0)::bigint as sold,
    coalesce(sum((i.price_before - i.price + coalesce((select sum(s.amount) from order_item_shares s where s.order_item_id = i.id and s.kind = 'offer'), 0) / i.count) * (i.count - i.refunded_count)) filter (where d.left), 0)::bigint as cost,
    count(distinct d.user_id) filter (where d.left and not exists (
      select 1 from orders e where e.user_id = d.user_id and e.paid_at < d.paid_at and (o.store_id is null or e.store_id = o.store_id)))::int as "newBuyers",
    coalesce(sum(i.refunded_count), 0)::int as "refundedPieces"
  from order_items i cross join lateral (select o.id, o.user_id, o.paid_at, ${somethingLeft()} as left from orders o where o.id = i.order_id) d
  where i.offer_id = o.id and d.paid_at is not null
) f`;

const stateOf = (r: Row, now: Date): number => {
  if (r.endedAt !== null || r.endsAt <= now) return activityState.ended;
  return r.startsAt > now ? activityState.notStarted : activityState.running;
};
const wireKept = (ctx: Ctx, r: Row, currency: string): Kept => ({
  offerId: r.id,
  offerKind: r.kind,
  title: pickText(r.titles, ctx.locale) ?? '',
  titles: r.titles,
  startTime: r.startsAt.toISOString(),
  endTime: (r.endedAt ?? r.endsAt).toISOString(),
  state: stateOf(r, ctx.now),
  paused: r.pausedAt !== null,
  owner: r.storeId === null ? 'platform' : 'store',
  shopId: r.storeId,
  itemCount: r.itemCount,
  prodCount: r.prodCount,
  stores: r.stores,
  storesAgreed: r.storesAgreed,
  createTime: r.createdAt.toISOString(),
  version: r.version,
  currency,
  pieces: r.pieces,
  orders: r.orders,
  sold: toWire(money(r.sold, currencyOf(currency))),
  cost: toWire(money(r.cost, currencyOf(currency))),
  newBuyers: r.newBuyers,
  refundedPieces: r.refundedPieces,
});

/** The offers of a store, or of the platform, the latest first, with what came of them. */
export const keptOffers = async (ctx: CtxFor<Page>, input: Parsed<Page>): Promise<Result<Page>> => {
  const named =
    input.q === undefined ? sql`true` : sql`exists (select 1 from jsonb_each_text(o.titles) n where n.value ilike ${containing(input.q)})`;
  const count = (view: OfferView): Sql => sql`count(*) filter (where ${inView(view, ctx.now)})::int`;
  const [{ settlementCurrency }, { rows }, counted] = await Promise.all([
    siteSettings(ctx.db),
    sql<Row>`
      select ${columns()} from (select * from offers o where ${own(ctx)} and ${inView(input.view, ctx.now)} and ${named} order by o.id desc limit ${input.size} offset ${offsetOf(input)}) o
      cross join ${goodsOf()} cross join ${figuresOf()} order by o.id desc`.execute(ctx.db),
    sql<Record<OfferView, number>>`
      select count(*)::int as all, ${count('running')} as running, ${count('notStarted')} as "notStarted", ${count('paused')} as paused, ${count('ended')} as ended
      from offers o where ${own(ctx)} and ${named}`.execute(ctx.db),
  ]);
  const counts = counted.rows[0] ?? { all: 0, running: 0, notStarted: 0, paused: 0, ended: 0 };
  const records = rows.map((r) => wireKept(ctx, r, settlementCurrency));
  return { ...pageOf(records, counts[input.view], input), counts };
};

interface ConsentRow {
  readonly shopId: number;
  readonly shopName: string;
  readonly agreed: boolean | null;
  readonly answeredAt: Date | null;
}
/** What the stores of an offer of the platform said to its current terms. */
const consentsOf = async (ctx: Ctx, offerId: number) => {
  const { rows } = await sql<ConsentRow>`
    select s.id as "shopId", s.display_name as "shopName", c.agreed, c.answered_at as "answeredAt"
    from offers o join (select distinct offer_id, store_id from offer_items) i on i.offer_id = o.id join stores s on s.id = i.store_id
    left join offer_consents c on c.offer_id = o.id and c.store_id = s.id and c.terms_version = o.terms_version
    where o.id = ${offerId} and o.store_id is null order by s.id`.execute(ctx.db);
  return rows.map(({ answeredAt, ...r }) => ({ ...r, answerTime: answeredAt?.toISOString() ?? null }));
};

/** One offer of the caller with its goods. */
export const offerDetail = async (ctx: CtxFor<Detail>, { offerId }: Parsed<Detail>): Promise<Result<Detail>> => {
  const { rows } = await sql<Row>`
    select ${columns()} from offers o cross join ${goodsOf()} cross join ${figuresOf()} where o.id = ${offerId} and ${own(ctx)}`.execute(
    ctx.db,
  );
  const row = rows[0] ?? refuse('offerUnknown');
  const [{ settlementCurrency }, items, consents] = await Promise.all([
    siteSettings(ctx.db),
    sql<ItemRow>`
      select sku_id as "skuId", price, percent, quota, taken, per_buyer as "perBuyer", agreed, price_limit as "priceLimit" from offer_items where offer_id = ${offerId} order by id`.execute(
      ctx.db,
    ),
    consentsOf(ctx, offerId),
  ]);
  const kept = wireKept(ctx, row, settlementCurrency);
  return { ...kept, items: await wireItems(ctx, { id: row.id, owner: kept.owner, startsAt: row.startsAt }, items.rows), consents };
};
