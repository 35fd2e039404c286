import type { ActionFunctionArgs, LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type Answer, configFor, httpForFile } from '../../../test/http.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { apiContext, pagesOf } from '../../../test/pages.ts';
import { namesOf } from './cookies.ts';
import { registerPages } from './pages.ts';

const buyerDoorCookies = namesOf('buyerDoor');
let made = 0;
const loader = async ({ context }: LoaderFunctionArgs): Promise<Response> => {
  made += 1;
  await (context as unknown as RouterContextProvider).get(apiContext).call('GET /prod/skuList', { prodId: 1 });
  return new Response('<!doctype html><title>page</title>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
};
/** A login form of the storefront. */
const action = async ({ context, request }: ActionFunctionArgs): Promise<Response> => {
  const passWord = new URLSearchParams(await request.text()).get('passWord');
  const { data } = await (context as unknown as RouterContextProvider)
    .get(apiContext)
    .call('POST /login', { userName: 'buyer1', passWord });
  return new Response((data as { failure?: string } | null)?.failure ?? 'ok', { headers: { 'content-type': 'text/plain' } });
};
const market = marketplaceForFile();
const http = httpForFile(market, {}, (server) => registerPages(server, market().app, configFor(market()), pagesOf(loader, action)));
const send = (passWord: string, cookies: Record<string, string> = {}): Promise<Answer> =>
  http().ask({
    method: 'POST',
    url: '/login',
    headers: { host: 'shop.test', origin: 'http://shop.test', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ passWord }).toString(),
    cookies,
  });

describe('a browser that has logged in by a page', () => {
  it('is known like one that called, by page and by call', async () => {
    const first = await send('Demo-2026!');
    expect(first.text).toBe('ok');
    const [plain = ''] = buyerDoorCookies;
    const given = first.cookies.find(({ name }) => name === plain);
    expect(given).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    for (let n = 0; n < 10; n += 1) expect((await send(`wrong${n}`)).text).toBe('loginFailed');
    expect((await send('Demo-2026!')).text).toBe('tooManyTries');
    const again = await send('Demo-2026!', { [plain]: given?.value ?? '' });
    expect(again.text).toBe('ok');
    const called = await http().ask({
      method: 'POST',
      url: '/api/login',
      payload: { userName: 'buyer1', passWord: 'Demo-2026!' },
      cookies: { [plain]: again.cookies.find(({ name }) => name === plain)?.value ?? '' },
    });
    expect(called.code).toBe('00000');
  });

  it('reads the pages that are kept for everybody', async () => {
    const get = (cookies: Record<string, string>): Promise<Answer> => http().ask({ url: '/kept', cookies });
    await get({});
    await get({});
    made = 0;
    for (const name of buyerDoorCookies) await get({ [name]: 'x'.repeat(43) });
    expect(made).toBe(0);
  });
});
