import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { agreed, caseOfKind, numberOf, openCases, payPal, placeFor, providerForFile, stateOf, suspenseOf } from '../../../test/payments.ts';
import type { ProviderOrder } from '../../outside/payments/provider.ts';

const market = marketplaceForFile();
const provider = providerForFile();
const minutes = (n: number): number => n / 1440;
const note = 'PayPal support: nothing to be found';

/** A payment of which the provider keeps silent after it took the money. */
const unknown = async (stores?: readonly number[]) => {
  const placed = await placeFor(market(), stores);
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
    const { m, buyer, numbers, payment } = await unknown([1, 2]);
    const [first = '', second = ''] = numbers;
    // An earlier attempt for one of them alone had been given up; its money comes now.
    const earlier = await m.query<{ id: number; number: string }>(
      "insert into payments (number, user_id, attempt_id, pay_type, currency, amount, state, created_at, provider, provider_id) select '7' || substr(p.number, 2), p.user_id, $2, p.pay_type, p.currency, x.amount, 'canceled', p.created_at, p.provider, $3 from payments p join payment_parts x on x.payment_id = p.id where p.number = $1 and x.reference = $4 returning id, number",
      [payment, randomUUID(), `O-${randomUUID()}`, first],
    );
    const before = earlier[0];
    if (before === undefined) throw new Error('no attempt was written');
    await m.query(
      'insert into payment_parts (payment_id, reference, amount, is_active) select $1, reference, amount, false from payment_parts where reference = $2 limit 1',
      [before.id, first],
    );
    const answer =
      (await m.query<{ total: string }>('select (total / 100.0)::numeric(12,2)::text as total from orders where number = $1', [first]))[0]
        ?.total ?? '';
    provider().mishaps.clear();
    const find = provider().findOrder.bind(provider());
    provider().findOrder = async (id) => {
      const told = await find(id);
      if (told !== null) return told;
      const capture = { id: `C-${randomUUID()}`, state: 'completed', amount: { currency: 'USD', value: answer } } as const;
      return {
        id,
        state: 'completed',
        approveUrl: null,
        reference: before.number,
        captures: [capture],
        refunds: [],
      } satisfies ProviderOrder;
    };
    await m.query("delete from work where kind = 'payments.check' and key = $1", [payment]);
    await m.query(
      "insert into work (kind, key, due_at, payload) values ('payments.check', $1, now() - interval '1 hour', jsonb_build_object('payNumber', $1::text))",
      [before.number],
    );
    await m.near.drain();
    expect([await statusOf(m, first), await statusOf(m, second), await stateOf(m, payment)]).toEqual([2, 1, 'unknown']);
    expect(await buyer.refused('POST /p/order/pay', { orderNumbers: second, payType: 9 })).toBe('paymentBeingChecked');
    expect(await buyer.refused('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: second })).toBe('paymentBeingChecked');
    // What came for both pays the other; the rest goes back.
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: second });
    await m.near.drain();
    expect([await statusOf(m, second), await stateOf(m, payment), await suspenseOf(m, payment)]).toEqual([2, 'paid', 0n]);
    expect([...provider().refunds.values()].map((r) => r.amount.value)).toEqual([answer]);
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
    expect((await info()).byProvider).toBe(false);
    provider().currencies = ['USD'];
    expect((await info()).byProvider).toBe(true);
    const { payAttemptId } = await buyer.ok('POST /p/order/pay', payPal(number));
    expect(await stateOf(m, await numberOf(m, payAttemptId))).toBe('waiting');
  });
});
