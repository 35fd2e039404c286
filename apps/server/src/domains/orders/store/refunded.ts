import { sql } from 'kysely';
import type { Db } from '../../../runtime/database.ts';

/** What goes back of one line; amounts are minor units of the order's currency. */
export interface RefundedLine {
  readonly orderItemId: number;
  readonly count: number;
  readonly canceled: number;
  readonly goods: bigint;
  readonly freight: bigint;
  readonly points: number;
  readonly pointsAmount: bigint;
  readonly giftKept: number;
}
/** Notes what has gone back, on the lines and on the order. @returns how many lines took it */
export const addRefunded = async (db: Db, orderId: number, lines: readonly RefundedLine[]): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with back as (
      select * from unnest(${lines.map((l) => l.orderItemId)}::int[], ${lines.map((l) => l.count)}::int[], ${lines.map((l) => l.canceled)}::int[],
        ${lines.map((l) => l.goods)}::bigint[], ${lines.map((l) => l.freight)}::bigint[], ${lines.map((l) => l.points)}::int[], ${lines.map((l) => l.pointsAmount)}::bigint[], ${lines.map((l) => l.giftKept)}::int[]) as w (id, count, canceled, goods, freight, points, points_amount, gift_kept)
    ), noted as (
      update order_items i set refunded_count = i.refunded_count + w.count, canceled = i.canceled + w.canceled, refunded = i.refunded + w.goods, refunded_freight = i.refunded_freight + w.freight,
        refunded_points = i.refunded_points + w.points, refunded_points_amount = i.refunded_points_amount + w.points_amount, gift_kept = i.gift_kept + w.gift_kept
      from back w where i.id = w.id and i.order_id = ${orderId} returning w.goods, w.freight, w.points, w.points_amount
    ), summed as (
      update orders o set refunded = o.refunded + n.goods, refunded_freight = o.refunded_freight + n.freight, refunded_points = o.refunded_points + n.points, refunded_points_amount = o.refunded_points_amount + n.points_amount
      from (select coalesce(sum(goods), 0) as goods, coalesce(sum(freight), 0) as freight, coalesce(sum(points), 0) as points, coalesce(sum(points_amount), 0) as points_amount from noted) n where o.id = ${orderId} returning 1
    )
    select count(*)::int as count from noted`.execute(db);
  return rows[0]?.count ?? 0;
};

/** A line with what was charged for it, after every reduction, and what of that has gone back. */
export interface ChargedLine {
  readonly orderId: number;
  readonly orderItemId: number;
  readonly count: number;
  readonly shipped: number;
  readonly canceled: number;
  readonly refundedCount: number;
  readonly goods: bigint;
  /** What coupons, discounts of members and points took off it: no part of `goods`. */
  readonly reduction: bigint;
  /** Whose parts of it are known; points beside them. */
  readonly storeCoupon: bigint;
  readonly platformCoupon: bigint;
  readonly memberDiscount: bigint;
  readonly freight: bigint;
  readonly refundedGoods: bigint;
  readonly refundedFreight: bigint;
  readonly points: number;
  readonly pointsAmount: bigint;
  readonly refundedPoints: number;
  readonly refundedPointsAmount: bigint;
  /** It cost nothing, and came with a line or, where that is null, with the order. */
  readonly isGift: boolean;
  readonly giftOf: number | null;
  readonly giftValue: bigint;
  /** Pieces that stay, their value being taken off a refund. */
  readonly kept: number;
}
export const selectCharged = async (db: Db, orderIds: readonly number[]): Promise<ChargedLine[]> =>
  (
    await sql<ChargedLine>`
      select order_id as "orderId", id as "orderItemId", count, shipped, canceled, refunded_count as "refundedCount", (goods_amount - reduction)::bigint as goods, reduction, store_coupon as "storeCoupon", platform_coupon as "platformCoupon", member_discount as "memberDiscount", freight_amount as freight, refunded as "refundedGoods", refunded_freight as "refundedFreight",
        points, points_amount as "pointsAmount", refunded_points as "refundedPoints", refunded_points_amount as "refundedPointsAmount", is_gift as "isGift", gift_of as "giftOf", gift_value as "giftValue", gift_kept as kept
      from order_items where order_id = any(${[...orderIds]}::int[]) order by id`.execute(db)
  ).rows;
