import { expect, test } from '@playwright/test';
import { ask } from '../support/api.ts';
import { suitcase, mirror, shower, buyerOf, ordersOf, cents, heading, fillCart, sellerChanges } from '../support/buyer.ts';
import { requestOf } from '../support/newcomer.ts';
import { valueOf } from '../support/person.ts';

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
    await expect(page.getByText(say('Nothing was ordered or charged. Your cart hasn’t changed.'))).toBeVisible();
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
      page.getByRole('complementary', { name: say('Cart total') }).getByText(money(cart.finalMoney), { exact: true }),
    ).toBeVisible();
    await apart.getByRole('button', { name: say('Remove all') }).click();
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
    const told = page.getByRole('status').filter({ hasText: say('Prices have changed. Nothing has been ordered yet.') });
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
    const field = page.getByRole('spinbutton', { name: say('Cartons: {full}', { full: sku?.skuName ?? '' }) });
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
