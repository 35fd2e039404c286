import { currencyOf, money, subtract } from '@kyakhta/money';
import { sql } from '../../../src/runtime/sql.ts';
import pg from 'pg';
import { account, post, transfer } from '../../../src/domains/ledger/index.ts';
import { parts } from '../../../src/endpoints.ts';
import { type App, createApp } from '../../../src/runtime/app.ts';
import { inTransaction } from '../../../src/runtime/transaction.ts';
import { placeForContracts } from './contracts.ts';
import { pastPlan } from './plan.ts';
import { planServices } from './services.ts';
import { Told } from './told.ts';
import { planWaiting } from './waiting.ts';
import { offersOf, Past, type StandingClock, standingClock } from './walk.ts';

const hourMs = 3_600_000;
/** Mails of the past that stay in the mailbox. */
const mailsKept = 50;
/** What buyers 1 to 5 have when the past is over, in cents. */
const balanceAfter = 10_000_000n;
const usd = currencyOf('USD');

const settledKey = (buyer: number): string => `opening:buyer:${buyer}:settled`;

/** Gives each of buyers 1 to 5 back what the past cost them, once; with the note that the past is over, or not at all. */
const settle = (app: App, buyers: readonly number[]): Promise<void> =>
  inTransaction(app.pool, async ({ db }) => {
    for (const buyer of buyers) {
      const { rows } = await sql<{ balance: string }>`
        select balance::text as balance from balances where account = ${account.buyerAvailable(buyer)} and currency = 'USD'`.execute(db);
      const lacking = subtract(money(balanceAfter, usd), money(BigInt(rows[0]?.balance ?? 0), usd));
      const key = settledKey(buyer);
      if (lacking.amount > 0n)
        await post(db, {
          key,
          kind: 'opening',
          reference: key,
          at: app.clock.now(),
          postings: transfer(account.opening, account.buyerAvailable(buyer), lacking),
        });
    }
    await sql`delete from settings where name = 'contractsOn'`.execute(db);
    await sql`delete from demo_steps where starts_with(key, 'past ')`.execute(db);
    await sql`insert into demo_steps (key, answer) values (${doneKey}, 'null')`.execute(db);
  });

const doneKey = 'past: done';

/** Whether the past has been made, was cut off while it was, or was left as it stood by a version that could not go on with it. */
export const pastOf = async (app: Pick<App, 'pool'>): Promise<'none' | 'begun' | 'left' | 'done'> => {
  const { rows } = await app.pool.query<{ begun: boolean; left: boolean; done: boolean }>(
    `select exists (select 1 from demo_steps where key = 'past begun') as begun, exists (select 1 from orders) as left,
       exists (select 1 from demo_steps where key = $1) or exists (select 1 from journal where key like 'opening:buyer:%:settled') as done`,
    [doneKey],
  );
  const [row] = rows;
  if (row?.done === true) return 'done';
  if (row?.begun === true) return 'begun';
  return row?.left === true ? 'left' : 'none';
};

/** What the walk was begun with: who goes on with it later goes to the same now. */
interface Begun {
  readonly now: number;
  readonly count: number;
}
const begunWith = async (app: Pick<App, 'pool'>, wanted: Begun): Promise<Begun> => {
  await app.pool.query("insert into demo_steps (key, answer) values ('past begun', $1) on conflict do nothing", [JSON.stringify(wanted)]);
  const { rows } = await app.pool.query<{ answer: string }>("select answer from demo_steps where key = 'past begun'");
  return JSON.parse(rows[0]?.answer ?? '') as Begun;
};

/** Walks through the past, from its beginning or from where it was cut off. */
const walk = async (app: App, clock: StandingClock, { now, count }: Begun): Promise<void> => {
  // Contracts began with the present: the past was agreed to without them.
  await app.pool.query("insert into settings (name, value, changed_at) values ('contractsOn', 'false', $1) on conflict do nothing", [
    new Date(now),
  ]);
  app.cache.drop('site');
  const told = await Told.in(app.pool);
  const past = new Past(app, clock, now, await offersOf(app, told), told);
  for (const order of pastPlan(count, 25, now)) past.later(order.placed, () => past.place(order));
  planServices(past);
  planWaiting(past);
  await past.walk();
  await app.pool.query("delete from settings where name = 'contractsOn'");
  app.cache.drop('site');
  await placeForContracts(past);
  await told.written();
  await app.pool.query('delete from mails where id not in (select id from mails order by id desc limit $1)', [mailsKept]);
};

/**
 * Makes the past orders of the demo through the flows that make every order, on a clock of its own that walks from
 * 120 days ago to `now`. To be called before anything else works on the database. A past that was cut off is gone on with
 * where it stands (decision 0112).
 */
export const makePast = async (
  databaseUrl: string,
  now: number,
  begin: () => void = () => undefined,
  count = 200,
  dataDir?: string,
): Promise<void> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const state = await pastOf({ pool });
  const begun = state === 'none' || state === 'begun' ? await begunWith({ pool }, { now, count }) : { now, count };
  await pool.end();
  if (state === 'done') return;
  const [start] = pastPlan(begun.count, 25, begun.now);
  const clock = standingClock((start?.placed ?? begun.now) - hourMs);
  const app = createApp({
    ...parts,
    databaseUrl,
    poolSize: 4,
    unhurried: true,
    demo: true,
    clock,
    ...(dataDir !== undefined && { dataDir }),
  });
  // Thousands of commits need not wait for the disk: what a crash takes of the last of them is made again by the next start.
  app.pool.on('connect', (client) => void client.query('set synchronous_commit = off'));
  try {
    if (state !== 'left') {
      begin();
      await walk(app, clock, begun);
    }
    clock.moveTo(now);
    await settle(app, [1, 2, 3, 4, 5]);
    await app.pool.query('delete from idempotency');
  } finally {
    await app.close();
  }
};
