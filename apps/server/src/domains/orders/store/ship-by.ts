import { mold, orderStatus, orderType, paymentTerm } from '@kyakhta/contract';
import { type Sql, sql } from '../../../runtime/sql.ts';
import { addDays } from '../../../runtime/clock.ts';
import type { Db } from '../../../runtime/database.ts';
import { moves } from '../model.ts';

/**
 * When an order `o` came to its store to be shipped: it was paid or, for cash on delivery, agreed to, and of a group once
 * the group was complete. Null before. The days a store has to ship count from then; a contract takes its own time.
 */
export const toShipSince: Sql<Date | null> = sql`(case when o.payment_term = ${sql.lit(paymentTerm.cashOnDelivery)} or o.order_type = ${sql.lit(orderType.group)}
  then (select m.at from order_moves m where m.order_id = o.id and m.to_status = ${sql.lit(orderStatus.pendingDelivery)} order by m.id limit 1) else o.paid_at end)`;

/** The last day to ship an order `o`; null before it is to be shipped. */
export const shipBySince: Sql<Date | null> = sql`(${toShipSince} + o.ship_days * interval '24 hours')`;
/** Whether an order `o` is to be shipped, or the rest of it; of vouchers nothing is. */
export const isToShip: Sql = sql`(o.status in (${sql.raw(moves.shipped.from.join(', '))}) and o.mold <> ${sql.lit(mold.virtual)})`;
/** Whether the last day to ship an order `o` is over while not all of it has left. */
export const isShipLate = (now: Date): Sql => sql`(${isToShip} and ${shipBySince} < ${now})`;

/** Until when the store is to have shipped an order; null when it is not to be shipped yet. */
export const selectShipBy = async (db: Db, id: number): Promise<Date | null> => {
  const { rows } = await sql<{ since: Date | null; days: number }>`
    select ${toShipSince} as since, o.ship_days as days from orders o where o.id = ${id}`.execute(db);
  const [row] = rows;
  return row === undefined || row.since === null ? null : addDays(row.since, row.days);
};
