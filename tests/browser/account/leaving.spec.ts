import { expect, test } from '@playwright/test';
import { inaccessible } from '../support/accessible.ts';
import { heading, button, field, expectWrong, passLoginOf } from '../support/account.ts';
import { codeTo, firstPassword, latestMail, newcomer, requestOf } from '../support/newcomer.ts';
import { passLogin, person } from '../support/person.ts';

test('an account is deleted by a mailed code, and not while money is in it', async ({ browser }) => {
  const rich = await person(browser, 'en');
  await passLoginOf(rich, 'buyer3@demo.test');
  await rich.open('/user-center/uc-delete');
  await rich.page.getByRole('main').getByRole('checkbox').check();
  await field(rich, rich.say('Code')).fill('123456');
  await button(rich, rich.say('Delete my account permanently')).click();
  await expect(rich.page.getByRole('alert')).toContainText(rich.say('Nothing was deleted.'));
  expect(await inaccessible(rich.page)).toEqual([]);
  await rich.leave();

  const buyer = await newcomer(browser);
  const { page, say, open } = buyer;
  const before = await latestMail(buyer, buyer.mail);
  await open('/user-center/uc-account');
  await page.getByRole('link', { name: say('Delete my account') }).click();
  await button(buyer, say('Delete my account permanently')).click();
  await expectWrong(page.getByRole('main').getByRole('checkbox'), say('Confirm that you understand what is deleted.'));
  await button(buyer, say('Get a code')).click();
  await field(buyer, say('Code')).fill(await codeTo(requestOf(buyer), buyer.mail, before));
  await page.getByRole('main').getByRole('checkbox').check();
  await button(buyer, say('Delete my account permanently')).click();
  await expect(heading(buyer, say('Your account has been deleted'))).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: say('Log in') })).toBeVisible();
  await open('/login');
  await passLogin(buyer, buyer.userName, firstPassword);
  await expect(page.getByRole('alert')).toContainText('The account name or password is wrong.');
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});
