import { cookieName, demoPassword, endpoints, type EndpointKey } from '@kyakhta/contract';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { type Answer, type Audience, configFor, httpForFile, loginOf } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { pagesOf } from '../../../test/pages.ts';
import { sessionOf } from '../../../test/process.ts';
import { registerPages } from './pages.ts';
import { registerConsole, registerFiles } from './screens.ts';

const market = marketplaceForFile();
const page = (): Promise<Response> => Promise.resolve(new Response('page', { headers: { 'content-type': 'text/html; charset=utf-8' } }));
const http = httpForFile(market, { TRUST_PROXY: '127.0.0.1' }, async (server) => {
  await registerFiles(server, market().app.dataDir);
  await registerConsole(server, 'seller-console', '/seller', true);
  await registerPages(server, market().app, configFor(market()), pagesOf(page));
});
const tls = { 'x-forwarded-proto': 'https' };
const ask = (url: string, more: Omit<InjectOptions, 'url'> = {}): Promise<Answer> => http().ask({ url, ...more });
const login = (
  audience: Audience,
  headers: Readonly<Record<string, string>>,
  cookies: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const userName = { buyer: 'buyer1@demo.test', seller: 'seller1', operator: 'operator1' }[audience];
  return ask(loginOf[audience], { method: 'POST', payload: { userName, passWord: demoPassword }, headers, cookies });
};
/** Cookies other than the one by which a browser is known. */
const ofSession = ({ cookies }: Answer): Answer['cookies'] => cookies.filter(({ name }) => !name.endsWith('Door'));
const named = (answer: Answer): string[] =>
  ofSession(answer)
    .map(({ name, maxAge }) => (maxAge === 0 ? `${name} ended` : name))
    .toSorted();

describe('every answer', () => {
  const addresses = [
    '/goods',
    '/api/lang/default',
    '/api/nothing',
    '/api/p/user/userInfo',
    '/files/none.webp',
    '/files/../x',
    '/seller',
    '/healthz',
    '/api/docs',
  ];
  const rest = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=(self)') as string,
  };

  it.each(addresses)('tells browsers what no page of ours needs: %s', async (url) => {
    for (let times = 0; times < 3; times++) {
      const { headers } = await ask(url, { headers: tls });
      expect(headers).toMatchObject({ ...rest, 'strict-transport-security': 'max-age=31536000' });
    }
    expect((await ask(url)).headers).not.toHaveProperty('strict-transport-security');
  });

  it.each(['/api/%ff', '/%ff'])('also where an address cannot be read: %s', async (url) => {
    expect((await ask(url)).headers).toMatchObject(rest);
  });
});

describe('an answer of the interface', () => {
  /** Facts about nobody that browsers keep, such as lists of regions. */
  const isFact = (key: EndpointKey): boolean => 'browserKeepsSeconds' in endpoints[key] && !('knows' in endpoints[key]);
  const reads = (Object.keys(endpoints) as EndpointKey[]).filter((key) => key.startsWith('GET /') && !key.includes('{'));

  it('is kept by nobody on the way when it is a person’s, whatever it says', async () => {
    const tokens = {
      buyer: await sessionOf(market(), 1),
      seller: await http().token('seller', 'seller1'),
      operator: await http().token('operator', 'operator1'),
    };
    for (const key of reads) {
      const { who } = endpoints[key];
      if (who === 'public' || isFact(key)) continue;
      const url = `/api${key.slice(4)}`;
      for (const headers of [{}, { authorization: tokens[who] }])
        expect(String((await ask(url, { headers })).headers['cache-control']), key).toContain('no-store');
      expect((await ask(url)).headers['vary'], key).toBe('locale, authorization, cookie');
    }
  });

  it('is kept nowhere when it is a page shown to somebody who is logged in', async () => {
    const authorization = await sessionOf(market(), 1);
    const cookies = { [cookieName.buyer]: authorization };
    for (const url of ['/', '/goods', '/user/order', '/goods-detail?prodId=1'])
      expect((await ask(url, { cookies })).headers['cache-control'], url).toBe('private, no-store');
    expect(String((await ask('/goods')).headers['cache-control'])).not.toContain('no-store');
  });

  it('is kept by nobody when it opens a session, or says that somebody may not', async () => {
    for (const audience of ['buyer', 'seller', 'operator'] as const)
      expect((await login(audience, {})).headers['cache-control']).toBe('no-store');
    expect((await ask('/api/login', { method: 'POST', payload: {} })).headers['cache-control']).toBe('no-store');
    expect((await ask('/api/nothing')).headers['cache-control']).toBe('no-store');
  });

  it('of the public is kept by nobody when a session came with it and it knows her', async () => {
    const authorization = await sessionOf(market(), 1);
    for (const key of reads.filter((one) => endpoints[one].who === 'public')) {
      const { headers } = await ask(`/api${key.slice(4)}`, { headers: { authorization } });
      if (isFact(key)) expect(String(headers['cache-control']), key).toMatch(/^private, max-age=|^no-store$/);
      else expect(headers['cache-control'], key).toBe('no-store');
      expect(headers['vary'], key).toMatch(/^locale/);
    }
  });
});

describe('the cookie of a session', () => {
  it.each(['buyer', 'seller', 'operator'] as const)('of a %s is our host’s own behind TLS, and as agreed without', async (audience) => {
    const name = cookieName[audience];
    const safe = await login(audience, tls);
    expect(ofSession(safe)).toEqual([
      expect.objectContaining({ name: `__Host-${name}`, path: '/', httpOnly: true, secure: true, sameSite: 'Lax' }),
    ]);
    for (const cookie of safe.cookies) expect(cookie).not.toHaveProperty('domain');
    const plain = await login(audience, {});
    expect(named(plain)).toEqual([name]);
    for (const cookie of plain.cookies) expect(cookie).not.toHaveProperty('secure');
  });

  it('is read under both names, so that a session outlives the day TLS came', async () => {
    const token = await sessionOf(market(), 1);
    for (const name of [cookieName.buyer, `__Host-${cookieName.buyer}`])
      for (const headers of [tls, {}])
        expect((await ask('/api/p/user/userInfo', { cookies: { [name]: token }, headers })).code, name).toBe('00000');
    // Another site below our domain may set the plain name; what our host has set goes before it.
    const both = { [cookieName.buyer]: 'planted', [`__Host-${cookieName.buyer}`]: token };
    expect((await ask('/api/p/user/userInfo', { cookies: both, headers: tls })).code).toBe('00000');
    const planted = { [cookieName.buyer]: token, [`__Host-${cookieName.buyer}`]: 'ended' };
    expect((await ask('/api/p/user/userInfo', { cookies: planted, headers: tls })).code).toBe('A00004');
  });

  it('takes the place of one under the plain name, and both end together', async () => {
    const { buyer } = cookieName;
    const old = await sessionOf(market(), 1);
    expect(named(await login('buyer', tls, { [buyer]: old }))).toEqual([`__Host-${buyer}`, `${buyer} ended`]);
    const both = { [buyer]: old, [`__Host-${buyer}`]: old };
    const origin = { origin: 'https://localhost:80' };
    const out = await ask('/api/logOut', { method: 'POST', cookies: both, headers: { ...tls, ...origin }, payload: {} });
    expect([out.code, named(out)]).toEqual(['00000', [`__Host-${buyer} ended`, `${buyer} ended`]]);
    const after = await ask('/api/p/user/userInfo', { cookies: both, headers: tls });
    expect([after.code, named(after)]).toEqual(['A00004', [`__Host-${buyer} ended`, `${buyer} ended`]]);
  });
});
