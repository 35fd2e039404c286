import { expect, test } from '@playwright/test';
import { ask, logIn } from '../support/api.ts';
import { buyerOf, heading, mail, waiting } from '../support/buyer.ts';
import { signByBoth } from '../support/contract.ts';
import { requestOf } from '../support/newcomer.ts';
import { person } from '../support/person.ts';
import { ready } from '../support/ready.ts';

/** Store 1 offers every term of payment. */
const tools = { prodId: 1, skuId: 1, shopId: 1, count: 24 };

test.describe('terms of payment', () => {
  test('a price is paid in parts: one with the order, the next once the goods are out', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open, money } = buyer;
    await open(`/submit-order?${new URLSearchParams(Object.entries(tools).map(([name, value]) => [name, String(value)]))}`);
    await page
      .getByRole('radio', { name: new RegExp(`^${say('In parts: {shares}', { shares: '' })}`) })
      .first()
      .check();
    await expect(page).toHaveURL(/terms=3/);
    await ready(page);
    await page.getByRole('button', { name: say('Place the order') }).click();
    // What is not paid before delivery needs a contract.
    await expect(page).toHaveURL(/waiting-sign-contract/);
    const orderNumbers = new URL(page.url()).searchParams.get('orderNumber') ?? '';
    const seller = await person(browser, 'en', { app: 'seller-console' });
    await logIn(seller.page.context(), 'seller', 'seller1');
    await signByBoth(requestOf(buyer), mail, requestOf(seller), orderNumbers);
    await open(`/payment?orderNumbers=${orderNumbers}`);
    await expect(page.getByText(say('To pay, part {sequence} of {of}', { sequence: '1', of: '3' }))).toBeVisible();
    const { totalFee } = await ask(requestOf(buyer), 'GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers });
    await page.getByRole('button', { name: say('Pay {amount}', { amount: money(totalFee) }) }).click();
    await expect(heading(buyer, say('Paid: {amount} is in escrow', { amount: money(totalFee) }))).toBeVisible();

    const packages = [{ dvyId: 1, dvyFlowId: 'SF300400' }];
    await ask(requestOf(seller), 'PUT /shop/admin/order/delivery', { orderNumber: orderNumbers, packages });
    await seller.open(`/seller/orders/${orderNumbers}`);
    await expect(seller.page.getByRole('heading', { name: seller.say('Payment in instalments') })).toBeVisible();
    await seller.leave();

    await open(`/order-detail?orderNumber=${orderNumbers}`);
    await expect(page.getByText(say('Paid so far'))).toBeVisible();
    await page.getByRole('link', { name: say('Pay this part') }).click();
    await expect(page.getByText(say('To pay, part {sequence} of {of}', { sequence: '2', of: '3' }))).toBeVisible();
    await ready(page);
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(page.getByText(say('It stays in escrow with the earlier instalments. The order page shows every step.'))).toBeVisible();
    const { instalments } = await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber: orderNumbers });
    expect(instalments.map(({ payTime }) => payTime !== null)).toEqual([true, true, false]);
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  test('an order is paid by bank transfer: the invoice names the reference, an operator records the money', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open, money } = buyer;
    const { totalFee, path, number } = await waiting(buyer);
    await open(path);
    await page.getByRole('radio', { name: new RegExp(`^${say('Bank transfer')}`) }).check();
    await page.getByRole('button', { name: say('Pay {amount}', { amount: money(totalFee) }) }).click();
    await expect(heading(buyer, say('Waiting for your bank transfer'))).toBeVisible();
    await page.getByRole('link', { name: say('Payment invoice to print') }).click();
    await expect(heading(buyer, say('Payment invoice'))).toBeVisible();
    const reference = (await page.getByText(/^KY-/).first().textContent()) ?? '';

    const operator = await person(browser, 'en', { app: 'platform-console' });
    await logIn(operator.page.context(), 'operator', 'operator1');
    await operator.open('/platform/payments/transfers');
    const { page: desk, say: word } = operator;
    await desk.getByRole('button', { name: word('Record a transfer') }).click();
    await desk.getByLabel(word('Bank transaction')).fill(`TX-${number}`);
    await desk.getByLabel(word('Amount'), { exact: true }).fill(totalFee.toFixed(2));
    await desk.getByLabel(word('Reference'), { exact: true }).fill(`invoice ${reference.toLowerCase()}`);
    await desk.getByRole('button', { name: word('Record it') }).click();
    await expect(desk.getByText(word('The orders are paid.'))).toBeVisible();
    expect(operator.troubles()).toEqual([]);
    await operator.leave();

    await open(path);
    await expect(heading(buyer, say('Paid: {amount} is in escrow', { amount: money(totalFee) }))).toBeVisible();
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });
});
