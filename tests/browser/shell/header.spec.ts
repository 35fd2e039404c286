import { expect, test, type Page } from '@playwright/test';
import { cookieName, hotWordCards, hotWordsListed } from '@kyakhta/contract/values';
import { inaccessible } from '../support/accessible.ts';
import { ask, logIn, origin } from '../support/api.ts';
import { requestOf } from '../support/newcomer.ts';
import { person } from '../support/person.ts';

const bar = (page: Page) => page.locator('header').first().getByRole('link', { name: 'Kyakhta', exact: true });
const onTop = async (page: Page) => {
  const box = await bar(page).boundingBox();
  return box !== null && box.y >= 0 && box.y < 60;
};

test('the bar stays on top from 220 pixels on at home and from 120 elsewhere; home’s search comes with it', async ({ browser }) => {
  const guest = await person(browser, 'en');
  const { page, say, open } = guest;
  const search = page.locator('header').first().getByLabel(say('Search the catalogue'));
  const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
  await open('/');
  await expect(search).toHaveCount(0);
  await expect(page.getByLabel(say('Search the catalogue'))).toHaveCount(1);
  await scrollTo(180);
  await expect.poll(() => onTop(page)).toBe(false);
  await scrollTo(400);
  await expect(search).toBeVisible();
  await expect.poll(() => onTop(page)).toBe(true);
  await scrollTo(0);
  await expect(search).toHaveCount(0);

  await open('/category-page');
  await expect(search).toBeVisible();
  await scrollTo(180);
  await expect.poll(() => onTop(page)).toBe(true);
  expect(guest.troubles()).toEqual([]);
  await guest.leave();
});

test('the bar waits until scrolling rests for a tenth of a second', async ({ browser }) => {
  const guest = await person(browser, 'en');
  const { page, open } = guest;
  await page.clock.install();
  await open('/category-page');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const scrollTo = (y: number) =>
    page.evaluate(
      (to) =>
        new Promise<void>((resolve) => {
          window.addEventListener('scroll', () => resolve(), { once: true });
          window.scrollTo(0, to);
        }),
      y,
    );
  await scrollTo(300);
  await page.clock.runFor(60);
  await scrollTo(400);
  await page.clock.runFor(99);
  expect(await onTop(page)).toBe(false);
  await page.clock.runFor(1);
  await expect.poll(() => onTop(page)).toBe(true);
  await guest.leave();
});

test('words often searched are five in a list and five as cards, asked for once', async ({ browser }) => {
  const guest = await person(browser, 'ru');
  const { page, say, open } = guest;
  const words = (await ask(requestOf(guest), 'GET /search/hotSearch', { type: 1 }, 'ru')).map(({ title }) => title);
  expect(words).toHaveLength(hotWordsListed + hotWordCards);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search/hotSearch')) asked.push(request.url());
  });
  await open('/');
  await expect(page.getByRole('main').getByRole('link', { name: words[hotWordsListed - 1]!, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: words[hotWordsListed]!, exact: true })).toHaveCount(0);
  const field = page.getByLabel(say('Search the catalogue'));
  await field.focus();
  const list = page.getByRole('listbox', { name: say('Suggestions') });
  const cards = list.getByRole('group', { name: say('More ideas') });
  await expect(list.getByRole('option')).toHaveText(words);
  await expect(cards.getByRole('option')).toHaveText(words.slice(hotWordsListed));
  expect(await inaccessible(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await expect(cards).toBeVisible();
  await cards.getByRole('option').first().click();
  await expect(page).toHaveURL((url) => url.searchParams.get('pn') === words[hotWordsListed]);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words[hotWordsListed]!);
  await page.locator('header').first().getByLabel(say('Search the catalogue')).fill('');
  await expect(cards).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(guest.troubles()).toEqual([]);
  await guest.leave();
});

test('language and currency are saved together, and the same page is shown in them', async ({ browser }) => {
  const guest = await person(browser, 'en');
  const { page, say, open } = guest;
  await open('/category-page?cpid=1');
  await page.locator('header summary').first().click();
  await page.getByLabel(say('Language'), { exact: true }).selectOption('ru');
  await page.getByLabel(say('Display currency')).selectOption('CNY');
  await page.getByRole('button', { name: say('Save') }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU');
  await expect(page).toHaveURL(/category-page\?cpid=1/);
  const cookies = await page.context().cookies();
  const valueOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value;
  expect([valueOf(cookieName.language), valueOf(cookieName.currency)]).toEqual(['ru', 'CNY']);
  expect(guest.troubles()).toEqual([]);
  await guest.leave();
});

test('a buyer has messages, orders and the cart at hand, and selling opens beside the page', async ({ browser }) => {
  const buyer = await person(browser, 'en');
  const { page, say, open } = buyer;
  await logIn(page.context(), 'buyer', 'buyer2@demo.test');
  await open('/trade-control');
  const header = page.locator('header').first();
  for (const [name, path] of [
    [say('Messages'), '/message-box'],
    [say('Orders'), '/user-center/uc-order'],
  ] as const)
    await expect(header.getByRole('link', { name }).first()).toHaveAttribute('href', path);
  await expect(header.getByRole('link', { name: say('Logistics services') })).toHaveAttribute('href', '/logistics-services');
  await expect(header.getByRole('link', { name: say('Trade guarantee') })).toHaveAttribute('href', '/trade-control');
  await expect(header.getByRole('link', { name: say('Open a store for free') })).toHaveAttribute('href', '/user-center/apply-shop');
  const supplier = header.getByRole('link', { name: say('Become a supplier') });
  await expect(supplier).toHaveAttribute('target', '_blank');
  const beside = page.context().waitForEvent('page');
  await supplier.click();
  const opened = await beside;
  await expect(opened).toHaveURL(/\/seller\//);
  // Who has no store yet is led to the application from there.
  await expect(opened.locator('a[href="/user-center/apply-shop"]')).toBeVisible();
  await expect(page).toHaveURL(/trade-control/);
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});

test('the buyer’s menu tells her name and how many orders wait, and logs out', async ({ browser }) => {
  const buyer = await person(browser, 'ru');
  const { page, say, open } = buyer;
  await logIn(page.context(), 'buyer', 'buyer2@demo.test');
  const { nickName } = await ask(requestOf(buyer), 'GET /p/user/userInfo', {});
  const { orderCountData } = await ask(requestOf(buyer), 'GET /p/user/centerInfo', {});
  await open('/trade-control');
  const header = page.locator('header').first();
  const waiting = orderCountData.unPay + orderCountData.consignment;
  await expect(header.getByText(say('need your attention'))).toHaveCount(waiting > 0 ? 1 : 0);
  await header.locator('summary', { hasText: nickName }).click();
  await expect(header.getByText(say('Welcome, {nickName}', { nickName }))).toBeVisible();
  await header.getByRole('button', { name: say('Log out') }).click();
  await expect(header.getByRole('link', { name: say('Log in') })).toBeVisible();
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});

test('on a phone the panel of languages is whole in the window, for a guest and mirrored, too', async ({ browser }) => {
  const guest = await person(browser, 'ru', { phone: true });
  const { page, open } = guest;
  for (const locale of ['ru', 'ar', 'zh_CN']) {
    await page.context().addCookies([{ name: cookieName.language, value: locale, url: origin }]);
    await open('/trade-control');
    const box = page.locator('header details', { has: page.locator('select[name=language]') });
    await box.locator('summary').click();
    const form = box.locator('form');
    await expect(form).toBeInViewport({ ratio: 1 });
    await box.locator('select[name=language]').selectOption('he');
    await expect(box.locator('select[name=language]')).toHaveValue('he');
  }
  expect(guest.troubles()).toEqual([]);
  await guest.leave();
});
