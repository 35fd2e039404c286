import { demoPassword } from '@kyakhta/contract';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../../src/domains/accounts/index.ts';
import { brokenInvariants } from '../../src/reads/ledger-proof.ts';
import { openDatabase } from '../../src/runtime/database.ts';
import { createTestDatabase } from '../../test/database.ts';
import { categories } from './goods.ts';
import { fillDemo } from './fill.ts';
import { makePast } from './past/orders.ts';
import { pastPlan } from './past/plan.ts';
import { reviewWords } from './past/reviews.ts';
import { composeHomePictures, picturesWanting } from './store-pictures.ts';

const now = Date.UTC(2026, 10, 21, 12);
const queryOn =
  (client: pg.Client) =>
  async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> =>
    (await client.query<T>(sql, values)).rows;

/** The demo with so many past orders, told what it holds. */
const demoWith = async <T>(count: number, look: (query: ReturnType<typeof queryOn>, url: string) => Promise<T>): Promise<T> => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query('begin');
    await fillDemo(client, { passwordHash: await hashPassword(demoPassword), at: new Date(now) });
    await client.query('commit');
    await makePast(database.url, now, undefined, count);
    return await look(queryOn(client), database.url);
  } finally {
    await client.end();
    await database.drop();
  }
};

const heldBy = async (query: ReturnType<typeof queryOn>) => ({
  orders: await query(
    `select o.user_id, o.store_id, o.status, o.total::text, o.created_at, o.completed_at, (select sum(count)::int from order_items i where i.order_id = o.id) as pieces from orders o order by o.id`,
  ),
  reviews: await query('select product_id, user_id, score, content, reply, is_anonymous, created_at from reviews order by id'),
  sold: await query('select id, sold::text from products where sold > 0 order by id'),
});

describe('the past of the demo', () => {
  test('stands in every state, its books are proven, and it is the same every time', async () => {
    const first = await demoWith(80, async (query, url) => {
      const states = new Set((await query<{ status: number }>('select distinct status from orders')).map((r) => r.status));
      for (const status of [1, 2, 3, 5, 8, 9, 10]) expect([...states], `state ${status}`).toContain(status);
      const database = openDatabase({ url, size: 2 });
      expect(await brokenInvariants(database.db)).toEqual([]);
      await database.close();
      const balances = await query<{ balance: string }>(
        `select balance::text from balances where account = any(select 'buyer:' || n || ':available' from generate_series(1, 5) n)`,
      );
      expect(balances.map((r) => r.balance)).toEqual(['10000000', '10000000', '10000000', '10000000', '10000000']);
      expect((await query<{ count: number }>('select count(*)::int as count from mails'))[0]?.count).toBeLessThanOrEqual(50);
      // Nothing waits that should have happened: a live worker finds only what is yet to come.
      expect(await query('select kind, key from work where due_at <= $1', [new Date(now)])).toEqual([]);
      expect(await query('select 1 from orders where status = 1 and pay_before <= $1', [new Date(now)])).toEqual([]);
      expect(await query('select 1 from orders where created_at > $1 or completed_at > $1', [new Date(now)])).toEqual([]);
      // Sold is what was paid.
      const [sums] = await query<{ sold: string; paid: string }>(
        'select (select sum(sold) from products)::text as sold, (select sum(i.count) from order_items i join orders o on o.id = i.order_id where o.paid_at is not null)::text as paid',
      );
      expect(sums?.sold).toBe(sums?.paid);
      // A second start leaves it alone.
      const before = await heldBy(query);
      await makePast(url, now + 86_400_000, undefined, 80);
      expect(await heldBy(query)).toEqual(before);
      return before;
    });
    // Two more wait for a contract, one is of vouchers.
    expect(first.orders.length).toBe(83);
    expect(first.reviews.length).toBeGreaterThan(30);
    expect(await demoWith(80, heldBy)).toEqual(first);
  }, 120_000);

  test('plans nothing that a timer would have undone', () => {
    for (const order of pastPlan(200, 25, now)) {
      expect(order.placed).toBeLessThan(now);
      if (order.end === 'unpaid') expect(now - order.placed).toBeLessThan(15 * 60_000);
      expect(order.paid - order.placed).toBeLessThan(30 * 60_000);
    }
  });

  test('reviews are as long as a review may be, and there are some for every main category', () => {
    for (const { key } of categories) expect(reviewWords.get(key)?.length ?? 0, key).toBeGreaterThanOrEqual(5);
    for (const words of [...reviewWords.values()].flat()) {
      expect(words.content.length, words.content).toBeLessThanOrEqual(150);
      expect(words.score).toBeGreaterThanOrEqual(1);
    }
  });
});

test('pictures of the home page come first, are told to who keeps answers, and the others are still wanting', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const query = queryOn(client);
  await client.query('begin');
  await fillDemo(client, { passwordHash: 'x', at: new Date(now), part: 'first' });
  await client.query('commit');
  const all = await picturesWanting(client);
  const folder = mkdtempSync(join(tmpdir(), 'kyakhta-pictures-'));
  await composeHomePictures(client, folder);
  const shown = await query<{ id: number; picture: string }>(
    'select id, pictures[1] as picture from products where cardinality(pictures) = 1',
  );
  expect(shown.length).toBeGreaterThanOrEqual(10);
  const files = readdirSync(`${folder}/files`);
  for (const { picture } of shown) expect(files).toContain(picture);
  expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
  const told = (await query<{ key: string }>('select key from changes')).map((r) => r.key);
  for (const { id } of shown) expect(told).toContain(`product:${id}`);
  expect(await query('select 1 from categories where level = 1 and icon is null')).toEqual([]);
  // Cut off here: everything that is not whole is still counted.
  expect(await picturesWanting(client)).toBe(all);
  rmSync(folder, { recursive: true });
  await client.end();
  await database.drop();
}, 120_000);
