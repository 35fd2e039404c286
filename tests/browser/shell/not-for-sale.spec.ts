import { expect, test } from '@playwright/test';
import { ask, logIn } from '../support/api.ts';
import { person } from '../support/person.ts';

/** A new store, so that nobody else's journey misses its goods. */
const shopId = 5;

for (const language of ['en', 'ru'] as const) {
  test(`goods that are sold out, or go to other countries, say so on their page, in ${language}`, async ({ browser }) => {
    const someone = await person(browser, language);
    const { page, say, open } = someone;
    const seller = await browser.newContext();
    const operator = await browser.newContext();
    await logIn(seller, 'seller', `seller${shopId}`);
    await logIn(operator, 'operator', 'operator1');
    await logIn(page.context(), 'buyer', 'buyer2@demo.test');
    const { records } = await ask(page.request, 'GET /search/page', { shopId, size: 1 });
    const prodId = records[0]?.prodId ?? 0;
    const skus = await ask(page.request, 'GET /prod/skuList', { prodId });
    const setStock = async (stocks: (skuId: number) => number) => {
      for (const { skuId } of skus) {
        const { variant } = await ask(seller.request, 'GET /shop/admin/stock/movements', { skuId, size: 1 });
        await ask(seller.request, 'PUT /shop/admin/prod/sku', { skuId, stocks: stocks(skuId), seenStock: variant.onHand });
      }
    };
    const before = new Map(skus.map((s) => [s.skuId, s.stocks]));
    try {
      await setStock(() => 0);
      await open(`/goods-detail?prodId=${prodId}`);
      await expect(page.getByText(say('Out of stock. Look for a similar product, or check back later.'))).toBeVisible();
      // Nothing of a variant without stock can be chosen.
      for (const field of await page.getByRole('spinbutton').all()) {
        await expect(field).toBeDisabled();
        await expect(field).toHaveValue('0');
      }
      await setStock((skuId) => before.get(skuId) ?? 0);
      await ask(operator.request, 'PUT /platform/shop/deliversTo', { shopId, countries: 'KZ' });
      await open(`/goods-detail?prodId=${prodId}`);
      await expect(page.getByText(say('This product can’t be delivered to your region.'))).toBeVisible();
    } finally {
      await setStock((skuId) => before.get(skuId) ?? 0);
      await ask(operator.request, 'PUT /platform/shop/deliversTo', { shopId, countries: '' });
    }
    await open(`/goods-detail?prodId=${prodId}`);
    await expect(page.getByText(say('This product can’t be delivered to your region.'))).toHaveCount(0);
    expect(someone.troubles()).toEqual([]);
    await Promise.all([someone.leave(), seller.close(), operator.close()]);
  });
}
