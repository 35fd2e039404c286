import { cookieName } from '@kyakhta/contract';
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type Answer, configFor, httpForFile } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { nonceContext, pagesOf, personContext } from '../../../test/pages.ts';
import { registerPages } from './pages.ts';

/** A page that tells all it can read: what it is given, and every word of the request. */
const mirror = ({ context, request }: LoaderFunctionArgs): Promise<Response> => {
  const own = context as unknown as RouterContextProvider;
  const { locale, currency, timeZone, origin } = own.get(personContext) as unknown as Readonly<Record<string, unknown>>;
  const told = JSON.stringify([locale, currency, timeZone, origin, request.url, request.method, [...request.headers]]);
  const html = `<!doctype html><script nonce="${own.get(nonceContext)}">ours()</script><script>theirs()</script><script nonce="guessed">theirs2()</script><p>${told.replaceAll('<', '')}</p>`;
  return Promise.resolve(new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
};
const market = marketplaceForFile();
const http = httpForFile(market, {}, (server) => registerPages(server, market().app, configFor(market()), pagesOf(mirror)));

type Words = Readonly<Record<string, string>>;
const ask = (url: string, headers: Words): Promise<Answer> => http().ask({ url, headers });
const shown = ({ text }: Answer): string => /<p>(.*)<\/p>/.exec(text)?.[1] ?? '';
const cookie = (name: string, value: string): Words => ({ cookie: `${name}=${value}` });
const { currency, language, timeZone, browserKey, buyer } = cookieName;

/** What somebody may send in place of nothing, each input of a page by itself. */
const pollutions: Readonly<Record<string, Words>> = {
  'an empty currency': cookie(currency, ''),
  'a currency that begins like hers': cookie(currency, 'RUBx'),
  'a currency nobody knows': cookie(currency, 'XXX'),
  'a currency in small letters': cookie(currency, 'rub'),
  'a currency that never ends': cookie(currency, 'R'.repeat(3000)),
  'a damaged currency': cookie(currency, '%E0%A4%A'),
  'two currencies': { cookie: `${currency}=CNY; ${currency}=RUB` },
  'two currencies the other way round': { cookie: `${currency}=; ${currency}=CNY` },
  'the cookie of the currency in other letters': cookie(currency.toUpperCase(), 'CNY'),
  'an empty language': cookie(language, ''),
  'a language nobody knows': cookie(language, 'xx'),
  'a language that is a path': cookie(language, '../../ru'),
  'two languages': { cookie: `${language}=; ${language}=de` },
  'a damaged language': cookie(language, '%ZZ'),
  'an empty time zone': cookie(timeZone, ''),
  'a time zone nobody knows': cookie(timeZone, 'Moon/Base'),
  'a time zone that never ends': cookie(timeZone, 'A'.repeat(3000)),
  'a time zone in other letters': cookie(timeZone, 'asia/SHANGHAI'),
  'a key of signing in': cookie(browserKey, 'a'.repeat(43)),
  'a cookie without a value': { cookie: 'alone' },
  'a session that never was': cookie(buyer, 'ended'),
  'an empty session': cookie(buyer, ''),
  'another wish of language': { 'accept-language': 'zh-TW,zh;q=0.9' },
  'a damaged wish of language': { 'accept-language': ',;q=,*' },
  'the name of a robot': { 'user-agent': 'Googlebot/2.1' },
  'a forwarded host': { 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' },
  'a forwarded scheme': { 'x-forwarded-proto': 'https' },
  'another host': { host: 'evil.test' },
  'words of other frameworks': {
    'x-remix-reload-document': 'yes',
    purpose: 'prefetch',
    referer: 'http://evil.test/',
    'x-original-url': '/evil',
  },
  'a copy it has': { 'if-none-match': '"old"', 'if-modified-since': 'Mon, 01 Jan 2024 00:00:00 GMT' },
};
/** Guests whose pages may be polluted. */
const guests: Readonly<Record<string, Words>> = {
  'in Russian': { 'accept-language': 'ru' },
  'with roubles': { 'accept-language': 'ru', ...cookie(currency, 'RUB') },
  'in German': { 'accept-language': 'de' },
};

describe('a page of a guest', () => {
  it.each(Object.entries(pollutions))('is hers after somebody sent %s', async (name, words) => {
    const address = (guest: string): string => `/goods?p=${encodeURIComponent(name + guest)}`;
    for (const [guest, hers] of Object.entries(guests)) {
      const clean = `${address(guest)}-clean`;
      const expected = shown(await ask(clean, hers)).replaceAll('-clean', '');
      for (let times = 0; times < 3; times++) await ask(address(guest), { ...hers, ...words });
      expect(shown(await ask(address(guest), hers)), guest).toBe(expected);
      expect(shown(await ask(address(guest), hers)), `${guest}, kept`).toBe(expected);
    }
  });

  it('tells nothing of the request but what it is kept under', async () => {
    const answer = await ask('/nothing', {
      'user-agent': 'Googlebot/2.1',
      'accept-language': 'de',
      'x-anything': '1',
      ...cookie(currency, 'EUR'),
    });
    expect(shown(answer)).toBe(
      JSON.stringify([
        'de',
        { code: 'EUR', symbol: '€', exchangeRate: '0.92', decimals: 2 },
        'Europe/Moscow',
        'http://localhost:80',
        'http://localhost/nothing',
        'GET',
        [],
      ]),
    );
  });

  it('shares its key with whoever is understood alike, and with nobody else', async () => {
    const tagOf = async (words: Words): Promise<unknown> => {
      await ask('/shared', words);
      return (await ask('/shared', words)).headers['etag'];
    };
    const usual = await tagOf({ 'accept-language': 'ru' });
    expect(await tagOf({ 'accept-language': 'ru-RU,ru;q=0.9' })).toBe(usual);
    expect(await tagOf({ 'accept-language': 'ru', ...cookie(currency, 'RUB') })).toBe(usual);
    // What names no currency that is shown is no choice: the language decides.
    for (const none of ['', 'XXX']) expect(await tagOf({ 'accept-language': 'ru', ...cookie(currency, none) })).toBe(usual);
    for (const other of ['USD', 'EUR']) expect(await tagOf({ 'accept-language': 'ru', ...cookie(currency, other) })).not.toBe(usual);
  });

  it('allows the scripts that carried its nonce, and no other because it is kept', async () => {
    await ask('/scripts', {});
    const { text, headers } = await ask('/scripts', {});
    expect(headers).toHaveProperty('etag');
    expect(text).toContain('theirs()');
    expect(
      String(headers['content-security-policy'])
        .match(/script-src[^;]*/)?.[0]
        .match(/sha256-/g),
    ).toHaveLength(1);
  });
});
