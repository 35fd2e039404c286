import { expect, test, type Locator } from '@playwright/test';
import { inaccessible } from '../support/accessible.ts';
import { field } from '../support/account.ts';
import { ask, logIn } from '../support/api.ts';
import { mail, suitcase } from '../support/buyer.ts';
import { drawn, largeOrder, signBySelf } from '../support/contract.ts';
import { newcomer, requestOf } from '../support/newcomer.ts';
import { person, type Person } from '../support/person.ts';

/**
 * What a browser, a phone or a password manager can write by itself: each field says what it is for (WCAG 1.3.5), so that
 * a mailed code is offered above the keyboard, a password is filed under its account, and an address comes whole.
 */
const asksFor = (input: Locator, what: string) => expect(input).toHaveAttribute('autocomplete', what);

/** A mailed code: offered when it arrives, typed with the keyboard of digits otherwise. */
async function asksForCode(input: Locator) {
  await asksFor(input, 'one-time-code');
  await expect(input).toHaveAttribute('inputmode', 'numeric');
}

const sound = async ({ page }: Person) => expect(await inaccessible(page)).toEqual([]);
const part = (who: Person, name: string): Locator => field(who, who.say(name, {}, 'address'));
const optionalPart = (who: Person, name: string): Locator =>
  field(who, who.say('{name} (optional)', { name: who.say(name, {}, 'address') }, 'address'));

/** What every address has, wherever it goes. */
async function asksForReceiver(who: Person) {
  await asksFor(part(who, 'Recipient'), 'shipping name');
  await asksFor(part(who, 'Phone'), 'shipping tel');
  await expect(part(who, 'Phone')).toHaveAttribute('type', 'tel');
  await asksFor(part(who, 'Country'), 'shipping country');
  await asksFor(part(who, 'Street, house, office'), 'shipping address-line1');
  await asksFor(part(who, 'City'), 'shipping address-level2');
}

for (const language of ['en', 'ru'] as const)
  test.describe(`a browser fills in, in ${language},`, () => {
    test('the forms of a guest: both ways to log in, on their page and in the window, and the registration', async ({ browser }) => {
      const guest = await person(browser, language);
      const { page, say, open } = guest;
      await open('/login');
      await asksFor(field(guest, say('Account name, email or mobile')), 'username');
      await asksFor(field(guest, say('Password')), 'current-password');
      await sound(guest);
      await page
        .getByRole('main')
        .getByRole('link', { name: say('Code by email') })
        .click();
      await asksFor(field(guest, say('Email')), 'email');
      await asksForCode(field(guest, say('Code')));
      await sound(guest);

      await open('/category-page');
      await page
        .locator('header')
        .first()
        .getByRole('link', { name: say('Cart'), exact: true })
        .click();
      const popup = page.getByRole('dialog', { name: say('Log in'), exact: true });
      await asksFor(popup.getByLabel(say('Account name, email or mobile')), 'username');
      await asksFor(popup.getByLabel(say('Password'), { exact: true }), 'current-password');
      await popup.getByRole('button', { name: say('Code by email') }).click();
      await asksFor(popup.getByLabel(say('Email'), { exact: true }), 'email');
      await asksForCode(popup.getByLabel(say('Code'), { exact: true }));
      await sound(guest);

      await open('/register');
      await asksFor(field(guest, say('Email')), 'email');
      await asksForCode(field(guest, say('Code')));
      await asksFor(field(guest, say('Account name')), 'username');
      await asksFor(field(guest, say('Nickname')), 'nickname');
      await asksFor(field(guest, say('Password')), 'new-password');
      await asksFor(field(guest, say('Repeat password')), 'new-password');
      // Uncovered it is still the same field to a password manager.
      await page.getByRole('button', { name: say('Show: {label}', { label: say('Password') }), exact: true }).click();
      await expect(field(guest, say('Password'))).toHaveAttribute('type', 'text');
      await asksFor(field(guest, say('Password')), 'new-password');
      await sound(guest);

      await open('/forget-password');
      await asksFor(field(guest, say('Email')), 'email');
      await asksForCode(field(guest, say('Code')));
      await sound(guest);
      expect(guest.troubles()).toEqual([]);
      await guest.leave();
    });

    test('the codes of a buyer: binding a mailbox and a mobile, and leaving', async ({ browser }) => {
      const buyer = await newcomer(browser, language);
      const { page, say, open } = buyer;
      await open('/user-center/uc-bind');
      const bound = (title: string) => page.getByRole('region', { name: say(title), exact: true });
      await asksFor(bound('Email address').getByLabel(say('New email address')), 'email');
      await asksForCode(bound('Email address').getByLabel(say('Code'), { exact: true }));
      await asksFor(bound('Mobile number').getByLabel(say('New mobile number')), 'tel');
      await asksForCode(bound('Mobile number').getByLabel(say('Code'), { exact: true }));
      await sound(buyer);

      await open('/user-center/uc-delete');
      await asksForCode(field(buyer, say('Code')));
      await sound(buyer);
      expect(buyer.troubles()).toEqual([]);
      await buyer.leave();
    });

    test('an address, in the book and within an order, in the way of its country', async ({ browser }) => {
      const buyer = await newcomer(browser, language);
      const { page, say, open } = buyer;
      await open('/user-center/uc-address?add=1');
      await asksForReceiver(buyer);
      await asksFor(part(buyer, 'Region'), 'shipping address-level1');
      await asksFor(optionalPart(buyer, 'District'), 'shipping address-level3');
      await asksFor(part(buyer, 'Postal code'), 'shipping postal-code');
      await expect(part(buyer, 'Postal code')).toHaveAttribute('inputmode', 'numeric');
      await sound(buyer);

      await part(buyer, 'Country').selectOption('DE');
      await expect(part(buyer, 'Region')).toHaveCount(0);
      await asksForReceiver(buyer);
      await asksFor(part(buyer, 'Postal code'), 'shipping postal-code');

      // Regions, cities and districts that are chosen from lists say the same as those that are typed.
      await part(buyer, 'Country').selectOption('CN');
      await part(buyer, 'Province').selectOption('浙江省');
      await part(buyer, 'City').selectOption('金华市');
      await part(buyer, 'District').selectOption('义乌市');
      await asksForReceiver(buyer);
      await asksFor(part(buyer, 'Province'), 'shipping address-level1');
      await asksFor(part(buyer, 'District'), 'shipping address-level3');
      await asksFor(part(buyer, 'Postal code'), 'shipping postal-code');
      await sound(buyer);

      const { prodId, skuId, shopId, count } = suitcase;
      await open(`/submit-order?prodId=${prodId}&skuId=${skuId}&shopId=${shopId}&count=${count}`);
      await expect(page.getByRole('button', { name: say('Place the order') })).toBeDisabled();
      await asksForReceiver(buyer);
      await asksFor(part(buyer, 'Region'), 'shipping address-level1');
      await asksFor(part(buyer, 'Postal code'), 'shipping postal-code');
      await sound(buyer);
      expect(buyer.troubles()).toEqual([]);
      await buyer.leave();
    });

    for (const [app, base] of [
      ['seller-console', '/seller'],
      ['platform-console', '/platform'],
    ] as const)
      test(`the login of the ${app}`, async ({ browser }) => {
        const who = await person(browser, language, { app });
        await who.open(`${base}/login`);
        await asksFor(field(who, who.say('Account name')), 'username');
        await asksFor(field(who, who.say('Password')), 'current-password');
        await sound(who);
        expect(who.troubles()).toEqual([]);
        await who.leave();
      });
  });

test('a browser fills in the codes that sign a contract, for its buyer and for the store', async ({ browser }) => {
  test.slow();
  const buyer = await person(browser, 'ru');
  await logIn(buyer.page.context(), 'buyer', mail);
  const orderNumber = await largeOrder(requestOf(buyer));
  await buyer.open(`/waiting-sign-contract?orderNumber=${orderNumber}`);
  await asksFor(field(buyer, buyer.say('Your full name')), 'name');
  await asksForCode(field(buyer, buyer.say('Code')));
  await sound(buyer);
  await signBySelf(requestOf(buyer), orderNumber, mail);

  const seller = await person(browser, 'en', { app: 'seller-console' });
  await logIn(seller.page.context(), 'seller', 'seller1');
  await drawn(requestOf(seller), 'GET /shop/admin/agreement/info', orderNumber);
  await seller.open(`/seller/orders/${orderNumber}/contract`);
  await asksFor(field(seller, seller.say('Your full name')), 'name');
  await asksForCode(field(seller, seller.say('Code')));
  await sound(seller);
  await ask(requestOf(seller), 'POST /shop/admin/agreement/refuse', { orderNumber, reason: 'The goods are sold out.' });
  expect(seller.troubles()).toEqual([]);
  await seller.leave();
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});
