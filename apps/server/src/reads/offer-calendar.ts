import { offerCalendarDays, offerCalendarMax, pickText } from '@kyakhta/contract';
import { currencyOf, money } from '@kyakhta/money';
import { nameOf, pieceRange, type SaleRow, variantsForSale } from '../domains/catalog/index.ts';
import { effectOf, offerOwner, type SkuOffer } from '../domains/offers/index.ts';
import { winnerOf } from '../domains/pricing/index.ts';
import { addDays } from '../runtime/clock.ts';
import type { Ctx, CtxFor, Result } from '../runtime/context.ts';
import { selectedBy } from '../runtime/ids.ts';
import { type Sql, sql } from '../runtime/sql.ts';

type Calendar = 'GET /shop/admin/offer/calendar' | 'GET /platform/offer/calendar';
type Overlap = Result<Calendar>['overlaps'][number];
interface Row {
  readonly id: number;
  readonly kind: number;
  readonly titles: Readonly<Record<string, string>>;
  readonly storeId: number | null;
  readonly shopName: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly pausedAt: Date | null;
  readonly itemCount: number;
}

/** Of `offers o`: not over, and begun before the last day of the calendar. */
const inTime = (now: Date, to: Date): Sql => sql`o.ended_at is null and o.ends_at > ${now} and o.starts_at < ${to}`;

/** The parts of the days in which a variant has two offers or more, each with the one that wins. */
const meetingsOf = (r: SaleRow, from: Date, to: Date) => {
  const offers = r.offers.filter((o) => o.startsAt < to && (o.left === null || o.left > 0));
  const turns = [...new Set([from, to, ...offers.flatMap((o) => [o.startsAt, o.endsAt])].map((at) => at.getTime()))]
    .filter((at) => at >= from.getTime() && at <= to.getTime())
    .toSorted((a, b) => a - b);
  const base = money(pieceRange(r).low, currencyOf(r.currency));
  const asPriced = (o: SkuOffer) => ({ id: o.offerId, owner: o.owner, prices: new Map([['', effectOf(o)]]) });
  return turns.slice(0, -1).flatMap((start, place) => {
    const end = turns[place + 1] ?? start;
    const here = offers.filter((o) => o.startsAt.getTime() <= start && o.endsAt.getTime() >= end);
    const winner = here.length < 2 ? null : winnerOf('', base, here.map(asPriced));
    return winner === null ? [] : [{ start, end, offerIds: here.map((o) => o.offerId), winner: winner.id }];
  });
};

/** The same of products: variants on which it is alike are told together. */
const overlapsOf = (ctx: Ctx, rows: readonly SaleRow[], from: Date, to: Date): Overlap[] => {
  const found = new Map<string, Overlap>();
  for (const r of rows)
    for (const { start, end, offerIds, winner } of meetingsOf(r, from, to)) {
      const key = [r.productId, start, end, winner, ...offerIds].join(' ');
      const known = found.get(key);
      found.set(key, {
        prodId: r.productId,
        prodName: nameOf(r, ctx.locale),
        variants: (known?.variants ?? 0) + 1,
        startTime: new Date(start).toISOString(),
        endTime: new Date(end).toISOString(),
        offerIds,
        winner,
      });
    }
  return [...found.values()].toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1)).slice(0, offerCalendarMax);
};

/** The offers of the coming weeks: of a store its own and the platform’s on its goods, for operators all. */
export const offerCalendar = async (ctx: CtxFor<Calendar>): Promise<Result<Calendar>> => {
  const storeId = offerOwner(ctx);
  const to = addDays(ctx.now, offerCalendarDays);
  const seen = storeId === null ? sql`true` : sql`i.store_id = ${storeId}`;
  const [{ rows }, goods] = await Promise.all([
    sql<Row>`
      select o.id, o.offer_kind as kind, o.titles, o.store_id as "storeId", s.display_name as "shopName", o.starts_at as "startsAt", o.ends_at as "endsAt", o.paused_at as "pausedAt", count(*)::int as "itemCount"
      from offers o join offer_items i on i.offer_id = o.id left join stores s on s.id = o.store_id
      where ${inTime(ctx.now, to)} and ${seen} group by o.id, s.id order by o.starts_at, o.id limit ${offerCalendarMax}`.execute(ctx.db),
    variantsForSale(
      ctx,
      selectedBy(sql<{ id: number }>`
        select i.sku_id as id from offers o join offer_items i on i.offer_id = o.id
        where ${inTime(ctx.now, to)} and ${seen} and i.agreed and o.paused_at is null group by i.sku_id having count(*) > 1 order by i.sku_id limit ${offerCalendarMax * 10}`),
    ),
  ]);
  return {
    from: ctx.now.toISOString(),
    to: to.toISOString(),
    offers: rows.map((r) => ({
      offerId: r.id,
      offerKind: r.kind,
      title: pickText(r.titles, ctx.locale) ?? '',
      owner: r.storeId === null ? 'platform' : 'store',
      shopId: r.storeId,
      shopName: r.shopName,
      startTime: r.startsAt.toISOString(),
      endTime: r.endsAt.toISOString(),
      paused: r.pausedAt !== null,
      itemCount: r.itemCount,
    })),
    overlaps: overlapsOf(ctx, [...goods.values()], ctx.now, to),
  };
};
