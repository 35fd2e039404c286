import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { balanceOf, placeOrder, statusOf } from '../../../../test/goods.ts';
import { marketplaceForFile } from '../../../../test/marketplace.ts';
import { agreed, numberOf, openCases, payPal, placeFor, providerForFile, stateOf } from '../../../../test/payments.ts';
import { addBuyers } from '../../../../test/people.ts';

const market = marketplaceForFile();
const provider = providerForFile();

const place = (stores?: readonly number[]) => placeFor(market(), stores);
const totalOf = async (number: string): Promise<bigint> =>
  BigInt((await market().query<{ total: string }>('select total::text as total from orders where number = $1', [number]))[0]?.total ?? '0');
/** So long that no attempt is waited for any more. */
const minutes = (n: number): number => n / 1440;

describe('a payment through a provider', () => {
  it('waits for the payer, then pays every order of it once', async () => {
    const { m, buyer, numbers, joined } = await place([1, 2]);
    const begun = await buyer.ok('POST /p/order/pay', payPal(joined));
    expect(begun).toMatchObject({ paid: false, state: 'waiting', redirectUrl: expect.stringContaining('https://') as string });
    expect(await buyer.ok('POST /p/order/payCheck', { orderNumbers: joined })).toMatchObject({ paid: false, state: 'waiting' });
    provider().approve(await numberOf(m, begun.payAttemptId));
    expect(await buyer.ok('POST /p/order/payCheck', { orderNumbers: joined })).toMatchObject({
      paid: true,
      state: 'paid',
      redirectUrl: null,
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
    expect(info.attempt).toMatchObject({ payAttemptId: first.payAttemptId, state: 'waiting', redirectUrl: first.redirectUrl });
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
