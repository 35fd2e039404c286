import { sql } from '../../runtime/sql.ts';
import type { Db } from '../../runtime/database.ts';
import { voucherStatus } from './model.ts';

/** A voucher as actions need it; its code is none of it. */
export interface VoucherRow {
  readonly id: number;
  readonly orderId: number;
  readonly orderItemId: number;
  readonly state: number;
  readonly unused: 'refund' | 'pay';
  readonly validUntil: Date;
  readonly revealedAt: Date | null;
}
const columns = sql`id, order_id as "orderId", order_item_id as "orderItemId", state, unused, valid_until as "validUntil", revealed_at as "revealedAt"`;

export interface NewVoucher {
  readonly orderItemId: number;
  readonly code: string;
  readonly hash: Buffer;
  readonly unused: 'refund' | 'pay';
  readonly validUntil: Date;
}
export const insertVouchers = async (
  db: Db,
  order: { readonly id: number; readonly storeId: number },
  vouchers: readonly NewVoucher[],
  at: Date,
): Promise<void> => {
  await sql`
    insert into vouchers (order_id, order_item_id, store_id, code, code_hash, unused, issued_at, valid_until)
    select ${order.id}::int, x.item, ${order.storeId}::int, x.code, decode(x.hash, 'hex'), x.unused, ${at}, x.until
    from unnest(${vouchers.map((v) => v.orderItemId)}::int[], ${vouchers.map((v) => v.code)}::text[], ${vouchers.map((v) => v.hash.toString('hex'))}::text[],
      ${vouchers.map((v) => v.unused)}::text[], ${vouchers.map((v) => v.validUntil)}::timestamptz[]) as x (item, code, hash, unused, until)`.execute(
    db,
  );
};

/** The vouchers of an order. Nobody changes one without the order's lock. */
export const selectVouchers = async (db: Db, orderId: number): Promise<VoucherRow[]> =>
  (await sql<VoucherRow>`select ${columns} from vouchers where order_id = ${orderId} order by id`.execute(db)).rows;

/** The order of a store's voucher, by the hash of its code; one that nobody has looked at is known to nobody. */
export const selectOrderOfCode = async (
  db: Db,
  storeId: number,
  hash: Buffer,
): Promise<{ readonly id: number; readonly orderId: number } | null> =>
  (
    await sql<{ id: number; orderId: number }>`
      select id, order_id as "orderId" from vouchers where code_hash = ${hash} and store_id = ${storeId} and revealed_at is not null`.execute(
      db,
    )
  ).rows[0] ?? null;

/** Shows a ready voucher of an order that was found through its buyer, and notes the first time. @returns its code, or null */
export const revealRow = async (db: Db, orderId: number, id: number, at: Date): Promise<string | null> =>
  (
    await sql<{ code: string }>`
      update vouchers set revealed_at = coalesce(revealed_at, ${at}) where id = ${id} and order_id = ${orderId} and state = ${voucherStatus.ready} returning code`.execute(
      db,
    )
  ).rows[0]?.code ?? null;

/** @returns whether it was ready and is used up now */
export const redeemRow = async (db: Db, id: number, by: number, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    update vouchers set state = ${voucherStatus.redeemed}, redeemed_at = ${at}, redeemed_by = ${by} where id = ${id} and state = ${voucherStatus.ready} returning 1`.execute(
    db,
  );
  return rows.length === 1;
};
/** @returns how many of these were ready and are over now */
export const expireRows = async (db: Db, ids: readonly number[], at: Date): Promise<number> => {
  const { rows } = await sql`
    update vouchers set state = ${voucherStatus.expired}, expired_at = ${at} where id = any(${[...ids]}::int[]) and state = ${voucherStatus.ready} returning 1`.execute(
    db,
  );
  return rows.length;
};
/** Voids so many ready vouchers of a line, those first that nobody has looked at. @returns how many there were */
export const voidRows = async (db: Db, orderItemId: number, count: number, at: Date): Promise<number> => {
  const { rows } = await sql`
    update vouchers set state = ${voucherStatus.void}, voided_at = ${at} where id in (
      select id from vouchers where order_item_id = ${orderItemId} and state = ${voucherStatus.ready} order by revealed_at nulls first, id limit ${count}) returning 1`.execute(
    db,
  );
  return rows.length;
};

/** Takes the store's count of wrong codes, so that its tries queue up. */
export const lockTries = async (db: Db, storeId: number): Promise<{ readonly tries: number; readonly lockedUntil: Date | null }> => {
  const { rows } = await sql<{ tries: number; lockedUntil: Date | null }>`
    insert into voucher_tries (store_id, tries) values (${storeId}, 0) on conflict (store_id) do update set tries = voucher_tries.tries returning tries, locked_until as "lockedUntil"`.execute(
    db,
  );
  return rows[0] ?? { tries: 0, lockedUntil: null };
};
export const setTries = async (db: Db, storeId: number, tries: number, lockedUntil: Date | null): Promise<void> => {
  await sql`update voucher_tries set tries = ${tries}, locked_until = ${lockedUntil} where store_id = ${storeId}`.execute(db);
};
