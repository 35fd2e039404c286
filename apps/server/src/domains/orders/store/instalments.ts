import { type Sql, sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import { type NewOrder, plain } from './placed.ts';

/** Writes the parts of prices. Amounts are minor units of each order's currency. */
export const newInstalments = (orders: readonly Pick<NewOrder, 'number' | 'instalments'>[]): Sql => {
  const parts = plain(orders.flatMap((o) => o.instalments.map((part) => ({ ...part, number: o.number }))));
  return sql`
    insert into order_instalments (order_id, sequence, stage, percent, amount, reference)
    select o.id, x.sequence, x.stage, x.percent, x.amount, x.reference
    from jsonb_to_recordset(${parts}::jsonb) as x ("number" text, sequence smallint, stage smallint, percent smallint, amount bigint, reference text)
    join orders o on o.number = x."number"`;
};
/** @returns how many of these parts were not paid before and are now */
export const payInstalments = async (db: Db, references: readonly string[], at: Date): Promise<number> => {
  const { rows } = await sql`
    update order_instalments set paid_at = ${at} where reference = any(${[...references]}::text[]) and paid_at is null returning 1`.execute(
    db,
  );
  return rows.length;
};
/** Says until when a part is to be paid, once. @returns whether it was not said before */
export const setInstalmentDue = async (db: Db, reference: string, dueAt: Date): Promise<boolean> => {
  const { rows } = await sql`
    update order_instalments set due_at = ${dueAt} where reference = ${reference} and due_at is null and paid_at is null returning 1`.execute(
    db,
  );
  return rows.length === 1;
};
/** Parts of a stage are due no longer, unless they were paid or are overdue already. */
export const clearInstalmentDue = async (db: Db, orderId: number, stage: number): Promise<void> => {
  await sql`
    update order_instalments set due_at = null where order_id = ${orderId} and stage = ${stage} and paid_at is null and overdue_at is null`.execute(
    db,
  );
};
/** @returns whether it was neither paid nor said to be overdue before */
export const setInstalmentOverdue = async (db: Db, reference: string, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    update order_instalments set overdue_at = ${at} where reference = ${reference} and overdue_at is null and paid_at is null and due_at <= ${at} returning 1`.execute(
    db,
  );
  return rows.length === 1;
};
