import { expect, test } from '@playwright/test';
import { heading, button, field, expectWrong, sessionsOf, isLoggedIn, fillPasswords } from '../support/account.ts';
import { ask, mailsTo } from '../support/api.ts';
import { codeTo, firstPassword, newcomer, newNames, requestOf, type Newcomer } from '../support/newcomer.ts';
import { passLogin, person } from '../support/person.ts';

test('a changed password logs other devices out, and leads to the login after three seconds', async ({ browser }) => {
  const buyer = await newcomer(browser);
  const { page, say, open } = buyer;
  const other = await person(browser, 'en');
  await ask(requestOf(other), 'POST /login', { userName: buyer.userName, passWord: firstPassword });
  await page.clock.install();
  await open('/user-center/uc-password');
  const change = async (oldPassword: string, password: string) => {
    await field(buyer, say('Current password')).fill(oldPassword);
    await fillPasswords(buyer, 'New password', 'Repeat new password', password);
    await button(buyer, say('Save new password')).click();
  };
  await change('not-it-1', 'second-22');
  await expectWrong(field(buyer, say('Current password')), /wrong/);
  await change(firstPassword, 'second-22');
  await expect(heading(buyer, say('Your password has been changed'))).toBeVisible();
  await page.getByRole('link', { name: say('Stay logged in here') }).click();
  await expect(heading(buyer, say('Account information'))).toBeVisible();
  await page.clock.fastForward('00:05');
  expect(await isLoggedIn(other), 'the other device').toBe(false);
  await expect(heading(buyer, say('Account information'))).toBeVisible();

  await open('/user-center/uc-password');
  await change('second-22', 'third-333');
  await expect(heading(buyer, say('Your password has been changed'))).toBeVisible();
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
  const byMail = part('Email address');
  await byMail.getByLabel(say('New email address')).fill(mail);
  await byMail.getByRole('button', { name: say('Get a code') }).click();
  await byMail.getByLabel(say('Code')).fill(await codeTo(requestOf(buyer), mail));
  await byMail.getByRole('button', { name: say('Bind') }).click();
  await expect(
    page.getByRole('status').filter({ hasText: say('Your email address has been changed. We’ve notified the old address.') }),
  ).toBeVisible();
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
  await expect(page.getByRole('status').filter({ hasText: '1 device logged out.' })).toBeVisible();
  await expect(rows).toHaveCount(3);
  await button(buyer, say('Log out all other devices')).click();
  await expect(page.getByRole('status').filter({ hasText: '2 devices logged out.' })).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect(await sessionsOf(buyer)).toHaveLength(1);
  for (const other of others) {
    expect(await isLoggedIn(other)).toBe(false);
    await other.leave();
  }
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});
