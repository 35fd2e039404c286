import { expect, test } from '@playwright/test';
import { logIn } from '../support/api.ts';
import { newcomer } from '../support/newcomer.ts';
import { person, type Person } from '../support/person.ts';

/** A password manager files a new password under the account name that stands before it, unseen. */
async function filesUnder({ page }: Person, userName: string) {
  const form = page.locator('form', { has: page.locator('input[autocomplete="new-password"]') });
  const owner = form.locator('input[autocomplete="username"]');
  await expect(owner).toHaveValue(userName);
  await expect(owner).toBeHidden();
  expect(await form.locator('input:not([type="hidden"])').first().getAttribute('autocomplete')).toBe('username');
  expect(await owner.evaluate((field: HTMLInputElement) => field.name)).toBe('');
}

test('whose password is changed is told to password managers, in the storefront and in both consoles', async ({ browser }) => {
  const buyer = await newcomer(browser);
  await buyer.open('/user-center/uc-password');
  await filesUnder(buyer, buyer.userName);
  await buyer.leave();
  for (const [app, audience, base, userName] of [
    ['seller-console', 'seller', '/seller', 'seller1'],
    ['platform-console', 'operator', '/platform', 'operator1'],
  ] as const) {
    const who = await person(browser, 'en', { app });
    await logIn(who.page.context(), audience, userName);
    await who.open(`${base}/password`);
    await filesUnder(who, userName);
    expect(who.troubles()).toEqual([]);
    await who.leave();
  }
});
