import { readFile } from 'node:fs/promises';
import { expect, test, type Browser } from '@playwright/test';
import { anyStatus, orderTimeStatus } from '@kyakhta/contract/values';
import { inaccessible } from '../support/accessible.ts';
import { ask, placeOrders } from '../support/api.ts';
import { cents, heading, mirror, sellerChanges, shower, suitcase } from '../support/buyer.ts';
import { query } from '../support/database.ts';
import { moscow } from '../support/goods.ts';
import { newcomer, requestOf } from '../support/newcomer.ts';
import type { Person } from '../support/person.ts';
import { cellsOfSheet } from '../support/sheet.ts';

const twoLines = [mirror, { ...shower, count: 120 }];

/** Somebody with three orders: two that she cancelled, one of them four months ago, and one that waits for payment. */
async function withOrders(browser: Browser, language: 'ru' | 'zh_CN', phone: boolean) {
  const buyer = await newcomer(browser, language, { phone });
  const request = requestOf(buyer);
  await ask(request, 'POST /p/address/addAddr', moscow);
  const [old = ''] = await placeOrders(request, [suitcase]);
  const [both = ''] = await placeOrders(request, twoLines);
  const [open = ''] = await placeOrders(request, [suitcase]);
  for (const orderNumber of [old, both]) await ask(request, 'PUT /p/myOrder/cancel/{orderNumber}', { orderNumber });
  // The clock is everybody's here.
  await query("update orders set created_at = created_at - interval '120 days' where number = $1", [old]);
  return { buyer, old, both, open };
}

/** The orders of the list from top to bottom, by their numbers. */
const numbersOf = ({ page }: Person) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .locator('header a[href^="/order-detail"]')
    .evaluateAll((links) => links.map((link) => /\d{16}/.exec(link.textContent ?? '')?.[0] ?? ''));
const listed = (buyer: Person, ...numbers: string[]) => expect.poll(() => numbersOf(buyer)).toEqual(numbers);

const cardOf = ({ page }: Person, orderNumber: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('header', { hasText: orderNumber }) });

for (const [language, phone] of [
  ['ru', true],
  ['zh_CN', false],
] as const) {
  test(`the list of orders is narrowed, searched, taken along and cleared in ${language}${phone ? ' on a phone' : ''}`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const { buyer, old, both, open } = await withOrders(browser, language, phone);
    const { page, say, whole, money } = buyer;
    const request = requestOf(buyer);
    await buyer.open('/user-center/uc-order');
    await listed(buyer, open, both, old);
    expect(await inaccessible(page)).toEqual([]);

    // Each type of orders has its tab, whether she has such orders or not.
    const types = page.getByRole('navigation', { name: say('Order types') }).getByRole('link');
    await expect(types).toHaveCount(5);
    await types.last().click();
    await expect(page).toHaveURL(/type=3/);
    await listed(buyer);
    await types.first().click();
    await listed(buyer, open, both, old);

    // Tabs, each with as many as are behind it.
    const tabs = page.getByRole('navigation', { name: say('Orders by status') });
    const tab = (name: string, count: number) => tabs.getByRole('link', { name: `${name} ${whole(count)}`, exact: true });
    const toPay = say('To pay', {}, 'orders');
    const cancelled = say('Cancelled', {}, 'orders');
    await expect(tab(say('All'), 3)).toHaveAttribute('aria-current', 'page');
    await expect(tab(say('Completed', {}, 'orders'), 0)).toBeVisible();
    await tab(toPay, 1).click();
    await listed(buyer, open);
    await expect(tab(toPay, 1)).toHaveAttribute('aria-current', 'page');
    await tab(cancelled, 2).click();
    await listed(buyer, both, old);

    // Ordered.
    const time = page.getByLabel(say('Ordered'));
    await time.selectOption({ label: say('Older') });
    await listed(buyer, old);
    await expect(page).toHaveURL(new RegExp(`time=${orderTimeStatus.older}`));
    await time.selectOption({ label: say('Last 7 days') });
    await listed(buyer, both);
    await tab(say('All'), 3).click();
    await listed(buyer, open, both);
    await time.selectOption({ label: say('Any time') });
    await listed(buyer, open, both, old);

    // By number, by the words of its goods, and by what is nowhere.
    const words = page.getByRole('searchbox', { name: say('Search in orders') });
    const find = page.getByRole('search', { name: say('Orders') }).getByRole('button', { name: say('Find') });
    await words.fill(both);
    await words.press('Enter');
    await listed(buyer, both);
    const { orderItemDtos } = await ask(request, 'GET /p/myOrder/orderDetail', { orderNumber: open }, language);
    const suitcaseName = orderItemDtos[0]?.prodName ?? '';
    await expect(words).toHaveValue(both);
    await words.fill(suitcaseName.toUpperCase());
    await find.click();
    await listed(buyer, open, old);
    await expect(cardOf(buyer, open)).toContainText(suitcaseName);
    await words.fill('0000000000000000');
    await find.click();
    await expect(page.getByText(say('No orders here'))).toBeVisible();
    await page.getByRole('link', { name: say('Show all orders') }).click();
    await listed(buyer, open, both, old);

    // The spreadsheet has a row for each line of what the list shows.
    const { records } = await ask(request, 'GET /p/myOrder/myOrderSearch', { status: anyStatus }, language);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: say('These orders as a spreadsheet') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
    const [, ...rows] = await cellsOfSheet(await readFile(await download.path()));
    expect(rows.map((row) => row[0])).toEqual([open, both, both, old]);
    const expected = records.flatMap(({ orderNumber, actualTotal, orderItemDtos: lines }) =>
      lines.map(({ prodName, skuName, prodCount, productTotalAmount }, index) => [
        orderNumber,
        prodName,
        skuName,
        prodCount,
        cents(productTotalAmount),
        index === 0 ? cents(actualTotal) : 0,
      ]),
    );
    expect(rows.map((row) => [row[0], row[4], row[5], Number(row[6]), cents(Number(row[9])), cents(Number(row[13]))])).toEqual(expected);
    for (const { orderNumber, actualTotal, orderItemDtos: lines } of records) {
      await expect(cardOf(buyer, orderNumber)).toContainText(money(actualTotal));
      for (const { prodName } of lines) await expect(cardOf(buyer, orderNumber)).toContainText(prodName);
    }

    // Bought again: the same cartons, and what is gone is named.
    const goods = records.find(({ orderNumber }) => orderNumber === both)?.orderItemDtos ?? [];
    const cartonsOf = ({ prodName, skuName }: { prodName: string; skuName: string }) =>
      page.getByRole('spinbutton', {
        name: say('Cartons: {full}', { full: skuName ? say('{name}, {variant}', { name: prodName, variant: skuName }) : prodName }),
      });
    await ask(request, 'DELETE /p/shopCart/deleteAll', {});
    const again = page.getByRole('button', { name: `${say('Buy again')} ${both}` });
    await again.click();
    await expect(heading(buyer, say('Cart'))).toBeVisible();
    for (const line of goods) await expect(cartonsOf(line)).toHaveValue(String(line.cartons));
    await ask(request, 'DELETE /p/shopCart/deleteAll', {});
    await sellerChanges(browser, { skuId: shower.skuId, stocks: 0 });
    try {
      await buyer.open('/user-center/uc-order');
      await again.click();
      await expect(
        page.getByText(
          say('{left, plural, one {# item from that order isn’t available now.} other {# items from that order aren’t available now.}}', {
            left: 1,
          }),
        ),
      ).toBeVisible();
      for (const line of goods) {
        if (line.skuId === shower.skuId) await expect(cartonsOf(line)).toHaveCount(0);
        else await expect(cartonsOf(line)).toHaveValue(String(line.cartons));
      }
    } finally {
      await sellerChanges(browser, { skuId: shower.skuId, stocks: 8000 });
    }

    // Removed: not without a question, not what is under way, and told afterwards.
    await buyer.open('/user-center/uc-order?status=6');
    const remove = (orderNumber: string) => page.getByRole('link', { name: `${say('Remove from the list')} ${orderNumber}` });
    const dialog = page.getByRole('dialog', { name: say('Remove this order from the list?') });
    await remove(both).click();
    await expect(dialog).toContainText(both);
    expect(await inaccessible(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(remove(both)).toBeFocused();
    await listed(buyer, both, old);
    await remove(both).click();
    await dialog.getByRole('button', { name: say('Remove from the list') }).click();
    const told = page.getByText(say('Order removed from the list.'));
    await expect(told).toBeVisible();
    await expect
      .poll(() => told.evaluate((words) => document.activeElement?.contains(words) === true && document.activeElement !== document.body))
      .toBe(true);
    await listed(buyer, old);
    await expect(tab(cancelled, 1)).toHaveAttribute('aria-current', 'page');
    await tab(say('All'), 2).click();
    await listed(buyer, open, old);
    await expect(remove(old)).toBeVisible();
    await expect(remove(open)).toHaveCount(0);

    // From the order itself, pressed while another tab has removed it already.
    await page.getByRole('link', { name: old }).first().click();
    // Its way out of the list is in the list, too.
    await expect(heading(buyer, old)).toBeVisible();
    await page.getByRole('link', { name: say('Remove from the list') }).click();
    await expect(dialog).toContainText(old);
    await ask(request, 'DELETE /p/myOrder/{orderNumber}', { orderNumber: old });
    await dialog.getByRole('button', { name: say('Remove from the list') }).click();
    await expect(told).toBeVisible();
    await listed(buyer, open);
    await buyer.open(`/order-detail?orderNumber=${old}`);
    await expect(page.getByRole('link', { name: say('Remove from the list') })).toHaveCount(0);
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });
}

test('an order that cannot leave the list is refused in words, with and without scripts', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const buyer = await newcomer(browser, 'en', { javaScriptEnabled });
    const { page, say } = buyer;
    const request = requestOf(buyer);
    await ask(request, 'POST /p/address/addAddr', moscow);
    const [over = ''] = await placeOrders(request, [suitcase]);
    const [open = ''] = await placeOrders(request, [suitcase]);
    await ask(request, 'PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: over });
    // Nothing is asked about an order that is under way.
    await buyer.open(`/user-center/uc-order?ask=${open}`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // A form that names it all the same.
    await buyer.open(`/user-center/uc-order?ask=${over}`);
    await page.locator('input[name="orderNumber"]').evaluate((field: HTMLInputElement, number) => (field.value = number), open);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Remove from the list') })
      .click();
    await expect(page.getByRole('alert')).toBeVisible();
    await listed(buyer, open, over);
    await buyer.open(`/user-center/uc-order?ask=${over}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Remove from the list') })
      .click();
    await expect(page.getByText(say('Order removed from the list.'))).toBeVisible();
    await listed(buyer, open);
    expect(javaScriptEnabled ? buyer.troubles() : []).toEqual([]);
    await buyer.leave();
  }
});
