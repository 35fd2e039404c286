import { closeType, orderStatus } from '@kyakhta/contract';
import { type Sql, sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** Of `order_item_shares s`: what a coupon took off. Its source is the number of the buyer’s coupon. */
export const byCoupon = (): Sql => sql`s.kind in ('storeCoupon', 'platformCoupon') and s.source <> ''`;

/**
 * Whether something of an order `o` is left, so that the coupons it used stay spent: it goes on, or pieces that were sent stay with
 * its buyer. Goods that were refused at the door go back whole; gifts that stay are no reason.
 */
export const somethingLeft =
  (): Sql => sql`(o.status <> ${sql.lit(orderStatus.canceled)} or (o.close_type is distinct from ${sql.lit(closeType.cashOnDelivery)}
  and exists (select 1 from order_items k where k.order_id = o.id and not k.is_gift and k.shipped > k.refunded_count - k.canceled)))`;

/** The coupons that orders used. */
export const selectCouponsOf = async (db: Db, orderIds: readonly number[]): Promise<{ number: string; userCouponId: number }[]> =>
  (
    await sql<{ number: string; userCouponId: number }>`
      select distinct o.number, s.source::int as "userCouponId" from orders o join order_items i on i.order_id = o.id join order_item_shares s on s.order_item_id = i.id
      where o.id = any(${[...orderIds]}::int[]) and ${byCoupon()} order by 1, 2`.execute(db)
  ).rows;
/** Of coupons those that are spent on something that is left. */
export const selectStillSpent = async (db: Db, userCouponIds: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select distinct s.source::int as id from order_item_shares s join order_items i on i.id = s.order_item_id join orders o on o.id = i.order_id
    where ${byCoupon()} and s.source = any(${userCouponIds.map(String)}::text[]) and ${somethingLeft()}`.execute(db);
  return new Set(rows.map((r) => r.id));
};

/** The buyers of some orders of a store; what is not its is left out. */
export const selectBuyers = async (db: Db, storeId: number, numbers: readonly string[]): Promise<{ number: string; userId: number }[]> =>
  (
    await sql<{ number: string; userId: number }>`
      select number, user_id as "userId" from orders where store_id = ${storeId} and number = any(${[...numbers]}::text[])`.execute(db)
  ).rows;
