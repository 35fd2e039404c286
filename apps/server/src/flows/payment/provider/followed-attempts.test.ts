import { describe, expect, it } from 'vitest';
import { statusOf } from '../../../../test/goods.ts';
import { loseGoods } from '../../../../test/lost-goods.ts';
import { marketplaceForFile } from '../../../../test/marketplace.ts';
import { agreed, numberOf, openCases, payPal, placeFor, providerForFile, stateOf, tellNews } from '../../../../test/payments.ts';
import { usePaymentProvider } from '../../../../test/services.ts';

// Money does not know that its attempt is over, that nobody answered when its news came, or that a setting was missing
// for an hour: it is found all the same.
const market = marketplaceForFile();
const provider = providerForFile();

const minutes = (n: number): number => n / 1440;
const place = () => placeFor(market());
const news = (reference: string): Promise<void> => tellNews(market(), reference);
/** An attempt that the payer agreed to and the buyer gave up; what was planned for it is done. */
const givenUp = async () => {
  const placed = await place();
  const payment = await agreed(placed.m, provider(), placed.buyer, placed.number);
  await placed.buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: placed.number });
  await placed.m.advance(minutes(5));
  const [order] = [...provider().orders.values()].filter((o) => o.reference === payment);
  return { ...placed, payment, takeAllTheSame: () => provider().captureOrder(order?.id ?? '', 'late') };
};

describe('an attempt', () => {
  it('is asked about again when its money came late and the provider was silent when its news did', async () => {
    const { m, payment, takeAllTheSame } = await givenUp();
    await takeAllTheSame();
    provider().next('find', 'deaf');
    await news(payment);
    await m.near.drain();
    expect(await stateOf(m, payment)).toBe('canceled');
    await m.advance(minutes(30));
    expect([await stateOf(m, payment), provider().refunds.size, await openCases(m, payment)]).toEqual(['returned', 1, []]);
  });

  it('that is over is followed for some days without any news, less and less often, and then no more', async () => {
    const { m, payment, takeAllTheSame } = await givenUp();
    const before = provider().calls.length;
    for (let day = 0; day < 9; day += 1) await m.advance(1);
    const asked = provider().calls.length - before;
    expect(asked).toBeGreaterThan(3);
    expect(asked).toBeLessThan(30);
    expect(await m.query("select 1 from work where kind = 'payments.check' and key = $1", [payment])).toEqual([]);
    await takeAllTheSame();
    await news(payment);
    await m.near.drain();
    expect(await stateOf(m, payment)).toBe('returned');
  });

  it('whose money comes for goods that are gone ends what was begun in its place', async () => {
    const { m, buyer, number } = await place();
    const payment = await agreed(m, provider(), buyer, number);
    const { payAttemptId } = await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 20 });
    const byBank = await numberOf(m, payAttemptId);
    await loseGoods(m, number);
    const [order] = [...provider().orders.values()].filter((o) => o.reference === payment);
    await provider().captureOrder(order?.id ?? '', 'late');
    await news(payment);
    await m.near.drain();
    expect([await statusOf(m, number), await stateOf(m, payment), await stateOf(m, byBank)]).toEqual([6, 'returned', 'canceled']);
  });

  it('that is over is followed while its money is pending', async () => {
    const { m, payment, takeAllTheSame } = await givenUp();
    provider().pending = true;
    await takeAllTheSame();
    await news(payment);
    await m.advance(minutes(5));
    expect(await stateOf(m, payment)).toBe('canceled');
    provider().finishPending('completed');
    await m.advance(1);
    expect([await stateOf(m, payment), provider().refunds.size]).toEqual(['returned', 1]);
  });

  it('that the provider did not know for a while is paid when it knows it again', async () => {
    const { m, buyer, number } = await place();
    const payment = await agreed(m, provider(), buyer, number);
    provider().next('capture', 'dumb');
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    const known = [...provider().orders];
    provider().orders.clear();
    await m.advance(minutes(1));
    await m.advance(minutes(3));
    expect(await stateOf(m, payment)).toBe('declined');
    for (const [id, order] of known) provider().orders.set(id, order);
    await m.advance(minutes(20));
    expect([await stateOf(m, payment), await statusOf(m, number)]).toEqual(['paid', 2]);
  });

  it('is asked about again, and shown to operators, while no provider is set up', async () => {
    const { m, buyer, number } = await place();
    const payment = await agreed(m, provider(), buyer, number);
    provider().next('capture', 'dumb');
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    usePaymentProvider(null);
    await m.advance(minutes(1));
    await m.advance(minutes(60));
    expect([await stateOf(m, payment), await statusOf(m, number), await openCases(m, payment)]).toEqual(['unknown', 1, ['unknownLong']]);
    usePaymentProvider(provider());
    await m.advance(minutes(30));
    expect([await stateOf(m, payment), await statusOf(m, number), await openCases(m, payment)]).toEqual(['paid', 2, []]);
  });
});

describe('news', () => {
  it('that come while the provider is being asked are looked into at once, not when that check plans its next', async () => {
    const { m, buyer, number } = await place();
    const { payAttemptId } = await buyer.ok('POST /p/order/pay', payPal(number));
    const payment = await numberOf(m, payAttemptId);
    const find = provider().findOrder.bind(provider());
    provider().findOrder = async (id) => {
      provider().findOrder = find;
      const answer = await find(id);
      provider().approve(payment);
      await news(payment);
      return answer;
    };
    expect(await buyer.ok('POST /p/order/payCheck', { orderNumbers: number })).toMatchObject({ state: 'waiting' });
    await m.near.drain();
    expect([await stateOf(m, payment), await statusOf(m, number)]).toEqual(['paid', 2]);
  });

  it('hold no connection to the database while it is verified who sent them', async () => {
    const { pool } = market().app;
    const read = provider().readNews.bind(provider());
    let busy = -1;
    provider().readNews = (headers, body) => {
      busy = pool.totalCount - pool.idleCount;
      return read(headers, body);
    };
    await news('no such payment');
    expect(busy).toBe(0);
  });
});
