import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { balanceOf, placeOrder, statusOf } from '../../../../test/goods.ts';
import { httpForFile } from '../../../../test/http.ts';
import { marketplaceForFile } from '../../../../test/marketplace.ts';
import { agreed, numberOf, openCases, payPal, providerForFile, stateOf, suspenseOf } from '../../../../test/payments.ts';
import { addBuyers, nearBuyer, processAhead } from '../../../../test/people.ts';
import { times } from '../../../../test/racing.ts';
import type { Outcome } from '../../../runtime/outcome.ts';

const faults = (outcomes: readonly Outcome[]): string[] => outcomes.filter((o) => o.code === 'A00005').map((o) => o.msg);

describe.each([
  { wire: 'at once', how: {}, copies: 50 },
  { wire: 'with 100 ms between server and database', how: { delayMs: 100, poolSize: 14 }, copies: 20 },
])('those who meet over one payment $wire', ({ how, copies }) => {
  const market = marketplaceForFile(how);
  const http = httpForFile(market);
  const provider = providerForFile();
  const place = async (stores: readonly number[] = [1]) => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const numbers = await placeOrder(m, nearBuyer(m, id), stores);
    return { m, id, buyer: m.buyer(id), near: nearBuyer(m, id), joined: numbers.join(','), number: numbers[0] ?? '' };
  };
  const news = (reference: string, id: string = randomUUID(), genuine = true) =>
    http().ask({
      method: 'POST',
      url: '/api/paypal/webhook',
      headers: { 'content-type': 'application/json', ...(genuine ? { 'x-genuine': 'yes' } : {}) },
      payload: JSON.stringify({ id, reference }),
    });

  it('take the money once when return pages, copies of the news and the timer come together (medusa#13301, Pinelab#620)', async () => {
    const { m, buyer, near, joined, number } = await place([1, 2]);
    const payment = await agreed(m, provider(), near, joined);
    const same = randomUUID();
    const ahead = await processAhead(m, 130);
    const [outcomes, answers] = await Promise.all([
      Promise.all(times(10, () => buyer.call('POST /p/order/payCheck', { orderNumbers: joined }))),
      Promise.all(times(copies, (i) => news(payment, i % 2 === 0 ? same : undefined))),
      ahead.drain(),
    ]);
    await Promise.all([ahead.drain(), m.near.drain()]);
    await ahead.close();
    expect(faults(outcomes)).toEqual([]);
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([200]));
    expect([await stateOf(m, payment), await statusOf(m, number)]).toEqual(['paid', 2]);
    expect([provider().takenTotal(), provider().refunds.size, await suspenseOf(m, payment)]).toEqual([1, 0, 0n]);
    const events = await m.query('select 1 from provider_events where id = $1', [same]);
    expect(events).toHaveLength(1);
  });

  it('make one attempt of many presses in many tabs (saleor#11133)', async () => {
    const { m, buyer, number } = await place();
    const outcomes = await Promise.all(times(8, () => buyer.call('POST /p/order/pay', payPal(number))));
    expect(faults(outcomes)).toEqual([]);
    expect(new Set(outcomes.map((o) => (o.data as { payAttemptId: string }).payAttemptId)).size).toBe(1);
    expect(provider().orders.size).toBe(1);
    expect(await m.query('select 1 from payment_parts where reference = $1', [number])).toHaveLength(1);
  });

  it('begin one attempt with one id, though it is used for two orders at once', async () => {
    const { m, buyer, near, number } = await place();
    const [other = ''] = await placeOrder(m, near, [2]);
    const press = payPal(number);
    const outcomes = await Promise.all([
      buyer.call('POST /p/order/pay', press),
      buyer.call('POST /p/order/pay', { ...press, orderNumbers: other }),
    ]);
    expect(faults(outcomes)).toEqual([]);
    expect(outcomes.map((o) => (o.code === '00000' ? 'begun' : (o.data as { failure: string }).failure)).toSorted()).toEqual([
      'begun',
      'keyUsedForOtherInput',
    ]);
    expect(provider().orders.size).toBe(1);
  });

  it('pay from the balance or by the provider, never both (vendure#2620)', async () => {
    const { m, id, buyer, near, number } = await place();
    const before = await balanceOf(m, `buyer:${id}:available`);
    const payment = await agreed(m, provider(), near, number);
    const outcomes = await Promise.all([
      buyer.call('POST /p/order/pay', { orderNumbers: number, payType: 9 }),
      buyer.call('POST /p/order/payCheck', { orderNumbers: number }),
      buyer.call('POST /p/order/pay', payPal(number, { payType: 12 })),
      buyer.call('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number }),
    ]);
    await m.advance(10 / 1440);
    expect(faults(outcomes)).toEqual([]);
    const fromBalance = (await balanceOf(m, `buyer:${id}:available`)) !== before;
    const canceled = (await statusOf(m, number)) === 6;
    // What was paid before it was cancelled has gone back.
    const byProvider = (await stateOf(m, payment)) === 'paid' && !canceled;
    expect([fromBalance, byProvider, canceled].filter(Boolean)).toHaveLength(1);
    expect(provider().takenTotal() - provider().refunds.size).toBe(byProvider ? 1 : 0);
  });

  it('do not close an order while its money is on its way (woocommerce-gateway-stripe#5703)', async () => {
    const { m, buyer, near, number } = await place();
    const payment = await agreed(m, provider(), near, number);
    const ahead = await processAhead(m, 31 * 60);
    let closing: Promise<number> | undefined;
    provider().during = async (operation) => {
      if (operation !== 'capture' || closing !== undefined) return;
      closing = ahead.drain();
      await closing;
    };
    const outcome = await buyer.call('POST /p/order/payCheck', { orderNumbers: number });
    await ahead.drain();
    await ahead.close();
    expect(faults([outcome])).toEqual([]);
    expect([await stateOf(m, payment), await statusOf(m, number), await openCases(m, payment)]).toEqual(['paid', 2, []]);
    expect([provider().takenTotal(), provider().refunds.size]).toEqual([1, 0]);
  });

  it('send money back once, whoever asks for it', async () => {
    const { m, buyer, near, number } = await place();
    const payment = await agreed(m, provider(), near, number);
    provider().takesInstead = { currency: 'USD', value: '1.00' };
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    const caseId =
      (await m.operator.ok('GET /platform/payment/cases', { size: 100 })).records.find((c) => c.payNumber === payment)?.caseId ?? 0;
    const input = { caseId, note: 'short payment' };
    const byBank = { caseId, reference: 'TX 7' };
    const outcomes = await Promise.all([
      ...times(6, () => m.operator.call('POST /platform/payment/case/{caseId}/refund', input)),
      ...times(2, () => m.operator.call('POST /platform/payment/case/{caseId}/returnedByBank', byBank)),
    ]);
    await Promise.all([m.near.drain(), m.near.drain()]);
    expect(faults(outcomes)).toEqual([]);
    expect(outcomes.filter((o) => o.code === '00000')).toHaveLength(1);
    expect([await suspenseOf(m, payment), await stateOf(m, payment)]).toEqual([0n, 'returned']);
    expect(provider().refunds.size).toBeLessThanOrEqual(1);
  });

  it('send money back once, from whichever of its cases', async () => {
    const { m, buyer, near, number } = await place();
    const payment = await agreed(m, provider(), near, number);
    provider().takesInstead = { currency: 'USD', value: '1.00' };
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    const cases = async () =>
      (await m.operator.ok('GET /platform/payment/cases', { size: 100 })).records.filter((c) => c.payNumber === payment);
    const note = 'short payment';
    // A refund that fails leaves two cases open that tell of the same money.
    provider().next('refund', { refuses: 'REFUND_NOT_ALLOWED' });
    for (const { caseId } of await cases()) await m.operator.ok('POST /platform/payment/case/{caseId}/refund', { caseId, note });
    await m.near.drain();
    const open = await cases();
    expect(open.map((c) => c.kind).toSorted()).toEqual(['refundFailed', 'wrongAmount']);
    const outcomes = await Promise.all(
      open.flatMap(({ caseId }) => [
        m.operator.call('POST /platform/payment/case/{caseId}/refund', { caseId, note }),
        m.operator.call('POST /platform/payment/case/{caseId}/returnedByBank', { caseId, reference: note }),
      ]),
    );
    await m.near.drain();
    expect(faults(outcomes)).toEqual([]);
    expect(outcomes.filter((o) => o.code === '00000')).toHaveLength(1);
    expect([await suspenseOf(m, payment), await stateOf(m, payment), await openCases(m, payment)]).toEqual([0n, 'returned', []]);
  });

  it('believe nobody who only says that he is the provider', async () => {
    const { m, near, number } = await place();
    const { payAttemptId } = await near.ok('POST /p/order/pay', payPal(number));
    const payment = await numberOf(m, payAttemptId);
    const calls = provider().calls.length;
    expect((await news(payment, undefined, false)).status).toBe(400);
    expect(
      (
        await http().ask({
          method: 'POST',
          url: '/api/paypal/webhook',
          payload: 'x'.repeat(300_000),
          headers: { 'content-type': 'text/plain' },
        })
      ).status,
    ).toBe(413);
    // Genuine news about a payment that nobody agreed to change nothing either.
    expect((await news(payment)).status).toBe(200);
    expect((await news('no such payment')).status).toBe(200);
    await m.near.drain();
    expect([await stateOf(m, payment), await statusOf(m, number)]).toEqual(['waiting', 1]);
    expect(provider().calls.slice(calls)).toEqual(['find']);
  });
});
