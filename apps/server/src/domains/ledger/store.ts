import { sql } from 'kysely';
import type { Db } from '../../runtime/database.ts';
import type { EntryKind } from '@kyakhta/contract';
import { type Entry, isGuarded } from './model.ts';

/** Postings as a table of account, currency and amount, to select from. */
const columnsOf = (postings: Entry['postings']) =>
  sql`unnest(${postings.map((p) => p.account)}::text[], ${postings.map((p) => p.amount.currency)}::text[], ${postings.map((p) => p.amount.amount)}::bigint[])`;

/**
 * Writes entry, postings and guarded balances in one statement.
 * @returns how many debits of guarded accounts were covered, out of how many there were.
 */
export const insertEntry = async (
  db: Db,
  entry: Entry,
): Promise<{ readonly id: bigint; readonly covered: number; readonly debits: number }> => {
  const all = entry.postings;
  const debits = all.filter((p) => isGuarded(p.account) && p.amount.amount < 0n);
  const credits = all.filter((p) => isGuarded(p.account) && p.amount.amount > 0n);
  // An entry touches no balance, takes from some or gives to some: what it does not do is not asked of the database either.
  const taken = sql`, taken as (
      update balances b set balance = b.balance + d.amount from ${columnsOf(debits)} as d (account, currency, amount)
      where b.account = d.account and b.currency = d.currency and b.balance + d.amount >= 0 returning 1
    )`;
  const given = sql`, given as (
      insert into balances (account, currency, balance) select * from ${columnsOf(credits)}
      on conflict (account, currency) do update set balance = balances.balance + excluded.balance
    )`;
  const { rows } = await sql<{ id: bigint; reverses: bigint | null; covered: number }>`
    with entry as (
      insert into journal (key, kind, reference, at, reverses) values (${entry.key}, ${entry.kind}, ${entry.reference}, ${entry.at}, ${entry.reverses === undefined ? sql`null` : sql`(select id from journal where key = ${entry.reverses})`}) returning id, reverses
    ), lines as (
      insert into postings (journal_id, line, account, currency, amount)
      select entry.id, p.line, p.account, p.currency, p.amount from entry, ${columnsOf(all)} with ordinality as p (account, currency, amount, line)
    )${debits.length > 0 ? taken : sql``}${credits.length > 0 ? given : sql``}
    select entry.id, entry.reverses, ${debits.length > 0 ? sql`(select count(*)::int from taken)` : sql`0`} as covered from entry`.execute(
    db,
  );
  const row = rows[0];
  if (row === undefined) throw new Error('journal entry was not written');
  if (entry.reverses !== undefined && row.reverses === null)
    throw new Error(`${entry.key} takes back ${entry.reverses}, which is not there`);
  return { id: row.id, covered: row.covered, debits: debits.length };
};

export const selectBalances = async (db: Db, accounts: readonly string[], currency: string): Promise<ReadonlyMap<string, bigint>> => {
  const { rows } = await sql<{
    account: string;
    balance: bigint;
  }>`select account, balance from balances where account = any(${[...accounts]}::text[]) and currency = ${currency}`.execute(db);
  return new Map(rows.map((r) => [r.account, r.balance]));
};

/** What was booked about something: a sum for each kind of entry and account that is not nothing. */
export interface PostedSum {
  readonly kind: EntryKind;
  readonly account: string;
  readonly amount: bigint;
}
export const selectPostedAbout = async (db: Db, reference: string, currency: string): Promise<PostedSum[]> =>
  (
    await sql<PostedSum>`
      select j.kind, p.account, sum(p.amount)::bigint as amount from journal j join postings p on p.journal_id = j.id
      where j.reference = ${reference} and p.currency = ${currency} group by j.kind, p.account having sum(p.amount) <> 0`.execute(db)
  ).rows;

/** Locks guarded accounts, in the order of their addresses. An account that was never used has nothing to lock. */
export const lockBalances = async (db: Db, accounts: readonly string[], currency: string): Promise<ReadonlyMap<string, bigint>> => {
  const { rows } = await sql<{ account: string; balance: bigint }>`
    select account, balance from balances where account = any(${[...accounts]}::text[]) and currency = ${currency} order by account for update`.execute(
    db,
  );
  return new Map(rows.map((r) => [r.account, r.balance]));
};

export const insertProofRun = async (db: Db, run: { readonly at: Date; readonly differences: readonly object[] }): Promise<void> => {
  await sql`insert into proof_runs (at, differences) values (${run.at}, ${JSON.stringify(run.differences)}::jsonb)`.execute(db);
};
export const forgetProofRuns = async (db: Db, before: Date): Promise<void> => {
  await sql`delete from proof_runs where at < ${before}`.execute(db);
};
