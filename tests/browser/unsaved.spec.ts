import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { logIn } from './support/api.ts';
import { newcomer } from './support/newcomer.ts';
import { inMenu, person, type Person } from './support/person.ts';

/** The question before something typed is left, and the link that leads away. */
const leaving = async ({ page, say }: Person, to: string) => ({
  away: await inMenu({ page, say }, say(to)),
  question: page.getByRole('dialog', { name: say('Leave without saving?') }),
});

test('a store leaves its profile unasked before it changed anything and after it saved, and asked between', async ({ browser }) => {
  const seller = await person(browser, 'en', { app: 'seller-console' });
  const { page, say, open } = seller;
  await logIn(page.context(), 'seller', 'seller5');
  await open('/seller/store');
  const { away, question } = await leaving(seller, 'Delivery');
  const phone = page.getByLabel(say('Contact phone'));
  await away.click();
  await expect(page).toHaveURL(/\/seller\/delivery/);
  // The address changes before the page does.
  await expect(phone).toHaveCount(0);
  await page.goBack();
  await phone.fill('+86 451 5550 1234');
  await away.click();
  await question.getByRole('button', { name: say('Stay here') }).click();
  await expect(question).toHaveCount(0);
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
  const { away, question } = await leaving(operator, 'Buyers');
  await page.getByLabel(say('Store’s own commission, %')).fill('7.25');
  await away.click();
  await question.getByRole('button', { name: say('Leave without saving') }).click();
  await expect(page).toHaveURL(/\/platform\/users/);
  expect(operator.troubles()).toEqual([]);
  await operator.leave();
});

/** The same of a buyer's form: the way to her orders stands beside it. */
const leavingOfBuyer = ({ page, say }: Person) => ({
  away: page.getByRole('navigation', { name: say('Buyer centre') }).getByRole('link', { name: say('Orders'), exact: true }),
  question: page.getByRole('dialog', { name: say('Leave without saving?') }),
});

test('a buyer is asked before an address that she has begun is left, by a link, by Back and by closing the page', async ({ browser }) => {
  const buyer = await newcomer(browser);
  const { page, say, open } = buyer;
  await open('/user-center/uc-address');
  const { away, question } = leavingOfBuyer(buyer);
  const add = page.getByRole('link', { name: say('Add an address'), exact: true });
  const field = (name: string) => page.locator('#main').getByLabel(say(name, {}, 'address'), { exact: true });
  // Looked at and left: nothing was typed.
  await add.click();
  await expect(field('Recipient')).toBeVisible();
  await away.click();
  await expect(page).toHaveURL(/\/user-center\/uc-order/);
  await open('/user-center/uc-address');
  await add.click();
  await field('Recipient').fill('Анна Новая');
  await away.click();
  await expect(question).toBeVisible();
  expect(await inaccessible(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.goBack();
  await question.getByRole('button', { name: say('Stay here') }).click();
  await expect(question).toHaveCount(0);
  await expect(field('Recipient')).toHaveValue('Анна Новая');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(field('Recipient')).toHaveValue('Анна Новая');

  // What was refused is not saved either; what was saved is.
  // The answer is there before the page has done with it: what is asked in between stays asked.
  const save = page.getByRole('button', { name: say('Save address'), exact: true });
  const comesAnew = Promise.withResolvers<void>();
  await page.route(/uc-address\.data/, async (route) => {
    if (route.request().method() === 'GET') await comesAnew.promise;
    await route.continue();
  });
  await save.click();
  await expect(field('Phone')).toHaveAttribute('aria-invalid', 'true');
  await away.click();
  await expect(question).toBeVisible();
  comesAnew.resolve();
  await expect(save).not.toHaveAttribute('aria-busy', 'true');
  await page.unroute(/uc-address\.data/);
  await question.getByRole('button', { name: say('Stay here') }).click();
  // Until the question is gone, what is typed goes nowhere.
  await expect(question).toHaveCount(0);
  await field('Phone').fill('8 (912) 345-67-89');
  await field('Street, house, office').fill('ул. Советская, 7');
  await field('City').fill('Тверь');
  await field('Region').selectOption('Тверская область');
  await field('Postal code').fill('170000');
  await page.getByRole('button', { name: say('Save address'), exact: true }).click();
  await expect(page.getByText(say('Address saved.'))).toBeVisible();
  await expect(question).toHaveCount(0);
  await away.click();
  await expect(page).toHaveURL(/\/user-center\/uc-order/);
  expect(asked).toEqual(['beforeunload']);
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});

test('a form that stays once it was saved is left unasked, and asks again when it is changed again, by logging out too', async ({
  browser,
}) => {
  const buyer = await newcomer(browser);
  const { page, say, open } = buyer;
  await open('/user-center/uc-account');
  const { away, question } = leavingOfBuyer(buyer);
  const name = page.getByLabel(say('Nickname'));
  await name.fill('Anna Petrovna');
  await away.click();
  await question.getByRole('button', { name: say('Stay here') }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: say('Save'), exact: true }).click();
  await expect(page).toHaveURL(/done=saved/);
  await away.click();
  await expect(page).toHaveURL(/\/user-center\/uc-order/);
  // The address changes before the page does.
  await expect(name).toHaveCount(0);
  await page.goBack();
  await name.fill('Anna');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const header = page.locator('header').first();
  await header.locator('summary', { hasText: 'Anna Petrovna' }).click();
  await header.getByRole('button', { name: say('Log out'), exact: true }).click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(name).toHaveValue('Anna');
  // As it was saved, nothing is left to lose.
  await name.fill('Anna Petrovna');
  await away.click();
  await expect(page).toHaveURL(/\/user-center\/uc-order/);
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});

test('a question for a price that was begun is left without saving when that is said', async ({ browser }) => {
  const buyer = await newcomer(browser);
  const { page, say, open } = buyer;
  await open('/user-center/initiate-inquirys');
  const { away, question } = leavingOfBuyer(buyer);
  await page.getByLabel(say('What do you need?')).fill('Boxes of tin, with a lid');
  await away.click();
  await question.getByRole('button', { name: say('Leave without saving') }).click();
  await expect(page).toHaveURL(/\/user-center\/uc-order/);
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});
