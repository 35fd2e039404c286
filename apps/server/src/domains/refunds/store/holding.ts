import { returnMoneyStatus } from '@kyakhta/contract';
import { type Sql, sql } from '../../../runtime/sql.ts';
import { holdingStatuses, openStatuses } from '../model.ts';

/** Whether an offer of the store waits for an answer about a refund `r`. */
export const hasOffer: Sql<boolean> = sql`exists (select from refund_offers w where w.refund_id = r.id and w.ended_at is null)`;
const openGoods = sql`refund_offers w join refund_offer_lines g on g.offer_id = w.id where w.refund_id = r.id and w.ended_at is null and g.order_item_id = i.id`;
const askedLine = sql`refund_lines l where l.refund_id = r.id and l.order_item_id = i.id`;
/** Pieces of a line `i` that a refund `r` may give up before they leave: those that are asked back, or those of an offer that waits, where these are more. */
export const notSentOf: Sql<number> = sql`coalesce(greatest((select l.canceled from ${askedLine}), (select g.canceled from ${openGoods})), 0)`;
/** The same of all its pieces, whether they have left or not. */
export const givenUpOf: Sql<number> = sql`coalesce(greatest((select l.count from ${askedLine}), (select g.count from ${openGoods} and w.effect <> 'reduction')), 0)`;
/** Whether a refund `r` keeps the pieces that it gives up from leaving. */
export const isHolding: Sql<boolean> = sql`(r.status in (${sql.raw(openStatuses.join(', '))}) and (r.status in (${sql.raw(holdingStatuses.join(', '))}) or ${hasOffer}))`;
/** Whether a refund `r` that stands as refused does so because its buyer declined what the store offered. */
export const stoodDeclined: Sql<boolean> = sql`coalesce((select m.why = 'offerDeclined' from refund_moves m
  where m.refund_id = r.id and m.why in ('changed', 'refused', 'disputed', 'offerDeclined') order by m.id desc limit 1), false)`;
/** When an offer was made that waits and would give up pieces that are not asked back: it holds them since. */
const offeredMoreAt = sql`(select w.at from refund_offers w where w.refund_id = r.id and w.ended_at is null and exists (
  select 1 from refund_offer_lines g where g.offer_id = w.id and g.canceled > coalesce(
    (select l.canceled from refund_lines l where l.refund_id = r.id and l.order_item_id = g.order_item_id), 0)))`;
/** Since when a refund `r` that holds has done so without a break: a refusal, or an offer that was declined, held nothing. */
export const holdingSince: Sql<Date> = sql`coalesce(${offeredMoreAt}, (select min(m.at) from refund_moves m where m.refund_id = r.id and m.id > (
  select max(x.id) from refund_moves x where x.refund_id = r.id and x.to_status = ${sql.lit(returnMoneyStatus.sellerRefused)} and x.why <> 'offered')), r.created_at)`;
