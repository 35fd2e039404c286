import { type Sql, sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { PaidByOthers, PaidByOthersBack } from '../model/others-pay.ts';
import { othersPay } from './others-pay.ts';

/** What goes back of one line; amounts are minor units of the order's currency. */
export interface RefundedLine extends PaidByOthers {
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
        ${lines.map((l) => l.goods)}::bigint[], ${lines.map((l) => l.freight)}::bigint[], ${lines.map((l) => l.points)}::int[], ${lines.map((l) => l.pointsAmount)}::bigint[],
        ${lines.map((l) => l.promotionPaid)}::bigint[], ${lines.map((l) => l.freightStore)}::bigint[], ${lines.map((l) => l.freightPlatform)}::bigint[], ${lines.map((l) => l.giftKept)}::int[]) as w (id, count, canceled, goods, freight, points, points_amount, promotion_paid, freight_store, freight_platform, gift_kept)
    ), noted as (
      update order_items i set refunded_count = i.refunded_count + w.count, canceled = i.canceled + w.canceled, refunded = i.refunded + w.goods, refunded_freight = i.refunded_freight + w.freight,
        refunded_points = i.refunded_points + w.points, refunded_points_amount = i.refunded_points_amount + w.points_amount, refunded_promotion_paid = i.refunded_promotion_paid + w.promotion_paid,
        refunded_freight_store = i.refunded_freight_store + w.freight_store, refunded_freight_platform = i.refunded_freight_platform + w.freight_platform, gift_kept = i.gift_kept + w.gift_kept
      from back w where i.id = w.id and i.order_id = ${orderId} returning w.*
    ), summed as (
      update orders o set refunded = o.refunded + n.goods, refunded_freight = o.refunded_freight + n.freight, refunded_points = o.refunded_points + n.points, refunded_points_amount = o.refunded_points_amount + n.points_amount,
        refunded_promotion_paid = o.refunded_promotion_paid + n.promotion_paid, refunded_freight_store = o.refunded_freight_store + n.freight_store, refunded_freight_platform = o.refunded_freight_platform + n.freight_platform
      from (select coalesce(sum(goods), 0) as goods, coalesce(sum(freight), 0) as freight, coalesce(sum(points), 0) as points, coalesce(sum(points_amount), 0) as points_amount,
        coalesce(sum(promotion_paid), 0) as promotion_paid, coalesce(sum(freight_store), 0) as freight_store, coalesce(sum(freight_platform), 0) as freight_platform from noted) n where o.id = ${orderId} returning 1
    )
    select count(*)::int as count from noted`.execute(db);
  return rows[0]?.count ?? 0;
};

/** A line with what was charged for it, after every reduction, and what of that has gone back. */
export interface ChargedLine extends PaidByOthers, PaidByOthersBack {
  readonly orderId: number;
  readonly orderItemId: number;
  readonly count: number;
  readonly shipped: number;
  readonly canceled: number;
  readonly refundedCount: number;
  readonly goods: bigint;
  /** What coupons, discounts of members and points took off it: no part of `goods`. */
  readonly reduction: bigint;
  /** Of that coupons of the store and of the platform, and the discount of members; points are listed apart. */
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
/** What one kind of reduction took off a line of `order_items`, in minor units. */
const takenOffBy = (kind: string): Sql =>
  sql`(select coalesce(sum(s.amount), 0)::bigint from order_item_shares s where s.order_item_id = order_items.id and s.kind = ${sql.lit(kind)})`;
export const selectCharged = async (db: Db, orderIds: readonly number[]): Promise<ChargedLine[]> =>
  (
    await sql<ChargedLine>`
      select order_id as "orderId", id as "orderItemId", count, shipped, canceled, refunded_count as "refundedCount", (goods_amount - reduction)::bigint as goods, reduction, ${takenOffBy('storeCoupon')} as "storeCoupon", ${takenOffBy('platformCoupon')} as "platformCoupon", ${takenOffBy('member')} as "memberDiscount", freight_amount as freight, refunded as "refundedGoods", refunded_freight as "refundedFreight",
        points, points_amount as "pointsAmount", refunded_points as "refundedPoints", refunded_points_amount as "refundedPointsAmount", ${othersPay()}, is_gift as "isGift", gift_of as "giftOf", gift_value as "giftValue", gift_kept as kept
      from order_items where order_id = any(${[...orderIds]}::int[]) order by id`.execute(db)
  ).rows;
