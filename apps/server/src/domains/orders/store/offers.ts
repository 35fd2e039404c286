import { orderStatus } from '@kyakhta/contract';
import { type Sql, sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** Whether an order `o` ended before it was paid, so that the pieces it took at the price of offers can be had by others. */
export const endedUnpaid = (): Sql<boolean> => sql<boolean>`(o.status = ${sql.lit(orderStatus.canceled)} and o.paid_at is null)`;

/** Of orders those that ended unpaid and have lines with an offer, each with the variants of all its lines. */
export const selectUnpaidOnOffer = async (
  db: Db,
  orderIds: readonly number[],
): Promise<{ readonly number: string; readonly skuIds: number[] }[]> =>
  (
    await sql<{ number: string; skuIds: number[] }>`
      select o.number, array_agg(i.sku_id order by i.sku_id) as "skuIds" from orders o join order_items i on i.order_id = o.id
      where o.id = any(${[...orderIds]}::int[]) and ${endedUnpaid()} group by o.id having bool_or(i.offer_id is not null) order by 1`.execute(
      db,
    )
  ).rows;
