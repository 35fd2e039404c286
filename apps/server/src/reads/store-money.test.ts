import { currencyOf, money } from '@kyakhta/money';
import { expect, it } from 'vitest';
import { marketplaceForFile } from '../../test/marketplace.ts';
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
  const [before] = await market().query<{ n: number }>(
    "select count(distinct journal_id)::int as n from postings where account = 'store:2:available'",
  );
  await book(0, 1100);
  const { file } = await market().seller(2).call('GET /shop/admin/settlement/export', {});
  const text: string[] = [];
  let pieces = 0;
  for await (const piece of file!.bytes as AsyncIterable<Buffer>) {
    text.push(piece.toString());
    // Between the pieces, as buyers' orders complete meanwhile.
    await book(2000 + pieces * 10, 7);
    pieces += 1;
  }
  const references = text
    .join('')
    .split('\r\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split(',')[2] ?? '');
  expect(pieces).toBeGreaterThan(2);
  const own = references.filter((r) => /^S\d+$/.test(r) && Number(r.slice(1)) < 1100);
  expect(new Set(own).size).toBe(1100);
  expect(own).toHaveLength(1100);
  // What was booked after it began is told before its first line, or in the next statement.
  expect(references.length).toBeGreaterThanOrEqual(1100 + before!.n);
  expect(references).toHaveLength(new Set(references.map((r, i) => (/^S/.test(r) ? r : `${r} ${i}`))).size);
});
