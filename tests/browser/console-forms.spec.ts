import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn } from './support/api.ts';
import { requestOf } from './support/newcomer.ts';
import { person } from './support/person.ts';

test('a new product that is sent empty says at each field what is missing, and says it once', async ({ browser }) => {
  const seller = await person(browser, 'en', { app: 'seller-console' });
  const { page, say, open } = seller;
  await logIn(page.context(), 'seller', 'seller5');
  await open('/seller/products/new');
  await page.getByRole('button', { name: say('Put on sale') }).click();
  for (const name of ['Product code', 'Category', 'Minimum order', 'Carton weight, kg'])
    await expect(page.getByRole('main').getByLabel(say(name), { exact: true })).toHaveAttribute('aria-invalid', 'true');
  const notice = page.getByText(say('Check the marked fields. Nothing you typed is lost.'));
  await expect(notice).toBeVisible();
  await expect(page.getByText('Please check what you entered')).toHaveCount(0);
  expect(await inaccessible(page)).toEqual([]);
  await seller.leave();
});

test('an operator finds overdue orders where orders are, reads that an address is wrong, and narrows background jobs', async ({
  browser,
}) => {
  const operator = await person(browser, 'en', { app: 'platform-console' });
  const { page, say, open } = operator;
  await logIn(page.context(), 'operator', 'operator1');
  await open('/platform/orders/overdue');
  await expect(page).toHaveURL(/\/platform\/overdue$/);
  await expect(page.getByRole('heading', { level: 1, name: say('Overdue orders') })).toBeVisible();
  await open('/platform/orders/never');
  await expect(page.getByText(say('The address may be mistyped, or you may not have access.'))).toBeVisible();
  await open('/platform/jobs');
  await page.getByRole('link', { name: new RegExp(`^${say('Waiting')}`) }).click();
  await expect(page).toHaveURL(/view=waiting/);
  await page.getByLabel(say('Job type')).selectOption('analytics.countSales');
  await expect(page).toHaveURL(/view=waiting.*kind=analytics\.countSales|kind=analytics\.countSales.*view=waiting/);
  await expect(page.getByRole('main').getByText('analytics.countSales')).toBeVisible();
  expect(await inaccessible(page)).toEqual([]);
  await operator.leave();
});

test('a new product that is sent empty takes the seller to its first faulty field', async ({ browser }) => {
  const seller = await person(browser, 'zh_CN', { app: 'seller-console' });
  const { page, say, open } = seller;
  await logIn(page.context(), 'seller', 'seller1');
  await open('/seller/products/new');
  // The examples of a new property are in the language in which it is written.
  await expect(page.getByLabel(say('New property, {english}', { english: say('English') }))).toHaveAttribute('placeholder', 'Colour');
  await page.getByRole('button', { name: say('Put on sale') }).click();
  const name = page.getByLabel(say('Name, {0}', { 0: say('English') }), { exact: true });
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
  await seller.leave();
});

test('a store finds its time zone by typing a part of its name, in its own language or in English, and takes it by keyboard', async ({
  browser,
}) => {
  const seller = await person(browser, 'zh_CN', { app: 'seller-console' });
  const { page, say, open } = seller;
  await logIn(page.context(), 'seller', 'seller4');
  await open('/seller/store');
  const zone = page.getByRole('combobox', { name: say('Time zone'), exact: true });
  await zone.click();
  await page.keyboard.type('yekater');
  const option = page.getByRole('listbox').getByRole('option');
  await expect(option).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(option).toHaveCount(0);
  // An open list keeps the rest of the page from screen readers; Tab closes it before it leaves.
  expect(await inaccessible(page)).toEqual([]);
  await expect(zone).toHaveValue(/UTC\+05:00/);
  await zone.click();
  await page.keyboard.type('nowhere at all');
  await expect(page.getByText(say('No time zone of this name'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zone).toHaveValue(/UTC\+05:00/);
  await page.getByRole('button', { name: say('Save the time zone') }).click();
  await expect(page.getByText(say('Saved')).first()).toBeVisible();
  await ask(requestOf(seller), 'PUT /shop/admin/shop/timeZone', { timeZone: 'Asia/Shanghai' });
  await seller.leave();
});
