import { describe, expect, it } from 'vitest';
import { cityOrder } from '../../../test/delivery.ts';
import { balanceOf, pay, placeOrder, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { agreed, numberOf, openCases, payPal, placeFor, providerForFile, riskOf, suspenseOf, tellNews } from '../../../test/payments.ts';
import { addBuyers } from '../../../test/people.ts';
import { decimal } from '../../../test/simulation/world.ts';
import { makeLate, settlementOf } from '../../../test/settlement.ts';
import { secondFrom } from '../../../test/proposals.ts';
import { cashOnDelivery, dollars, mailsTo, orderOn } from '../../../test/terms.ts';
import { addService, revealed } from '../../../test/vouchers.ts';

// An order that nobody moves on although it was paid: its store does not ship, or its money has left again (decision 0078).
const market = marketplaceForFile();
const provider = providerForFile();
const reason = 'The store does not answer any more.';
const escrow = (number: string) => balanceOf(market(), `escrow:${number}`);
const wallet = (id: number) => balanceOf(market(), `buyer:${id}:available`);
const settlement = (number: string, held: bigint, toBuyer: bigint, goodsBack = false) =>
  settlementOf(market(), number, held, toBuyer, { goodsBack, reason });
const settle = async (number: string, held: bigint, toBuyer: bigint, goodsBack = false) =>
  market().operator.ok('POST /platform/order/settle', await settlement(number, held, toBuyer, goodsBack));
/** Why it is overdue, by the list and by its own page, which must agree. */
const overdue = async (number: string): Promise<string | null> => {
  const listed = (await market().operator.ok('GET /platform/order/overdue', { size: 100 })).records.find((r) => r.orderNumber === number);
  const own = (await market().operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber: number })).overdue;
  expect(listed?.overdue ?? null).toEqual(own === null ? null : { kind: own.kind, since: own.since, held: own.held });
  return own?.kind ?? null;
};
const promised = async (number: string): Promise<number> =>
  (
    await market().query<{ n: number }>(
      'select coalesce(sum(count - fulfilled), 0)::int as n from stock_reservations where reference = $1 and released_at is null',
      [number],
    )
  )[0]?.n ?? 0;
/** A paid order whose last day to ship was over so many days ago. */
const unsent = async (daysLate: number) => {
  const m = market();
  const [id = 0] = await addBuyers(m, 1);
  const buyer = m.buyer(id);
  const [number = ''] = await placeOrder(m, buyer);
  await pay(buyer, [number]);
  await makeLate(m, number, daysLate);
  return { m, id, buyer, number, held: await escrow(number) };
};

describe('an order that its store does not ship', () => {
  it('is settled fourteen days after its last day to ship: all goes back, and its goods are free again', async () => {
    const { m, id, number, held } = await unsent(13.9);
    expect(await overdue(number)).toBeNull();
    expect(await m.operator.refused('POST /platform/order/settle', await settlement(number, held, held))).toBe('orderNotOverdue');
    await m.advance(0.2);
    expect(await overdue(number)).toBe('shipping');
    const [mine, free] = [await wallet(id), await promised(number)];
    expect(free).toBeGreaterThan(0);
    await settle(number, held, held);
    expect([await statusOf(m, number), await escrow(number), await wallet(id), await promised(number)]).toEqual([6, 0n, mine + held, 0]);
    expect((await mailsTo(m, id)).at(-1)).toBe(`Order no. ${number} is settled and closed`);
    expect(await overdue(number)).toBeNull();
  });

  it('is settled for a part where the store has begun its work', async () => {
    const { m, id, number, held } = await unsent(15);
    const [mine, before] = [await wallet(id), await balanceOf(m, 'store:1:available')];
    await settle(number, held, held / 2n);
    expect([await statusOf(m, number), await escrow(number), await wallet(id)]).toEqual([6, 0n, mine + held / 2n]);
    expect(await balanceOf(m, 'store:1:available')).toBeGreaterThan(before);
  });

  it('and is closed can be settled as soon as that day is over', async () => {
    const { m, number, held } = await unsent(0.1);
    expect(await overdue(number)).toBeNull();
    await m.operator.ok('PUT /platform/shop/suspend', { shopId: 1, reason: 'Its papers were forged.' });
    expect(await overdue(number)).toBe('shipping');
    await settle(number, held, held);
    await m.operator.ok('PUT /platform/shop/reopen', { shopId: 1 });
    expect(await statusOf(m, number)).toBe(6);
  });

  it('closes without money when it was to be paid in cash', async () => {
    const { m, number } = await orderOn(market(), cashOnDelivery);
    await makeLate(m, number, 15);
    expect(await overdue(number)).toBe('shipping');
    await settle(number, 0n, 0n);
    expect([await statusOf(m, number), await promised(number)]).toEqual([6, 0]);
  });

  it('gives what the store takes for bringing it back with the rest, and never less', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const buyer = m.buyer(id);
    const order = async (): Promise<string> => {
      const number = await cityOrder(m, buyer);
      await pay(buyer, [number]);
      await makeLate(m, number, 15);
      return number;
    };
    const [whole, least] = [await order(), await order()];
    const [held, mine] = [await escrow(whole), await wallet(id)];
    await settle(whole, held, held);
    expect([await escrow(whole), await wallet(id)]).toEqual([0n, mine + held]);
    await settle(least, held, 0n);
    expect([await escrow(least), await wallet(id)]).toEqual([0n, mine + held + 750n]);
  });

  it('keeps what had left: the rest is free, and the parcel is back only when that is said', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const buyer = m.buyer(id);
    const [number = ''] = await placeOrder(m, buyer);
    await pay(buyer, [number]);
    const { orderItemDtos } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    const items = [{ orderItemId: orderItemDtos[0]?.orderItemId ?? 0, count: 1 }];
    await m.seller(1).ok('PUT /shop/admin/order/delivery', { orderNumber: number, packages: [{ dvyId: 1, dvyFlowId: 'SF9', items }] });
    await makeLate(m, number, 15);
    expect([await statusOf(m, number), await overdue(number)]).toEqual([10, 'shipping']);
    const held = await escrow(number);
    await settle(number, held, held);
    expect([await statusOf(m, number), await escrow(number), await promised(number)]).toEqual([6, 0n, 0]);
    expect(await m.query('select 1 from stock_reservations where reference = $1 and returned > 0', [number])).toEqual([]);
  });
});

describe('an order whose money was taken back outside', () => {
  const risk = (payment: string) => riskOf(market(), payment);
  const paid = async (stores?: readonly number[]) => {
    const placed = await placeFor(market(), stores);
    const payment = await agreed(placed.m, provider(), placed.buyer, placed.joined);
    await placed.buyer.ok('POST /p/order/payCheck', { orderNumbers: placed.joined });
    return { ...placed, payment };
  };
  const takeBack = async (payment: string, value?: string): Promise<void> => {
    provider().takeBack(payment, value);
    await tellNews(market(), payment);
    await market().near.drain();
  };

  it('is settled at once: what stood in escrow covers the loss, nothing is sent twice, and its case is over', async () => {
    const { m, number, payment } = await paid();
    const held = await escrow(number);
    await takeBack(payment);
    expect([await overdue(number), await risk(payment)]).toEqual(['takenBack', -held]);
    await settle(number, held, held);
    await m.near.drain();
    expect([await statusOf(m, number), await escrow(number), await suspenseOf(m, payment), await risk(payment)]).toEqual([6, 0n, 0n, 0n]);
    expect([provider().refunds.size, await openCases(m, payment), await promised(number)]).toEqual([0, [], 0]);
    await m.app.drain();
    const [mail] = await m.query<{ text: string }>('select text from mails where subject = $1 order by id limit 1', [
      `Order no. ${number} is settled and closed`,
    ]);
    expect(mail?.text).toContain(`You already have ${dollars(Number(held) / 100)} of it from your bank`);
  });

  it('in part: the rest goes back the way it came', async () => {
    const { m, number, payment } = await paid();
    const held = await escrow(number);
    await takeBack(payment, '3.00');
    await settle(number, held, held);
    await m.near.drain();
    expect([...provider().refunds.values()].map((r) => r.amount.value)).toEqual([decimal(held - 300n)]);
    expect([await suspenseOf(m, payment), await risk(payment), await openCases(m, payment)]).toEqual([0n, 0n, []]);
  });

  it('is settled by itself where one payment paid for two; the case stays for the other', async () => {
    const { m, numbers, payment } = await paid([1, 2]);
    const [one = '', two = ''] = numbers;
    const [first, second] = [await escrow(one), await escrow(two)];
    await takeBack(payment);
    await settle(one, first, first);
    await m.near.drain();
    expect([await risk(payment), await openCases(m, payment), await overdue(two)]).toEqual([-second, ['takenBack'], 'takenBack']);
    await settle(two, second, second);
    await m.near.drain();
    expect([await risk(payment), await openCases(m, payment), provider().refunds.size]).toEqual([0n, [], 0]);
    expect(await statusOf(m, two)).toBe(6);
  });

  it('sends nothing twice either when its buyer asks her money back', async () => {
    const { m, number, payment, buyer } = await paid();
    await takeBack(payment);
    const whole = { orderNumber: number, refundType: 1, applyType: 1, isReceiver: 0, buyerReason: 'My bank gave it back.' };
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', whole);
    expect(await m.operator.refused('POST /platform/order/settle', await settlement(number, await escrow(number), 0n))).toBe(
      'refundStillOpen',
    );
    await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    await m.near.drain();
    expect([provider().refunds.size, await risk(payment), await suspenseOf(m, payment)]).toEqual([0, 0n, 0n]);
    await m.app.drain();
    const told = await m.query<{ text: string }>("select text from mails where subject like '%' || $1 || '%is being refunded'", [number]);
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('of it from your bank or payment service.')]);
  });

  it('is no order whose vouchers are given out for: they are void once all goes back', async () => {
    const m = market();
    const { prodId, skuId, shopId } = await addService(m, 'SRV-TAKEN');
    const [id = 0] = await addBuyers(m, 1);
    const buyer = m.buyer(id);
    const orderItem = { prodId, skuId, shopId, count: 2 };
    const quote = await buyer.ok('POST /p/order/confirm', { orderItem });
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { orderItem, quoteVersion: quote.quoteVersion });
    const payment = await agreed(m, provider(), buyer, number);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    const [voucherCode = ''] = await revealed(m, { id, buyer, number, item: 0 });
    await takeBack(payment);
    expect(await m.seller(shopId).refused('PUT /shop/admin/order/redeemVoucher', { voucherCode })).toBe('moneyTakenBack');
    const held = await escrow(number);
    await settle(number, held, held);
    expect([await statusOf(m, number), await risk(payment), await openCases(m, payment)]).toEqual([6, 0n, []]);
    expect(await m.seller(shopId).refused('PUT /shop/admin/order/redeemVoucher', { voucherCode })).toBe('voucherVoid');
  });

  it('goes first of several payments: the balance keeps what it paid', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const buyer = m.buyer(id);
    const [number = ''] = await placeOrder(m, buyer);
    const { payAttemptId } = await buyer.ok('POST /p/order/pay', { ...payPal(number), balanceAmount: '12.34' });
    const payment = await numberOf(m, payAttemptId);
    provider().approve(payment);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    await takeBack(payment);
    const [held, mine] = [await escrow(number), await wallet(id)];
    await settle(number, held, held);
    await m.near.drain();
    expect([await wallet(id), await risk(payment), provider().refunds.size]).toEqual([mine + 1234n, 0n, 0]);
  });

  it('is not held by an attempt that pays for it no longer', async () => {
    const { m, buyer, number } = await placeFor(market());
    const payment = await agreed(m, provider(), buyer, number);
    provider().takesInstead = { currency: 'USD', value: '5.00' };
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    await takeBack(payment);
    await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
    const told = await m.operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber: number });
    expect([await statusOf(m, number), told.moneyTakenBack, told.overdue]).toEqual([2, false, null]);
  });

  it('is settled by two where it is much', async () => {
    const { m, number, payment } = await paid();
    await takeBack(payment);
    const held = await escrow(number);
    await secondFrom(m, 0);
    const { proposalId } = await m.operator.ok('POST /platform/order/settle', await settlement(number, held, held));
    expect(await statusOf(m, number)).toBe(2);
    const second = m.person({ kind: 'operator', id: 2, areas: null });
    await second.ok('PUT /platform/proposal/{proposalId}/agree', { proposalId: proposalId ?? 0 });
    await m.near.drain();
    await secondFrom(m, 1000);
    expect([await statusOf(m, number), await risk(payment), await openCases(m, payment)]).toEqual([6, 0n, []]);
  });
});
