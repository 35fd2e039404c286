import { brokenQueues, deskQueues } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { pay, placeOrder, receivedOrder, ship } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { cellsOf } from '../../../test/sheets.ts';
import { oneLine, paidOrder } from '../../../test/refunds.ts';
import { byPlan, orderOn } from '../../../test/terms.ts';

const market = marketplaceForFile();
const sales = (period: 'day' | 'week' | 'month' = 'day', store = 1) => market().seller(store).ok('GET /shop/admin/sales', { period });
/** The round that the worker makes every ten minutes. */
const counted = async (): Promise<void> => {
  await market().query(
    "insert into work (kind, key, due_at, payload) values ('analytics.countSales', 'again', '2000-01-01', '{}') on conflict (kind, key) do update set due_at = excluded.due_at",
  );
  await market().advance(0);
};
/** Goods of paid orders of a store, in units of the currency. */
const paidGoods = async (store: number): Promise<number> =>
  Number(
    (
      await market().query<{ sum: string }>(
        'select coalesce(sum(goods_total - reduction + points_amount), 0)::text as sum from orders where store_id = $1 and paid_at is not null',
        [store],
      )
    )[0]!.sum,
  ) / 100;

describe('the sales of a store', () => {
  it('are what was paid for, day by day, the best goods first; what goes back counts on the day it goes', async () => {
    await counted();
    expect(await sales()).toMatchObject({ orders: 0, amount: 0, refunded: 0, best: [], currency: 'USD' });
    const [first = ''] = await placeOrder(market(), market().buyer(1));
    // An order that nobody pays is no sale.
    await placeOrder(market(), market().buyer(2));
    await pay(market().buyer(1), [first]);
    await market().advance(1);
    const later = await receivedOrder(market(), market().buyer(2));
    await counted();
    const now = await sales();
    expect([now.points.length, now.orders, now.amount]).toEqual([30, 2, await paidGoods(1)]);
    expect(now.points.slice(-2).map((p) => p.orders)).toEqual([1, 1]);
    expect(now.points.at(-1)!.from).toBe(now.to);
    expect(now.best.reduce((sum, b) => sum + b.amount, 0)).toBeCloseTo(now.amount, 2);

    const { refundSn } = await market().buyer(2).ok('POST /p/orderRefund/apply', {
      orderNumber: later,
      refundType: 1,
      applyType: 1,
      isReceiver: 1,
      buyerReason: 'Damaged',
      buyerMobile: '79161234567',
    });
    await market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    await counted();
    const back = await sales();
    expect([back.orders, back.refunded]).toEqual([2, now.points.at(-1)!.amount]);
    // What was given back is among the best sellers no longer.
    expect(back.best.reduce((sum, b) => sum + b.amount, 0)).toBeCloseTo(back.amount - back.refunded, 2);
    for (const period of ['week', 'month'] as const) {
      const longer = await sales(period);
      expect([longer.points.length, longer.orders, longer.amount, longer.refunded]).toEqual([12, 2, back.amount, back.refunded]);
    }
    // Another store's are its own, and counting again changes nothing.
    expect(await sales('day', 2)).toMatchObject({ orders: 0, amount: 0 });
    await counted();
    expect((await sales()).amount).toBe(back.amount);
  });

  it('of a time before anything was counted are counted once the work begins', async () => {
    const before = await sales('month');
    await market().query('delete from sales_days');
    await market().query('delete from sales_goods');
    await counted();
    expect(await sales('month')).toMatchObject({ orders: before.orders, amount: before.amount, refunded: before.refunded });
  });
});

describe('what operators read of a store and of a buyer', () => {
  it('is the same in list and page, less what was given back, freight or not as the word says', async () => {
    const m = market();
    const of = async (store: number, user: number) => {
      await counted();
      const [inList] = (await m.operator.ok('GET /platform/shop/page', { q: String(store) })).records.filter((s) => s.shopId === store);
      const page = await m.operator.ok('GET /platform/shop/info/{shopId}', { shopId: store });
      const [buyer] = (await m.operator.ok('GET /platform/user/page', { q: String(user) })).records.filter((u) => u.userId === user);
      const person = await m.operator.ok('GET /platform/user/info/{userId}', { userId: user });
      expect([page.sold, page.orders]).toEqual([inList?.sold, inList?.orders]);
      expect([person.spent, person.orders]).toEqual([buyer?.spent, buyer?.orders]);
      return { sold: page.sold, spent: person.spent };
    };
    const { id, buyer, number, items } = await paidOrder(m, 2, 3);
    const [order] = await m.query<{ goods: number; total: number }>(
      'select (goods_total - reduction)::float8 / 100 as goods, total::float8 / 100 as total from orders where number = $1',
      [number],
    );
    const before = await of(3, id);
    expect([before.sold, before.spent]).toEqual([order?.goods, order?.total]);
    const { best } = await sales('day', 3);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0] ?? 0));
    await m.seller(3).ok('PUT /shop/admin/refund/agree', { refundSn });
    const [back] = await m.query<{ goods: number; all: number }>(
      'select goods::float8 / 100 as goods, (goods + freight)::float8 / 100 as all from refunds where number = $1',
      [refundSn],
    );
    const after = await of(3, id);
    expect(after.sold).toBeCloseTo(before.sold - (back?.goods ?? 0), 2);
    expect(after.spent).toBeCloseTo(before.spent - (back?.all ?? 0), 2);
    // Best sellers tell what the product pages tell, also of orders that were paid days before.
    const told = (await sales('day', 3)).best;
    expect(told.length).toBe(best.length - 1);
    for (const { prodId, pieces } of told) expect(pieces).toBe((await m.guest.ok('GET /prod/prodInfo', { prodId })).soldNum);
    await m.advance(5);
    const second = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[1] ?? 0));
    await m.seller(3).ok('PUT /shop/admin/refund/agree', { refundSn: second.refundSn });
    expect((await of(3, id)).sold).toBe(0);
    expect((await sales('day', 3)).best).toEqual([]);
  });
});

describe('the dashboard of operators', () => {
  it('shows what waits since when, and the sales of all stores, as far as the areas of who asks see it', async () => {
    const { prodId } = (await market().seller(2).ok('GET /shop/admin/prod/page', {})).records[0]!;
    await market().operator.ok('PUT /platform/shop/goodsReview', { shopId: 2, isReviewed: true });
    const { product, variants, version } = await market().seller(2).ok('GET /shop/admin/prod/info/{prodId}', { prodId });
    await market()
      .seller(2)
      .ok('PUT /shop/admin/prod', { prodId, version, product: { ...product, certificates: 'ISO 9001' }, variants });
    const all = await market().operator.ok('GET /platform/dashboard', {});
    const page = await market().operator.ok('GET /platform/prodAudit/page', {});
    expect(all.queues.find((q) => q.queue === 'goods')).toEqual({ queue: 'goods', count: 1, late: 0, oldest: page.oldest });
    expect(all.points).toHaveLength(30);
    expect(all.points!.reduce((sum, p) => sum + p.orders, 0)).toBe((await sales()).orders + (await sales('day', 3)).orders);
    const looker = market().person({ kind: 'operator', id: 2, areas: ['goods'] });
    expect(await looker.ok('GET /platform/dashboard', {})).toMatchObject({ queues: [{ queue: 'goods', count: 1 }], points: null });
  });

  it('counts what its pages count', async () => {
    const { operator } = market();
    // A part of a price that nobody pays beside an order of before that nobody ships, work that failed, and books of which the last night found one rule broken.
    const { buyer, number } = await orderOn(market(), byPlan('30-40-30'));
    await pay(buyer, [number]);
    await ship(market().seller(1), number);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    await market().advance(20);
    await market().query(
      "insert into work (kind, key, payload, due_at, failed_at) values ('site.count', 'broken', '{}', '2100-01-01', '2026-01-02')",
    );
    await market().query(
      `insert into proof_runs (at, differences) values ('2026-01-01', '[]'), ('2026-01-02', '[{"invariant": "I3", "what": "x", "rows": []}]'), ('2026-01-03', '[{"invariant": "I3", "what": "x", "rows": []}]')`,
    );
    const { queues } = await operator.ok('GET /platform/dashboard', {});
    expect(queues.map(({ queue }) => queue)).toEqual([...deskQueues]);
    const count = (queue: string) => queues.find((q) => q.queue === queue)?.count;
    expect(brokenQueues.map(count)).toEqual([2, 1, 1, 1, 0]);
    // Since the first of the nights that found something.
    expect(queues.find((q) => q.queue === 'books')?.oldest).toBe('2026-01-02T00:00:00.000Z');
    expect(count('overdue')).toBe((await operator.ok('GET /platform/order/overdue', {})).total);
    expect(count('jobs')).toBe((await operator.ok('GET /platform/jobs/page', { failed: 1 })).total);
    expect(count('books')).toBe((await operator.ok('GET /platform/ledger/runs', {})).records[0]?.differences.length);
    expect(count('transfers')).toBe((await operator.ok('GET /platform/payment/transfers', { open: 1 })).total);
    expect(count('proposals')).toBe((await operator.ok('GET /platform/proposal/page', {})).open);
    expect(count('goods')).toBe((await operator.ok('GET /platform/prodAudit/page', {})).open);
    expect(count('disputes')).toBe((await operator.ok('GET /platform/intervention/page', {})).waiting);
    expect(count('cases')).toBe((await operator.ok('GET /platform/payment/cases', {})).total);
    expect(count('payouts')).toBe((await operator.ok('GET /platform/settlement/payouts', {})).open);
    expect(count('invoices')).toBe((await operator.ok('GET /platform/invoice/page', {})).open);
    expect(count('applications')).toBe((await operator.ok('GET /platform/shopAudit/page', {})).open);
    expect(count('inquiries')).toBe((await operator.ok('GET /platform/inquiry/page', {})).counts.waiting);
    // The next good night and the work taken up again leave nothing.
    await market().query("delete from work where key = 'broken'");
    await market().query("insert into proof_runs (at, differences) values ('2026-01-04', '[]')");
    const next = await operator.ok('GET /platform/dashboard', {});
    expect(next.queues.slice(-4)).toMatchObject([
      { queue: 'jobs', count: 0, oldest: null },
      { queue: 'books', count: 0, oldest: null },
      // The marketplace began today, and nobody has proven it for longer than that.
      { queue: 'proof', count: 1, oldest: '2026-01-04T00:00:00.000Z' },
      { queue: 'backup', count: 0, oldest: null },
    ]);
  });
});

describe('the days of a store', () => {
  /** Moves the moment at which an order of store 4 was paid. */
  const paidAt = async (at: string): Promise<string> => {
    const [number = ''] = await placeOrder(market(), market().buyer(3), [4]);
    await pay(market().buyer(3), [number]);
    await market().query('update orders set paid_at = $2 where number = $1', [number, at]);
    return number;
  };
  const pointsOf = async (period: 'day' | 'month', shop = 4) =>
    (await sales(period, shop)).points.filter((p) => p.orders > 0).map((p) => [p.from, p.orders]);

  it('are those of its own zone, in list, file and chart alike, and are counted anew when it sets another', async () => {
    const m = market();
    const now = m.app.clock.now();
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
    const eve = new Date(Date.parse(`${month}-01T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    // Half past six in the morning of the first of the month in China, the day before in UTC.
    const number = await paidAt(`${eve}T22:30:00Z`);
    await m.query('delete from sales_days');
    await counted();
    expect(await sales('month', 4)).toMatchObject({ timeZone: 'Asia/Shanghai' });
    expect(await pointsOf('month')).toEqual([[`${month}-01`, 1]]);
    expect((await m.query<{ day: string }>('select day::text from sales_days where store_id = 4')).map((r) => r.day)).toEqual([
      `${month}-01`,
    ]);
    expect((await m.query<{ day: string }>('select day::text from sales_goods where store_id = 4')).map((r) => r.day)).toEqual([
      `${month}-01`,
    ]);
    const file = await cellsOf((await m.seller(4).call('GET /shop/admin/order/export', { orderNumber: number })).file);
    expect(file[1]?.slice(-2)).toEqual([`${month}-01 06:30`, 'Asia/Shanghai']);
    expect(await m.seller(4).refused('PUT /shop/admin/shop/timeZone', { timeZone: 'Mars/Base' })).toBe('argumentNotValid');
    await m.seller(4).ok('PUT /shop/admin/shop/timeZone', { timeZone: 'Europe/Moscow' });
    await m.advance(0);
    expect(await m.seller(4).ok('GET /shop/admin/shop/timeZone', {})).toEqual({ timeZone: 'Europe/Moscow' });
    expect(await pointsOf('month')).toEqual([[`${month}-01`, 1]]);
    await m.seller(4).ok('PUT /shop/admin/shop/timeZone', { timeZone: 'America/New_York' });
    await m.advance(0);
    expect(await pointsOf('month')).toEqual([[`${eve.slice(0, 7)}-01`, 1]]);
    expect((await m.query<{ day: string }>('select day::text from sales_days where store_id = 4')).map((r) => r.day)).toEqual([eve]);
    // The rounds after it keep to that, and another store's days are its own.
    await counted();
    expect(await pointsOf('month')).toEqual([[`${eve.slice(0, 7)}-01`, 1]]);
    expect((await sales('month', 1)).timeZone).toBe('Asia/Shanghai');
    expect(await m.query("select before ->> 'timeZone' as was from audit_log where action = 'store.timeZone' order by id")).toEqual([
      { was: 'Asia/Shanghai' },
      { was: 'Europe/Moscow' },
    ]);
  });
});
