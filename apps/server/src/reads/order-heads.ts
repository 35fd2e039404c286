import { agreementState, countedMost, type HeldBack, orderStatus } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import {
  type FrozenPlace,
  type Instalment,
  type OrderBuyer,
  othersPay,
  type PaidByOthers,
  type PaidByOthersBack,
  toShipSince,
} from '../domains/orders/index.ts';
import { canRefundMove, openStatuses } from '../domains/refunds/index.ts';
import type { Db } from '../runtime/database.ts';
import { captured } from './captured.ts';
import { heldBack } from './held-back.ts';
import { instalmentsOf } from './instalments.ts';
import { onItsWayOfOrder } from './on-its-way.ts';
import { offsetOf } from './paging.ts';
import { type LatestRefund, latestRefund } from './refund-told.ts';

/** An order as lists and the detail page read it. */
export interface OrderHead extends PaidByOthers, PaidByOthersBack {
  readonly id: number;
  readonly number: string;
  readonly userId: number;
  readonly storeId: number;
  readonly storeName: string;
  readonly buyerName: string;
  readonly status: number;
  readonly orderType: number;
  readonly groupCompletedAt: Date | null;
  readonly mold: number;
  readonly currency: string;
  readonly goodsTotal: bigint;
  readonly freight: bigint;
  readonly reduction: bigint;
  readonly points: number;
  readonly pointsAmount: bigint;
  readonly refundedPoints: number;
  readonly refundedPointsAmount: bigint;
  readonly total: bigint;
  readonly paymentTerm: number;
  readonly transportType: number;
  readonly deliveryType: number;
  readonly deliveryFee: bigint;
  readonly pickupPlace: FrozenPlace | null;
  readonly remarks: string;
  /** Null in orders from before. */
  readonly buyer: OrderBuyer | null;
  readonly invoiceType: number;
  /** Null where all is bought by voucher. */
  readonly address: AddressSnapshot | null;
  readonly payType: number | null;
  readonly createdAt: Date;
  readonly payBefore: Date | null;
  readonly paidAt: Date | null;
  /** When it came to its store to be shipped. */
  readonly toShipSince: Date | null;
  readonly packingAt: Date | null;
  readonly shippedAt: Date | null;
  readonly receiptDueAt: Date | null;
  readonly receivedAt: Date | null;
  readonly claimUntil: Date | null;
  /** Until when the contract that is waited for is to be signed. */
  readonly signBefore: Date | null;
  readonly completedAt: Date | null;
  readonly canceledAt: Date | null;
  readonly closeType: number | null;
  readonly closeReason: string | null;
  /** The buyer has taken it out of her list. */
  readonly isHidden: boolean;
  readonly daysMin: number;
  readonly daysMax: number;
  readonly shipDays: number;
  readonly claimDays: number;
  readonly commissionBasisPoints: number;
  /** Every package was signed for. */
  readonly delivered: boolean;
  /** What of the price was paid so far, in minor units. */
  readonly captured: bigint;
  /** What of that has gone back, of the goods and of the freight. */
  readonly refunded: bigint;
  readonly refundedFreight: bigint;
  /** What of what has gone back an operator has yet to send by bank. */
  readonly onItsWay: bigint;
  /** Refunds of it that are under way. */
  readonly openRefunds: number;
  /** An open refund cannot be withdrawn any more: its course is awaited, and the order is not cancelled meanwhile. */
  readonly isRefundFixed: boolean;
  /** Why nothing of it may leave its store, while it is to be shipped; null: something may. */
  readonly heldBack: HeldBack | null;
  /** The latest refund, whatever became of it. */
  readonly latestRefund: LatestRefund | null;
  /** Parts of the price; none where it is paid at once. */
  readonly instalments: readonly Instalment[];
}
interface AddressSnapshot {
  readonly addrId: number;
  readonly receiver: string;
  readonly mobile: string;
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly area: string;
  readonly addr: string;
  readonly postCode: string;
  readonly commonAddr: number;
}

/** Open refunds that their buyer cannot withdraw: what is sent back already, or lies with the platform. */
const fixedStatuses = openStatuses.filter((status) => !canRefundMove('withdrawn', status));

const meeting = (conditions: readonly Sql[]): Sql => (conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `));

/** Where counting stops: so far beyond the page that there are always more to turn to, and a long list costs no more than a short one. */
export const countsTo = (paging: { readonly current: number; readonly size: number }): number => offsetOf(paging) + countedMost;

/** How many orders `o` meet the conditions; counting stops at `most`. */
export const countOrders = async (db: Db, conditions: readonly Sql[], most: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from orders o where ${meeting(conditions)} limit ${most}) x`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Heads of orders `o` that meet the conditions, newest first unless sorted otherwise. */
export const selectHeads = async (
  db: Db,
  conditions: readonly Sql[],
  limit: number,
  offset: number,
  sorted: Sql = sql`o.id desc`,
): Promise<OrderHead[]> => {
  // Chosen first, described afterwards: the details of an order are worked out for those of the page alone. The count is in the
  // text: for a number it does not know the database expects a tenth of all orders, and reads the table to tell of ten.
  const { rows } = await sql<Omit<OrderHead, 'instalments'>>`
    with page as materialized (select o.id from orders o where ${meeting(conditions)} order by ${sorted} limit ${sql.lit(limit)} offset ${offset})
    select o.id, o.number, o.user_id as "userId", o.store_id as "storeId", s.name as "storeName", u.nick_name as "buyerName", o.status, o.order_type as "orderType", o.group_completed_at as "groupCompletedAt", o.mold, o.currency, o.goods_total as "goodsTotal", o.freight, o.reduction, o.points, o.points_amount as "pointsAmount", o.refunded_points as "refundedPoints", o.refunded_points_amount as "refundedPointsAmount", ${othersPay('o.')}, o.total,
      o.payment_term as "paymentTerm", o.transport_type as "transportType", o.delivery_type as "deliveryType", o.delivery_fee as "deliveryFee", o.pickup_place as "pickupPlace", o.remarks, o.address, o.buyer, o.invoice_type as "invoiceType", o.pay_type as "payType", o.created_at as "createdAt", o.pay_before as "payBefore", o.paid_at as "paidAt", ${toShipSince} as "toShipSince", o.packing_at as "packingAt", o.shipped_at as "shippedAt",
      o.receipt_due_at as "receiptDueAt", o.received_at as "receivedAt", o.claim_until as "claimUntil", o.completed_at as "completedAt", o.canceled_at as "canceledAt", o.close_type as "closeType", o.close_reason as "closeReason", o.hidden_at is not null as "isHidden", o.days_min as "daysMin", o.days_max as "daysMax", o.ship_days as "shipDays", o.claim_days as "claimDays", o.commission_basis_points as "commissionBasisPoints", coalesce((select bool_and(k.signed_at is not null) from packages k where k.order_id = o.id), false) as delivered,
      case when o.status in (${sql.lit(orderStatus.waitingBuyerContract)}, ${sql.lit(orderStatus.waitingSupplierContract)}) then (select max(a.sign_before) from agreements a where a.order_id = o.id and a.state = ${sql.lit(agreementState.waiting)}) end as "signBefore", ${captured}::bigint as captured, o.refunded, o.refunded_freight as "refundedFreight", ${onItsWayOfOrder} as "onItsWay",
      (select count(*)::int from refunds r where r.order_id = o.id and r.status = any(${[...openStatuses]}::smallint[])) as "openRefunds", exists (select 1 from refunds r where r.order_id = o.id and r.status = any(${fixedStatuses}::smallint[])) as "isRefundFixed", ${heldBack} as "heldBack", ${latestRefund(sql`r.order_id = o.id`)} as "latestRefund"
    from page join orders o on o.id = page.id join stores s on s.id = o.store_id join users u on u.id = o.user_id order by ${sorted}`.execute(
    db,
  );
  const parts = await instalmentsOf(db, rows);
  return rows.map((r) => ({ ...r, instalments: parts.get(r.id) ?? [] }));
};
