import { sql } from '../../runtime/sql.ts';
import type { Db } from '../../runtime/database.ts';
import type { EntryKind } from '@kyakhta/contract';
import { type Entry, isGuarded } from './model.ts';

/** What of an entry makes its statement another one. */
interface Shape {
  /** Places of the postings that take from a guarded account, of those that give to one, and how many there are of all. */
  readonly debits: readonly number[];
  readonly credits: readonly number[];
  readonly count: number;
  readonly isReversal: boolean;
}

const firstPosting = 6;
/** Some of the postings, as a table to select from; an argument may be in several of them. */
const postingsAt = (places: readonly number[]): string =>
  `(values ${places
    .map((place) => {
      const at = firstPosting + 3 * place;
      return `(${place + 1}, $${at}::text, $${at + 1}::text, $${at + 2}::bigint)`;
    })
    .join(', ')}) as p (line, account, currency, amount)`;

/** The statement that writes entries of a shape: its arguments are key, kind, reference, time, what is taken back, then three of each posting. */
/** What the statement answers. */
export interface Written {
  readonly id: bigint;
  readonly reverses: bigint | null;
  readonly covered: number;
}
export const statementOf = ({ debits, credits, count, isReversal }: Shape): string => {
  const all = Array.from({ length: count }, (_, place) => place);
  // An entry touches no balance, takes from some or gives to some: what it does not do is not asked of the database either.
  const taken = `, taken as (
      update balances b set balance = b.balance + p.amount from ${postingsAt(debits)}
      where b.account = p.account and b.currency = p.currency and b.balance + p.amount >= 0 returning 1
    )`;
  const given = `, given as (
      insert into balances (account, currency, balance) select account, currency, amount from ${postingsAt(credits)}
      on conflict (account, currency) do update set balance = balances.balance + excluded.balance
    )`;
  return `
    with entry as (
      insert into journal (key, kind, reference, at, reverses)
      values ($1, $2, $3, $4, ${isReversal ? '(select id from journal where key = $5::text)' : '$5::bigint'}) returning id, reverses
    ), lines as (
      insert into postings (journal_id, line, account, currency, amount)
      select entry.id, p.line, p.account, p.currency, p.amount from entry, ${postingsAt(all)}
    )${debits.length > 0 ? taken : ''}${credits.length > 0 ? given : ''}
    select entry.id, entry.reverses, ${debits.length > 0 ? '(select count(*)::int from taken)' : '0'} as covered from entry`;
};

/** Few shapes make nearly all entries: their texts are put together once, and prepared once per connection. */
const texts = new Map<string, string>();
const textOf = (shape: Shape): string => {
  const key = `${shape.count} ${shape.debits.join(',')} ${shape.credits.join(',')} ${shape.isReversal}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = statementOf(shape);
  texts.set(key, text);
  return text;
};

/**
 * Writes entry, postings and guarded balances in one statement.
 * @returns how many debits of guarded accounts were covered, out of how many there were.
 */
export const insertEntry = async (
  db: Db,
  entry: Entry,
): Promise<{ readonly id: bigint; readonly covered: number; readonly debits: number }> => {
  const debits: number[] = [];
  const credits: number[] = [];
  const values: unknown[] = [entry.key, entry.kind, entry.reference, entry.at, entry.reverses ?? null];
  for (const [place, { account, amount }] of entry.postings.entries()) {
    values.push(account, amount.currency, amount.amount);
    if (isGuarded(account)) (amount.amount < 0n ? debits : credits).push(place);
  }
  const text = textOf({ debits, credits, count: entry.postings.length, isReversal: entry.reverses !== undefined });
  const { rows } = await db.send(text, values);
  const [row] = rows as Written[];
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

/** What moved an account from the first entry of a kind on, oldest first; nothing where there was none. Minor units. */
export const selectMovementsSince = async (
  db: Db,
  address: string,
  currency: string,
  kind: EntryKind,
): Promise<{ readonly kind: EntryKind; readonly key: string; readonly amount: bigint }[]> =>
  (
    await sql<{ kind: EntryKind; key: string; amount: bigint }>`
      with own as (select j.id, j.kind, j.key, p.amount from postings p join journal j on j.id = p.journal_id where p.account = ${address} and p.currency = ${currency})
      select kind, key, amount from own where id >= (select min(id) from own where kind = ${kind}) order by id`.execute(db)
  ).rows;
