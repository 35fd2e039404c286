import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { logIn, placeOrders } from './support/api.ts';
import { requestOf } from './support/newcomer.ts';
import { inMenu, person } from './support/person.ts';

/** What a person saves of a list is there on every machine, for operators and for sellers. */
for (const [language, app, base, who, account] of [
  ['en', 'platform-console', '/platform', 'operator', 'operator2'],
  ['ru', 'seller-console', '/seller', 'seller', 'seller1'],
] as const) {
  test(`columns are chosen and a view is saved at ${base} in ${language}`, async ({ browser }) => {
    const name = `Mine ${Date.now().toString(36)}`;
    // A list without rows has no columns to choose.
    const buyer = await person(browser, language);
    await logIn(buyer.page.context(), 'buyer', 'buyer5@demo.test');
    await placeOrders(requestOf(buyer), [{ prodId: 1, skuId: 1, shopId: 1, count: 24 }]);
    await buyer.leave();
    const one = await person(browser, language, { app });
    const { page, say } = one;
    await logIn(page.context(), who, account);
    await one.open(`${base}/orders?view=all`);
    const heads = page.getByRole('columnheader');
    await expect(heads.first()).toBeVisible();
    const before = (await heads.allTextContents()).filter(Boolean);
    await page.getByRole('button', { name: say('Views'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('Save the current list as a view')).fill(name);
    await dialog.getByRole('button', { name: say('Save the view') }).click();
    await dialog.getByRole('button', { name: `${say('Make default')} ${name}` }).click();
    await expect(dialog.getByText(say('Default view'), { exact: true })).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');

    await page.getByRole('button', { name: say('Columns'), exact: true }).click();
    const boxes = dialog.getByRole('checkbox');
    const hidden = boxes.nth(2);
    const word = (await dialog.getByRole('listitem').nth(2).locator('label').textContent()) ?? '';
    await hidden.uncheck();
    await dialog
      .getByRole('button', { name: new RegExp(`^${say('Later')}`) })
      .nth(0)
      .focus();
    await page.keyboard.press('Enter');
    expect(await inaccessible(page)).toEqual([]);
    await dialog.getByRole('button', { name: say('Save') }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(async () => (await heads.allTextContents()).length).toBeLessThan(before.length + 1);
    await expect(heads.filter({ hasText: word })).toHaveCount(0);

    // Another machine: the menu leads to it, and it stands as it was left.
    const other = await person(browser, language, { app });
    await logIn(other.page.context(), who, account);
    await other.open(`${base}/orders`);
    await (await inMenu(other, say('Orders'))).click();
    await expect(other.page).toHaveURL(/view=all/);
    // The address changes before the page does, and the list stands on both.
    await expect(other.page.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(other.page.getByRole('columnheader').filter({ hasText: word })).toHaveCount(0);
    await other.page.getByRole('button', { name: say('Views'), exact: true }).click();
    await other.page
      .getByRole('dialog')
      .getByRole('button', { name: `${say('Rename')} ${name}` })
      .click();
    await other.page.getByRole('dialog').getByLabel(say('Name'), { exact: true }).fill(`${name} again`);
    await other.page
      .getByRole('dialog')
      .getByRole('button', { name: say('Save'), exact: true })
      .click();
    await other.page
      .getByRole('dialog')
      .getByRole('button', { name: `${say('Delete')} ${name} again` })
      .click();
    await expect(other.page.getByText(`${name} again`)).toHaveCount(0);
    expect([...one.troubles(), ...other.troubles()]).toEqual([]);
    await other.leave();
    await one.leave();
  });
}
