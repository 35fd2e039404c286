import { type Money, currencyOf, money } from '@kyakhta/money';
import { addDays } from '../../runtime/clock.ts';
import type { Ctx } from '../../runtime/context.ts';
import type { Db } from '../../runtime/database.ts';
import { assertBalanced, type Entry, netted } from './model.ts';
import { forgetProofRuns, insertEntry, insertProofRun, lockBalances, selectBalances } from './store.ts';

/** What a guarded account lacked. */
export class Shortfall extends Error {
  override readonly name = 'Shortfall';
}

/**
 * Books one entry: balanced, insert-only, its key unique for ever.
 * @throws Shortfall when a guarded account would go negative; nothing is kept, the caller's transaction must not commit.
 */
export const post = async (db: Db, entry: Entry): Promise<void> => {
  const postings = netted(entry.postings);
  assertBalanced(postings);
  if (postings.length === 0) return;
  const { covered, debits } = await insertEntry(db, { ...entry, postings });
  if (covered !== debits) throw new Shortfall(`entry ${entry.key}: ${debits - covered} account(s) lack the amount`);
};

/** Balance of a guarded account, zero when it was never used. */
export const balanceOf = async (db: Db, account: string, currency: string): Promise<Money> =>
  money((await selectBalances(db, [account], currency)).get(account) ?? 0n, currencyOf(currency));

/** Balances of several guarded accounts in one reading. */
export const balancesOf = async (db: Db, accounts: readonly string[], currency: string): Promise<readonly Money[]> => {
  const found = await selectBalances(db, accounts, currency);
  return accounts.map((a) => money(found.get(a) ?? 0n, currencyOf(currency)));
};

/** The same, locked until the transaction ends: what is read is what can be spent. */
export const lockedBalancesOf = async (db: Db, accounts: readonly string[], currency: string): Promise<readonly Money[]> => {
  const found = await lockBalances(db, accounts, currency);
  return accounts.map((a) => money(found.get(a) ?? 0n, currencyOf(currency)));
};

/** Nights whose proof is kept. */
const proofDays = 400;
/** Keeps what a night's proof of the books found, and forgets what is long past. */
export const recordProof = async (ctx: Pick<Ctx, 'db' | 'now'>, differences: readonly object[]): Promise<void> => {
  await insertProofRun(ctx.db, { at: ctx.now, differences });
  await forgetProofRuns(ctx.db, addDays(ctx.now, -proofDays));
};
