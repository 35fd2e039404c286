import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { RefundLine } from '../model.ts';
import { addLines } from '../model/spread.ts';

/** What is applied for. */
export interface Wish {
  readonly applyType: number;
  readonly isReceived: boolean;
  readonly reason: string;
  readonly description: string;
  readonly mobile: string;
  /** Null in a change: those of before stay. */
  readonly pictures: readonly string[] | null;
  readonly lines: readonly RefundLine[];
}
const insertLines = async (db: Db, refundId: number, lines: readonly RefundLine[]): Promise<void> => {
  await sql`
    insert into refund_lines (refund_id, order_item_id, count, canceled, goods, freight, points, points_amount, promotion_paid, freight_platform, freight_store, gift_kept, gift_value)
    select ${refundId}, * from unnest(${lines.map((l) => l.orderItemId)}::int[], ${lines.map((l) => l.count)}::int[], ${lines.map((l) => l.canceled)}::int[],
      ${lines.map((l) => l.goods)}::bigint[], ${lines.map((l) => l.freight)}::bigint[], ${lines.map((l) => l.points)}::int[], ${lines.map((l) => l.pointsAmount)}::bigint[],
      ${lines.map((l) => l.promotionPaid)}::bigint[], ${lines.map((l) => l.freightPlatform)}::bigint[], ${lines.map((l) => l.freightStore)}::bigint[], ${lines.map((l) => l.giftKept)}::int[], ${lines.map((l) => l.giftValue)}::bigint[])`.execute(
    db,
  );
};
/**
 * Keeps what a refund asks for as it stands, with its lines, unless it is kept already.
 * @param at when it was asked for; null: at the last asking that its moves know
 */
export const keepWish = async (db: Db, refundId: number, at: Date | null): Promise<void> => {
  await sql`
    with kept as (
      insert into refund_wishes (refund_id, number, apply_number, apply_type, is_received, goods, freight, points, points_amount, reason, description, mobile, pictures, at)
      select r.id, coalesce((select max(w.number) from refund_wishes w where w.refund_id = r.id), 0) + 1, r.apply_number, r.apply_type, r.is_received, r.goods, r.freight, r.points, r.points_amount,
        r.reason, r.description, r.mobile, r.pictures, coalesce(${at}::timestamptz, (select max(m.at) from refund_moves m where m.refund_id = r.id and m.why in ('applied', 'changed')), r.created_at)
      from refunds r where r.id = ${refundId} on conflict (refund_id, apply_number) do nothing returning refund_id, number
    )
    insert into refund_wish_lines (refund_id, number, order_item_id, count, goods, freight, gift_kept, gift_value)
    select l.refund_id, k.number, l.order_item_id, l.count, l.goods, l.freight, l.gift_kept, l.gift_value from kept k join refund_lines l on l.refund_id = k.refund_id`.execute(
    db,
  );
};

export const insertRefund = async (
  db: Db,
  order: { readonly id: number; readonly number: string; readonly userId: number; readonly storeId: number; readonly currency: string },
  r: Wish & {
    readonly number: string;
    readonly applyNumber: string;
    readonly orderItemId: number | null;
    readonly at: Date;
    readonly dueAt: Date;
  },
): Promise<number> => {
  const { goods, freight, count, points, pointsAmount, ...byOthers } = addLines(r.lines);
  const { rows } = await sql<{ id: number }>`
    insert into refunds (number, apply_number, order_id, order_number, order_item_id, user_id, store_id, apply_type, is_received, status, currency, goods, freight, points, points_amount, promotion_paid, freight_platform, freight_store, count, reason, description, mobile, pictures, created_at, changed_at, due_at)
    values (${r.number}, ${r.applyNumber}, ${order.id}, ${order.number}, ${r.orderItemId}, ${order.userId}, ${order.storeId}, ${r.applyType}, ${r.isReceived}, 1, ${order.currency}, ${goods}, ${freight}, ${points}, ${pointsAmount}, ${byOthers.promotionPaid}, ${byOthers.freightPlatform}, ${byOthers.freightStore}, ${count},
      ${r.reason}, ${r.description}, ${r.mobile}, ${[...(r.pictures ?? [])]}::text[], ${r.at}, ${r.at}, ${r.dueAt}) returning id`.execute(
    db,
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a refund was not written');
  await insertLines(db, id, r.lines);
  await keepWish(db, id, r.at);
  return id;
};
/** Writes what is asked for anew; its state is moved elsewhere, and what was asked for before stays among the wishes. */
export const updateWish = async (db: Db, id: number, applyNumber: string, r: Wish, at: Date): Promise<void> => {
  const { goods, freight, count, points, pointsAmount, ...byOthers } = addLines(r.lines);
  await keepWish(db, id, null);
  await sql`delete from refund_lines where refund_id = ${id}`.execute(db);
  await sql`
    update refunds set apply_number = ${applyNumber}, apply_type = ${r.applyType}, is_received = ${r.isReceived}, goods = ${goods}, freight = ${freight}, points = ${points}, points_amount = ${pointsAmount}, promotion_paid = ${byOthers.promotionPaid}, freight_platform = ${byOthers.freightPlatform}, freight_store = ${byOthers.freightStore}, count = ${count}, reason = ${r.reason},
      description = ${r.description}, mobile = ${r.mobile}, pictures = coalesce(${r.pictures === null ? null : [...r.pictures]}::text[], pictures), parcel = null, package_id = null where id = ${id}`.execute(
    db,
  );
  await insertLines(db, id, r.lines);
  await keepWish(db, id, at);
};

/** When it was asked for as it stands. */
export const selectAskedAt = async (db: Db, id: number): Promise<Date> => {
  const { rows } = await sql<{
    at: Date;
  }>`select at from refund_wishes where refund_id = ${id} order by at desc limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`refund ${id} was never asked for`);
  return row.at;
};
/** It gives back more than was asked for: these lines. What was asked for stays among the wishes. */
export const raiseRefund = async (db: Db, id: number, lines: readonly RefundLine[]): Promise<void> => {
  const { goods, freight, points, pointsAmount, ...byOthers } = addLines(lines);
  await sql`delete from refund_lines where refund_id = ${id}`.execute(db);
  await sql`update refunds set goods = ${goods}, freight = ${freight}, points = ${points}, points_amount = ${pointsAmount}, promotion_paid = ${byOthers.promotionPaid}, freight_platform = ${byOthers.freightPlatform}, freight_store = ${byOthers.freightStore} where id = ${id}`.execute(
    db,
  );
  await insertLines(db, id, lines);
};

/** Pictures that were laid with any application of a refund. */
export const selectWishPictures = async (db: Db, refundId: number): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ path: string }>`select unnest(pictures) as path from refund_wishes where refund_id = ${refundId}`.execute(
    db,
  );
  return new Set(rows.map((r) => r.path));
};

/** What was asked for last, as far as a repeated call is known by it. */
export interface LastWish {
  readonly isReceived: boolean;
  readonly description: string;
  readonly mobile: string;
  readonly pictures: readonly string[];
}
export const selectLastWish = async (db: Db, refundId: number): Promise<LastWish> => {
  const { rows } = await sql<LastWish>`
    select is_received as "isReceived", description, mobile, pictures from refunds where id = ${refundId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no refund ${refundId}`);
  return row;
};
