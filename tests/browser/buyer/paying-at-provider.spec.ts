import { expect, test, type Page } from '@playwright/test';
import { orderStatus, payType } from '@kyakhta/contract/values';
import { ask, minutes, moveClock } from '../support/api.ts';
import { balanceOf, buyerOf, cents, heading, waiting } from '../support/buyer.ts';
import { requestOf } from '../support/newcomer.ts';
import { agree, atGateway, beDeclined, chargeBack, goBack, meetNext, settle } from '../support/gateway.ts';
import { openConsole, person, type Person } from '../support/person.ts';
import { ready } from '../support/ready.ts';

/** Chooses a way to pay by its number and presses the button. */
async function payBy({ page }: Person, way: number) {
  await page.locator(`input[name="payType"][value="${way}"]`).check();
  await page.getByRole('button', { name: /^Pay / }).click();
}
const stateOf = async (buyer: Person, orderNumber: string) =>
  (await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber })).status;
const numberOf = async (buyer: Person, orderNumbers: string) =>
  (await ask(requestOf(buyer), 'GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers })).attempt?.payNumber ?? '';
const focused = (page: Page) => page.locator(':focus');

test.describe('paying at a provider', () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`a payer who turns back finds where to go on, and pays ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({ browser }) => {
      const buyer = await buyerOf(browser, { javaScriptEnabled });
      const { page, say, open, money } = buyer;
      const before = await balanceOf(buyer);
      const { number, totalFee, path } = await waiting(buyer);
      await open(path);
      await payBy(buyer, payType.payPal);
      await atGateway(page);
      await goBack(page);
      await expect(heading(buyer, say('You haven’t finished at {provider}', { provider: 'PayPal' }))).toBeVisible();
      expect(await stateOf(buyer, number)).toBe(orderStatus.pendingPayment);
      await page.getByRole('link', { name: say('Continue at {provider}', { provider: 'PayPal' }) }).click();
      await atGateway(page);
      await agree(page);
      await expect(heading(buyer, say('Paid: {amount} is in escrow', { amount: money(totalFee) }))).toBeVisible();
      await expect(page).toHaveURL(/\/payment\?orderNumbers=\d+$/);
      expect(await stateOf(buyer, number)).toBe(orderStatus.pendingDelivery);
      expect(await balanceOf(buyer)).toBe(before);
      // Scripts that were not let in are reported as failed.
      expect(javaScriptEnabled ? buyer.troubles() : []).toEqual([]);
      await buyer.leave();
    });
  }

  test('a declined card says so and charges nothing; the balance pays after it', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open, money } = buyer;
    const before = await balanceOf(buyer);
    const { totalFee, path } = await waiting(buyer);
    await open(path);
    await payBy(buyer, payType.payPal);
    await atGateway(page);
    await beDeclined(page);
    await expect(page.getByText(say('Not paid: nothing was charged'))).toBeVisible();
    await expect(
      page.getByText(
        say('The card or account you used at {provider} was declined. Use another one, or choose another payment method.', {
          provider: 'PayPal',
        }),
      ),
    ).toBeVisible();
    expect(await balanceOf(buyer)).toBe(before);
    // She is back from another site: the page is loaded anew, and moves the focus once its scripts are there.
    await ready(page);
    await payBy(buyer, payType.balance);
    const paid = say('Paid: {amount} is in escrow', { amount: money(totalFee) });
    await expect(heading(buyer, paid)).toBeVisible();
    await expect(focused(page)).toHaveText(paid);
    expect(cents(await balanceOf(buyer))).toBe(cents(before) - cents(totalFee));
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  test('a payment nobody knows the end of is being checked: no second payment, no cancelling, and it ends by itself', async ({
    browser,
  }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open, money } = buyer;
    const { number, totalFee, path } = await waiting(buyer);
    await open(path);
    await payBy(buyer, payType.payPal);
    await atGateway(page);
    await meetNext(requestOf(buyer), { operation: 'capture', behaviour: 'pending' });
    await agree(page);
    await expect(heading(buyer, say('Your payment is being checked'))).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: /^Pay / })).toHaveCount(0);
    await expect(main).not.toContainText(/fail|error/i);
    const other = await page.context().newPage();
    await other.goto(`/order-detail?orderNumber=${number}&ask=cancel`);
    await ready(other);
    await other
      .getByRole('dialog')
      .getByRole('button', { name: say('Yes, cancel the order') })
      .click();
    await other.getByRole('link', { name: say('See the payment') }).click();
    await expect(other.getByRole('heading', { level: 1, name: say('Your payment is being checked') })).toBeVisible();
    await other.close();
    expect(await stateOf(buyer, number)).toBe(orderStatus.pendingPayment);
    await settle(requestOf(buyer), await numberOf(buyer, number));
    const paid = say('Paid: {amount} is in escrow', { amount: money(totalFee) });
    await expect(heading(buyer, paid)).toBeVisible({ timeout: 60_000 });
    await expect(focused(page)).toHaveText(paid);
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  test('a provider that does not answer is tried again, with the way that was chosen', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open, money } = buyer;
    const { totalFee, path } = await waiting(buyer);
    await open(path);
    await meetNext(requestOf(buyer), { operation: 'create', behaviour: 'status', status: 503 });
    await payBy(buyer, payType.payPal);
    await page.getByRole('button', { name: say('Try again') }).click();
    await atGateway(page);
    await agree(page);
    await expect(heading(buyer, say('Paid: {amount} is in escrow', { amount: money(totalFee) }))).toBeVisible();
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  test('a wrong amount waits for an operator, who sends it back; the order is paid meanwhile', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open, money } = buyer;
    const { number, totalFee, path } = await waiting(buyer);
    await open(path);
    await payBy(buyer, payType.payPal);
    await atGateway(page);
    await meetNext(requestOf(buyer), { operation: 'capture', behaviour: 'amount', value: '12.00' });
    await agree(page);
    await expect(page.getByText(say('We received an amount that doesn’t match'))).toBeVisible();
    expect(await stateOf(buyer, number)).toBe(orderStatus.pendingPayment);
    const payNumber = await numberOf(buyer, number);

    const operator = await person(browser, 'ru', { app: 'platform-console' });
    await openConsole(operator, '/platform', 'operator1');
    await operator.open('/platform/payments/cases');
    const found = operator.page.getByRole('article').filter({ hasText: payNumber });
    await expect(found.getByRole('heading', { name: operator.say('Wrong amount') })).toBeVisible();
    await found.getByRole('button', { name: operator.say('Send back'), exact: true }).click();
    const amount = operator.money(12);
    const question = operator.page.getByRole('dialog');
    await expect(question.getByRole('heading', { name: operator.say('Send {amount} back?', { amount }) })).toBeVisible();
    await question.getByRole('button', { name: operator.say('Send {amount} back', { amount }) }).click();
    await expect(question.getByText(operator.say('Enter at least {least} characters.', { least: 3 }))).toBeVisible();
    await question.getByRole('textbox', { name: operator.say('Note') }).fill('Сумма не совпала');
    await question.getByRole('button', { name: operator.say('Send {amount} back', { amount }) }).click();
    await expect(question).toHaveCount(0);
    await expect(async () => {
      await operator.open('/platform/payments/cases?view=closed');
      await expect(found).toContainText('Сумма не совпала');
    }).toPass({ timeout: 60_000 });
    expect(operator.troubles()).toEqual([]);
    await operator.leave();

    await open(path);
    await expect(page.getByText(say('{back} has been refunded to the same payment method.', { back: money(12) }))).toBeVisible();
    await payBy(buyer, payType.balance);
    await expect(heading(buyer, say('Paid: {amount} is in escrow', { amount: money(totalFee) }))).toBeVisible();
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  test('money charged back after the payment is shown to operators, who close the case; the order stays paid', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open, money } = buyer;
    const { number, totalFee, path } = await waiting(buyer);
    await open(path);
    await payBy(buyer, payType.payPal);
    await atGateway(page);
    await agree(page);
    await expect(heading(buyer, say('Paid: {amount} is in escrow', { amount: money(totalFee) }))).toBeVisible();
    const payNumber = await numberOf(buyer, number);
    await chargeBack(requestOf(buyer), payNumber, '3.00');

    const operator = await person(browser, 'ru', { app: 'platform-console' });
    await openConsole(operator, '/platform', 'operator1');
    const found = operator.page.getByRole('article').filter({ hasText: payNumber });
    await expect(async () => {
      await operator.open('/platform/payments/cases');
      await expect(found.getByRole('heading', { name: operator.say('Charged back or refunded outside') })).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await expect(found).toContainText('3.00 USD');
    await expect(found).toContainText(operator.say('The platform paid {loss}', { loss: operator.money(3) }));
    const closing = operator.say('Close the case');
    await found.getByRole('button', { name: closing }).click();
    const question = operator.page.getByRole('dialog');
    await question.getByRole('textbox', { name: operator.say('Note') }).fill('Убыток взыскан с покупателя');
    await question.getByRole('button', { name: closing }).click();
    await expect(question).toHaveCount(0);
    await operator.open('/platform/payments/cases?view=closed');
    await expect(found).toContainText('Убыток взыскан с покупателя');
    expect(operator.troubles()).toEqual([]);
    await operator.leave();

    expect(await stateOf(buyer, number)).toBe(orderStatus.pendingDelivery);
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  test('a payment whose provider keeps silent is given up by an operator, and the balance pays', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open, money } = buyer;
    const { number, totalFee, path } = await waiting(buyer);
    await open(path);
    await payBy(buyer, payType.payPal);
    await atGateway(page);
    await meetNext(requestOf(buyer), { operation: 'capture', behaviour: 'pending' });
    await agree(page);
    await expect(heading(buyer, say('Your payment is being checked'))).toBeVisible();
    const payNumber = await numberOf(buyer, number);
    await moveClock(requestOf(buyer), minutes(11));

    const operator = await person(browser, 'ru', { app: 'platform-console' });
    await openConsole(operator, '/platform', 'operator1');
    await operator.open('/platform/payments/cases');
    const found = operator.page.getByRole('article').filter({ hasText: payNumber });
    await expect(found.getByRole('heading', { name: operator.say('No answer for a long time') })).toBeVisible();
    await found.getByRole('button', { name: operator.say('Abandon'), exact: true }).click();
    const question = operator.page.getByRole('dialog');
    await question.getByRole('textbox', { name: operator.say('Note') }).fill('В PayPal платежа нет');
    await question.getByRole('button', { name: operator.say('Abandon the payment') }).click();
    await expect(question).toHaveCount(0);
    await expect(found).toHaveCount(0);
    expect(operator.troubles()).toEqual([]);
    await operator.leave();

    await open(path);
    await payBy(buyer, payType.balance);
    await expect(heading(buyer, say('Paid: {amount} is in escrow', { amount: money(totalFee) }))).toBeVisible();
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });
});
