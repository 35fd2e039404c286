import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { balanceOf, fillCart, placeOrder, statusOf, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { agreed, numberOf, openCases, payPal, providerForFile, stateOf, suspenseOf } from '../../../test/payments.ts';
import { addBuyers } from '../../../test/people.ts';

const market = marketplaceForFile();
const provider = providerForFile();

const place = async (stores: readonly number[] = [1]) => {
  const m = market();
  const [id = 0] = await addBuyers(m, 1);
  const buyer = m.buyer(id);
  const numbers = await placeOrder(m, buyer, stores);
  return { m, buyer, numbers, joined: numbers.join(','), number: numbers[0] ?? '' };
};
const totalOf = async (number: string): Promise<bigint> =>
  BigInt((await market().query<{ total: string }>('select total::text as total from orders where number = $1', [number]))[0]?.total ?? '0');
/** So long that no attempt is waited for any more. */
const minutes = (n: number): number => n / 1440;

describe('a payment through a provider', () => {
  it('waits for the payer, then pays every order of it once', async () => {
    const { m, buyer, numbers, joined } = await place([1, 2]);
    const begun = await buyer.ok('POST /p/order/pay', payPal(joined));
    expect(begun).toMatchObject({ paid: false, state: 'waiting', approveUrl: expect.stringContaining('https://') as string });
    expect(await buyer.ok('POST /p/order/payCheck', { orderNumbers: joined })).toMatchObject({ paid: false, state: 'waiting' });
    provider().approve(await numberOf(m, begun.payAttemptId));
    expect(await buyer.ok('POST /p/order/payCheck', { orderNumbers: joined })).toMatchObject({
      paid: true,
      state: 'paid',
      approveUrl: null,
    });
    for (const number of numbers) {
      expect(await statusOf(m, number)).toBe(2);
      expect(await balanceOf(m, `escrow:${number}`)).toBe(await totalOf(number));
    }
    expect(provider().takenTotal()).toBe(1);
    expect(await buyer.ok('POST /p/order/payCheck', { orderNumbers: joined })).toMatchObject({ state: 'paid' });
  });

  it('goes on with the same attempt when the page is loaded anew, pressed twice, or opened in a second tab', async () => {
    const { buyer, number } = await place();
    const press = payPal(number);
    const first = await buyer.ok('POST /p/order/pay', press);
    expect(await buyer.ok('POST /p/order/pay', press)).toEqual(first);
    expect(await buyer.ok('POST /p/order/pay', payPal(number))).toEqual(first);
    expect(await buyer.refused('POST /p/order/pay', { ...press, payType: 12 })).toBe('keyUsedForOtherInput');
    expect(provider().orders.size).toBe(1);
    const info = await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number });
    expect(info.attempt).toMatchObject({ payAttemptId: first.payAttemptId, state: 'waiting', approveUrl: first.approveUrl });
  });

  it('asks again with the same key when the provider was silent, so that it has one order', async () => {
    const { m, buyer, number } = await place();
    const press = payPal(number);
    provider().next('create', 'deaf', 'dumb');
    expect(await buyer.refused('POST /p/order/pay', press)).toBe('providerDown');
    expect(await buyer.refused('POST /p/order/pay', press)).toBe('providerDown');
    expect(await stateOf(m, await numberOf(m, press.payAttemptId))).toBe('created');
    expect(await buyer.ok('POST /p/order/pay', press)).toMatchObject({ state: 'waiting' });
    expect(provider().orders.size).toBe(1);
  });

  it('is unknown, not failed, while the answer to the capture is lost, and is settled by the worker', async () => {
    const { m, buyer, number } = await place();
    const payment = await agreed(m, provider(), buyer, number);
    provider().next('capture', 'dumb');
    expect(await buyer.ok('POST /p/order/payCheck', { orderNumbers: number })).toMatchObject({ paid: false, state: 'unknown' });
    const info = await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number });
    expect(info.attempt).toMatchObject({ state: 'unknown', unknownSince: expect.any(String) as string });
    expect(await buyer.refused('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number })).toBe('paymentBeingChecked');
    expect(await buyer.refused('POST /p/order/pay', { orderNumbers: number, payType: 9 })).toBe('paymentBeingChecked');
    expect(await buyer.refused('POST /p/order/pay', payPal(number, { payType: 12 }))).toBe('paymentBeingChecked');
    await m.advance(minutes(1));
    expect([await stateOf(m, payment), await statusOf(m, number)]).toEqual(['paid', 2]);
    expect(provider().takenTotal()).toBe(1);
  });

  it('is waited for beyond the time to pay while it is unknown, and operators see it', async () => {
    const { m, buyer, number } = await place();
    const payment = await agreed(m, provider(), buyer, number);
    provider().next('capture', 'dumb');
    provider().next('find', 'none', { refuses: 'NOT_AUTHORIZED' }, ...Array.from({ length: 40 }, () => 'deaf' as const));
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    for (const wait of [1, 5, 10, 20, 30]) await m.advance(minutes(wait));
    expect([await stateOf(m, payment), await statusOf(m, number)]).toEqual(['unknown', 1]);
    expect(await openCases(m, payment)).toEqual(['unknownLong']);
    const { records } = await m.operator.ok('GET /platform/payment/cases', {});
    const found = records.find((c) => c.payNumber === payment);
    expect(found?.ageMinutes).toBeGreaterThan(30);
    expect(await m.operator.refused('POST /platform/payment/case/{caseId}/refund', { caseId: found?.caseId ?? 0, note: 'let it be' })).toBe(
      'paymentCaseNotOpen',
    );
    while (provider().calls.length < 60 && (await stateOf(m, payment)) === 'unknown') await m.advance(minutes(11));
    expect([await stateOf(m, payment), await statusOf(m, number), await openCases(m, payment)]).toEqual(['paid', 2, []]);
  });

  it('that is declined says why and lets the buyer try again, by another way too', async () => {
    const { m, buyer, number } = await place();
    const payment = await agreed(m, provider(), buyer, number);
    provider().next('capture', { refuses: 'INSTRUMENT_DECLINED' });
    expect(await buyer.ok('POST /p/order/payCheck', { orderNumbers: number })).toMatchObject({
      state: 'declined',
      reason: 'INSTRUMENT_DECLINED',
    });
    expect(await stateOf(m, payment)).toBe('declined');
    const again = await agreed(m, provider(), buyer, number);
    expect(again).not.toBe(payment);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    expect([await stateOf(m, again), await statusOf(m, number)]).toEqual(['paid', 2]);
  });

  it('that the payer has not agreed to after all goes on waiting', async () => {
    const { m, buyer, number } = await place();
    const payment = await agreed(m, provider(), buyer, number);
    provider().next('capture', { refuses: 'ORDER_NOT_APPROVED' });
    expect(await buyer.ok('POST /p/order/payCheck', { orderNumbers: number })).toMatchObject({ state: 'waiting' });
    expect(await stateOf(m, payment)).toBe('waiting');
  });

  it('that the provider itself is still deciding is unknown until it has', async () => {
    const { m, buyer, number } = await place();
    const payment = await agreed(m, provider(), buyer, number);
    provider().pending = true;
    expect(await buyer.ok('POST /p/order/payCheck', { orderNumbers: number })).toMatchObject({ state: 'unknown' });
    provider().finishPending('completed');
    await m.advance(minutes(1));
    expect([await stateOf(m, payment), await statusOf(m, number)]).toEqual(['paid', 2]);
  });

  it('that the payer agreed to is taken although neither he nor the news ever come back', async () => {
    const { m, buyer, number } = await place();
    const payment = await agreed(m, provider(), buyer, number);
    await m.advance(minutes(3));
    expect([await stateOf(m, payment), await statusOf(m, number)]).toEqual(['paid', 2]);
  });

  it('is given up for another way to pay, and is never captured then', async () => {
    const { m, buyer, number } = await place();
    const payment = await agreed(m, provider(), buyer, number);
    await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
    expect([await stateOf(m, payment), await statusOf(m, number)]).toEqual(['canceled', 2]);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    await m.advance(1);
    expect(provider().takenTotal()).toBe(0);
  });

  it('is taken by another method in another tab once', async () => {
    const { m, buyer, number } = await place();
    const first = await agreed(m, provider(), buyer, number);
    const card = await buyer.ok('POST /p/order/pay', payPal(number, { payType: 12 }));
    const second = await numberOf(m, card.payAttemptId);
    provider().approve(second);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    await m.advance(minutes(5));
    expect([await stateOf(m, first), await stateOf(m, second), await statusOf(m, number)]).toEqual(['canceled', 'paid', 2]);
    expect(provider().takenTotal()).toBe(1);
  });

  it('is not taken once the order is cancelled or its time is over', async () => {
    const { m, buyer, number } = await place();
    const payment = await agreed(m, provider(), buyer, number);
    await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number });
    const late = await place();
    const { payAttemptId } = await late.buyer.ok('POST /p/order/pay', payPal(late.number));
    const second = await numberOf(m, payAttemptId);
    await m.advance(minutes(31));
    provider().approve(second);
    for (const [who, what] of [
      [buyer, number],
      [late.buyer, late.number],
    ] as const)
      await who.ok('POST /p/order/payCheck', { orderNumbers: what });
    await m.advance(minutes(5));
    expect([await stateOf(m, payment), await stateOf(m, second), await statusOf(m, late.number)]).toEqual(['canceled', 'canceled', 6]);
    expect(provider().takenTotal()).toBe(0);
  });

  it('asks for what was agreed at submit, whatever has become of the price since (medusa#13936)', async () => {
    const { m, buyer, number } = await place();
    const agreedTotal = await totalOf(number);
    await m.query(
      'update skus s set price = s.price * 3 from order_items i join orders o on o.id = i.order_id where i.sku_id = s.id and o.number = $1',
      [number],
    );
    const payment = await agreed(m, provider(), buyer, number);
    const [order] = [...provider().orders.values()].filter((o) => o.reference === payment);
    expect(BigInt(order?.amount.value.replace('.', '') ?? 0)).toBe(agreedTotal);
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    expect(await balanceOf(m, `escrow:${number}`)).toBe(agreedTotal);
  });

  it('belongs to its buyer: another one neither pays nor asks', async () => {
    const { m, buyer, number } = await place();
    await agreed(m, provider(), buyer, number);
    const [other = 0] = await addBuyers(m, 1);
    expect(await m.buyer(other).refused('POST /p/order/pay', payPal(number))).toBe('orderUnknown');
    expect(await m.buyer(other).refused('POST /p/order/payCheck', { orderNumbers: number })).toBe('orderUnknown');
    expect(provider().takenTotal()).toBe(0);
  });

  it('is of its orders and its way to pay: its id begins nothing else', async () => {
    const { m, buyer, number } = await place();
    const [other = ''] = await placeOrder(m, buyer, [2]);
    const press = payPal(number);
    await buyer.ok('POST /p/order/pay', press);
    expect(await buyer.refused('POST /p/order/pay', { ...press, orderNumbers: other })).toBe('keyUsedForOtherInput');
    expect(await buyer.refused('POST /p/order/pay', { ...press, payType: 12 })).toBe('keyUsedForOtherInput');
    expect(await statusOf(m, other)).toBe(1);
  });

  it('is refused where no provider is set up for it, or no way back is named', async () => {
    const { buyer, number } = await place();
    expect(await buyer.refused('POST /p/order/pay', { orderNumbers: number, payType: 10, payAttemptId: randomUUID() })).toBe(
      'payMethodOff',
    );
    expect(await buyer.refused('POST /p/order/pay', payPal(number, { payType: 2 }))).toBe('payMethodOff');
    for (const returnUrl of ['javascript:alert(1)', 'file:///etc/passwd', 'payment'])
      expect(await buyer.refused('POST /p/order/pay', { ...payPal(number), returnUrl }), returnUrl).toBe('argumentNotValid');
  });
});

describe('money that does not fit', () => {
  const taken = async (told: { currency: string; value: string }) => {
    const placed = await place();
    const payment = await agreed(placed.m, provider(), placed.buyer, placed.number);
    provider().takesInstead = told;
    await placed.buyer.ok('POST /p/order/payCheck', { orderNumbers: placed.number });
    return { ...placed, payment };
  };
  const caseOf = async (payment: string) =>
    (await market().operator.ok('GET /platform/payment/cases', { size: 100 })).records.find((c) => c.payNumber === payment);

  it.each([
    { what: 'too little', told: { currency: 'USD', value: '0.01' }, kind: 'wrongAmount' },
    { what: 'too much', told: { currency: 'USD', value: '99999.00' }, kind: 'wrongAmount' },
    { what: 'another currency', told: { currency: 'VND', value: '100' }, kind: 'wrongCurrency' },
  ])('$what pays nothing, waits in suspense, and goes back when an operator says so', async ({ told, kind }) => {
    const { m, buyer, number, payment } = await taken(told);
    expect([await statusOf(m, number), await stateOf(m, payment), await openCases(m, payment)]).toEqual([1, 'suspense', [kind]]);
    expect(await suspenseOf(m, payment)).toBeGreaterThan(0n);
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
    await m.operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', { caseId, note: 'sent back by hand, bank reference 77' });
    expect([await stateOf(m, payment), await openCases(m, payment)]).toEqual(['returned', []]);
  });

  it('that comes after the order is closed goes back by itself, and the buyer is told', async () => {
    const { m, buyer, number } = await place();
    const payment = await agreed(m, provider(), buyer, number);
    provider().during = async (operation) => {
      // The capture succeeds while an operator's hand closes the order.
      if (operation === 'capture')
        await m.query(
          "with o as (update orders set status = 6, canceled_at = now(), close_type = 1 where number = $1 returning id) insert into order_moves (order_id, from_status, to_status, actor_kind, why, at) select id, 1, 6, 'platform', 'expired', now() from o",
          [number],
        );
    };
    await m.query('update stock_reservations set released_at = now() where reference = $1', [number]);
    await m.query(
      'update stock s set reserved = reserved - r.count from stock_reservations r where r.reference = $1 and r.sku_id = s.sku_id',
      [number],
    );
    expect(await buyer.ok('POST /p/order/payCheck', { orderNumbers: number })).toMatchObject({ paid: false, state: 'returned' });
    expect(await openCases(m, payment)).toEqual(['late']);
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
    const { m, buyer, number } = await place();
    const first = await agreed(m, provider(), buyer, number);
    provider().during = async (operation) => {
      if (operation !== 'capture') return;
      provider().during = () => Promise.resolve();
      // The balance pays while the capture is under way. The state is forced: `unknown` would not let it.
      await m.query("update payments set state = 'waiting' where number = $1", [first]);
      await buyer.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
    };
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    await m.near.drain();
    expect([await stateOf(m, first), await statusOf(m, number), await suspenseOf(m, first)]).toEqual(['returned', 2, 0n]);
    expect(provider().refunds.size).toBe(1);
  });

  it('for goods that are gone closes the order and goes back', async () => {
    const { m, buyer, number } = await place();
    const payment = await agreed(m, provider(), buyer, number);
    await m.query('update stock_reservations set released_at = now() where reference = $1', [number]);
    await m.query(
      'update stock s set reserved = reserved - r.count from stock_reservations r where r.reference = $1 and r.sku_id = s.sku_id',
      [number],
    );
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    expect([await statusOf(m, number), await openCases(m, payment)]).toEqual([6, ['stockGone']]);
    await m.near.drain();
    expect([await suspenseOf(m, payment), await stateOf(m, payment)]).toEqual([0n, 'returned']);
  });

  it('for goods of which a part is gone gives the other part back to the shelf', async () => {
    const m = market();
    const [id = 0] = await addBuyers(m, 1);
    const [lost, kept] = await variantsOf(m, 1);
    if (lost === undefined || kept === undefined) throw new Error('store 1 has too little to sell');
    const { orderNumbers } = await m.buyer(id).ok('POST /p/order/submit', { basketIds: await fillCart(m.buyer(id), [lost, kept]) });
    const payment = await agreed(m, provider(), m.buyer(id), orderNumbers);
    const ofLost = [orderNumbers, lost.skuId];
    await m.query('update stock_reservations set released_at = now() where reference = $1 and sku_id = $2', ofLost);
    await m.query(
      'update stock s set reserved = reserved - r.count from stock_reservations r where r.reference = $1 and r.sku_id = s.sku_id and s.sku_id = $2',
      ofLost,
    );
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
    await m.query('update stock_reservations set released_at = now() where reference = $1', [number]);
    await m.query(
      'update stock s set reserved = reserved - r.count from stock_reservations r where r.reference = $1 and r.sku_id = s.sku_id',
      [number],
    );
    provider().next('refund', 'deaf', 'dumb', { refuses: 'REFUND_NOT_ALLOWED' });
    await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
    for (let i = 0; i < 3; i += 1) await m.advance(minutes(2));
    expect([provider().refunds.size, await openCases(m, payment)]).toEqual([1, ['refundFailed', 'stockGone']]);
    const caseId = (await caseOf(payment))?.caseId ?? 0;
    await m.operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', { caseId, note: 'bank reference 4711' });
    expect([await suspenseOf(m, payment), await openCases(m, payment)]).toEqual([0n, []]);
    expect((await m.operator.ok('GET /platform/payment/cases', { open: 0 })).records.filter((c) => c.payNumber === payment)).toHaveLength(
      2,
    );
  });
});
