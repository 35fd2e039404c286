import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { agreed, payPal, providerForFile, tellNews } from '../../../test/payments.ts';
import { buyerWithPoints, correctPoints, entriesOf, scoreOf } from '../../../test/points.ts';
import { times, wires } from '../../../test/racing.ts';

// The same points wanted twice at once. After each test all invariants are proven.
describe.each(wires)('points, $wire', ({ how }) => {
  const market = marketplaceForFile(how);
  const provider = providerForFile();

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

  it('come back once when an order is paid and cancelled at the same moment', async () => {
    const m = market();
    const { buyer, near, basketIds } = await buyerWithPoints(m, 300);
    const { orderNumbers } = await near.ok('POST /p/order/submit', { basketIds, userUseScore: 300 });
    const [paid, ...cancelled] = await Promise.all([
      buyer.call('POST /p/order/pay', { orderNumbers, payType: 9, payAttemptId: randomUUID() }),
      buyer.call('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: orderNumbers }),
      buyer.call('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: orderNumbers }),
    ]);
    expect([paid.code, ...cancelled.map((c) => c.code)]).not.toContain('A00005');
    expect(await scoreOf(near)).toBe(300);
  });

  it('that come are added to those that go', async () => {
    const m = market();
    const { buyer, near, basketIds, id } = await buyerWithPoints(m, 100);
    await Promise.all([correctPoints(m, id, 50), buyer.ok('POST /p/order/submit', { basketIds, userUseScore: 100 })]);
    expect(await scoreOf(near)).toBe(50);
  });

  it('that two tabs spend are lost by one before any money moves, and nothing of the other’s payment goes back (saleor#544)', async () => {
    const m = market();
    const { buyer, near, basketIds } = await buyerWithPoints(m, 300, { lines: 2 });
    const tab = async (basketId: number) => {
      const { code, data } = await buyer.call('POST /p/order/submit', { basketIds: [basketId], userUseScore: 300 });
      if (code !== '00000') return null;
      const { orderNumbers } = data as { orderNumbers: string };
      await agreed(m, provider(), buyer, orderNumbers);
      await buyer.ok('POST /p/order/payCheck', { orderNumbers });
      return orderNumbers;
    };
    const tabs = await Promise.all(basketIds.map(tab));
    const [number = ''] = tabs.filter((n) => n !== null);
    await m.near.drain();
    expect([tabs.filter((n) => n === null).length, await statusOf(m, number), await scoreOf(near)]).toEqual([1, 2, 0]);
    expect([provider().orders.size, provider().takenTotal(), provider().refunds.size]).toEqual([1, 1, 0]);
  });

  it('of an order are counted once however often its payment is begun, and come back once when nobody ends it (saleor#8219)', async () => {
    const m = market();
    const { buyer, near, basketIds } = await buyerWithPoints(m, 300);
    const { orderNumbers: number } = await near.ok('POST /p/order/submit', { basketIds, userUseScore: 300 });
    await Promise.all(times(4, (i) => buyer.call('POST /p/order/pay', payPal(number, { payType: i % 2 === 0 ? 10 : 12 }))));
    const payment = await agreed(m, provider(), near, number);
    expect([await scoreOf(near), await entriesOf(m, number)]).toEqual([0, [{ kind: 'spend', sum: -300 }]]);
    // A payer who agreed never comes back, and the provider is not heard until the time is over.
    provider().next('find', ...times(20, () => 'deaf' as const));
    await m.advance(1 / 24);
    provider().mishaps.clear();
    await Promise.all([...times(4, () => tellNews(m, payment)), m.app.drain(), m.near.drain()]);
    expect([await statusOf(m, number), await scoreOf(near)]).toEqual([6, 300]);
    expect(await entriesOf(m, number)).toEqual([
      { kind: 'giveBack', sum: 300 },
      { kind: 'spend', sum: -300 },
    ]);
    expect(provider().takenTotal() - provider().refunds.size).toBe(0);
  });
});
