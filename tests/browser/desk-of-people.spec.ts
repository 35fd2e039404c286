import { readFile } from 'node:fs/promises';
import { expect, test, type Browser } from '@playwright/test';
import { leastTold, orderStatus, reasonChars } from '@kyakhta/contract/values';
import { inaccessible } from './support/accessible.ts';
import { heading } from './support/account.ts';
import { ask, logIn, placeOrders } from './support/api.ts';
import { query } from './support/database.ts';
import { goods } from './support/goods.ts';
import { firstPassword, newcomer, requestOf, type Newcomer } from './support/newcomer.ts';
import { inMenu, passLogin, person, type Person } from './support/person.ts';
import { cellsOfSheet } from './support/sheet.ts';
import type { Language } from './support/words.ts';

const operatorIn = async (browser: Browser, language: Language, name: 'operator1' | 'operator2' = 'operator2'): Promise<Person> => {
  const operator = await person(browser, language, { app: 'platform-console' });
  await logIn(operator.page.context(), 'operator', name);
  return operator;
};
const allIsWell = async (...people: readonly Person[]): Promise<void> => {
  for (const who of people) {
    expect(who.troubles()).toEqual([]);
    await who.leave();
  }
};
/** Goes to a page of the console by its menu. */
const go = async (operator: Person, place: string) => {
  const { page, say } = operator;
  await (await inMenu(operator, say(place))).click();
  await expect(heading(operator, say(place))).toBeVisible();
  expect(await inaccessible(page)).toEqual([]);
};
/** A mail address as lists show it. */
const masked = (mail: string) => mail.replace(/^(.).*(.)@/, '$1***$2@');

/** Finds a buyer in the list by her whole mail address, which the list itself does not tell. */
async function find(operator: Person, { mail, userName }: Newcomer) {
  const { page, say, open } = operator;
  await open('/platform');
  await go(operator, 'Buyers');
  await page.getByRole('searchbox', { name: say('Name, email, mobile or number') }).fill(mail);
  await page
    .getByRole('main')
    .getByRole('button', { name: say('Find') })
    .click();
  await expect(page.getByText(say('Buyers: {count}', { count: '1' }), { exact: true })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: userName });
  await expect(row).toContainText(masked(mail));
  await expect(row).not.toContainText(mail);
  expect(await inaccessible(page)).toEqual([]);
  return row;
}

for (const language of ['en', 'zh_CN'] as const) {
  test(`an operator looks at a buyer and logs her out, and the record tells it, in ${language}`, async ({ browser }) => {
    const buyer = await newcomer(browser, language);
    const { userId } = await ask(requestOf(buyer), 'GET /p/user/userInfo', {});
    await buyer.open('/user-center/uc-home');
    expect(await inaccessible(buyer.page)).toEqual([]);
    const called = `She called, ${buyer.userName}`;
    const lost = `Her laptop is lost, ${buyer.userName}`;

    // Another operator has looked at her before: the record has to keep the two apart.
    const other = await operatorIn(browser, language, 'operator1');
    const before = `Looked at before, ${buyer.userName}`;
    await ask(requestOf(other), 'POST /platform/user/{userId}/reveal', { userId, reason: before });
    await other.leave();

    const operator = await operatorIn(browser, language);
    const { page, say } = operator;
    const row = await find(operator, buyer);
    await row.getByRole('link', { name: 'Anna' }).click();
    await expect(heading(operator, 'Anna')).toBeVisible();
    await expect(page.getByText(masked(buyer.mail), { exact: true })).toBeVisible();
    await expect(page.getByText(buyer.mail, { exact: true })).toHaveCount(0);
    expect(await inaccessible(page)).toEqual([]);

    // Nothing is sent without a reason.
    const show = page.getByRole('button', { name: say('Show email and mobile'), exact: true });
    await show.click();
    const asked = page.getByRole('dialog', { name: say('Show email and mobile?'), exact: true });
    await asked.getByRole('button', { name: say('Show them'), exact: true }).click();
    await expect(asked.getByText(say('Enter at least {least} characters.', { least: leastTold(reasonChars.min, language) }))).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    await asked.getByLabel(say('Reason')).fill(called);
    await asked.getByRole('button', { name: say('Show them'), exact: true }).click();
    await expect(asked).toHaveCount(0);
    await expect(page.getByText(buyer.mail, { exact: true })).toBeVisible();
    await expect(show).toHaveCount(0);

    const logOut = page.getByRole('button', { name: say('Log out everywhere'), exact: true });
    await logOut.click();
    const sure = page.getByRole('dialog', { name: say('Log out everywhere?'), exact: true });
    await sure.getByLabel(say('Reason')).fill(lost);
    expect(await inaccessible(page)).toEqual([]);
    await sure.getByRole('button', { name: say('Log out everywhere'), exact: true }).click();
    await expect(sure).toHaveCount(0);
    await expect(page.getByText(say('Logged out everywhere'), { exact: true })).toBeVisible();
    await expect(logOut).toBeDisabled();
    // What was shown stays while the page is open, and no longer.
    await expect(page.getByText(buyer.mail, { exact: true })).toBeVisible();
    await operator.open(`/platform/users/${userId}`);
    await expect(page.getByText(masked(buyer.mail), { exact: true })).toBeVisible();
    await expect(page.getByText(buyer.mail, { exact: true })).toHaveCount(0);

    await loggedOut(buyer);
    await recorded(operator, userId, { called, lost, before });
    await allIsWell(operator, buyer);
  });
}

/** Her next page is the login, which leads back to where she was going. */
async function loggedOut(buyer: Newcomer) {
  const { page, say } = buyer;
  await page
    .getByRole('navigation', { name: say('Buyer centre') })
    .getByRole('link', { name: say('Orders'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/login\?back=%2Fuser-center%2Fuc-order/);
  await expect(heading(buyer, say('Log in'))).toBeVisible();
  expect(await inaccessible(page)).toEqual([]);
  await passLogin(buyer, buyer.userName, firstPassword);
  await expect(page).toHaveURL(/\/user-center\/uc-order$/);
  await expect(heading(buyer, say('Orders'))).toBeVisible();
  expect(await inaccessible(page)).toEqual([]);
}

/** The record of changes, narrowed to this operator and to buyers, has both of what was done and nothing of others. */
async function recorded(operator: Person, userId: number, reasons: Readonly<Record<'called' | 'lost' | 'before', string>>) {
  const { page, say } = operator;
  await go(operator, 'Audit log');
  const filters = page.getByRole('main').getByRole('search');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const hers = rows.filter({ hasText: new RegExp(String.raw`user:${userId}(?!\d)`) });
  await expect(hers).toHaveCount(3);
  await filters.getByLabel(say('Who'), { exact: true }).selectOption({ label: 'operator2' });
  await filters.getByLabel(say('About'), { exact: true }).selectOption({ label: say('Buyer', {}, 'thing') });
  await filters.getByRole('button', { name: say('Find') }).click();
  await expect(page).toHaveURL(/kind=user/);
  await expect(page.getByRole('list', { name: say('Filters') }).getByRole('listitem')).toHaveText([
    /^operator2/,
    new RegExp(`^${say('Buyer', {}, 'thing')}`),
  ]);
  await expect(hers).toHaveCount(2);
  const [ended, revealed] = [hers.filter({ hasText: reasons.lost }), hers.filter({ hasText: reasons.called })];
  await expect(ended).toContainText(say('Sessions of a buyer ended'));
  await expect(revealed).toContainText(say('Email and mobile of a buyer viewed'));
  await expect(rows.filter({ hasText: reasons.before })).toHaveCount(0);
  await expect(rows.filter({ hasNotText: 'operator2' })).toHaveCount(0);
  await expect(rows.filter({ hasNotText: 'user:' })).toHaveCount(0);
  expect(await inaccessible(page)).toEqual([]);

  // One kind of change alone.
  await filters.getByLabel(say('Change', {}, 'noun'), { exact: true }).selectOption({ label: say('Sessions of a buyer ended') });
  await filters.getByRole('button', { name: say('Find') }).click();
  await expect(page).toHaveURL(/action=user\.endSessions/);
  await expect(revealed).toHaveCount(0);
  await expect(ended).toHaveCount(1);
}

/** The timer of an order that nobody paid is due, and has failed as often as it is tried. Returns the order's number. */
async function timerFails(browser: Browser) {
  const buyer = await person(browser, 'en');
  await logIn(buyer.page.context(), 'buyer', 'buyer5@demo.test');
  const [number = ''] = await placeOrders(requestOf(buyer), [goods.boots]);
  const { now } = await ask(requestOf(buyer), 'GET /login/key', {});
  await query('update orders set pay_before = $2 where number = $1', [number, new Date(now)]);
  const failed = await query(
    "update work set attempts = 8, failed_at = $2, last_error = 'the stock did not answer' where kind = 'orders.expire' and key = $1 returning id",
    [number, new Date(now)],
  );
  expect(failed).toHaveLength(1);
  return { buyer, number };
}

for (const language of ['en', 'ru'] as const) {
  test(`work that failed is tried again by an operator, and done, in ${language}`, async ({ browser }) => {
    const { buyer, number } = await timerFails(browser);
    const statusNow = async () => (await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber: number })).status;
    expect(await statusNow()).toBe(orderStatus.pendingPayment);

    const operator = await operatorIn(browser, language);
    const { page, say, open } = operator;
    await open('/platform');
    await go(operator, 'Background jobs');
    const row = page.getByRole('row').filter({ hasText: number });
    const failed = row.filter({ hasText: say('Failed') });
    await expect(failed).toHaveCount(1);
    await expect(failed).toContainText(say('Close an unpaid order'));
    await expect(failed).toContainText('the stock did not answer');
    expect(await inaccessible(page)).toEqual([]);
    await failed.getByRole('button', { name: new RegExp(`^${say('Try again')}`) }).click();
    await expect(page.getByText(say('Retrying now'), { exact: true })).toBeVisible();
    await expect(failed).toHaveCount(0);

    // It is not put aside but done: the order closes, and nothing of the work is left.
    await expect.poll(statusNow).toBe(orderStatus.canceled);
    await open('/platform/jobs');
    await expect(failed).toHaveCount(0);
    await allIsWell(operator, buyer);
  });
}

for (const language of ['en', 'zh_CN'] as const) {
  test(`the buyers' list is taken out as a spreadsheet as it is narrowed, in ${language}`, async ({ browser }) => {
    const buyer = await newcomer(browser, language);
    const operator = await operatorIn(browser, language);
    const { page, say, open } = operator;
    const take = async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: say('Export to spreadsheet'), exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^buyers-\d{4}-\d{2}-\d{2}\.xlsx$/);
      const bytes = await readFile(await download.path());
      expect(bytes.subarray(0, 2).toString('latin1')).toBe('PK');
      return cellsOfSheet(bytes);
    };
    await find(operator, buyer);
    const [heads, ...narrowed] = await take();
    expect(heads?.every((head) => head.trim() !== '')).toBe(true);
    expect(narrowed).toHaveLength(1);
    expect(narrowed[0]).toEqual(expect.arrayContaining([buyer.userName, 'Anna', masked(buyer.mail)]));
    expect(narrowed.flat()).not.toContain(buyer.mail);

    await open('/platform/users');
    // Others may register meanwhile.
    const countNow = async () => (await ask(requestOf(operator), 'GET /platform/user/page', { size: 1 })).total;
    const least = await countNow();
    const [, ...all] = await take();
    expect(all.length).toBeGreaterThanOrEqual(least);
    expect(all.length).toBeLessThanOrEqual(await countNow());
    // Who took what out is kept as well.
    await go(operator, 'Audit log');
    const kept = page.getByRole('row').filter({ hasText: 'operator2' }).filter({ hasText: 'list:buyers' });
    await expect(kept.first()).toContainText(say('List exported as a spreadsheet'));
    await allIsWell(operator, buyer);
  });
}
