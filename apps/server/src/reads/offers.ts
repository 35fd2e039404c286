import { activityState, type OfferKind, pickText } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import { addDays } from '../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { listTag, productTag } from '../domains/catalog/index.ts';
import { offersTag, offerTag } from '../domains/offers/index.ts';
import { storesOpenTag } from '../domains/stores/index.ts';
import { offsetOf, pageOf } from './paging.ts';
import { cardsOf } from './search/cards.ts';

interface Row {
  readonly id: number;
  readonly kind: OfferKind;
  readonly titles: Readonly<Record<string, string>>;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isEnded: boolean;
  readonly isPaused: boolean;
  readonly storeId: number | null;
  readonly storeName: string | null;
  readonly products: number;
}
type Shown = Result<'GET /offer/page'>['records'][number];
/** Days before its start from which an offer is announced. */
const announcedDays = 7;

const columns = sql`o.id, o.offer_kind as kind, o.titles, o.starts_at as "startsAt", o.ends_at as "endsAt", o.ended_at is not null as "isEnded", o.paused_at is not null as "isPaused", o.store_id as "storeId", s.display_name as "storeName"`;
/** Products on an offer that can be bought at it: listed, agreed to by their store, and with a piece left. */
const goodsOf = (offerId: Sql): Sql =>
  sql`offer_items i join listed_products l on l.product_id = i.product_id where i.offer_id = ${offerId} and i.agreed and (i.quota is null or i.taken < i.quota)`;

const wireOf = ({ locale, now }: Pick<Ctx, 'locale' | 'now'>, r: Row): Shown => ({
  offerId: r.id,
  offerKind: r.kind,
  title: pickText(r.titles, locale) ?? '',
  startTime: r.startsAt.toISOString(),
  endTime: r.endsAt.toISOString(),
  state: r.isEnded || r.endsAt <= now ? activityState.ended : r.startsAt <= now ? activityState.running : activityState.notStarted,
  owner: r.storeId === null ? 'platform' : 'store',
  shopId: r.storeId,
  shopName: r.storeName,
  prodCount: r.products,
});

/** When the clock alone next changes which offers are shown; null: not until one is made. */
const nextChange = async ({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(x.at) as at from offers o cross join lateral (values (o.starts_at - make_interval(days => ${announcedDays})), (o.starts_at), (o.ends_at)) x (at)
    where o.ended_at is null and o.ends_at > ${now} and x.at > ${now}`.execute(db);
  return rows[0]?.at ?? null;
};

/** Offers with goods that can be bought, running or beginning soon. */
export const shownOffers = async (ctx: CtxFor<'GET /offer/page'>, input: Parsed<'GET /offer/page'>): Promise<Result<'GET /offer/page'>> => {
  const [{ rows }, change] = await Promise.all([
    sql<Row & { readonly total: number }>`
    select ${columns}, n.products, count(*) over ()::int as total
    from offers o left join stores s on s.id = o.store_id
    cross join lateral (select count(distinct l.product_id)::int as products from ${goodsOf(sql`o.id`)}) n
    where o.ended_at is null and o.paused_at is null and o.ends_at > ${ctx.now} and o.starts_at <= ${addDays(ctx.now, announcedDays)} and n.products > 0
      and (${input.offerKind ?? null}::smallint is null or o.offer_kind = ${input.offerKind ?? null}::smallint) and (${input.shopId ?? null}::int is null or o.store_id = ${input.shopId ?? null}::int)
    order by o.starts_at > ${ctx.now}, o.ends_at, o.id limit ${input.size} offset ${offsetOf(input)}`.execute(ctx.db),
    nextChange(ctx),
  ]);
  if (change !== null) ctx.trueUntil(offersTag, change);
  return pageOf(
    rows.map((r) => wireOf(ctx, r)),
    rows[0]?.total ?? 0,
    input,
  );
};
export const shownOffersTags = (): readonly string[] => [offersTag, listTag('all', 'goods'), storesOpenTag];

type Goods = 'GET /offer/prodPage';
/** An offer, whatever has become of it, with the cards of its goods in the order in which its owner named them. */
export const goodsOnOffer = async (ctx: CtxFor<Goods>, input: Parsed<Goods>): Promise<Result<Goods>> => {
  const { rows } = await sql<Row>`
    select ${columns}, (select count(distinct l.product_id)::int from ${goodsOf(sql`o.id`)}) as products
    from offers o left join stores s on s.id = o.store_id where o.id = ${input.offerId}`.execute(ctx.db);
  const offer = rows[0] ?? refuse('offerUnknown');
  // What an owner plans is nobody's matter before it is announced.
  if (addDays(ctx.now, announcedDays) < offer.startsAt) return refuse('offerUnknown');
  for (const at of [offer.startsAt, offer.endsAt]) if (at > ctx.now) ctx.trueUntil(offerTag(offer.id), at);
  const { rows: goods } = await sql<{ id: number }>`
    select l.product_id as id from ${goodsOf(sql`${offer.id}`)} group by l.product_id order by min(i.id) limit ${input.size} offset ${offsetOf(input)}`.execute(
    ctx.db,
  );
  const ids = goods.map((g) => g.id);
  const cards = await cardsOf(ctx, ids);
  const shown = ids.flatMap((id) => cards.get(id) ?? []);
  return { ...pageOf(shown, offer.products, input), offer: { ...wireOf(ctx, offer), paused: offer.isPaused } };
};
/** What such an answer is made of: the offer, which goods are listed, and each of them. */
export const goodsOnOfferTags = ({ offerId }: Parsed<Goods>, { records }: Result<Goods>): readonly string[] => [
  offerTag(offerId),
  listTag('all', 'goods'),
  storesOpenTag,
  ...records.map(({ prodId }) => productTag(prodId)),
];
