import { expect, test } from '@playwright/test';
import { button, field, fillPasswords } from '../support/account.ts';
import { ask, mailsTo } from '../support/api.ts';
import { codeTo, firstPassword, newNames, requestOf } from '../support/newcomer.ts';
import { openOtherSite, signInThere } from '../support/other-site.ts';
import { person } from '../support/person.ts';
import { ready } from '../support/ready.ts';

let close = async () => {};
test.beforeAll(async () => {
  close = await openOtherSite();
});
test.afterAll(() => close());

test('an account of another site registers, is bound, unbound and bound again, and logs in', async ({ browser }) => {
  const guest = await person(browser, 'en');
  const { page, say, open } = guest;
  const { mail, userName } = newNames();
  const account = { name: 'Google' };
  const subjects = async () => (await mailsTo(requestOf(guest), mail)).map(({ subject }) => subject);

  await open('/login?back=%2Fuser-center%2Fuc-bind');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Log in with {name}', account) })
    .click();
  await signInThere(page, userName);
  // Nobody here has this account: registering begins with what is known of the person there.
  await expect(page).toHaveURL(/\/register\?back=%2Fuser-center%2Fuc-bind$/);
  await expect(field(guest, say('Email'))).toHaveValue(`${userName}@elsewhere.test`);
  await ready(page);
  await field(guest, say('Email')).fill(mail);
  await page.getByRole('main').getByRole('checkbox').check();
  await button(guest, say('Get a code')).click();
  // The answer leads there: what is typed elsewhere before it comes would end in this field.
  await expect(field(guest, say('Code'))).toBeFocused();
  await field(guest, say('Code')).fill(await codeTo(requestOf(guest), mail));
  await field(guest, say('Account name')).fill(userName);
  await field(guest, say('Nickname')).fill('Anna');
  await fillPasswords(guest, 'Password', 'Repeat password', firstPassword);
  await button(guest, say('Register')).click();

  await expect(page).toHaveURL(/\/user-center\/uc-bind$/);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Google' });
  await expect(row).toContainText('@elsewhere.test');
  await expect.poll(subjects).toContain('Google can now log in to your account');
  await row.getByRole('button').click();
  await expect(page).toHaveURL(/done=unbound/);
  await expect(row).toContainText(say('not bound'));
  await expect.poll(subjects).toContain('A Google account was unlinked');

  // The other site remembers who is before it and what she agreed to.
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/\?bound=done$/);
  await expect(page.getByText(say('Bind success: from now on you can log in with the account of the other site.'))).toBeVisible();
  expect(await ask(requestOf(guest), 'GET /p/user/social', {})).toMatchObject([{ socialType: 3, mail: `${userName}@elsewhere.test` }]);
  await ask(requestOf(guest), 'POST /logOut', {});
  await open('/login?back=%2Fcart');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Log in with {name}', account) })
    .click();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await ask(requestOf(guest), 'GET /p/user/userInfo', {})).toMatchObject({ userName });
  await guest.leave();
});
