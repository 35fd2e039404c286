import { deskAreas, menuQueues, operatorAreas, storeAreas, storeQueueAreas, storeQueues } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { pay, ship } from '../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../test/marketplace.ts';
import { oneLine, paidOrder, wholeOrder } from '../../test/refunds.ts';
import { byPlan, orderOn } from '../../test/terms.ts';

const market = marketplaceForFile();
const one = { size: 1 } as const;

/** What the pages of the operators say, by the names of their queues: the menu asked each of them before. */
const byPages = async (who: Person): Promise<Record<string, number | undefined>> => ({
  disputes: (await who.ok('GET /platform/intervention/page', one)).waiting,
  overdue: (await who.ok('GET /platform/order/overdue', one)).total,
  cases: (await who.ok('GET /platform/payment/cases', one)).total,
  transfers: (await who.ok('GET /platform/payment/transfers', { open: 1, size: 1 })).total,
  payouts: (await who.ok('GET /platform/settlement/payouts', one)).open,
  proposals: (await who.ok('GET /platform/proposal/page', one)).open,
  invoices: (await who.ok('GET /platform/invoice/page', one)).open,
  applications: (await who.ok('GET /platform/shopAudit/page', one)).open,
  goods: (await who.ok('GET /platform/prodAudit/page', one)).open,
  inquiries: (await who.ok('GET /platform/inquiry/page', one)).counts.waiting,
  jobs: (await who.ok('GET /platform/jobs/page', { failed: 1, size: 1 })).total,
  books: (await who.ok('GET /platform/ledger/runs', one)).records[0]?.differences.length,
});
const byStorePages = async (who: Person): Promise<Record<string, number>> => ({
  orders: (await who.ok('GET /shop/admin/order/page', { ...one, states: '2,10', held: 0 })).total,
  contracts: (await who.ok('GET /shop/admin/agreement/waiting', {})).waiting.length,
  refunds: (await who.ok('GET /shop/admin/refund/page', one)).waiting,
  goods: (await who.ok('GET /shop/admin/prod/review', {})).refused,
  inquiries: (await who.ok('GET /shop/admin/inquiry/page', one)).counts.waiting,
  reviews: (await who.ok('GET /shop/admin/comment/page', one)).counts.unanswered,
});
const told = (queues: readonly { readonly queue: string; readonly count: number }[]) =>
  Object.fromEntries(queues.map((q) => [q.queue, q.count]));
const menu = async (who: Person) => told((await who.ok('GET /platform/waiting', {})).queues);
const storeMenu = async (who: Person) => told((await who.ok('GET /shop/admin/waiting', {})).queues);

/** Something waits in every queue. */
const fill = async () => {
  const m = market();
  const { buyer, number, items } = await paidOrder(m, 2);
  const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0] ?? 0));
  const second = await paidOrder(m, 1);
  const { refundSn: disputed } = await second.buyer.ok('POST /p/orderRefund/apply', wholeOrder(second.number));
  await m.seller(1).ok('PUT /shop/admin/refund/refuse', { refundSn: disputed, sellerMsg: 'No' });
  await second.buyer.ok('PUT /p/orderRefund/apply_platform_intervention', {
    refundSn: disputed,
    reason: 'Broken',
    description: 'It came broken, every one',
  });
  const late = await orderOn(m, byPlan('30-40-30'));
  await pay(late.buyer, [late.number]);
  await ship(m.seller(1), late.number);
  await late.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: late.number });
  await late.buyer.ok('POST /p/inquiry/save', { prodName: 'Zelt', content: 'What do 500 of them cost?', quantity: 500 });
  await late.buyer.ok('POST /p/inquiry/save', { prodName: 'Zelt', content: 'What do 500 of them cost?', quantity: 500, shopId: 1 });
  await m.advance(20);
  await m.query(
    "insert into work (kind, key, payload, due_at, failed_at) values ('site.count', 'broken', '{}', '2100-01-01', '2026-01-02')",
  );
  await m.query(`insert into proof_runs (at, differences) values ('2026-01-03', '[{"invariant": "I3", "what": "x", "rows": []}]')`);
  return refundSn;
};

describe('the counts of a menu', () => {
  it('are those of the pages that it leads to, for operators and for a store', async () => {
    const m = market();
    await fill();
    const pages = await byPages(m.operator);
    expect(await menu(m.operator)).toEqual(pages);
    expect(Object.keys(pages).toSorted()).toEqual([...menuQueues].toSorted());
    for (const queue of ['disputes', 'overdue', 'inquiries', 'jobs', 'books']) expect(pages[queue], queue).toBeGreaterThan(0);
    for (const storeId of [1, 2]) {
      const own = await byStorePages(m.seller(storeId));
      expect(await storeMenu(m.seller(storeId))).toEqual(own);
      expect(Object.keys(own).toSorted()).toEqual([...storeQueues].toSorted());
    }
    await m.query("delete from work where key = 'broken'");
  });

  it('are told each to those alone who have the right to its page', async () => {
    const m = market();
    for (const area of operatorAreas) {
      const seen = await menu(m.person({ kind: 'operator', id: 1, areas: [area] }));
      expect(Object.keys(seen).toSorted(), area).toEqual(menuQueues.filter((queue) => deskAreas[queue] === area).toSorted());
    }
    for (const area of storeAreas) {
      const seen = await storeMenu(m.person({ kind: 'seller', id: 1, storeId: 1, areas: [area] }));
      expect(Object.keys(seen).toSorted(), area).toEqual(storeQueues.filter((queue) => storeQueueAreas[queue] === area).toSorted());
    }
    expect(await menu(m.person({ kind: 'operator', id: 1, areas: [] }))).toEqual({});
  });
});
