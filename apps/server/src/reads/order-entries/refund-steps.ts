import { type ActorKind, closeType, type OfferEffect, type RefundMove, refundMoveOf, type RefundStepKind } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { sql } from '../../runtime/sql.ts';
import { reasonIn } from '../../domains/refunds/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { offeredGoods } from '../offered-goods.ts';
import type { OrderHead } from '../order-heads.ts';
import type { Viewer } from '../order-money.ts';
import { blank, type Entry } from './entry.ts';

interface StepRow {
  readonly refundSn: string;
  readonly why: RefundMove;
  readonly actor: ActorKind;
  readonly at: Date;
  /** How much was asked for, answered or offered, in minor units of the order's currency; agreed to and paid: what went back; null of any other step. */
  readonly asked: bigint | null;
  readonly offerId: number | null;
  readonly offerEffect: OfferEffect | null;
  readonly waybill: string | null;
  readonly note: string;
}

const kinds = Object.entries(refundMoveOf) as [RefundStepKind, RefundMove][];
/** The note of these is the reason. */
const asks: readonly RefundMove[] = ['applied', 'changed'];
const kindOf = new Map(kinds.map(([kind, move]) => [move, kind]));

/**
 * What became of an order's refunds, as far as the page of each tells it: a ruling or a grant to each side in the words
 * that are meant for it. The money that goes back has its own entry, and of an order that was settled, or that its buyer cancelled, nobody asked.
 */
export const refundStepsFor = async (ctx: Pick<Ctx, 'db' | 'locale'>, head: OrderHead, viewer: Viewer): Promise<Entry[]> => {
  const { db, locale } = ctx;
  const { rows } = await sql<StepRow>`
    select m.number as "refundSn", m.why, m.actor, m.at, coalesce(case when m.why in ('agreed', 'agreedByClock') and m.back is not null and m.asking = m.askings then m.back end, w.goods + w.freight, f.amount) as asked, f.id as "offerId", f.effect as "offerEffect", p.waybill,
      case when i.id is null then coalesce(case when ${viewer} = 'seller' then nullif(m.store_note, '') end, m.note)
        else coalesce(case when ${viewer} = 'seller' then nullif(i.store_ruling, '') end, i.ruling, '') end as note
    from (
      select r.number, m.id, m.refund_id, m.why, m.actor_kind as actor, m.at, m.note, m.store_note,
        count(*) filter (where m.why in ('applied', 'changed')) over (partition by m.refund_id order by m.id) as asking,
        count(*) filter (where m.why in ('applied', 'changed')) over (partition by m.refund_id) as askings,
        max(case when m.why = 'paidBack' then r.goods + r.freight end) over (partition by m.refund_id) as back,
        (count(*) filter (where m.why = 'offered') over (partition by m.refund_id order by m.id))::int as offering
      from refunds r join orders o on o.id = r.order_id join refund_moves m on m.refund_id = r.id
      where r.order_id = ${head.id} and not (m.why = 'applied' and (m.actor_kind in ('operator', 'seller') or m.actor_kind = 'platform' and o.close_type = ${closeType.groupFailed}
        or exists (select from refund_moves c where c.refund_id = r.id and c.why = 'cancelledUnpacked')))
    ) m
    left join refund_wishes w on m.why in ('applied', 'changed', 'agreed', 'agreedByClock', 'refused') and w.refund_id = m.refund_id and w.number = m.asking
    left join lateral (
      select o.id, o.amount, o.effect from refund_offers o where o.refund_id = m.refund_id order by o.id offset greatest(m.offering - 1, 0) limit 1
    ) f on m.why in ('offered', 'offerAccepted', 'offerDeclined', 'offerWithdrawn', 'lateOfferWithdrawn', 'offerUnanswered')
    left join refund_parcels p on m.why = 'sentBack' and p.refund_id = m.refund_id and p.at = m.at
    left join refund_interventions i on m.why in ('ruledFor', 'ruledAgainst') and i.refund_id = m.refund_id and i.outcome in ('agreed', 'refused')
    order by m.id`.execute(db);
  const about = await offeredGoods(
    ctx,
    rows.flatMap(({ offerId: id, offerEffect: effect }) => (id === null ? [] : [{ id, effect }])),
  );
  return rows.flatMap(({ refundSn, why, actor, at, asked, offerId, waybill, note }): Entry[] => {
    const kind = kindOf.get(why);
    if (kind === undefined) return [];
    const amount = asked === null ? null : toWire(money(asked, currencyOf(head.currency)));
    const text = why === 'sentBack' ? (waybill ?? '') : asks.includes(why) ? reasonIn(locale, note) : note;
    const told = { at: at.toISOString(), actor, amount, text: text === '' ? null : text, refundSn, offer: about.get(offerId ?? 0) ?? null };
    return [{ ...blank, lane: 'refund', kind, phase: 'done', ...told }];
  });
};
