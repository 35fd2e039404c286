import { describe, expect, it } from 'vitest';
import { balanceOf, placeOrder, statusOf } from '../../../test/goods.ts';
import { loseGoods } from '../../../test/lost-goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { agreed, caseOfKind, numberOf, openCases, payPal, providerForFile, stateOf, suspenseOf, tellNews } from '../../../test/payments.ts';
import { addBuyers, nearBuyer, nearSeller } from '../../../test/people.ts';
import { namesOf, oks, succeeded, times, twoWorkers } from '../../../test/racing.ts';
import { oneLine, paidOrder, wholeOrder } from '../../../test/refunds.ts';
import { decimal } from '../../../test/simulation/world.ts';

// The rows of docs/what-must-not-happen.md whose own tests go step by step: here everybody comes at once, with 100 ms
// between server and database. Whatever order they come in, the money adds up; after each test all invariants are proven.
const market = marketplaceForFile({ delayMs: 100, poolSize: 14 });
const provider = providerForFile();
const minutes = (n: number): number => n / 1440;
const wallet = (id: number): Promise<bigint> => balanceOf(market(), `buyer:${id}:available`);
const held = (id: number): Promise<bigint> => balanceOf(market(), `buyer:${id}:held`);
const sentBack = (): string[] => [...provider().refunds.values()].filter((r) => r.state === 'completed').map((r) => r.amount.value);

/** Orders of these stores that wait for payment; prepared without the delay. */
const placed = async (stores: readonly number[] = [1]) => {
  const m = market();
  const [id = 0] = await addBuyers(m, 1);
  const near = nearBuyer(m, id);
  const numbers = await placeOrder(m, near, stores);
  return { m, id, near, buyer: m.buyer(id), numbers, joined: numbers.join(','), number: numbers[0] ?? '' };
};
/** The same, agreed to at the provider, and paid if `isPaid`. */
const agreedTo = async (stores: readonly number[] = [1], isPaid = true) => {
  const order = await placed(stores);
  const payment = await agreed(order.m, provider(), order.near, order.joined);
  if (isPaid) await order.near.ok('POST /p/order/payCheck', { orderNumbers: order.joined });
  return { ...order, payment };
};
const work = (): Promise<unknown> => twoWorkers(market());
/** Return pages and copies of the news, at once. */
const everybodyAsks = ({ m, buyer, joined, payment }: Awaited<ReturnType<typeof agreedTo>>) =>
  Promise.all([
    Promise.all(times(4, () => buyer.call('POST /p/order/payCheck', { orderNumbers: joined }))),
    ...times(8, () => tellNews(m, payment)),
    work(),
  ]).then(([outcomes]) => namesOf(outcomes));

describe('far from the database, a refund', { timeout: 240_000 }, () => {
  it('of the same amount as another goes back beside it, each once, though both answers are lost (medusa#16681)', async () => {
    const { m, numbers, near, payment } = await agreedTo([1, 2]);
    provider().next('refund', 'dumb', 'dumb');
    const asked: string[] = [];
    for (const orderNumber of numbers)
      asked.push((await near.ok('POST /p/orderRefund/apply', { ...wholeOrder(orderNumber), refundAmount: '5.00' })).refundSn);
    const outcomes = await Promise.all(
      asked.flatMap((refundSn, i) => times(3, () => m.seller(i + 1).call('PUT /shop/admin/refund/agree', { refundSn }))),
    );
    expect(oks(outcomes)).toBe(2);
    for (let i = 0; i < 5; i += 1) {
      await work();
      await m.advance(minutes(15));
    }
    expect([sentBack(), await suspenseOf(m, payment), await openCases(m, payment)]).toEqual([['5.00', '5.00'], 0n, []]);
  });

  it('that failed counts as given back until somebody decides, and is decided once (vendure#3670)', async () => {
    const { m, near, buyer, number, payment } = await agreedTo();
    provider().next('refund', { refuses: 'ACCOUNT_CLOSED' });
    const captured = await balanceOf(m, `escrow:${number}`);
    const { refundSn } = await near.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: '12.34' });
    await nearSeller(m, 1).ok('PUT /shop/admin/refund/agree', { refundSn });
    await m.near.drain();
    expect(await openCases(m, payment)).toEqual(['refundFailed']);
    // What is stuck cannot be asked for a second time, and the rest can.
    const all = { ...wholeOrder(number), refundAmount: decimal(captured) };
    expect(await near.refused('POST /p/orderRefund/apply', all)).toBe('refundTooLarge');
    const rest = { ...wholeOrder(number), refundAmount: decimal(captured - 1234n) };
    const outcomes = await Promise.all(times(4, () => buyer.call('POST /p/orderRefund/apply', rest)));
    expect(namesOf(outcomes)).toEqual(['ok', ...times(3, () => 'refundOpenAlready')]);
    const caseId = (await caseOfKind(m, payment))?.caseId ?? 0;
    const decisions = await Promise.all([
      ...times(3, () => m.operator.call('POST /platform/payment/case/{caseId}/refund', { caseId, note: 'again' })),
      m.operator.call('POST /platform/payment/case/{caseId}/returnedByBank', { caseId, reference: 'bank reference 7' }),
    ]);
    expect(oks(decisions)).toBe(1);
    await work();
    expect([await suspenseOf(m, payment), await openCases(m, payment)]).toEqual([0n, []]);
    expect(sentBack()).toEqual(succeeded(decisions)[3] === true ? [] : ['12.34']);
  });

  it('and a chargeback of the same money never both go unseen (hyperswitch PR#10533)', async () => {
    const { m, number, near, payment } = await agreedTo();
    const { refundSn } = await near.ok('POST /p/orderRefund/apply', wholeOrder(number));
    provider().takeBack(payment);
    const [outcomes] = await Promise.all([
      Promise.all(times(3, () => m.seller(1).call('PUT /shop/admin/refund/agree', { refundSn }))),
      ...times(3, () => tellNews(m, payment)),
      work(),
    ]);
    expect(oks(outcomes)).toBeLessThanOrEqual(1);
    for (let i = 0; i < 4; i += 1) await m.advance(minutes(30));
    expect(sentBack()).toEqual([]);
    expect(await openCases(m, payment)).not.toEqual([]);
  });

  it('that is done is not undone by news that come while it is (mollie WooCommerce#1252)', async () => {
    const { m, number, near, payment } = await agreedTo();
    const { refundSn } = await near.ok('POST /p/orderRefund/apply', wholeOrder(number));
    const [reserved] = await m.query<{ sum: string }>('select sum(reserved)::text as sum from stock');
    const [outcomes] = await Promise.all([
      Promise.all(times(3, () => m.seller(1).call('PUT /shop/admin/refund/agree', { refundSn }))),
      ...times(8, () => tellNews(m, payment)),
      work(),
    ]);
    expect(oks(outcomes)).toBe(1);
    await work();
    const [pieces] = await m.query<{ sum: string }>(
      'select sum(i.count)::text as sum from order_items i join orders o on o.id = i.order_id where o.number = $1',
      [number],
    );
    const [after] = await m.query<{ sum: string }>('select sum(reserved)::text as sum from stock');
    expect(BigInt(reserved?.sum ?? 0) - BigInt(after?.sum ?? 0)).toBe(BigInt(pieces?.sum ?? -1));
    expect([await statusOf(m, number), await suspenseOf(m, payment), await openCases(m, payment)]).toEqual([6, 0n, []]);
    expect(sentBack()).toHaveLength(1);
  });

  it('of all but a cent leaves room for one cent, however many ask at once (solidus#3989, craftcms#1098)', async () => {
    const { id, buyer, number, items } = await paidOrder(market(), 1, 1);
    const m = market();
    const [before, escrow] = [await wallet(id), await balanceOf(m, `escrow:${number}`)];
    const most = { ...oneLine(number, items[0] ?? 0), refundAmount: decimal(escrow - 1n) };
    const whole = { ...wholeOrder(number), refundAmount: decimal(escrow) };
    const asked = await Promise.all(times(6, (i) => buyer.call('POST /p/orderRefund/apply', i % 2 === 0 ? most : whole)));
    expect(oks(asked)).toBe(1);
    const [refund] = await m.query<{ number: string }>(
      'select r.number from refunds r join orders o on o.id = r.order_id where o.number = $1',
      [number],
    );
    const agreements = await Promise.all(
      times(4, () => m.seller(1).call('PUT /shop/admin/refund/agree', { refundSn: refund?.number ?? '' })),
    );
    expect(oks(agreements)).toBe(1);
    const more = await Promise.all(times(4, () => buyer.call('POST /p/orderRefund/apply', whole)));
    expect(oks(more)).toBe(0);
    expect((await wallet(id)) - before + (await balanceOf(m, `escrow:${number}`))).toBe(escrow);
  });
});

describe('far from the database, money', { timeout: 240_000 }, () => {
  it.each([
    { what: 'a cent', told: { currency: 'USD', value: '0.01' }, source: 'cubecart#1670' },
    { what: 'the right number in another currency', told: { currency: 'VND', value: '100' }, source: 'InvoicePlane#1616' },
  ])('of $what pays nothing, whoever asks ($source)', async ({ told }) => {
    const order = await agreedTo([1], false);
    provider().takesInstead = told;
    await everybodyAsks(order);
    await work();
    const { m, number, payment } = order;
    expect([await statusOf(m, number), await stateOf(m, payment)]).toEqual([1, 'suspense']);
    expect(await openCases(m, payment)).toHaveLength(1);
    expect(provider().refunds.size).toBe(0);
    const caseId = (await caseOfKind(m, payment))?.caseId ?? 0;
    const refund = () => m.operator.call('POST /platform/payment/case/{caseId}/refund', { caseId, note: 'not what was agreed' });
    expect(oks(await Promise.all(times(3, refund)))).toBe(1);
    await work();
    expect([await suspenseOf(m, payment), sentBack()]).toEqual([0n, [told.value]]);
  });

  it('for goods that are gone closes the order and goes back once (vendure#3411)', async () => {
    const order = await agreedTo([1], false);
    const { m, number, payment } = order;
    await loseGoods(m, number);
    await everybodyAsks(order);
    for (let i = 0; i < 3; i += 1) await m.advance(minutes(5));
    expect([await statusOf(m, number), await stateOf(m, payment), await suspenseOf(m, payment)]).toEqual([6, 'returned', 0n]);
    expect(sentBack()).toHaveLength(1);
  });

  it('that comes while its order is cancelled pays it or goes back once, never both (woocommerce-gateway-stripe#5703)', async () => {
    const order = await agreedTo([1], false);
    const { m, buyer, number, payment } = order;
    const [names, canceled] = await Promise.all([
      everybodyAsks(order),
      buyer.call('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number }),
    ]);
    expect(names).not.toContain('argumentNotValid');
    for (let i = 0; i < 4; i += 1) await m.advance(minutes(15));
    const isPaid = (await statusOf(m, number)) === 2;
    expect(canceled.code === '00000').toBe(!isPaid);
    expect(provider().takenTotal() - provider().refunds.size).toBe(isPaid ? 1 : 0);
    expect([await suspenseOf(m, payment), await openCases(m, payment)]).toEqual([0n, []]);
  });

  it.each(['news', 'page'] as const)('that came ends alike when the %s is first by a little, or by much (saleor#12652)', async (first) => {
    const order = await agreedTo([1, 2], false);
    const { m, numbers, buyer, joined, payment } = order;
    const page = () => buyer.call('POST /p/order/payCheck', { orderNumbers: joined });
    if (first === 'page') await page();
    else await tellNews(m, payment);
    await everybodyAsks(order);
    await work();
    expect([await stateOf(m, payment), await suspenseOf(m, payment), await openCases(m, payment)]).toEqual(['paid', 0n, []]);
    expect(await Promise.all(numbers.map((n) => statusOf(m, n)))).toEqual([2, 2]);
    expect([provider().takenTotal(), provider().refunds.size]).toEqual([1, 0]);
  });

  it('of the balance comes back once when the provider fails before anybody is sent there (magento2#38815)', async () => {
    const { m, id, near, buyer, number } = await placed();
    const before = await wallet(id);
    provider().next('create', 'deaf', 'dumb', { refuses: 'INVALID_CLIENT' });
    const presses = times(4, () => ({ ...payPal(number), balanceAmount: '12.34' }));
    await Promise.all(presses.map((press) => buyer.call('POST /p/order/pay', press)));
    expect((await wallet(id)) + (await held(id))).toBe(before);
    for (const press of presses) {
      const payment = await numberOf(m, press.payAttemptId);
      if (payment !== '') await tellNews(m, payment);
    }
    await Promise.all([...times(3, () => buyer.call('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number })), work()]);
    await near.call('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number });
    for (let i = 0; i < 4; i += 1) await m.advance(0.1);
    expect([await wallet(id), await held(id)]).toEqual([before, 0n]);
  });
});
