import { deliveryType, type HeldBack, returnMoneyStatus } from '@kyakhta/contract';
import { isShipLate, isToShip } from '../domains/orders/index.ts';
import { takenBackParts } from '../domains/payments/index.ts';
import { hasOffer, isHolding, notSentOf } from '../domains/refunds/index.ts';
import { type Sql, sql } from '../runtime/sql.ts';

// The rule of `heldOf` and `someLeaves`, asked of many orders at once; a test compares the two.

/** Open refunds `r` that hold pieces of what is left; one that only reduces a price, or is about pieces that have left, holds none. */
const holding = sql`refunds r where ${isHolding} and exists (
  select 1 from order_items i where i.order_id = r.order_id and i.count > i.shipped + i.canceled and ${notSentOf} > 0)`;
const ofOrder = sql`${holding} and r.order_id = o.id`;
/** Pieces of a line `i` that would be given up before they leave. */
const held = sql`(select coalesce(sum(${notSentOf}), 0) from refunds r where r.order_id = o.id and ${isHolding})`;
const left = sql`select 1 from order_items i where i.order_id = o.id and i.count > i.shipped + i.canceled`;
const takenBackNumbers = sql`select split_part(x.reference, '-', 1) from ${takenBackParts}`;
const isTakenBack = sql`o.number in (${takenBackNumbers})`;
/** What is collected is made ready as a whole. */
const isAskedBack = sql`(exists (${left} and ${held} > 0)
  and (o.delivery_type = ${sql.lit(deliveryType.buyerPickup)} or not exists (${left} and i.count - i.shipped - i.canceled > ${held})))`;

/** Whether an order `o` is to be shipped, or made ready, while nothing of it may leave its store. */
export const isHeldBack: Sql = sql`(${isToShip} and (${isTakenBack} or ${isAskedBack}))`;
/** Why nothing of an order `o` that is to be shipped may leave its store now; null: something may, or nothing is to. */
export const heldBack: Sql<HeldBack | null> = sql`(case when not ${isToShip} then null when ${isTakenBack} then 'takenBack' when ${isAskedBack}
  then case when exists (select 1 from ${ofOrder} and r.status = ${sql.lit(returnMoneyStatus.applied)}) then 'answer'
    when exists (select 1 from ${ofOrder} and not ${hasOffer}) then 'refund' else 'offer' end end)`;
/** Whether an order `o` is late to be shipped. While nothing of it may leave, no day to ship runs. */
export const isLateToShip = (now: Date): Sql => sql`(${isShipLate(now)} and not ${isHeldBack})`;

/** Orders `o` among which those are that are held back: what is asked back, or was taken back, is little compared with all orders. */
export const maybeHeldBack: Sql = sql`o.id = any(array(
  select r.order_id from ${holding} union select x.id from orders x where x.number in (${takenBackNumbers})))`;
