import { createHash } from 'node:crypto';
import { cookieName } from '@kyakhta/contract';
import type { InjectOptions } from 'fastify';
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, configFor, httpForFile } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { putOffer } from '../../../test/offers.ts';
import { apiContext, nonceContext, pagesOf, personContext } from '../../../test/pages.ts';
import { addSeconds } from '../clock.ts';
import { registerPages } from './pages.ts';

let made = 0;
/** A page like those of the storefront: what its calls answer, and its own script. */
const page = async ({ context, url }: LoaderFunctionArgs): Promise<Response> => {
  made += 1;
  const own = context as unknown as RouterContextProvider;
  const { call } = own.get(apiContext);
  const { locale, currency, buyer } = own.get(personContext);
  const shown = await call('GET /prod/skuList', { prodId: Number(url.searchParams.get('prod') ?? 1) });
  if (url.searchParams.has('live')) await call('GET /login/key', {});
  const text = JSON.stringify([locale, currency.code, buyer?.userId ?? null, shown.data]);
  const html = `<!doctype html><title>${url.pathname}</title><script nonce="${own.get(nonceContext)}">go()</script><p>${text}</p>`;
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  if (url.searchParams.has('cookie')) headers.append('set-cookie', 'a=b');
  return new Response(html, { status: url.searchParams.has('gone') ? 404 : 200, headers });
};
const source = pagesOf(page);

const market = marketplaceForFile();
const http = httpForFile(market, {}, (server) => registerPages(server, market().app, configFor(market()), source));

beforeEach(() => {
  made = 0;
});
const get = (url: string, more: Omit<InjectOptions, 'url'> = {}): Promise<Answer> => http().ask({ url, ...more });
/** Only what is asked for again is kept. */
const known = async (url: string, more: Omit<InjectOptions, 'url'> = {}): Promise<Answer> => {
  await get(url, more);
  return get(url, more);
};
const timesMade = async (...asked: readonly (() => Promise<Answer>)[]): Promise<number> => {
  made = 0;
  for (const ask of asked) expect((await ask()).status).toBeLessThan(500);
  return made;
};

describe('a page of a guest', () => {
  it('is made anew after a minute: it tells of dates', async () => {
    // The first of all: what others change is announced again as long as a transaction of before is open anywhere.
    await market().advance(0.01);
    await known('/dates');
    // Far from the end of the minute: the clock goes on while this runs.
    await market().advance(20 / 86_400);
    expect(await timesMade(() => get('/dates'))).toBe(0);
    await market().advance(41 / 86_400);
    expect(await timesMade(() => get('/dates'))).toBe(1);
  });

  it('is made once and sent as often as it is asked for', async () => {
    const first = await known('/once');
    const second = await get('/once');
    expect(made).toBe(2);
    expect(second.text).toBe(first.text);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('names its scripts by what they are, and carries no nonce that others could use', async () => {
    const { text, headers } = await known('/scripts');
    expect(text).not.toContain('nonce');
    const hash = createHash('sha256').update('go()').digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(headers['content-security-policy']).not.toMatch(/nonce|unsafe/);
  });

  it('does not show an offer that has ended, though its minute is not over', async () => {
    const m = market();
    const [sku] = await m.query<{ prod: number; id: number; store: number }>(
      'select p.id as prod, s.id, p.store_id as store from skus s join products p on p.id = s.product_id where p.pricing_mode = 0 order by p.id desc limit 1',
    );
    const now = m.app.clock.now();
    const item = { skuId: sku?.id ?? 0, price: 7 };
    await putOffer(m, { storeId: sku?.store ?? 0, startsAt: addSeconds(now, -60), endsAt: addSeconds(now, 30), items: [item] });
    const address = `/offer?prod=${sku?.prod ?? 0}`;
    expect((await known(address)).text).toContain('offerId');
    expect(await timesMade(() => get(address))).toBe(0);
    await m.query('update instance set clock_offset_seconds = clock_offset_seconds + 30');
    await m.app.catchUp();
    expect((await get(address)).text).not.toContain('offerId');
  });

  it('does not show the old price once a change was answered', async () => {
    const [sku] = await market().query<{ prod: number; id: number; store: number }>(
      'select p.id as prod, s.id, p.store_id as store from skus s join products p on p.id = s.product_id where p.pricing_mode = 0 limit 1',
    );
    const shown = (): Promise<Answer> => get(`/price?prod=${sku?.prod ?? 0}`);
    await shown();
    expect((await shown()).text).not.toContain('12.34');
    await market()
      .seller(sku?.store ?? 0)
      .ok('PUT /shop/admin/prod/sku', { skuId: sku?.id ?? 0, price: '12.34' });
    expect((await shown()).text).toContain('12.34');
    expect(made).toBe(3);
  });

  it('is not told to those who read another language, currency or clock', async () => {
    const cookies = [
      {},
      { [cookieName.language]: 'ru' },
      { [cookieName.currency]: 'CNY' },
      { [cookieName.timeZone]: 'Asia/Shanghai' },
      { [cookieName.language]: 'ar', [cookieName.currency]: 'EUR' },
    ];
    const asked = cookies.map((one) => () => get('/words', { cookies: one }));
    expect(await timesMade(...asked)).toBe(cookies.length);
    expect(await timesMade(...asked)).toBe(cookies.length);
    expect(await timesMade(...asked)).toBe(0);
    expect(await timesMade(() => get('/words', { headers: { host: 'other.example' } }))).toBe(1);
    expect(
      await timesMade(
        () => get('/words?lang=de'),
        () => get('/words?lang=de'),
        () => get('/words?lang=de'),
      ),
    ).toBe(2);
  });

  it('comes in the nearest language at once when its own is switched off, and in its own again', async () => {
    const cookies = { [cookieName.language]: 'zh_TW' };
    const languageOf = async () => /\["(\w+)"/.exec((await known('/language', { cookies })).text)?.[1];
    const switchOff = async (languagesOff: ('zh_CN' | 'zh_TW')[]) => {
      const { version } = await market().operator.ok('GET /platform/site/settings', {});
      await market().operator.ok('PUT /platform/site/settings', { version, languagesOff });
    };
    expect(await languageOf()).toBe('zh_TW');
    await switchOff(['zh_TW']);
    expect(await languageOf()).toBe('zh_CN');
    await switchOff(['zh_TW', 'zh_CN']);
    expect(await languageOf()).toBe('en');
    expect((await get('/language?lang=zh_TW')).text).toContain('["en"');
    await switchOff([]);
    expect(await languageOf()).toBe('zh_TW');
  });

  it('is never a page of somebody who is logged in, nor of one whose session has ended', async () => {
    const token = await http().token('buyer', 'buyer1@demo.test');
    const hers = await get('/mine', { cookies: { [cookieName.buyer]: token } });
    expect(hers.text).not.toContain(',null,');
    expect(hers.headers).not.toHaveProperty('etag');
    expect(hers.headers['content-security-policy']).toContain("'nonce-");
    expect((await get('/mine')).text).toContain(',null,');
    expect(await timesMade(() => get('/mine', { cookies: { [cookieName.buyer]: 'ended' } }))).toBe(1);
    expect(await timesMade(() => get('/mine', { headers: { authorization: token } }))).toBe(1);
  });

  it('ends the cookie of a session that has ended, and of no other', async () => {
    const token = await http().token('buyer', 'buyer1@demo.test');
    const hers = { cookies: { [cookieName.buyer]: token } };
    expect((await get('/dead', hers)).cookies).toEqual([]);
    expect((await get('/dead', { cookies: { [cookieName.buyer]: 'ended' } })).cookies).toMatchObject([
      { name: cookieName.buyer, value: '', maxAge: 0, path: '/' },
    ]);
    expect((await get('/dead')).cookies).toEqual([]);
    expect((await get('/dead', { headers: { authorization: 'ended' } })).cookies).toEqual([]);
  });

  it('is made each time when it reads what may be another for each guest', async () => {
    const thrice = (url: string, more: Omit<InjectOptions, 'url'> = {}): Promise<number> =>
      timesMade(
        () => get(url, more),
        () => get(url, more),
        () => get(url, more),
      );
    expect(await thrice('/live?live=1')).toBe(3);
    expect(await thrice('/sets?cookie=1')).toBe(3);
    expect(await thrice('/gone?gone=1')).toBe(3);
    expect(await thrice('/way', { cookies: { kyakhtaSignInWay: 'back' } })).toBe(3);
    expect(await thrice(`/long?${'x'.repeat(500)}`)).toBe(3);
    expect(await thrice('/post', { method: 'HEAD' })).toBe(3);
  });

  it('is not sent again to who has it, and travels in each encoding', async () => {
    const { headers, text } = await known('/tag');
    const again = await get('/tag', { headers: { 'if-none-match': String(headers['etag']) } });
    expect([again.status, again.text]).toEqual([304, '']);
    const { server } = http();
    for (const encoding of ['br', 'gzip']) {
      const squeezed = await server.inject({ url: '/tag', headers: { 'accept-encoding': encoding } });
      expect(squeezed.headers['content-encoding']).toBe(encoding);
      expect(squeezed.rawPayload.length).toBe(Number(squeezed.headers['content-length']));
    }
    expect((await get('/tag')).text).toBe(text);
  });
});
