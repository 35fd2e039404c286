import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn, pay, placeOrders } from './support/api.ts';
import { query } from './support/database.ts';
import { goods } from './support/goods.ts';
import { requestOf } from './support/newcomer.ts';
import { person } from './support/person.ts';

/** The same with several rows of a list, by keys: what is refused is listed by its name, and stays chosen. */
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
    await expect(page.getByText(say('Selected: {count}', { count: '3' }))).toBeVisible();
    const all = page.getByRole('checkbox', { name: say('Select all on this page') });
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
    const dialog = page.getByRole('dialog', { name: say('Hide the selected reviews: {count}?', { count: '3' }) });
    await dialog.getByLabel(say('Reason')).fill('Advertising');
    expect(await inaccessible(page)).toEqual([]);
    await dialog.getByRole('button', { name: say('Hide the reviews') }).click();
    const told = page.getByRole('alert');
    await expect(told).toContainText(say('Done: {done}. Failed: {refused}', { done: '2', refused: '1' }));
    await expect(told).toContainText('Gone meanwhile');
    await expect(page.getByText(say('Selected: {count}', { count: '1' }))).toBeVisible();
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
    for (const number of numbers) await page.getByRole('checkbox', { name: say('Select {name}', { name: number }) }).check();
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

test('failed work that is chosen is tried again; what somebody else tried first is told by name, and what fails again says so itself', async ({
  browser,
}) => {
  const operator = await person(browser, 'en', { app: 'platform-console' });
  const { page, say, open } = operator;
  await logIn(page.context(), 'operator', 'operator1');
  const id = crypto.randomUUID().slice(0, 8);
  // Nothing is left to do of the first and the last; the second is about nobody, and fails as often as it is tried.
  const [passes, fails, taken] = [`passes-${id}`, `fails-${id}`, `taken-${id}`] as const;
  const nameOf = (key: string) =>
    `${say(key === fails ? 'Clear an abandoned store application' : key === taken ? 'Email the buyer: order completed' : 'Email the buyer: order paid')} ${key}`;
  // Failed work is tried again by itself, but not so soon, however far other journeys move the clock.
  const plant = `insert into work (kind, key, due_at, payload, attempts, failed_at, last_error)
    values ($1, $2, now() + interval '10 years', $3, 8, now(), 'The other side is down') returning id::text as "workId"`;
  await query(plant, ['orders.mailPaid', passes, { orderNumber: '0' }]);
  await query(plant, ['stores.emptyDraft', fails, {}]);
  const [other] = await query<{ workId: string }>(plant, ['orders.mailCompleted', taken, { orderNumber: '0' }]);
  try {
    await open('/platform/jobs');
    for (const key of [passes, fails, taken]) {
      await page.getByRole('checkbox', { name: say('Select {name}', { name: nameOf(key) }) }).focus();
      await page.keyboard.press('Space');
    }
    await expect(page.getByText(say('Selected: {count}', { count: '3' }))).toBeVisible();
    await ask(requestOf(operator), 'POST /platform/jobs/retry', { workId: other?.workId ?? '' });
    const again = page
      .getByRole('main')
      .getByRole('button', { name: say('Try again'), exact: true })
      .first();
    await again.focus();
    await page.keyboard.press('Enter');
    const told = page.getByRole('alert');
    await expect(told).toContainText(say('Done: {done}. Failed: {refused}', { done: '2', refused: '1' }));
    await expect(told.getByRole('listitem')).toHaveCount(1);
    await expect(told.getByRole('listitem')).toContainText(nameOf(taken));
    expect(await inaccessible(page)).toEqual([]);

    // It is not done by being asked for: what is done is gone, what went wrong stands there with its new error.
    const row = (key: string) => page.getByRole('row').filter({ hasText: key });
    await expect(async () => {
      await open('/platform/jobs');
      await expect(row(fails)).toContainText('userId', { timeout: 1000 });
      await expect(row(passes)).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    // Its last try for now.
    await query("update work set attempts = 7, due_at = now() - interval '3 years' where key = $1", [fails]);
    await expect(async () => {
      await open('/platform/jobs');
      await expect(row(fails).getByText(say('Failed'), { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('checkbox', { name: say('Select {name}', { name: nameOf(fails) }) })).toBeVisible();
    expect(operator.troubles()).toEqual([]);
  } finally {
    await query('delete from work where key = any($1)', [[passes, fails, taken]]);
  }
  await operator.leave();
});
