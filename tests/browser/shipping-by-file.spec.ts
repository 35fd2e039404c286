import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { logIn, pay, placeOrders } from './support/api.ts';
import { person } from './support/person.ts';
import { goods } from './support/goods.ts';

/** Many orders by one file: the good rows go out, the others come back with their reason; the same file again ships nothing. */
for (const language of ['en', 'ru'] as const) {
  test(`orders are shipped by a file of waybills in ${language}`, async ({ browser }) => {
    const buyer = await person(browser, language);
    const { request } = buyer.page.context();
    await logIn(buyer.page.context(), 'buyer', 'buyer5@demo.test');
    const first = (await placeOrders(request, [goods.boots]))[0] ?? '';
    const second = (await placeOrders(request, [goods.boots]))[0] ?? '';
    await pay(request, [first]);
    const seller = await person(browser, language, { app: 'seller-console' });
    const { page, say, open } = seller;
    await logIn(page.context(), 'seller', 'seller2');
    await open('/seller/orders');
    await page.getByRole('link', { name: say('Ship by a file of waybills') }).click();
    const carrier = ((await page.getByText(say('Carriers: {names}', { names: '' }).trim()).textContent()) ?? '')
      .split(': ')[1]
      ?.split(', ')[0];
    const waybill = `SF${Date.now()}`;
    const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    const bring = async (text: string) => page.locator('input[type="file"]').setInputFiles(file('waybills.csv', text));
    await bring('\u0000\ufffe');
    await expect(page.getByRole('alert')).toContainText(say('There are no rows in this file.'));
    const text = `Order;Carrier;Waybill\n="${first}";${carrier};${waybill}\n${second};${carrier};X${waybill}\n${first};Nobody;=1+1\n`;
    await bring(text);
    const row = (line: number) => page.getByRole('row').nth(line - 1);
    await expect(row(2)).toContainText(say('Ready'));
    await expect(row(4)).toContainText(say('This order is in the file twice.'));
    expect(await inaccessible(page)).toEqual([]);
    await page.getByRole('button', { name: say('Ship: {0}', { 0: '2' }) }).click();
    await expect(
      page.getByRole('status').filter({ hasText: say('Shipped: {shipped}. Not shipped: {left}.', { shipped: '1', left: '2' }) }),
    ).toBeVisible();
    await expect(row(2)).toContainText(say('Shipped', {}, 'waybills'));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('Rows that were not shipped') }).click(),
    ]);
    const refused = await readFile(await download.path(), 'utf8');
    expect(refused).toContain(`"'=1+1"`);
    expect(refused).toContain(second);
    expect(refused).not.toContain(`"${waybill}"`);
    await bring(text);
    await page.getByRole('button', { name: say('Ship: {0}', { 0: '2' }) }).click();
    await expect(row(2)).toContainText(say('Shipped before with this waybill'));
    await expect(
      page.getByRole('status').filter({ hasText: say('Shipped: {shipped}. Not shipped: {left}.', { shipped: '0', left: '2' }) }),
    ).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    await open(`/seller/orders/${first}`);
    await expect(page.getByText(waybill).first()).toBeVisible();
    expect(seller.troubles()).toEqual([]);
    await seller.leave();
    await buyer.leave();
  });
}
