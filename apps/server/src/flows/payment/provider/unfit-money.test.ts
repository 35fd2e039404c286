import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fillCart, statusOf, variantsOf } from '../../../../test/goods.ts';
import { loseGoods } from '../../../../test/lost-goods.ts';
import { marketplaceForFile } from '../../../../test/marketplace.ts';
import { agreed, caseOfKind, openCases, placeFor, providerForFile, stateOf, suspenseOf } from '../../../../test/payments.ts';
import { addBuyers } from '../../../../test/people.ts';
import { writeSum } from '../../../words/sums.ts';

const market = marketplaceForFile();
const provider = providerForFile();
const place = () => placeFor(market());
const minutes = (n: number): number => n / 1440;

describe('money that does not fit', () => {
  const taken = async (told: { currency: string; value: string }) => {
    const placed = await place();
    const payment = await agreed(placed.m, provider(), placed.buyer, placed.number);
    provider().takesInstead = told;
    await placed.buyer.ok('POST /p/order/payCheck', { orderNumbers: placed.number });
    return { ...placed, payment };
  };
  const caseOf = (payment: string) => caseOfKind(market(), payment);

  it.each([
    { what: 'too little', told: { currency: 'USD', value: '0.01' }, kind: 'wrongAmount' },
    { what: 'too much', told: { currency: 'USD', value: '99999.00' }, kind: 'wrongAmount' },
    { what: 'another currency', told: { currency: 'VND', value: '100' }, kind: 'wrongCurrency' },
  ])('$what pays nothing, waits in suspense, is told to the buyer, and goes back when an operator says so', async ({ told, kind }) => {
    const { m, buyer, number, payment } = await taken(told);
    expect([await statusOf(m, number), await stateOf(m, payment), await openCases(m, payment)]).toEqual([1, 'suspense', [kind]]);
    expect(await suspenseOf(m, payment)).toBeGreaterThan(0n);
    await m.near.drain();
    // The buyer is notified of what came, once.
    const mails = 'select 1 from mails where position($1 in text) > 0 and position($2 in text) > 0';
    expect(await m.query(mails, [number, writeSum('en', told.value, told.currency)])).toHaveLength(1);
    const shown = await caseOf(payment);
    expect(shown).toMatchObject({ kind, told: `${told.value} ${told.currency}`, orderNumbers: number, refundState: 'none' });
    const caseId = shown?.caseId ?? 0;
    await m.operator.ok('POST /platform/payment/case/{caseId}/refund', { caseId, note: 'not what was agreed' });
    expect(await m.operator.refused('POST /platform/payment/case/{caseId}/refund', { caseId, note: 'and again' })).toBe(
      'paymentCaseNotOpen',
    );
    await m.near.drain();
    expect([await suspenseOf(m, payment), await stateOf(m, payment), await openCases(m, payment)]).toEqual([0n, 'returned', []]);
    // The order itself can still be paid.
    await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
    expect(await statusOf(m, number)).toBe(2);
  });

  it('in a currency that nobody knows is shown as it was told, and closed by a note', async () => {
    const { m, payment } = await taken({ currency: 'ZZZ', value: '12.00' });
    expect([await suspenseOf(m, payment), await openCases(m, payment)]).toEqual([0n, ['wrongCurrency']]);
    const caseId = (await caseOf(payment))?.caseId ?? 0;
    await m.operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', {
      caseId,
      reference: 'sent back by hand, bank reference 77',
    });
    expect([await stateOf(m, payment), await openCases(m, payment)]).toEqual(['returned', []]);
  });

  /** An unknown payment that an operator gave up while the provider was silent; the money came all the same. */
  const givenUpUnknown = async () => {
    const placed = await place();
    const payment = await agreed(placed.m, provider(), placed.buyer, placed.number);
    provider().next('capture', 'dumb');
    provider().next('find', 'none', ...Array.from({ length: 20 }, () => 'deaf' as const));
    await placed.buyer.ok('POST /p/order/payCheck', { orderNumbers: placed.number });
    for (let i = 0; i < 3; i += 1) await placed.m.advance(minutes(5));
    expect(await openCases(placed.m, payment)).toEqual(['unknownLong']);
    const caseId = (await caseOf(payment))?.caseId ?? 0;
    await placed.m.operator.ok('POST /platform/payment/case/{caseId}/giveUp', { caseId, note: 'PayPal support: outage' });
    return { ...placed, payment };
  };
  const providerIsBack = (): void => {
    provider().mishaps.clear();
  };

  it('that comes after the order is closed goes back by itself, and the buyer is told', async () => {
    const { m, buyer, number, payment } = await givenUpUnknown();
    await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number });
    providerIsBack();
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    expect([await stateOf(m, payment), await openCases(m, payment)]).toEqual(['returned', ['late']]);
    await m.near.drain();
    expect([await suspenseOf(m, payment), await statusOf(m, number), await openCases(m, payment), provider().refunds.size]).toEqual([
      0n,
      6,
      [],
      1,
    ]);
    const info = await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number });
    expect(info.attempt).toMatchObject({ state: 'returned', returned: { done: true, currency: 'USD' } });
    const mails = await m.query<{ subject: string }>("select subject from mails where text like '%' || $1 || '%'", [number]);
    expect(mails).toHaveLength(1);
  });

  it('that comes a second time goes back, and the first stays', async () => {
    const { m, buyer, number, payment } = await givenUpUnknown();
    await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
    providerIsBack();
    await m.advance(1);
    expect([await stateOf(m, payment), await statusOf(m, number), await suspenseOf(m, payment)]).toEqual(['returned', 2, 0n]);
    expect(provider().refunds.size).toBe(1);
  });

  it('for goods that are gone closes the order and goes back', async () => {
    const { m, buyer, number } = await place();
    const payment = await agreed(m, provider(), buyer, number);
    await loseGoods(m, number);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    expect([await statusOf(m, number), await openCases(m, payment)]).toEqual([6, ['stockGone']]);
    await m.near.drain();
    expect([await suspenseOf(m, payment), await stateOf(m, payment)]).toEqual([0n, 'returned']);
    // Nobody gets a mail that it was not paid in time.
    const timelines = await Promise.all([
      buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number }),
      m.seller(1).ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber: number }),
      m.operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber: number }),
    ]);
    for (const { timeline } of timelines)
      expect(timeline.find((e) => e.kind === 'goodsGone')).toMatchObject({ actor: 'platform', amount: null, phase: 'done' });
    await m.advance(1);
    const mails = await m.query<{ subject: string }>("select subject from mails where text like '%' || $1 || '%'", [number]);
    expect(mails).toHaveLength(1);
  });

  it('for goods of which a part is gone gives the other part back to the shelf', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const [lost, kept] = await variantsOf(m, 1);
    if (lost === undefined || kept === undefined) throw new Error('store 1 has too little to sell');
    const { orderNumbers } = await m.buyer(id).ok('POST /p/order/submit', { basketIds: await fillCart(m.buyer(id), [lost, kept]) });
    const payment = await agreed(m, provider(), m.buyer(id), orderNumbers);
    await loseGoods(m, orderNumbers, lost.skuId);
    await m.buyer(id).ok('POST /p/order/payCheck', { orderNumbers });
    await m.near.drain();
    expect([await statusOf(m, orderNumbers), await stateOf(m, payment), provider().refunds.size]).toEqual([6, 'returned', 1]);
    const held = await m.query('select 1 from stock_reservations where reference = $1 and released_at is null', [orderNumbers]);
    expect(held).toEqual([]);
  });

  it('that comes beside what was agreed waits for an operator, and the order is paid', async () => {
    const { m, buyer, number } = await place();
    const payment = await agreed(m, provider(), buyer, number);
    for (const order of provider().orders.values()) {
      order.state = 'completed';
      order.captures = ['1.00', order.amount.value].map((value) => ({
        id: randomUUID(),
        state: 'completed',
        amount: { currency: 'USD', value },
      }));
    }
    expect(await buyer.ok('POST /p/order/payCheck', { orderNumbers: number })).toMatchObject({ paid: true });
    expect([await statusOf(m, number), await suspenseOf(m, payment), await openCases(m, payment)]).toEqual([2, 100n, ['wrongAmount']]);
    await m.operator.ok('POST /platform/payment/case/{caseId}/refund', { caseId: (await caseOf(payment))?.caseId ?? 0, note: 'too much' });
    await m.near.drain();
    expect([await stateOf(m, payment), await suspenseOf(m, payment), await openCases(m, payment)]).toEqual(['paid', 0n, []]);
  });

  it('of the same amount twice goes back twice, each under its own key (medusa#16681)', async () => {
    const first = await taken({ currency: 'USD', value: '5.00' });
    const second = await taken({ currency: 'USD', value: '5.00' });
    for (const { m, payment } of [first, second])
      await m.operator.ok('POST /platform/payment/case/{caseId}/refund', { caseId: (await caseOf(payment))?.caseId ?? 0, note: 'short' });
    await first.m.near.drain();
    expect(provider().refunds.size).toBe(2);
    expect([await suspenseOf(first.m, first.payment), await suspenseOf(second.m, second.payment)]).toEqual([0n, 0n]);
  });

  it('is refunded once, with one key, when answers are lost; a refusal is an operator’s case', async () => {
    const { m, buyer, number } = await place();
    const payment = await agreed(m, provider(), buyer, number);
    await loseGoods(m, number);
    provider().next('refund', 'deaf', { refuses: 'REFUND_NOT_ALLOWED' });
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    for (let i = 0; i < 3; i += 1) await m.advance(minutes(2));
    expect([provider().refunds.size, await openCases(m, payment)]).toEqual([0, ['refundFailed', 'stockGone']]);
    const caseId = (await caseOf(payment))?.caseId ?? 0;
    await m.operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', { caseId, reference: 'bank reference 4711' });
    expect([await suspenseOf(m, payment), await openCases(m, payment)]).toEqual([0n, []]);
    expect((await m.operator.ok('GET /platform/payment/cases', { open: 0 })).records.filter((c) => c.payNumber === payment)).toHaveLength(
      2,
    );
  });

  it('is refunded once when the answer is lost and asking again is refused: the provider is asked what became of it', async () => {
    const { m, buyer, number } = await place();
    const payment = await agreed(m, provider(), buyer, number);
    await loseGoods(m, number);
    provider().next('refund', 'dumb', { refuses: 'REFUND_NOT_ALLOWED' });
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    for (let i = 0; i < 2; i += 1) await m.advance(minutes(2));
    expect([provider().refunds.size, await openCases(m, payment), await suspenseOf(m, payment)]).toEqual([1, [], 0n]);
    expect(
      await m.query('select r.state from payment_refunds r join payments p on p.id = r.payment_id where p.number = $1', [payment]),
    ).toEqual([{ state: 'completed' }]);
  });
});
