import { expect, test, type Page } from '@playwright/test';
import { cookieName } from '@kyakhta/contract/values';
import { logIn } from '../support/api.ts';
import { person } from '../support/person.ts';

const bar = (page: Page) => page.locator('header').first().getByRole('link', { name: 'Kyakhta, home page' });
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

test('language and currency are saved together, and the same page is shown in them', async ({ browser }) => {
  const guest = await person(browser, 'en');
  const { page, say, open } = guest;
  await open('/category-page?cpid=1');
  await page.locator('header summary').first().click();
  await page.getByLabel(say('Language'), { exact: true }).selectOption('ru');
  await page.getByLabel(say('Currency shown')).selectOption('CNY');
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
  const supplier = header.getByRole('link', { name: say('Become a supplier') });
  await expect(supplier).toHaveAttribute('target', '_blank');
  const beside = page.context().waitForEvent('page');
  await supplier.click();
  const opened = await beside;
  await expect(opened).toHaveURL(/\/seller\//);
  await expect(page).toHaveURL(/trade-control/);
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});
