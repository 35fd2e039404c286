import { demoPassword } from '@kyakhta/contract';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../../src/domains/accounts/index.ts';
import { parts } from '../../src/endpoints.ts';
import { brokenInvariants } from '../../src/reads/ledger-proof.ts';
import { createApp } from '../../src/runtime/app.ts';
import type { ActorOf } from '../../src/runtime/context.ts';
import { openDatabase } from '../../src/runtime/database.ts';
import { createTestDatabase } from '../../test/database.ts';
import { categories } from './goods.ts';
import { fillDemo } from './fill.ts';
import { makePast } from './past/orders.ts';
import { pastPlan } from './past/plan.ts';
import { reviewWords } from './past/reviews.ts';
import { Past, sellerOf, standingClock } from './past/walk.ts';
import { composeHomePictures, picturesWanting } from './store-pictures.ts';

const now = Date.UTC(2026, 10, 21, 12);
const queryOn =
  (client: pg.Client) =>
  async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> =>
    (await client.query<T>(sql, values)).rows;

/** The demo with so many past orders, told what it holds. */
const demoWith = async <T>(
  count: number,
  look: (query: ReturnType<typeof queryOn>, url: string, dataDir: string) => Promise<T>,
): Promise<T> => {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'kyakhta-past-'));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query('begin');
    await fillDemo(client, { passwordHash: await hashPassword(demoPassword), at: new Date(now) });
    await client.query('commit');
    await makePast(database.url, now, undefined, count, dataDir);
    return await look(queryOn(client), database.url, dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
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

const [one, two] = [1, 2].map((id): ActorOf<'operator'> => ({ kind: 'operator', id, areas: null })) as [
  ActorOf<'operator'>,
  ActorOf<'operator'>,
];
const seller = sellerOf(1);

/** Finds what waits as the consoles do, sees that it is of nobody who tries the demo, and does it. */
const actOn = async (past: Past, query: ReturnType<typeof queryOn>): Promise<void> => {
  const { queues } = await past.call(one, 'GET /platform/dashboard', {});
  const waiting = ['disputes', 'payouts', 'proposals', 'invoices', 'applications', 'goods', 'inquiries'] as const;
  expect(queues.filter(({ count }) => count > 0).map(({ queue, count, late }) => [queue, count, late])).toEqual(
    waiting.map((queue) => [queue, 1, 0]),
  );
  const strangers = await query(
    `select user_id from refunds where user_id <= 5 union select user_id from inquiries where user_id <= 5
     union select user_id from invoices where user_id <= 5 union select user_id from store_applications where user_id <= 5`,
  );
  expect(strangers).toEqual([]);
  const byWeight = await query(
    'select p.code from products p join freight_templates t on t.id = p.freight_template_id and t.store_id = p.store_id where t.measure = 1 order by p.code',
  );
  expect(byWeight.map(({ code }) => code)).toEqual(['alkaline-batteries', 'portable-radio', 'power-cord']);
  // Nothing is listed before its time: the lists are filled after the past.
  expect(await query('select 1 from listed_products')).toEqual([]);

  // Each number belongs to its carrier; one parcel of a buyer with a published login is held up, another is late.
  const parcels = await query(
    `select c.name, k.waybill, k.state, o.user_id, (select count(*)::int from tracking_events e where e.package_id = k.id and e.words is not null) as notes
     from packages k join orders o on o.id = k.order_id join carriers c on c.id = k.carrier_id`,
  );
  const shapes: Readonly<Record<string, RegExp>> = {
    'SF Express': /^SF\d{13}$/,
    'YTO Express': /^YT\d{13}$/,
    CDEK: /^\d{10}$/,
    'Kyakhta Road Line': /^KR\d{9,10}$/,
  };
  for (const { name, waybill } of parcels) expect(waybill, String(name)).toMatch(shapes[String(name)] ?? /none/);
  expect(
    parcels
      .filter(({ state }) => state === 4 || state === 5)
      .map((p) => [p['state'], p['user_id'], p['notes']])
      .toSorted((a, b) => Number(a[0]) - Number(b[0])),
  ).toEqual([
    [4, 1, 1],
    [5, 1, 0],
  ]);

  const toShip = await past.call(seller, 'GET /shop/admin/order/page', { status: 2, held: 0 });
  const dueIn = toShip.records.map(({ doBy }) => Date.parse(doBy ?? '') - now).toSorted((a, b) => a - b);
  expect(dueIn.length).toBeGreaterThanOrEqual(2);
  expect(dueIn[0]).toBeGreaterThan(0);
  expect(dueIn[0]).toBeLessThan(24 * 3_600_000);
  const refunds = await past.call(seller, 'GET /shop/admin/refund/page', {});
  expect(refunds.records.map((r) => `${r.applyType} ${r.returnMoneySts}`).toSorted()).toEqual(['1 1', '2 1']);
  const goingBack = refunds.records.filter((r) => r.applyType === 2).flatMap((r) => r.items.map((i) => i.prodName));
  expect(goingBack).toEqual([expect.stringContaining('Молоток')]);
  const reviews = await past.call(seller, 'GET /shop/admin/comment/page', { replied: 0 });
  expect(reviews.counts.unanswered).toBeGreaterThanOrEqual(2);
  const told = reviews.records.map((r) => `${r.prodName}: ${r.content}`);
  expect(told).toContainEqual(expect.stringMatching(/^Отвёртка.*: Магнит/));
  expect(told).toContainEqual(expect.stringMatching(/^Набор ключей.*: Ключи/));
  const asked = await past.call(seller, 'GET /shop/admin/inquiry/page', {});
  expect(asked.counts.waiting).toBe(1);

  const held = new Set(refunds.records.map((r) => r.orderNumber));
  const packages = [{ dvyId: 1, dvyFlowId: 'SF100200300' }];
  for (const { orderNumber } of toShip.records.filter((o) => !held.has(o.orderNumber)))
    await past.call(seller, 'PUT /shop/admin/order/delivery', { orderNumber, packages });
  for (const { refundSn } of refunds.records)
    await past.call(seller, 'PUT /shop/admin/refund/agree', { refundSn, refundAddr: 'Beilun, Ningbo, Dock Road 4' });
  for (const { commId } of reviews.records) await past.call(seller, 'PUT /shop/admin/comment/reply', { commId, content: 'Thank you.' });
  for (const { inquiryId } of asked.records) {
    const answer = { content: 'With your logo, keyed alike.', price: '2.35', minimum: 600, validDays: 30 };
    await past.call(seller, 'POST /shop/admin/inquiry/answer', { inquiryId, ...answer });
  }

  for (const { refundSn } of (await past.call(one, 'GET /platform/intervention/page', {})).records)
    await past.call(one, 'PUT /platform/intervention/agree', {
      refundSn,
      reason: 'Акт вскрытия принят.',
      storeReason: 'The record is accepted.',
    });
  for (const { payoutNumber } of (await past.call(one, 'GET /platform/settlement/payouts', {})).records) {
    await past.call(one, 'PUT /platform/settlement/payout/{payoutNumber}/approve', { payoutNumber });
    await past.call(two, 'PUT /platform/settlement/payout/{payoutNumber}/paid', { payoutNumber, bankReference: 'DB-1' });
  }
  for (const { proposalId } of (await past.call(one, 'GET /platform/proposal/page', {})).records)
    await past.call(one, 'PUT /platform/proposal/{proposalId}/agree', { proposalId });
  for (const { orderInvoiceId } of (await past.call(one, 'GET /platform/invoice/page', {})).records)
    await past.call(one, 'POST /platform/invoice/{orderInvoiceId}/issue', { orderInvoiceId });
  for (const { applicationId, round } of (await past.call(one, 'GET /platform/shopAudit/page', {})).records) {
    const { papers } = await past.call(one, 'GET /platform/shopAudit/info/{applicationId}', { applicationId });
    expect(papers.length).toBe(3);
    await past.call(one, 'PUT /platform/shopAudit/approve', { applicationId, round });
  }
  for (const { prodId, round, pic } of (await past.call(one, 'GET /platform/prodAudit/page', {})).records) {
    expect(pic).not.toBeNull();
    await past.call(one, 'PUT /platform/prodAudit/approve', { prodId, round });
  }
  for (const { inquiryId } of (await past.call(one, 'GET /platform/inquiry/page', { status: 1 })).records)
    await past.call(one, 'PUT /platform/inquiry/pass', { inquiryId, shopId: 1 });
  const after = await past.call(one, 'GET /platform/dashboard', {});
  expect(after.queues.filter(({ count }) => count > 0)).toEqual([]);
};

describe('the past of the demo', () => {
  test('stands in every state, its books are proven, and it is the same every time', async () => {
    const first = await demoWith(80, async (query, url, dataDir) => {
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
      await makePast(url, now + 86_400_000, undefined, 80, dataDir);
      expect(await heldBy(query)).toEqual(before);
      return before;
    });
    // Two more wait for a contract, one is of vouchers, six are what stores and operators have to do with.
    // Two more have parcels that are held up and late.
    expect(first.orders.length).toBe(91);
    expect(first.reviews.length).toBeGreaterThan(30);
    expect(await demoWith(80, heldBy)).toEqual(first);
  }, 180_000);

  test('leaves a store and the operators something to do, and all of it can be done', async () => {
    await demoWith(40, async (query, url, dataDir) => {
      const clock = standingClock(now);
      const app = createApp({ ...parts, databaseUrl: url, poolSize: 4, demo: true, clock, dataDir });
      const past = new Past(app, clock, now, new Map());
      try {
        await actOn(past, query);
        expect(await brokenInvariants(app.database.db)).toEqual([]);
      } finally {
        await app.close();
      }
    });
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
  // Its tiles, too: those of two levels.
  expect(await query('select 1 from categories where level < 3 and icon is null')).toEqual([]);
  // Cut off here: everything that is not whole is still counted.
  expect(await picturesWanting(client)).toBe(all);
  rmSync(folder, { recursive: true });
  await client.end();
  await database.drop();
}, 120_000);
