import { type Currency, currencyOf, money, toWire } from '@kyakhta/money';
import { localUnit, commSts, countedMost, type Locale, pickText } from '@kyakhta/contract';
import { type RawBuilder, sql } from 'kysely';
import { isVirtual, variantName, writeProperties } from '../domains/catalog/index.ts';
import { openStatuses } from '../domains/refunds/index.ts';
import { isReviewable } from '../domains/reviews/index.ts';
import {
  can,
  canHide,
  dueOf,
  type FrozenPlace,
  type Instalment,
  isAllPaid,
  isCashBeforeShipping,
  isDuePayable,
  isFinal,
  isPaid,
  isPaidUnpacked,
  toShipSince,
  type OrderBuyer,
} from '../domains/orders/index.ts';
import { addDays } from '../runtime/clock.ts';
import type { Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { canRefundOf, type RefundableHead } from './can-refund.ts';
import { captured } from './captured.ts';
import { instalmentsOf, isLate } from './instalments.ts';
import { offsetOf } from './paging.ts';
import { type LatestRefund, latestRefund, refundStatusOf, refundTold } from './refund-told.ts';

export type OrderCard = Result<'GET /p/myOrder/myOrderSearch'>['records'][number];
type Item = OrderCard['orderItemDtos'][number];

/** An order as lists and the detail page read it. */
export interface OrderHead {
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
  /** Refunds of it that are under way. */
  readonly openRefunds: number;
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

const meeting = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

/** Where counting stops: so far beyond the page that there are always more to turn to, and a long list costs no more than a short one. */
export const countsTo = (paging: { readonly current: number; readonly size: number }): number => offsetOf(paging) + countedMost;

/** How many orders `o` meet the conditions; counting stops at `most`. */
export const countOrders = async (db: Db, conditions: readonly RawBuilder<unknown>[], most: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from orders o where ${meeting(conditions)} limit ${most}) x`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Heads of orders `o` that meet the conditions, newest first unless sorted otherwise. */
export const selectHeads = async (
  db: Db,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
  offset: number,
  sorted: RawBuilder<unknown> = sql`o.id desc`,
): Promise<OrderHead[]> => {
  // Chosen first, told afterwards: what is told of an order is worked out for those of the page alone. How many stands in the
  // text: for a number it does not know the database expects a tenth of all orders, and reads the table to tell of ten.
  const { rows } = await sql<Omit<OrderHead, 'instalments'>>`
    with page as materialized (select o.id from orders o where ${meeting(conditions)} order by ${sorted} limit ${sql.lit(limit)} offset ${offset})
    select o.id, o.number, o.user_id as "userId", o.store_id as "storeId", s.name as "storeName", u.nick_name as "buyerName", o.status, o.order_type as "orderType", o.group_completed_at as "groupCompletedAt", o.mold, o.currency, o.goods_total as "goodsTotal", o.freight, o.reduction, o.points, o.points_amount as "pointsAmount", o.refunded_points as "refundedPoints", o.refunded_points_amount as "refundedPointsAmount", o.total,
      o.payment_term as "paymentTerm", o.transport_type as "transportType", o.delivery_type as "deliveryType", o.delivery_fee as "deliveryFee", o.pickup_place as "pickupPlace", o.remarks, o.address, o.buyer, o.invoice_type as "invoiceType", o.pay_type as "payType", o.created_at as "createdAt", o.pay_before as "payBefore", o.paid_at as "paidAt", ${toShipSince} as "toShipSince", o.packing_at as "packingAt", o.shipped_at as "shippedAt",
      o.receipt_due_at as "receiptDueAt", o.received_at as "receivedAt", o.claim_until as "claimUntil", o.completed_at as "completedAt", o.canceled_at as "canceledAt", o.close_type as "closeType", o.close_reason as "closeReason", o.hidden_at is not null as "isHidden", o.days_min as "daysMin", o.days_max as "daysMax", o.ship_days as "shipDays", o.claim_days as "claimDays", o.commission_basis_points as "commissionBasisPoints", coalesce((select bool_and(k.signed_at is not null) from packages k where k.order_id = o.id), false) as delivered,
      case when o.status in (8, 9) then (select max(a.sign_before) from agreements a where a.order_id = o.id and a.state = 1) end as "signBefore", ${captured}::bigint as captured, o.refunded, o.refunded_freight as "refundedFreight",
      (select count(*)::int from refunds r where r.order_id = o.id and r.status = any(${[...openStatuses]}::smallint[])) as "openRefunds", ${latestRefund(sql`r.order_id = o.id`)} as "latestRefund"
    from page join orders o on o.id = page.id join stores s on s.id = o.store_id join users u on u.id = o.user_id order by ${sorted}`.execute(
    db,
  );
  const parts = await instalmentsOf(db, rows);
  return rows.map((r) => ({ ...r, instalments: parts.get(r.id) ?? [] }));
};

interface ItemRow {
  readonly id: number;
  readonly orderId: number;
  readonly productId: number;
  readonly skuId: number;
  readonly names: Record<string, string>;
  readonly properties: Record<string, [string, string][]>;
  readonly units: Record<string, string>;
  readonly picture: string | null;
  readonly count: number;
  readonly cartonQuantity: number;
  readonly grams: number;
  readonly cm3: number;
  readonly price: bigint;
  readonly goodsAmount: bigint;
  readonly reduction: bigint;
  readonly freightAmount: bigint;
  readonly shipped: number;
  readonly refunded: bigint;
  readonly refundedCount: number;
  readonly reviewed: boolean;
  readonly latestRefund: LatestRefund | null;
}
export interface OrderItem extends Item {
  readonly grams: number;
  readonly cm3: number;
}

/** Lines of orders, by order, in the person's language as they were called when the order was placed. */
export const itemsOf = async (
  db: Db,
  heads: readonly (RefundableHead & Pick<OrderHead, 'currency'>)[],
  locale: Locale,
): Promise<ReadonlyMap<number, OrderItem[]>> => {
  const [{ rows }, refundable] = await Promise.all([
    sql<ItemRow>`
    select id, order_id as "orderId", product_id as "productId", sku_id as "skuId", names, properties, units, coalesce(picture, (select p.pictures[1] from products p where p.id = product_id)) as picture, count, carton_quantity as "cartonQuantity", carton_weight_grams as grams, carton_volume_cm3 as cm3, price, goods_amount as "goodsAmount", reduction,
      freight_amount as "freightAmount", shipped, refunded, refunded_count as "refundedCount", exists (select 1 from reviews r where r.order_item_id = order_items.id) as reviewed,
      ${latestRefund(sql`r.order_id = order_items.order_id and coalesce(r.order_item_id, order_items.id) = order_items.id`)} as "latestRefund"
    from order_items where order_id = any(${heads.map((h) => h.id)}::int[]) order by id`.execute(db),
    canRefundOf(db, heads),
  ]);
  const headOf = new Map(heads.map((h) => [h.id, h]));
  const wire = rows.flatMap((r) => {
    const head = headOf.get(r.orderId);
    if (head === undefined) return [];
    const currency = currencyOf(head.currency);
    const amount = (minor: bigint): ReturnType<typeof toWire> => toWire(money(minor, currency));
    const cartons = isVirtual(head) ? 0 : Math.ceil(r.count / r.cartonQuantity);
    const pairs = pickText(r.properties, locale) ?? [];
    const actual = r.goodsAmount - r.reduction + r.freightAmount;
    const item: OrderItem = {
      orderItemId: r.id,
      prodId: r.productId,
      skuId: r.skuId,
      prodName: pickText(r.names, locale) ?? '',
      skuName: variantName(pairs, locale),
      properties: writeProperties(pairs),
      pic: r.picture,
      prodCount: r.count,
      unit: localUnit(pickText(r.units, locale) ?? '', locale),
      cartons,
      price: amount(r.price),
      productTotalAmount: amount(r.goodsAmount),
      transfee: amount(r.freightAmount),
      actualTotal: amount(actual),
      canRefundAmount: amount(refundable.lines.get(r.id) ?? 0n),
      shippedCount: r.shipped,
      refundedCount: r.refundedCount,
      commSts: r.reviewed ? commSts.reviewed : commSts.open,
      ...refundTold(r.latestRefund),
      grams: cartons * r.grams,
      cm3: cartons * r.cm3,
    };
    return [{ orderId: r.orderId, item }];
  });
  return new Map([...Map.groupBy(wire, (w) => w.orderId)].map(([id, own]) => [id, own.map((w) => w.item)]));
};

/** Until when the store is to have shipped, while it has not shipped everything. */
export const shipBy = (head: Pick<OrderHead, 'status' | 'toShipSince' | 'shipDays'>): Date | null =>
  head.toShipSince !== null && can('shipped', head.status) ? addDays(head.toShipSince, head.shipDays) : null;

/** What the buyer can pay now: the order itself, or the first part of its price that has fallen due. */
const payReference = (head: OrderHead, now: Date): string | null => {
  if (can('paid', head.status)) return head.payBefore === null || head.payBefore > now ? head.number : null;
  const fallen = head.instalments.find((i) => i.paidAt === null && i.dueAt !== null);
  const due = fallen === undefined ? null : dueOf(head, fallen.reference);
  return due !== null && isDuePayable(due) ? due.reference : null;
};

/** Whether the buyer may ask money back: some is held, and the time for claims is not over. */
export const mayRefund = (head: OrderHead, now: Date): boolean =>
  isPaid(head.status) &&
  !isFinal(head.status) &&
  !can('groupComplete', head.status) &&
  head.captured + head.pointsAmount > head.refunded + head.refundedFreight + head.refundedPointsAmount &&
  (head.claimUntil === null || head.claimUntil > now);

/** What every list shows of an order, with what its owner may do now. */
export const cardOf = (head: OrderHead, items: readonly OrderItem[], now: Date): OrderCard => {
  const currency: Currency = currencyOf(head.currency);
  const payable = payReference(head, now);
  const nextAt = can('received', head.status) ? head.receiptDueAt : can('satisfied', head.status) ? head.claimUntil : null;
  return {
    orderId: head.id,
    orderNumber: head.number,
    status: head.status,
    orderType: head.orderType,
    orderMold: head.mold,
    dvyType: head.deliveryType,
    shopId: head.storeId,
    shopName: head.storeName,
    actualTotal: toWire(money(head.total, currency)),
    payType: head.payType,
    score: head.points,
    currency: head.currency,
    createTime: head.createdAt.toISOString(),
    payTime: head.paidAt?.toISOString() ?? null,
    endTime: can('paid', head.status) ? (head.payBefore?.toISOString() ?? null) : null,
    productNums: items.reduce((n, i) => n + i.prodCount, 0),
    cartons: items.reduce((n, i) => n + i.cartons, 0),
    canRefund: mayRefund(head, now),
    refundAmount: toWire(money(head.refunded + head.refundedFreight, currency)),
    openRefunds: head.openRefunds,
    ...refundTold(head.latestRefund),
    refundStatus: refundStatusOf(head),
    deliveryCount: items.reduce((n, i) => n + i.shippedCount, 0),
    // Nothing takes freight off yet.
    freeTransfee: toWire(money(0n, currency)),
    canReceipt: can('received', head.status) && !isVirtual(head),
    canCancel: can('cancelled', head.status) || isCashBeforeShipping(head) || isPaidUnpacked(head),
    canPay: payable !== null,
    payReference: payable,
    isOverdue: isPaid(head.status) && head.instalments.some((i) => isLate(i, now)),
    canDelete: canHide(head.status) && !head.isHidden,
    canSatisfied: can('satisfied', head.status) && isAllPaid(head) && head.openRefunds === 0,
    canReview: isReviewable(head.status) && items.some((i) => i.commSts === commSts.open),
    signBefore: head.signBefore?.toISOString() ?? null,
    orderItemDtos: [...items],
    nextAt: nextAt?.toISOString() ?? null,
    isDelivered: can('received', head.status) && head.delivered,
    shipByTime: shipBy(head)?.toISOString() ?? null,
  };
};
