import { exportEntriesMax } from '@kyakhta/contract';
import { currencyOf, money } from '@kyakhta/money';
import { expect, it } from 'vitest';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { cellsOf } from '../../test/sheets.ts';
import { account, post, transfer } from '../domains/ledger/index.ts';
import { inTransaction } from '../runtime/transaction.ts';

const market = marketplaceForFile();
/** So many movements of store 2, each under its number. */
const book = (from: number, count: number): Promise<void> =>
  inTransaction(market().app.pool, async ({ db }) => {
    for (let n = from; n < from + count; n += 1)
      await post(db, {
        key: `statement:${n}`,
        kind: 'adjustment',
        reference: `S${n}`,
        at: new Date(),
        postings: transfer(account.opening, account.storeAvailable(2), money(100n, currencyOf('USD'))),
      });
  });

it('a statement tells each line once, though more are booked while it is read', async () => {
  const lines = async (): Promise<number> =>
    (await market().seller(2).ok('GET /shop/admin/settlement/page', { current: 1, size: 1 })).total;
  await book(0, 1100);
  const before = await lines();
  const [{ file }] = await Promise.all([
    market().seller(2).call('GET /shop/admin/settlement/export', {}),
    // As buyers' orders complete meanwhile.
    book(2000, 20),
  ]);
  const references = (await cellsOf(file)).slice(1).map((row) => row[2] ?? '');
  const own = references.filter((r) => /^S\d+$/.test(r) && Number(r.slice(1)) < 1100);
  expect(new Set(own).size).toBe(1100);
  expect(own).toHaveLength(1100);
  // What was booked after it began is in the next statement.
  expect(references.length).toBeGreaterThanOrEqual(before);
  expect(references.length).toBeLessThanOrEqual(before + 20);
  expect(references).toHaveLength(new Set(references.map((r, i) => (/^S/.test(r) ? r : `${r} ${i}`))).size);
  expect((await cellsOf((await market().seller(2).call('GET /shop/admin/settlement/export', {})).file)).length - 1).toBe(await lines());
});

it('a statement is given out whole, however long it is', async () => {
  await market().query(
    `with j as (insert into journal (key, kind, reference, at) select 'long:' || g, 'adjustment', 'L' || g, now() from generate_series(1, $1::int) g returning id)
     insert into postings (journal_id, line, account, currency, amount)
     select j.id, a.line, a.account, 'USD', a.amount from j, (values (1, $2, -1), (2, $3, 1)) a(line, account, amount)`,
    [exportEntriesMax, account.opening, account.storeAvailable(3)],
  );
  await market().query(
    "insert into balances values ($1, 'USD', $2) on conflict (account, currency) do update set balance = balances.balance + excluded.balance",
    [account.storeAvailable(3), exportEntriesMax],
  );
  const rows = await cellsOf((await market().seller(3).call('GET /shop/admin/settlement/export', {})).file);
  expect(rows.length).toBeGreaterThan(exportEntriesMax);
});
