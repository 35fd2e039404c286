import { type Sql, sql } from '../../../runtime/sql.ts';
import { holdingStatuses, openStatuses } from '../model.ts';

/** Whether an offer of the store waits for an answer about a refund `r`. */
export const hasOffer: Sql<boolean> = sql`exists (select from refund_offers w where w.refund_id = r.id and w.ended_at is null)`;
/** Whether a refund `r` keeps the pieces that it gives up from leaving. */
export const isHolding: Sql<boolean> = sql`(r.status in (${sql.raw(openStatuses.join(', '))}) and (r.status in (${sql.raw(holdingStatuses.join(', '))}) or ${hasOffer}))`;
