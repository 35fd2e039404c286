import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { buyerWithPoints, correctPoints, scoreOf } from '../../test/points.ts';
import { wires } from '../../test/racing.ts';

// The same points wanted twice at once. After each test all invariants are proven.
describe.each(wires)('points, $wire', ({ how }) => {
  const market = marketplaceForFile(how);

  it('that two tabs spend are spent once', async () => {
    const { buyer, near, basketIds } = await buyerWithPoints(market(), 300, { lines: 2 });
    const tabs = await Promise.all(
      basketIds.map((basketId) => buyer.call('POST /p/order/submit', { basketIds: [basketId], userUseScore: 300 })),
    );
    expect(tabs.map((t) => t.code).toSorted()).toEqual(['00000', 'A00001']);
    expect(await scoreOf(near)).toBe(0);
  });

  it('of a submit that is sent twice are spent once', async () => {
    const { buyer, near, basketIds } = await buyerWithPoints(market(), 300);
    const asked = { basketIds, userUseScore: 200, uuid: randomUUID() };
    const answers = await Promise.all([buyer.ok('POST /p/order/submit', asked), buyer.ok('POST /p/order/submit', asked)]);
    expect(new Set(answers.map((a) => a.orderNumbers)).size).toBe(1);
    expect(await scoreOf(near)).toBe(100);
  });

  it('that a correction takes away while they are spent are gone once', async () => {
    const m = market();
    const { buyer, near, basketIds, id } = await buyerWithPoints(m, 300);
    const asked = { userId: id, points: 200, lessens: true, reason: 'given twice by mistake' };
    const { proposalId } = await m.operator.ok('POST /platform/user/pointCorrection', asked);
    const second = m.person({ kind: 'operator', id: 2, areas: null });
    const [spent, corrected] = await Promise.all([
      buyer.call('POST /p/order/submit', { basketIds, userUseScore: 300 }),
      second.call('PUT /platform/proposal/{proposalId}/agree', { proposalId }),
    ]);
    expect([spent.code, corrected.code].toSorted()).toEqual(['00000', 'A00001']);
    expect(await scoreOf(near)).toBe(spent.code === '00000' ? 0 : 100);
  });

  it('come back once when an order is paid and cancelled at the same moment, or stay spent', async () => {
    const m = market();
    const { buyer, near, basketIds } = await buyerWithPoints(m, 300);
    const { orderNumbers } = await near.ok('POST /p/order/submit', { basketIds, userUseScore: 300 });
    const [paid, ...cancelled] = await Promise.all([
      buyer.call('POST /p/order/pay', { orderNumbers, payType: 9, payAttemptId: randomUUID() }),
      buyer.call('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: orderNumbers }),
      buyer.call('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: orderNumbers }),
    ]);
    expect([paid.code, ...cancelled.map((c) => c.code)]).not.toContain('A00005');
    expect(await scoreOf(near)).toBe(paid.code === '00000' ? 0 : 300);
  });

  it('that come are added to those that go', async () => {
    const m = market();
    const { buyer, near, basketIds, id } = await buyerWithPoints(m, 100);
    await Promise.all([correctPoints(m, id, 50), buyer.ok('POST /p/order/submit', { basketIds, userUseScore: 100 })]);
    expect(await scoreOf(near)).toBe(50);
  });
});
