import { type Sql, sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';

/** Money a buyer puts onto her balance; amounts are minor units of the currency. */
export interface TopUp {
  readonly id: number;
  readonly number: string;
  readonly userId: number;
  readonly currency: string;
  readonly amount: bigint;
  readonly gift: bigint;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
}
const columns = sql`t.id, t.number, t.user_id as "userId", t.currency, t.amount, t.gift, t.created_at as "createdAt", t.paid_at as "paidAt"`;
const select = async (db: Db, rest: Sql): Promise<TopUp | null> =>
  (await sql<TopUp>`select ${columns} from top_ups t ${rest}`.execute(db)).rows[0] ?? null;

export const selectTopUp = (db: Db, number: string): Promise<TopUp | null> => select(db, sql`where t.number = ${number}`);
export const selectOwnTopUp = (db: Db, userId: number, number: string): Promise<TopUp | null> =>
  select(db, sql`where t.number = ${number} and t.user_id = ${userId}`);
export const lockTopUp = (db: Db, number: string): Promise<TopUp | null> => select(db, sql`where t.number = ${number} for update`);
export const lockOwnTopUp = (db: Db, userId: number, number: string): Promise<TopUp | null> =>
  select(db, sql`where t.number = ${number} and t.user_id = ${userId} for update`);

/** The same top-up asked for before and not paid, the latest. */
export const selectUnpaid = (db: Db, userId: number, currency: string, amount: bigint, gift: bigint): Promise<TopUp | null> =>
  select(
    db,
    sql`where t.user_id = ${userId} and t.currency = ${currency} and t.amount = ${amount} and t.gift = ${gift} and t.paid_at is null order by t.id desc limit 1`,
  );

export const insertTopUp = async (
  db: Db,
  t: Pick<TopUp, 'number' | 'userId' | 'currency' | 'amount' | 'gift' | 'createdAt'>,
): Promise<void> => {
  await sql`
    insert into top_ups (number, user_id, currency, amount, gift, created_at)
    values (${t.number}, ${t.userId}, ${t.currency}, ${t.amount}, ${t.gift}, ${t.createdAt})`.execute(db);
};

/** Notes that it is paid, once. @returns whether it was not before */
export const payTopUp = async (db: Db, id: number, payType: number, at: Date): Promise<boolean> =>
  (await sql`update top_ups set paid_at = ${at}, pay_type = ${payType} where id = ${id} and paid_at is null returning 1`.execute(db)).rows
    .length === 1;
