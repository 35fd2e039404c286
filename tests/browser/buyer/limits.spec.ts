import { expect, test } from '@playwright/test';
import { inaccessible } from '../support/accessible.ts';
import { ask } from '../support/api.ts';
import { buyerOf, heading, mirror } from '../support/buyer.ts';
import { requestOf } from '../support/newcomer.ts';
import { asSeller } from '../support/seller.ts';

test('what unpaid orders may hold, and what may wait for a transfer, is told before the order is placed', async ({ browser }) => {
  const buyer = await buyerOf(browser);
  const { page, say, open } = buyer;
  const { skuList } = await ask(requestOf(buyer), 'GET /prod/prodInfo', { prodId: mirror.prodId });
  const free = skuList.find(({ skuId }) => skuId === mirror.skuId)?.stocks ?? 0;
  const order = (count: number) =>
    open(`/submit-order?prodId=${mirror.prodId}&skuId=${mirror.skuId}&shopId=${mirror.shopId}&count=${count}`);

  // Two in a carton: all of it is more than half.
  await order(Math.floor(free / 2) * 2);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('50%');
  await expect(page.getByRole('link', { name: say('See unpaid orders') })).toHaveAttribute('href', /uc-order/);
  expect(await inaccessible(page)).toEqual([]);

  const told = page.getByText(say('This order cannot be paid by bank transfer'));
  await order(mirror.count);
  await expect(heading(buyer, say('Check and order'))).toBeVisible();
  await expect(told).toHaveCount(0);
  const setShare = (percent: string) =>
    asSeller(browser, 'en', 'seller5', async (seller) => {
      await seller.open('/seller/stock');
      const field = seller.page.getByLabel(seller.say('Share of goods that may wait for bank transfers, %'));
      await field.fill('101');
      await expect(seller.page.getByText(seller.say('Enter a whole number from 0 to 100.'))).toBeVisible();
      await field.fill(percent);
      await seller.page
        .locator('form', { has: field })
        .getByRole('button', { name: seller.say('Save'), exact: true })
        .click();
      await expect(seller.page.getByText(seller.say('Saved'))).toBeVisible();
    });
  await setShare('0');
  await order(mirror.count);
  await expect(told).toBeVisible();
  expect(await inaccessible(page)).toEqual([]);
  await setShare('50');
  await order(mirror.count);
  await expect(heading(buyer, say('Check and order'))).toBeVisible();
  await expect(told).toHaveCount(0);
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});
