import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn, pay, placeOrders } from './support/api.ts';
import { goods } from './support/goods.ts';
import { requestOf } from './support/newcomer.ts';
import { person } from './support/person.ts';

/** The same with several rows of a list, by keys: what is refused is told by its name, and stays chosen. */
for (const language of ['en', 'ru'] as const) {
  test(`reviews that are chosen are hidden one after another in ${language}`, async ({ browser }) => {
    test.slow();
    const operator = await person(browser, language, { app: 'platform-console' });
    const { page, say, open } = operator;
    await logIn(page.context(), 'operator', 'operator1');
    await open('/platform/reviews');
    const boxes = page.getByRole('article').getByRole('checkbox');
    for (const at of [0, 1, 2]) {
      await boxes.nth(at).focus();
      await page.keyboard.press('Space');
    }
    await expect(page.getByText(say('Chosen: {count}', { count: '3' }))).toBeVisible();
    const all = page.getByRole('checkbox', { name: say('All on this page') });
    await expect(all).toBeChecked({ indeterminate: true });
    expect(await inaccessible(page)).toEqual([]);

    // The second of them is refused, as if somebody had taken it away meanwhile.
    let calls = 0;
    await page.route('**/api/platform/comment/hide', (route) => {
      calls += 1;
      const refusal = { code: 'A00001', msg: 'Gone meanwhile', data: { failure: 'reviewUnknown' } };
      return calls === 2 ? route.fulfill({ json: refusal }) : route.continue();
    });
    const hide = page
      .getByRole('main')
      .getByRole('button', { name: say('Hide'), exact: true })
      .first();
    await hide.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: say('Hide the chosen reviews: {count}?', { count: '3' }) });
    await dialog.getByLabel(say('Reason')).fill('Advertising');
    expect(await inaccessible(page)).toEqual([]);
    await dialog.getByRole('button', { name: say('Hide the reviews') }).click();
    const told = page.getByRole('alert');
    await expect(told).toContainText(say('Done: {done}. Not done: {refused}', { done: '2', refused: '1' }));
    await expect(told).toContainText('Gone meanwhile');
    await expect(page.getByText(say('Chosen: {count}', { count: '1' }))).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    await page.unroute('**/api/platform/comment/hide');
    await hide.click();
    await page.getByRole('dialog').getByLabel(say('Reason')).fill('Advertising');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Hide the reviews') })
      .click();
    await expect(page.getByRole('status').filter({ hasText: say('Done: {done}', { done: '1' }) })).toBeVisible();
    await expect(all).toBeFocused();

    // They are shown again, so that nothing is missing for who comes next.
    const { records } = await ask(requestOf(operator), 'GET /platform/comment/page', { isShow: 0, size: 100 });
    const hidden = records.filter(({ hideReason }) => hideReason === 'Advertising');
    expect(hidden.length).toBeGreaterThanOrEqual(3);
    for (const { commId } of hidden) await ask(requestOf(operator), 'PUT /platform/comment/show', { commId });
    expect(operator.troubles()).toEqual([]);
    await operator.leave();
  });

  test(`packing lists of the orders that are chosen are on one paper in ${language}`, async ({ browser }) => {
    const buyer = await person(browser, language);
    await logIn(buyer.page.context(), 'buyer', 'buyer5@demo.test');
    const numbers: string[] = [];
    for (let n = 0; n < 2; n += 1) numbers.push(...(await placeOrders(requestOf(buyer), [goods.boots])));
    for (const number of numbers) await pay(requestOf(buyer), [number]);
    const seller = await person(browser, language, { app: 'seller-console' });
    const { page, say, open } = seller;
    await logIn(page.context(), 'seller', 'seller2');
    await open('/seller/orders?view=to-ship&sort=newest');
    for (const number of numbers) await page.getByRole('checkbox', { name: say('Choose {name}', { name: number }) }).check();
    expect(await inaccessible(page)).toEqual([]);
    await page.getByRole('link', { name: say('Packing lists') }).click();
    await expect(page.getByRole('heading', { level: 2, name: say('Packing list') })).toHaveCount(2);
    for (const number of numbers) await expect(page.getByText(number, { exact: true })).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    await page.getByRole('link', { name: say('Back to the orders') }).click();
    await expect(page).toHaveURL(/\/seller\/orders/);
    expect(seller.troubles()).toEqual([]);
    await seller.leave();
    await buyer.leave();
  });
}
