import type { BuyerKind, DoorIncoterm } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { VoucherRule } from '../../catalog/index.ts';
import type { PaidByOthers } from '../model/others-pay.ts';
import { paidByOthers } from './others-pay.ts';

type Names = Readonly<Record<string, string>>;
/** A line as it was frozen; amounts are minor units of the order's currency. */
export interface FrozenLine {
  readonly names: Names;
  readonly properties: Readonly<Record<string, readonly (readonly [string, string])[]>>;
  readonly article: string;
  readonly count: number;
  /** What it is counted in. */
  readonly units: Names;
  readonly cartonQuantity: number;
  readonly price: bigint;
  readonly goodsAmount: bigint;
  readonly voucher: VoucherRule | null;
  /** Where it was made, ISO 3166-1 alpha-2; empty: not told. */
  readonly origin: string;
}
/** Where goods are collected, as it was called when the order was placed. */
export interface FrozenPlace {
  readonly stationId: number;
  readonly name: string;
  readonly address: string;
  readonly hours: string;
  readonly phone: string;
}
/** Who buys, as it was chosen when the order was placed; a person without a name is the recipient of the goods. */
export interface OrderBuyer {
  readonly kind: BuyerKind;
  readonly name: string;
  readonly country: string;
  readonly taxNumber: string;
  readonly registrationCode: string;
  readonly address: string;
  /** Who signs for a firm, and on what basis. */
  readonly signatory: string;
  readonly basis: string;
}
/** What was agreed to when an order was placed, whole: for papers about it. */
export interface FrozenOrder extends PaidByOthers {
  readonly id: number;
  readonly number: string;
  readonly status: number;
  readonly userId: number;
  readonly storeId: number;
  readonly currency: string;
  readonly goodsTotal: bigint;
  readonly freight: bigint;
  readonly reduction: bigint;
  /** Of the reduction what the buyer's points took off: the platform pays that, not the store; as it pays what `promotionPaid` says. */
  readonly pointsAmount: bigint;
  readonly total: bigint;
  readonly commissionBasisPoints: number;
  readonly paymentTerm: number;
  readonly transportType: number;
  readonly deliveryType: number;
  readonly mold: number;
  readonly deliveryFee: bigint;
  readonly pickupPlace: FrozenPlace | null;
  /** Under which term it is brought to the door, as the buyer agreed; null in orders from before: as the site is set. */
  readonly doorTerm: DoorIncoterm | null;
  readonly daysMin: number;
  readonly daysMax: number;
  readonly shipDays: number;
  readonly claimDays: number;
  /** Null where nothing is brought. */
  readonly address: {
    readonly receiver: string;
    readonly country: string;
    readonly province: string;
    readonly city: string;
    readonly area: string;
    readonly addr: string;
    readonly postCode: string;
  } | null;
  /** Null in orders from before. */
  readonly buyer: OrderBuyer | null;
  readonly lines: readonly FrozenLine[];
}

export const selectFrozen = async (db: Db, number: string): Promise<FrozenOrder | null> => {
  const { rows } = await sql<Omit<FrozenOrder, 'lines'>>`
    select id, number, status, user_id as "userId", store_id as "storeId", currency, goods_total as "goodsTotal", freight, reduction, points_amount as "pointsAmount", ${paidByOthers()}, total, commission_basis_points as "commissionBasisPoints",
      payment_term as "paymentTerm", transport_type as "transportType", delivery_type as "deliveryType", mold, delivery_fee as "deliveryFee", pickup_place as "pickupPlace", door_term as "doorTerm", days_min as "daysMin", days_max as "daysMax", ship_days as "shipDays", claim_days as "claimDays", address, buyer
    from orders where number = ${number}`.execute(db);
  const [order] = rows;
  if (order === undefined) return null;
  const { rows: lines } = await sql<FrozenLine>`
    select names, properties, article, count, units, carton_quantity as "cartonQuantity", price, goods_amount as "goodsAmount", voucher, origin from order_items where order_id = ${order.id} order by id`.execute(
    db,
  );
  return { ...order, lines };
};
