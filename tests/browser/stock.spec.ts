import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn } from './support/api.ts';
import { requestOf } from './support/newcomer.ts';
import { person } from './support/person.ts';
import { raises } from './support/raises.ts';

/** A shelf is counted and changed by keys alone, then by a file; the movements tell both. */
for (const language of ['en', 'ru'] as const) {
  test(`stock is counted and changed by keys, and by a file, in ${language}`, async ({ browser }) => {
    test.slow();
    const seller = await person(browser, language, { app: 'seller-console' });
    const { page, say, open, whole } = seller;
    await logIn(page.context(), 'seller', 'seller3');
    const request = requestOf(seller);
    const stockOf = async (skuId: number) => (await ask(request, 'GET /shop/admin/stock/movements', { skuId, size: 1 })).variant.onHand;
    await open('/seller/stock');
    const fields = page.locator('input[data-stock]');
    await expect(fields.nth(1)).toBeVisible();
    const [first = 0, second = 0] = await fields.evaluateAll((all) => all.slice(0, 2).map((one) => Number(one.dataset['stock'])));
    const before = [await stockOf(first), await stockOf(second)] as const;

    // A count, the arrow down, a change; Enter moves on as well, and what cannot be read is reported at its place.
    await fields.first().focus();
    const count = String(before[0] + 7);
    await page.keyboard.type(count);
    await page.keyboard.press('ArrowDown');
    await expect(fields.nth(1)).toBeFocused();
    await page.keyboard.type('some');
    await page.keyboard.press('ArrowUp');
    await expect(fields.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(fields.nth(1)).toBeFocused();
    const set = page.getByRole('button', { name: say('{changes, plural, one {Set # variant} other {Set # variants}}', { changes: 2 }) });
    await set.focus();
    await page.keyboard.press('Enter');
    await expect(fields.nth(1)).toHaveAttribute('aria-invalid', 'true');
    expect(await stockOf(first)).toBe(before[0]);
    await fields.nth(1).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('+5');
    expect(await inaccessible(page)).toEqual([]);
    await set.focus();
    await page.keyboard.press('Enter');
    await expect(fields.first()).toHaveAttribute('placeholder', whole(before[0] + 7));
    await expect(fields.nth(1)).toHaveAttribute('placeholder', whole(before[1] + 5));
    expect([await stockOf(first), await stockOf(second)]).toEqual([before[0] + 7, before[1] + 5]);

    // A file: two rows are set, one of another store's is reported.
    const article = async (skuId: number) => (await ask(request, 'GET /shop/admin/stock/movements', { skuId, size: 1 })).variant.partyCode;
    await page.getByRole('link', { name: say('Set from a file') }).click();
    const rows = [`${await article(first)};${before[0]}`, `${await article(second)};-5`, 'NOBODY-HAS-IT;9'];
    const buffer = Buffer.from(`article;count\n${rows.join('\n')}\n`);
    await page.locator('input[type="file"]').setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer });
    const setRows = page.getByRole('button', { name: say('{count, plural, one {Set # variant} other {Set # variants}}', { count: 3 }) });
    expect(await inaccessible(page)).toEqual([]);
    await setRows.click();
    await expect(page.getByRole('row').filter({ hasText: 'NOBODY-HAS-IT' })).toContainText(
      say('The store has no such variant, or several with this number.'),
    );
    await expect(
      page.getByRole('status').filter({
        hasText: say('{done, plural, one {The stock of # variant was set} other {The stock of # variants was set}}', { done: 2 }),
      }),
    ).toBeVisible();
    expect([await stockOf(first), await stockOf(second)]).toEqual(before);

    // What happened to the first stands with it, the latest first, and the list goes out as a spreadsheet.
    await open(`/seller/stock/${first}`);
    const told = page.getByRole('row').filter({ hasText: say('Counted') });
    await expect(told.nth(0)).toContainText(whole(before[0]));
    await expect(told.nth(1)).toContainText(whole(before[0] + 7));

    // A file that raises shows what is on hand beside it; what leaves while somebody looks is refused in its row, the others are set.
    await open('/seller/stock/file');
    const raising = `${await article(first)};${before[0] + 40}\n${await article(second)};${before[1] + 3}\n`;
    await page.locator('input[type="file"]').setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(raising) });
    await expect(page.getByText(raises(say, 2, whole(43)))).toBeVisible();
    const rowOf = async (skuId: number) => page.getByRole('row').filter({ hasText: await article(skuId) });
    await expect(await rowOf(first)).toContainText(whole(before[0]));
    expect(await inaccessible(page)).toEqual([]);
    await ask(request, 'PUT /shop/admin/stock', { reason: 'damaged', lines: [{ skuId: first, change: -1 }] });
    await page.getByRole('button', { name: say('{count, plural, one {Set # variant} other {Set # variants}}', { count: 2 }) }).click();
    await expect(await rowOf(first)).toContainText(
      say('There are {now} on hand now. Check and enter the quantity again.', { now: whole(before[0] - 1) }),
    );
    expect([await stockOf(first), await stockOf(second)]).toEqual([before[0] - 1, before[1] + 3]);
    const back = [1, -3].map((change, i) => ({ skuId: [first, second][i] ?? 0, change }));
    await ask(request, 'PUT /shop/admin/stock', { reason: 'other', lines: back });

    await open('/seller/stock');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('Export to spreadsheet') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^stock-.*\.xlsx$/);
    expect(seller.troubles()).toEqual([]);
    await seller.leave();
  });
}
