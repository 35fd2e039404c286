import { expect, test } from '@playwright/test';
import { inaccessible } from '../support/accessible.ts';
import { heading, button, field, expectWrong, isLoggedIn, fillPasswords } from '../support/account.ts';
import { ask } from '../support/api.ts';
import { codeTo, firstPassword, latestMail, newcomer, newNames, requestOf } from '../support/newcomer.ts';
import { filesUnder } from '../support/password-owner.ts';
import { passLogin, person } from '../support/person.ts';
import type { Language } from '../support/words.ts';

const ways: readonly { language: Language; javaScriptEnabled: boolean }[] = [
  { language: 'en', javaScriptEnabled: true },
  { language: 'ru', javaScriptEnabled: true },
  { language: 'en', javaScriptEnabled: false },
];

for (const { language, javaScriptEnabled } of ways) {
  const way = `in ${language}${javaScriptEnabled ? '' : ' without scripts'}`;

  test(`a guest registers with a mailed code and goes on where she was stopped, ${way}`, async ({ browser }) => {
    const guest = await person(browser, language, { javaScriptEnabled });
    const { page, say, open } = guest;
    const { mail, userName } = newNames();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await open('/user-center/uc-order');
    await page
      .getByRole('main')
      .getByRole('link', { name: say('Register', {}, 'page') })
      .click();
    await expect(heading(guest, say('Register', {}, 'page'))).toBeVisible();
    await field(guest, say('Email')).fill(mail);
    await page.getByRole('main').getByRole('checkbox').check();
    await button(guest, say('Get a code')).click();
    await expect(page.getByRole('status').filter({ hasText: mail })).toBeVisible();
    await field(guest, say('Code')).fill(await codeTo(requestOf(guest), mail));
    await field(guest, say('Account name')).fill('buyer1');
    await field(guest, say('Nickname')).fill('Анна');
    await fillPasswords(guest, 'Password', 'Repeat password', firstPassword);
    await button(guest, say('Register')).click();
    // The name is taken: told there, and nothing else is lost, save a password that no page gives back.
    await expect(field(guest, say('Account name'))).toHaveAttribute('aria-invalid', 'true');
    await expect(field(guest, say('Nickname'))).toHaveValue('Анна');
    await expect(field(guest, say('Password'))).toHaveValue(javaScriptEnabled ? firstPassword : '');
    if (!javaScriptEnabled) expect(await page.content()).not.toContain(firstPassword);
    await field(guest, say('Account name')).fill(userName);
    if (!javaScriptEnabled) await fillPasswords(guest, 'Password', 'Repeat password', firstPassword);
    await button(guest, say('Register')).click();
    await expect(page).toHaveURL(/\/user-center\/uc-order$/);
    await expect(heading(guest, say('Orders'))).toBeVisible();
    expect(await ask(requestOf(guest), 'GET /p/user/userInfo', {})).toMatchObject({ userName, nickName: 'Анна', userMail: mail });
    if (javaScriptEnabled) {
      expect(sent.filter((body) => body.includes(firstPassword))).toEqual([]);
      expect(guest.troubles()).toEqual([]);
    }
    await guest.leave();
  });

  test(`a forgotten password is replaced by a mailed code, ${way}`, async ({ browser }) => {
    const owner = await newcomer(browser);
    const guest = await person(browser, language, { javaScriptEnabled });
    const { page, say, open } = guest;
    const before = await latestMail(guest, owner.mail);
    await open('/login?back=%2Fcart');
    await page
      .getByRole('main')
      .getByRole('link', { name: say('Forgot your password?') })
      .click();
    await field(guest, say('Email')).fill(owner.mail);
    await button(guest, say('Get a code')).click();
    await field(guest, say('Code')).fill(await codeTo(requestOf(guest), owner.mail, before));
    await button(guest, say('Continue')).click();
    await expect(heading(guest, say('Choose a new password'))).toBeVisible();
    await filesUnder(guest, owner.mail);
    expect(page.url()).not.toContain('new.test');
    await fillPasswords(guest, 'New password', 'Repeat new password', 'second-22');
    await button(guest, say('Save new password')).click();
    await expect(heading(guest, say('Your password has been changed'))).toBeVisible();
    await page.getByRole('link', { name: say('Log in now') }).click();
    await passLogin(guest, owner.userName, 'second-22');
    await expect(page).toHaveURL(/\/cart$/);
    expect(await isLoggedIn(owner), 'the session of before').toBe(false);
    if (javaScriptEnabled) expect(guest.troubles()).toEqual([]);
    await guest.leave();
    await owner.leave();
  });
}

test('a registration that is not right yet says what is missing at each field, and counts the seconds to another code', async ({
  browser,
}) => {
  const guest = await person(browser, 'en');
  const { page, say, open } = guest;
  const { mail } = newNames();
  await page.clock.install();
  await open('/register');
  await button(guest, say('Register')).click();
  await expectWrong(field(guest, say('Email')), say('Enter a valid email address.'));
  await expect(field(guest, say('Email'))).toBeFocused();
  await expectWrong(page.getByRole('main').getByRole('checkbox'), say('Read and accept the terms to continue.'));
  await expectWrong(field(guest, say('Code')), say('Enter the code from the email.'));
  const rule = say('A password has {min} to {max} characters, with letters, digits and symbols, and no spaces at either end.', {
    min: 8,
    max: 20,
  });
  await expectWrong(field(guest, say('Password')), new RegExp(rule));
  expect(await inaccessible(page)).toEqual([]);

  await field(guest, say('Email')).fill(mail);
  await page.getByRole('main').getByRole('checkbox').check();
  await field(guest, say('Password')).fill('letters-and-1');
  await button(guest, say('Get a code')).click();
  const counting = page.getByRole('main').getByRole('button', { name: /^\d+ s$/ });
  await expect(counting).toBeDisabled();
  await expect(field(guest, say('Code'))).toBeFocused();
  await expect(field(guest, say('Password'))).toHaveValue('letters-and-1');
  // What the form hears meanwhile does not stop the count.
  await field(guest, say('Code')).fill('000000');
  await field(guest, say('Account name')).fill('fits_well');
  await field(guest, say('Nickname')).fill('Anna');
  await field(guest, say('Repeat password')).fill('letters-and-2');
  await button(guest, say('Register')).click();
  await expectWrong(field(guest, say('Repeat password')), say('The passwords don’t match. Enter the same one twice.'));
  await field(guest, say('Repeat password')).fill('letters-and-1');
  await button(guest, say('Register')).click();
  await expectWrong(field(guest, say('Code')), /wrong/);
  expect(await inaccessible(page)).toEqual([]);
  await expect(counting).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(button(guest, say('Get a code'))).toBeEnabled();
  // The server counts, too, and by its own clock.
  await button(guest, say('Get a code')).click();
  await expectWrong(field(guest, say('Code')), /wait/);

  await page.getByRole('button', { name: say('Show: {label}', { label: say('Password') }), exact: true }).click();
  await expect(field(guest, say('Password'))).toHaveAttribute('type', 'text');
  expect(guest.troubles()).toEqual([]);

  // No answer at all: the form stands as it was typed.
  await page.context().setOffline(true);
  await button(guest, say('Register')).click();
  await expect(page.getByRole('alert')).toContainText(say('Check the connection and try again. What you typed is still here.'));
  await expect(field(guest, say('Email'))).toHaveValue(mail);
  await expect(field(guest, say('Password'))).toHaveValue('letters-and-1');
  await page.context().setOffline(false);
  await button(guest, say('Register')).click();
  await expectWrong(field(guest, say('Code')), /wrong/);
  await guest.leave();
});

for (const javaScriptEnabled of [true, false])
  test(`a login says what is missing in the words of the site${javaScriptEnabled ? '' : ', without scripts, too'}`, async ({ browser }) => {
    const guest = await person(browser, 'ru', { javaScriptEnabled });
    const { page, say, open } = guest;
    await open('/login');
    await button(guest, say('Log in')).click();
    await expectWrong(field(guest, say('Account name, email or mobile')), say('Enter your account name, email or mobile.'));
    await expectWrong(field(guest, say('Password')), say('Enter the password.'));
    await expect(page.getByText(say('Read and accept the terms to continue.'))).toBeVisible();
    await field(guest, say('Account name, email or mobile')).fill('notamail@');
    await page.getByRole('main').getByRole('checkbox').check();
    await button(guest, say('Log in')).click();
    await expectWrong(field(guest, say('Account name, email or mobile')), say('Enter a valid email address.'));
    expect(guest.troubles()).toEqual([]);
    await guest.leave();
  });
