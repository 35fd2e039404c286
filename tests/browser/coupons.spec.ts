import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { inMenu, openConsole, person } from './support/person.ts';

for (const language of ['zh_CN', 'ru'] as const)
  test(`a store makes a coupon, mends a wrong field, finds it in its list and ends it, in ${language}`, async ({ browser }) => {
    const seller = await person(browser, language, { app: 'seller-console' });
    const { page, say } = seller;
    await openConsole(seller, '/seller', 'seller1');
    await (await inMenu(seller, say('Coupons'))).click();
    await page.getByRole('link', { name: say('New coupon') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('New coupon') })).toBeVisible();
    const named = `KX ${language}`;
    const name = page.getByLabel(say('Name of the coupon'));
    await name.fill(named);
    await page.getByLabel(say('What it takes off'), { exact: true }).selectOption('2');
    const percent = page.getByLabel(say('Percentage taken off'), { exact: true });
    await percent.fill('100');
    await page.keyboard.press('Enter');
    await expect(percent).toHaveAttribute('aria-invalid', 'true');
    await expect(percent).toBeFocused();
    await expect(name).toHaveValue(named);
    expect(await inaccessible(page)).toEqual([]);
    // The refusal is a part of the journey.
    seller.troubles();
    await percent.fill('15');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: named })).toBeVisible();
    await expect(page.getByText(say('{percent}% off', { percent: '15' }))).toBeVisible();
    await page.getByRole('link', { name: say('All coupons') }).click();
    await page.getByRole('link', { name: named, exact: true }).click();
    expect(await inaccessible(page)).toEqual([]);
    await page.getByRole('button', { name: say('End claiming') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('End claiming') })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('End claiming') })).toHaveCount(0);
    expect(seller.troubles()).toEqual([]);
    await seller.leave();
  });

test('an operator makes a coupon with codes and gives one of it to a buyer', async ({ browser }) => {
  const operator = await person(browser, 'en', { app: 'platform-console' });
  const { page, say } = operator;
  await openConsole(operator, '/platform', 'operator1');
  await (await inMenu(operator, say('Coupons'))).click();
  await page.getByRole('link', { name: say('New coupon') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('New coupon') })).toBeVisible();
  await page.getByLabel(say('Name of the coupon')).fill('KX by code');
  await page.getByLabel('Amount in USD', { exact: true }).fill('5');
  await page.getByLabel(say('How buyers get it')).selectOption('code');
  await page.getByLabel(say('Number of codes')).fill('3');
  await page.getByRole('button', { name: say('Save'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Codes: 3' })).toBeVisible();
  expect(await inaccessible(page)).toEqual([]);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: say('Download all codes') }).click();
  expect((await file).suggestedFilename()).toMatch(/^coupon-\d+-codes\.csv$/);
  await page.getByRole('button', { name: say('Give to buyers') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('Find a buyer')).fill('buyer5');
  await page.keyboard.press('Enter');
  await dialog
    .getByRole('button', { name: /buyer5/ })
    .first()
    .click();
  await expect(dialog.getByLabel(say('Numbers of the buyers'))).toHaveValue(/^\d+$/);
  expect(await inaccessible(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('Give'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('1 of 3')).toBeVisible();
  expect(operator.troubles()).toEqual([]);
  await operator.leave();
});
