import { randomUUID } from 'node:crypto';
import type { Forgery } from '@kyakhta/gateway';
import { payType } from '@kyakhta/contract';
import { money } from '@kyakhta/money';
import { describe, expect, it } from 'vitest';
import { gatewayForFile } from '../../../test/gateway.ts';
import { type PaymentProvider, type ProviderOrder, ProviderRefused, ProviderSilent } from './provider.ts';
import { services } from '../../../test/services.ts';

// What the flows count on, of every provider that takes the money when the payer agrees.
const gateway = gatewayForFile();
let last = 0;
const newNumber = (): string => `2611220000000${String((last += 1)).padStart(5, '0')}`;

const ways = [
  ['WeChat Pay', payType.wechat],
  ['Alipay', payType.alipay],
  ['the hosted payment page', payType.card],
] as const;

describe.each(ways)('%s', (_, way) => {
  const provider = (): PaymentProvider => {
    const found = services.payments.get(way);
    if (found === undefined) throw new Error('it is not set up');
    return found;
  };
  const begin = async (number = newNumber(), expiresAt: Date | null = new Date(Date.now() + 600_000)): Promise<ProviderOrder> => {
    const order = await provider().createOrder({
      key: `create-${number}`,
      reference: number,
      amount: money(12_345n, 'USD'),
      description: '100000000000000001',
      language: 'ru',
      means: 'card',
      expiresAt,
      returnUrl: 'https://shop.test/payment/return',
      cancelUrl: 'https://shop.test/payment/return',
    });
    // Alipay knows of a payment once its page was opened.
    if (order.approveUrl !== null && way === payType.alipay) await fetch(gateway().url + pathOf(order.approveUrl), { redirect: 'manual' });
    return order;
  };
  const pathOf = (address: string): string => {
    const { pathname, search } = new URL(address);
    return pathname.replace(/^\/dev\/gateway/, '') + search;
  };
  const paid = async (): Promise<{ id: string; number: string; captureId: string }> => {
    const number = newNumber();
    const { id } = await begin(number);
    await gateway().control.trades.pay(number);
    const captureId = (await provider().findOrder(id))?.captures[0]?.id ?? '';
    return { id, number, captureId };
  };
  const refund = (number: string, amount: bigint, own = randomUUID().slice(0, 8)) => ({
    key: `refund-${own}`,
    reference: `${number}-${own}`,
    amount: money(amount, 'USD'),
  });
  const silence = (call: Promise<unknown>): Promise<void> => expect(call).rejects.toBeInstanceOf(ProviderSilent);

  it('begins with something the payer can go on with, and waits for her', async () => {
    const number = newNumber();
    const order = await begin(number);
    expect(order).toMatchObject({ state: 'created', reference: number, captures: [], refunds: [] });
    expect(way === payType.wechat ? order.codeUrl : order.approveUrl).toMatch(
      way === payType.wechat ? /^weixin:\/\/wxpay\/bizpayurl\?pr=/ : /^https?:\/\/.*\/dev\/gateway\//,
    );
    expect(await provider().findOrder(order.id)).toMatchObject({ state: 'created', reference: number });
  });

  it('is the same payment when it is begun again', async () => {
    const [number, until] = [newNumber(), new Date(Date.now() + 600_000)];
    const [first, second] = [await begin(number, until), await begin(number, until)];
    expect([second.id, second.codeUrl]).toEqual([first.id, first.codeUrl]);
    expect(
      gateway()
        .control.trades.list()
        .filter((t) => t.number === number),
    ).toHaveLength(1);
  });

  it('has taken the money once she agreed, in the currency and amount of the order', async () => {
    const { id, captureId } = await paid();
    expect(await provider().findOrder(id)).toMatchObject({
      state: 'completed',
      captures: [{ id: captureId, state: 'completed', amount: { currency: 'USD', value: '123.45' } }],
    });
    expect((await provider().captureOrder(id, 'again')).captures).toHaveLength(1);
  });

  it('tells a short payment and one in another currency as what they are', async () => {
    const number = newNumber();
    const { id } = await begin(number);
    gateway().rule({ operation: 'capture', behaviour: 'amount', value: '1.00', currency: 'CNY', reference: number });
    await gateway().control.trades.pay(number);
    expect((await provider().findOrder(id))?.captures[0]?.amount).toEqual({ currency: 'CNY', value: '1.00' });
  });

  it('cannot be agreed to once it was closed, or its time is over', async () => {
    const number = newNumber();
    const { id } = await begin(number);
    await provider().closeOrder?.(id);
    await gateway().control.trades.pay(number);
    expect((await provider().findOrder(id))?.state).toBe('voided');
    const late = newNumber();
    const order = await begin(late, new Date(Date.now() + 600_000));
    gateway().control.trades.close(late);
    expect((await provider().findOrder(order.id))?.state).toBe('voided');
  });

  it('refuses to close what was paid', async () => {
    const { id } = await paid();
    await expect(provider().closeOrder?.(id)).rejects.toBeInstanceOf(ProviderRefused);
  });

  it('gives money back once for each number, in parts, and never more than came', async () => {
    const { id, number, captureId } = await paid();
    const [part, rest] = [refund(number, 2345n), refund(number, 10_000n)];
    expect((await provider().refundCapture(captureId, part)).state).toBe('completed');
    expect((await provider().refundCapture(captureId, part)).state).toBe('completed');
    const { id: refundId } = await provider().refundCapture(captureId, rest);
    expect(await provider().findRefund(refundId)).toMatchObject({ state: 'completed', amount: { currency: 'USD', value: '100.00' } });
    await expect(provider().refundCapture(captureId, refund(number, 1n))).rejects.toBeInstanceOf(ProviderRefused);
    expect(
      gateway()
        .control.trades.list()
        .find((t) => t.number === number)?.state,
    ).toBe('paid');
    // All of it went back, by our own hand.
    const after = await provider().findOrder(id);
    expect(after?.state).toBe('completed');
    if (way === payType.alipay) expect(after?.captures[0]?.state).toBe('refunded');
    else expect(after?.refunds.map((r) => r.reference)).toEqual([part.reference, rest.reference]);
  });

  it('knows nothing of a refund that was never made', async () => {
    const { number } = await paid();
    expect(await provider().findRefund(`${number}-none`)).toBeNull();
  });

  it('is silent when it does not answer, answers with a fault, or drops the answer after the deed', async () => {
    const { id, number, captureId } = await paid();
    gateway().rule({ operation: 'show', behaviour: 'status', status: 503, reference: number });
    await silence(provider().findOrder(id));
    gateway().rule({ operation: 'show', behaviour: 'drop', reference: number });
    await silence(provider().findOrder(id));
    const own = refund(number, 345n);
    gateway().rule({ operation: 'refund', behaviour: 'drop', reference: number });
    await silence(provider().refundCapture(captureId, own));
    expect((await provider().refundCapture(captureId, own)).state).toBe('completed');
    expect(await provider().findRefund(own.reference)).toMatchObject({ state: 'completed', amount: { value: '3.45' } });
  });

  it('gives up a call that hangs', async () => {
    const { id, number } = await paid();
    gateway().rule({ operation: 'show', behaviour: 'hold', reference: number });
    const asked = provider().findOrder(id);
    await gateway().control.calls.whenHeld('show');
    gateway().giveUp();
    await silence(asked);
  });

  it('is believed only with its own signature, for us, and not long after', async () => {
    const { id, number, captureId } = await paid();
    const [event = ''] = gateway().events('payment.paid', number);
    const { headers, body } = await gateway().message(event);
    expect(await provider().readNews(headers, body)).toMatchObject({ id: event, reference: number });
    const forged: readonly Forgery[] =
      way === payType.alipay
        ? ['signature', 'body', 'webhook', 'algorithm', 'key']
        : ['signature', 'key', 'body', 'webhook', 'old', 'future', ...(way === payType.wechat ? (['certificate'] as const) : [])];
    for (const forge of forged) {
      const message = await gateway().message(event, { forge });
      expect([forge, await provider().readNews(message.headers, message.body)]).toEqual([forge, null]);
    }
    expect(await provider().readNews({}, Buffer.from('{}'))).toBeNull();
    expect(await provider().readNews(headers, Buffer.from(''))).toBeNull();
    expect([id !== '', captureId !== '']).toEqual([true, true]);
  });

  it('tells what went back without us', async () => {
    const { id, number } = await paid();
    await gateway().control.trades.takeBack(number, '23.45');
    const told = await provider().findOrder(id);
    // Alipay shows a part of it nowhere: that is for the daily reconciliation of its statement.
    if (way !== payType.alipay) expect(told?.refunds).toMatchObject([{ state: 'completed', amount: { currency: 'USD', value: '23.45' } }]);
    await gateway().control.trades.takeBack(number);
    if (way === payType.alipay) expect((await provider().findOrder(id))?.captures[0]?.state).toBe('refunded');
  });
});
