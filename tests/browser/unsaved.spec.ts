import { expect, test } from '@playwright/test';
import { logIn } from './support/api.ts';
import { person, type Person } from './support/person.ts';

/** The question before something typed is left, and the link that leads away. */
const leaving = ({ page, say }: Person, to: string) => ({
  away: page.getByRole('navigation').getByRole('link', { name: say(to), exact: true }),
  question: page.getByRole('dialog', { name: say('Leave without saving?') }),
});

test('a store leaves its profile unasked before it changed anything and after it saved, and asked between', async ({ browser }) => {
  const seller = await person(browser, 'en', { app: 'seller-console' });
  const { page, say, open } = seller;
  await logIn(page.context(), 'seller', 'seller5');
  await open('/seller/store');
  const { away, question } = leaving(seller, 'Delivery');
  const phone = page.getByLabel(say('Contact phone'));
  await away.click();
  await expect(page).toHaveURL(/\/seller\/delivery/);
  await page.goBack();
  await phone.fill('+86 451 5550 1234');
  await away.click();
  await question.getByRole('button', { name: say('Stay here') }).click();
  await expect(phone).toHaveValue('+86 451 5550 1234');
  await page.getByRole('button', { name: say('Save'), exact: true }).click();
  await expect(page.getByText(say('Saved'), { exact: true })).toBeVisible();
  await away.click();
  await expect(page).toHaveURL(/\/seller\/delivery/);
  await expect(question).toHaveCount(0);
  expect(seller.troubles()).toEqual([]);
  await seller.leave();
});

test('an operator is asked before a store’s setting that was typed is left', async ({ browser }) => {
  const operator = await person(browser, 'en', { app: 'platform-console' });
  const { page, say, open } = operator;
  await logIn(page.context(), 'operator', 'operator1');
  await open('/platform/stores/5');
  const { away, question } = leaving(operator, 'Buyers');
  await page.getByLabel(say('Own commission, per cent')).fill('7.25');
  await away.click();
  await question.getByRole('button', { name: say('Leave without saving') }).click();
  await expect(page).toHaveURL(/\/platform\/users/);
  expect(operator.troubles()).toEqual([]);
  await operator.leave();
});
