import { paymentTerm } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';

/** What of the price of an order `o` was paid so far, in minor units: all of it at once, or the parts that were. */
export const captured = sql`(case when o.payment_term = ${sql.lit(paymentTerm.beforeDelivery)} then case when o.paid_at is null then 0 else o.total end
  else (select coalesce(sum(i.amount), 0) from order_instalments i where i.order_id = o.id and i.paid_at is not null) end)`;
/** What the platform pays of an order `o`, points among it, in minor units; and what of it has gone back. */
export const platformPaid = sql`(o.points_amount + o.promotion_paid + o.freight_platform)`;
export const platformPaidBack = sql`(o.refunded_points_amount + o.refunded_promotion_paid + o.refunded_freight_platform)`;
/** What the platform has put into its escrow, for points and for what it took off, and what of that is still there. */
export const platformAdded = sql`(case when o.paid_at is null then 0 else ${platformPaid} - ${platformPaidBack} end)`;
/** What was paid and has not gone back, in minor units: what of the buyer's money the escrow holds while the order is open. */
export const stillHeld = sql`(${captured} - o.refunded - o.refunded_freight)`;
/** All that the escrow of an open order `o` holds, gross: of the buyer's money and of the platform's. */
export const grossHeld = sql`(${stillHeld} + ${platformAdded})`;
