import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { inMenu, openConsole, person } from './support/person.ts';

test('an operator adds, changes and removes a group of synonyms', async ({ browser }) => {
  const operator = await person(browser, 'en', { app: 'platform-console' });
  const { page, say } = operator;
  await openConsole(operator, '/platform', 'operator2');
  await (await inMenu(operator, say('Synonyms'))).click();
  await page.getByRole('button', { name: say('Add a group') }).click();
  const field = page.getByLabel(say('Words of the new group'));
  await field.fill('zorb');
  await page.getByRole('button', { name: say('Save') }).click();
  await expect(page.getByText(say('Enter at least two different words.'))).toBeVisible();
  await field.fill('zorb, зорб\n充气球');
  await page.getByRole('button', { name: say('Save') }).click();
  await expect(field).toHaveCount(0);
  await page.getByRole('main').getByRole('searchbox').fill('зорб');
  await page.keyboard.press('Enter');
  const change = page.getByRole('button', { name: operator.like('Change the group of {first}') });
  await expect(change).toHaveCount(1);
  expect(await inaccessible(page)).toEqual([]);
  await change.click();
  const known = page.getByLabel(say('Words of this group'));
  await known.fill('zorb\nзорб\nbubble ball');
  await page.getByRole('button', { name: say('Save') }).click();
  await expect(known).toHaveCount(0);
  await expect(page.getByText('bubble ball', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: operator.like('Remove the group of {first}') }).click();
  expect(await inaccessible(page)).toEqual([]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Remove'), exact: true })
    .click();
  await expect(page.getByText(say('No group has this word'))).toBeVisible();
  expect(operator.troubles()).toEqual([]);
  await operator.leave();
});
