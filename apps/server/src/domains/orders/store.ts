import { orderStatus, paymentTerm } from '@kyakhta/contract';
import { type Sql, sql } from '../../runtime/sql.ts';
import type { Actor } from '../../runtime/context.ts';
import type { Db } from '../../runtime/database.ts';
import type { PaidByOthers, PaidByOthersBack } from './model/others-pay.ts';
import { othersPay } from './store/others-pay.ts';
import type { VoucherRule } from '../catalog/index.ts';
import type { Instalment, MoveName } from './model.ts';
import { moves } from './model.ts';

/** An order as actions need it; amounts are minor units of its currency. */
export interface OrderRow extends PaidByOthers, PaidByOthersBack {
  readonly id: number;
  readonly number: string;
  readonly userId: number;
  readonly storeId: number;
  readonly status: number;
  readonly orderType: number;
  /** Since when the group of it is complete. */
  readonly groupCompletedAt: Date | null;
  readonly currency: string;
  readonly goodsTotal: bigint;
  readonly freight: bigint;
  readonly reduction: bigint;
  readonly total: bigint;
  /** Points used on it, and the part of the reduction that they are. */
  readonly points: number;
  readonly pointsAmount: bigint;
  /** What has gone back, of the goods and of the freight, and of the points and their worth. */
  readonly refunded: bigint;
  readonly refundedFreight: bigint;
  readonly refundedPoints: number;
  readonly refundedPointsAmount: bigint;
  readonly commissionBasisPoints: number;
  readonly daysMax: number;
  readonly claimDays: number;
  readonly payBefore: Date | null;
  /** Since when its store packs it; null while it does not. */
  readonly packingAt: Date | null;
  /** Everything has left, or waits to be collected. */
  readonly shippedAt: Date | null;
  readonly receiptDueAt: Date | null;
  readonly receivedAt: Date | null;
  readonly claimUntil: Date | null;
  readonly closeType: number | null;
  readonly transportType: number;
  readonly deliveryType: number;
  readonly mold: number;
  /** The part of the freight that is the store's own: it brings the goods itself. */
  readonly deliveryFee: bigint;
  readonly paymentTerm: number;
  /** Parts of the price; none where it is paid at once. */
  readonly instalments: readonly Instalment[];
}
type Row = Omit<OrderRow, 'instalments'>;
const columns = sql`id, number, user_id as "userId", store_id as "storeId", status, order_type as "orderType", group_completed_at as "groupCompletedAt", currency, goods_total as "goodsTotal", freight, reduction, total, refunded, refunded_freight as "refundedFreight", points, points_amount as "pointsAmount", refunded_points as "refundedPoints", refunded_points_amount as "refundedPointsAmount", ${othersPay()}, commission_basis_points as "commissionBasisPoints",
  days_max as "daysMax", claim_days as "claimDays", pay_before as "payBefore", packing_at as "packingAt", shipped_at as "shippedAt", receipt_due_at as "receiptDueAt", received_at as "receivedAt", claim_until as "claimUntil", close_type as "closeType", transport_type as "transportType", delivery_type as "deliveryType", mold, delivery_fee as "deliveryFee", payment_term as "paymentTerm"`;

/** Whose orders are meant: a person's, a store's, or all of them (the platform's own work). */
export type Scope = { readonly userId: number } | { readonly storeId: number } | 'platform';
const within = (scope: Scope): Sql =>
  scope === 'platform' ? sql`true` : 'userId' in scope ? sql`user_id = ${scope.userId}` : sql`store_id = ${scope.storeId}`;

/** With their parts, read once the orders are locked: nobody changes a part without the order's lock. */
const withInstalments = async (db: Db, rows: readonly Row[]): Promise<OrderRow[]> => {
  const ids = rows.filter((r) => r.paymentTerm !== paymentTerm.beforeDelivery).map((r) => r.id);
  if (ids.length === 0) return rows.map((r) => ({ ...r, instalments: [] }));
  const { rows: parts } = await sql<Instalment & { orderId: number }>`
    select order_id as "orderId", sequence, stage, percent, amount, reference, due_at as "dueAt", paid_at as "paidAt", overdue_at as "overdueAt"
    from order_instalments where order_id = any(${ids}::int[]) order by order_id, sequence`.execute(db);
  return rows.map((r) => ({ ...r, instalments: parts.filter((p) => p.orderId === r.id) }));
};

/** Locks orders by number, in the order of their ids; what is not in scope is not found. */
export const lockOrders = async (db: Db, scope: Scope, numbers: readonly string[]): Promise<OrderRow[]> => {
  const { rows } = await sql<Row>`
    select ${columns} from orders where number = any(${[...numbers]}::text[]) and ${within(scope)} order by id for update`.execute(db);
  return withInstalments(db, rows);
};

/** Countries these orders go to, each once; null stands for those that go nowhere, such as vouchers. */
export const countriesOf = async (db: Db, ids: readonly number[]): Promise<(string | null)[]> => {
  const { rows } = await sql<{ country: string | null }>`
    select distinct address->>'country' as country from orders where id = any(${[...ids]}::int[])`.execute(db);
  return rows.map((r) => r.country);
};

/** An order as it is, without waiting for a call that is changing it: for showing, not for deciding. */
export const selectOrder = async (db: Db, number: string): Promise<OrderRow | null> =>
  (await withInstalments(db, (await sql<Row>`select ${columns} from orders where number = ${number}`.execute(db)).rows))[0] ?? null;

/** The platform's own work finds an order by its id. */
export const lockOrderById = async (db: Db, id: number): Promise<OrderRow | null> =>
  (await withInstalments(db, (await sql<Row>`select ${columns} from orders where id = ${id} for update`.execute(db)).rows))[0] ?? null;

/** Locks the order that a line belongs to; what is not in scope is not found. */
export const lockOrderOfLine = async (db: Db, scope: Scope, orderItemId: number): Promise<OrderRow | null> => {
  const { rows } = await sql<Row>`
    select ${columns} from orders where id = (select order_id from order_items where id = ${orderItemId}) and ${within(scope)} for update`.execute(
    db,
  );
  return (await withInstalments(db, rows))[0] ?? null;
};

/** Columns a move may set besides the state. */
export interface MoveSets {
  readonly paid_at?: Date;
  readonly pay_type?: number;
  readonly shipped_at?: Date | null;
  readonly receipt_due_at?: Date;
  readonly received_at?: Date;
  readonly claim_until?: Date;
  readonly completed_at?: Date;
  readonly canceled_at?: Date;
  readonly close_type?: number;
  readonly close_reason?: string;
  readonly pay_before?: Date;
  readonly group_completed_at?: Date;
}

/** The guarded change of state, with who, when and why. @returns ids of the orders that moved. */
export const moveRows = async (
  db: Db,
  ids: readonly number[],
  move: MoveName,
  actor: Actor,
  at: Date,
  sets: MoveSets,
): Promise<number[]> => {
  const { from, to } = moves[move];
  const more = Object.entries(sets).map(([column, value]: [string, unknown]) => sql`, ${sql.ref(column)} = ${value}`);
  const { rows } = await sql<{ id: number }>`
    with before as (
      select id, status from orders where id = any(${[...ids]}::int[]) and status = any(${[...from]}::smallint[]) order by id for update
    ), moved as (
      update orders o set status = ${to} ${more.length === 0 ? sql`` : sql.join(more, sql``)} from before b where o.id = b.id returning o.id, b.status as was
    ), noted as (
      insert into order_moves (order_id, from_status, to_status, actor_kind, actor_id, why, at)
      select id, was, ${to}, ${actor.kind}, ${actor.id}::int, ${move}, ${at} from moved
    )
    select id from moved`.execute(db);
  return rows.map((r) => r.id);
};

export interface OrderItemRow {
  readonly id: number;
  readonly orderId: number;
  readonly productId: number;
  readonly skuId: number;
  readonly count: number;
  readonly shipped: number;
  /** Given up before they left: they are not sent any more. */
  readonly canceled: number;
  readonly refundedCount: number;
  readonly voucher: VoucherRule | null;
  readonly cartonQuantity: number;
  /** Its store does not exclude it from the seven days without a reason. */
  readonly noReason: boolean;
  readonly isGift: boolean;
  /** Of a gift: the line it came with. */
  readonly giftOf: number | null;
}
export const selectItemRows = async (db: Db, orderIds: readonly number[]): Promise<OrderItemRow[]> =>
  (
    await sql<OrderItemRow>`select id, order_id as "orderId", product_id as "productId", sku_id as "skuId", count, shipped, canceled, refunded_count as "refundedCount", voucher, carton_quantity as "cartonQuantity", no_reason as "noReason", is_gift as "isGift", gift_of as "giftOf" from order_items where order_id = any(${[...orderIds]}::int[]) order by id`.execute(
      db,
    )
  ).rows;

/** Gives orders that wait for payment more time, each once. @returns numbers of those that got it */
export const extendPayBefore = async (db: Db, ids: readonly number[], until: Date): Promise<string[]> => {
  const { rows } = await sql<{ number: string }>`
    update orders set pay_before = ${until}, pay_extended = true
    where id = any(${[...ids]}::int[]) and status = ${orderStatus.pendingPayment} and not pay_extended and pay_before < ${until} returning number`.execute(
    db,
  );
  return rows.map((r) => r.number);
};
/** Notes when and how an order was paid that did not wait for it. */
export const setPaid = async (db: Db, orderId: number, payType: number, at: Date): Promise<void> => {
  await sql`update orders set paid_at = ${at}, pay_type = ${payType} where id = ${orderId} and paid_at is null`.execute(db);
};
export const hideOrder = async (db: Db, id: number, at: Date): Promise<void> => {
  await sql`update orders set hidden_at = ${at} where id = ${id} and hidden_at is null`.execute(db);
};

/** Whether any order of a buyer is neither closed nor completed. */
export const selectHasOpen = async (db: Db, userId: number, final: readonly number[]): Promise<boolean> => {
  const { rows } = await sql`select 1 from orders where user_id = ${userId} and status <> all(${[...final]}::smallint[]) limit 1`.execute(
    db,
  );
  return rows.length > 0;
};

/** The order numbers of an earlier submit with this uuid. */
export const selectSubmit = async (db: Db, userId: number, uuid: string): Promise<string | null> =>
  (await sql<{ numbers: string }>`select order_numbers as numbers from submits where user_id = ${userId} and uuid = ${uuid}`.execute(db))
    .rows[0]?.numbers ?? null;
