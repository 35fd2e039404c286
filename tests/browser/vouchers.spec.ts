import { expect, test } from '@playwright/test';
import { orderStatus } from '@kyakhta/contract/values';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn } from './support/api.ts';
import { requestOf } from './support/newcomer.ts';
import { openConsole, person } from './support/person.ts';

test('a service is bought by voucher: no address, codes for the buyer alone, redeemed by the store', async ({ browser }) => {
  test.slow();
  const buyer = await person(browser, 'ru');
  const { page, say } = buyer;
  await logIn(page.context(), 'buyer', 'buyer5@demo.test');
  const found = await ask(requestOf(buyer), 'GET /search/page', { prodName: 'Factory inspection in Guangdong' });
  const prodId = found.records[0]?.prodId ?? 0;
  const { skuList, shopId } = await ask(requestOf(buyer), 'GET /prod/prodInfo', { prodId });
  await buyer.open(`/goods-detail?prodId=${prodId}`);
  await expect(page.getByText(say('This is a service by voucher'))).toBeVisible();
  await expect(page.getByText(say('Anything you don’t use is refunded automatically.'))).toBeVisible();
  expect(await inaccessible(page)).toEqual([]);

  const wanted = { prodId: String(prodId), skuId: String(skuList[0]?.skuId), shopId: String(shopId), count: '2' };
  await buyer.open(`/submit-order?${new URLSearchParams(wanted)}`);
  const noAddress = say('Vouchers need no address: the codes appear on the order as soon as you pay.');
  await expect(page.getByText(noAddress)).toBeVisible();
  expect(await inaccessible(page)).toEqual([]);
  await page.getByRole('button', { name: say('Place the order') }).click();
  await expect(page).toHaveURL(/\/payment\?orderNumbers=\d+/);
  const number = new URL(page.url()).searchParams.get('orderNumbers') ?? '';
  await ask(requestOf(buyer), 'POST /p/order/pay', { orderNumbers: number, payType: 9 });

  await buyer.open('/user-center/uc-order?mold=1');
  await page.locator(`a[href*="${number}#vouchers"]`).click();
  const panel = page.getByRole('region', { name: say('Your vouchers') });
  const ready = panel.getByText(say('Ready'), { exact: true });
  await expect(ready).toHaveCount(2);
  expect(await inaccessible(page)).toEqual([]);
  for (const left of [1, 0]) {
    await panel
      .getByRole('button', { name: new RegExp(`^${say('Show the code<0> of voucher {place}</0>').split('<0>')[0]}`) })
      .first()
      .click();
    await expect(ready).toHaveCount(left);
  }
  await expect(panel.getByRole('img', { name: say('The same code, for scanning') })).toHaveCount(2);
  const { vouchers } = await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber: number });
  const codes = vouchers.map((v) => v.voucherCode ?? '');
  for (const code of codes) await expect(panel.getByText(code, { exact: true })).toBeVisible();

  const seller = await person(browser, 'en', { app: 'seller-console' });
  await openConsole(seller, '/seller', `seller${shopId}`);
  await seller.open(`/seller/orders/${number}`);
  for (const code of codes) await expect(seller.page.getByText(code)).toHaveCount(0);
  await seller.page.getByRole('link', { name: seller.say('Redeem a voucher') }).click();
  const field = seller.page.getByLabel(seller.say('Code of the voucher'));
  const redeem = seller.page.getByRole('button', { name: seller.say('Redeem'), exact: true });
  await field.fill('nope');
  await redeem.click();
  await expect(seller.page.getByText(/Attempts left: 9/)).toBeVisible();
  expect(await inaccessible(seller.page)).toEqual([]);
  for (const [code = '', said = ''] of [
    [codes[0]?.toLowerCase().replaceAll('-', ' '), '1 more voucher of the same order can be redeemed.'],
    [codes[1], 'It was the last voucher of its order.'],
  ]) {
    await field.fill(code);
    await redeem.click();
    await expect(seller.page.getByText(said)).toBeVisible();
    await expect(field).toHaveValue('');
  }
  expect(seller.troubles()).toEqual([]);
  await seller.leave();

  await buyer.open(`/order-detail?orderNumber=${number}`);
  await expect(panel.getByText(say('Used'), { exact: true })).toHaveCount(2);
  expect(await ask(requestOf(buyer), 'GET /p/myOrder/getOrderStatus', { orderNumber: number })).toBe(orderStatus.pendingEvaluation);
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});
