import { payType } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { signAsBuyer, signAsStore } from '../../../../test/agreements.ts';
import { gatewayForFile } from '../../../../test/gateway.ts';
import { pay, ship, statusOf } from '../../../../test/goods.ts';
import { marketplaceForFile, type Marketplace, type Person } from '../../../../test/marketplace.ts';
import { numberOf, payPal, placeFor, stateOf, suspenseOf } from '../../../../test/payments.ts';
import { providerDouble } from '../../../../test/provider-double.ts';
import { byPlan, orderOn } from '../../../../test/terms.ts';
import { usePaymentProviders } from '../../../../test/services.ts';

// What the payer gets at a provider ends by itself, often long before what it pays for: the page says when.
const market = marketplaceForFile({ contracts: true });
const gateway = gatewayForFile();
const minutes = 60_000;
const hours = 60 * minutes;

const infoOf = (buyer: Person, orderNumbers: string) => buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers });
/** How long the code lives that was begun for these, by the clock of the marketplace. */
const leftOf = async (buyer: Person, orderNumbers: string): Promise<number> => {
  const { now, attempt } = await infoOf(buyer, orderNumbers);
  return Date.parse(attempt?.expiresAt ?? '') - Date.parse(now);
};
const begin = (buyer: Person, orderNumbers: string, way: number = payType.wechat) =>
  buyer.ok('POST /p/order/pay', payPal(orderNumbers, { payType: way }));
const endNow = (m: Marketplace, payment: string) =>
  m.query("update payments set expires_at = now() - interval '1 second' where number = $1", [payment]);

/** An order whose price is paid in parts: it needs a contract, and has one. */
const signedByBoth = async () => {
  const { m, buyer, number } = await orderOn(market(), byPlan('30-40-30'));
  await m.near.drain();
  await signAsBuyer(m, buyer, number);
  await signAsStore(m, m.seller(1), number);
  return { m, buyer, number };
};
const isAbout = (left: number, expected: number): void => {
  expect(left).toBeGreaterThan(expected - minutes);
  expect(left).toBeLessThanOrEqual(expected);
};

describe('the end of what was begun at a provider', () => {
  it('is told as two hours at most where an order under contract waits for three days', async () => {
    const { buyer, number } = await signedByBoth();
    await begin(buyer, number);
    const { endTime, now } = await infoOf(buyer, number);
    expect(Date.parse(endTime ?? '') - Date.parse(now)).toBeGreaterThan(71 * hours);
    isAbout(await leftOf(buyer, number), 2 * hours);
  });

  it('is told of a later part, whose order has no time to pay', async () => {
    const { m, buyer, number } = await signedByBoth();
    await pay(buyer, [number]);
    await ship(m.seller(1), number);
    await begin(buyer, `${number}-2`);
    expect((await infoOf(buyer, `${number}-2`)).endTime).toBeNull();
    isAbout(await leftOf(buyer, `${number}-2`), 2 * hours);
  });

  it('is no later than the time of the order, and moves with the clock of the marketplace', async () => {
    const { m, buyer, number } = await placeFor(market());
    await m.advance(20 / 1440);
    await begin(buyer, number);
    isAbout(await leftOf(buyer, number), 10 * minutes);
  });

  it('is not told where the provider goes by an end of its own', async () => {
    const { buyer, number } = await placeFor(market());
    await begin(buyer, number, payType.payPal);
    expect((await infoOf(buyer, number)).attempt).toMatchObject({ state: 'waiting', expiresAt: null, redirectUrl: expect.any(String) });
  });

  it.each([
    ['code', payType.wechat],
    ['page', payType.card],
  ])('takes the %s away, and the same way begins another', async (_, way) => {
    const { m, buyer, number } = await placeFor(market());
    const first = await begin(buyer, number, way);
    const payment = await numberOf(m, first.payAttemptId);
    expect(await begin(buyer, number, way)).toMatchObject({ payAttemptId: first.payAttemptId });
    await endNow(m, payment);
    const { status, now, attempt } = await infoOf(buyer, number);
    expect([status, attempt?.state, attempt?.codeUrl, attempt?.redirectUrl]).toEqual(['waiting', 'waiting', null, null]);
    expect(Date.parse(attempt?.expiresAt ?? '')).toBeLessThanOrEqual(Date.parse(now));
    const second = await begin(buyer, number, way);
    expect(second.payAttemptId).not.toBe(first.payAttemptId);
    expect([second.state, (second.codeUrl ?? second.redirectUrl) !== null, await stateOf(m, payment)]).toEqual([
      'waiting',
      true,
      'canceled',
    ]);
    isAbout(await leftOf(buyer, number), 30 * minutes);
  });

  it('loses no money that was agreed to in its last moment', async () => {
    const { m, buyer, number } = await placeFor(market());
    const { payAttemptId } = await begin(buyer, number);
    const payment = await numberOf(m, payAttemptId);
    await gateway().control.trades.pay(payment);
    await endNow(m, payment);
    expect(await buyer.ok('POST /p/order/payCheck', { orderNumbers: number })).toMatchObject({ paid: true, payAttemptId });
    expect(await statusOf(m, number)).toBe(2);
  });

  it('loses none of it when another code is begun before anybody asked, which then takes nothing', async () => {
    const { m, buyer, number } = await placeFor(market());
    const { payAttemptId } = await begin(buyer, number);
    const payment = await numberOf(m, payAttemptId);
    await gateway().control.trades.pay(payment);
    await endNow(m, payment);
    const second = await numberOf(m, (await begin(buyer, number)).payAttemptId);
    await m.app.drain();
    expect([await statusOf(m, number), await stateOf(m, payment), await stateOf(m, second)]).toEqual([2, 'paid', 'canceled']);
    const trades = gateway().control.trades.list();
    expect(trades.find((t) => t.number === second)?.state).toBe('closed');
  });
});

describe('an attempt that is given up while it is begun at its provider', () => {
  const givenUp = async () => {
    const { m, buyer, number } = await placeFor(market());
    const double = providerDouble('double-code', 'code');
    usePaymentProviders(new Map([[payType.wechat, double]]));
    double.during = async (operation) => {
      if (operation === 'create') await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number });
    };
    const { payAttemptId, state, codeUrl } = await begin(buyer, number);
    expect([state, codeUrl]).toEqual(['canceled', null]);
    return { m, double, payment: await numberOf(m, payAttemptId) };
  };

  it('is closed there once its name is known, so that nobody can agree to it', async () => {
    const { m, double, payment } = await givenUp();
    await m.near.drain();
    expect([await stateOf(m, payment), ...[...double.orders.values()].map((o) => o.state)]).toEqual(['canceled', 'voided']);
  });

  it('is found when its money came before it could be closed, and the money goes back', async () => {
    const { m, double, payment } = await givenUp();
    double.approve(payment);
    await m.near.drain();
    expect([await stateOf(m, payment), double.refunds.size, await suspenseOf(m, payment)]).toEqual(['returned', 1, 0n]);
  });
});
