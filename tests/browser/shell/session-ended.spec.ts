import { expect, test, type Browser } from '@playwright/test';
import { cookieName } from '@kyakhta/contract/values';
import { ask, origin } from '../support/api.ts';
import { suitcase } from '../support/buyer.ts';
import { firstPassword, newcomer, requestOf } from '../support/newcomer.ts';
import { passLogin, person, type Person } from '../support/person.ts';

/** The session ends while its page is open: logged out by the same token elsewhere. */
async function endSession({ page }: Person) {
  const token = (await page.context().cookies()).find(({ name }) => name === cookieName.buyer)?.value ?? '';
  const response = await fetch(`${origin}/api/logOut`, { method: 'POST', headers: { authorization: token, origin } });
  expect(response.ok).toBe(true);
}

const popup = ({ page, say }: Person) => page.getByRole('dialog', { name: say('Log in'), exact: true });

async function endedOn(browser: Browser, path: string) {
  const buyer = await newcomer(browser);
  await buyer.open(path);
  await endSession(buyer);
  return buyer;
}

test('a form of a page whose session has ended is answered by the login over the page, and done after it', async ({ browser }) => {
  const buyer = await endedOn(browser, `/goods-detail?prodId=${suitcase.prodId}`);
  const { page, say, userName } = buyer;
  const cartons = page.getByRole('spinbutton').first();
  await cartons.fill('3');
  await page.getByRole('button', { name: say('Add to cart') }).click();
  await expect(popup(buyer)).toContainText(say('Please log in first.'));
  await expect(page).toHaveURL(new RegExp(`/goods-detail\\?prodId=${suitcase.prodId}$`));
  await expect(cartons).toHaveValue('3');
  // The answer ended the cookie, too.
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(cookieName.buyer);
  await passLogin(buyer, userName, firstPassword);
  await expect(page.getByRole('status').filter({ hasText: say('Added to the cart') })).toBeVisible();
  await expect(popup(buyer)).toHaveCount(0);
  expect((await ask(requestOf(buyer), 'GET /p/shopCart/prodCount', {})) as unknown).toBe(1);
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});

test('what was asked for is not done by who closes the login', async ({ browser }) => {
  const buyer = await endedOn(browser, `/goods-detail?prodId=${suitcase.prodId}`);
  const { page, say, userName } = buyer;
  const keep = page.getByRole('button', { name: say('Keep'), exact: true });
  await keep.click();
  await expect(popup(buyer)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(buyer)).toHaveCount(0);
  await expect(page).toHaveURL(/\/goods-detail\?prodId=\d+$/);
  await keep.click();
  await passLogin(buyer, userName, firstPassword);
  await expect(page.getByRole('button', { name: say('Kept'), exact: true })).toBeVisible();
  const isKept = await ask(requestOf(buyer), 'GET /p/user/collection/isCollection', { prodId: suitcase.prodId });
  expect(isKept).toBe(true);
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});

test('a guest who asks for a price is told to log in first, in her language', async ({ browser }) => {
  const guest = await person(browser, 'ru');
  const { page, say, open } = guest;
  await open(`/goods-detail?prodId=${suitcase.prodId}`);
  await page.getByRole('link', { name: say('Ask for a price') }).click();
  await expect(page).toHaveURL(/\/login\?back=/);
  await expect(page.getByRole('main').getByText(say('Please log in first.'))).toBeVisible();
  await guest.leave();
});
