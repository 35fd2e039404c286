import { expect, test, type Locator, type Page } from '@playwright/test';
import { orderStatus } from '@kyakhta/contract/values';
import { ask } from '../support/api.ts';
import { buyerOf, fillCart, heading, mail, suitcase } from '../support/buyer.ts';
import { requestOf } from '../support/newcomer.ts';
import { passLogin, person } from '../support/person.ts';
import { ready } from '../support/ready.ts';

test.describe('other ways to use the site', () => {
  test('without scripts a buyer gets from a product to a paid order', async ({ browser }) => {
    const buyer = await person(browser, 'en', { javaScriptEnabled: false });
    const { page, say, open, money } = buyer;
    await open(`/goods-detail?prodId=${suitcase.prodId}`);
    await page.getByRole('spinbutton').first().fill('3');
    const add = page.getByRole('button', { name: say('Add to cart') }).first();
    await add.click();
    await expect(page).toHaveURL(/\/login\?back=/);
    await passLogin(buyer, mail);
    await expect(page).toHaveURL(/\/goods-detail\?/);
    await expect(page.getByRole('spinbutton').first()).toHaveValue('3');
    await ask(requestOf(buyer), 'DELETE /p/shopCart/deleteAll', {});
    await add.click();
    await page.getByRole('link', { name: say('Go to cart') }).click();
    await expect(heading(buyer, say('Cart'))).toBeVisible();
    await page.getByRole('spinbutton').first().fill('4');
    await page.getByRole('button', { name: say('Update') }).click();
    await expect.poll(async () => (await ask(requestOf(buyer), 'POST /p/shopCart/info', {})).shopCarts[0]?.cartons).toBe(4);
    const cart = await ask(requestOf(buyer), 'POST /p/shopCart/info', {});
    await expect(
      page.getByRole('complementary', { name: say('Cart total') }).getByText(money(cart.finalMoney), { exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: say('Check and order') }).click();
    await page.getByRole('radio', { name: new RegExp(`^${say('Express')}`) }).check();
    await page.getByRole('button', { name: say('Recalculate') }).click();
    await expect(page).toHaveURL(/transportType=2/);
    await page.getByRole('button', { name: say('Place the order') }).click();
    await expect(heading(buyer, say('Payment'))).toBeVisible();
    const [, number = ''] = /orderNumbers=(\d+)/.exec(page.url()) ?? [];
    const { totalFee } = await ask(requestOf(buyer), 'GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number });
    await page.getByRole('button', { name: say('Pay {amount}', { amount: money(totalFee) }) }).click();
    await expect(heading(buyer, say('Paid: {amount} is in escrow', { amount: money(totalFee) }))).toBeVisible();
    const { status } = await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber: number });
    expect(status).toBe(orderStatus.pendingDelivery);
    await buyer.leave();
  });

  /** Presses Tab until this has the focus, and checks that one can see it. */
  async function tabTo(page: Page, goal: Locator) {
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press('Tab');
      if (await goal.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`the Tab key does not reach ${goal.toString()}`);
  }

  test('the keyboard alone leads from home to the cart', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, like, open } = buyer;
    await fillCart(buyer);
    await open('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: say('Skip to content') })).toBeFocused();
    await expect(page.getByRole('link', { name: say('Skip to content') })).toBeInViewport();
    await tabTo(page, page.getByLabel(say('Search the catalogue')).first());
    await page.keyboard.type('suitcase');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: like('Results for “{words}”') })).toBeVisible();
    const card = page.getByRole('link', { name: /^Suitcase/ });
    await expect(card).toBeVisible();
    await tabTo(page, card);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/goods-detail/);
    const field = page.getByRole('spinbutton').first();
    await expect(field).toBeVisible();
    await tabTo(page, field);
    for (const _ of '123') await page.keyboard.press('ArrowUp');
    await expect(field).toHaveValue('3');
    await tabTo(page, page.getByRole('button', { name: say('Add to cart') }).first());
    await page.keyboard.press('Enter');
    const link = page.getByRole('link', { name: say('Go to cart') });
    await expect(link).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(buyer, say('Cart'))).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveValue('3');
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  test('what is typed and opened before the scripts run is kept, and counts', async ({ browser }) => {
    const guest = await person(browser, 'en');
    const { page, say } = guest;
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/goods-detail?prodId=${suitcase.prodId}`, { waitUntil: 'commit' });
    const field = page.getByRole('spinbutton').first();
    await field.fill('4');
    const menu = page.getByRole('navigation', { name: say('Categories'), exact: true });
    await menu.locator('summary').click();
    letThrough();
    await ready(page);
    await expect(field).toHaveValue('4');
    await expect(page.getByRole('complementary', { name: say('Your selection') })).toContainText('4 cartons');
    await expect(menu.locator('details')).toHaveAttribute('open', '');
    // The menu that comes with the scripts took the place of the plain one.
    await expect(menu.getByRole('button', { expanded: true })).toHaveCount(1);
    expect(guest.troubles()).toEqual([]);
    await guest.leave();
  });

  test('an unknown path is a true 404 that shows the way on', async ({ browser }) => {
    const guest = await person(browser, 'en');
    const { page, say } = guest;
    for (const path of ['/no-such-page', '/goods-detail/1/2', '/wp-login.php', '/%E0%A4%A', '/goods-detail?prodId=abc']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
    }
    await page.goto('/no-such-page');
    await expect(heading(guest, say('Page not found'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: say('Browse the catalogue') })
      .click();
    await expect(page).toHaveURL(/category-page/);
    await guest.leave();
  });

  test('hostile search words are only words', async ({ browser }) => {
    const guest = await person(browser, 'en');
    const { page, say, open } = guest;
    page.on('dialog', () => expect(null, 'a dialog was opened').not.toBeNull());
    // Not from the home page: its field is another one, and stands until the page of the address has come.
    await open('/category-page');
    for (const words of [
      '<script>alert(1)</script>',
      `"'><img src=x onerror=alert(1)>`,
      `'; drop table orders; --`,
      '{{7*7}} ${7*7} %s %n',
      '🧰👩‍🔧 ящик 工具箱 صندوق',
      '\u202Eezalb\u202C ￿',
      'a'.repeat(200),
    ]) {
      const box = page.getByLabel(say('Search the catalogue')).first();
      const before = (await page.locator('h1').textContent()) ?? '';
      await box.fill(words);
      await box.press('Enter');
      await expect(page).toHaveURL((url) => url.searchParams.get('pn') === words);
      await expect(box).toHaveValue(words);
      // The address changes before the page does, and the field has had the words all along.
      await expect(page.locator('h1')).not.toHaveText(before);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await page.locator('img[src="x"], h1 script').count()).toBe(0);
    }
    expect(guest.troubles()).toEqual([]);
    await guest.leave();
  });
});
