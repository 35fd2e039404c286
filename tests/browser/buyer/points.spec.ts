import { expect, test, type Browser } from '@playwright/test';
import { inaccessible } from '../support/accessible.ts';
import { ask, logIn } from '../support/api.ts';
import { fillCart, heading, suitcase } from '../support/buyer.ts';
import { requestOf } from '../support/newcomer.ts';
import { person, type Person } from '../support/person.ts';
import type { Language } from '../support/words.ts';

const mail = 'buyer5@demo.test';
const buyerIn = async (browser: Browser, language: Language, options?: Parameters<typeof person>[2]): Promise<Person> => {
  const buyer = await person(browser, language, options);
  await logIn(buyer.page.context(), 'buyer', mail);
  return buyer;
};
const scoreOf = async (buyer: Person) => (await ask(requestOf(buyer), 'GET /p/score/scoreInfo', {})).score;

/** Two operators give the buyer points: one proposes in the console, the other agrees there. */
const give = async (browser: Browser, buyer: Person, points: number) => {
  const reason = `promised on the telephone, ${crypto.randomUUID()}`;
  const cardOf = ({ page }: Person) => page.getByRole('article').filter({ hasText: reason });
  const { userId } = await ask(requestOf(buyer), 'GET /p/user/userInfo', {});
  const first = await person(browser, 'en', { app: 'platform-console' });
  await logIn(first.page.context(), 'operator', 'operator1');
  await first.open(`/platform/users/${userId}`);
  await first.page.getByRole('button', { name: first.say('Correct the points') }).click();
  await first.page.getByLabel(first.say('Number of points')).fill(String(points));
  await first.page.getByLabel(first.say('Reason')).fill(reason);
  await first.page.getByRole('button', { name: first.say('Propose') }).click();
  await expect(first.page).toHaveURL(/proposals/);
  await expect(cardOf(first).getByRole('button', { name: first.say('Withdraw') })).toBeVisible();
  await expect(cardOf(first).getByRole('button', { name: first.say('Approve and execute') })).toHaveCount(0);
  expect(first.troubles()).toEqual([]);
  await first.leave();
  const second = await person(browser, 'en', { app: 'platform-console' });
  await logIn(second.page.context(), 'operator', 'operator2');
  await second.open('/platform/proposals');
  const agree = cardOf(second).getByRole('button', { name: second.say('Approve and execute') });
  await expect(agree).toBeVisible();
  expect(await inaccessible(second.page)).toEqual([]);
  await agree.click();
  await expect(second.page.getByText(second.say('Approved and done'))).toBeVisible();
  await expect(cardOf(second)).toHaveCount(0);
  expect(second.troubles()).toEqual([]);
  await second.leave();
};

test.describe('points', () => {
  test.describe.configure({ mode: 'serial' });

  test('given by two operators are used on an order, shown with it and come back when it is cancelled', async ({ browser }) => {
    const buyer = await buyerIn(browser, 'ru');
    const { page, say, open } = buyer;
    const before = await scoreOf(buyer);
    await give(browser, buyer, 250);
    expect(await scoreOf(buyer)).toBe(before + 250);
    await fillCart(buyer, suitcase);
    await open('/submit-order');
    const field = page.getByLabel(say('Points to use'));
    await field.fill('15');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await inaccessible(page)).toEqual([]);
    await field.fill('120');
    await field.press('Enter');
    await expect(page).toHaveURL(/points=120/);
    const points = page.getByRole('region', { name: say('Points'), exact: true });
    await expect(points.getByRole('status')).toBeVisible();
    await page.getByRole('button', { name: say('Use none') }).click();
    await expect(points.getByRole('status')).toHaveCount(0);
    await page.getByRole('button', { name: /^Использовать максимум/ }).click();
    await expect(points.getByRole('status')).toBeVisible();
    await page.getByRole('button', { name: say('Place the order') }).click();
    await expect(page).toHaveURL(/\/payment/);
    const orderNumber = new URL(page.url()).searchParams.get('orderNumbers') ?? '';
    const { score } = await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber });
    expect(score).toBeGreaterThanOrEqual(250);
    expect(await scoreOf(buyer)).toBe(before + 250 - score);
    await open(`/order-detail?orderNumber=${orderNumber}`);
    await expect(page.getByText(say('Points used: {0}', { 0: score.toLocaleString('ru') }))).toBeVisible();
    await ask(requestOf(buyer), 'PUT /p/myOrder/cancel/{orderNumber}', { orderNumber });
    await open('/user-center/uc-integral');
    await expect(heading(buyer, say('Points'))).toBeVisible();
    await expect(page.getByText(say('Came back')).first()).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    await page.getByRole('link', { name: say('Out'), exact: true }).click();
    await expect(page).toHaveURL(/kind=spent/);
    await expect(page.getByText(say('Used')).first()).toBeVisible();
    expect(await scoreOf(buyer)).toBe(before + 250);
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  test('are used without scripts, and what no total has shown yet is shown first', async ({ browser }) => {
    const buyer = await buyerIn(browser, 'en', { javaScriptEnabled: false });
    const { page, say, open } = buyer;
    await fillCart(buyer, suitcase);
    await open('/submit-order');
    await page.getByLabel(say('Points to use')).fill('50');
    await page.getByRole('button', { name: say('Place the order') }).click();
    await expect(page).toHaveURL(/\/submit-order.*points=50/);
    const points = page.getByRole('region', { name: say('Points'), exact: true });
    await expect(points.getByRole('status')).toContainText('50');
    await page.getByLabel(say('Points to use')).fill('60');
    await page.getByRole('button', { name: say('Use them') }).click();
    await expect(points.getByRole('status')).toContainText('60');
    await page.getByRole('button', { name: say('Place the order') }).click();
    await expect(page).toHaveURL(/\/payment/);
    const orderNumber = new URL(page.url()).searchParams.get('orderNumbers') ?? '';
    expect((await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber })).score).toBe(60);
    await ask(requestOf(buyer), 'PUT /p/myOrder/cancel/{orderNumber}', { orderNumber });
    await buyer.leave();
  });
});
