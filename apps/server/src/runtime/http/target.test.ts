import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configFor, httpForFile, openHttp, type TestHttp } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { pagesOf } from '../../../test/pages.ts';
import { registerPages } from './pages.ts';
import { registerConsole, registerFiles } from './screens.ts';

const market = marketplaceForFile();
const page = ({ request }: { request: Request }): Promise<Response> =>
  Promise.resolve(new Response(`page ${request.url}`, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
const http = httpForFile(market, {}, async (server) => {
  await registerFiles(server, market().app.dataDir);
  await registerConsole(server, 'seller-console', '/seller', true);
  await registerPages(server, market().app, configFor(market()), pagesOf(page));
});
let port = 0;
beforeAll(async () => {
  await http().server.listen({ port: 0, host: '127.0.0.1' });
  port = (http().server.server.address() as AddressInfo).port;
});

/** Sends the text as it is; no client of a library would. @returns the whole answer, empty when there is none */
const send = (lines: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => {
      answer += String(text);
    });
    socket.on('close', () => {
      resolve(answer);
    });
    socket.on('error', reject);
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  });
const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
const get = (target: string, ...headers: string[]): Promise<string> =>
  send([`GET ${target} HTTP/1.1`, ...(headers.length > 0 ? headers : ['Host: shop.test'])]);

describe('a target in absolute form', () => {
  it('is answered like the origin form, for pages, calls, files, consoles and probes', async () => {
    for (const path of ['/goods-detail?prodId=5', '/api/prod/isStatus?prodId=1', '/api/nothing', '/files/none.webp', '/seller', '/healthz'])
      expect(statusOf(await get(`http://shop.test${path}`)), path).toBe(statusOf(await get(path)));
    expect(await get('http://shop.test/goods-detail?prodId=5')).toContain('page http://shop.test/goods-detail?prodId=5');
    expect(await get('HTTPS://shop.test?a=1')).toContain('page http://shop.test/?a=1');
    expect(await get('http://shop.test/here#there')).toContain('page http://shop.test/here');
  });

  it('names the host that counts, whatever the header says', async () => {
    expect(await get('http://Shop.test:8080/a', 'Host: evil.test')).toContain('page http://shop.test:8080/a');
  });

  it.each([
    'http://shop.test:99999/a',
    'http://shop.test:port/a',
    'http://user:secret@shop.test/a',
    'http://@shop.test/a',
    'http:///a',
    'http://[::1/a',
    'http://%/a',
    'ftp://shop.test/a',
    'javascript:alert(1)',
  ])('is refused and is no fault of ours: %s', async (target) => {
    expect(statusOf(await get(target))).toBe(400);
  });
});

describe('a target that is no address', () => {
  it('is refused and is no fault of ours', async () => {
    for (const line of ['OPTIONS * HTTP/1.1', 'GET * HTTP/1.1', 'GET shop.test:80 HTTP/1.1', 'GET goods HTTP/1.1'])
      expect(statusOf(await send([line, 'Host: shop.test'])), line).toBe(400);
    expect(statusOf(await send(['CONNECT shop.test:80 HTTP/1.1', 'Host: shop.test']))).toBe(0);
  });

  it('stays on our own host when it begins with two strokes', async () => {
    for (const target of ['//evil.test/path', '///evil.test', '//evil.test:99999/', '/\\evil.test', '//'])
      expect(await get(target), target).toMatch(/^HTTP\/1\.1 (200|404)[^]*http:\/\/shop\.test\/|^HTTP\/1\.1 404/);
  });
});

describe('the host of a request', () => {
  it('is one: two are refused, also when they are the same', async () => {
    expect(statusOf(await get('/', 'Host: shop.test', 'Host: evil.test'))).toBe(400);
    expect(statusOf(await get('/api/lang/default', 'Host: shop.test', 'host: shop.test'))).toBe(400);
    expect(statusOf(await get('/files/a.webp', 'Host: shop.test', 'HOST: evil.test'))).toBe(400);
  });

  it('is a host: what cannot be one is refused', async () => {
    for (const host of ['shop.test:99999', 'user@shop.test', 'shop.test/path', 'shop test', 'shop.test:evil.test', '[::1', 'a\\b'])
      expect(statusOf(await get('/goods', `Host: ${host}`)), host).toBe(400);
    for (const host of ['shop.test', 'shop.test:8080', '127.0.0.1:3000', '[::1]:3000', 'xn--80ak6aa92e.com'])
      expect(statusOf(await get('/goods', `Host: ${host}`)), host).toBe(200);
  });
});

describe('with a list of own hosts', () => {
  let own: TestHttp;
  beforeAll(async () => {
    const settings = { OWN_HOSTS: 'shop.test, other.test:8443', OPERATOR_HOST: 'ops.test', PUBLIC_ORIGINS: 'https://www.shop.test' };
    own = await openHttp(market().app, configFor(market(), settings), (server) =>
      registerPages(server, market().app, configFor(market(), settings), pagesOf(page)),
    );
  });
  afterAll(() => own.server.close());
  const statusFor = async (host: string, url: string): Promise<number> => (await own.ask({ url, headers: { host } })).status;

  it('answers these and no other, whatever is asked', async () => {
    for (const host of ['shop.test', 'SHOP.test', 'shop.test:80', 'shop.test:443', 'other.test:8443', 'ops.test', 'www.shop.test'])
      expect(await statusFor(host, '/goods'), host).toBe(200);
    for (const host of ['evil.test', 'shop.test.evil.test', 'shop.test:8443', 'other.test', 'shop.test.', '127.0.0.1'])
      for (const url of ['/goods', '/api/lang/default', '/api/docs']) expect(await statusFor(host, url), `${host}${url}`).toBe(421);
  });

  it('tells whoever asks by the number of the machine whether it is well', async () => {
    for (const url of ['/healthz', '/readyz', '/metrics']) expect(await statusFor('127.0.0.1:3000', url), url).toBe(200);
  });

  it('takes no change that another host would speak for', async () => {
    const answer = await own.ask({
      method: 'POST',
      url: '/api/login',
      headers: { host: 'evil.test', origin: 'http://evil.test' },
      payload: { userName: 'buyer1@demo.test', passWord: 'Demo-2026!' },
    });
    expect([answer.status, answer.cookies]).toEqual([421, []]);
  });
});

describe('an address that leads out of a folder', () => {
  it('is one at which nothing is', async () => {
    for (const target of [
      '/files/../private/x',
      '/files/../private/x.webp',
      '/files/%2e%2e/private/x.webp',
      '/files/..%2fprivate%2fx.webp',
      '/files/a/../../private/x.webp',
      '/files/..\\private\\x.webp',
      '/files/%00.webp',
      '/files/x.txt',
      '/seller/assets/../../package.json',
      '/seller/assets/%2e%2e/index.html',
    ])
      expect(statusOf(await get(target)), target).toBe(404);
  });
});
