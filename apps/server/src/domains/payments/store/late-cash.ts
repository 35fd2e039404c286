import type { LateCashEnd } from '@kyakhta/contract';
import { sql } from 'kysely';
import type { Db } from '../../../runtime/database.ts';

/** The courier who takes cash, as money of ours is told apart by who brought it. */
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
/** Waits for whoever records cash under the same reference just now: what is read next is what she has left. */
export const holdCashReference = async (db: Db, reference: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(7266, hashtext(${reference}))`.execute(db);
};
/** @returns false when cash was recorded under its reference already; the caller holds the reference */
export const insertLateCash = async (db: Db, c: LateCash): Promise<boolean> => {
  const { rows } = await sql`
    insert into late_cash (reference, order_number, currency, amount, goes_to, reason, recorded_at, recorded_by)
    select ${c.reference}, ${c.orderNumber}, ${c.currency}, ${c.amount}::bigint, ${c.goesTo}, ${c.reason}, ${c.at}::timestamptz, ${c.by}::int
    where not exists (select 1 from provider_captures where provider = ${courier} and id = ${c.reference})
    on conflict do nothing returning 1`.execute(db);
  return rows.length === 1;
};
export const isLateCash = async (db: Db, reference: string): Promise<boolean> =>
  (await sql`select 1 from late_cash where reference = ${reference}`.execute(db)).rows.length > 0;
