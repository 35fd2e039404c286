import { type Currency, currencyOf, money, toWire } from '@kyakhta/money';
import { localUnit, commSts, type Locale, orderStatus, pickText, returnMoneyStatus } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import { isVirtual, variantName, writeProperties } from '../domains/catalog/index.ts';
import { isReviewable } from '../domains/reviews/index.ts';
import {
  can,
  canHide,
  dueOf,
  isAllPaid,
  isCashBeforeShipping,
  isDuePayable,
  isFinal,
  isPaid,
  isPaidUnpacked,
  platformPartLeft,
} from '../domains/orders/index.ts';
import { addDays } from '../runtime/clock.ts';
import type { Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { canRefundOf, type RefundableHead } from './can-refund.ts';
import type { OrderHead } from './order-heads.ts';
import { isLate } from './instalments.ts';
import { type LineOffer, lineOffer, wireLineOffer } from './line-offer.ts';
import { onItsWayOfLine } from './on-its-way.ts';
import { type LatestRefund, latestRefund, refundStatusOf, refundTold } from './refund-told.ts';

export type OrderCard = Result<'GET /p/myOrder/myOrderSearch'>['records'][number];
type Item = OrderCard['orderItemDtos'][number];

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
  readonly offer: LineOffer | null;
  readonly goodsAmount: bigint;
  readonly reduction: bigint;
  readonly freightAmount: bigint;
  readonly shipped: number;
  readonly canceled: number;
  readonly refunded: bigint;
  readonly refundedCount: number;
  readonly onItsWay: number;
  readonly priceReduced: bigint;
  readonly reviewed: boolean;
  readonly latestRefund: LatestRefund | null;
}
export interface OrderItem extends Item {
  readonly grams: number;
  readonly cm3: number;
  /** Something of its order is left to ask back. */
  readonly isLeft: boolean;
}

/** What of a line of `order_items` went back by refunds that gave up no piece of it; an order that an operator settled is over, at no other price. */
const priceReduced = sql`(case when refunded + refunded_freight = 0 then 0 else (
  select coalesce(sum(l.goods + l.freight), 0) from refund_lines l join refunds r on r.id = l.refund_id
  where l.order_item_id = order_items.id and l.count = 0 and r.status = ${sql.lit(returnMoneyStatus.success)}
    and not exists (select from refund_moves m where m.refund_id = r.id and m.why = 'settled')) end)::bigint`;

/** Pieces of a line of `order_items` that are not sent: of a paid order that was closed before any of its goods left, all of them. */
const notMeant = sql`(case when canceled < count and exists (select from orders o where o.id = order_id and o.status = ${sql.lit(orderStatus.canceled)} and o.paid_at is not null)
    and not exists (select from order_items s where s.order_id = order_items.order_id and s.shipped > 0) then count else canceled end)`;

/** Lines of orders, by order, in the person's language as they were called when the order was placed. */
export const itemsOf = async (
  db: Db,
  heads: readonly (RefundableHead & Pick<OrderHead, 'currency'>)[],
  locale: Locale,
): Promise<ReadonlyMap<number, OrderItem[]>> => {
  const [{ rows }, refundable] = await Promise.all([
    sql<ItemRow>`
    select id, order_id as "orderId", product_id as "productId", sku_id as "skuId", names, properties, units, coalesce(picture, (select p.pictures[1] from products p where p.id = product_id)) as picture, count, carton_quantity as "cartonQuantity", carton_weight_grams as grams, carton_volume_cm3 as cm3, price, ${lineOffer()} as offer, goods_amount as "goodsAmount", reduction,
      freight_amount as "freightAmount", shipped, ${notMeant} as canceled, refunded, refunded_count as "refundedCount", ${onItsWayOfLine} as "onItsWay", ${priceReduced} as "priceReduced", exists (select 1 from reviews r where r.order_item_id = order_items.id) as reviewed,
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
    const cartonsFor = (count: number): number => (isVirtual(head) ? 0 : Math.ceil(count / r.cartonQuantity));
    const cartons = cartonsFor(r.count);
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
      canceledCartons: cartons - cartonsFor(r.count - r.canceled),
      price: amount(r.price),
      offer: wireLineOffer(r.offer, r, currency, locale),
      productTotalAmount: amount(r.goodsAmount),
      transfee: amount(r.freightAmount),
      actualTotal: amount(actual),
      canRefundAmount: amount(refundable.lines.get(r.id) ?? 0n),
      shippedCount: r.shipped,
      refundedCount: r.refundedCount,
      refundSentCount: r.refundedCount - r.onItsWay,
      refundOnItsWayCount: r.onItsWay,
      canceledCount: r.canceled,
      priceReducedAmount: amount(r.priceReduced),
      commSts: r.reviewed ? commSts.reviewed : commSts.open,
      ...refundTold(r.latestRefund),
      openRefundSn: refundable.underWay.get(r.id) ?? null,
      isLeft: refundable.left.has(r.orderId),
      grams: cartons * r.grams,
      cm3: cartons * r.cm3,
    };
    return [{ orderId: r.orderId, item }];
  });
  return new Map([...Map.groupBy(wire, (w) => w.orderId)].map(([id, own]) => [id, own.map((w) => w.item)]));
};

/** Until when the store is to have shipped, while it has not shipped everything and may send something of it. */
export const shipBy = (head: Pick<OrderHead, 'status' | 'toShipSince' | 'shipDays' | 'heldBack'>): Date | null =>
  head.heldBack === null && head.toShipSince !== null && can('shipped', head.status) ? addDays(head.toShipSince, head.shipDays) : null;

/** What the buyer can pay now: the order itself, or the first part of its price that has fallen due. */
const payReference = (head: OrderHead, now: Date): string | null => {
  if (can('paid', head.status)) return head.payBefore === null || head.payBefore > now ? head.number : null;
  const fallen = head.instalments.find((i) => i.paidAt === null && i.dueAt !== null);
  const due = fallen === undefined ? null : dueOf(head, fallen.reference);
  return due !== null && isDuePayable(due) ? due.reference : null;
};

/** All that the escrow of an open order holds, gross: what `grossHeld` asks of the database. */
export const grossOf = (head: OrderHead): bigint =>
  head.captured - head.refunded - head.refundedFreight + (head.paidAt === null ? 0n : platformPartLeft(head));

/** Whether the buyer may ask money back: some is held, and the time for claims is not over. */
export const mayRefund = (head: OrderHead, now: Date): boolean =>
  isPaid(head.status) &&
  !isFinal(head.status) &&
  !can('groupComplete', head.status) &&
  head.captured + platformPartLeft(head) > head.refunded + head.refundedFreight &&
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
    canceledCartons: items.reduce((n, i) => n + i.canceledCartons, 0),
    canRefund: mayRefund(head, now) && items.some(({ isLeft }) => isLeft),
    refundAmount: toWire(money(head.refunded + head.refundedFreight, currency)),
    refundSent: toWire(money(head.refunded + head.refundedFreight - head.onItsWay, currency)),
    refundOnItsWay: toWire(money(head.onItsWay, currency)),
    openRefunds: head.openRefunds,
    heldBack: head.heldBack,
    ...refundTold(head.latestRefund),
    refundStatus: refundStatusOf(head),
    deliveryCount: items.reduce((n, i) => n + i.shippedCount, 0),
    // Nothing takes freight off yet.
    freeTransfee: toWire(money(0n, currency)),
    canReceipt: can('received', head.status) && !isVirtual(head),
    canCancel:
      can('cancelled', head.status) ||
      isCashBeforeShipping(head) ||
      (isPaidUnpacked(head) && !head.isRefundFixed && head.heldBack !== 'takenBack'),
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
