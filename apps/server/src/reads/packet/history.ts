import { pictureSides } from '@kyakhta/contract';
import { type Sql, sql } from '../../runtime/sql.ts';
import type { Ctx } from '../../runtime/context.ts';
import type { PacketEvent, PacketHistory, PacketSide, PacketSource } from './events.ts';
import { unreviewedStatus } from '../unreviewed.ts';
import { offeredAt } from '../refund-history.ts';
import { orderEvents, type PacketOrder, type PacketRefund, parcelEvents, refundEvents, voucherEvents } from './told.ts';

const iso = (at: Date): string => at.toISOString();
const who = (side: PacketSide, kind: string, id: number | null): string => (side === 'operator' && id !== null ? `${kind} ${id}` : kind);

interface MoveRow {
  readonly from: number | null;
  readonly to: number;
  readonly why: string;
  readonly note: string;
  readonly locale: string | null;
  readonly storeNote: string;
  readonly storeLocale: string | null;
  readonly kind: string;
  readonly id: number | null;
  readonly at: Date;
}
/** What the platform granted is shown with both texts and their languages, as rulings are: a third reads it. */
const languagesOf = (m: MoveRow): PacketEvent['data'] => ({
  ...(m.locale === null ? {} : { language: m.locale }),
  ...(m.storeNote === '' ? {} : { storeNote: m.storeNote, storeLanguage: m.storeLocale }),
});
const movesOf = async (ctx: Ctx, side: PacketSide, of: 'orderMove' | 'refundMove', from: Sql): Promise<PacketEvent[]> => {
  const { rows } = await sql<MoveRow>`${from}`.execute(ctx.db);
  return rows.map((m) => ({
    at: iso(m.at),
    kind: of,
    by: who(side, m.kind, m.id),
    data: { from: m.from, to: m.to, why: m.why, ...(m.note === '' ? {} : { note: m.note }), ...languagesOf(m) },
  }));
};

/** A move of an order as its store sees it: not at all where it is that of the review. */
const unreviewedMove = (event: PacketEvent): PacketEvent[] =>
  event.data['why'] === 'evaluated' ? [] : [{ ...event, data: { ...event.data, from: seenFrom(event.data['from']) } }];
const seenFrom = (from: unknown): number | null => (typeof from === 'number' ? unreviewedStatus(from) : null);

/** Moves of a refund with how much was offered, where they are an offer of the store or its answer. */
const withOffers = (moves: readonly PacketEvent[], { offers }: PacketRefund): PacketEvent[] => {
  const offered = offeredAt(
    moves.map(({ data }) => String(data['why'])),
    offers,
  );
  return moves.map((move, index) => {
    const offer = offered[index];
    if (!offer) return move;
    const goods = offer.goods.map((g) => `${g.count} × ${g.prodName}${g.skuName === '' ? '' : ` (${g.skuName})`}`).join('; ');
    return { ...move, data: { ...move.data, amount: String(offer.amount), goods, effect: offer.effect } };
  });
};

/** Whose contracts a side sees: each its own, operators both. */
const contractsOf = async (ctx: Ctx, side: PacketSide, orderId: number): Promise<PacketHistory> => {
  const { rows } = await sql<{ number: string; party: string; at: Date; document: string; seal: string; name: string }>`
    select a.number, a.party, s.signed_at as at, s.document, s.seal, s.signer_name as name from agreements a join agreement_signatures s on s.agreement_id = a.id
    where a.order_id = ${orderId} and (${side} = 'operator' or a.party = ${side}) order by s.id`.execute(ctx.db);
  return {
    events: rows.map((c) => ({
      at: iso(c.at),
      kind: 'contract',
      by: c.party,
      data: { contract: c.number, signer: c.name, sha256: c.document, seal: c.seal },
    })),
    sources: rows.map((c) => ({
      name: `contracts/${c.number}.pdf`,
      of: `contract ${c.number}`,
      at: iso(c.at),
      picture: null,
      document: c.document,
    })),
  };
};

const paymentsOf = async (ctx: Ctx, orderNumber: string): Promise<PacketEvent[]> => {
  const { rows } = await sql<{ reference: string; number: string; payType: number; amount: string; currency: string; at: Date }>`
    select x.reference, p.number, p.pay_type as "payType", x.amount::text as amount, p.currency, coalesce(p.paid_at, p.created_at) as at from payment_parts x join payments p on p.id = x.payment_id
    where p.state = 'paid' and x.is_active and (x.reference = ${orderNumber} or x.reference like ${orderNumber} || '-%') order by p.paid_at, p.id`.execute(
    ctx.db,
  );
  return rows.map((p) => ({
    at: iso(p.at),
    kind: 'payment',
    by: 'buyer',
    data: { reference: p.reference, payment: p.number, payType: p.payType, minorUnits: p.amount, currency: p.currency },
  }));
};

const journalOf = async (ctx: Ctx, orderNumber: string, refundNumber: string): Promise<PacketEvent[]> => {
  const { rows } = await sql<{ id: string; kind: string; key: string; at: Date; postings: string }>`
    select j.id::text as id, j.kind, j.key, j.at, string_agg(p.account || ' ' || p.amount || ' ' || p.currency, '; ' order by p.line) as postings
    from journal j join postings p on p.journal_id = j.id where j.id in (select journal_id from postings where account = 'escrow:' || ${orderNumber}::text) or j.key like 'refund:' || ${refundNumber}::text || ':%' group by j.id order by j.id`.execute(
    ctx.db,
  );
  return rows.map((j) => ({
    at: iso(j.at),
    kind: 'journal',
    by: 'platform',
    data: { entry: j.id, what: j.kind, key: j.key, minorUnits: j.postings },
  }));
};

/** Each picture once, at the time and under the name of where it was first submitted; all that named it are listed. */
const picturesOf = async (ctx: Ctx, refundNumber: string): Promise<PacketSource[]> => {
  const { rows } = await sql<{ of: string; first: string; at: Date; place: number; path: string }>`
    with laid as (
      select 'refund ' || w.number as of, w.at, x.place::int, x.path from refund_wishes w join refunds r on r.id = w.refund_id, unnest(w.pictures) with ordinality x (path, place) where r.number = ${refundNumber}
      union all select 'parcel ' || p.number, p.at, x.place::int, x.path from refund_parcels p join refunds r on r.id = p.refund_id, unnest(p.pictures) with ordinality x (path, place) where r.number = ${refundNumber}
      union all select 'evidence ' || e.id, e.at, x.place::int, x.path from refund_evidence e join refunds r on r.id = e.refund_id, unnest(e.pictures) with ordinality x (path, place) where r.number = ${refundNumber}
    )
    select (array_agg(of order by at, of, place))[1] as first, string_agg(of, ', ' order by at, of, place) as of, min(at) as at, (array_agg(place order by at, of, place))[1] as place, path
    from laid group by path order by 3, 1, 4`.execute(ctx.db);
  return rows.map((p) => ({
    name: `pictures/${p.first.replace(' ', '-')}-${p.place}.webp`,
    of: p.of,
    at: iso(p.at),
    picture: p.path,
    document: null,
  }));
};

const rulingsOf = async (ctx: Ctx, side: PacketSide, refundNumber: string): Promise<PacketEvent[]> => {
  const { rows } = await sql<{
    reason: string;
    description: string;
    askedAt: Date;
    endedAt: Date | null;
    by: number | null;
    outcome: string | null;
    ruling: string;
    locale: string | null;
    storeRuling: string;
    storeLocale: string | null;
  }>`
    select i.reason, i.description, i.asked_at as "askedAt", i.ended_at as "endedAt", i.decided_by as by, i.outcome, i.ruling, i.ruling_locale as locale, i.store_ruling as "storeRuling", i.store_ruling_locale as "storeLocale" from refund_interventions i join refunds r on r.id = i.refund_id
    where r.number = ${refundNumber} order by i.id`.execute(ctx.db);
  return rows.flatMap((i): PacketEvent[] => [
    { at: iso(i.askedAt), kind: 'intervention', by: 'buyer', data: { reason: i.reason, description: i.description } },
    ...(i.endedAt === null
      ? []
      : [
          {
            at: iso(i.endedAt),
            kind: 'ruling' as const,
            by: i.outcome === 'withdrawn' ? 'buyer' : who(side, 'operator', i.by),
            data: {
              outcome: i.outcome,
              ruling: i.ruling,
              ...(i.locale === null ? {} : { language: i.locale }),
              ...(i.storeRuling === '' ? {} : { storeRuling: i.storeRuling, storeLanguage: i.storeLocale }),
            },
          },
        ]),
  ]);
};

/**
 * Everything that happened to an order and one of its refunds, oldest first, as far as a side's own pages tell it: what
 * stands here beside them are moves, payments and rulings, without any person in them but for operators.
 */
export const packetHistory = async (ctx: Ctx, side: PacketSide, order: PacketOrder, refund: PacketRefund): Promise<PacketHistory> => {
  const { orderId, orderNumber } = order;
  const number = refund.refundSn;
  const [orderMoves, refundMoves, contracts, payments, journal, pictures, rulings] = await Promise.all([
    movesOf(
      ctx,
      side,
      'orderMove',
      sql`select from_status as "from", to_status as "to", why, '' as note, null as locale, '' as "storeNote", null as "storeLocale", actor_kind as kind, actor_id as id, at from order_moves where order_id = ${orderId} order by id`,
    ),
    movesOf(
      ctx,
      side,
      'refundMove',
      sql`select m.from_status as "from", m.to_status as "to", m.why, m.note, m.locale, m.store_note as "storeNote", m.store_locale as "storeLocale", m.actor_kind as kind, m.actor_id as id, m.at from refund_moves m join refunds r on r.id = m.refund_id where r.number = ${number} order by m.id`,
    ),
    contractsOf(ctx, side, orderId),
    paymentsOf(ctx, orderNumber),
    side === 'operator' ? journalOf(ctx, orderNumber, number) : [],
    picturesOf(ctx, number),
    rulingsOf(ctx, side, number),
  ]);
  const events = [
    ...orderEvents(order),
    ...(side === 'seller' ? orderMoves.flatMap(unreviewedMove) : orderMoves),
    ...contracts.events,
    ...payments,
    ...parcelEvents(order),
    ...voucherEvents(order),
    ...refundEvents(refund),
    ...withOffers(refundMoves, refund),
    ...rulings,
    ...journal,
  ];
  // Sorting keeps what happened at one instant in this order.
  return { events: events.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)), sources: [...contracts.sources, ...pictures] };
};
/** The size in which pictures are given out: the largest that is kept. */
export const packetPictureSide = pictureSides[0];
