import type { LateCashEnd } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** The courier who takes cash, as our money is told apart by who brought it. */
export const courier = 'courier';

/** Cash that came when its order was over. */
export interface LateCash {
  readonly reference: string;
  readonly orderNumber: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly goesTo: LateCashEnd;
  readonly reason: string;
  readonly at: Date;
  readonly by: number;
}
/** The same paper is typed in capitals or not: a reference is one whatever its case, and with blanks around it. */
const told = (reference: string): string => reference.trim().toUpperCase();
/** Waits for a call that records cash under the same reference just now: what is read next is what she has left. */
export const holdCashReference = async (db: Db, reference: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(7266, hashtext(${told(reference)}))`.execute(db);
};
/** Whether cash was recorded under a reference, in time or late; the caller holds the reference. */
export const isCashKnown = async (db: Db, reference: string): Promise<boolean> =>
  (
    await sql`
      select 1 from late_cash where upper(trim(reference)) = ${told(reference)}
      union all select 1 from provider_captures where provider = ${courier} and upper(trim(id)) = ${told(reference)} limit 1`.execute(db)
  ).rows.length > 0;
/** Records cash under a reference that the caller holds and has found new. */
export const insertLateCash = async (db: Db, c: LateCash): Promise<void> => {
  await sql`
    insert into late_cash (reference, order_number, currency, amount, goes_to, reason, recorded_at, recorded_by)
    values (${c.reference}, ${c.orderNumber}, ${c.currency}, ${c.amount}, ${c.goesTo}, ${c.reason}, ${c.at}, ${c.by})`.execute(db);
};
/** All that came late for an order, whosever it became, in the smallest units of its currency. */
export const lateCashOf = async (db: Db, orderNumber: string): Promise<bigint> =>
  (
    await sql<{ sum: bigint }>`select coalesce(sum(amount), 0)::bigint as sum from late_cash where order_number = ${orderNumber}`.execute(
      db,
    )
  ).rows[0]?.sum ?? 0n;
