import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { logIn } from './support/api.ts';
import { person } from './support/person.ts';

/** A page of each console with a list that is searched, and one without. */
const consoles = [
  { language: 'en', app: 'platform-console', base: '/platform', who: 'operator', account: 'operator1', list: '/users', plain: '/ledger' },
  { language: 'ru', app: 'seller-console', base: '/seller', who: 'seller', account: 'seller2', list: '/products', plain: '/delivery' },
] as const;

for (const { language, app, base, who, account, list, plain } of consoles) {
  test(`Ctrl+K finds by number on every page of ${base}, and a stroke in its list, in ${language}`, async ({ browser }) => {
    const one = await person(browser, language, { app });
    const { page, say } = one;
    await logIn(page.context(), who, account);
    const everything = page.getByRole('searchbox', { name: say('Find by number') });
    const ofList = page.getByRole('main').getByRole('searchbox');

    await one.open(`${base}${list}`);
    await expect(ofList).toHaveAttribute('aria-keyshortcuts', '/');
    await expect(everything).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    await expect(everything).toHaveAttribute('title', say('Press {keys} to get here', { keys: 'Ctrl+K' }));
    await page.keyboard.press('/');
    await expect(ofList).toBeFocused();
    // What is typed into a field stays there.
    await page.keyboard.type('a/b');
    await expect(ofList).toHaveValue('a/b');
    await page.keyboard.press('Control+k');
    await expect(everything).toBeFocused();
    expect(await inaccessible(page)).toEqual([]);

    // The list's search goes with its list; the other is there on the next page as well.
    await one.open(`${base}${plain}`);
    await expect(ofList).toHaveCount(0);
    await expect(everything).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
    for (const key of ['/', 'Control+k', 'Meta+k']) {
      await page.getByRole('main').focus();
      await page.keyboard.press(key);
      await expect(everything).toBeFocused();
    }
    await page.keyboard.type('123');
    await expect(everything).toHaveValue('123');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: say('Find by number') })).toBeVisible();
    expect(one.troubles()).toEqual([]);
    await one.leave();
  });
}

test('Ctrl+K unfolds the menu of a small screen', async ({ browser }) => {
  const one = await person(browser, 'en', { app: 'seller-console', phone: true });
  const { page, say } = one;
  await logIn(page.context(), 'seller', 'seller2');
  await one.open('/seller/orders');
  const everything = page.getByRole('searchbox', { name: say('Find by number') });
  await expect(everything).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(everything).toBeFocused();
  await one.leave();
});
