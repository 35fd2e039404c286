import { type Currency, currencyOf, money, toWire } from '@kyakhta/money';
import { commSts, type Locale, pickText } from '@kyakhta/contract';
import { type RawBuilder, sql } from 'kysely';
import { localUnit, variantName } from '../domains/catalog/index.ts';
import { isReviewable } from '../domains/reviews/index.ts';
import { can, canHide, isPaid } from '../domains/orders/index.ts';
import type { Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';

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
  readonly mold: number;
  readonly currency: string;
  readonly goodsTotal: bigint;
  readonly freight: bigint;
  readonly reduction: bigint;
  readonly total: bigint;
  readonly paymentTerm: number;
  readonly transportType: number;
  readonly deliveryType: number;
  readonly remarks: string;
  readonly address: AddressSnapshot;
  readonly payType: number | null;
  readonly createdAt: Date;
  readonly payBefore: Date | null;
  readonly paidAt: Date | null;
  readonly shippedAt: Date | null;
  readonly receiptDueAt: Date | null;
  readonly receivedAt: Date | null;
  readonly claimUntil: Date | null;
  readonly completedAt: Date | null;
  readonly canceledAt: Date | null;
  readonly closeType: number | null;
  readonly daysMin: number;
  readonly daysMax: number;
  readonly commissionBasisPoints: number;
  readonly total_count: number;
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

/** Heads that meet the conditions, newest first. `total_count` is the number of all that meet them. */
export const selectHeads = async (
  db: Db,
  conditions: readonly RawBuilder<unknown>[],
  limit: number,
  offset: number,
): Promise<OrderHead[]> => {
  const { rows } = await sql<OrderHead>`
    select o.id, o.number, o.user_id as "userId", o.store_id as "storeId", s.name as "storeName", u.nick_name as "buyerName", o.status, o.order_type as "orderType", o.mold, o.currency, o.goods_total as "goodsTotal", o.freight, o.reduction, o.total,
      o.payment_term as "paymentTerm", o.transport_type as "transportType", o.delivery_type as "deliveryType", o.remarks, o.address, o.pay_type as "payType", o.created_at as "createdAt", o.pay_before as "payBefore", o.paid_at as "paidAt", o.shipped_at as "shippedAt",
      o.receipt_due_at as "receiptDueAt", o.received_at as "receivedAt", o.claim_until as "claimUntil", o.completed_at as "completedAt", o.canceled_at as "canceledAt", o.close_type as "closeType", o.days_min as "daysMin", o.days_max as "daysMax", o.commission_basis_points as "commissionBasisPoints", count(*) over ()::int as total_count
    from orders o join stores s on s.id = o.store_id join users u on u.id = o.user_id
    where ${conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)} order by o.id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
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
  readonly reviewed: boolean;
}
export interface OrderItem extends Item {
  readonly grams: number;
  readonly cm3: number;
}

/** Lines of orders, by order, in the person's language as they were called when the order was placed. */
export const itemsOf = async (
  db: Db,
  heads: readonly Pick<OrderHead, 'id' | 'currency' | 'status'>[],
  locale: Locale,
): Promise<ReadonlyMap<number, OrderItem[]>> => {
  const { rows } = await sql<ItemRow>`
    select id, order_id as "orderId", product_id as "productId", sku_id as "skuId", names, properties, units, coalesce(picture, (select p.pictures[1] from products p where p.id = product_id)) as picture, count, carton_quantity as "cartonQuantity", carton_weight_grams as grams, carton_volume_cm3 as cm3, price, goods_amount as "goodsAmount", reduction,
      freight_amount as "freightAmount", shipped, exists (select 1 from reviews r where r.order_item_id = order_items.id) as reviewed
    from order_items where order_id = any(${heads.map((h) => h.id)}::int[]) order by id`.execute(db);
  const headOf = new Map(heads.map((h) => [h.id, h]));
  const wire = rows.flatMap((r) => {
    const head = headOf.get(r.orderId);
    if (head === undefined) return [];
    const currency = currencyOf(head.currency);
    const amount = (minor: bigint): ReturnType<typeof toWire> => toWire(money(minor, currency));
    const cartons = Math.ceil(r.count / r.cartonQuantity);
    const actual = r.goodsAmount - r.reduction + r.freightAmount;
    const item: OrderItem = {
      orderItemId: r.id,
      prodId: r.productId,
      skuId: r.skuId,
      prodName: pickText(r.names, locale) ?? '',
      skuName: variantName(pickText(r.properties, locale) ?? []),
      pic: r.picture,
      prodCount: r.count,
      unit: localUnit(pickText(r.units, locale) ?? '', locale),
      cartons,
      price: amount(r.price),
      productTotalAmount: amount(r.goodsAmount),
      transfee: amount(r.freightAmount),
      actualTotal: amount(actual),
      canRefundAmount: amount(isPaid(head.status) ? r.goodsAmount - r.reduction : 0n),
      shippedCount: r.shipped,
      commSts: r.reviewed ? commSts.reviewed : commSts.open,
      grams: cartons * r.grams,
      cm3: cartons * r.cm3,
    };
    return [{ orderId: r.orderId, item }];
  });
  return new Map([...Map.groupBy(wire, (w) => w.orderId)].map(([id, own]) => [id, own.map((w) => w.item)]));
};

/** What every list shows of an order, with what its owner may do now. */
export const cardOf = (head: OrderHead, items: readonly OrderItem[], now: Date): OrderCard => {
  const currency: Currency = currencyOf(head.currency);
  const stillPayable = can('paid', head.status) && (head.payBefore === null || head.payBefore > now);
  const nextAt = can('received', head.status) ? head.receiptDueAt : can('satisfied', head.status) ? head.claimUntil : null;
  return {
    orderId: head.id,
    orderNumber: head.number,
    status: head.status,
    orderType: head.orderType,
    orderMold: head.mold,
    shopId: head.storeId,
    shopName: head.storeName,
    actualTotal: toWire(money(head.total, currency)),
    currency: head.currency,
    createTime: head.createdAt.toISOString(),
    payTime: head.paidAt?.toISOString() ?? null,
    endTime: can('paid', head.status) ? (head.payBefore?.toISOString() ?? null) : null,
    productNums: items.reduce((n, i) => n + i.prodCount, 0),
    cartons: items.reduce((n, i) => n + i.cartons, 0),
    canRefund: false,
    canReceipt: can('received', head.status),
    canCancel: can('cancelled', head.status),
    canPay: stillPayable,
    canDelete: canHide(head.status),
    canSatisfied: can('satisfied', head.status),
    canReview: isReviewable(head.status) && items.some((i) => i.commSts === commSts.open),
    orderItemDtos: [...items],
    nextAt: nextAt?.toISOString() ?? null,
  };
};
