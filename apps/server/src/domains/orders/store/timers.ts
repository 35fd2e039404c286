import type { WorkKind } from '@kyakhta/contract';
import type { Db } from '../../../runtime/database.ts';
import { sql } from '../../../runtime/sql.ts';
import { dropTimers } from '../../../runtime/work.ts';

/** What is planned about an order and its parts for a later day, and does nothing once the order is over. */
const timers: readonly WorkKind[] = [
  'orders.endClaimPeriod',
  'orders.expire',
  'orders.failGroup',
  'orders.instalmentOverdue',
  'orders.mailCashMissing',
  'orders.mailPayBy',
  'orders.mailPayDue',
  'orders.mailPickupWaits',
  'orders.mailShipLate',
  'orders.mailStoreOverdue',
  'orders.receiveAutomatically',
  'vouchers.end',
  'vouchers.remind',
];

/** Drops the timers of orders that are over, so that nobody reads of work that will never be done. A reminder is known by what it adds to the number. */
export const dropTimersOf = (db: Db, orderIds: readonly number[], now: Date): Promise<void> =>
  dropTimers(
    db,
    timers,
    sql`select known.about || added.words from (
        select o.number as about from orders o where o.id = any(${[...orderIds]}::int[])
        union all select i.reference from order_instalments i where i.order_id = any(${[...orderIds]}::int[])
      ) known cross join unnest(array['', ' again', ' 3', ' 7']) added (words)`,
    now,
  );
