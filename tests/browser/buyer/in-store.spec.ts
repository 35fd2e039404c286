import { expect, test } from '@playwright/test';
import { suitcase } from '../support/buyer.ts';
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
