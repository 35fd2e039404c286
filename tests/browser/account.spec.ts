import { expect, test, type Locator } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { ask, mailsTo } from './support/api.ts';
import { codeTo, firstPassword, mailsBefore, newcomer, newNames, requestOf, type Newcomer } from './support/newcomer.ts';
import { passLogin, person, type Person } from './support/person.ts';
import type { Language } from './support/words.ts';

const heading = ({ page }: Person, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = ({ page }: Person, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const field = ({ page }: Person, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
/** What is said to be wrong with a field, as a screen reader hears it. */
const expectWrong = async (input: Locator, text: string | RegExp) => {
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(text);
};
/** Where the account is logged in. */
const sessionsOf = (who: Person) => ask(requestOf(who), 'GET /p/user/sessions', {});
const isLoggedIn = async ({ page }: Person) => {
  await page.goto('/user-center/uc-home');
  return new URL(page.url()).pathname === '/user-center/uc-home';
};

async function fillPasswords(who: Person, label: string, again: string, password: string) {
  await field(who, who.say(label)).fill(password);
  await field(who, who.say(again)).fill(password);
}

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
    await field(guest, say('E-mail')).fill(mail);
    await page.getByRole('main').getByRole('checkbox').check();
    await button(guest, say('Get a code')).click();
    await expect(page.getByRole('status').filter({ hasText: mail })).toBeVisible();
    await field(guest, say('Code')).fill(await codeTo(requestOf(guest), mail));
    await field(guest, say('Account name')).fill('buyer1');
    await field(guest, say('Nickname')).fill('Анна');
    await fillPasswords(guest, 'Password', 'Password once more', firstPassword);
    await button(guest, say('Register')).click();
    // The name is taken: told there, and nothing else is lost, save a password that no page gives back.
    await expect(field(guest, say('Account name'))).toHaveAttribute('aria-invalid', 'true');
    await expect(field(guest, say('Nickname'))).toHaveValue('Анна');
    await expect(field(guest, say('Password'))).toHaveValue(javaScriptEnabled ? firstPassword : '');
    if (!javaScriptEnabled) expect(await page.content()).not.toContain(firstPassword);
    await field(guest, say('Account name')).fill(userName);
    if (!javaScriptEnabled) await fillPasswords(guest, 'Password', 'Password once more', firstPassword);
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
    const before = await mailsBefore(guest, owner.mail);
    await open('/login?back=%2Fcart');
    await page
      .getByRole('main')
      .getByRole('link', { name: say('Forgot the password?') })
      .click();
    await field(guest, say('E-mail')).fill(owner.mail);
    await button(guest, say('Get a code')).click();
    await field(guest, say('Code')).fill(await codeTo(requestOf(guest), owner.mail, before));
    await button(guest, say('Continue')).click();
    await expect(heading(guest, say('Choose a new password'))).toBeVisible();
    expect(page.url()).not.toContain('new.test');
    await fillPasswords(guest, 'New password', 'New password once more', 'second-22');
    await button(guest, say('Save the new password')).click();
    await expect(heading(guest, say('Your new password is set'))).toBeVisible();
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
  await expectWrong(field(guest, say('E-mail')), say('Enter a valid e-mail address.'));
  await expect(field(guest, say('E-mail'))).toBeFocused();
  await expectWrong(page.getByRole('main').getByRole('checkbox'), say('Read and accept the terms to go on.'));
  await expectWrong(field(guest, say('Code')), say('Enter the code from the e-mail.'));
  await expectWrong(field(guest, say('Password')), new RegExp(say('This password does not meet the rules yet.')));
  expect(await inaccessible(page)).toEqual([]);

  await field(guest, say('E-mail')).fill(mail);
  await page.getByRole('main').getByRole('checkbox').check();
  await field(guest, say('Password')).fill('letters-and-1');
  await button(guest, say('Get a code')).click();
  const counting = page.getByRole('main').getByRole('button', { name: /^\d+ s$/ });
  await expect(counting).toBeDisabled();
  await expect(field(guest, say('Code'))).toBeFocused();
  await expect(field(guest, say('Password'))).toHaveValue('letters-and-1');
  // What the form is told meanwhile does not stop the count.
  await field(guest, say('Code')).fill('000000');
  await field(guest, say('Account name')).fill('fits_well');
  await field(guest, say('Nickname')).fill('Anna');
  await field(guest, say('Password once more')).fill('letters-and-2');
  await button(guest, say('Register')).click();
  await expectWrong(field(guest, say('Password once more')), say('The two passwords differ. Enter the same one twice.'));
  await field(guest, say('Password once more')).fill('letters-and-1');
  await button(guest, say('Register')).click();
  await expectWrong(field(guest, say('Code')), /not right/);
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
  await expect(field(guest, say('E-mail'))).toHaveValue(mail);
  await expect(field(guest, say('Password'))).toHaveValue('letters-and-1');
  await page.context().setOffline(false);
  await button(guest, say('Register')).click();
  await expectWrong(field(guest, say('Code')), /not right/);
  await guest.leave();
});

test('a changed password logs other devices out, and leads to the login after three seconds', async ({ browser }) => {
  const buyer = await newcomer(browser);
  const { page, say, open } = buyer;
  const other = await person(browser, 'en');
  await ask(requestOf(other), 'POST /login', { userName: buyer.userName, passWord: firstPassword });
  await page.clock.install();
  await open('/user-center/uc-password');
  const change = async (oldPassword: string, password: string) => {
    await field(buyer, say('Old password')).fill(oldPassword);
    await fillPasswords(buyer, 'New password', 'New password once more', password);
    await button(buyer, say('Save the new password')).click();
  };
  await change('not-it-1', 'second-22');
  await expectWrong(field(buyer, say('Old password')), /not right/);
  await change(firstPassword, 'second-22');
  await expect(heading(buyer, say('Your password is changed'))).toBeVisible();
  expect(await isLoggedIn(other), 'the other device').toBe(false);
  await page.getByRole('link', { name: say('Stay logged in here') }).click();
  await page.clock.fastForward('00:05');
  await expect(heading(buyer, say('Account information'))).toBeVisible();

  await open('/user-center/uc-password');
  await change('second-22', 'third-333');
  await expect(heading(buyer, say('Your password is changed'))).toBeVisible();
  await page.clock.fastForward('00:03');
  await expect(heading(buyer, say('Log in'))).toBeVisible();
  await passLogin(buyer, buyer.mail, 'third-333');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  expect(buyer.troubles()).toEqual([]);
  await other.leave();
  await buyer.leave();
});

test('mail and mobile are bound by a code sent to the new one; the old mailbox is told', async ({ browser }) => {
  const buyer = await newcomer(browser);
  const { page, say, open } = buyer;
  const { mail } = newNames();
  await open('/user-center/uc-bind');
  const part = (title: string) => page.getByRole('region', { name: say(title), exact: true });
  const byMail = part('E-mail address');
  await byMail.getByLabel(say('New e-mail address')).fill(mail);
  await byMail.getByRole('button', { name: say('Get a code') }).click();
  await byMail.getByLabel(say('Code')).fill(await codeTo(requestOf(buyer), mail));
  await byMail.getByRole('button', { name: say('Bind') }).click();
  await expect(page.getByRole('status').filter({ hasText: say('The new e-mail address is bound. The old one was told.') })).toBeVisible();
  await expect.poll(async () => (await mailsTo(requestOf(buyer), buyer.mail))[0]?.text).toContain(mail);

  const byPhone = part('Mobile number');
  const number = `+7916${String(Date.now()).slice(-7)}`;
  await byPhone.getByLabel(say('New mobile number')).fill('12');
  await byPhone.getByRole('button', { name: say('Get a code') }).click();
  await expectWrong(byPhone.getByLabel(say('New mobile number')), /valid mobile number/);
  await byPhone.getByLabel(say('New mobile number')).fill(number);
  await byPhone.getByRole('button', { name: say('Get a code') }).click();
  await byPhone.getByLabel(say('Code')).fill(await codeTo(requestOf(buyer), number));
  await byPhone.getByRole('button', { name: say('Bind') }).click();
  await expect(byPhone).toContainText(`+7 ••• ${number.slice(-4)}`);
  const { userMail, userMobile } = await ask(requestOf(buyer), 'GET /p/user/userInfo', {});
  expect([userMail, userMobile]).toEqual([mail, number]);
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});

test('nickname, gender, birthday and time zone are kept, and the file holds them', async ({ browser }) => {
  const buyer = await newcomer(browser);
  const { page, say, open } = buyer;
  await open('/user-center/uc-account');
  await field(buyer, say('Nickname')).fill('a'.repeat(16));
  await button(buyer, say('Save')).click();
  await expectWrong(field(buyer, say('Nickname')), /at most 15 characters/);
  await field(buyer, say('Nickname')).fill('Варвара');
  await field(buyer, say('Gender')).selectOption('F');
  await field(buyer, say('Birthday')).fill('1990-05-17');
  await field(buyer, say('Time zone')).selectOption('Asia/Vladivostok');
  await button(buyer, say('Save')).click();
  await expect(page.getByRole('status').filter({ hasText: say('Your changes are saved.') })).toBeVisible();
  await expect(page.locator('header summary', { hasText: 'Варвара' })).toBeVisible();
  await page.reload();
  await expect(field(buyer, say('Birthday'))).toHaveValue('1990-05-17');
  await expect(field(buyer, say('Time zone'))).toHaveValue('Asia/Vladivostok');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: say('Download my data') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^kyakhta-.+\.json$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array));
  expect(JSON.parse(Buffer.concat(chunks).toString('utf8'))).toMatchObject({
    account: [{ user_name: buyer.userName, nick_name: 'Варвара', sex: 'F', time_zone: 'Asia/Vladivostok' }],
  });
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});

test('sessions are told by browser and place; one is ended, then all others', async ({ browser }) => {
  const buyer: Newcomer = await newcomer(browser);
  const { page, say, open } = buyer;
  const others = [await person(browser, 'en'), await person(browser, 'en'), await person(browser, 'en')];
  for (const other of others) await ask(requestOf(other), 'POST /login', { userName: buyer.userName, passWord: firstPassword });
  await open('/user-center/uc-sessions');
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: '127.0.0.1' });
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText(say('This device'));
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  await rows.nth(1).getByRole('button').click();
  await expect(page.getByRole('status').filter({ hasText: '1 device was logged out.' })).toBeVisible();
  await expect(rows).toHaveCount(3);
  await button(buyer, say('Log out everywhere else')).click();
  await expect(page.getByRole('status').filter({ hasText: '2 devices were logged out.' })).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect(await sessionsOf(buyer)).toHaveLength(1);
  for (const other of others) {
    expect(await isLoggedIn(other)).toBe(false);
    await other.leave();
  }
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});

test('an account is deleted by a mailed code, and not while money is in it', async ({ browser }) => {
  const rich = await person(browser, 'en');
  await passLoginOf(rich, 'buyer3@demo.test');
  await rich.open('/user-center/uc-delete');
  await rich.page.getByRole('main').getByRole('checkbox').check();
  await field(rich, rich.say('Code')).fill('123456');
  await button(rich, rich.say('Delete the account for good')).click();
  await expect(rich.page.getByRole('alert')).toContainText(rich.say('Nothing was deleted.'));
  expect(await inaccessible(rich.page)).toEqual([]);
  await rich.leave();

  const buyer = await newcomer(browser);
  const { page, say, open } = buyer;
  const before = await mailsBefore(buyer, buyer.mail);
  await open('/user-center/uc-account');
  await page.getByRole('link', { name: say('Delete my account') }).click();
  await button(buyer, say('Delete the account for good')).click();
  await expectWrong(page.getByRole('main').getByRole('checkbox'), say('Confirm that you know what is deleted.'));
  await button(buyer, say('Get a code')).click();
  await field(buyer, say('Code')).fill(await codeTo(requestOf(buyer), buyer.mail, before));
  await page.getByRole('main').getByRole('checkbox').check();
  await button(buyer, say('Delete the account for good')).click();
  await expect(heading(buyer, say('Your account is deleted'))).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: say('Log in') })).toBeVisible();
  await open('/login');
  await passLogin(buyer, buyer.userName, firstPassword);
  await expect(page.getByRole('alert')).toContainText('The account or the password is not right.');
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});

async function passLoginOf(who: Person, userName: string) {
  await who.open('/login');
  await passLogin(who, userName);
  await expect(who.page).toHaveURL((url) => url.pathname === '/');
}
