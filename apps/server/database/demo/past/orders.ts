import { currencyOf, money, subtract } from '@kyakhta/money';
import { account, post, transfer } from '../../../src/domains/ledger/index.ts';
import { parts } from '../../../src/endpoints.ts';
import { type App, createApp } from '../../../src/runtime/app.ts';
import { placeForContracts } from './contracts.ts';
import { pastPlan } from './plan.ts';
import { planServices } from './services.ts';
import { planWaiting } from './waiting.ts';
import { offersOf, Past, standingClock } from './walk.ts';

const hourMs = 3_600_000;
/** Mails of the past that stay in the mailbox. */
const mailsKept = 50;
/** What buyers 1 to 5 have when the past is over, in cents. */
const balanceAfter = 10_000_000n;
const usd = currencyOf('USD');

const settledKey = (buyer: number): string => `opening:buyer:${buyer}:settled`;

/** Gives each of buyers 1 to 5 back what the past cost them, once: that entry says that the past is over. */
const settle = async (app: App, buyers: readonly number[]): Promise<void> => {
  for (const buyer of buyers) {
    const { rows } = await app.pool.query<{ balance: bigint }>(
      'select balance::bigint as balance from balances where account = $1 and currency = $2',
      [account.buyerAvailable(buyer), 'USD'],
    );
    const lacking = subtract(money(balanceAfter, usd), money(BigInt(rows[0]?.balance ?? 0), usd));
    const key = settledKey(buyer);
    if (lacking.amount > 0n)
      await post(app.database.db, {
        key,
        kind: 'opening',
        reference: key,
        at: app.clock.now(),
        postings: transfer(account.opening, account.buyerAvailable(buyer), lacking),
      });
  }
};

/** Whether the past has been made, or was cut off while it was. */
export const pastOf = async (app: Pick<App, 'pool'>): Promise<'none' | 'begun' | 'done'> => {
  const { rows } = await app.pool.query<{ begun: boolean; done: boolean }>(
    `select exists (select 1 from orders) as begun, exists (select 1 from journal where key like 'opening:buyer:%:settled') as done`,
  );
  return rows[0]?.done === true ? 'done' : rows[0]?.begun === true ? 'begun' : 'none';
};

/**
 * Makes the past orders of the demo through the flows that make every order, on a clock of its own that walks from
 * 120 days ago to `now`. To be called before anything else works on the database. A past that was cut off is left as
 * it stands: its timers go on by themselves, and buyers 1 to 5 get their balance back.
 */
export const makePast = async (
  databaseUrl: string,
  now: number,
  begin: () => void = () => undefined,
  count = 200,
  dataDir?: string,
): Promise<void> => {
  const [start] = pastPlan(count, 25, now);
  const clock = standingClock((start?.placed ?? now) - hourMs);
  const app = createApp({
    ...parts,
    databaseUrl,
    poolSize: 4,
    unhurried: true,
    demo: true,
    clock,
    ...(dataDir !== undefined && { dataDir }),
  });
  // Thousands of commits need not wait for the disk: what a crash takes of the last of them, the past is cut off there.
  app.pool.on('connect', (client) => void client.query('set synchronous_commit = off'));
  try {
    const state = await pastOf(app);
    if (state === 'done') return;
    if (state === 'none') {
      begin();
      // Contracts began with the present: the past was agreed to without them.
      await app.pool.query("insert into settings (name, value, changed_at) values ('contractsOn', 'false', $1)", [new Date(now)]);
      const past = new Past(app, clock, now, await offersOf(app));
      for (const order of pastPlan(count, 25, now)) past.later(order.placed, () => past.place(order));
      planServices(past);
      planWaiting(past);
      await past.walk();
      await app.pool.query("delete from settings where name = 'contractsOn'");
      await placeForContracts(past);
      await app.pool.query('delete from mails where id not in (select id from mails order by id desc limit $1)', [mailsKept]);
      await app.pool.query('delete from idempotency');
    }
    clock.moveTo(now);
    await app.pool.query("delete from settings where name = 'contractsOn'");
    await settle(app, [1, 2, 3, 4, 5]);
  } finally {
    await app.close();
  }
};
