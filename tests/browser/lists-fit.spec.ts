import { expect, test } from '@playwright/test';
import { logIn, placeOrders } from './support/api.ts';
import { requestOf } from './support/newcomer.ts';
import { person } from './support/person.ts';

/** Laptops of every width, from the one where the menu stands beside the page. */
const widths = [1024, 1120, 1168, 1200, 1240, 1280, 1366];

/** How much wider the page is than its window, and the table than its place, in CSS pixels. */
const excess = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const table = document.querySelector('table');
  const place = table?.parentElement;
  return { page: scrollWidth - clientWidth, table: table && place ? Math.max(0, table.offsetWidth - place.clientWidth) : 'no table' };
};

for (const [language, app, path, who, account] of [
  ['de', 'seller-console', '/seller/orders?view=all', 'seller', 'seller1'],
  ['ru', 'seller-console', '/seller/orders?view=all', 'seller', 'seller1'],
  ['ar', 'platform-console', '/platform/orders?view=all', 'operator', 'operator1'],
] as const) {
  test(`${path} fits laptops of every width in ${language}`, async ({ browser }) => {
    const buyer = await person(browser, language);
    await logIn(buyer.page.context(), 'buyer', 'buyer5@demo.test');
    await placeOrders(requestOf(buyer), [{ prodId: 1, skuId: 1, shopId: 1, count: 24 }]);
    await buyer.leave();
    const one = await person(browser, language, { app });
    await logIn(one.page.context(), who, account);
    await one.page.setViewportSize({ width: 1024, height: 800 });
    await one.open(path);
    await expect(one.page.locator('table')).toBeVisible();
    await expect(one.page.locator('main nav [aria-current=page]').first()).toBeInViewport({ ratio: 1 });
    for (const width of widths) {
      await one.page.setViewportSize({ width, height: 800 });
      await expect.poll(() => one.page.evaluate(excess), `at ${width}`).toEqual({ page: 0, table: 0 });
    }
    expect(one.troubles()).toEqual([]);
    await one.leave();
  });
}
