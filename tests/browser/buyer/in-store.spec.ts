import { expect, test } from '@playwright/test';
import { ask } from '../support/api.ts';
import { suitcase } from '../support/buyer.ts';
import { requestOf } from '../support/newcomer.ts';
import { person } from '../support/person.ts';

for (const javaScriptEnabled of [true, false])
  test(`the goods of a store are searched from the page of one of them, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const guest = await person(browser, 'ru', { javaScriptEnabled });
    const { page, say, open } = guest;
    await open(`/goods-detail?prodId=${suitcase.prodId}`);
    const field = page.getByRole('region', { name: say('Supplier') }).getByLabel(say('Search in this store'));
    await field.fill('чемодан');
    await field.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === '/shop-prod-list' && url.searchParams.get('sid') === String(suitcase.shopId));
    expect(new URL(page.url()).searchParams.get('pn')).toBe('чемодан');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /чемодан/i })
        .first(),
    ).toBeVisible();
    await guest.leave();
  });

test('a store is found by its name, while it is typed and among the results', async ({ browser }) => {
  const guest = await person(browser, 'ru');
  const { page, say, open } = guest;
  const { merchantMallDisplayName: name } = await ask(requestOf(guest), 'GET /shop/headInfo/{shopId}', { shopId: suitcase.shopId });
  await open('/');
  const field = page.getByLabel(say('Search the catalogue')).first();
  await field.fill(name);
  await expect(page.getByRole('option', { name: `${name} ${say('Store')}` })).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/category-page\?.*pn=/);
  await page
    .getByRole('list', { name: say('Stores') })
    .getByRole('link', { name })
    .click();
  await expect(page).toHaveURL(new RegExp(`/shop-page\\?sid=${suitcase.shopId}$`));
  expect(guest.troubles()).toEqual([]);
  await guest.leave();
});
