import { activityState, pickText } from '@kyakhta/contract';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { sql } from '../runtime/sql.ts';
import { type ItemRow, wireItems } from './offer-goods.ts';
import { offsetOf, pageOf } from './paging.ts';

type Asked = 'GET /shop/admin/offer/asked';
interface Row {
  readonly id: number;
  readonly kind: number;
  readonly titles: Readonly<Record<string, string>>;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly pausedAt: Date | null;
  readonly termsVersion: number;
  readonly agreed: boolean | null;
  readonly answeredAt: Date | null;
  readonly total: number;
  readonly waiting: number;
}

/** Offers of the platform on goods of a store that are not over; those that wait for its answer first, then what begins first. */
export const askedOffers = async (ctx: CtxFor<Asked>, input: Parsed<Asked>): Promise<Result<Asked>> => {
  const { storeId } = ctx.actor;
  const { rows } = await sql<Row>`
    select o.id, o.offer_kind as kind, o.titles, o.starts_at as "startsAt", o.ends_at as "endsAt", o.paused_at as "pausedAt", o.terms_version as "termsVersion", c.agreed, c.answered_at as "answeredAt",
      count(*) over ()::int as total, count(*) filter (where c.agreed is null) over ()::int as waiting
    from offers o left join offer_consents c on c.offer_id = o.id and c.store_id = ${storeId} and c.terms_version = o.terms_version
    where o.store_id is null and o.ended_at is null and o.ends_at > ${ctx.now} and exists (select 1 from offer_items i where i.offer_id = o.id and i.store_id = ${storeId})
    order by c.agreed is not null, o.starts_at, o.id limit ${input.size} offset ${offsetOf(input)}`.execute(ctx.db);
  const items = await sql<ItemRow & { readonly offerId: number }>`
    select offer_id as "offerId", sku_id as "skuId", price, percent, quota, taken, per_buyer as "perBuyer", agreed, price_limit as "priceLimit" from offer_items
    where offer_id = any(${rows.map((r) => r.id)}::int[]) and store_id = ${storeId} order by id`.execute(ctx.db);
  const records = await Promise.all(
    rows.map(async (r) => ({
      offerId: r.id,
      offerKind: r.kind,
      title: pickText(r.titles, ctx.locale) ?? '',
      startTime: r.startsAt.toISOString(),
      endTime: r.endsAt.toISOString(),
      state: r.startsAt > ctx.now ? activityState.notStarted : activityState.running,
      paused: r.pausedAt !== null,
      termsVersion: r.termsVersion,
      agreed: r.agreed,
      answerTime: r.answeredAt?.toISOString() ?? null,
      items: await wireItems(
        ctx,
        { id: r.id, owner: 'platform', startsAt: r.startsAt },
        items.rows.filter((i) => i.offerId === r.id),
      ),
    })),
  );
  return { ...pageOf(records, rows[0]?.total ?? 0, input), waiting: rows[0]?.waiting ?? 0 };
};
