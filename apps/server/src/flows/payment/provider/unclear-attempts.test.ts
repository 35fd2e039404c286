import { payType } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { statusOf } from '../../../../test/goods.ts';
import { marketplaceForFile } from '../../../../test/marketplace.ts';
import {
  agreed,
  caseOfKind,
  numberOf,
  openCases,
  payPal,
  placeFor,
  providerForFile,
  stateOf,
  suspenseOf,
  tellNews,
} from '../../../../test/payments.ts';

const market = marketplaceForFile();
const provider = providerForFile();
const minutes = (n: number): number => n / 1440;
const note = 'PayPal support: nothing to be found';

/** A payment of which the provider keeps silent after it took the money. */
const unknown = async () => {
  const placed = await placeFor(market());
  const payment = await agreed(placed.m, provider(), placed.buyer, placed.joined);
  provider().next('capture', 'dumb');
  provider().next('find', 'none', ...Array.from({ length: 60 }, () => 'deaf' as const));
  await placed.buyer.ok('POST /p/order/payCheck', { orderNumbers: placed.joined });
  for (let i = 0; i < 3; i += 1) await placed.m.advance(minutes(5));
  return { ...placed, payment };
};

describe('a payment that stays unknown', () => {
  it('is given up by an operator with a note, so that the buyer can pay otherwise', async () => {
    const { m, buyer, number, payment } = await unknown();
    expect(await buyer.refused('POST /p/order/pay', { orderNumbers: number, payType: 9 })).toBe('paymentBeingChecked');
    const caseId = (await caseOfKind(m, payment, 'unknownLong'))?.caseId ?? 0;
    expect(await m.operator.refused('POST /platform/payment/case/{caseId}/close', { caseId, note })).toBe('paymentCaseNotOpen');
    await m.operator.ok('POST /platform/payment/case/{caseId}/giveUp', { caseId, note });
    expect(await m.operator.refused('POST /platform/payment/case/{caseId}/giveUp', { caseId, note })).toBe('paymentCaseNotOpen');
    expect([await stateOf(m, payment), await openCases(m, payment)]).toEqual(['canceled', []]);
    expect(await m.query('select closed_by, note from payment_cases where id = $1', [caseId])).toEqual([{ closed_by: 1, note }]);
    expect(await m.query("select 1 from audit_log where action = 'payment.giveUp' and subject = $1", [`payment:${payment}`])).toHaveLength(
      1,
    );
    await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
    expect(await statusOf(m, number)).toBe(2);
  });

  it('is followed for seven days from when it was given up', async () => {
    const { m, buyer, number, payment } = await unknown();
    provider().next('find', ...Array.from({ length: 3000 }, () => 'deaf' as const));
    for (let day = 0; day < 8; day += 1) await m.advance(1);
    const caseId = (await caseOfKind(m, payment, 'unknownLong'))?.caseId ?? 0;
    await m.operator.ok('POST /platform/payment/case/{caseId}/giveUp', { caseId, note });
    await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 }).catch(() => undefined);
    provider().mishaps.clear();
    await m.advance(1);
    expect([await stateOf(m, payment), await suspenseOf(m, payment), provider().refunds.size]).toEqual(['returned', 0n, 1]);
  });

  it('goes on to stand for the orders that another payment does not pay', async () => {
    const { m, buyer, numbers, joined } = await placeFor(market(), [1, 2]);
    const [first = '', second = ''] = numbers;
    const earlier = await agreed(m, provider(), buyer, first);
    // A card for both orders takes the place of the first attempt, and its end is not known.
    const { payAttemptId } = await buyer.ok('POST /p/order/pay', payPal(joined, { payType: 12 }));
    const payment = await numberOf(m, payAttemptId);
    provider().approve(payment);
    provider().next('capture', 'dumb');
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: joined });
    expect([await stateOf(m, earlier), await stateOf(m, payment)]).toEqual(['canceled', 'unknown']);
    // Now the money of the first attempt comes all the same.
    const [order] = [...provider().orders.values()].filter((o) => o.reference === earlier);
    await provider().captureOrder(order?.id ?? '', 'late');
    await tellNews(m, earlier);
    await m.near.drain();
    expect([await statusOf(m, first), await statusOf(m, second), await stateOf(m, payment)]).toEqual([2, 1, 'unknown']);
    provider().next('find', 'deaf');
    expect(await buyer.refused('POST /p/order/pay', { orderNumbers: second, payType: 9 })).toBe('paymentBeingChecked');
    expect(await buyer.refused('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: second })).toBe('paymentBeingChecked');
    // What came for both pays the other; the rest goes back.
    for (let i = 0; i < 2; i += 1) await m.advance(minutes(2));
    expect([await statusOf(m, second), await stateOf(m, payment), await suspenseOf(m, payment)]).toEqual([2, 'paid', 0n]);
    expect([...provider().refunds.values()].map((r) => r.amount)).toEqual([order?.amount]);
  });
});

describe('an answer about another payment', () => {
  it('is no answer: operators see it at once, and it is asked again', async () => {
    const { m, buyer, number } = await placeFor(market());
    const payment = await agreed(m, provider(), buyer, number);
    const find = provider().findOrder.bind(provider());
    provider().findOrder = async (id) => {
      const told = await find(id);
      return told === null ? null : { ...told, reference: 'another' };
    };
    expect(await buyer.ok('POST /p/order/payCheck', { orderNumbers: number })).toMatchObject({ state: 'waiting' });
    expect(await openCases(m, payment)).toEqual(['wrongAnswer']);
    provider().findOrder = find;
    await m.advance(minutes(5));
    expect([await stateOf(m, payment), await statusOf(m, number), await openCases(m, payment)]).toEqual(['paid', 2, []]);
  });

  it('that stays wrong is given up by an operator', async () => {
    const { m, buyer, number } = await placeFor(market());
    const payment = await agreed(m, provider(), buyer, number);
    provider().findOrder = (id) =>
      Promise.resolve({ id, state: 'completed', approveUrl: null, reference: null, captures: [], refunds: [] });
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    const caseId = (await caseOfKind(m, payment, 'wrongAnswer'))?.caseId ?? 0;
    await m.operator.ok('POST /platform/payment/case/{caseId}/giveUp', { caseId, note });
    expect([await stateOf(m, payment), await openCases(m, payment)]).toEqual(['canceled', []]);
  });
});

describe('an attempt', () => {
  it('is not begun in a currency that the provider does not take, nor offered', async () => {
    const { m, buyer, number } = await placeFor(market());
    provider().currencies = ['EUR'];
    expect(await buyer.refused('POST /p/order/pay', payPal(number))).toBe('payMethodOff');
    const info = () => buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number });
    expect((await info()).payTypes).not.toContain(payType.payPal);
    provider().currencies = ['USD'];
    expect((await info()).payTypes).toContain(payType.payPal);
    const { payAttemptId } = await buyer.ok('POST /p/order/pay', payPal(number));
    expect(await stateOf(m, await numberOf(m, payAttemptId))).toBe('waiting');
  });
});
