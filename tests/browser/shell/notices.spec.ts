import { expect, test } from '@playwright/test';
import { openConsole, person } from '../support/person.ts';

test('an operator writes a notice and publishes it; everybody reads it, then it is taken down', async ({ browser }) => {
  const operator = await person(browser, 'en', { app: 'platform-console' });
  const guest = await person(browser, 'ru');
  const title = `Склад в Казани ${Date.now()}`;
  await openConsole(operator, '/platform', 'operator1');
  const { page, say } = operator;
  await operator.open('/platform/notices');
  await page.getByRole('button', { name: say('Write a notice') }).click();
  await page.getByRole('button', { name: say('Save') }).click();
  await expect(page.getByText(say('Enter a title.'))).toBeVisible();
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ hasText: say('Pin to the top of the list') });
  await form.getByRole('combobox').selectOption('ru');
  await form.getByLabel(say('Title'), { exact: true }).fill(title);
  await form.getByLabel(say('Text'), { exact: true }).fill('Первый абзац.\n\n<b>Второй</b> абзац.');
  await page.getByRole('button', { name: say('Save') }).click();
  const row = page.getByRole('article').filter({ hasText: title });
  await expect(row).toContainText(say('Not published'));
  await guest.open('/notice-list');
  await expect(guest.page.getByRole('main')).not.toContainText(title);
  await row.getByRole('button', { name: new RegExp(`^${say('Publish')}`) }).click();
  await expect(row.getByRole('button', { name: say('Unpublish') })).toBeVisible();

  await guest.open('/notice-list');
  await guest.page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(guest.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(guest.page.getByRole('article').getByText('<b>Второй</b> абзац.')).toBeVisible();
  const address = guest.page.url();
  await row.getByRole('button', { name: say('Unpublish') }).click();
  await expect(row.getByRole('button', { name: new RegExp(`^${say('Publish')}`) })).toBeVisible();
  expect((await guest.page.context().request.get(address)).status()).toBe(404);
  expect([...operator.troubles(), ...guest.troubles()]).toEqual([]);
  await operator.leave();
  await guest.leave();
});
