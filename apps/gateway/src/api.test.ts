import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clientForFile, orderOf, type Answer } from '../test/client.ts';

const state = { now: new Date('2026-11-21T12:00:00Z') };
const client = clientForFile({ now: () => state.now });
const whole = { prefer: 'return=representation' };
const key = (): Record<string, string> => ({ 'paypal-request-id': randomUUID() });
const create = (body: unknown = orderOf(), headers: Record<string, string> = {}): Promise<Answer> =>
  client().call('POST', '/v2/checkout/orders', body, { ...key(), ...headers });
const capture = (id: string, headers: Record<string, string> = {}): Promise<Answer> =>
  client().call('POST', `/v2/checkout/orders/${id}/capture`, undefined, { ...key(), ...headers });
const captured = async (): Promise<{ readonly order: string; readonly capture: string }> => {
  const { id } = (await create()).body;
  await client().gateway.control.approve(id);
  return { order: id, capture: (await capture(id, whole)).body.purchase_units[0].payments.captures[0].id };
};
const refund = (id: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  client().call('POST', `/v2/payments/captures/${id}/refund`, body, { ...key(), ...headers });
const issues = (answer: Answer): unknown[] => [
  answer.status,
  answer.body.name,
  answer.body.details?.[0].issue,
  answer.body.details?.[0].field,
];

describe('access tokens', () => {
  const ask = (authorization: string, grant = 'client_credentials'): Promise<Answer> =>
    client().form('/v1/oauth2/token', { grant_type: grant }, { authorization });
  const good = `Basic ${Buffer.from('client:secret').toString('base64')}`;

  it('are given for the right secret only', async () => {
    expect((await ask(good)).body).toMatchObject({ token_type: 'Bearer', expires_in: 32_400, access_token: expect.any(String) });
    expect(await ask(`Basic ${Buffer.from('client:other').toString('base64')}`)).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
    expect(await ask(good, 'password')).toMatchObject({ status: 400, body: { error: 'unsupported_grant_type' } });
  });

  it('are needed, and good for nine hours', async () => {
    const path = '/v2/checkout/orders/1A';
    const token = (await ask(good)).body.access_token;
    const withToken = (text: string) => client().raw('GET', path, { authorization: `Bearer ${text}` });
    expect((await withToken(token)).status).toBe(404);
    for (const wrong of ['', `${token}x`, token.replace(/\.\d/, '.9')])
      expect(await withToken(wrong)).toMatchObject({ status: 401, body: { name: 'AUTHENTICATION_FAILURE' } });
    expect((await client().raw('GET', path)).status).toBe(401);
    const before = state.now;
    state.now = new Date(before.getTime() + 32_401_000);
    expect((await withToken(token)).status).toBe(401);
    state.now = before;
  });
});

describe('orders', () => {
  it('are made short unless all is asked for', async () => {
    const short = await create();
    expect([short.status, Object.keys(short.body)]).toEqual([201, ['id', 'status', 'payment_source', 'links']]);
    expect(short.body).toMatchObject({
      status: 'PAYER_ACTION_REQUIRED',
      links: [
        { rel: 'self', href: `${client().gateway.url}/v2/checkout/orders/${short.body.id}`, method: 'GET' },
        { rel: 'payer-action', href: `https://shop.test/dev/gateway/checkoutnow?token=${short.body.id}`, method: 'GET' },
        { rel: 'update' },
        { rel: 'capture', method: 'POST' },
      ],
    });
    expect((await create(orderOf(), whole)).body).toMatchObject({
      intent: 'CAPTURE',
      create_time: '2026-11-21T12:00:00Z',
      purchase_units: [
        { reference_id: 'default', custom_id: 'C-1', description: 'Goods', amount: { currency_code: 'USD', value: '10.00' } },
      ],
    });
  });

  it('without a payment source are CREATED and have an approve link', async () => {
    const { payment_source: _, ...bare } = orderOf() as { payment_source: unknown };
    const { body } = await client().call('POST', '/v2/checkout/orders', bare);
    expect([body.status, body.links[1].rel]).toEqual(['CREATED', 'approve']);
    expect(body.links[1].href).toBe(`${client().gateway.url}/checkoutnow?token=${body.id}`);
  });

  it('name the payer once she agreed, and what was captured', async () => {
    const { order, capture: id } = await captured();
    const { body } = await client().call('GET', `/v2/checkout/orders/${order}`);
    expect(body).toMatchObject({
      status: 'COMPLETED',
      payer: { payer_id: expect.any(String) },
      payment_source: { paypal: { account_status: 'VERIFIED' } },
      purchase_units: [{ payments: { captures: [{ id, status: 'COMPLETED', custom_id: 'C-1', final_capture: true }] } }],
    });
    expect(body.links.map((link: { rel: string }) => link.rel)).toEqual(['self']);
    expect((await client().call('GET', `/v2/payments/captures/${id}`)).body).toMatchObject({
      id,
      seller_receivable_breakdown: { gross_amount: { value: '10.00' }, paypal_fee: { value: '0.83' }, net_amount: { value: '9.17' } },
    });
  });

  it.each([
    ['/intent', { intent: undefined }, 'MISSING_REQUIRED_PARAMETER'],
    ['/intent', { intent: 'AUTHORIZE' }, 'INVALID_PARAMETER_VALUE'],
    ['/purchase_units', { purchase_units: [] }, 'MISSING_REQUIRED_PARAMETER'],
    ['/purchase_units/0', { purchase_units: ['x'] }, 'INVALID_PARAMETER_SYNTAX'],
    ['/payment_source', { payment_source: { card: {} } }, 'NOT_SUPPORTED'],
  ])('need %s', async (field, change, issue) => {
    expect(issues(await create({ ...orderOf(), ...change }))).toEqual([400, 'INVALID_REQUEST', issue, field]);
  });

  const at = '/purchase_units/0';
  it.each([
    [400, 'MISSING_REQUIRED_PARAMETER', `${at}/amount`, { amount: undefined }],
    [400, 'MISSING_REQUIRED_PARAMETER', `${at}/amount/value`, { amount: { currency_code: 'USD' } }],
    [400, 'INVALID_PARAMETER_SYNTAX', `${at}/amount/value`, { amount: { currency_code: 'USD', value: 'ten' } }],
    [400, 'INVALID_PARAMETER_SYNTAX', `${at}/amount/value`, { amount: { currency_code: 'USD', value: 10 } }],
    [422, 'DECIMAL_PRECISION', `${at}/amount/value`, { amount: { currency_code: 'USD', value: '1.001' } }],
    [422, 'DECIMALS_NOT_SUPPORTED', `${at}/amount/value`, { amount: { currency_code: 'JPY', value: '1.00' } }],
    [422, 'CANNOT_BE_ZERO_OR_NEGATIVE', `${at}/amount/value`, { amount: { currency_code: 'USD', value: '0.00' } }],
    [422, 'CANNOT_BE_ZERO_OR_NEGATIVE', `${at}/amount/value`, { amount: { currency_code: 'USD', value: '-1' } }],
    [422, 'MAX_VALUE_EXCEEDED', `${at}/amount/value`, { amount: { currency_code: 'USD', value: '1000000000000000' } }],
    [422, 'INVALID_CURRENCY_CODE', `${at}/amount/currency_code`, { amount: { currency_code: 'RUB', value: '1' } }],
    [400, 'INVALID_STRING_LENGTH', `${at}/description`, { description: 'x'.repeat(128) }],
    [400, 'INVALID_STRING_LENGTH', `${at}/invoice_id`, { invoice_id: '' }],
  ])('are refused with %i %s at %s', async (status, issue, field, unit) => {
    const name = status === 400 ? 'INVALID_REQUEST' : 'UNPROCESSABLE_ENTITY';
    expect(issues(await create(orderOf(unit)))).toEqual([status, name, issue, field]);
  });

  it.each([
    ['locale', 'zh_CN', 'INVALID_PARAMETER_SYNTAX'],
    ['landing_page', 'BILLING', 'INVALID_PARAMETER_VALUE'],
    ['return_url', 'javascript:alert(1)', 'INVALID_PARAMETER_SYNTAX'],
  ])('are refused with a wrong %s', async (name, value, issue) => {
    const field = `/payment_source/paypal/experience_context/${name}`;
    expect(issues(await create(orderOf({}, { [name]: value })))).toEqual([400, 'INVALID_REQUEST', issue, field]);
  });

  it('with a payment source need a request id', async () => {
    const answer = await client().call('POST', '/v2/checkout/orders', orderOf());
    expect(issues(answer)).toEqual([400, 'INVALID_REQUEST', 'PAYPAL_REQUEST_ID_REQUIRED', undefined]);
  });

  it('that are no JSON, too large or of another kind are refused as PayPal does', async () => {
    const { call, raw } = client();
    expect(issues(await call('POST', '/v2/checkout/orders'))).toEqual([400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER', '/']);
    const headers = { 'content-type': 'application/json' };
    expect(issues(await raw('POST', '/v2/checkout/orders', headers, '{'))).toEqual([400, 'INVALID_REQUEST', 'MALFORMED_REQUEST_JSON', '/']);
    expect((await raw('POST', '/v2/checkout/orders', { 'content-type': 'text/xml' }, '<a/>')).body.name).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect((await raw('POST', '/v2/checkout/orders', headers, `"${'x'.repeat(300_000)}"`)).status).toBe(400);
    expect((await call('GET', '/v2/nothing')).body.name).toBe('RESOURCE_NOT_FOUND');
  });

  it('answer errors with everything that PayPal puts into them', async () => {
    const { body, headers } = await capture((await create()).body.id);
    expect(body).toEqual({
      name: 'UNPROCESSABLE_ENTITY',
      details: [{ issue: 'ORDER_NOT_APPROVED', description: expect.stringContaining('Payer has not yet approved') }],
      message: expect.any(String),
      debug_id: expect.stringMatching(/^[0-9a-f]{13}$/),
      links: [{ href: expect.stringContaining('ORDER_NOT_APPROVED'), rel: 'information_link', method: 'GET' }],
    });
    expect(headers.get('paypal-debug-id')).toBe(body.debug_id);
  });

  it('that are declined lead the payer back to her page', async () => {
    const { id } = (await create()).body;
    await client().gateway.control.decline(id);
    const { status, body } = await capture(id);
    expect([status, body.details[0].issue]).toEqual([422, 'INSTRUMENT_DECLINED']);
    expect(body.links.at(-1)).toMatchObject({ rel: 'redirect', href: `https://shop.test/dev/gateway/checkoutnow?token=${id}` });
  });
});

describe('PayPal-Request-Id', () => {
  it('answers as the first call did, by now', async () => {
    const same = key();
    const body = orderOf();
    const first = await create(body, same);
    await client().gateway.control.approve(first.body.id);
    const second = await create(body, same);
    expect([second.status, second.body.id, second.body.status]).toEqual([200, first.body.id, 'APPROVED']);
  });

  it('is refused with another body, and for another order', async () => {
    const same = key();
    await create(orderOf(), same);
    expect(issues(await create(orderOf(), same))).toEqual([422, 'UNPROCESSABLE_ENTITY', 'DUPLICATE_REQUEST_ID', 'PayPal-Request-Id']);
    const [one, other] = [(await create()).body.id, (await create()).body.id];
    for (const id of [one, other]) await client().gateway.control.approve(id);
    expect((await capture(one, same)).status).toBe(201);
    expect((await capture(one, same)).status).toBe(200);
    expect((await capture(other, same)).body.details[0].issue).toBe('DUPLICATE_REQUEST_ID');
  });

  it('is not used up by a refusal', async () => {
    const { id } = (await create()).body;
    const same = key();
    expect((await capture(id, same)).status).toBe(422);
    await client().gateway.control.approve(id);
    expect((await capture(id, same)).status).toBe(201);
  });

  it('is forgotten after six hours; of refunds after 45 days', async () => {
    const [made, given] = [key(), key()];
    const body = orderOf();
    const first = (await create(body, made)).body.id;
    const { capture: id } = await captured();
    const wanted = { amount: { currency_code: 'USD', value: '1.00' } };
    const back = (await refund(id, wanted, given)).body.id;
    const before = state.now;
    state.now = new Date(before.getTime() + 6 * 3_600_000 + 1000);
    expect((await create(body, made)).body.id).not.toBe(first);
    expect((await refund(id, wanted, given)).body.id).toBe(back);
    state.now = before;
  });

  it('longer than 108 letters is refused', async () => {
    expect((await create(orderOf(), { 'paypal-request-id': 'x'.repeat(109) })).body.details[0].issue).toBe('INVALID_STRING_LENGTH');
  });
});

describe('refunds', () => {
  it('of everything need no amount', async () => {
    const { capture: id } = await captured();
    const short = await refund(id, undefined);
    expect([short.status, Object.keys(short.body)]).toEqual([201, ['id', 'status', 'links']]);
    expect((await client().call('GET', `/v2/payments/refunds/${short.body.id}`)).body).toMatchObject({
      amount: { currency_code: 'USD', value: '10.00' },
      custom_id: 'C-1',
      seller_payable_breakdown: { total_refunded_amount: { value: '10.00' } },
      links: [{ rel: 'self' }, { rel: 'up', href: `${client().gateway.url}/v2/payments/captures/${id}` }],
    });
    expect(issues(await refund(id, {}))).toEqual([422, 'UNPROCESSABLE_ENTITY', 'CAPTURE_FULLY_REFUNDED', undefined]);
    expect((await client().call('GET', `/v2/payments/captures/${id}`)).body.status).toBe('REFUNDED');
  });

  it('of a part leave the rest', async () => {
    const { order, capture: id } = await captured();
    const { body } = await refund(id, { amount: { currency_code: 'USD', value: '4' }, custom_id: 'R-1', note_to_payer: 'sorry' }, whole);
    expect(body).toMatchObject({ status: 'COMPLETED', amount: { value: '4.00' }, custom_id: 'R-1', note_to_payer: 'sorry' });
    const unit = (await client().call('GET', `/v2/checkout/orders/${order}`)).body.purchase_units[0];
    expect(unit.payments).toMatchObject({ captures: [{ status: 'PARTIALLY_REFUNDED' }], refunds: [{ id: body.id }] });
    expect((await refund(id, { amount: { currency_code: 'USD', value: '6.01' } })).body.details[0].issue).toBe('REFUND_AMOUNT_EXCEEDED');
  });

  it('with the same invoice id twice are refused', async () => {
    const { capture: id } = await captured();
    const wanted = { amount: { currency_code: 'USD', value: '1.00' }, invoice_id: `R-${randomUUID()}` };
    expect((await refund(id, wanted)).status).toBe(201);
    expect((await refund(id, wanted)).body.details[0].issue).toBe('DUPLICATE_INVOICE_ID');
  });
});
