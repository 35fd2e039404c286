import { randomUUID } from 'node:crypto';
import { payType } from '@kyakhta/contract';
import { money } from '@kyakhta/money';
import { describe, expect, it } from 'vitest';
import { gatewayForFile } from '../../../test/gateway.ts';
import { createPayPal } from './paypal.ts';
import { type PaymentProvider, type ProviderOrder, ProviderRefused, ProviderSilent } from './provider.ts';
import { services } from '../../../test/services.ts';

const gateway = gatewayForFile();
const provider = (): PaymentProvider => gateway().provider;

type NewOrder = Parameters<PaymentProvider['createOrder']>[0];
const newOrder = (more: Partial<NewOrder> = {}): NewOrder => ({
  key: randomUUID(),
  reference: `PAY-${randomUUID()}`,
  amount: money(12_345n, 'USD'),
  description: 'Two orders',
  language: 'ru',
  means: 'account',
  expiresAt: null,
  returnUrl: 'https://shop.test/pay/back?attempt=1',
  cancelUrl: 'https://shop.test/pay/left?attempt=1',
  ...more,
});
const approved = async (more: Partial<NewOrder> = {}): Promise<ProviderOrder & { readonly reference: string }> => {
  const wanted = newOrder(more);
  const order = await provider().createOrder(wanted);
  await gateway().approve(order.id);
  return { ...order, reference: wanted.reference };
};
const captured = async (
  more: Partial<NewOrder> = {},
): Promise<{ readonly orderId: string; readonly captureId: string; readonly reference: string }> => {
  const order = await approved(more);
  const { captures } = await provider().captureOrder(order.id, randomUUID());
  return { orderId: order.id, captureId: captures[0]!.id, reference: order.reference };
};
const refund = (amount: bigint, key = randomUUID()) => ({ key, reference: `REF-${key}`, amount: money(amount, 'USD') });
/** The reason of a refusal; what else comes of a call fails the test. */
const refusal = async (call: Promise<unknown>): Promise<string> => {
  const outcome = await call.catch((error: unknown) => error);
  if (!(outcome instanceof ProviderRefused)) throw new Error(`it was not refused: ${String(outcome)}`);
  return outcome.reason;
};
const silence = (call: Promise<unknown>): Promise<void> => expect(call).rejects.toBeInstanceOf(ProviderSilent);

describe('a payment through PayPal', () => {
  it('is in place for the marketplace', () => {
    expect(services.payments.get(payType.payPal)).toBe(provider());
  });

  it('begins with an order that the payer agrees to on the origin she came from', async () => {
    const wanted = newOrder();
    const order = await provider().createOrder(wanted);
    expect(order).toEqual({
      id: expect.stringMatching(/^[0-9A-Z]{17}$/),
      state: 'created',
      approveUrl: `https://shop.test/dev/gateway/checkoutnow?token=${order.id}`,
      reference: wanted.reference,
      captures: [],
      refunds: [],
    });
    expect(await provider().findOrder(order.id)).toEqual(order);
    expect(gateway().control.order(order.id)).toMatchObject({
      custom_id: wanted.reference,
      invoice_id: wanted.reference,
      description: 'Two orders',
      amount: { currency_code: 'USD', value: '123.45' },
      experience: {
        brand_name: 'Kyakhta',
        locale: 'ru',
        landing_page: 'LOGIN',
        return_url: wanted.returnUrl,
        cancel_url: wanted.cancelUrl,
      },
    });
  });

  it('by card leads to the card form of the provider', async () => {
    const { id } = await provider().createOrder(newOrder({ means: 'card' }));
    expect(gateway().control.order(id).experience.landing_page).toBe('GUEST_CHECKOUT');
  });

  it.each([
    ['zh-CN', 'zh-CN'],
    ['zh_TW', 'zh-TW'],
    ['he', 'he'],
    ['es-419', 'es'],
    ['fil', null],
    ['not a language', null],
  ])('in the language %s shows its pages in %s', async (language, locale) => {
    const { id } = await provider().createOrder(newOrder({ language }));
    expect(gateway().control.order(id).experience.locale).toBe(locale);
  });

  it('is captured once the payer has agreed', async () => {
    const order = await approved();
    expect(await provider().findOrder(order.id)).toMatchObject({ state: 'approved', approveUrl: null, captures: [] });
    const done = await provider().captureOrder(order.id, randomUUID());
    expect(done).toEqual({
      id: order.id,
      state: 'completed',
      approveUrl: null,
      reference: order.reference,
      captures: [{ id: expect.any(String), state: 'completed', amount: { currency: 'USD', value: '123.45' } }],
      refunds: [],
    });
    expect(await provider().findOrder(order.id)).toEqual(done);
  });

  it.each([
    [5000n, 'JPY', '5000'],
    [1_000_00n, 'HUF', '1000'],
    [1_000_00n, 'TWD', '1000'],
    [199n, 'EUR', '1.99'],
  ] as const)('of %s minor units of %s is told as %s', async (amount, currency, value) => {
    const { id } = await provider().createOrder(newOrder({ amount: money(amount, currency) }));
    expect(gateway().control.order(id).amount).toEqual({ currency_code: currency, value });
  });

  it('in a currency or with decimals that PayPal does not take is refused', async () => {
    expect(await refusal(provider().createOrder(newOrder({ amount: money(100_000n, 'KRW') })))).toBe('INVALID_CURRENCY_CODE');
    expect(await refusal(provider().createOrder(newOrder({ amount: money(100_050n, 'HUF') })))).toBe('DECIMALS_NOT_SUPPORTED');
    expect(await refusal(provider().createOrder(newOrder({ amount: money(0n, 'USD') })))).toBe('CANNOT_BE_ZERO_OR_NEGATIVE');
  });

  it('takes descriptions of any length', async () => {
    const { id } = await provider().createOrder(newOrder({ description: `${'x'.repeat(126)}😀 and more` }));
    expect(gateway().control.order(id).description).toBe('x'.repeat(126));
    expect(await provider().createOrder(newOrder({ description: '' }))).toMatchObject({ state: 'created' });
  });

  it('answers every state of PayPal', async () => {
    const order = await provider().createOrder(newOrder());
    gateway().control.voidOrder(order.id);
    expect(await provider().findOrder(order.id)).toMatchObject({ state: 'voided', approveUrl: null });
    gateway().control.forget(order.id);
    expect(await provider().findOrder(order.id)).toBeNull();
    expect(await provider().findOrder('0AB12345CD6789012')).toBeNull();
    expect(await provider().findRefund('0AB12345CD6789012')).toBeNull();
    expect(await refusal(provider().captureOrder(order.id, 'k'))).toBe('INVALID_RESOURCE_ID');
    expect(await refusal(provider().refundCapture('0AB12345CD6789012', refund(1n)))).toBe('INVALID_RESOURCE_ID');
  });
});

describe('the same key again', () => {
  it('makes one order, even all at once', async () => {
    const wanted = newOrder();
    const made = await Promise.all(Array.from({ length: 10 }, () => provider().createOrder(wanted)));
    expect(new Set(made.map((order) => order.id)).size).toBe(1);
  });

  it('captures once, even all at once, and answers the same', async () => {
    const order = await approved();
    const key = randomUUID();
    const done = await Promise.all(Array.from({ length: 10 }, () => provider().captureOrder(order.id, key)));
    expect(new Set(done.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(done[0]!.captures).toHaveLength(1);
  });

  it('refunds once', async () => {
    const { captureId } = await captured();
    const wanted = refund(300n);
    const done = await Promise.all(Array.from({ length: 10 }, () => provider().refundCapture(captureId, wanted)));
    expect(new Set(done.map(({ id }) => id)).size).toBe(1);
  });

  it('with something else in it is refused', async () => {
    const wanted = newOrder();
    await provider().createOrder(wanted);
    expect(await refusal(provider().createOrder({ ...wanted, amount: money(1n, 'USD') }))).toBe('DUPLICATE_REQUEST_ID');
    const { captureId } = await captured();
    const given = refund(300n);
    await provider().refundCapture(captureId, given);
    expect(await refusal(provider().refundCapture(captureId, { ...given, amount: money(301n, 'USD') }))).toBe('DUPLICATE_REQUEST_ID');
  });

  it('is not needed to capture what is captured: that is a success', async () => {
    const order = await approved();
    const first = await provider().captureOrder(order.id, randomUUID());
    expect(await provider().captureOrder(order.id, randomUUID())).toEqual(first);
  });

  it('of another order of the same payment number takes no second payment', async () => {
    const { reference } = await captured();
    const second = await approved({ reference });
    expect(await refusal(provider().captureOrder(second.id, randomUUID()))).toBe('DUPLICATE_INVOICE_ID');
  });
});

describe('a refund', () => {
  it('gives back part by part what was captured, and no cent more', async () => {
    const { orderId, captureId } = await captured();
    const wanted = refund(2345n);
    const first = await provider().refundCapture(captureId, wanted);
    expect(first).toEqual({ id: expect.any(String), state: 'completed', amount: { currency: 'USD', value: '23.45' } });
    expect(await provider().findRefund(first.id)).toEqual(first);
    expect(gateway().control.order(orderId).refunds).toMatchObject([{ custom_id: wanted.reference }]);
    expect((await provider().findOrder(orderId))?.captures[0]?.state).toBe('completed');
    expect(await refusal(provider().refundCapture(captureId, refund(10_001n)))).toBe('REFUND_AMOUNT_EXCEEDED');
    // The rest, under the same reference.
    await provider().refundCapture(captureId, { ...refund(10_000n), reference: wanted.reference });
    const order = await provider().findOrder(orderId);
    expect(order?.captures[0]?.state).toBe('refunded');
    expect(order?.refunds).toMatchObject([
      { id: first.id, state: 'completed', amount: { currency: 'USD', value: '23.45' }, captureId, reference: wanted.reference },
      { state: 'completed', captureId, reference: wanted.reference },
    ]);
    expect(await refusal(provider().refundCapture(captureId, refund(1n)))).toBe('CAPTURE_FULLY_REFUNDED');
  });

  it.each(['dashboard', 'chargeback'] as const)(
    'that another hand made (%s) is told with the order, and carries nothing of ours',
    async (how) => {
      const { captureId, orderId } = await captured();
      const { id } = await gateway().control.takeBack(captureId, how, '3.45');
      expect((await provider().findOrder(orderId))?.refunds).toEqual([
        { id, state: 'completed', amount: { currency: 'USD', value: '3.45' }, captureId, reference: null },
      ]);
    },
  );

  it('is not possible in a currency that PayPal takes within one country only, or not at all', () => {
    expect(['USD', 'EUR', 'HKD', 'JPY'].filter((c) => !provider().takes(c))).toEqual([]);
    expect(['RUB', 'CNY', 'BRL', 'KRW', 'AED', ''].filter((c) => provider().takes(c))).toEqual([]);
  });

  it('in another currency is refused', async () => {
    const { captureId } = await captured();
    const wanted = { ...refund(0n), amount: money(100n, 'EUR') };
    expect(await refusal(provider().refundCapture(captureId, wanted))).toBe('REFUND_CAPTURE_CURRENCY_MISMATCH');
  });

  it('may be pending, and succeed or fail later', async () => {
    const { captureId, orderId } = await captured();
    gateway().rule({ operation: 'refund', behaviour: 'pending', reference: captureId, times: 2 });
    const [a, b] = [refund(100n), refund(200n)];
    const first = await provider().refundCapture(captureId, a);
    const second = await provider().refundCapture(captureId, b);
    expect([first.state, second.state]).toEqual(['pending', 'pending']);
    await gateway().control.settleRefund(a.reference, 'COMPLETED');
    await gateway().control.settleRefund(second.id, 'FAILED');
    expect((await provider().findRefund(first.id))?.state).toBe('completed');
    expect((await provider().findRefund(second.id))?.state).toBe('failed');
    expect((await provider().refundCapture(captureId, refund(12_245n))).state).toBe('completed');
    expect((await provider().findOrder(orderId))?.captures[0]?.state).toBe('refunded');
  });

  it('may be refused, or fail at once', async () => {
    const { captureId } = await captured();
    gateway().rule({ operation: 'refund', behaviour: 'decline' });
    expect(await refusal(provider().refundCapture(captureId, refund(100n)))).toBe('REFUND_FAILED_INSUFFICIENT_FUNDS');
    gateway().rule({ operation: 'refund', behaviour: 'denied' });
    expect((await provider().refundCapture(captureId, refund(100n))).state).toBe('failed');
  });

  it('of money that has not come yet is refused', async () => {
    gateway().rule({ operation: 'capture', behaviour: 'pending' });
    const { captureId } = await captured();
    expect(await refusal(provider().refundCapture(captureId, refund(100n)))).toBe('PENDING_CAPTURE');
  });
});

describe('a capture', () => {
  it('before the payer agreed is refused', async () => {
    const order = await provider().createOrder(newOrder());
    expect(await refusal(provider().captureOrder(order.id, randomUUID()))).toBe('ORDER_NOT_APPROVED');
  });

  it('that is declined takes nothing until the payer agrees anew', async () => {
    const order = await approved();
    gateway().rule({ operation: 'capture', behaviour: 'decline', reference: order.reference });
    expect(await refusal(provider().captureOrder(order.id, `${order.id} key`))).toBe('INSTRUMENT_DECLINED');
    expect(await refusal(provider().captureOrder(order.id, `${order.id} key`))).toBe('INSTRUMENT_DECLINED');
    expect((await provider().findOrder(order.id))?.captures).toEqual([]);
    await gateway().approve(order.id);
    expect((await provider().captureOrder(order.id, `${order.id} key`)).captures[0]?.state).toBe('completed');
  });

  it.each([
    ['COMPLETED', 'completed'],
    ['DECLINED', 'declined'],
  ] as const)('that is pending ends as %s', async (status, state) => {
    const order = await approved();
    gateway().rule({ operation: 'capture', behaviour: 'pending', reference: order.reference });
    expect((await provider().captureOrder(order.id, randomUUID())).captures[0]?.state).toBe('pending');
    await gateway().control.settleCapture(order.reference, status);
    expect((await provider().findOrder(order.id))?.captures[0]?.state).toBe(state);
  });

  it('may be denied at once', async () => {
    gateway().rule({ operation: 'capture', behaviour: 'denied' });
    const order = await approved();
    const done = await provider().captureOrder(order.id, randomUUID());
    expect([done.state, done.captures[0]?.state]).toEqual(['completed', 'declined']);
  });

  it.each([
    [{ value: '1.00' }, { currency: 'USD', value: '1.00' }],
    [{ currency: 'EUR' }, { currency: 'EUR', value: '123.45' }],
  ])('that took %o instead says so', async (taken, amount) => {
    gateway().rule({ operation: 'capture', behaviour: 'amount', ...taken });
    const order = await approved();
    expect((await provider().captureOrder(order.id, randomUUID())).captures[0]?.amount).toEqual(amount);
  });
});

describe('a provider that does not answer well', () => {
  it.each([500, 503, 429, 409])('leaves unknown what status %i means, and does it with the same key', async (status) => {
    const order = await approved();
    for (const done of [false, true]) {
      gateway().rule({ operation: 'capture', behaviour: 'status', status, done });
      await silence(provider().captureOrder(order.id, `${order.id} key`));
      expect((await provider().findOrder(order.id))?.state).toBe(done ? 'completed' : 'approved');
    }
    expect((await provider().captureOrder(order.id, `${order.id} key`)).captures).toHaveLength(1);
  });

  it.each([true, false])('is given up on; the capture was done: %s', async (done) => {
    const order = await approved();
    gateway().rule({ operation: 'capture', behaviour: 'hold', done });
    const call = provider().captureOrder(order.id, `${order.id} key`);
    await gateway().control.calls.whenHeld('capture');
    gateway().giveUp();
    await silence(call);
    expect((await provider().findOrder(order.id))?.state).toBe(done ? 'completed' : 'approved');
    expect((await provider().captureOrder(order.id, `${order.id} key`)).captures).toHaveLength(1);
  });

  it('may answer after all', async () => {
    gateway().rule({ operation: 'create', behaviour: 'hold' });
    const call = provider().createOrder(newOrder());
    await gateway().control.calls.whenHeld('create');
    gateway().control.calls.release();
    expect((await call).state).toBe('created');
    gateway().rule({ operation: 'show', behaviour: 'delay', ms: 5 });
    expect(await provider().findOrder((await call).id)).toEqual(await call);
  });

  it('does it and drops the reply: the same key finds it done', async () => {
    const wanted = newOrder();
    gateway().rule({ operation: 'create', behaviour: 'drop', reference: wanted.reference });
    await silence(provider().createOrder(wanted));
    const order = await provider().createOrder(wanted);
    expect(
      gateway()
        .control.orders()
        .filter((one) => one.custom_id === wanted.reference),
    ).toHaveLength(1);

    await gateway().approve(order.id);
    gateway().rule({ operation: 'capture', behaviour: 'drop' });
    await silence(provider().captureOrder(order.id, `${order.id} key`));
    const [capture] = (await provider().captureOrder(order.id, `${order.id} key`)).captures;

    const wish = refund(100n);
    gateway().rule({ operation: 'refund', behaviour: 'drop' });
    await silence(provider().refundCapture(capture!.id, wish));
    const back = await provider().refundCapture(capture!.id, wish);
    expect(
      gateway()
        .control.order(order.id)
        .refunds.map(({ id }) => id),
    ).toEqual([back.id]);
  });

  it('drops the connection without doing anything', async () => {
    const order = await approved();
    gateway().rule({ operation: 'capture', behaviour: 'drop', done: false });
    await silence(provider().captureOrder(order.id, `${order.id} key`));
    expect((await provider().findOrder(order.id))?.state).toBe('approved');
  });

  it('answers twice with the same thing for other keys', async () => {
    const wanted = newOrder();
    const first = await provider().createOrder(wanted);
    gateway().rule({ operation: 'create', behaviour: 'again' });
    expect((await provider().createOrder({ ...wanted, key: randomUUID() })).id).toBe(first.id);
    const { captureId } = await captured();
    const given = await provider().refundCapture(captureId, refund(100n));
    gateway().rule({ operation: 'refund', behaviour: 'again' });
    expect((await provider().refundCapture(captureId, refund(100n))).id).toBe(given.id);
  });

  it('does only the calls it is told to, about what it is told', async () => {
    const [one, other] = [await approved(), await approved()];
    gateway().rule({ operation: 'show', behaviour: 'status', times: 2, reference: one.reference });
    expect((await provider().findOrder(other.id))?.state).toBe('approved');
    await silence(provider().findOrder(one.id));
    await silence(provider().findOrder(one.id));
    expect((await provider().findOrder(one.id))?.state).toBe('approved');
  });

  it('is away, and back with what it had', async () => {
    const order = await approved();
    const given = await captured();
    await gateway().stop();
    await silence(provider().captureOrder(order.id, `${order.id} key`));
    await silence(provider().findOrder(given.orderId));
    await gateway().restart();
    expect((await provider().findOrder(given.orderId))?.captures[0]?.id).toBe(given.captureId);
    expect((await provider().captureOrder(order.id, `${order.id} key`)).captures).toHaveLength(1);
  });
});

describe('an access token', () => {
  const other = (clientSecret = 'test-secret'): PaymentProvider =>
    createPayPal({ clientId: 'test-client', clientSecret, webhookId: 'x', environment: 'sandbox', gatewayUrl: gateway().url });

  it('is asked for once and kept', async () => {
    const before = gateway().count('token');
    const paypal = other();
    for (let i = 0; i < 5; i += 1) await paypal.findOrder('0AB12345CD6789012');
    expect(gateway().count('token')).toBe(before + 1);
  });

  it('that is no longer taken is asked for anew', async () => {
    const order = await approved();
    gateway().control.expireTokens();
    expect((await provider().captureOrder(order.id, `${order.id} key`)).state).toBe('completed');
  });

  it.each(['status', 'drop'] as const)('that does not come (%s) is asked for anew by the next call', async (behaviour) => {
    const paypal = other();
    gateway().rule({ operation: 'token', behaviour });
    await silence(paypal.findOrder('0AB12345CD6789012'));
    expect(await paypal.findOrder('0AB12345CD6789012')).toBeNull();
  });

  it('that takes too long does not keep later calls waiting', async () => {
    gateway().control.expireTokens();
    gateway().rule({ operation: 'token', behaviour: 'hold' });
    const call = provider().findOrder('0AB12345CD6789012');
    await gateway().control.calls.whenHeld('token');
    gateway().giveUp();
    await silence(call);
    expect(await provider().findOrder('0AB12345CD6789012')).toBeNull();
  });

  it('that PayPal never gives leaves everything unknown, and no secret in the words', async () => {
    const failure = await other('wrong')
      .findOrder('0AB12345CD6789012')
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderSilent);
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toMatch(/wrong|Basic|Bearer/);
  });
});
