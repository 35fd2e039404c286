import { randomUUID } from 'node:crypto';
import { cookieName, locales } from '@kyakhta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantsOf } from '../../../test/goods.ts';
import { type Answer, configFor, httpForFile, openHttp, type TestHttp } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { parts } from '../../endpoints.ts';
import { type App, createApp } from '../app.ts';
import { say } from '../../words/index.ts';

const market = marketplaceForFile();
const http = httpForFile(market, { BODY_LIMIT_BYTES: '4096', TRUST_PROXY: '127.0.0.1' });
const json = { 'content-type': 'application/json' };

describe('every answer', () => {
  it('is the envelope, with its request id', async () => {
    const answer = await http().ask({ url: '/api/prod/isStatus?prodId=1', headers: { 'x-request-id': 'req-12345678' } });
    const whole = JSON.parse(answer.text) as Record<string, unknown>;
    expect(whole).toEqual({
      code: '00000',
      msg: 'ok',
      data: true,
      success: true,
      timestamp: expect.any(Number),
      version: expect.any(String),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ 'x-request-id': 'req-12345678', 'x-content-type-options': 'nosniff' });
  });

  it('carries a request id of its own when the one sent does not look like one', async () => {
    for (const id of ['<script>', 'short', 'x'.repeat(65), 'a b c d e f g h']) {
      const answer = await http().ask({ url: '/api/lang/default', headers: { 'x-request-id': id } });
      expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it('says 404 and A00013 for what is no interface, whatever the method', async () => {
    for (const [method, url] of [
      ['GET', '/api/nothing'],
      ['POST', '/api/prod/prodInfo'],
      ['DELETE', '/api/login'],
      ['PATCH', '/api/login'],
      ['GET', '/api/p/address/addrInfo/' + 'x'.repeat(500)],
    ] as const) {
      const answer = await http().ask({ method, url });
      expect([answer.status, answer.code, answer.success], `${method} ${url}`).toEqual([404, 'A00013', false]);
    }
  });

  it('is an envelope even for an address that cannot be decoded', async () => {
    const answer = await http().ask({ url: '/api/p/address/addrInfo/%ff%fe' });
    expect([answer.status, answer.code]).toEqual([200, 'A00014']);
  });

  it('says 413 and A00016 for a body beyond the limit', async () => {
    const answer = await http().ask({ method: 'POST', url: '/api/login', payload: { userName: 'x'.repeat(5000), passWord: 'x' } });
    expect([answer.status, answer.code]).toEqual([413, 'A00016']);
  });

  it('says 500 and A00005 without telling what broke', async () => {
    await market().query('alter table categories rename to categories_gone');
    const answer = await http().ask({ url: '/api/category/categoryInfo?parentId=77' });
    await market().query('alter table categories_gone rename to categories');
    expect([answer.status, answer.code]).toEqual([500, 'A00005']);
    expect(answer.text).not.toMatch(/relation|categories|select|stack|at /i);
  });

  it('is in the language of the locale header, and in English for any other', async () => {
    const messageIn = async (locale: string): Promise<string> =>
      (await http().ask({ url: '/api/shop/headInfo/999999', headers: { locale } })).msg;
    for (const locale of locales) expect(await messageIn(locale)).toBe(say(locale, 'shopUnknown'));
    expect(await messageIn('zh-cn')).toBe(say('zh_CN', 'shopUnknown'));
    for (const hostile of [
      'xx',
      '',
      'ru; drop table users',
      '../../etc/passwd',
      '__proto__',
      'constructor',
      'ru,en',
      'RU_ru',
      '*',
      "en'--",
      'x'.repeat(3000),
    ])
      expect(await messageIn(hostile)).toBe(say('en', 'shopUnknown'));
  });
});

describe('a call that names no language', () => {
  const unknownShop = async (headers: Record<string, string>) => http().ask({ url: '/api/shop/headInfo/999999', headers });
  const inCookie = (language: string, more: Record<string, string> = {}) =>
    unknownShop({ cookie: `${cookieName.language}=${language}`, ...more });

  it('is answered in the language of the cookie, the header before it, else in English', async () => {
    for (const locale of locales) expect((await inCookie(locale)).msg).toBe(say(locale, 'shopUnknown'));
    expect((await inCookie('ru', { locale: 'de' })).msg).toBe(say('de', 'shopUnknown'));
    // What is no language of ours says English, in the header as ever.
    expect((await inCookie('ru', { locale: 'xx' })).msg).toBe(say('en', 'shopUnknown'));
    expect((await inCookie('ru', { locale: '' })).msg).toBe(say('ru', 'shopUnknown'));
    for (const hostile of ['xx', '', '../../etc/passwd', '__proto__', 'ru%0d%0aset-cookie:a', 'x'.repeat(3000)])
      expect((await inCookie(hostile)).msg).toBe(say('en', 'shopUnknown'));
    expect((await unknownShop({ 'accept-language': 'ru' })).msg).toBe(say('en', 'shopUnknown'));
  });

  it('reads kept answers in that language, and says what they depend on', async () => {
    const category = async (headers: Record<string, string>) => http().ask({ url: '/api/category/categoryInfo?parentId=0', headers });
    const named = await category({ locale: 'ru' });
    const told = await category({ cookie: `${cookieName.language}=ru` });
    const english = await category({});
    expect(told.data).toEqual(named.data);
    expect(english.data).not.toEqual(named.data);
    expect([named, told, english].map(({ headers }) => headers['vary'])).toEqual(['locale', 'locale, cookie', 'locale, cookie']);
  });

  it('is refused in it before any call, too', async () => {
    const cookie = `${cookieName.language}=ru`;
    expect((await http().ask({ url: '/api/nothing', headers: { cookie } })).msg).toBe(say('ru', 'noSuchInterface'));
    const broken = await http().ask({ method: 'POST', url: '/api/login', payload: '{"a":', headers: { ...json, cookie } });
    expect([broken.code, broken.msg]).toEqual(['A00014', expect.stringMatching(/[а-я]/)]);
    const unreadable = await http().ask({ url: '/api/%ff', headers: { cookie } });
    expect(unreadable.code).toBe('A00014');
  });
});

describe('input that cannot be read', () => {
  it.each([
    ['broken JSON', { payload: '{"userName":', headers: json }],
    ['another content type', { payload: '<a/>', headers: { 'content-type': 'application/xml' } }],
    ['plain text', { payload: 'userName=a', headers: { 'content-type': 'text/plain' } }],
    ['a list instead of an object', { payload: '[]', headers: json }],
    ['a bare value', { payload: '"a"', headers: json }],
    ['__proto__', { payload: '{"__proto__":{"polluted":1},"userName":"a","passWord":"b"}', headers: json }],
    ['constructor.prototype', { payload: '{"constructor":{"prototype":{"polluted":1}},"userName":"a","passWord":"b"}', headers: json }],
    ['lists for values', { payload: '{"userName":["a"],"passWord":{"a":1}}', headers: json }],
    ['a body cut off', { payload: '{"userName":"a","passWord":"b"', headers: json }],
  ])('is A00014: %s', async (_what, options) => {
    const answer = await http().ask({ method: 'POST', url: '/api/login', ...options });
    expect([answer.status, answer.code, answer.success]).toEqual([200, 'A00014', false]);
    expect(Object.values((answer.data as { fields: Record<string, string> }).fields).every((f) => f !== '')).toBe(true);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it.each([
    'prodId=1&prodId=2',
    'prodId[]=1',
    'prodId=1e308',
    'prodId=1.5',
    'prodId=-1',
    'prodId=0',
    'prodId=',
    'prodId=NaN',
    'prodId=0x10',
    'prodId=%00',
    'prodId=2147483648',
    '',
  ])('is A00014: a product page asked for with ?%s', async (query) => {
    expect((await http().ask({ url: `/api/prod/prodInfo?${query}` })).code).toBe('A00014');
  });

  it('names the field and what is wrong with it', async () => {
    const wrong = async (body: object): Promise<unknown> =>
      (
        (
          await http().ask({
            method: 'POST',
            url: '/api/p/shopCart/changeItem',
            payload: body,
            headers: { authorization: await http().token('buyer', 'buyer1') },
          })
        ).data as { fields: unknown }
      ).fields;
    const ids = { prodId: 1, skuId: 1, shopId: 1 };
    expect(await wrong({ ...ids, count: 1.5 })).toEqual({ count: 'must be a whole number' });
    expect(await wrong({ ...ids, count: 'many' })).toEqual({ count: 'must be a number' });
    expect(await wrong({ ...ids, count: 1e308 })).toEqual({ count: expect.stringContaining('must be at most') });
    expect(await wrong({ skuId: 1, shopId: 1 })).toEqual({ prodId: 'required' });
  });

  it('is not an empty body that calls itself JSON: clients send that with every change', async () => {
    const token = await http().token('buyer', 'buyer1');
    const answer = await http().ask({
      method: 'PUT',
      url: '/api/p/myOrder/cancel/2601010000000001',
      headers: { ...json, authorization: token },
      payload: '',
    });
    expect((answer.data as { failure: string }).failure).toBe('orderUnknown');
  });

  it('does not keep forms of pages without scripts from being read', async () => {
    const answer = await http().ask({
      method: 'POST',
      url: '/api/login',
      payload: 'userName=buyer1&passWord=Demo-2026!',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.code).toBe('00000');
  });
});

describe('a session', () => {
  const login = { method: 'POST', url: '/api/login', payload: { userName: 'buyer1', passWord: 'Demo-2026!' } } as const;

  it('travels in a cookie that scripts cannot read, secure behind TLS', async () => {
    const [cookie] = (await http().ask(login)).cookies;
    expect(cookie).toMatchObject({ name: 'cbecBbcToken', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 86_400 });
    expect(cookie).not.toHaveProperty('secure');
    const [secure] = (await http().ask({ ...login, headers: { 'x-forwarded-proto': 'https' } })).cookies;
    expect(secure).toMatchObject({ secure: true, httpOnly: true });
  });

  it('is refused by cookie alone for a change that comes from another site', async () => {
    const [cookie] = (await http().ask(login)).cookies;
    const change = (headers: Record<string, string>): Promise<{ code: string; data: unknown }> =>
      http().ask({
        method: 'DELETE',
        url: '/api/p/shopCart/deleteAll',
        headers: { host: 'shop.test', ...headers },
        cookies: { cbecBbcToken: cookie!.value },
      });
    for (const headers of [
      {},
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: 'http://shop.test.evil.test' },
      { origin: 'not an origin' },
    ] as Record<string, string>[])
      expect((await change(headers)).data).toEqual(null);
    expect((await change({ origin: 'https://evil.test' })).code).toBe('A00001');
    expect((await change({ origin: 'http://shop.test' })).code).toBe('00000');
    expect((await http().ask({ url: '/api/p/user/userInfo', cookies: { cbecBbcToken: cookie!.value } })).code).toBe('00000');
    expect((await http().ask({ method: 'DELETE', url: '/api/p/shopCart/deleteAll', headers: { authorization: cookie!.value } })).code).toBe(
      '00000',
    );
  });

  it('that is over expires its cookie', async () => {
    const answer = await http().ask({ url: '/api/p/user/userInfo', cookies: { cbecBbcToken: 'ended' } });
    expect(answer.code).toBe('A00004');
    expect(answer.cookies[0]).toMatchObject({ name: 'cbecBbcToken', value: '', maxAge: 0 });
  });

  it('never stands in an answer that is kept for an idempotency key', async () => {
    const first = await http().ask({ ...login, headers: { 'idempotency-key': 'login-1' } });
    const second = await http().ask({ ...login, headers: { 'idempotency-key': 'login-1' } });
    expect(second.headers['idempotent-replayed']).toBeUndefined();
    expect(second.cookies[0]?.value).not.toBe(first.cookies[0]?.value);
  });
});

describe('the Idempotency-Key header', () => {
  it('replays the first answer and says so', async () => {
    const [v] = await variantsOf(market(), 1);
    const token = await http().token('buyer', 'buyer2');
    const order = {
      method: 'POST',
      url: '/api/p/order/submit',
      payload: { orderItem: { prodId: v!.prodId, skuId: v!.skuId, shopId: 1, count: v!.minimum } },
    } as const;
    const headers = { authorization: token, 'idempotency-key': randomUUID() };
    const first = await http().ask({ ...order, headers });
    const again = await http().ask({ ...order, headers });
    expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
    expect(again.data).toEqual(first.data);
  });
});

describe('beside the calls', () => {
  it.each([
    ['/healthz', /json/, '"ok":true'],
    ['/readyz', /json/, '"ok":true'],
    ['/metrics', /text\/plain/, 'kyakhta_pool_connections'],
    ['/metrics', /text\/plain/, 'kyakhta_payment_unknown_oldest_seconds 0'],
    ['/metrics', /text\/plain/, 'kyakhta_books_differences 0'],
    ['/api/openapi.json', /json/, '"openapi":"3.1.0"'],
    ['/api/docs', /html/, 'Kyakhta API'],
  ])('there is %s', async (url, type, content) => {
    const answer = await http().ask({ url });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, expect.stringMatching(type)]);
    expect(answer.text).toContain(content);
  });
});

describe('outside demo mode', () => {
  let app: App;
  let strict: TestHttp;
  beforeAll(async () => {
    app = createApp({ ...parts, databaseUrl: market().url, poolSize: 2, demo: false });
    strict = await openHttp(app, configFor(market(), { CALLS_PER_MINUTE: '30', KYAKHTA_MODE: 'production' }));
  });
  afterAll(async () => {
    await strict.server.close();
    await app.close();
  });

  it('sends too many calls of one address away with A00015 and Retry-After, and leaves others alone', async () => {
    const ask = (): Promise<Answer> => strict.ask({ url: '/api/lang/default', remoteAddress: '203.0.113.1' });
    for (let i = 0; i < 30; i += 1) expect((await ask()).status).toBe(200);
    const last = await ask();
    expect(last.status).toBe(429);
    expect(last.code).toBe('A00015');
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect((await strict.ask({ url: '/api/lang/default', remoteAddress: '203.0.113.2' })).code).toBe('00000');
    expect((await strict.ask({ url: '/healthz', remoteAddress: '203.0.113.1' })).status).toBe(200);
  });

  it('limits guessing of passwords more strictly, also with Retry-After', async () => {
    const codes: string[] = [];
    for (let i = 0; i < 22; i += 1) {
      const payload = { userName: `o${i}`, passWord: 'x', keyId: 'k' };
      codes.push((await strict.ask({ method: 'POST', url: '/api/shop/admin/login', payload, remoteAddress: '203.0.113.3' })).code);
    }
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 'A00001'), 'A00015', 'A00015']);
  });

  it('has no doors for developers', async () => {
    for (const url of ['/dev/mailbox', '/dev/clock']) expect((await strict.ask({ url, remoteAddress: '203.0.113.4' })).status).toBe(404);
  });
});
