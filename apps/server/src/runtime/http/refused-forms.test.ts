import { type AddressInfo, connect } from 'node:net';
import { cookieName, languageTag, locales } from '@kyakhta/contract';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { configFor, httpForFile } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { pagesOf } from '../../../test/pages.ts';
import { sessionOf } from '../../../test/process.ts';
import { slowest } from '../uploads.ts';
import { registerPages } from './pages.ts';

// What a browser without scripts gets for a form that is not even read: words of the reader's language on a page.
const market = marketplaceForFile();
const shown = () => Promise.resolve(new Response('shown', { headers: { 'content-type': 'text/html; charset=utf-8' } }));
const source = pagesOf(shown, async ({ request }) => new Response([...(await request.formData()).keys()].join()));
const http = httpForFile(market, {}, (server) => registerPages(server, market().app, configFor(market()), source));
afterEach(() => {
  vi.useRealTimers();
});

const post = async (locale: string, headers: Record<string, string> = {}, payload = 'a=1') => {
  const answer = await http().ask({
    method: 'POST',
    url: '/write-comments?orderItemId=7&a=1"><script>',
    payload,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'shop.test',
      origin: 'http://shop.test',
      cookie: `${cookieName.language}=${locale}`,
      ...headers,
    },
  });
  return {
    status: answer.status,
    type: answer.headers['content-type'],
    text: answer.text,
    policy: answer.headers['content-security-policy'],
  };
};

describe('a form that is not read', () => {
  it.each([
    ['came from another site', 403, { origin: 'https://evil.test' }, 'a=1'],
    ['is too large', 413, {}, `a=${'b'.repeat(2_000_000)}`],
  ])('because it %s says so in the language of the page, and leads back', async (_, status, headers, payload) => {
    const said = new Set<string>();
    for (const locale of locales) {
      const answer = await post(locale, headers, payload);
      expect([answer.status, answer.type]).toEqual([status, 'text/html; charset=utf-8']);
      expect(answer.text).toContain(`lang="${languageTag[locale]}"`);
      expect(answer.text).toContain('href="/write-comments?orderItemId=7&amp;a=1%22%3E%3Cscript%3E"');
      expect(answer.text).not.toContain('<script');
      expect(answer.policy).toContain("default-src 'none'");
      said.add(/<p>([^<]*)<.p>/.exec(answer.text)?.[1] ?? '');
    }
    expect(said.size).toBe(locales.length);
  });
});

describe('the way back from a form of another site', () => {
  it.each(['//evil.test/login', '///evil.test', '/\\evil.test', '/x/..//evil.test', 'http://evil.test//evil.test'])(
    'never leads there: %s',
    async (url) => {
      const { status, text } = await http().ask({
        method: 'POST',
        url,
        payload: 'a=1',
        headers: { origin: 'https://evil.test', 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect([status, /href="([^"]*)"/.exec(text)?.[1]]).toEqual([403, expect.stringMatching(/^\/(?![/\\])/)]);
    },
  );
});

describe('a form with pictures that trickles', () => {
  let port = 0;
  beforeAll(async () => {
    await http().server.listen({ port: 0, host: '127.0.0.1' });
    port = (http().server.server.address() as AddressInfo).port;
  });
  /** Sends the beginning of a form and lets the time of one piece pass. @returns what was answered until the connection was closed */
  const trickle = async (path: string, more: string, begins: string): Promise<string> => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk.toString();
    });
    const ended = new Promise<void>((resolve) => socket.on('close', resolve));
    socket.on('error', () => undefined);
    const before = vi.getTimerCount();
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: shop.test\r\nOrigin: http://shop.test\r\n${more}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 90000\r\n\r\n${begins}`,
    );
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(before);
    vi.advanceTimersByTime(slowest.everyMs);
    await ended;
    return heard;
  };
  const field = '--b\r\nContent-Disposition: form-data; name="content"\r\n\r\nsome wor';

  it('is cut off in words on a page, before any picture began', async () => {
    const token = await sessionOf(market(), 1);
    const answer = await trickle('/user-center/reviews', `Cookie: ${cookieName.buyer}=${token}; ${cookieName.language}=ru\r\n`, field);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toContain('lang="ru-RU"');
    expect(answer).toContain('слишком медленно');
  });

  it('is cut off as a call, too, before its file began', async () => {
    const token = await sessionOf(market(), 1);
    const answer = await trickle('/api/p/file/upload', `Locale: en\r\nAuthorization: ${token}\r\n`, field);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('too slow');
  });

  it('is read as ever when it comes in time', async () => {
    const answer = await http().ask({
      method: 'POST',
      url: '/user-center/reviews',
      payload: `${field}\r\n--b--\r\n`,
      headers: {
        'content-type': 'multipart/form-data; boundary=b',
        host: 'shop.test',
        origin: 'http://shop.test',
        cookie: `${cookieName.buyer}=${await sessionOf(market(), 1)}`,
      },
    });
    expect([answer.status, answer.text]).toEqual([200, 'content']);
  });
});
