import { describe, expect, it } from 'vitest';
import { cityOrder } from '../../test/delivery.ts';
import { balanceOf, pay, ship } from '../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../test/marketplace.ts';
import { agreed, numberOf, payPal, placeFor, providerForFile, tellNews } from '../../test/payments.ts';
import { addBuyers } from '../../test/people.ts';
import { buyerWithPoints, pointsPayWhole } from '../../test/points.ts';
import { oneLine, paidOrder, wholeOrder } from '../../test/refunds.ts';
import { settlementOf } from '../../test/settlement.ts';
import { byPlan, cashOnDelivery, orderOn } from '../../test/terms.ts';
import { comingOf, expectToldAsBooked, releasedOf } from '../../test/told-money.ts';

// What pages say of an order's money, to each side, against the journal: in every state of it.
const market = marketplaceForFile();
const provider = providerForFile();
const seller = (): Person => market().seller(1);
const look = (buyer: Person, number: string) => expectToldAsBooked(market(), buyer, number);
const receive = (buyer: Person, orderNumber: string) => buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber });
const accept = (buyer: Person, orderNumber: string) => buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber });
const storePage = (orderNumber: string) => seller().ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber });
const cents = (amount: number): bigint => BigInt(Math.round(amount * 100));

/** Goes the usual way to the end; what was announced before is what is booked. */
const toTheEnd = async (buyer: Person, number: string, send = () => ship(seller(), number)) => {
  await send();
  await look(buyer, number);
  await receive(buyer, number);
  const coming = comingOf(await look(buyer, number));
  await accept(buyer, number);
  const over = await look(buyer, number);
  expect(releasedOf(over)).toEqual(coming);
  return over;
};

describe('what is told of an order’s money is what the books say', () => {
  it('from its payment to its release: net to the store, whole to the buyer', async () => {
    const { buyer, number } = await paidOrder(market());
    await look(buyer, number);
    const has = await balanceOf(market(), 'store:1:available');
    const over = await toTheEnd(buyer, number);
    const { actualTotal, transfee, total, split } = await storePage(number);
    const released = releasedOf(over);
    expect(cents(released.seller ?? 0)).toBe((await balanceOf(market(), 'store:1:available')) - has);
    expect(released.buyer).toBe(actualTotal);
    expect(split).toMatchObject({ whole: actualTotal, store: released.seller, freight: transfee, fee: 0, disputed: 0 });
    expect(cents(split?.commission ?? 0)).toBe((cents(total) * 5n + 50n) / 100n);
    expect((await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).split).toBeNull();
  });

  it('with a part refunded before it, and more granted after it', async () => {
    const { buyer, number, items } = await paidOrder(market(), 2);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0] ?? 0));
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn });
    await look(buyer, number);
    await toTheEnd(buyer, number);
    const before = (await storePage(number)).split;
    const granted = {
      orderNumber: number,
      orderItemId: items[1] ?? 0,
      refundAmount: '1.00',
      reason: 'They broke within a week.',
      storeReason: '照片显示货物在一周内就坏了。',
    };
    await market().operator.ok('POST /platform/intervention/grant', granted);
    await look(buyer, number);
    const after = (await storePage(number)).split;
    // What the store has of it is what was released less what it gave back, and that less the commission on it.
    const [{ sum } = { sum: 0n }] = await market().query<{ sum: bigint }>(
      "select sum(p.amount)::bigint as sum from postings p join journal j on j.id = p.journal_id where p.account = 'store:1:available' and j.reference = $1",
      [number],
    );
    expect([cents(after?.store ?? 0), cents(before?.store ?? 0) - cents(after?.store ?? 0)]).toEqual([sum, 95n]);
  });

  it('while a part is asked back: without it and without a day, and so it is released once it is granted', async () => {
    const { buyer, number, items } = await paidOrder(market(), 2);
    await ship(seller(), number);
    await receive(buyer, number);
    const whole = comingOf(await look(buyer, number));
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0] ?? 0));
    const asked = await look(buyer, number);
    const coming = comingOf(asked);
    const entry = asked.seller.find((e) => e.kind === 'releaseNext');
    expect(entry).toMatchObject({ untilAt: null, phase: 'next' });
    expect(cents(whole.buyer ?? 0) - cents(coming.buyer ?? 0)).toBe(cents(entry?.split?.disputed ?? 0));
    expect(cents(coming.seller ?? 0) < cents(whole.seller ?? 0)).toBe(true);
    await seller().ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'They were whole when they left.' });
    expect(comingOf(await look(buyer, number))).toEqual(coming);
    await buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn, reason: 'Broken', description: 'They are broken, look.' });
    // The claim period is long over while the platform decides.
    await market().advance(9);
    expect(comingOf(await look(buyer, number))).toEqual(coming);
    await market().operator.ok('PUT /platform/intervention/agree', {
      refundSn,
      reason: 'The pictures show it.',
      storeReason: '照片显示货物在一周内就坏了。',
    });
    await market().near.drain();
    await market().advance(1);
    expect(releasedOf(await look(buyer, number))).toEqual(coming);
  });

  it('while all of it is asked back: nothing is to be released', async () => {
    const { buyer, number } = await paidOrder(market());
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    expect(comingOf(await look(buyer, number))).toEqual({ buyer: null, seller: null, operator: null });
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn });
    const over = await look(buyer, number);
    expect([releasedOf(over).buyer, (await storePage(number)).split]).toEqual([null, null]);
  });

  it('with points that took off a part, and a part of both gone back', async () => {
    const { buyer, basketIds } = await buyerWithPoints(market(), 500, { lines: 2 });
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { basketIds, userUseScore: 500 });
    await pay(buyer, [number]);
    const { orderItemDtos } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, orderItemDtos[0]?.orderItemId ?? 0));
    await look(buyer, number);
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn });
    await look(buyer, number);
    await toTheEnd(buyer, number);
  });

  it('with points that paid it whole: none of it was hers', async () => {
    await pointsPayWhole(market());
    const { buyer, basketIds } = await buyerWithPoints(market(), 100_000_000);
    const { userUseScore, quoteVersion } = await buyer.ok('POST /p/order/confirm', { basketIds, isScorePay: 1 });
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { basketIds, userUseScore, quoteVersion });
    const over = await toTheEnd(buyer, number);
    expect([releasedOf(over).buyer, (releasedOf(over).seller ?? 0) > 0]).toEqual([null, true]);
  });

  it('with a part from the balance and the rest at a provider', async () => {
    const { buyer, number } = await placeFor(market());
    const { payAttemptId } = await buyer.ok('POST /p/order/pay', { ...payPal(number), balanceAmount: '12.34' });
    provider().approve(await numberOf(market(), payAttemptId));
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    await look(buyer, number);
    await toTheEnd(buyer, number);
  });

  it('in parts, and with cash at the door', async () => {
    const parts = await orderOn(market(), byPlan('30-40-30'));
    await pay(parts.buyer, [parts.number]);
    await look(parts.buyer, parts.number);
    await ship(seller(), parts.number);
    await pay(parts.buyer, [`${parts.number}-2`]);
    await receive(parts.buyer, parts.number);
    await look(parts.buyer, parts.number);
    // The last part is long overdue: no day of it is shown any more, nor is one of the release.
    await market().advance(12);
    await look(parts.buyer, parts.number);
    await pay(parts.buyer, [`${parts.number}-3`]);
    await market().advance(1);
    await look(parts.buyer, parts.number);
    const cash = await orderOn(market(), cashOnDelivery);
    await ship(seller(), cash.number);
    const { actualTotal } = await look(cash.buyer, cash.number).then(() => storePage(cash.number));
    await market().operator.ok('POST /platform/order/cash', {
      orderNumber: cash.number,
      amount: actualTotal.toFixed(2),
      reference: `COD-${cash.number}`,
    });
    await receive(cash.buyer, cash.number);
    await accept(cash.buyer, cash.number);
    await look(cash.buyer, cash.number);
  });

  it('with goods that the store brings itself: its fee is its own, without commission', async () => {
    const [id = 0] = await addBuyers(market(), 1);
    const buyer = market().buyer(id);
    const number = await cityOrder(market(), buyer);
    await pay(buyer, [number]);
    const bring = { orderNumber: number, dvyType: 4, packages: [{}] };
    await toTheEnd(buyer, number, () => seller().ok('PUT /shop/admin/order/delivery', bring));
    const { split, total } = await storePage(number);
    expect(split).toMatchObject({ fee: 7.5, freight: 0 });
    expect(cents(split?.store ?? 0)).toBe(750n + cents(total) - (cents(total) * 5n + 50n) / 100n);
  });

  it('when it was never shipped and an operator divides it: the fee is the buyer’s again', async () => {
    const [id = 0] = await addBuyers(market(), 1);
    const buyer = market().buyer(id);
    const number = await cityOrder(market(), buyer);
    await pay(buyer, [number]);
    await market().advance(30);
    const held = await balanceOf(market(), `escrow:${number}`);
    await market().operator.ok('POST /platform/order/settle', await settlementOf(market(), number, held, held / 3n));
    const over = await look(buyer, number);
    expect(releasedOf(over).seller).toBe((await storePage(number)).split?.store);
  });

  it('when it was never shipped and a bank took a part: of the fee that is told as known', async () => {
    const [id = 0] = await addBuyers(market(), 1);
    const buyer = market().buyer(id);
    const number = await cityOrder(market(), buyer);
    const payment = await agreed(market(), provider(), buyer, number);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    provider().takeBack(payment, '3.00');
    await tellNews(market(), payment);
    await market().near.drain();
    const held = await balanceOf(market(), `escrow:${number}`);
    await market().operator.ok('POST /platform/order/settle', await settlementOf(market(), number, held, 0n));
    await market().near.drain();
    await look(buyer, number);
  });

  it('when its payment was taken back: it is held without a day, and goes on once that is settled', async () => {
    const { buyer, number } = await placeFor(market());
    const payment = await agreed(market(), provider(), buyer, number);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    await ship(seller(), number);
    await receive(buyer, number);
    const coming = comingOf(await look(buyer, number));
    provider().takeBack(payment, '3.00');
    await tellNews(market(), payment);
    await market().near.drain();
    await market().advance(9);
    const held = await look(buyer, number);
    expect(comingOf(held)).toEqual(coming);
    expect(held.seller.find((e) => e.kind === 'releaseNext')?.untilAt).toBeNull();
  });

  it('when all of it goes back after a bank took a part: of that nothing is told as sent, and nothing to the store', async () => {
    const { buyer, number } = await placeFor(market());
    const payment = await agreed(market(), provider(), buyer, number);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    provider().takeBack(payment, '3.00');
    await tellNews(market(), payment);
    await market().near.drain();
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    await look(buyer, number);
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn });
    await market().near.drain();
    const { actualTotal } = await storePage(number);
    const over = await look(buyer, number);
    const told = (side: 'buyer' | 'seller' | 'operator') =>
      over[side].flatMap((e) => (e.kind === 'refunded' || e.kind === 'refundCovered' ? [[e.kind, e.amount]] : []));
    for (const side of ['buyer', 'operator'] as const)
      expect(told(side)).toEqual([
        ['refunded', actualTotal - 3],
        ['refundCovered', 3],
      ]);
    expect(told('seller')).toEqual([['refunded', actualTotal]]);
  });

  it('long after every day that was named is over', async () => {
    const { buyer, number } = await paidOrder(market());
    await market().advance(60);
    await look(buyer, number);
    await ship(seller(), number);
    await market().advance(3);
    await look(buyer, number);
  });
});

describe('what a store reads of the money in escrow', () => {
  const held = async () => (await seller().ok('GET /shop/admin/settlement/held', { size: 100 })).records;
  const balance = () => seller().ok('GET /shop/admin/settlement/balance', {});

  it('is net, beside what is available net: the sum of its orders, and just what is released of each', async () => {
    const { buyer, number, items } = await paidOrder(market(), 2);
    await pointsPayWhole(market());
    const whole = await buyerWithPoints(market(), 100_000_000);
    const { userUseScore, quoteVersion } = await whole.buyer.ok('POST /p/order/confirm', { basketIds: whole.basketIds, isScorePay: 1 });
    const { orderNumbers: byPoints } = await whole.buyer.ok('POST /p/order/submit', {
      basketIds: whole.basketIds,
      userUseScore,
      quoteVersion,
    });
    await ship(seller(), number);
    await receive(buyer, number);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0] ?? 0));
    const rows = await held();
    const { inEscrow, available } = await balance();
    expect(cents(inEscrow)).toBe(rows.reduce((sum, { split }) => sum + cents(split.store), 0n));
    expect(rows.map(({ orderNumber }) => orderNumber)).toEqual(expect.arrayContaining([number, byPoints]));
    for (const { orderNumber, held: all, split } of rows) {
      expect(cents(all), orderNumber).toBe(await balanceOf(market(), `escrow:${orderNumber}`));
      expect(cents(split.whole) + cents(split.disputed), orderNumber).toBe(cents(all));
    }
    const own = rows.find((r) => r.orderNumber === number);
    expect(own?.split).toEqual((await storePage(number)).split);
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn });
    await accept(buyer, number);
    const after = await balance();
    // What was asked back was no part of it before; what was its own is available now, to the cent.
    expect(cents(after.available) - cents(available)).toBe(cents(own?.split.store ?? 0));
    expect(cents(inEscrow) - cents(after.inEscrow)).toBe(cents(own?.split.store ?? 0));
  });
});
