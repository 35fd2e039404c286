import { expect, test } from '@playwright/test';
import { mail } from '../support/buyer.ts';
import { codeTo, latestMail, requestOf } from '../support/newcomer.ts';
import { passLogin, person } from '../support/person.ts';

test.describe('login', () => {
  test('a code from the mailbox logs in without a password', async ({ browser }) => {
    const guest = await person(browser, 'en');
    const { page, say, open } = guest;
    await open('/login?mode=code&back=%2Fuser-center%2Fuc-home');
    await page.getByLabel(say('Email')).fill(mail);
    await page.getByRole('checkbox').check();
    const before = await latestMail(guest, mail);
    await page.getByRole('button', { name: say('Get a code') }).click();
    await expect(page.getByRole('status').filter({ hasText: mail })).toBeVisible();
    await page.getByLabel(say('Code'), { exact: true }).fill(await codeTo(requestOf(guest), mail, before));
    await page
      .getByRole('button', { name: say('Log in'), exact: true })
      .last()
      .click();
    await expect(page).toHaveURL(/\/user-center\/uc-home/);
    expect(guest.troubles()).toEqual([]);
    await guest.leave();
  });

  test('a wrong password says so and tells nothing else; logging out ends it', async ({ browser }) => {
    const guest = await person(browser, 'en');
    const { page, say, open } = guest;
    await open('/login');
    await passLogin(guest, mail, 'not-the-password');
    await expect(page.getByRole('alert')).toContainText('The account name or password is wrong.');
    await expect(page.getByLabel(say('Account name, email or mobile'))).toHaveValue(mail);
    // The second answer has the words of the first, and takes its place.
    await page.getByRole('alert').evaluate((first) => first.setAttribute('data-before', ''));
    await passLogin(guest, 'nobody@demo.test', 'not-the-password');
    await expect(page.locator('[data-before]')).toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText('The account name or password is wrong.');
    await passLogin(guest, mail);
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await page.locator('summary', { hasText: 'Гульнара' }).click();
    await page.getByRole('button', { name: say('Log out') }).click();
    await expect(page.getByRole('link', { name: say('Log in') }).first()).toBeVisible();
    await page.goto('/user-center/uc-order');
    await expect(page).toHaveURL(/\/login\?back=/);
    expect(guest.troubles()).toEqual([]);
    await guest.leave();
  });
});
