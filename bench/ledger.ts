import { randomUUID } from 'node:crypto';
import { money } from '@kyakhta/money';
import pg from 'pg';
import { account, post, transfer } from '../apps/server/src/domains/ledger/index.ts';
import { openDatabase } from '../apps/server/src/runtime/database.ts';
import { inTransaction } from '../apps/server/src/runtime/transaction.ts';
import { ratio, round, type Row, say } from './report.ts';

const lanes = 16;
const cent = money(1n, 'USD');

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
 * of all of them, and all into one account of the platform, which has no row. Beside them the least that one hot row
 * can do: the driver alone updates it.
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
  const bare = await rateOf(seconds, async (lane) =>
    clients[lane]?.query({
      name: 'hot',
      text: "update balances set balance = balance - 1 where account = $1 and currency = 'USD'",
      values: [person(0)],
    }),
  );
  const hot = await rateOf(seconds, () => entry(person(0), account.adjustments));
  const spread = await rateOf(seconds, (lane) => entry(person(lane + 1), account.adjustments));
  // The bare updates belong to no entry: the row is brought in line again.
  await clients[0]?.query(
    'update balances b set balance = (select sum(amount) from postings p where p.account = b.account) where b.account = $1',
    [person(0)],
  );
  await Promise.all(clients.map((c) => c.end()));
  await database.close();
  const yardstick = `bare update of the row ${round(bare)}/s`;
  return [
    { what: 'ledger entries, all from one account', figure: `${round(hot)}/s`, yardstick, ratio: ratio(hot, bare), aim: '' },
    {
      what: 'ledger entries, all into one account of the platform',
      figure: `${round(spread)}/s`,
      yardstick,
      ratio: ratio(spread, bare),
      aim: '',
    },
  ];
};
