import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { logIn } from './support/api.ts';
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
  await page.getByRole('link', { name: say('Waiting'), exact: true }).click();
  await expect(page).toHaveURL(/view=waiting/);
  await page.getByLabel(say('Job type')).selectOption('analytics.countSales');
  await expect(page).toHaveURL(/view=waiting.*kind=analytics\.countSales|kind=analytics\.countSales.*view=waiting/);
  await expect(page.getByRole('main').getByText('analytics.countSales')).toBeVisible();
  expect(await inaccessible(page)).toEqual([]);
  await operator.leave();
});
