import { randomBytes, randomUUID } from 'node:crypto';
import { forgeries, type Forgery } from '@kyakhta/gateway';
import { money } from '@kyakhta/money';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { gatewayForFile, receiverOn } from '../../../test/gateway.ts';
import { createPayPal } from './paypal.ts';
import { type PaymentProvider, ProviderSilent } from './provider.ts';

const gateway = gatewayForFile();
const provider = (): PaymentProvider => gateway().provider;
const minute = 60_000;
const day = 86_400_000;

/** A payment that went all the way: approved, captured, a part given back. */
const paid = async (): Promise<Readonly<Record<'reference' | 'orderId' | 'captureId' | 'refund', string>>> => {
  const reference = `PAY-${randomUUID()}`;
  const wanted = {
    key: reference,
    reference,
    amount: money(5000n, 'USD'),
    description: '',
    language: 'en',
    means: 'account' as const,
    expiresAt: null,
    returnUrl: 'https://shop.test/back',
    cancelUrl: 'https://shop.test/left',
  };
  const { id } = await provider().createOrder(wanted);
  await gateway().approve(id);
  const { captures } = await provider().captureOrder(id, `${id} capture`);
  const refund = `REF-${randomUUID()}`;
  await provider().refundCapture(captures[0]!.id, { key: refund, reference: refund, amount: money(100n, 'USD') });
  return { reference, orderId: id, captureId: captures[0]!.id, refund };
};
const completed = async (): Promise<{ readonly event: string; readonly reference: string; readonly orderId: string }> => {
  const { reference, orderId } = await paid();
  return { event: gateway().events('PAYMENT.CAPTURE.COMPLETED', reference)[0]!, reference, orderId };
};
const read = (message: { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }, by = provider()) =>
  by.readNews(message.headers, message.body);
/** PayPal itself: its own hosts, and the real time. */
const payPal = (now = new Date(), webhookId = 'TESTWEBHOOK', gatewayUrl: string | null = gateway().url): PaymentProvider =>
  createPayPal({ clientId: 'x', clientSecret: 'x', webhookId, environment: 'sandbox', gatewayUrl }, { now: () => now });

describe('news that PayPal signed', () => {
  it('tells of every event what it is about', async () => {
    const { reference, orderId, captureId, refund } = await paid();
    const told = async (type: string, name: string) => read(await gateway().message(gateway().events(type, name)[0]!));
    const id = expect.stringMatching(/^WH-/);
    expect(await told('CHECKOUT.ORDER.APPROVED', reference)).toEqual({
      id,
      type: 'CHECKOUT.ORDER.APPROVED',
      orderId,
      reference,
      captureId: null,
    });
    expect(await told('PAYMENT.CAPTURE.COMPLETED', reference)).toEqual({
      id,
      type: 'PAYMENT.CAPTURE.COMPLETED',
      orderId,
      reference,
      captureId,
    });
    expect(await told('PAYMENT.CAPTURE.REFUNDED', refund)).toEqual({
      id,
      type: 'PAYMENT.CAPTURE.REFUNDED',
      orderId: null,
      reference: refund,
      captureId,
    });
    const { id: reversal } = await gateway().control.takeBack(reference, 'chargeback');
    expect(await told('PAYMENT.CAPTURE.REVERSED', reversal)).toEqual({
      id,
      type: 'PAYMENT.CAPTURE.REVERSED',
      orderId: null,
      reference: null,
      captureId,
    });
  });

  it('is the same event each time it is sent, however often', async () => {
    const { event } = await completed();
    const messages = await Promise.all(Array.from({ length: 50 }, () => gateway().message(event)));
    expect(new Set(messages.map((message) => message.headers['paypal-transmission-id'])).size).toBe(50);
    const news = await Promise.all(messages.map((message) => read(message)));
    expect(new Set(news.map((one) => one?.id))).toEqual(new Set([event]));
  });

  it('is believed whatever the letters of the header names', async () => {
    const message = await gateway().message((await completed()).event);
    const headers = Object.fromEntries(Object.entries(message.headers).map(([name, value]) => [name.toUpperCase(), value]));
    expect(await provider().readNews(headers, message.body)).not.toBeNull();
  });

  it('may tell a wrong amount: what it says is never more than a reason to ask', async () => {
    const { event, orderId } = await completed();
    const message = await gateway().message(event, { amount: { value: '0.01', currency_code: 'EUR' } });
    expect(message.body.toString()).toContain('"value":"0.01"');
    expect((await read(message))?.orderId).toBe(orderId);
    expect((await provider().findOrder(orderId))?.captures[0]?.amount).toEqual({ currency: 'USD', value: '50.00' });
  });

  it('is believed while PayPal still sends it again, and until its clock is five minutes ahead of ours', async () => {
    const message = await gateway().message((await completed()).event);
    const sent = Date.parse(message.headers['paypal-transmission-time']!);
    const at = (ms: number) => read(message, payPal(new Date(sent + ms)));
    expect(await at(3 * day)).not.toBeNull();
    expect(await at(4 * day + 1000)).toBeNull();
    expect(await at(-4 * minute)).not.toBeNull();
    expect(await at(-6 * minute)).toBeNull();
  });
});

describe('forged news', () => {
  it.each(Object.keys(forgeries) as Forgery[])('is not believed (%s)', async (forge) => {
    const { event } = await completed();
    expect(await read(await gateway().message(event))).not.toBeNull();
    expect(await read(await gateway().message(event, { forge }))).toBeNull();
  });

  it('for another webhook of PayPal is not believed', async () => {
    const message = await gateway().message((await completed()).event);
    expect(await read(message, payPal(new Date(), 'ANOTHER'))).toBeNull();
  });

  const name = 'v1/notifications/certs/CERT-1';
  it.each([
    `https://api.paypal.com.evil.test/${name}`,
    `https://evil.test/api.paypal.com/${name}`,
    `https://evilapi.paypal.com/${name}`,
    `https://paypal.com/${name}`,
    `https://api.paypal.com@evil.test/${name}`,
    `https://user@api.sandbox.paypal.com/${name}`,
    `https://user:word@api.sandbox.paypal.com/${name}`,
    `https://api.sandbox.paypal.com:8443/${name}`,
    `http://api.sandbox.paypal.com/${name}`,
    `https://api.sandbox.paypal.com./${name}`,
    `https://api.sandbox.paypal.com\\@evil.test/${name}`,
    `https://api.sandbox.paypal.com/${name}?x=1`,
    `https://api.sandbox.paypal.com/${name}#x`,
    `https://api.sandbox.paypal.com/v1/../${name}`,
    `https://api.sandbox.paypal.com/v1/checkout/orders/1`,
    `https://api.sandbox.paypal.com/v1/notifications/certs/../webhooks/1`,
    `//api.sandbox.paypal.com/${name}`,
    `file:///etc/passwd`,
    `data:text/plain,x`,
    `not an address`,
    '',
  ])('with the certificate at %s is not even looked at', async (address) => {
    const message = await gateway().message((await completed()).event, { headers: { 'paypal-cert-url': address } });
    expect(await read(message)).toBeNull();
    // Nor where PayPal's own hosts are trusted: nothing is fetched, or the call would tell that it could not be.
    expect(await read(message, payPal(new Date(), 'TESTWEBHOOK', null))).toBeNull();
  });

  it.each([
    ['http://127.0.0.1:1', 'another port'],
    ['https://127.0.0.1', 'another protocol'],
    ['http://localhost', 'another name'],
  ])('with the certificate at %s (%s) is not the gateway', async (origin) => {
    const { event } = await completed();
    const message = await gateway().message(event);
    const { pathname, port } = new URL(message.headers['paypal-cert-url']!);
    const address = `${origin}${origin.endsWith(':1') ? '' : `:${port}`}${pathname}`;
    expect(await read(await gateway().message(event, { headers: { 'paypal-cert-url': address } }))).toBeNull();
  });

  it.each(['transmission-id', 'transmission-time', 'transmission-sig', 'cert-url', 'auth-algo'])(
    'without %s is not believed',
    async (header) => {
      const { event } = await completed();
      for (const value of [null, '', 'noise'])
        expect(await read(await gateway().message(event, { headers: { [`paypal-${header}`]: value } }))).toBeNull();
    },
  );

  it('of any size and kind is not believed, and breaks nothing', async () => {
    const { headers } = await gateway().message((await completed()).event);
    for (const body of [Buffer.alloc(0), randomBytes(1_048_576), Buffer.from('{}'), Buffer.from('null'), Buffer.from('[]')])
      expect(await provider().readNews(headers, body)).toBeNull();
    expect(await provider().readNews({}, randomBytes(100))).toBeNull();
    expect(await provider().readNews({ 'paypal-transmission-id': undefined }, Buffer.from('{}'))).toBeNull();
  });

  it('after the certificate has been kept is still not believed', async () => {
    const { event } = await completed();
    expect(await read(await gateway().message(event))).not.toBeNull();
    for (const forge of ['key', 'body', 'signature', 'webhook'] as const)
      expect(await read(await gateway().message(event, { forge }))).toBeNull();
  });
});

describe('a certificate', () => {
  it('that cannot be fetched now leaves the news to be sent again', async () => {
    const message = await gateway().message((await completed()).event);
    const fresh = payPal();
    await gateway().stop();
    await expect(read(message, fresh)).rejects.toBeInstanceOf(ProviderSilent);
    await gateway().restart();
    expect(await read(message, fresh)).not.toBeNull();
  });

  it('is fetched once and kept', async () => {
    const { event } = await completed();
    const message = await gateway().message(event);
    const paypal = payPal();
    await Promise.all(Array.from({ length: 20 }, () => read(message, paypal)));
    await gateway().stop();
    expect(await read(message, paypal)).not.toBeNull();
    await gateway().restart();
  });

  it('is not fetched for whoever names one after another: after twenty in a minute news are asked for again later', async () => {
    const { event } = await completed();
    let now = new Date();
    const paypal = createPayPal(
      { clientId: 'x', clientSecret: 'x', webhookId: 'TESTWEBHOOK', environment: 'sandbox', gatewayUrl: gateway().url },
      { now: () => now },
    );
    const naming = (name: string) =>
      gateway().message(event, { headers: { 'paypal-cert-url': `${gateway().url}/v1/notifications/certs/${name}` } });
    for (let i = 0; i < 20; i += 1) expect(await read(await naming(`made-up-${i}`), paypal)).toBeNull();
    await expect(read(await naming('made-up-20'), paypal)).rejects.toBeInstanceOf(ProviderSilent);
    now = new Date(now.getTime() + 61_000);
    expect(await read(await gateway().message(event), paypal)).not.toBeNull();
  });

  it('is the same after the gateway was started anew', async () => {
    const { event } = await completed();
    const before = await gateway().message(event);
    await gateway().restart();
    const after = await gateway().message(event);
    expect(after.headers['paypal-cert-url']).toBe(before.headers['paypal-cert-url']);
    expect(await read(after)).not.toBeNull();
  });
});

describe('webhooks on their way', () => {
  const listen = () => {
    const heard: { readonly type: string; readonly orderState: string | undefined }[] = [];
    let status = 200;
    const server = fastify();
    server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    server.post('/hook', async (request, reply) => {
      const news = await provider().readNews(request.headers as Record<string, string>, request.body as Buffer);
      if (news === null) return reply.code(400).send();
      const order = news.orderId === null ? null : await provider().findOrder(news.orderId);
      heard.push({ type: news.type, orderState: order?.state });
      return reply.code(status).send();
    });
    gateway().deliverTo(receiverOn(server, '/hook'));
    return { heard, answer: (next: number) => (status = next) };
  };

  it('come after the answer of their call', async () => {
    const { heard } = listen();
    await paid();
    await gateway().settled();
    expect(heard).toEqual([
      { type: 'CHECKOUT.ORDER.APPROVED', orderState: 'approved' },
      { type: 'PAYMENT.CAPTURE.COMPLETED', orderState: 'completed' },
      { type: 'PAYMENT.CAPTURE.REFUNDED', orderState: undefined },
    ]);
  });

  it('may come before it', async () => {
    const { heard } = listen();
    gateway().control.events.set({ when: 'early' });
    await paid();
    expect(heard.map(({ type }) => type)).toEqual(['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.REFUNDED']);
  });

  it('may be held, and come in any order, many times, forged among the true ones', async () => {
    const { heard } = listen();
    gateway().control.events.set({ when: 'held' });
    const { reference } = await paid();
    expect(heard).toEqual([]);
    const [approved, taken] = gateway().events(undefined, reference);
    await gateway().control.events.release([taken!, approved!]);
    expect(heard.map(({ type }) => type)).toEqual(['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED']);
    expect(await gateway().deliver(taken!, { copies: 50 })).toEqual(Array.from({ length: 50 }, () => 200));
    expect(await gateway().deliver(taken!, { forge: 'body' })).toEqual([400]);
    expect(heard).toHaveLength(52);
  });

  it('come again when they were not taken', async () => {
    const { heard, answer } = listen();
    answer(503);
    await paid();
    await gateway().settled();
    expect(heard).toHaveLength(3);
    answer(204);
    await gateway().control.events.retry();
    await gateway().control.events.retry();
    expect(heard).toHaveLength(6);
  });

  it('come also when the reply of their call was dropped', async () => {
    const { heard } = listen();
    gateway().rule({ operation: 'capture', behaviour: 'drop' });
    await expect(paid()).rejects.toBeInstanceOf(ProviderSilent);
    await gateway().settled();
    expect(heard.at(-1)).toEqual({ type: 'PAYMENT.CAPTURE.COMPLETED', orderState: 'completed' });
  });
});
