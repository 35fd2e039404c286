import { randomUUID } from 'node:crypto';
import { money } from '@kyakhta/money';
import pg from 'pg';
import { account, post, transfer } from '../apps/server/src/domains/ledger/index.ts';
import { openDatabase } from '../apps/server/src/runtime/database.ts';
import { inTransaction } from '../apps/server/src/runtime/transaction.ts';
import { ratio, round, type Row, say } from './report.ts';

const lanes = 16;
const cent = money(1n, 'USD');
/** What an entry writes, and nothing else: no check of a key, of a balance or of the sum of its lines. */
const sameRows = `
  with entry as (
    insert into journal (key, kind, reference, at) values ($1, 'adjustment', 'bench', now()) returning id
  ), lines as (
    insert into postings (journal_id, line, account, currency, amount)
    select id, 1, $2, 'USD', -1 from entry union all select id, 2, $3, 'USD', 1 from entry
  )
  update balances set balance = balance - 1 where account = $2 and currency = 'USD'`;

/** Runs lanes side by side for so long. @returns how often one was done, a second */
const rateOf = async (seconds: number, once: (lane: number) => Promise<unknown>): Promise<number> => {
  const end = performance.now() + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      let count = 0;
      for (; performance.now() < end; count += 1) await once(lane);
      return count;
    }),
  );
  return counts.reduce((a, b) => a + b, 0) / seconds;
};

/**
 * Journal entries a second, each in a transaction of its own: all from one person's account, whose row is the lock
 * of all of them, and all into one account of the platform, which has no row. Beside them the same rows written by the
 * driver alone, in one statement: entry, both lines, the balance.
 */
export const ledgerRows = async (url: string, seconds: number): Promise<Row[]> => {
  const database = openDatabase({ url, size: lanes });
  const entry = (from: string, to: string): Promise<unknown> =>
    inTransaction(database.pool, ({ db }) =>
      post(db, {
        key: `bench:${randomUUID()}`,
        kind: 'adjustment',
        reference: 'bench',
        at: new Date(),
        postings: transfer(from, to, cent),
      }),
    );
  const person = (n: number): string => account.buyerAvailable(1_000_000 + n);
  await inTransaction(database.pool, async ({ db }) => {
    for (let n = 0; n <= lanes; n += 1)
      await post(db, {
        key: `bench:${randomUUID()}`,
        kind: 'opening',
        reference: 'bench',
        at: new Date(),
        postings: transfer(account.opening, person(n), money(1_000_000_000n, 'USD')),
      });
  });
  const clients = await Promise.all(
    Array.from({ length: lanes }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  say('ledger');
  const bareEntry = (lane: number, from: string): Promise<unknown> | undefined =>
    clients[lane]?.query({ name: 'entry', text: sameRows, values: [`bench:${randomUUID()}`, from, account.adjustments] });
  const bareHot = await rateOf(seconds, async (lane) => bareEntry(lane, person(0)));
  const bareSpread = await rateOf(seconds, async (lane) => bareEntry(lane, person(lane + 1)));
  const hot = await rateOf(seconds, () => entry(person(0), account.adjustments));
  const spread = await rateOf(seconds, (lane) => entry(person(lane + 1), account.adjustments));
  await Promise.all(clients.map((c) => c.end()));
  await database.close();
  const yardstick = (rate: number): string => `bare SQL of the same rows ${round(rate)}/s`;
  return [
    {
      what: 'ledger entries, all from one account',
      figure: `${round(hot)}/s`,
      yardstick: yardstick(bareHot),
      ratio: ratio(hot, bareHot),
      aim: '≥ 0.50',
    },
    {
      what: 'ledger entries, all into one account of the platform',
      figure: `${round(spread)}/s`,
      yardstick: yardstick(bareSpread),
      ratio: ratio(spread, bareSpread),
      aim: '≥ 0.50',
    },
  ];
};
