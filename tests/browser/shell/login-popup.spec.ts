import { expect, test } from '@playwright/test';
import { demoPassword } from '@kyakhta/contract/values';
import { inaccessible } from '../support/accessible.ts';
import { person, type Person } from '../support/person.ts';

const cartIcon = ({ page, say }: Person) =>
  page
    .locator('header')
    .first()
    .getByRole('link', { name: say('Cart'), exact: true });
const popup = ({ page, say }: Person) => page.getByRole('dialog', { name: say('Log in'), exact: true });

test('the cart icon asks a guest to log in over the page, which is loaded anew afterwards', async ({ browser }) => {
  const guest = await person(browser, 'en');
  const { page, say, open } = guest;
  await open('/category-page?cpid=1');
  await cartIcon(guest).click();
  const dialog = popup(guest);
  await expect(dialog.getByLabel(say('Password'), { exact: true })).toBeVisible();
  expect(await inaccessible(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/category-page\?cpid=1/);

  await cartIcon(guest).click();
  for (const name of ['Google', 'Facebook']) {
    await dialog.getByRole('button', { name: say('Log in with {name}', { name }) }).click();
    const warning = page.getByRole('dialog', { name: say('Log in with {name}', { name }) });
    await expect(warning).toContainText(say('This method is not supported here'));
    await page.keyboard.press('Escape');
    await expect(warning).toHaveCount(0);
  }
  await dialog.getByLabel(say('Account name, email or mobile')).fill('buyer3@demo.test');
  await dialog.getByLabel(say('Password'), { exact: true }).fill('not-the-password');
  await dialog.getByRole('checkbox').check();
  // Pressed twice within a moment it is sent once.
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/login.data')) sent.push(request.url());
  });
  await dialog.getByRole('button', { name: say('Log in'), exact: true }).dblclick();
  await expect(dialog.getByRole('alert')).toContainText('The account name or password is wrong.');
  expect(sent).toHaveLength(1);
  await page.evaluate(() => document.body.setAttribute('data-before', ''));
  await dialog.getByLabel(say('Password'), { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: say('Log in'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/category-page\?cpid=1$/);
  await expect(page.locator('body[data-before]')).toHaveCount(0);
  await expect(
    page
      .locator('header')
      .first()
      .getByRole('link', { name: say('Orders') })
      .first(),
  ).toBeVisible();
  expect(guest.troubles()).toEqual([]);
  await guest.leave();
});

test('a code by e-mail is asked for with consent, and its seconds are counted', async ({ browser }) => {
  const guest = await person(browser, 'en');
  const { page, say, open, like } = guest;
  await open('/cart');
  const dialog = popup(guest);
  await dialog.getByRole('button', { name: say('Code by email') }).click();
  await dialog.getByLabel(say('Email')).fill('buyer4@demo.test');
  await dialog.getByRole('button', { name: say('Get a code') }).click();
  await expect(dialog.getByText('Read and accept the terms to continue.')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: say('Get a code') }).click();
  await expect(dialog.getByRole('button', { name: like('{wait} s') })).toBeVisible();
  await dialog.getByRole('link', { name: say('Forgot your password?') }).click();
  await expect(page).toHaveURL(/forget-password\?back=%2Fcart/);
  await expect(dialog).toHaveCount(0);
  expect(guest.troubles()).toEqual([]);
  await guest.leave();
});

test('without scripts the cart icon leads to the cart, which leads to the login', async ({ browser }) => {
  const guest = await person(browser, 'ru', { javaScriptEnabled: false });
  const { page, say, open } = guest;
  await open('/trade-control');
  await cartIcon(guest).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Log in') })
    .click();
  await expect(page).toHaveURL(/\/login\?back=%2Fcart/);
  await guest.leave();
});

test('who registers is at home afterwards', async ({ browser }) => {
  const guest = await person(browser, 'en');
  const { page, say, open } = guest;
  await open('/register');
  await cartIcon(guest).click();
  const dialog = popup(guest);
  await dialog.getByLabel(say('Account name, email or mobile')).fill('buyer3@demo.test');
  await dialog.getByLabel(say('Password'), { exact: true }).fill(demoPassword);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: say('Log in'), exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await guest.leave();
});
