import { afterAll, describe, expect, it } from 'vitest';
import { balanceOf, ship, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { nearBuyer, nearSeller } from '../../../test/people.ts';
import { namesOf, oks, times, wires } from '../../../test/racing.ts';
import { oneLine, paidOrder, wholeOrder } from '../../../test/refunds.ts';
import { byPlan, cashOnDelivery, mailsTo, orderOn } from '../../../test/terms.ts';
import { expectAllToldAsBooked } from '../../../test/told-money.ts';

const reason = 'Two cartons were wet, we are sorry';
const bank = { holder: 'Ningbo Trading Co.', bank: 'Bank of Ningbo', account: '6222 0213 0401 1234', swift: 'bknbcn2n', country: 'cn' };
const decimal = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
const cents = (amount: number): bigint => BigInt(Math.round(amount * 100));

describe.each(wires)('money that a store gives back on its own $wire', ({ how }) => {
  const market = marketplaceForFile(how);
  // Every sentence with an amount, to each side, is what the books say.
  afterAll(() => expectAllToldAsBooked(market()));
  const near = () => nearSeller(market(), 1);
  const wallet = (id: number): Promise<bigint> => balanceOf(market(), `buyer:${id}:available`);
  const escrow = (number: string): Promise<bigint> => balanceOf(market(), `escrow:${number}`);
  const available = (): Promise<bigint> => balanceOf(market(), 'store:1:available');
  const debt = (): Promise<bigint> => balanceOf(market(), 'store:1:debt');
  const platform = async (address: string): Promise<bigint> =>
    (
      await market().query<{ sum: bigint }>('select coalesce(sum(amount), 0)::bigint as sum from postings where account = $1', [address])
    )[0]!.sum;
  const completed = async () => {
    const order = await paidOrder(market());
    await ship(near(), order.number);
    await nearBuyer(market(), order.id).ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: order.number });
    await nearBuyer(market(), order.id).ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: order.number });
    return order;
  };
  const emptied = async (): Promise<void> => {
    await near().ok('PUT /shop/admin/settlement/account', bank);
    const all = await available();
    if (all > 0n) await near().ok('POST /shop/admin/settlement/withdraw', { amount: decimal(all) });
  };

  it('leaves the escrow at once, the order goes on, and the buyer reads why', async () => {
    const { id, number, items } = await paidOrder(market(), 2);
    const [before, held] = [await wallet(id), await escrow(number)];
    const able = await near().ok('GET /shop/admin/refund/givable', { orderNumber: number });
    expect(able).toMatchObject({ canGive: true, isReleased: false, refundAmount: Number(held) / 100 });
    const { refundSn } = await near().ok('POST /shop/admin/refund/give', { orderNumber: number, amount: '5.00', reason });
    expect([(await wallet(id)) - before, await escrow(number), await statusOf(market(), number)]).toEqual([500n, held - 500n, 2]);
    const info = await nearBuyer(market(), id).ok('GET /p/orderRefund/info', { refundSn });
    expect(info).toMatchObject({ returnMoneySts: 5, refundAmount: 5, buyerReason: reason });
    expect(info.steps.map((s) => s.why)).toEqual(['given']);
    const detail = await nearBuyer(market(), id).ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect(detail.timeline.filter((e) => e.lane === 'refund').map((e) => [e.kind, e.text])).toEqual([['refundGiven', reason]]);
    await market().near.drain();
    expect((await mailsTo(market(), id)).filter((s) => s.includes('is being refunded'))).toHaveLength(1);
    // A line whole gives its pieces up; the other one still leaves.
    const line = (await near().ok('GET /shop/admin/refund/givable', { orderNumber: number })).lines.find((l) => l.orderItemId === items[0]);
    await near().ok('POST /shop/admin/refund/give', {
      orderNumber: number,
      orderItemId: items[0]!,
      amount: decimal(cents(line!.amount)),
      reason,
    });
    await ship(near(), number);
    expect(await statusOf(market(), number)).toBe(3);
  });

  it('shows what is wrong with the amount or the pieces at the field of its form, and takes no reason of the store for one of the list', async () => {
    const { number, items } = await paidOrder(market(), 2);
    const fieldsOf = async (typed: { amount: string; orderItemId?: number; goodsNum?: number }) => {
      const { data } = await near().call('POST /shop/admin/refund/give', { orderNumber: number, reason, ...typed });
      return Object.keys((data as { fields?: object }).fields ?? {});
    };
    for (const amount of ['5.005', '0', '0.001', '99999999.00']) expect(await fieldsOf({ amount }), amount).toEqual(['amount']);
    expect(await fieldsOf({ amount: '5.00', orderItemId: items[0]!, goodsNum: 999_999 })).toEqual(['goodsNum']);
    const { refundSn } = await near().ok('POST /shop/admin/refund/give', { orderNumber: number, amount: '5.00', reason: 'different' });
    const info = await near().ok('GET /shop/admin/refund/info', { refundSn }, { locale: 'ru' });
    expect([info.buyerReason, info.buyerReasonId]).toEqual(['different.', null]);
  });

  it('of everything that is there closes the order, and nothing is given twice however often it is pressed', async () => {
    const { id, number } = await paidOrder(market());
    const [before, held] = [await wallet(id), await escrow(number)];
    const give = { orderNumber: number, amount: decimal(held), reason };
    const outcomes = await Promise.all(
      times(4, () => market().seller(1).call('POST /shop/admin/refund/give', give, { key: 'the same click' })),
    );
    expect(oks(outcomes)).toBeGreaterThan(0);
    const more = await Promise.all(times(3, () => market().seller(1).call('POST /shop/admin/refund/give', give)));
    expect(namesOf(more)).toEqual(times(3, () => 'refundNotPossible'));
    expect([(await wallet(id)) - before, await escrow(number), await statusOf(market(), number)]).toEqual([held, 0n, 6]);
  });

  it('after completion is the store’s, with the commission on it; what it lacks the platform pays first, and it is a debt', async () => {
    const { id, number } = await completed();
    const able = await near().ok('GET /shop/admin/refund/givable', { orderNumber: number });
    expect([able.canGive, able.isReleased]).toEqual([true, true]);
    const [mine, theirs, commission] = [await wallet(id), await available(), await platform('platform:commission')];
    await near().ok('POST /shop/admin/refund/give', { orderNumber: number, amount: '10.00', reason });
    const given = commission - (await platform('platform:commission'));
    expect(given).toBeGreaterThan(0n);
    expect([(await wallet(id)) - mine, theirs - (await available()), await statusOf(market(), number)]).toEqual([1000n, 1000n - given, 5]);
    await emptied();
    await near().ok('POST /shop/admin/refund/give', { orderNumber: number, amount: '4.00', reason });
    expect([(await wallet(id)) - mine, await available(), (await debt()) > 0n]).toEqual([1400n, 0n, true]);
  });

  it('and that the platform would have to pay first is no more than one operator may give alone', async () => {
    const { number } = await completed();
    await emptied();
    await market().query(
      "insert into settings (name, value, changed_at) values ('secondOperatorFrom', '1'::jsonb, now()) on conflict (name) do update set value = excluded.value",
    );
    expect(await near().refused('POST /shop/admin/refund/give', { orderNumber: number, amount: '20.00', reason })).toBe('giveNotCovered');
    await market().query("update settings set value = '1000'::jsonb where name = 'secondOperatorFrom'");
  });

  it('meets the buyer’s own asking, the release and a payout: what is held is given once', async () => {
    const { id, buyer, number, items } = await paidOrder(market());
    await ship(near(), number);
    await nearBuyer(market(), id).ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    const able = await near().ok('GET /shop/admin/refund/givable', { orderNumber: number });
    const before = await wallet(id);
    const amount = decimal(cents(able.refundAmount));
    const outcomes = await Promise.all([
      market().seller(1).call('POST /shop/admin/refund/give', { orderNumber: number, amount, reason }),
      buyer.call('POST /p/orderRefund/apply', oneLine(number, items[0]!)),
      buyer.call('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number }),
    ]);
    namesOf(outcomes);
    const gave = outcomes[0].code === '00000';
    expect((await wallet(id)) - before).toBe(gave ? cents(able.refundAmount) : 0n);
    expect(gave && outcomes[1].code === '00000').toBe(false);
  });
});

describe('what a store cannot give', () => {
  const market = marketplaceForFile();
  afterAll(() => expectAllToldAsBooked(market()));

  it('is of another store, more than is left, less than a cent, or of what nobody has paid; a price in parts goes back as a whole', async () => {
    const m = market();
    const { number, items } = await paidOrder(m);
    const give = { orderNumber: number, amount: '1.00', reason };
    expect(await m.seller(2).refused('POST /shop/admin/refund/give', give)).toBe('orderUnknown');
    expect(await m.seller(2).refused('GET /shop/admin/refund/givable', { orderNumber: number })).toBe('orderUnknown');
    expect(await m.seller(1).refused('POST /shop/admin/refund/give', { ...give, amount: '99999999.00' })).toBe('refundTooLarge');
    for (const amount of ['0', '0.001'])
      expect(await m.seller(1).refused('POST /shop/admin/refund/give', { ...give, amount })).toBe('refundTooSmall');
    for (const amount of ['-5', 'abc', "1'; drop table refunds--"])
      expect(await m.seller(1).refused('POST /shop/admin/refund/give', { ...give, amount })).toBe('argumentNotValid');
    expect(await m.seller(1).refused('POST /shop/admin/refund/give', { ...give, orderItemId: items[0]! + 100_000 })).toBe('orderUnknown');
    const cash = await orderOn(m, cashOnDelivery);
    expect(await m.seller(1).refused('POST /shop/admin/refund/give', { ...give, orderNumber: cash.number })).toBe('refundNotPossible');
    const parts = await orderOn(m, byPlan('30-40-30'));
    await parts.buyer.ok('POST /p/order/pay', { orderNumbers: parts.number, payType: 9 });
    const able = await m.seller(1).ok('GET /shop/admin/refund/givable', { orderNumber: parts.number });
    expect([able.canGive, able.lines]).toEqual([true, []]);
    await m.seller(1).ok('POST /shop/admin/refund/give', { ...give, orderNumber: parts.number });
    expect(await statusOf(m, parts.number)).toBe(2);
  });

  it('is of goods that are asked back already: that is answered first, or the order would end while it waits for its money', async () => {
    const m = market();
    const { id, buyer, number, items } = await paidOrder(m, 2);
    const [first = 0, second = 0] = items;
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, first), refundAmount: '0.50' });
    const able = await m.seller(1).ok('GET /shop/admin/refund/givable', { orderNumber: number });
    expect([able.canGive, able.refundAmount, able.lines]).toEqual([false, 0, []]);
    const give = { orderNumber: number, amount: '1.00', reason };
    for (const orderItemId of [undefined, first])
      expect(await m.seller(1).refused('POST /shop/admin/refund/give', { ...give, orderItemId })).toBe('refundOpenAlready');
    await m.seller(1).ok('POST /shop/admin/refund/give', { ...give, orderItemId: second });
    const before = await balanceOf(m, `buyer:${id}:available`);
    await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    expect((await balanceOf(m, `buyer:${id}:available`)) - before).toBe(50n);
    expect((await m.seller(1).ok('GET /shop/admin/refund/givable', { orderNumber: number })).canGive).toBe(true);
  });

  it('is the whole order while all of it is asked back, and whoever presses twice reads why', async () => {
    const m = market();
    const { buyer, number } = await paidOrder(m, 1);
    await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    for (const _twice of [1, 2])
      expect(await m.seller(1).refused('POST /shop/admin/refund/give', { orderNumber: number, amount: '1.00', reason })).toBe(
        'refundOpenAlready',
      );
  });
});
