import { expect, test } from '@playwright/test';
import { orderStatus } from '@kyakhta/contract/values';
import { ask, logIn } from './support/api.ts';
import { requestOf } from './support/newcomer.ts';
import { openConsole, person } from './support/person.ts';

/** Store 1 sends by courier, brings within Moscow, and gives out at its places. */
const goods = { prodId: '1', skuId: '1', shopId: '1', count: '24' };

test('goods are collected: no freight, a code for the buyer alone, given out against it', async ({ browser }) => {
  test.slow();
  const buyer = await person(browser, 'ru');
  const { page, say } = buyer;
  await logIn(page.context(), 'buyer', 'buyer4@demo.test');
  await buyer.open(`/submit-order?${new URLSearchParams(goods)}`);
  await page.getByRole('radio', { name: /^Забрать: .?Склад/ }).check();
  await expect(page).toHaveURL(/dvy-1=2/);
  await expect(page.getByText(say('Ordinary'), { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: say('Place the order') }).click();
  await expect(page).toHaveURL(/\/payment\?orderNumbers=\d+/);
  const number = new URL(page.url()).searchParams.get('orderNumbers') ?? '';
  await ask(requestOf(buyer), 'POST /p/order/pay', { orderNumbers: number, payType: 9 });

  await buyer.open(`/order-detail?orderNumber=${number}`);
  const panel = page.getByRole('region', { name: say('Collect your order') });
  await expect(panel.getByText(say('As soon as your order is ready, we’ll email you a code; it’s also shown here.'))).toBeVisible();

  const seller = await person(browser, 'en', { app: 'seller-console' });
  await openConsole(seller, '/seller', 'seller1');
  await seller.open(`/seller/orders/${number}`);
  await seller.page.getByRole('link', { name: seller.say('Hand over the goods') }).click();
  await seller.page.getByRole('button', { name: seller.say('The goods are ready') }).click();
  await expect(seller.page.getByText(seller.say('The buyer has been notified and given a code')).first()).toBeVisible();

  await buyer.open('/user-center/uc-order');
  await page
    .getByRole('link', { name: say('Show the pickup code') })
    .first()
    .click();
  await expect(panel.getByRole('img', { name: say('The same code, for scanning') })).toBeVisible();
  const { pickupCode } = await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber: number });
  await expect(panel.getByText(`${pickupCode?.slice(0, 4)} ${pickupCode?.slice(4)}`)).toBeVisible();

  const check = seller.page.getByRole('button', { name: seller.say('Check the buyer’s code') });
  await check.click();
  const field = seller.page.getByLabel(seller.say('Code of {pickupCodeDigits} digits', { pickupCodeDigits: 8 }));
  await field.fill('0');
  await seller.page.getByRole('button', { name: seller.say('Check the code'), exact: true }).click();
  await expect(seller.page.getByText(/Attempts left: 4/)).toBeVisible();
  await field.fill(pickupCode ?? '');
  await seller.page.getByRole('button', { name: seller.say('Check the code'), exact: true }).click();
  await expect(seller.page.getByText(seller.say('Correct code: hand over the goods')).first()).toBeVisible();
  await expect(check).toHaveCount(0);
  expect(seller.troubles()).toEqual([]);
  await seller.leave();

  await buyer.open(`/order-detail?orderNumber=${number}`);
  await expect(page.getByText(say('Goods collected against your code'))).toBeVisible();
  expect(await ask(requestOf(buyer), 'GET /p/myOrder/getOrderStatus', { orderNumber: number })).toBe(orderStatus.pendingEvaluation);
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});

test('a store says where its goods are collected, and buyers are offered it', async ({ browser }) => {
  const seller = await person(browser, 'en', { app: 'seller-console' });
  const { page, say } = seller;
  await openConsole(seller, '/seller', 'seller4');
  await page.getByRole('link', { name: say('Delivery') }).click();
  await page.getByRole('checkbox', { name: new RegExp(`^${say('The buyer collects')}`) }).check();
  await page.getByRole('button', { name: say('Save') }).click();
  await expect(page.getByText(say('Add a pickup point.'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: say('Add a pickup point'), exact: true }).click();
  await page.getByLabel(say('Name'), { exact: true }).fill('Gate 7');
  await page.getByLabel(say('Address'), { exact: true }).fill('Harbour Road 7');
  await page.getByLabel(say('Opening hours'), { exact: true }).fill('9–18');
  await page.getByLabel(say('Phone'), { exact: true }).fill('+7 812 123 45 67');
  await page.getByRole('button', { name: say('Save') }).click();
  await expect(page.getByText(say('Saved. It applies to orders from now on.')).first()).toBeVisible();
  const { dvyTypes, stations } = await ask(requestOf(seller), 'GET /shop/admin/shop/delivery', {});
  expect([dvyTypes, stations.map((s) => s.name)]).toEqual([[1, 2, 3], ['Gate 7']]);
  expect(seller.troubles()).toEqual([]);
  await seller.leave();
});
