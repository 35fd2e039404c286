import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { inaccessible } from './support/accessible.ts';
import { ask } from './support/api.ts';
import { requestOf } from './support/newcomer.ts';
import { openConsole, person, type Person } from './support/person.ts';
import { raises } from './support/raises.ts';

const sound = async ({ page }: Person): Promise<void> => expect(await inaccessible(page)).toEqual([]);

const columns =
  'product;article;name_en;name_ru;category;unit;cost of one;minimum;carton_quantity;carton_weight_kg;carton_volume_m3;ordinary_freight;express_freight;delivery_days;stock;colour of the box';
const line = (code: string, price: string): string =>
  `${code};${code};Samovar ${code};Самовар ${code};Kettles;piece;${price};2;2;4.5;0.03;0.40;1.90;7;100;green`;

/** A seller brings goods in from a file: some rows are good, some are not, and one column has a name of the seller's. */
for (const language of ['en', 'ru'] as const) {
  test(`a seller imports a file in ${language}`, async ({ browser }) => {
    const seller = await person(browser, language, { app: 'seller-console' });
    const { page, say } = seller;
    const prefix = `SAM-${language}-${Date.now()}`;
    const content = [columns, line(`${prefix}-1`, '12.50'), line(`${prefix}-2`, '12,50'), line(`=${prefix}-3`, '0')].join('\n');

    await openConsole(seller, '/seller', 'seller2');
    await seller.open('/seller/products');
    await page.getByRole('link', { name: say('Import'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('Import of products') })).toBeVisible();
    await sound(seller);
    await page.getByLabel(say('Choose a file')).setInputFiles({ name: 'самовары.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });

    await expect(page).toHaveURL(/\/products\/import\/\d+$/);
    await expect(page.getByText(say('These columns are still missing: {lacking}', { lacking: say('Unit price') }))).toBeVisible();
    await sound(seller);
    const start = page.getByRole('button', { name: say('Start the import') });
    await expect(start).toBeDisabled();
    const kept = page.waitForResponse((answer) => answer.url().includes('/shop/admin/import/mapping'));
    await page
      .getByRole('combobox', { name: say('Map {heading} to', { heading: 'cost of one' }), exact: true })
      .selectOption({ label: say('Unit price') });
    await expect(page.getByText(say('Choose which heading of the file holds them.'))).toBeHidden();
    // What was chosen is kept: a reload and a second tab show it.
    await kept;
    await expect(start).not.toHaveAttribute('aria-busy', 'true');
    await page.reload();
    await expect(page.getByRole('combobox', { name: say('Map {heading} to', { heading: 'cost of one' }), exact: true })).toHaveValue(
      'price',
    );
    await start.click();

    await expect(page.getByText(say('Import complete; some rows were refused'))).toBeVisible({ timeout: 60_000 });
    const refused = page.getByRole('table', { name: say('Refused rows') });
    await expect(refused.getByRole('row')).toHaveCount(3);
    await expect(refused).toContainText(`=${prefix}-3`);
    await sound(seller);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: say('Download as CSV') }).click()]);
    const report = readFileSync(await download.path(), 'utf8');
    expect(report).toContain(`"'=${prefix}-3",cost of one,0,`);
    expect(report).toContain(language === 'ru' ? 'должно быть больше нуля' : 'must be more than zero');

    // Goods leave while she looks at what the next file raises: it does not begin, tells the new figures, and begins by those.
    const request = requestOf(seller);
    const figures = async () => (await ask(request, 'POST /shop/admin/stock/figures', { articles: [`${prefix}-1`] }))[0];
    expect((await figures())?.onHand).toBe(100);
    await seller.open('/seller/products/import');
    const next = [columns.replace('cost of one', 'price'), line(`${prefix}-1`, '12.50').replace(';100;', ';140;')].join('\n');
    await page.getByLabel(say('Choose a file')).setInputFiles({ name: 'again.csv', mimeType: 'text/csv', buffer: Buffer.from(next) });
    await expect(page.getByText(raises(say, 1, '40'))).toBeVisible({ timeout: 60_000 });
    await ask(request, 'PUT /shop/admin/stock', { reason: 'damaged', lines: [{ article: `${prefix}-1`, change: -10 }] });
    await start.click();
    await expect(page.getByText(raises(say, 1, '50'))).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('50');
    await sound(seller);
    expect((await figures())?.onHand).toBe(90);
    await start.click();
    await expect(page.getByText(say('Import complete; all rows imported'))).toBeVisible({ timeout: 60_000 });
    expect((await figures())?.onHand).toBe(140);

    await seller.open('/seller/products/import');
    await expect(page.getByRole('link', { name: 'самовары.csv' }).first()).toBeVisible();
    await seller.open(`/seller/products?q=${prefix}`);
    await expect(page.getByText(`${prefix}-1`).first()).toBeVisible();
    const [exported] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('group', { name: say('Export all products') })
        .getByRole('link', { name: 'CSV' })
        .click(),
    ]);
    expect(readFileSync(await exported.path(), 'utf8')).toContain(`${prefix}-1,${prefix}-1,Samovar`);
    expect(seller.troubles()).toEqual([]);
    await seller.leave();
  });
}
