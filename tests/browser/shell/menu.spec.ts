import { expect, test, type Page } from '@playwright/test';
import { code } from '@kyakhta/contract/values';
import { ask, logIn } from '../support/api.ts';
import { requestOf } from '../support/newcomer.ts';
import { person, type Person } from '../support/person.ts';

/** The menu of all categories, and what the browser does about the answers of its calls. */
const openMenu = async ({ page, say }: Person) => {
  await page
    .getByRole('navigation', { name: say('Categories'), exact: true })
    .locator('summary')
    .click();
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1);
};
const asked = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/category/categoryInfo')) seen.push(new URL(request.url()).search);
  });
  return seen;
};

test('the menu opens its second level by resting on the first, its third by resting on the second, and both by the keyboard', async ({
  browser,
}) => {
  const guest = await person(browser, 'en');
  const { page, open } = guest;
  const calls = asked(page);
  await open('/trade-control');
  const top = (await ask(requestOf(guest), 'GET /category/categoryInfo', { parentId: 0 })).categoryInfo;
  const [first, second, third] = top;
  const groups = (await ask(requestOf(guest), 'GET /category/categoryInfo', { parentId: second!.categoryId })).categoryInfo;
  const panel = page.getByRole('region', { name: second!.categoryName, exact: true });
  const lead = (name: string) => panel.getByRole('link', { name: new RegExp(`^${name}`) });
  const [shown, other] = groups.filter(({ categories }) => categories.length > 0);
  await openMenu(guest);
  await page.getByRole('button', { name: second!.categoryName, exact: true }).hover();
  // The third level of the first second one stands beside it; that of another comes when the pointer rests on it.
  await expect(lead(shown!.categories[0]!.categoryName)).toBeVisible();
  await expect(lead(other!.categories[0]!.categoryName)).toBeHidden();
  const counted = page.waitForResponse((response) => response.url().endsWith(`categoryInfo?parentId=${other!.categoryId}`));
  await lead(other!.categoryName).hover();
  await expect(lead(other!.categories[0]!.categoryName)).toBeVisible();
  await expect(lead(shown!.categories[0]!.categoryName)).toBeHidden();
  await counted;
  const [{ prodCount } = { prodCount: -1 }] = (await ask(requestOf(guest), 'GET /category/categoryInfo', { parentId: other!.categoryId }))
    .categoryInfo;
  await expect(lead(other!.categories[0]!.categoryName)).toContainText(String(prodCount));
  // The keyboard does as the pointer: what it comes to shows what is below, where the next step leads.
  await lead(shown!.categoryName).focus();
  await expect(lead(shown!.categories[0]!.categoryName)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(lead(shown!.categories[0]!.categoryName)).toBeFocused();
  // Each is asked for once.
  await page.getByRole('button', { name: first!.categoryName, exact: true }).click();
  await page.getByRole('button', { name: second!.categoryName, exact: true }).click();
  await lead(other!.categoryName).hover();
  await expect(lead(other!.categories[0]!.categoryName)).toBeVisible();
  expect(new Set(calls).size).toBe(calls.length);
  await page.getByRole('button', { name: third!.categoryName, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: third!.categoryName, exact: true })).toBeVisible();
  await page.getByRole('button', { name: second!.categoryName, exact: true }).click();
  const beside = page.context().waitForEvent('page');
  await lead(shown!.categories[0]!.categoryName).click();
  await expect(await beside).toHaveURL(
    new RegExp(`/category-page\\?cpid=${second!.categoryId}&cid=${shown!.categoryId}&thCid=${shown!.categories[0]!.categoryId}`),
  );
  expect(guest.troubles()).toEqual([]);
  await guest.leave();
});

for (const { language, into, back } of [
  { language: 'en', into: 'ArrowRight', back: 'ArrowLeft' },
  { language: 'ar', into: 'ArrowLeft', back: 'ArrowRight' },
] as const)
  test(`arrows go through the menu and leave the page where it is, in ${language}`, async ({ browser }) => {
    const guest = await person(browser, language);
    const { page, open, say } = guest;
    await open('/trade-control');
    const top = (await ask(requestOf(guest), 'GET /category/categoryInfo', { parentId: 0 }, language)).categoryInfo;
    const [first, second] = top;
    const groups = (await ask(requestOf(guest), 'GET /category/categoryInfo', { parentId: second!.categoryId }, language)).categoryInfo;
    const panel = page.getByRole('region', { name: second!.categoryName, exact: true });
    const lead = (name: string) => panel.getByRole('link', { name: new RegExp(`^${name}`) });
    const topButton = (name: string) => page.getByRole('button', { name, exact: true });
    const press = (key: string) => page.keyboard.press(key);
    await openMenu(guest);
    await expect(topButton(first!.categoryName)).toBeVisible();
    await press('ArrowDown');
    await expect(topButton(first!.categoryName)).toBeFocused();
    await press('ArrowDown');
    await expect(topButton(second!.categoryName)).toBeFocused();
    await press(into);
    await expect(panel.getByRole('link').first()).toBeFocused();
    await expect(lead(groups[0]!.categoryName)).toBeVisible();
    await press('ArrowDown');
    await expect(lead(groups[0]!.categoryName)).toBeFocused();
    await press(into);
    await expect(lead(groups[0]!.categories[0]!.categoryName)).toBeFocused();
    await press(back);
    await expect(lead(groups[0]!.categoryName)).toBeFocused();
    await press(back);
    await expect(topButton(second!.categoryName)).toBeFocused();
    // The page moves only where what is come to would be out of sight.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await press('End');
    await expect(topButton(top.at(-1)!.categoryName)).toBeFocused();
    await press('ArrowDown');
    await expect(topButton(first!.categoryName)).toBeFocused();
    await press('ArrowUp');
    await expect(topButton(top.at(-1)!.categoryName)).toBeFocused();
    await press('Escape');
    await expect(page.getByRole('navigation', { name: say('Categories'), exact: true }).locator('summary')).toBeFocused();
    expect(guest.troubles()).toEqual([]);
    await guest.leave();
  });

test('a finger opens the second and third level below the first, closes them, and a touch of the third leads there', async ({
  browser,
}) => {
  const guest = await person(browser, 'ru', { phone: true });
  const { page, say, open } = guest;
  await open('/trade-control');
  const [, second] = (await ask(requestOf(guest), 'GET /category/categoryInfo', { parentId: 0 }, 'ru')).categoryInfo;
  const groups = (await ask(requestOf(guest), 'GET /category/categoryInfo', { parentId: second!.categoryId }, 'ru')).categoryInfo;
  const group = groups.find(({ categories }) => categories.length > 0)!;
  const [third] = group.categories;
  const button = page.getByRole('button', { name: second!.categoryName, exact: true });
  const panel = page.getByRole('region', { name: second!.categoryName, exact: true });
  await page
    .getByRole('navigation', { name: say('Categories'), exact: true })
    .locator('summary')
    .tap();
  // Nothing is open before it is asked for: there is no room beside the list.
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.tap();
  await expect(panel.getByRole('link', { name: new RegExp(`^${third!.categoryName}`) }).first()).toBeVisible();
  await button.tap();
  await expect(panel).toHaveCount(0);
  await button.tap();
  const beside = page.context().waitForEvent('page');
  await panel
    .getByRole('link', { name: new RegExp(`^${third!.categoryName}`) })
    .first()
    .tap();
  await expect(await beside).toHaveURL(
    new RegExp(`/category-page\\?cpid=${second!.categoryId}&cid=${group.categoryId}&thCid=${third!.categoryId}`),
  );
  expect(guest.troubles()).toEqual([]);
  await guest.leave();
});

test('a refusal, a hiccup and too many calls are said; a session that ended asks to log in over the page', async ({ browser }) => {
  const guest = await person(browser, 'en');
  const { page, say, open } = guest;
  let answered = '';
  await page.route('**/api/category/categoryInfo*', (route) =>
    route.fulfill({ json: { code: answered, msg: `the words of ${answered}`, data: null, success: false, timestamp: 0, version: '' } }),
  );
  for (const refused of [code.business, code.serverError, code.tooManyRequests]) {
    answered = refused;
    await open('/trade-control');
    await openMenu(guest);
    await expect(page.getByText(`the words of ${refused}`)).toBeVisible();
  }
  answered = code.notLoggedIn;
  await open('/trade-control');
  await openMenu(guest);
  await expect(page.getByRole('dialog', { name: say('Log in'), exact: true })).toBeVisible();
  await guest.leave();
});

test('whose session ended in another tab logs in over the product’s page, which keeps what she chose', async ({ browser }) => {
  const buyer = await person(browser, 'en');
  const { page, say, open } = buyer;
  await logIn(page.context(), 'buyer', 'buyer2@demo.test');
  const { minimum, cartonQuantity } = await ask(requestOf(buyer), 'GET /prod/prodInfo', { prodId: 1 });
  await open('/goods-detail?prodId=1');
  await page
    .getByRole('spinbutton')
    .first()
    .fill(String(Math.ceil(minimum / cartonQuantity)));
  await ask(requestOf(buyer), 'POST /logOut', {});
  await page.getByRole('button', { name: say('Add to cart') }).click();
  // The login stands over the page, which keeps what was chosen.
  await expect(page.getByRole('dialog', { name: say('Log in'), exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/goods-detail\?prodId=1$/);
  await expect(page.getByRole('spinbutton').first()).toHaveValue(String(Math.ceil(minimum / cartonQuantity)));
  await buyer.leave();
});

test('the menu opens under a mouse that rests on it, stays at a press, and closes when the mouse goes away', async ({ browser }) => {
  const guest = await person(browser, 'en');
  const { page, say, open } = guest;
  await open('/trade-control');
  const menu = page.getByRole('navigation', { name: say('Categories'), exact: true });
  const [summary, details] = [menu.locator('summary'), menu.locator('details')];
  const isOpen = (is: boolean) => (is ? expect(details).toHaveAttribute('open', '') : expect(details).not.toHaveAttribute('open'));
  await summary.hover();
  await isOpen(true);
  await page.mouse.move(2, 790);
  await isOpen(false);
  await summary.hover();
  await isOpen(true);
  await summary.click();
  await isOpen(true);
  await summary.click();
  await isOpen(false);
  for (const link of await menu.getByRole('listitem').getByRole('link').all()) await expect(link).toHaveAttribute('target', '_blank');
  expect(guest.troubles()).toEqual([]);
  await guest.leave();
});
