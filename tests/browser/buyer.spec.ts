import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { anyStatus, orderStatus } from '@kyakhta/contract/values';
import { ask, logIn, mailsTo, minutes, moveClock, placeOrders } from './support/api.ts';
import { passLogin, person, valueOf, type Person } from './support/person.ts';

/** What can go otherwise than planned, for a buyer who knows nothing of how it is built. */
const mail = 'buyer3@demo.test';
/** Store 4: suitcases, three in a carton, nine at least, a price for each variant. */
const suitcase = { prodId: 33, skuId: 179, shopId: 4, count: 9 };
/** Store 5: mirrors, two in a carton, six at least, a price for each variant. */
const mirror = { prodId: 44, skuId: 223, shopId: 5, count: 6 };
/** Store 5: hand showers by the carton of sixty. */
const shower = { prodId: 45, skuId: 227, shopId: 5, count: 60 };

async function buyerOf(browser: Browser, options?: Parameters<typeof person>[2]): Promise<Person> {
  const buyer = await person(browser, 'en', options);
  await logIn(buyer.page.context(), 'buyer', mail);
  return buyer;
}
const requestOf = ({ page }: Person) => page.context().request;
const ordersOf = async (buyer: Person) => (await ask(requestOf(buyer), 'GET /p/myOrder/myOrderSearch', { status: anyStatus })).total;
const balanceOf = async (buyer: Person) => (await ask(requestOf(buyer), 'GET /p/user/userInfo', {})).balance;
const cents = (amount: number) => Math.round(amount * 100);
const heading = ({ page }: Person, name: string) => page.getByRole('heading', { level: 1, name });

/** One order of suitcases waits for payment. */
async function waiting(buyer: Person) {
  const [number = ''] = await placeOrders(requestOf(buyer), [suitcase]);
  const { totalFee } = await ask(requestOf(buyer), 'GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: number });
  return { number, totalFee, path: `/payment?orderNumbers=${number}` };
}

/** The cart holds these goods, ticked, and nothing else. */
async function fillCart(buyer: Person, ...items: (typeof suitcase)[]) {
  await ask(requestOf(buyer), 'DELETE /p/shopCart/deleteAll', {});
  if (items.length > 0) await ask(requestOf(buyer), 'POST /p/shopCart/changeItems', { items });
}

/** A seller of store 5 changes a variant while the buyer is at it. */
async function sellerChanges(browser: Browser, change: { skuId: number; price?: string; stocks?: number }) {
  const seller = await person(browser, 'en', { app: 'seller-console' });
  await logIn(seller.page.context(), 'seller', 'seller5');
  await ask(requestOf(seller), 'PUT /shop/admin/prod/sku', change);
  await seller.leave();
}

test.describe('login', () => {
  test('a code from the mailbox logs in without a password', async ({ browser }) => {
    const guest = await person(browser, 'en');
    const { page, say, open } = guest;
    await open('/login?mode=code&back=%2Fuser-center%2Fuc-home');
    await page.getByLabel(say('E-mail')).fill(mail);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: say('Get a code') }).click();
    await expect(page.getByRole('status').filter({ hasText: mail })).toBeVisible();
    await expect.poll(async () => (await mailsTo(requestOf(guest), mail))[0]?.subject).toMatch(/\d{6}/);
    const [newest] = await mailsTo(requestOf(guest), mail);
    await page.getByLabel(say('Code'), { exact: true }).fill(/\d{6}/.exec(newest?.subject ?? '')?.[0] ?? '');
    await page
      .getByRole('button', { name: say('Log in') })
      .last()
      .click();
    await expect(page).toHaveURL(/\/user-center\/uc-home/);
    expect(guest.troubles()).toEqual([]);
    await guest.leave();
  });

  test('a wrong password says so and tells nothing else; logging out ends it', async ({ browser }) => {
    const guest = await person(browser, 'en');
    const { page, say, open } = guest;
    await open('/login');
    await passLogin(guest, mail, 'not-the-password');
    await expect(page.getByRole('alert')).toContainText('The account or the password is not right.');
    await expect(page.getByLabel(say('Account name, e-mail or mobile'))).toHaveValue(mail);
    await passLogin(guest, 'nobody@demo.test', 'not-the-password');
    await expect(page.getByRole('alert')).toContainText('The account or the password is not right.');
    await passLogin(guest, mail);
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await page.locator('summary', { hasText: 'Гульнара' }).click();
    await page.getByRole('button', { name: say('Log out') }).click();
    await expect(page.getByRole('link', { name: say('Log in') }).first()).toBeVisible();
    await page.goto('/user-center/uc-order');
    await expect(page).toHaveURL(/\/login\?back=/);
    expect(guest.troubles()).toEqual([]);
    await guest.leave();
  });
});

test.describe('payment', () => {
  test('an order that is not paid in time is over, and the page says so', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open } = buyer;
    const before = await balanceOf(buyer);
    const { number, path } = await waiting(buyer);
    await open(path);
    await expect(heading(buyer, say('Payment'))).toBeVisible();
    await moveClock(requestOf(buyer), minutes(31));
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(heading(buyer, say('The time to pay is over'))).toBeVisible();
    await page.reload();
    await expect(heading(buyer, say('The time to pay is over'))).toBeVisible();
    await open(`/order-detail?orderNumber=${number}`);
    await expect(page.getByText(say('The time to pay was over. Nothing was charged.'))).toBeVisible();
    expect(await balanceOf(buyer)).toBe(before);
    await buyer.leave();
  });

  test('a waiting order is cancelled after a question', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open } = buyer;
    const { number, path } = await waiting(buyer);
    await open(`/order-detail?orderNumber=${number}`);
    await page.getByRole('link', { name: say('Cancel the order') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: say('Cancel the order') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Yes, cancel the order') })
      .click();
    await expect(page.getByText(say('You cancelled the order. Nothing was charged.'))).toBeVisible();
    await open(path);
    await expect(heading(buyer, say('The order was cancelled'))).toBeVisible();
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  test('two tabs pay the same order: it is charged once, and the second says it is paid', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open, money } = buyer;
    const before = await balanceOf(buyer);
    const { totalFee, path } = await waiting(buyer);
    await open(path);
    const other = await page.context().newPage();
    await other.goto(path);
    const paid = say('Paid: {amount} is in escrow', { amount: money(totalFee) });
    const button = { name: say('Pay {amount}', { amount: money(totalFee) }) };
    await expect(other.getByRole('button', button)).toBeVisible();
    await page.getByRole('button', button).click();
    await expect(heading(buyer, paid)).toBeVisible();
    await other.getByRole('button', button).click();
    await expect(other.getByRole('heading', { level: 1, name: paid })).toBeVisible();
    expect(cents(await balanceOf(buyer))).toBe(cents(before) - cents(totalFee));
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  test('a reload in the middle of a payment shows how it ended', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open, money } = buyer;
    const before = await balanceOf(buyer);
    const { totalFee, path } = await waiting(buyer);
    await open(path);
    let arrived = () => {};
    const done = new Promise<void>((resolve) => (arrived = resolve));
    await page.route('**/payment.data*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      arrived(); // the money is taken, and the answer never comes
    });
    await page.getByRole('button', { name: /^Pay / }).click();
    await done;
    await page.reload();
    await expect(heading(buyer, say('Paid: {amount} is in escrow', { amount: money(totalFee) }))).toBeVisible();
    expect(cents(await balanceOf(buyer))).toBe(cents(before) - cents(totalFee));
    await buyer.leave();
  });

  test('a payment whose answer is lost is being checked, not failed', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open, money } = buyer;
    const before = await balanceOf(buyer);
    const { totalFee, path } = await waiting(buyer);
    await open(path);
    const lose = (reaches: boolean) =>
      page.route('**/payment.data*', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        if (reaches) await route.fetch();
        await route.abort('connectionreset');
      });
    // Lost on the way there: nobody knows, until the page is asked again.
    await lose(false);
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(heading(buyer, say('The payment is being checked'))).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: say('Check again') }).click();
    await expect(heading(buyer, say('Payment'))).toBeVisible();
    expect(await balanceOf(buyer)).toBe(before);
    // Lost on the way back: the page finds out by itself.
    await lose(true);
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(heading(buyer, say('Paid: {amount} is in escrow', { amount: money(totalFee) }))).toBeVisible();
    expect(cents(await balanceOf(buyer))).toBe(cents(before) - cents(totalFee));
    await buyer.leave();
  });
});

test.describe('ordering', () => {
  test('a double press places one order, and the back button does not place another', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open } = buyer;
    const before = await ordersOf(buyer);
    await fillCart(buyer, suitcase);
    await open('/cart');
    await page.getByRole('link', { name: say('Check and order') }).click();
    await page.getByRole('button', { name: say('Place the order') }).dblclick();
    await expect(page).toHaveURL(/\/payment/);
    await expect(heading(buyer, say('Payment'))).toBeVisible();
    expect(await ordersOf(buyer)).toBe(before + 1);
    await page.goBack();
    await expect(page.getByText(say('Nothing was ordered and nothing was charged. The cart is as you left it.'))).toBeVisible();
    await page.goForward();
    await expect(heading(buyer, say('Payment'))).toBeVisible();
    expect(await ordersOf(buyer)).toBe(before + 1);
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  test('what a seller has run out of stands apart in the cart, with the reason', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open, money } = buyer;
    await fillCart(buyer, suitcase, shower);
    await sellerChanges(browser, { skuId: shower.skuId, stocks: 0 });
    await open('/cart');
    const apart = page.getByRole('region', { name: say('Cannot be ordered now') });
    await expect(apart.getByRole('listitem')).toHaveCount(1);
    await expect(apart.getByText(say('Out of stock.'))).toBeVisible();
    const cart = await ask(requestOf(buyer), 'POST /p/shopCart/info', {});
    await expect(
      page.getByRole('complementary', { name: say('Total of the cart') }).getByText(money(cart.finalMoney), { exact: true }),
    ).toBeVisible();
    await apart.getByRole('button', { name: say('Take all out') }).click();
    await expect(apart).toHaveCount(0);
    await open(`/goods-detail?prodId=${shower.prodId}`);
    await expect(page.getByText(say('Out of stock'), { exact: true })).toBeVisible();
    await sellerChanges(browser, { skuId: shower.skuId, stocks: 8000 });
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  test('a price that changes between checking and ordering is shown before anything is ordered', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open, money } = buyer;
    const before = await ordersOf(buyer);
    const old =
      (await ask(requestOf(buyer), 'GET /prod/prodInfo', { prodId: mirror.prodId })).skuList.find(({ skuId }) => skuId === mirror.skuId)
        ?.price ?? 0;
    await fillCart(buyer, mirror);
    await open('/submit-order');
    await expect(heading(buyer, say('Check and order'))).toBeVisible();
    const raised = cents(old) + 255;
    await sellerChanges(browser, { skuId: mirror.skuId, price: (raised / 100).toFixed(2) });
    await page.getByRole('button', { name: say('Place the order') }).click();
    const told = page.getByRole('status').filter({ hasText: say('Prices have changed. Nothing was ordered yet.') });
    await expect(told).toContainText(money(old));
    await expect(told).toContainText(money(raised / 100));
    expect(await ordersOf(buyer)).toBe(before);
    const goods = valueOf(page.getByRole('complementary', { name: say('Totals') }), say('Goods'));
    await expect(goods).toHaveText(money((raised * mirror.count) / 100));
    await page.getByRole('button', { name: say('Place the order') }).click();
    await expect(heading(buyer, say('Payment'))).toBeVisible();
    expect(await ordersOf(buyer)).toBe(before + 1);
    await sellerChanges(browser, { skuId: mirror.skuId, price: old.toFixed(2) });
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  test('quantities typed by hand become whole cartons; addresses off the step are refused in words', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open } = buyer;
    await fillCart(buyer);
    await open(`/goods-detail?prodId=${suitcase.prodId}`);
    const { skuList, cartonQuantity } = await ask(requestOf(buyer), 'GET /prod/prodInfo', { prodId: suitcase.prodId });
    const [sku] = skuList;
    const field = page.getByRole('spinbutton', { name: say('Cartons: {0}', { 0: sku?.skuName ?? '' }) });
    for (const [typed, kept] of [
      ['2.5', '2'],
      ['-3', '0'],
      ['1e3', '1000'],
      ['99999999', String(Math.floor((sku?.stocks ?? 0) / cartonQuantity))],
      ['', '0'],
    ] as const) {
      await field.fill(typed);
      await field.blur();
      await expect(field).toHaveValue(kept);
    }
    await page
      .getByRole('button', { name: say('Add to cart') })
      .first()
      .click();
    await expect(page.getByRole('alert')).toContainText(say('Choose at least one carton of a variant.'));
    for (const [count, words] of [
      [10, 'is sold by the carton of 3'],
      [3, 'the minimum order is 9'],
    ] as const) {
      await page.goto(`/submit-order?prodId=${suitcase.prodId}&skuId=${suitcase.skuId}&shopId=${suitcase.shopId}&count=${count}`);
      await expect(page.locator('h1')).toContainText(words);
    }
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });
});

test.describe('other ways to use the site', () => {
  test('without scripts a buyer gets from a product to a paid order', async ({ browser }) => {
    const buyer = await buyerOf(browser, { javaScriptEnabled: false });
    const { page, say, open, money } = buyer;
    await ask(requestOf(buyer), 'DELETE /p/shopCart/deleteAll', {});
    await open(`/goods-detail?prodId=${suitcase.prodId}`);
    await page.getByRole('spinbutton').first().fill('3');
    await page
      .getByRole('button', { name: say('Add to cart') })
      .first()
      .click();
    await page.getByRole('link', { name: say('Go to the cart') }).click();
    await page.getByRole('spinbutton').first().fill('4');
    await page.getByRole('button', { name: say('Update') }).click();
    const cart = await ask(requestOf(buyer), 'POST /p/shopCart/info', {});
    expect(cart.shopCarts[0]?.cartons).toBe(4);
    await expect(
      page.getByRole('complementary', { name: say('Total of the cart') }).getByText(money(cart.finalMoney), { exact: true }),
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
    await expect(page.getByRole('link', { name: say('Skip to the content') })).toBeFocused();
    await expect(page.getByRole('link', { name: say('Skip to the content') })).toBeInViewport();
    await tabTo(page, page.getByRole('searchbox').first());
    await page.keyboard.type('suitcase');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: like('Found for “{words}”') })).toBeVisible();
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
    const link = page.getByRole('link', { name: say('Go to the cart') });
    await expect(link).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(buyer, say('Cart'))).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveValue('3');
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  test('an unknown path is a true 404 that shows the way on', async ({ browser }) => {
    const guest = await person(browser, 'en');
    const { page, say } = guest;
    for (const path of ['/no-such-page', '/goods-detail/1/2', '/wp-login.php', '/%E0%A4%A', '/goods-detail?prodId=abc']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
    }
    await page.goto('/no-such-page');
    await expect(heading(guest, say('There is no such page'))).toBeVisible();
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
    await open('/');
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
      await box.fill(words);
      await box.press('Enter');
      await expect(page).toHaveURL((url) => url.searchParams.get('pn') === words);
      await expect(box).toHaveValue(words);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await page.locator('img[src="x"], h1 script').count()).toBe(0);
    }
    expect(guest.troubles()).toEqual([]);
    await guest.leave();
  });
});
