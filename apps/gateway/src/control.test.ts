import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clientForFile, orderOf } from '../test/client.ts';
import type { Message } from './index.ts';

const sent: Message[] = [];
let answer = 200;
const client = clientForFile({
  webhookUrl: 'http://merchant.test/',
  deliver: (message) => {
    sent.push(message);
    return Promise.resolve(answer);
  },
});
const json = { 'content-type': 'application/json' };
const post = (path: string, body: object = {}) => client().raw('POST', `/control${path}`, json, JSON.stringify(body));
const get = async (path: string) => (await client().raw('GET', `/control${path}`)).body;
const create = async (unit: object = {}): Promise<string> =>
  (await client().call('POST', '/v2/checkout/orders', orderOf(unit), { 'paypal-request-id': randomUUID() })).body.id as string;
const capture = (id: string) =>
  client().call('POST', `/v2/checkout/orders/${id}/capture`, undefined, { 'paypal-request-id': randomUUID() });

describe('the control as JSON', () => {
  it('lists orders and plays the payer, by any name of the order', async () => {
    const reference = `PAY-${randomUUID()}`;
    const id = await create({ custom_id: reference });
    expect((await post(`/orders/${reference}/approve`)).body).toMatchObject({ id, status: 'APPROVED', capture: null });
    expect((await get(`/orders/${id}`)).status).toBe('APPROVED');
    expect((await get('/orders')).at(-1).id).toBe(id);
    expect((await post(`/orders/${id}/decline`, { issue: 'PAYER_CANNOT_PAY' })).body.decline).toBe('PAYER_CANNOT_PAY');
    expect((await post(`/orders/${id}/void`)).body.status).toBe('VOIDED');
    expect((await post(`/orders/${id}/forget`)).body).toEqual({ done: true });
    expect((await post(`/orders/${id}/approve`)).status).toBe(404);
  });

  it('settles what is pending', async () => {
    const id = await create();
    await post('/rules', { operation: 'create', behaviour: 'approve' });
    await post('/rules', { operation: 'capture', behaviour: 'pending', reference: id });
    await post(`/orders/${id}/approve`);
    await capture(id);
    const { capture: taken } = await get(`/orders/${id}`);
    expect(taken.status).toBe('PENDING');
    expect((await post(`/captures/${taken.id}/settle`, { status: 'COMPLETED' })).body.status).toBe('COMPLETED');
    expect((await post(`/captures/${taken.id}/settle`, { status: 'LOST' })).status).toBe(400);
    expect((await post('/captures/NONE/settle', { status: 'COMPLETED' })).status).toBe(404);
    expect((await get(`/orders/${await create()}`)).status).toBe('APPROVED');
  });

  it('gives money back without the shop, whole or in part', async () => {
    const id = await create({ custom_id: 'PAY-1' });
    await post(`/orders/${id}/approve`);
    expect((await post(`/captures/${id}/takeBack`)).status).toBe(404);
    await capture(id);
    const { capture: taken } = await get(`/orders/${id}`);
    const part = (await post(`/captures/${taken.id}/takeBack`, { value: '1.00' })).body;
    expect(part).toMatchObject({ status: 'COMPLETED', custom_id: null, amount: { value: '1.00' } });
    expect((await get(`/orders/${id}`)).capture.status).toBe('PARTIALLY_REFUNDED');
    for (const body of [{ value: '999999.00' }, { value: '1.001' }, { value: 'all' }, { how: 'theft' }])
      expect((await post(`/captures/${taken.id}/takeBack`, body)).status, JSON.stringify(body)).toBe(400);
    await post(`/captures/${taken.id}/takeBack`, { how: 'chargeback' });
    expect((await get(`/orders/${id}`)).capture.status).toBe('REFUNDED');
    expect((await post(`/captures/${taken.id}/takeBack`)).status).toBe(400);
    const types = (await get('/events')).map((e: { type: string }) => e.type);
    expect(types.slice(-2)).toEqual(['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED']);
  });

  it.each([
    [{ operation: 'buy', behaviour: 'drop' }, 'operation must be one of'],
    [{ operation: 'capture', behaviour: 'laugh' }, 'behaviour must be one of'],
    [{ operation: 'show', behaviour: 'decline' }, 'decline is for'],
    [{ operation: 'show', behaviour: 'drop', times: 0 }, 'times'],
    [{ operation: 'show', behaviour: 'drop', times: 'two' }, 'times'],
    [{ operation: 'show', behaviour: 'status', status: 200 }, 'status must be'],
    [{ operation: 'show', behaviour: 'delay', ms: -1 }, 'ms must be'],
    [{ operation: 'capture', behaviour: 'amount' }, 'amount needs'],
    [{ operation: 'capture', behaviour: 'decline', issue: 'BAD_WEATHER' }, 'BAD_WEATHER'],
    [{ operation: 'show', behaviour: 'drop', done: 'maybe' }, 'done must be'],
  ])('says what is wrong with the rule %o', async (rule, words) => {
    const { status, body } = await post('/rules', rule);
    expect([status, body.error]).toEqual([400, expect.stringContaining(words)]);
  });

  it('adds, lists, uses up and removes rules', async () => {
    const rule = (await post('/rules', { operation: 'show', behaviour: 'status', status: 503, times: 2 })).body;
    expect(await get('/rules')).toMatchObject([{ id: rule.id, left: 2 }]);
    expect((await client().call('GET', '/v2/checkout/orders/1A')).body.name).toBe('SERVICE_UNAVAILABLE');
    expect(await get('/rules')).toMatchObject([{ left: 1 }]);
    await post(`/rules/${rule.id}/remove`);
    expect(await get('/rules')).toEqual([]);
    expect((await get('/calls')).at(-1)).toMatchObject({ operation: 'show', outcome: 503, references: ['1A'] });
  });

  it('releases calls', async () => {
    const id = await create();
    await post('/rules', { operation: 'show', behaviour: 'hold' });
    const call = client().call('GET', `/v2/checkout/orders/${id}`);
    await client().gateway.control.calls.whenHeld('show');
    const held = (await get('/calls')).at(-1);
    expect(held.outcome).toBe('held');
    await post(`/calls/${held.id}/release`);
    expect((await call).body.id).toBe(id);
    expect((await get('/calls')).at(-1).outcome).toBe(200);
  });

  it('sends webhooks as it is told', async () => {
    await client().gateway.control.events.settled();
    expect((await post('/webhooks', { when: 'held', copies: 2 })).body).toMatchObject({
      when: 'held',
      copies: 2,
      url: 'http://merchant.test/',
    });
    expect((await post('/webhooks', { when: 'never' })).status).toBe(400);
    expect((await post('/webhooks', { copies: 0 })).status).toBe(400);
    const id = await create();
    await post(`/orders/${id}/approve`);
    await capture(id);
    const [approved, taken] = (await get('/events')).slice(-2);
    expect([approved.type, approved.state, taken.type]).toEqual(['CHECKOUT.ORDER.APPROVED', 'held', 'PAYMENT.CAPTURE.COMPLETED']);
    sent.length = 0;
    await post('/events/release', { ids: [taken.id, approved.id] });
    const types = () => sent.map(({ body }) => JSON.parse(body.toString()).event_type as string);
    expect(types()).toEqual([taken.type, taken.type, approved.type, approved.type]);
    answer = 500;
    expect((await post(`/events/${taken.id}/send`, { copies: 3, value: '0.01' })).body).toEqual({ answers: [500, 500, 500] });
    expect(JSON.parse(sent.at(-1)!.body.toString()).resource.amount).toEqual({ currency_code: 'USD', value: '0.01' });
    expect((await get('/events')).at(-1)).toMatchObject({ state: 'delivered', attempts: 1 });
    await post(`/events/${taken.id}/send`);
    expect((await get('/events')).at(-1)).toMatchObject({ state: 'failed', answered: 500 });
    answer = 200;
    await post('/events/retry');
    expect((await get('/events')).at(-1)).toMatchObject({ state: 'delivered', attempts: 3 });
    expect((await post(`/events/${taken.id}/send`, { forge: 'nicely' })).status).toBe(400);
    expect((await post('/events/NONE/send')).status).toBe(404);
    await post('/webhooks', { when: 'after', copies: 1, url: null });
    expect(await get('/webhooks')).toEqual({ url: null, when: 'after', copies: 1, delayMs: 0 });
  });

  it('makes access tokens expire', async () => {
    expect((await client().call('GET', '/v2/checkout/orders/1A')).status).toBe(404);
    await post('/tokens/expire');
    expect((await client().call('GET', '/v2/checkout/orders/1A')).status).toBe(401);
  });
});
