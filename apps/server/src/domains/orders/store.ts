import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../runtime/context.ts';
import type { Db } from '../../runtime/database.ts';
import type { MoveName } from './model.ts';
import { moves } from './model.ts';

/** An order as actions need it; amounts are minor units of its currency. */
export interface OrderRow {
  readonly id: number;
  readonly number: string;
  readonly userId: number;
  readonly storeId: number;
  readonly status: number;
  readonly currency: string;
  readonly goodsTotal: bigint;
  readonly freight: bigint;
  readonly reduction: bigint;
  readonly total: bigint;
  readonly commissionBasisPoints: number;
  readonly daysMax: number;
  readonly payBefore: Date | null;
  readonly receiptDueAt: Date | null;
  readonly receivedAt: Date | null;
  readonly claimUntil: Date | null;
  readonly closeType: number | null;
  readonly transportType: number;
  readonly deliveryType: number;
}
const columns = sql`id, number, user_id as "userId", store_id as "storeId", status, currency, goods_total as "goodsTotal", freight, reduction, total, commission_basis_points as "commissionBasisPoints",
  days_max as "daysMax", pay_before as "payBefore", receipt_due_at as "receiptDueAt", received_at as "receivedAt", claim_until as "claimUntil", close_type as "closeType", transport_type as "transportType", delivery_type as "deliveryType"`;

/** Whose orders are meant: a person's, a store's, or all of them (the platform's own work). */
export type Scope = { readonly userId: number } | { readonly storeId: number } | 'platform';
const within = (scope: Scope): RawBuilder<unknown> =>
  scope === 'platform' ? sql`true` : 'userId' in scope ? sql`user_id = ${scope.userId}` : sql`store_id = ${scope.storeId}`;

/** Locks orders by number, in the order of their ids; what is not in scope is not found. */
export const lockOrders = async (db: Db, scope: Scope, numbers: readonly string[]): Promise<OrderRow[]> =>
  (
    await sql<OrderRow>`select ${columns} from orders where number = any(${[...numbers]}::text[]) and ${within(scope)} order by id for update`.execute(
      db,
    )
  ).rows;

/** An order as it stands, without waiting for whoever is changing it: for telling, not for deciding. */
export const selectOrder = async (db: Db, number: string): Promise<OrderRow | null> =>
  (await sql<OrderRow>`select ${columns} from orders where number = ${number}`.execute(db)).rows[0] ?? null;

/** The platform's own work finds an order by its id. */
export const lockOrderById = async (db: Db, id: number): Promise<OrderRow | null> =>
  (await sql<OrderRow>`select ${columns} from orders where id = ${id} for update`.execute(db)).rows[0] ?? null;

/** Locks the order that a line belongs to; what is not in scope is not found. */
export const lockOrderOfLine = async (db: Db, scope: Scope, orderItemId: number): Promise<OrderRow | null> =>
  (
    await sql<OrderRow>`select ${columns} from orders where id = (select order_id from order_items where id = ${orderItemId}) and ${within(scope)} for update`.execute(
      db,
    )
  ).rows[0] ?? null;

export interface NewItem {
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
  readonly goodsAmount: bigint;
  readonly reduction: bigint;
  readonly freightUnit: bigint;
  readonly freightAmount: bigint;
}
export interface NewOrder {
  readonly number: string;
  readonly userId: number;
  readonly storeId: number;
  readonly status: number;
  readonly mold: number;
  readonly paymentTerm: number;
  readonly transportType: number;
  readonly deliveryType: number;
  readonly currency: string;
  readonly goodsTotal: bigint;
  readonly freight: bigint;
  readonly reduction: bigint;
  readonly total: bigint;
  readonly commissionBasisPoints: number;
  readonly daysMin: number;
  readonly daysMax: number;
  readonly remarks: string;
  readonly address: unknown;
  readonly quoteVersion: string;
  readonly payBefore: Date | null;
  readonly items: readonly NewItem[];
}

const plain = (value: unknown): string => JSON.stringify(value, (_, v: unknown) => (typeof v === 'bigint' ? v.toString() : v));

/** Writes orders, their lines and their first move in one statement. */
export const insertOrders = async (
  db: Db,
  orders: readonly NewOrder[],
  actor: Actor,
  at: Date,
): Promise<{ id: number; number: string }[]> => {
  const heads = plain(orders.map(({ items: _, ...head }) => head));
  const items = plain(orders.flatMap((o) => o.items.map((item) => ({ ...item, number: o.number }))));
  const { rows } = await sql<{ id: number; number: string }>`
    with placed as (
      insert into orders (number, user_id, store_id, status, mold, payment_term, transport_type, delivery_type, currency, goods_total, freight, reduction, total, commission_basis_points, days_min, days_max, remarks, address, quote_version, created_at, pay_before)
      select "number", "userId", "storeId", "status", "mold", "paymentTerm", "transportType", "deliveryType", "currency", "goodsTotal", "freight", "reduction", "total", "commissionBasisPoints", "daysMin", "daysMax", "remarks", "address", "quoteVersion", ${at}, "payBefore"
      from jsonb_to_recordset(${heads}::jsonb) as x ("number" text, "userId" int, "storeId" int, "status" smallint, "mold" smallint, "paymentTerm" smallint, "transportType" smallint, "deliveryType" smallint, "currency" text, "goodsTotal" bigint, "freight" bigint, "reduction" bigint, "total" bigint, "commissionBasisPoints" int, "daysMin" smallint, "daysMax" smallint, "remarks" text, "address" jsonb, "quoteVersion" text, "payBefore" timestamptz)
      returning id, number, status
    ), lines as (
      insert into order_items (order_id, product_id, sku_id, names, properties, units, article, picture, count, carton_quantity, carton_weight_grams, carton_volume_cm3, price, goods_amount, reduction, freight_unit, freight_amount)
      select p.id, "productId", "skuId", "names", "properties", "units", "article", "picture", "count", "cartonQuantity", "cartonWeightGrams", "cartonVolumeCm3", "price", "goodsAmount", "reduction", "freightUnit", "freightAmount"
      from jsonb_to_recordset(${items}::jsonb) as x ("number" text, "productId" int, "skuId" int, "names" jsonb, "properties" jsonb, "units" jsonb, "article" text, "picture" text, "count" int, "cartonQuantity" int, "cartonWeightGrams" int, "cartonVolumeCm3" int, "price" bigint, "goodsAmount" bigint, "reduction" bigint, "freightUnit" bigint, "freightAmount" bigint)
      join placed p on p.number = x."number"
    ), moved as (
      insert into order_moves (order_id, from_status, to_status, actor_kind, actor_id, why, at)
      select id, null, status, ${actor.kind}, ${actor.id}::int, 'placed', ${at} from placed
    )
    select id, number from placed`.execute(db);
  return rows;
};

/** Columns a move may set beside the state. */
export interface MoveSets {
  readonly paid_at?: Date;
  readonly pay_type?: number;
  readonly shipped_at?: Date;
  readonly receipt_due_at?: Date;
  readonly received_at?: Date;
  readonly claim_until?: Date;
  readonly completed_at?: Date;
  readonly canceled_at?: Date;
  readonly close_type?: number;
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
}
export const selectItemRows = async (db: Db, orderIds: readonly number[]): Promise<OrderItemRow[]> =>
  (
    await sql<OrderItemRow>`select id, order_id as "orderId", product_id as "productId", sku_id as "skuId", count, shipped from order_items where order_id = any(${[...orderIds]}::int[]) order by id`.execute(
      db,
    )
  ).rows;

export const addShipped = async (
  db: Db,
  orderId: number,
  lines: readonly { readonly orderItemId: number; readonly count: number }[],
): Promise<number> => {
  const { rows } = await sql`
    update order_items i set shipped = i.shipped + w.count from unnest(${lines.map((l) => l.orderItemId)}::int[], ${lines.map((l) => l.count)}::int[]) as w (id, count)
    where i.id = w.id and i.order_id = ${orderId} and i.shipped + w.count <= i.count returning 1`.execute(db);
  return rows.length;
};

export const setReceiptDue = async (db: Db, orderId: number, dueAt: Date): Promise<void> => {
  await sql`update orders set receipt_due_at = ${dueAt} where id = ${orderId}`.execute(db);
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
export const insertSubmit = async (db: Db, userId: number, uuid: string, orderNumbers: string, at: Date): Promise<void> => {
  await sql`insert into submits (user_id, uuid, order_numbers, at) values (${userId}, ${uuid}, ${orderNumbers}, ${at})`.execute(db);
};
