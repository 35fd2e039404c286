import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import { inTransit, maskedAccount, type BankAccount } from '../model.ts';

/** Where a buyer may have her balance paid out to. */
export interface UserBankAccount extends BankAccount {
  readonly id: number;
  readonly addedAt: Date;
  readonly usableFrom: Date;
}
const columns = sql`id, holder, bank, account, swift, country, added_at as "addedAt", usable_from as "usableFrom"`;

export const selectUserAccounts = async (db: Db, userId: number): Promise<UserBankAccount[]> =>
  (
    await sql<UserBankAccount>`select ${columns} from user_bank_accounts where user_id = ${userId} and forgotten_at is null order by id`.execute(
      db,
    )
  ).rows;

/** Whether she has ever kept one, forgotten ones as well. */
export const hadUserAccount = async (db: Db, userId: number): Promise<boolean> =>
  (await sql`select 1 from user_bank_accounts where user_id = ${userId} limit 1`.execute(db)).rows.length > 0;

export const insertUserAccount = async (db: Db, userId: number, b: BankAccount, at: Date, usableFrom: Date): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into user_bank_accounts (user_id, holder, bank, account, swift, country, added_at, usable_from)
    values (${userId}, ${b.holder}, ${b.bank}, ${b.account}, ${b.swift}, ${b.country}, ${at}, ${usableFrom}) returning id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a bank account was not kept');
  return row.id;
};

/** Forgets an account of hers: nothing of it stays. @returns whether there was such a one */
export const forgetUserAccount = async (db: Db, userId: number, id: number, at: Date): Promise<boolean> =>
  (
    await sql`
      update user_bank_accounts set forgotten_at = ${at}, holder = '', bank = '', account = '', swift = '', country = ''
      where id = ${id} and user_id = ${userId} and forgotten_at is null returning 1`.execute(db)
  ).rows.length === 1;

export const hasPayoutInTransit = async (db: Db, userId: number): Promise<boolean> =>
  (await sql`select 1 from payouts where user_id = ${userId} and state = any(${[...inTransit]}::text[]) limit 1`.execute(db)).rows.length >
  0;

/** Money of a buyer that is on its way to her bank, in minor units. */
export const sumInTransit = async (db: Db, userId: number, currency: string): Promise<bigint> =>
  (
    await sql<{
      sum: bigint;
    }>`select coalesce(sum(amount), 0)::bigint as sum from payouts where user_id = ${userId} and currency = ${currency} and state = any(${[...inTransit]}::text[])`.execute(
      db,
    )
  ).rows[0]?.sum ?? 0n;

/**
 * Somebody has left: her accounts go, and of payouts that never reached a bank all but the end of the number. Of those that
 * did the account stays: it is the record of where money went.
 */
export const deleteBankDetailsOf = async (db: Db, userId: number): Promise<void> => {
  await sql`delete from user_bank_accounts where user_id = ${userId}`.execute(db);
  const { rows } = await sql<{ id: number; bank: BankAccount }>`
    select id, bank from payouts where user_id = ${userId} and state in ('refused', 'canceled') for update`.execute(db);
  for (const { id, bank } of rows) {
    const left = { ...maskedAccount(bank), holder: '' };
    await sql`update payouts set bank = ${JSON.stringify(left)}::jsonb where id = ${id}`.execute(db);
  }
};
