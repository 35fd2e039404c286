import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { logIn, origin } from '../support/api.ts';
import { person } from '../support/person.ts';

/** Every address of docs/routes.md, with its state. */
const table = readFileSync(new URL('../../../docs/routes.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, names = '', , , state = ''] = line.split('|').map((cell) => cell.trim());
    return [...names.matchAll(/`(\/[^`]*)`/g)].map(([, path = '']) => ({ path, state }));
  });
const own = table.filter(({ path, state }) => /user|order/.test(path) && state !== 'later').map(({ path }) => path);
const announced = table.filter(({ state }) => state === 'announced').map(({ path }) => path);
const asked = '?q=a%26b&page=2';

test('a guest who asks for a page of one’s own logs in first and comes back to it', async ({ browser }) => {
  expect(own.length).toBeGreaterThan(15);
  const guest = await person(browser, 'en');
  const buyer = await person(browser, 'en');
  await logIn(buyer.page.context(), 'buyer', 'buyer1@demo.test');
  for (const path of own) {
    const sent = await guest.page.context().request.get(path + asked, { maxRedirects: 0 });
    expect(sent.status(), path).toBe(302);
    const to = new URL(sent.headers()['location'] ?? '', origin);
    expect([to.pathname, to.searchParams.get('back')], path).toEqual(['/login', path + asked]);
    // A person who is logged in is brought from the login page to where he came from.
    const back = await buyer.page.context().request.get(to.pathname + to.search, { maxRedirects: 0 });
    expect([back.status(), back.headers()['location']], path).toEqual([302, path + asked]);
  }
  await guest.leave();
  await buyer.leave();
});

test('unknown addresses, older addresses and both spellings of a store lead where they should', async ({ browser }) => {
  const guest = await person(browser, 'en');
  const { request } = guest.page.context();
  const location = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers()['location'];
  expect(await location('/nowhere/at/all')).toBe('/404');
  expect((await request.get('/404')).status()).toBe(404);
  for (const older of ['/home-page', '/index']) expect(await location(`${older}?lang=ru`), older).toBe('/?lang=ru');
  for (const page of ['shop-page', 'shop-prod-list', 'shop-qualifications']) {
    const titles = await Promise.all(
      ['sid', 'shopId'].map(async (name) => /<title>(.*?)<\/title>/.exec(await (await request.get(`/${page}?${name}=2`)).text())?.[1]),
    );
    expect(titles[0], page).toBeTruthy();
    expect(titles[1], page).toBe(titles[0]);
    expect((await request.get(`/${page}?sid=x`)).status(), page).toBe(404);
  }
  await guest.leave();
});

test('back from another site without success: to the login, home, or the bare address, which says so', async ({ browser }) => {
  for (const language of ['en', 'ru'] as const) {
    const someone = await person(browser, language);
    const { page, say, open } = someone;
    const { request } = page.context();
    const location = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers()['location'];
    for (const site of ['google', 'facebook']) {
      expect(await location(`/${site}/callback?error=access_denied`)).toMatch(/^\/login\?trouble=canceled/);
      expect(await location(`/${site}/callback?code=x&state=y`)).toBe(`/${site}/callback`);
      await open(`/${site}/callback`);
      await expect(page.getByRole('heading', { level: 1, name: say('Sign-in failed') })).toBeVisible();
    }
    await logIn(page.context(), 'buyer', 'buyer3@demo.test');
    for (const site of ['google', 'facebook']) {
      await page.goto(`/${site}/bind/callback?error=access_denied`);
      await expect(page).toHaveURL((url) => url.pathname === '/' && url.searchParams.get('bound') === 'failed');
      await expect(
        page.getByText(say('Not bound: the other site did not confirm it, or it took too long. Nothing has changed.')),
      ).toBeVisible();
    }
    await someone.leave();
  }
});

test('a page whose trade comes later says what will be there and leads on', async ({ browser }) => {
  const buyer = await person(browser, 'ru');
  const { page, say, open } = buyer;
  await logIn(page.context(), 'buyer', 'buyer1@demo.test');
  const titles = new Set<string>();
  for (const path of announced) {
    await open(path);
    await expect(page.getByRole('main').getByText(say('Not open yet'))).toBeVisible();
    titles.add(await page.title());
    expect((await page.getByRole('heading', { level: 1 }).textContent()) ?? '', path).not.toBe('');
    await expect(page.locator('#main .justify-center a[href]').first()).toBeVisible();
  }
  expect(titles.size).toBe(announced.length);
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});
