import { activityState, type OfferKind, pickText } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import { addDays } from '../runtime/clock.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { offsetOf, pageOf } from './paging.ts';

interface Row {
  readonly id: number;
  readonly kind: OfferKind;
  readonly titles: Readonly<Record<string, string>>;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly storeId: number | null;
  readonly storeName: string | null;
  readonly products: number;
  readonly total: number;
}
/** Days before its start from which an offer is announced. */
const announcedDays = 7;

/** Offers with goods that can be bought, running or beginning soon. */
export const shownOffers = async (ctx: CtxFor<'GET /offer/page'>, input: Parsed<'GET /offer/page'>): Promise<Result<'GET /offer/page'>> => {
  const { rows } = await sql<Row>`
    select o.id, o.offer_kind as kind, o.titles, o.starts_at as "startsAt", o.ends_at as "endsAt", o.store_id as "storeId", s.display_name as "storeName", n.products, count(*) over ()::int as total
    from offers o left join stores s on s.id = o.store_id
    cross join lateral (
      select count(distinct l.product_id)::int as products from offer_items i join listed_products l on l.product_id = i.product_id where i.offer_id = o.id and i.agreed and (i.quota is null or i.taken < i.quota)
    ) n
    where o.ended_at is null and o.paused_at is null and o.ends_at > ${ctx.now} and o.starts_at <= ${addDays(ctx.now, announcedDays)} and n.products > 0
      and (${input.offerKind ?? null}::smallint is null or o.offer_kind = ${input.offerKind ?? null}::smallint) and (${input.shopId ?? null}::int is null or o.store_id = ${input.shopId ?? null}::int)
    order by o.starts_at > ${ctx.now}, o.ends_at, o.id limit ${input.size} offset ${offsetOf(input)}`.execute(ctx.db);
  const records = rows.map((r) => ({
    offerId: r.id,
    offerKind: r.kind as number,
    title: pickText(r.titles, ctx.locale) ?? '',
    startTime: r.startsAt.toISOString(),
    endTime: r.endsAt.toISOString(),
    state: r.startsAt <= ctx.now ? activityState.running : activityState.notStarted,
    owner: r.storeId === null ? ('platform' as const) : ('store' as const),
    shopId: r.storeId,
    shopName: r.storeName,
    prodCount: r.products,
  }));
  return pageOf(records, rows[0]?.total ?? 0, input);
};
