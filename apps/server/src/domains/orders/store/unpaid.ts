import { orderStatus, paymentTerm } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import { type Ids, these } from '../../../runtime/ids.ts';

// Written out, so that the partial indexes serve.
const waiting = sql.lit(orderStatus.pendingPayment);
const [buyerSigns, supplierSigns] = [sql.lit(orderStatus.waitingBuyerContract), sql.lit(orderStatus.waitingSupplierContract)];
const [toShip, cash] = [sql.lit(orderStatus.pendingDelivery), sql.lit(paymentTerm.cashOnDelivery)];

/**
 * A buyer's orders that hold goods for which no money has come: they wait for payment or for a contract, or are to be paid on
 * delivery and nothing of them has left.
 */
const unpaid = (userId: number) =>
  sql`user_id = ${userId} and (status in (${waiting}, ${buyerSigns}, ${supplierSigns}) or (status = ${toShip} and payment_term = ${cash}))`;
/** Orders of some stores that wait for a bank transfer, or were given the days of one. */
const onTransfer = (stores: Ids) => sql`store_id = ${stores} and status = ${waiting} and pay_extended`;

/** Numbers of orders that hold goods without money: the buyer's own, and those of anybody on a bank transfer at these stores. */
export const ordersWithoutMoney = async (
  db: Db,
  userId: number,
  stores: Ids,
): Promise<{ readonly unpaid: string[]; readonly onTransfer: string[] }> => {
  const { rows } = await sql<{ number: string; isHers: boolean }>`
    select number, true as "isHers" from orders where ${unpaid(userId)} union all select number, false from orders where ${onTransfer(stores)}`.execute(
    db,
  );
  const numbers = (isHers: boolean): string[] => rows.flatMap((r) => (r.isHers === isHers ? [r.number] : []));
  return { unpaid: numbers(true), onTransfer: numbers(false) };
};

/** What a submit finds of those before it. @returns the orders of an earlier one with its uuid, joined by comma, and the buyer's unpaid ones */
export const selectBefore = async (
  db: Db,
  userId: number,
  uuid: string | null,
): Promise<{ readonly earlier: string | null; readonly unpaid: string[] }> => {
  const { rows } = await sql<{ numbers: string; isEarlier: boolean }>`
    select number as numbers, false as "isEarlier" from orders where ${unpaid(userId)}
    union all select order_numbers, true from submits where user_id = ${userId} and uuid = ${uuid}`.execute(db);
  return { earlier: rows.find((r) => r.isEarlier)?.numbers ?? null, unpaid: rows.flatMap((r) => (r.isEarlier ? [] : [r.numbers])) };
};

/**
 * Numbers of the orders of some stores that hold goods for more than a day without money, no matter who placed them: they wait for a
 * contract, for a payment that has days, or are to be paid on delivery and nothing of them has left.
 */
export const selectHolding = async (db: Db, storeIds: readonly number[]): Promise<string[]> => {
  const { rows } = await sql<{ number: string }>`
    select number from orders
    where store_id = any(${[...storeIds]}::int[])
      and (status in (${waiting}, ${buyerSigns}, ${supplierSigns}) or (status = ${toShip} and payment_term = ${cash}))
      and (status <> ${waiting} or pay_before > created_at + interval '1 day')`.execute(db);
  return rows.map((r) => r.number);
};

export const selectOnTransfer = async (db: Db, storeIds: readonly number[]): Promise<string[]> => {
  const { rows } = await sql<{ number: string }>`select number from orders where ${onTransfer(these(storeIds))}`.execute(db);
  return rows.map((r) => r.number);
};
