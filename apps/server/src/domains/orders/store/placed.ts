import type { DoorIncoterm } from '@kyakhta/contract';
import { type Sql, sql } from '../../../runtime/sql.ts';
import type { Actor } from '../../../runtime/context.ts';
import { confirmedOrdered, type NamedLines } from './confirmed.ts';
import type { VoucherRule } from '../../catalog/index.ts';
import type { NewInstalment } from '../model.ts';
import type { PaidByOthers } from '../model/others-pay.ts';
import type { OrderBuyer } from './frozen.ts';

/** An amount that was taken off a line. */
export interface NewShare {
  readonly kind: string;
  readonly owner: string;
  readonly source: string;
  readonly amount: bigint;
}
export interface NewItem extends PaidByOthers {
  readonly productId: number;
  readonly skuId: number;
  readonly names: unknown;
  readonly properties: unknown;
  readonly units: unknown;
  readonly article: string;
  readonly picture: string | null;
  readonly count: number;
  readonly cartonQuantity: number;
  readonly cartonWeightGrams: number;
  readonly cartonVolumeCm3: number;
  readonly price: bigint;
  /** The offer it is bought under, and what a piece costs without it; null for both where there is none. */
  readonly offerId: number | null;
  readonly priceBefore: bigint | null;
  readonly goodsAmount: bigint;
  readonly reduction: bigint;
  readonly points: number;
  readonly pointsAmount: bigint;
  /** All that was taken off it, freight included, with who pays for it. */
  readonly shares: readonly NewShare[];
  /** Before what was taken off it. Null: a template charged the order's lines together. */
  readonly freightUnit: bigint | null;
  /** What the buyer is charged. */
  readonly freightAmount: bigint;
  /** The rule of its vouchers, where it is bought by voucher. */
  readonly voucher: VoucherRule | null;
  /** It goes back within seven days without a reason. */
  readonly noReason: boolean;
  /** Where it was made, ISO 3166-1 alpha-2; empty: not told. */
  readonly origin: string;
}
export interface NewOrder extends PaidByOthers {
  readonly number: string;
  readonly userId: number;
  readonly storeId: number;
  readonly status: number;
  readonly mold: number;
  readonly paymentTerm: number;
  readonly transportType: number;
  readonly deliveryType: number;
  readonly deliveryFee: bigint;
  /** Where the goods are collected, as it is called now; null for every other kind of delivery. */
  readonly pickupPlace: unknown;
  /** Under which term the platform's lines bring goods to the door: the buyer agreed to it with the quote. */
  readonly doorTerm: DoorIncoterm;
  readonly currency: string;
  readonly goodsTotal: bigint;
  readonly freight: bigint;
  readonly reduction: bigint;
  readonly points: number;
  readonly pointsAmount: bigint;
  readonly total: bigint;
  readonly commissionBasisPoints: number;
  readonly daysMin: number;
  readonly daysMax: number;
  /** Days from payment until the store ships. */
  readonly shipDays: number;
  /** Days after receipt in which the buyer may claim. */
  readonly claimDays: number;
  readonly remarks: string;
  readonly address: unknown;
  readonly buyer: OrderBuyer;
  readonly invoiceType: number;
  readonly quoteVersion: string;
  readonly payBefore: Date | null;
  readonly items: readonly NewItem[];
  /** Parts of the price; none where it is paid at once. */
  readonly instalments: readonly NewInstalment[];
}

export const plain = (value: unknown): string => JSON.stringify(value, (_, v: unknown) => (typeof v === 'bigint' ? v.toString() : v));

/** Writes orders, their lines and their first move in one statement. */
/** The call that places orders: what a later one finds of it. */
export interface Submit {
  readonly userId: number;
  /** By which the same call is known when it comes again; null where it has none. */
  readonly uuid: string | null;
  /** Of whom `confirmed_orders` keeps what was confirmed last, and the lines that are ordered. */
  readonly session: Buffer;
  readonly named: NamedLines;
  /** The orders, joined by comma. */
  readonly orderNumbers: string;
}

/** Writes orders whole, with what notes them: the call's uuid, and what its session confirmed, where it is of these lines. */
export const newOrders = (orders: readonly NewOrder[], submit: Submit, actor: Actor, at: Date): Sql<{ id: number; number: string }> => {
  const heads = plain(orders.map(({ items: _, instalments: _parts, ...head }) => head));
  const items = plain(orders.flatMap((o) => o.items.map((item) => ({ ...item, number: o.number }))));
  return sql<{ id: number; number: string }>`
    with placed as (
      insert into orders (number, user_id, store_id, status, mold, payment_term, transport_type, delivery_type, delivery_fee, pickup_place, door_term, currency, goods_total, freight, reduction, points, points_amount, promotion_paid, freight_store, freight_platform, total, commission_basis_points, days_min, days_max, ship_days, claim_days, remarks, address, buyer, invoice_type, quote_version, created_at, pay_before)
      select "number", "userId", "storeId", "status", "mold", "paymentTerm", "transportType", "deliveryType", "deliveryFee", "pickupPlace", "doorTerm", "currency", "goodsTotal", "freight", "reduction", "points", "pointsAmount", "promotionPaid", "freightStore", "freightPlatform", "total", "commissionBasisPoints", "daysMin", "daysMax", "shipDays", "claimDays", "remarks", "address", "buyer", "invoiceType", "quoteVersion", ${at}, "payBefore"
      from jsonb_to_recordset(${heads}::jsonb) as x ("number" text, "userId" int, "storeId" int, "status" smallint, "mold" smallint, "paymentTerm" smallint, "transportType" smallint, "deliveryType" smallint, "deliveryFee" bigint, "pickupPlace" jsonb, "doorTerm" text, "currency" text, "goodsTotal" bigint, "freight" bigint, "reduction" bigint, "points" int, "pointsAmount" bigint, "promotionPaid" bigint, "freightStore" bigint, "freightPlatform" bigint, "total" bigint, "commissionBasisPoints" int, "daysMin" smallint, "daysMax" smallint, "shipDays" smallint, "claimDays" smallint, "remarks" text, "address" jsonb, "buyer" jsonb, "invoiceType" smallint, "quoteVersion" text, "payBefore" timestamptz)
      returning id, number, status
    ), wanted as materialized (
      select nextval('order_items_id_seq')::int as id, x.* from jsonb_to_recordset(${items}::jsonb) as x ("number" text, "productId" int, "skuId" int, "names" jsonb, "properties" jsonb, "units" jsonb, "article" text, "picture" text, "count" int, "cartonQuantity" int, "cartonWeightGrams" int, "cartonVolumeCm3" int, "price" bigint, "offerId" int, "priceBefore" bigint, "goodsAmount" bigint, "reduction" bigint, "points" int, "pointsAmount" bigint, "promotionPaid" bigint, "freightStore" bigint, "freightPlatform" bigint, "shares" jsonb, "freightUnit" bigint, "freightAmount" bigint, "voucher" jsonb, "noReason" boolean, "origin" text)
    ), lines as (
      insert into order_items (id, order_id, product_id, sku_id, names, properties, units, article, picture, count, carton_quantity, carton_weight_grams, carton_volume_cm3, price, offer_id, price_before, goods_amount, reduction, points, points_amount, promotion_paid, freight_store, freight_platform, freight_unit, freight_amount, voucher, no_reason, origin)
      overriding system value
      select x.id, p.id, "productId", "skuId", "names", "properties", "units", "article", "picture", "count", "cartonQuantity", "cartonWeightGrams", "cartonVolumeCm3", "price", "offerId", "priceBefore", "goodsAmount", "reduction", "points", "pointsAmount", "promotionPaid", "freightStore", "freightPlatform", "freightUnit", "freightAmount", "voucher", "noReason", "origin"
      from wanted x join placed p on p.number = x."number"
    ), taken_off as (
      insert into order_item_shares (order_item_id, kind, owner, source, amount)
      select x.id, s.kind, s.owner, s.source, s.amount from wanted x, jsonb_to_recordset(x."shares") as s (kind text, owner text, source text, amount bigint)
    ), moved as (
      insert into order_moves (order_id, from_status, to_status, actor_kind, actor_id, why, at)
      select id, null, status, ${actor.kind}, ${actor.id}::int, 'placed', ${at} from placed
    ), submitted as (
      insert into submits (user_id, uuid, order_numbers, at)
      select ${submit.userId}, u.uuid, ${submit.orderNumbers}, ${at} from (values (${submit.uuid}::text)) as u (uuid) where u.uuid is not null
    ), ordered as (${confirmedOrdered(submit.userId, submit.session, submit.named, submit.orderNumbers)})
    select id, number from placed`;
};
