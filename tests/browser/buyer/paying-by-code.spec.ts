import { expect, test, type Page } from '@playwright/test';
import { orderStatus, payType } from '@kyakhta/contract/values';
import { inaccessible } from '../support/accessible.ts';
import { ask, logIn, minutes, moveClock } from '../support/api.ts';
import { buyerOf, heading, mail, waiting } from '../support/buyer.ts';
import { largeOrder, signByBoth } from '../support/contract.ts';
import { query } from '../support/database.ts';
import { agree, scan } from '../support/gateway.ts';
import { requestOf } from '../support/newcomer.ts';
import { person, type Person } from '../support/person.ts';
import { ready } from '../support/ready.ts';

/** A buyer before the screen in a language. */
const buyerIn = async (...[browser, language, options]: Parameters<typeof person>): Promise<Person> => {
  const buyer = await person(browser, language, options);
  await logIn(buyer.page.context(), 'buyer', mail);
  return buyer;
};
/** Chooses a way to pay by its number and presses the button. */
const payBy = async ({ page }: Person, way: number) => {
  await page.locator(`input[name="payType"][value="${way}"]`).check();
  await page.locator('form#pay button[type="submit"]').click();
};
const stateOf = async (buyer: Person, orderNumber: string) =>
  (await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber })).status;
const numberOf = async (buyer: Person, orderNumbers: string) =>
  (await ask(requestOf(buyer), 'GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers })).attempt?.payNumber ?? '';
const code = (page: Page, name: string) => page.getByRole('img', { name });

test.describe('paying by a code or on another page', () => {
  test('the page that shows the code finds out by itself that the phone has paid', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open, money } = buyer;
    const { number, totalFee, path } = await waiting(buyer);
    await open(path);
    await payBy(buyer, payType.wechat);
    await expect(heading(buyer, say('Scan to pay with {provider}', { provider: 'WeChat Pay' }))).toBeVisible();
    await expect(code(page, say('QR code of this payment'))).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
    await scan(requestOf(buyer), await numberOf(buyer, number));
    const paid = say('Paid: {amount} is in escrow', { amount: money(totalFee) });
    await expect(heading(buyer, paid)).toBeVisible({ timeout: 60_000 });
    await expect(page.locator(':focus')).toHaveText(paid);
    expect(await stateOf(buyer, number)).toBe(orderStatus.pendingDelivery);
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  test('the code is there without scripts, and a button asks whether it was paid', async ({ browser }) => {
    const buyer = await buyerOf(browser, { javaScriptEnabled: false });
    const { page, say, open, money } = buyer;
    const { number, totalFee, path } = await waiting(buyer);
    await open(path);
    await payBy(buyer, payType.wechat);
    await expect(code(page, say('QR code of this payment'))).toBeVisible();
    await scan(requestOf(buyer), await numberOf(buyer, number));
    await page.getByRole('button', { name: say('Check again') }).click();
    await expect(heading(buyer, say('Paid: {amount} is in escrow', { amount: money(totalFee) }))).toBeVisible();
    await buyer.leave();
  });

  test('the code goes when the time to pay is over', async ({ browser }) => {
    const buyer = await buyerIn(browser, 'ru');
    const { page, say, open } = buyer;
    const { path } = await waiting(buyer);
    await open(path);
    await payBy(buyer, payType.wechat);
    await expect(code(page, say('QR code of this payment'))).toBeVisible();
    await moveClock(requestOf(buyer), minutes(31));
    await open(path);
    await expect(heading(buyer, say('The payment deadline has passed'))).toBeVisible();
    await expect(code(page, say('QR code of this payment'))).toHaveCount(0);
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  test('a code that ends long before an order under contract says so, and another one is there at once', async ({ browser }) => {
    const buyer = await buyerIn(browser, 'ru');
    const { page, say, open } = buyer;
    const number = await largeOrder(requestOf(buyer));
    const seller = await person(browser, 'en', { app: 'seller-console' });
    await logIn(seller.page.context(), 'seller', 'seller1');
    await signByBoth(requestOf(buyer), mail, requestOf(seller), number);
    await seller.leave();
    // Three days for the order, two hours for the code: the page counts to the nearer end.
    const timer = page.getByRole('timer');
    await page.clock.install();
    await open(`/payment?orderNumbers=${number}`);
    await expect(timer).toHaveText(/^(?:2 дня 23 часа|3 дня 0 часов)$/);
    await payBy(buyer, payType.wechat);
    await expect(code(page, say('QR code of this payment'))).toBeVisible();
    await expect(timer).toHaveText(/^1:59:|^2:00:/);
    await expect(page.getByText(say('When the code expires, you can get a new one here.'))).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    const first = await numberOf(buyer, number);
    // The provider's clock is the world's, which nobody moves: what was begun two hours ago ends now.
    await query('update payments set expires_at = now() where number = $1', [first]);
    await page.clock.fastForward('02:00:01');
    const ended = page.locator('[data-result]').filter({ hasText: say('The code has expired') });
    await expect(ended).toBeFocused();
    await expect(page.locator('[aria-live="assertive"]').filter({ hasText: say('The code has expired') })).toBeAttached();
    await expect(code(page, say('QR code of this payment'))).toHaveCount(0);
    await expect(timer).toHaveText(/^(?:2 дня 23 часа|3 дня 0 часов)$/);
    expect(await inaccessible(page)).toEqual([]);
    // Back through the keyboard: the way that was begun is chosen already.
    await expect(page.locator(`input[name="payType"][value="${payType.wechat}"]`)).toBeChecked();
    await page.locator('form#pay button[type="submit"]').focus();
    await page.keyboard.press('Enter');
    await expect(code(page, say('QR code of this payment'))).toBeVisible();
    expect(await numberOf(buyer, number)).not.toBe(first);
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  for (const [name, way] of [
    ['Alipay', payType.alipay],
    ['the online bank', payType.onlineBank],
  ] as const)
    test(`${name} is agreed to on its own page and leads back, in Russian`, async ({ browser }) => {
      const buyer = await buyerIn(browser, 'ru');
      const { page, say, open, money } = buyer;
      const { number, totalFee, path } = await waiting(buyer);
      await open(path);
      await payBy(buyer, way);
      await expect(page).toHaveURL(/\/dev\/gateway\/pay\//);
      await agree(page, 'Оплатить');
      await expect(heading(buyer, say('Paid: {amount} is in escrow', { amount: money(totalFee) }))).toBeVisible();
      await expect(page).toHaveURL(/\/payment\?/);
      expect(await stateOf(buyer, number)).toBe(orderStatus.pendingDelivery);
      expect(buyer.troubles()).toEqual([]);
      await buyer.leave();
    });

  test('a refused card is said to be refused, and another one pays', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open, money } = buyer;
    const { totalFee, path } = await waiting(buyer);
    await open(path);
    const enter = async (number: string) => {
      await payBy(buyer, payType.card);
      await expect(page).toHaveURL(/\/dev\/gateway\/pay\//);
      await page.getByLabel('Card number').fill(number);
      await page.getByLabel('Expires (MM/YY)').fill('12/40');
      await page.getByLabel('Security code').fill('123');
      await page.getByLabel('Name on the card').fill('M SOKOLOVA');
      await agree(page);
    };
    await enter('4000 0000 0000 0002');
    await expect(page.getByText(say('Not paid: nothing was charged'))).toBeVisible();
    // She is back from another site: the page is loaded anew.
    await ready(page);
    await enter('4111 1111 1111 1111');
    await expect(heading(buyer, say('Paid: {amount} is in escrow', { amount: money(totalFee) }))).toBeVisible();
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  for (const language of ['en', 'ru'] as const)
    test(`with all ways to pay switched off a question says so (${language})`, async ({ browser }) => {
      const buyer = await buyerIn(browser, language);
      const { page, say, open } = buyer;
      const { path } = await waiting(buyer);
      const operator = await person(browser, 'en', { app: 'platform-console' });
      await logIn(operator.page.context(), 'operator', 'operator1');
      const all = [
        'balancePaySwitch',
        'payPalSwitch',
        'cardPaySwitch',
        'aliPaySwitch',
        'wxPaySwitch',
        'hostedCardSwitch',
        'onlineBankSwitch',
        'bankPaySwitch',
      ] as const;
      const turn = async (on: boolean) => {
        const { version } = await ask(requestOf(operator), 'GET /platform/site/settings', {});
        const switches = Object.fromEntries(all.map((name) => [name, on])) as Record<(typeof all)[number], boolean>;
        await ask(requestOf(operator), 'PUT /platform/site/settings', { version, ...switches });
      };
      try {
        await turn(false);
        await open(path);
        const question = page.getByRole('dialog');
        await expect(question.getByRole('heading', { name: say('No payment method available') })).toBeVisible();
        // Modal by its scripts: before that, Escape is not heard.
        await expect(page.locator('dialog:modal')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(question).toHaveCount(0);
        await expect(
          page.getByText(say('No payment method is available right now. Your order stays open until its payment deadline.')),
        ).toBeVisible();
        await expect(page.locator('form#pay button[type="submit"]')).toBeDisabled();
      } finally {
        await turn(true);
      }
      expect(buyer.troubles()).toEqual([]);
      await operator.leave();
      await buyer.leave();
    });
});
