import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { everyOrderNeedsOne, signAsBuyer, signAsStore } from '../../../test/agreements.ts';
import { balanceOf, pay, ship, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { payPal } from '../../../test/payments.ts';
import { buyerWithPoints, logOf, pointsPayWhole, scoreOf } from '../../../test/points.ts';
import { times } from '../../../test/racing.ts';
import { oneLine, wholeOrder, withReturn } from '../../../test/refunds.ts';
import { mailsTo } from '../../../test/terms.ts';
import { addService } from '../../../test/vouchers.ts';

// Orders that points pay whole. After each test all invariants are proven.
const market = marketplaceForFile();
const seller = () => market().seller(1);
const enough = 100_000_000;
const escrowOf = (number: string): Promise<bigint> => balanceOf(market(), `escrow:${number}`);
const attemptsFor = (number: string) => market().query('select 1 from payment_parts where reference = $1', [number]);

/** A buyer with an order that her points pay whole. */
const paidWhole = async (how: Parameters<typeof buyerWithPoints>[2] = {}) => {
  await pointsPayWhole(market());
  const made = await buyerWithPoints(market(), enough, how);
  const quote = await made.buyer.ok('POST /p/order/confirm', { basketIds: made.basketIds, isScorePay: 1 });
  const asked = { basketIds: made.basketIds, isScorePay: 1, userUseScore: quote.userUseScore };
  const placed = await made.buyer.ok('POST /p/order/submit', { ...asked, quoteVersion: quote.quoteVersion });
  const detail = await made.buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: placed.orderNumbers.split(',')[0] ?? '' });
  return { ...made, quote, asked, placed, number: placed.orderNumbers, used: quote.userUseScore, items: detail.orderItemDtos };
};

describe('an order that points pay whole', () => {
  it('goes straight on to be shipped, with what it is worth in escrow and no payment; it never waits, nor asks a provider', async () => {
    const { id, buyer, number, placed, quote, used } = await paidWhole();
    expect([quote.actualTotal, used, placed.paidNumbers]).toEqual([0, Math.round(quote.total * 100), number]);
    expect([await statusOf(market(), number), await escrowOf(number), await scoreOf(buyer)]).toEqual([2, BigInt(used), enough - used]);
    expect(await attemptsFor(number)).toEqual([]);
    for (const payType of [9, 20])
      expect(await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType })).toMatchObject({ paid: true });
    expect(await buyer.ok('POST /p/order/pay', payPal(number))).toMatchObject({ paid: true });
    await seller().ok('PUT /shop/admin/order/packing', { orderNumber: number, packing: true });
    expect(await buyer.refused('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number })).toBe('orderBeingPacked');
    await market().advance(6);
    expect([await statusOf(market(), number), await attemptsFor(number)]).toEqual([2, []]);
    const detail = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect(detail).toMatchObject({ payType: 0, score: used, actualTotal: 0, canPay: false, canRefund: true });
    expect(detail.timeline.filter((e) => e.phase === 'done').map((e) => [e.kind, e.actor, e.count])).toEqual([
      ['placed', 'buyer', null],
      ['paidWithPoints', 'buyer', used],
    ]);
    expect(detail.timeline.find((e) => e.phase === 'now')).toMatchObject({ kind: 'packing', actor: 'seller' });
    const [card] = (await buyer.ok('GET /p/myOrder/myOrderSearch', {})).records;
    expect(card).toMatchObject({ orderNumber: number, payType: 0, score: used });
    expect(await mailsTo(market(), id)).toEqual([`Order no. ${number} is paid with points`]);
  });

  it('gives its points back when it is cancelled before it is packed, and no money moves', async () => {
    const { buyer, number } = await paidWhole();
    await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number });
    expect([await statusOf(market(), number), await escrowOf(number), await scoreOf(buyer)]).toEqual([6, 0n, enough]);
  });

  it('is completed like any other: the store gets all but the commission, and no points are earned', async () => {
    const { buyer, number, used } = await paidWhole();
    const store = await balanceOf(market(), 'store:1:available');
    await ship(seller(), number);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    const commission = (BigInt(used) * 5n + 50n) / 100n;
    expect((await balanceOf(market(), 'store:1:available')) - store).toBe(BigInt(used) - commission);
    expect([await escrowOf(number), await scoreOf(buyer)]).toEqual([0n, enough - used]);
    await market().operator.ok('POST /platform/intervention/grant', {
      orderNumber: number,
      reason: 'Broken within a month of use.',
      storeReason: '货物在一个月内损坏，予以退款。',
    });
    expect(await scoreOf(buyer)).toBe(enough);
  });

  it('of several stores is settled for each by itself: what is left to pay of another is asked for alone', async () => {
    await pointsPayWhole(market());
    await market().query('update skus set ordinary_freight = 500 from products p where p.id = product_id and p.store_id = 2');
    const { buyer, basketIds } = await buyerWithPoints(market(), enough, { stores: [1, 2] });
    const { orderNumbers, paidNumbers } = await buyer.ok('POST /p/order/submit', { basketIds, isScorePay: 1 });
    const rest = orderNumbers.split(',').filter((n) => n !== paidNumbers);
    expect([paidNumbers.length, rest.length]).toEqual([16, 1]);
    expect([await statusOf(market(), paidNumbers), await statusOf(market(), rest[0] ?? '')]).toEqual([2, 1]);
    expect(await buyer.refused('POST /p/order/pay', { orderNumbers, payType: 9 })).toBe('orderAlreadyPaid');
    await pay(buyer, rest);
    expect(await statusOf(market(), rest[0] ?? '')).toBe(2);
    // Of goods that points paid and freight in money, less freight brings fewer points and no piece.
    const number = rest[0] ?? '';
    const before = await scoreOf(buyer);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: '0.01' });
    const told = await buyer.ok('GET /p/orderRefund/info', { refundSn });
    await market().seller(2).ok('PUT /shop/admin/refund/agree', { refundSn });
    const { score, refundedScore } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect([told.goodsNum, (await scoreOf(buyer)) - before, refundedScore < score]).toEqual([0, told.score, true]);
    const whole = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    await market().seller(2).ok('PUT /shop/admin/refund/agree', { refundSn: whole.refundSn });
    expect([await statusOf(market(), number), (await scoreOf(buyer)) - before, await escrowOf(number)]).toEqual([6, score, 0n]);
  });

  it('that is submitted twice at once, or again later, is paid once', async () => {
    await pointsPayWhole(market());
    const { buyer, basketIds } = await buyerWithPoints(market(), enough);
    const asked = { basketIds, isScorePay: 1, uuid: randomUUID() };
    const answers = [
      ...(await Promise.all(times(2, () => buyer.ok('POST /p/order/submit', asked)))),
      await buyer.ok('POST /p/order/submit', asked),
    ];
    expect(new Set(answers.map((a) => `${a.orderNumbers} ${a.paidNumbers}`)).size).toBe(1);
    expect((await logOf(buyer)).filter(([kind]) => kind === 'spend')).toHaveLength(1);
    expect(answers[0]?.paidNumbers).toBe(answers[0]?.orderNumbers);
  });

  it('of vouchers has them at once', async () => {
    const service = await addService(market(), 'PTS-1');
    await pointsPayWhole(market());
    const { buyer } = await buyerWithPoints(market(), enough);
    const orderItem = { prodId: service.prodId, skuId: service.skuId, shopId: 1, count: 2 };
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { orderItem, isScorePay: 1 });
    const detail = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect([detail.status, detail.vouchers.length, detail.actualTotal]).toEqual([3, 2, 0]);
    await market().advance(32);
    expect([await statusOf(market(), number), await scoreOf(buyer), await escrowOf(number)]).toEqual([6, enough, 0n]);
  });
});

describe('a refund of what points paid whole', () => {
  const agree = (refundSn: string) => seller().ok('PUT /shop/admin/refund/agree', { refundSn });

  it('gives all points back to their lots', async () => {
    const { buyer, number, used } = await paidWhole({ lines: 2 });
    const preview = await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number });
    expect(preview).toMatchObject({ canRefund: true, refundAmount: 0, refundScore: used });
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    await agree(refundSn);
    expect([await statusOf(market(), number), await escrowOf(number), await scoreOf(buyer)]).toEqual([6, 0n, enough]);
  });

  it('of a line leaves the others to be shipped, and each can go back by itself', async () => {
    const { buyer, number, items } = await paidWhole({ lines: 3 });
    const [first, second, third] = items.map((i) => i.orderItemId);
    await agree((await buyer.ok('POST /p/orderRefund/apply', oneLine(number, first ?? 0))).refundSn);
    expect(await statusOf(market(), number)).toBe(2);
    await agree((await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, second ?? 0), refundAmount: '0' })).refundSn);
    expect(await buyer.refused('POST /p/orderRefund/apply', { ...oneLine(number, third ?? 0), refundAmount: '0.01' })).toBe(
      'refundTooSmall',
    );
    expect(await statusOf(market(), number)).toBe(2);
    await agree((await buyer.ok('POST /p/orderRefund/apply', oneLine(number, third ?? 0))).refundSn);
    expect([await statusOf(market(), number), await escrowOf(number), await scoreOf(buyer)]).toEqual([6, 0n, enough]);
  });

  it('with return gives them back once the store has taken it in; nothing is asked for twice', async () => {
    const { buyer, number } = await paidWhole();
    await ship(seller(), number);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), ...withReturn });
    expect(await buyer.refused('POST /p/orderRefund/apply', wholeOrder(number))).toBe('refundOpenAlready');
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn, refundAddr: 'Ningbo, Harbour road 5' });
    await buyer.ok('POST /p/orderRefund/submitExpress', { refundSn, expressId: 1, expressNo: 'SF100' });
    await seller().ok('PUT /shop/admin/refund/receive', { refundSn });
    expect([await statusOf(market(), number), await scoreOf(buyer), await escrowOf(number)]).toEqual([6, enough, 0n]);
    expect(await buyer.refused('POST /p/orderRefund/apply', wholeOrder(number))).toBe('refundNotPossible');
  });
});

describe('with a contract', () => {
  it('it waits for both signatures, and for nothing after', async () => {
    await everyOrderNeedsOne(market());
    await market().query(
      "insert into settings (name, value, changed_at) values ('contractsOn', 'true', now()) on conflict (name) do update set value = 'true'",
    );
    const { buyer, number, placed, used } = await paidWhole();
    expect([placed.contractNumbers, placed.paidNumbers, await statusOf(market(), number), await escrowOf(number)]).toEqual([
      number,
      '',
      8,
      0n,
    ]);
    await market().near.drain();
    await signAsBuyer(market(), buyer, number);
    await signAsStore(market(), seller(), number);
    expect([await statusOf(market(), number), await escrowOf(number)]).toEqual([2, BigInt(used)]);
    const { timeline } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect(timeline.filter((e) => e.phase === 'done').map((e) => e.kind)).toEqual([
      'placed',
      'signedByBuyer',
      'signedBySupplier',
      'paidWithPoints',
    ]);
  });
});
