import { orderStatus, paymentTerm } from '@kyakhta/contract';
import { sql } from 'kysely';
import type { Db } from '../../../runtime/database.ts';

// Written out, so that the partial indexes serve.
const waiting = sql.lit(orderStatus.pendingPayment);
const [buyerSigns, supplierSigns] = [sql.lit(orderStatus.waitingBuyerContract), sql.lit(orderStatus.waitingSupplierContract)];
const [toShip, cash] = [sql.lit(orderStatus.pendingDelivery), sql.lit(paymentTerm.cashOnDelivery)];

/**
 * Numbers of a buyer's orders that hold goods for which no money has come: they wait for payment or for a contract, or are to
 * be paid on delivery and nothing of them has left.
 */
export const selectUnpaid = async (db: Db, userId: number): Promise<string[]> => {
  const { rows } = await sql<{ number: string }>`
    select number from orders
    where user_id = ${userId} and (status in (${waiting}, ${buyerSigns}, ${supplierSigns}) or (status = ${toShip} and payment_term = ${cash}))`.execute(
    db,
  );
  return rows.map((r) => r.number);
};

/**
 * Numbers of the orders of some stores that hold goods for more than a day without money, whoever placed them: they wait for a
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

/** Numbers of the orders of some stores that wait for a bank transfer, or were given the days of one. */
export const selectOnTransfer = async (db: Db, storeIds: readonly number[]): Promise<string[]> => {
  const { rows } = await sql<{ number: string }>`
    select number from orders where store_id = any(${[...storeIds]}::int[]) and status = ${waiting} and pay_extended`.execute(db);
  return rows.map((r) => r.number);
};
