import { expect, test } from '@playwright/test';
import { logIn } from '../support/api.ts';
import { newcomer } from '../support/newcomer.ts';
import { filesUnder } from '../support/password-owner.ts';
import { person } from '../support/person.ts';

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
