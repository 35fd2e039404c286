import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { balanceOf, pay, ship, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { buyerWithPoints, correctPoints, entriesOf, logOf, scoreOf } from '../../../test/points.ts';
import { inTransaction } from '../../runtime/transaction.ts';
import { grantPoints } from '../../domains/loyalty/index.ts';

// Points on orders, from the quote to the books. After each test all invariants are proven.
const market = marketplaceForFile();
const cents = (amount: number): bigint => BigInt(Math.round(amount * 100));
const escrowOf = (number: string): Promise<bigint> => balanceOf(market(), `escrow:${number}`);

describe('a quote', () => {
  it('says how many points can be used, and why none can', async () => {
    const { buyer, basketIds, id } = await buyerWithPoints(market(), 0);
    expect(await buyer.ok('POST /p/order/confirm', { basketIds })).toMatchObject({ score: 0, usableScore: 0, noScoreReason: 'none' });
    await correctPoints(market(), id, 5);
    expect(await buyer.ok('POST /p/order/confirm', { basketIds })).toMatchObject({ score: 5, usableScore: 0, noScoreReason: 'none' });
    await correctPoints(market(), id, 1_000_000);
    const quote = await buyer.ok('POST /p/order/confirm', { basketIds });
    expect(quote).toMatchObject({ score: 1_000_005, noScoreReason: null, scoreStep: 10, userUseScore: 0, scoreAmount: 0 });
    expect(quote.usableScore).toBe(Math.floor((quote.total * 100) / 2 / 10) * 10);
    expect(cents(quote.usableScoreAmount)).toBe(BigInt(quote.usableScore));
  });

  it('takes points off the price, the most when none are named, and tells its own fingerprint', async () => {
    const { buyer, basketIds } = await buyerWithPoints(market(), 500);
    const without = await buyer.ok('POST /p/order/confirm', { basketIds });
    const some = await buyer.ok('POST /p/order/confirm', { basketIds, userUseScore: 120 });
    expect([some.userUseScore, some.scoreAmount, cents(some.actualTotal)]).toEqual([120, 1.2, cents(without.actualTotal) - 120n]);
    const most = await buyer.ok('POST /p/order/confirm', { basketIds, isScorePay: 1 });
    expect([most.userUseScore, most.orderReduce]).toEqual([500, 5]);
    expect(new Set([without, some, most].map((q) => q.quoteVersion)).size).toBe(3);
    expect(await buyer.ok('POST /p/order/confirm', { basketIds, isScorePay: 0, userUseScore: 120 })).toMatchObject({ userUseScore: 0 });
  });

  it('refuses half steps, more than there are, and other terms of payment', async () => {
    const { buyer, basketIds } = await buyerWithPoints(market(), 500);
    expect(await buyer.refused('POST /p/order/confirm', { basketIds, userUseScore: 15 })).toBe('pointsStepWrong');
    expect(await buyer.refused('POST /p/order/confirm', { basketIds, userUseScore: 510 })).toBe('pointsTooMany');
    const instalments = { basketIds, paymentTerm: 3 };
    expect(await buyer.refused('POST /p/order/submit', { ...instalments, userUseScore: 10 })).toBe('pointsNotForTerm');
    expect(await buyer.ok('POST /p/order/confirm', instalments)).toMatchObject({ usableScore: 0, noScoreReason: 'term' });
  });
});

describe('an order', () => {
  it('takes the points when it is placed, and their worth into escrow when it is paid; the store and its commission do not feel them', async () => {
    const { buyer, basketIds } = await buyerWithPoints(market(), 500);
    const quote = await buyer.ok('POST /p/order/confirm', { basketIds, userUseScore: 500 });
    const asked = { basketIds, userUseScore: 500, quoteVersion: quote.quoteVersion };
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', asked);
    expect([await scoreOf(buyer), (await logOf(buyer))[0]]).toEqual([0, ['spend', -500]]);
    expect((await buyer.ok('GET /p/user/userInfo', {})).score).toBe(0);
    const detail = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect(detail).toMatchObject({ score: 500, scoreAmount: 5, reduceAmount: 5, actualTotal: quote.actualTotal });
    expect((await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number })).totalScore).toBe(500);
    await pay(buyer, [number]);
    expect(await escrowOf(number)).toBe(cents(quote.actualTotal) + 500n);
    await ship(market().seller(1), number);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    const store = await balanceOf(market(), 'store:1:available');
    await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    const goods = cents(quote.total);
    const commission = (goods * 5n + 50n) / 100n;
    expect((await balanceOf(market(), 'store:1:available')) - store).toBe(goods - commission);
    expect(await escrowOf(number)).toBe(0n);
    // What was paid in money earns points; what was paid with points does not.
    expect([await scoreOf(buyer), (await logOf(buyer))[0]?.[0]]).toEqual([Math.floor(quote.actualTotal), 'grant']);
  });

  it('of several stores shares the points by goods, each in whole steps and by half at most', async () => {
    const { buyer, basketIds } = await buyerWithPoints(market(), 1_000_000, { stores: [1, 2, 3], lines: 2 });
    const { orderNumbers } = await buyer.ok('POST /p/order/submit', { basketIds, userUseScore: 1230 });
    const orders = await Promise.all(orderNumbers.split(',').map((orderNumber) => buyer.ok('GET /p/myOrder/orderDetail', { orderNumber })));
    expect(orders.reduce((n, o) => n + o.score, 0)).toBe(1230);
    expect(orders.every((o) => o.score % 10 === 0 && o.score > 0 && o.scoreAmount <= o.total / 2)).toBe(true);
    const most = await buyerWithPoints(market(), 1_000_000, { stores: [1, 2] });
    const quote = await most.buyer.ok('POST /p/order/confirm', { basketIds: most.basketIds, isScorePay: 1 });
    expect(quote.userUseScore).toBe(quote.usableScore);
  });

  it.each(['cancelled', 'expired'] as const)('that is %s gives the points back once', async (how) => {
    const { buyer, basketIds } = await buyerWithPoints(market(), 300);
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { basketIds, userUseScore: 300 });
    expect(await scoreOf(buyer)).toBe(0);
    if (how === 'cancelled') {
      await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number });
      await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number });
    } else await market().advance(1 / 24);
    expect([await statusOf(market(), number), await scoreOf(buyer)]).toEqual([6, 300]);
    expect(await logOf(buyer)).toEqual([
      ['giveBack', 300],
      ['spend', -300],
      ['correction', 300],
    ]);
  });

  it('asked for again with the same uuid spends once', async () => {
    const { buyer, basketIds } = await buyerWithPoints(market(), 300);
    const asked = { basketIds, userUseScore: 200, uuid: randomUUID() };
    const answers = await Promise.all([buyer.ok('POST /p/order/submit', asked), buyer.ok('POST /p/order/submit', asked)]);
    const again = await buyer.ok('POST /p/order/submit', asked);
    expect(new Set([...answers, again].map((a) => a.orderNumbers)).size).toBe(1);
    expect(await scoreOf(buyer)).toBe(100);
  });

  it('in two tabs with the same points gets them once', async () => {
    const { buyer, basketIds } = await buyerWithPoints(market(), 300, { lines: 2 });
    const [first = 0, second = 0] = basketIds;
    const tabs = await Promise.all(
      [first, second].map((basketId) => buyer.call('POST /p/order/submit', { basketIds: [basketId], userUseScore: 300 })),
    );
    expect(tabs.map((t) => t.code).toSorted()).toEqual(['00000', 'A00001']);
    expect(await scoreOf(buyer)).toBe(0);
  });

  it('takes what expires first first, over several lots', async () => {
    const { buyer, basketIds, id } = await buyerWithPoints(market(), 100);
    await market().advance(10);
    await correctPoints(market(), id, 200);
    const { orderNumbers } = await buyer.ok('POST /p/order/submit', { basketIds, userUseScore: 150 });
    const lots = await market().query<{ left: number }>('select remaining as left from point_lots where user_id = $1 order by id', [id]);
    expect(lots.map((l) => l.left)).toEqual([0, 150]);
    expect(await entriesOf(market(), orderNumbers)).toEqual([{ kind: 'spend', sum: -150 }]);
    expect((await logOf(buyer))[0]).toEqual(['spend', -150]);
  });

  it('grants once, however often it is said', async () => {
    const m = market();
    const { buyer, basketIds, id } = await buyerWithPoints(m, 0);
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { basketIds });
    await pay(buyer, [number]);
    await ship(m.seller(1), number);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    await Promise.all([1, 2].map(() => buyer.call('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number })));
    const before = await scoreOf(buyer);
    expect(before).toBeGreaterThan(0);
    const again = await inTransaction(m.near.pool, ({ db }) =>
      grantPoints({ db, now: new Date() }, { userId: id, source: 'order', reference: number, points: 7, validDays: 1 }),
    );
    expect([again, await scoreOf(buyer)]).toEqual([false, before]);
  });
});
