import { orderStatus } from '@kyakhta/contract';
import { type Sql, sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** Whether an order `o` ended before it was paid, so that the pieces it took at the price of offers can be had by others. */
export const endedUnpaid = (): Sql<boolean> => sql<boolean>`(o.status = ${sql.lit(orderStatus.canceled)} and o.paid_at is null)`;

/** Of orders those that ended unpaid and have lines with an offer. */
export const selectUnpaidOnOffer = async (db: Db, orderIds: readonly number[]): Promise<string[]> => {
  const { rows } = await sql<{ number: string }>`
    select o.number from orders o where o.id = any(${[...orderIds]}::int[]) and ${endedUnpaid()} and exists (select 1 from order_items i where i.order_id = o.id and i.offer_id is not null) order by 1`.execute(
    db,
  );
  return rows.map((r) => r.number);
};
