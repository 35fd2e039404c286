import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clientForFile, orderOf } from '../../test/client.ts';

const client = clientForFile({ now: () => new Date('2026-11-21T12:00:00Z') });
const create = async (experience: object = {}, unit: object = {}): Promise<string> => {
  const answer = await client().call('POST', '/v2/checkout/orders', orderOf(unit, experience), { 'paypal-request-id': randomUUID() });
  return answer.body.id as string;
};
const page = async (id: string, headers: Record<string, string> = {}) => client().raw('GET', `/checkoutnow?token=${id}`, headers);
const press = (id: string, button: 'pay' | 'decline', fields: Record<string, string> = {}) =>
  client().form(`/checkoutnow/${id}/${button}`, fields);
const order = (id: string) => client().gateway.control.order(id);
const card = { number: '4111 1111 1111 1111', expiry: '12/30', code: '123', holder: 'Anna' };

describe('the page of the payer', () => {
  it('shows merchant, amount and that it is a test, and loads nothing from anywhere', async () => {
    const { status, text, headers } = await page(await create());
    expect(status).toBe(200);
    for (const words of ['TEST MODE', 'Payment to Shop', 'USD', '10.00', 'Goods', '<html lang="en">', 'width=device-width'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/<script|src=|Card number/);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' https://shop.test https://shop.test",
    );
  });

  it.each([
    ['ru', 'ru', 'ТЕСТОВЫЙ РЕЖИМ'],
    ['ru-RU', 'ru', 'Платёж в пользу'],
    ['zh-CN', 'zh-CN', '测试模式'],
    ['zh-TW', 'en', 'TEST MODE'],
    ['de-DE', 'en', 'TEST MODE'],
  ])('speaks the language of the order: %s', async (locale, lang, words) => {
    const { text } = await page(await create({ locale }));
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).toContain(words);
  });

  it('pays and leads back with PayPal’s names', async () => {
    const id = await create();
    const { status, headers } = await press(id, 'pay');
    expect(status).toBe(303);
    expect(headers.get('location')).toBe(`https://shop.test/back?a=1&token=${id}&PayerID=${order(id).payer_id}`);
    expect(order(id)).toMatchObject({ status: 'APPROVED', decline: null });
    const over = (await page(id)).text;
    expect(over).toContain('nothing left to do');
    expect(over).toContain(`token=${id}&amp;PayerID=`);
    expect((await press(id, 'pay')).status).toBe(200);
  });

  it('lets the card be declined, and the payer choose again', async () => {
    const id = await create();
    expect((await press(id, 'decline')).headers.get('location')).toContain(`token=${id}`);
    expect(order(id)).toMatchObject({ status: 'APPROVED', decline: 'INSTRUMENT_DECLINED' });
    expect((await press(id, 'pay')).status).toBe(303);
    expect(order(id).decline).toBeNull();
  });

  it('leads to the merchant when she cancels', async () => {
    const id = await create();
    expect((await page(id)).text).toContain(`href="https://shop.test/left?token=${id}"`);
    expect(order(id).status).toBe('PAYER_ACTION_REQUIRED');
  });

  it('asks for a test card at guest checkout, and keeps nothing of it', async () => {
    const id = await create({ landing_page: 'GUEST_CHECKOUT' });
    expect((await page(id)).text).toMatch(/4111 1111 1111 1111.*Card number/s);
    for (const [field, value, words] of [
      ['number', '4532 0151 1283 0366', 'Never enter a real card number'],
      ['number', '', 'Never enter a real card number'],
      ['expiry', '13/30', 'in the future'],
      ['expiry', '10/26', 'in the future'],
      ['code', '12', 'three or four digits'],
      ['holder', ' ', 'Enter any name'],
    ] as const) {
      const { status, text } = await press(id, 'pay', { ...card, [field]: value });
      expect([status, text.includes(words), /4532|value=/.test(text)]).toEqual([422, true, false]);
      expect(text).toContain('role="alert"');
    }
    expect(order(id).status).toBe('PAYER_ACTION_REQUIRED');
    expect((await press(id, 'pay', card)).status).toBe(303);
    expect(JSON.stringify(order(id))).not.toMatch(/4111|Anna|12\/30/);
  });

  it('knows the test card that is declined', async () => {
    const id = await create({ landing_page: 'GUEST_CHECKOUT' });
    await press(id, 'pay', { ...card, number: '4000000000000002' });
    expect(order(id).decline).toBe('INSTRUMENT_DECLINED');
  });

  it('writes what the merchant says as text', async () => {
    const { text } = await page(await create({ brand_name: '<b>"x"&\'' }, { description: '<script>alert(1)</script>' }));
    expect(text).toContain('&lt;b&gt;&quot;x&quot;&amp;&#39;');
    expect(text).not.toContain('<script>');
  });

  it('stands under the path that the web server gives it', async () => {
    const id = await create();
    expect((await page(id, { 'x-forwarded-prefix': '/dev/gateway' })).text).toContain(`action="/dev/gateway/checkoutnow/${id}/pay"`);
    expect((await page(id, { 'x-forwarded-prefix': '//evil.test' })).text).toContain(`action="/checkoutnow/${id}/pay"`);
  });

  it('of no order is a page, too', async () => {
    expect(await page('NOTHING')).toMatchObject({ status: 404, text: expect.stringContaining('This payment is not known') });
    expect((await press('NOTHING', 'pay')).status).toBe(404);
    expect((await client().raw('GET', '/checkoutnow')).status).toBe(404);
  });
});

describe('the page of the operator', () => {
  it('shows orders, and its buttons do what they say', async () => {
    const id = await create({}, { custom_id: 'PAY-<1>' });
    const { status, text } = await client().raw('GET', '/');
    expect(status).toBe(200);
    expect(text).toContain(id);
    expect(text).toContain('PAY-&lt;1&gt;');
    expect(text).toContain(`action="/control/orders/${id}/approve"`);
    const pressed = await client().form(`/control/orders/${id}/approve`, {}, { 'x-forwarded-prefix': '/dev/gateway' });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/dev/gateway/']);
    expect(order(id).status).toBe('APPROVED');
  });

  it('sends forms in which most fields are empty', async () => {
    const empty = { times: '', reference: '', done: '', status: '', ms: '', issue: '', value: '', currency: '' };
    expect((await client().form('/control/rules', { ...empty, operation: 'capture', behaviour: 'drop' })).status).toBe(303);
    expect(client().gateway.control.rules.list()).toMatchObject([{ operation: 'capture', behaviour: 'drop', left: 1 }]);
    expect((await client().raw('GET', '/')).text).toContain('&quot;behaviour&quot;:&quot;drop&quot;');
    await client().form('/control/rules/clear', {});
    expect(client().gateway.control.rules.list()).toEqual([]);
  });

  it('is not played with by pages of others', async () => {
    const id = await create();
    const cross = { 'sec-fetch-site': 'cross-site' };
    expect((await client().form(`/control/orders/${id}/approve`, {}, cross)).status).toBe(403);
    expect((await client().form(`/checkoutnow/${id}/pay`, {}, cross)).status).toBe(403);
    expect(order(id).status).toBe('PAYER_ACTION_REQUIRED');
  });
});
