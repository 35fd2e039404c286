import { returnMoneyStatus } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** Pieces of a line that went back for a fault, and what of their freight here came back. */
export interface FaultBefore {
  readonly orderItemId: number;
  readonly faulty: number;
  readonly faultBack: bigint;
}
/** What has gone back of an order for a fault that its store agreed to or the platform ruled. @param reasons those of a fault */
export const selectFaultBefore = async (db: Db, orderId: number, reasons: readonly string[]): Promise<FaultBefore[]> =>
  (
    await sql<FaultBefore>`
      select l.order_item_id as "orderItemId", sum(l.count - l.canceled)::int as faulty, sum(l.fault_freight)::bigint as "faultBack"
      from refunds r join refund_lines l on l.refund_id = r.id
      where r.order_id = ${orderId} and r.status = ${returnMoneyStatus.success} and r.reason = any(${[...reasons]}::text[])
        and exists (select 1 from refund_moves m where m.refund_id = r.id and m.why in ('paidBack', 'ruledFor'))
      group by l.order_item_id`.execute(db)
  ).rows;

/** Adds freight that a store bears to what a refund gives back; what was asked for stays among the wishes. */
export const addFaultFreight = async (db: Db, refundId: number, byLine: ReadonlyMap<number, bigint>): Promise<void> => {
  await sql`
    update refund_lines l set freight = l.freight + w.amount, fault_freight = w.amount
    from unnest(${[...byLine.keys()]}::int[], ${[...byLine.values()]}::bigint[]) as w (id, amount) where l.refund_id = ${refundId} and l.order_item_id = w.id`.execute(
    db,
  );
  await sql`update refunds set freight = (select sum(freight) from refund_lines where refund_id = ${refundId}) where id = ${refundId}`.execute(
    db,
  );
};
/** What of the freight of a refund its store bears, in minor units. */
export const selectFaultFreight = async (db: Db, refundId: number): Promise<bigint> =>
  (
    await sql<{
      sum: bigint;
    }>`select coalesce(sum(fault_freight), 0)::bigint as sum from refund_lines where refund_id = ${refundId}`.execute(db)
  ).rows[0]?.sum ?? 0n;
