import type { PayoutState } from '@kyakhta/contract';
import { sql } from '../../runtime/sql.ts';
import type { Db } from '../../runtime/database.ts';
import { type BankAccount, maskedAccount, type PayoutMoveName, payoutMoves } from './model.ts';

export interface StoreBankAccount extends BankAccount {
  readonly changedAt: Date;
  readonly usableFrom: Date;
}
export const selectBankAccount = async (db: Db, storeId: number): Promise<StoreBankAccount | null> => {
  const { rows } = await sql<StoreBankAccount>`
    select holder, bank, account, swift, country, changed_at as "changedAt", usable_from as "usableFrom" from store_bank_accounts where store_id = ${storeId}`.execute(
    db,
  );
  return rows[0] ?? null;
};
export const putBankAccount = async (db: Db, storeId: number, b: BankAccount, at: Date, usableFrom: Date): Promise<void> => {
  await sql`
    insert into store_bank_accounts (store_id, holder, bank, account, swift, country, changed_at, usable_from)
    values (${storeId}, ${b.holder}, ${b.bank}, ${b.account}, ${b.swift}, ${b.country}, ${at}, ${usableFrom})
    on conflict (store_id) do update set holder = excluded.holder, bank = excluded.bank, account = excluded.account, swift = excluded.swift,
      country = excluded.country, changed_at = excluded.changed_at, usable_from = excluded.usable_from`.execute(db);
};

/** Whose money a payout is: one of the two. */
export interface PayoutOwner {
  readonly storeId: number | null;
  readonly userId: number | null;
}
export interface PayoutRow extends PayoutOwner {
  readonly id: number;
  readonly number: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly state: PayoutState;
  readonly approvedBy: number | null;
  /** Who may have been at the keyboard when it was approved. */
  readonly approvedHands: readonly number[];
}
export const insertPayout = async (
  db: Db,
  p: PayoutOwner & {
    readonly number: string;
    readonly currency: string;
    readonly amount: bigint;
    readonly bank: BankAccount;
    /** Of a buyer's: since when she has kept the account. */
    readonly accountSince: Date | null;
    readonly at: Date;
    readonly by: number;
  },
): Promise<void> => {
  await sql`
    insert into payouts (number, store_id, user_id, currency, amount, state, bank, account_since, asked_at, asked_by)
    values (${p.number}, ${p.storeId}, ${p.userId}, ${p.currency}, ${p.amount}, 'asked', ${JSON.stringify(p.bank)}::jsonb, ${p.accountSince}, ${p.at}, ${p.by})`.execute(
    db,
  );
};
/** Locks a payout, of one store or buyer where one is named. */
export const lockPayout = async (db: Db, number: string, { storeId, userId }: PayoutOwner): Promise<PayoutRow | null> => {
  const { rows } = await sql<PayoutRow>`
    select id, number, store_id as "storeId", user_id as "userId", currency, amount, state, approved_by as "approvedBy", approved_hands as "approvedHands" from payouts
    where number = ${number} and (${storeId}::int is null or store_id = ${storeId}) and (${userId}::int is null or user_id = ${userId}) for update`.execute(
    db,
  );
  return rows[0] ?? null;
};
/** A payout as its owner sees it. */
export interface PayoutNews extends PayoutOwner {
  readonly number: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly state: PayoutState;
  /** The end of the account's number. */
  readonly account: string;
  readonly bankReference: string | null;
  /** Empty where none was given. */
  readonly reason: string;
}
export const selectPayout = async (db: Db, number: string): Promise<PayoutNews | null> => {
  const { rows } = await sql<Omit<PayoutNews, 'account'> & { bank: BankAccount }>`
    select number, store_id as "storeId", user_id as "userId", currency, amount, state, bank, bank_reference as "bankReference", reason from payouts where number = ${number}`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { bank, ...payout } = row;
  return { ...payout, account: maskedAccount(bank).account };
};
/** What a move writes besides the state. */
export interface PayoutSets {
  readonly approved_at?: Date;
  readonly approved_by?: number;
  readonly approved_hands?: readonly number[];
  readonly ended_at?: Date;
  readonly ended_by?: number;
  readonly bank_reference?: string;
  readonly reason?: string;
}
/** The guarded change of state. @returns whether it moved */
export const movePayoutRow = async (db: Db, id: number, move: PayoutMoveName, sets: PayoutSets): Promise<boolean> => {
  const { from, to } = payoutMoves[move];
  const more = Object.entries(sets).map(([column, value]: [string, unknown]) => sql`, ${sql.ref(column)} = ${value}`);
  const { rows } = await sql`
    update payouts set state = ${to} ${more.length === 0 ? sql`` : sql.join(more, sql``)} where id = ${id} and state = any(${[...from]}::text[]) returning 1`.execute(
    db,
  );
  return rows.length === 1;
};
