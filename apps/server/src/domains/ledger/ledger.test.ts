import { money } from '@kyakhta/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { inTransaction } from '../../runtime/transaction.ts';
import { account, balanceOf, post, Shortfall, transfer } from './index.ts';
import { type Entry, isGuarded, netted } from './model.ts';

const market = marketplaceForFile();
const usd = (amount: bigint): ReturnType<typeof money> => money(amount, 'USD');
const at = new Date();
let keys = 0;
/** One entry with its own key, in its own transaction. */
const book = (postings: Entry['postings'], key = `test:${(keys += 1)}`): Promise<void> =>
  inTransaction(market().app.pool, ({ db }) => post(db, { key, kind: 'adjustment', reference: 'test', at, postings }));
const balance = async (of: string): Promise<bigint> => (await balanceOf(market().app.database.db, of, 'USD')).amount;
const count = async (table: 'journal' | 'postings'): Promise<number> => (await market().query(`select 1 from ${table}`)).length;

const accounts = [
  account.buyerAvailable(91),
  account.storeAvailable(92),
  account.storePending(91),
  account.storeAvailable(91),
  account.commission,
  account.adjustments,
  account.opening,
];
const movement = fc.record({ from: fc.constantFrom(...accounts), to: fc.constantFrom(...accounts), amount: fc.bigInt(0n, 1000n) });

describe('the books', () => {
  it('stay balanced and the guarded accounts covered through any sequence of transfers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(movement, { minLength: 1, maxLength: 4 }), { maxLength: 8 }), async (entries) => {
        for (const entry of entries) {
          const before = new Map(await Promise.all(accounts.filter(isGuarded).map(async (a) => [a, await balance(a)] as const)));
          const postings = netted(entry.flatMap((m) => transfer(m.from, m.to, usd(m.amount))));
          const covered = postings.every((p) => !isGuarded(p.account) || (before.get(p.account) ?? 0n) + p.amount.amount >= 0n);
          const failed = await book(postings).then(
            () => null,
            (error: unknown) => error,
          );
          expect(failed === null).toBe(covered);
          if (failed !== null) expect(failed).toBeInstanceOf(Shortfall);
          for (const [a, was] of before) {
            const moved = covered ? (postings.find((p) => p.account === a)?.amount.amount ?? 0n) : 0n;
            expect(await balance(a)).toBe(was + moved);
          }
        }
        const [sum] = await market().query<{ sum: string }>('select sum(amount)::text as sum from postings');
        expect(sum?.sum).toBe('0');
      }),
      { numRuns: 25 },
    );
  });

  it('keep nothing of an entry that takes back one that is not there', async () => {
    const before = [await count('journal'), await count('postings')];
    const back = inTransaction(market().app.pool, ({ db }) =>
      post(db, {
        key: 'test:back',
        kind: 'adjustment',
        reference: 'test',
        at,
        reverses: 'test:never',
        postings: transfer(account.adjustments, account.commission, usd(1n)),
      }),
    );
    await expect(back).rejects.toThrow('which is not there');
    expect([await count('journal'), await count('postings')]).toEqual(before);
  });

  it('keep nothing of an entry that lacks the money', async () => {
    const before = [await count('journal'), await count('postings')];
    await expect(book(transfer(account.buyerAvailable(92), account.commission, usd(1n)))).rejects.toBeInstanceOf(Shortfall);
    expect([await count('journal'), await count('postings')]).toEqual(before);
  });

  it('never take an unbalanced entry', async () => {
    await expect(book([{ account: account.commission, amount: usd(1n) }])).rejects.toThrow('does not balance');
    await expect(
      book([
        { account: account.commission, amount: usd(1n) },
        { account: account.adjustments, amount: money(-1n, 'CNY') },
      ]),
    ).rejects.toThrow('does not balance');
  });

  it('book a key once, also when it comes twice at the same time', async () => {
    const twice = await Promise.allSettled(
      Array.from({ length: 5 }, () => book(transfer(account.opening, account.buyerAvailable(93), usd(5n)), 'once')),
    );
    expect(twice.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
    expect(await balance(account.buyerAvailable(93))).toBe(5n);
  });

  it('write nothing for an entry that moves nothing', async () => {
    const before = await count('journal');
    await book(transfer(account.opening, account.commission, usd(0n)));
    await book([...transfer(account.opening, account.commission, usd(3n)), ...transfer(account.commission, account.opening, usd(3n))]);
    expect(await count('journal')).toBe(before);
  });

  it('never overdraw one account from many sides at once', async () => {
    await book(transfer(account.opening, account.buyerAvailable(94), usd(35n)));
    const spent = await Promise.allSettled(
      Array.from({ length: 20 }, () => book(transfer(account.buyerAvailable(94), account.commission, usd(10n)))),
    );
    expect(spent.filter((r) => r.status === 'fulfilled')).toHaveLength(3);
    expect(await balance(account.buyerAvailable(94))).toBe(5n);
  });

  it.each([
    'update journal set kind = kind',
    'delete from journal',
    'truncate journal cascade',
    'update postings set amount = amount',
    'delete from postings where false',
    'truncate postings',
  ])('are refused by the database itself: %s', async (statement) => {
    await expect(market().query(statement)).rejects.toThrow('insert-only');
  });

  it('cannot hold a guarded balance below zero', async () => {
    await expect(
      market().query("insert into balances (account, currency, balance) values ('buyer:95:available', 'USD', -1)"),
    ).rejects.toThrow(/check/);
  });
});
