import { returnMoneyStatus } from '@kyakhta/contract';
import { type Sql, sql } from '../../../runtime/sql.ts';
import { holdingStatuses, openStatuses } from '../model.ts';

/** Whether an offer of the store waits for an answer about a refund `r`. */
export const hasOffer: Sql<boolean> = sql`exists (select from refund_offers w where w.refund_id = r.id and w.ended_at is null)`;
/** Whether a refund `r` keeps the pieces that it gives up from leaving. */
export const isHolding: Sql<boolean> = sql`(r.status in (${sql.raw(openStatuses.join(', '))}) and (r.status in (${sql.raw(holdingStatuses.join(', '))}) or ${hasOffer}))`;
/** Whether a refund `r` that stands as refused does so because its buyer declined what the store offered. */
export const stoodDeclined: Sql<boolean> = sql`coalesce((select m.why = 'offerDeclined' from refund_moves m
  where m.refund_id = r.id and m.why in ('changed', 'refused', 'disputed', 'offerDeclined') order by m.id desc limit 1), false)`;
/** Since when a refund `r` that holds has done so without a break: a refusal, or an offer that was declined, held nothing. */
export const holdingSince: Sql<Date> = sql`coalesce((select min(m.at) from refund_moves m where m.refund_id = r.id and m.id > (
  select max(x.id) from refund_moves x where x.refund_id = r.id and x.to_status = ${sql.lit(returnMoneyStatus.sellerRefused)} and x.why <> 'offered')), r.created_at)`;
