import { expect, test, type Browser } from '@playwright/test';
import { inaccessible } from '../support/accessible.ts';
import { ask, logIn } from '../support/api.ts';
import { balanceOf, cents } from '../support/buyer.ts';
import { requestOf } from '../support/newcomer.ts';
import { person, type Person } from '../support/person.ts';

const mail = 'buyer5@demo.test';
const operator = async (browser: Browser, name: 'operator1' | 'operator2'): Promise<Person> => {
  const who = await person(browser, 'en', { app: 'platform-console' });
  await logIn(who.page.context(), 'operator', name);
  return who;
};

/** A buyer keeps a bank account and has a part of her balance paid out by two operators, with and without scripts. */
for (const javaScriptEnabled of [true, false])
  test(`a balance is paid out to a bank account, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({ browser }) => {
    const buyer = await person(browser, 'en', { javaScriptEnabled });
    const { page, say, open, money } = buyer;
    await logIn(page.context(), 'buyer', mail);
    const before = cents(await balanceOf(buyer));
    const amount = javaScriptEnabled ? 41.25 : 52.75;
    await open('/user-center/uc-balance');
    await page.getByRole('link', { name: say('Pay out to my bank') }).click();
    if (javaScriptEnabled) {
      // What is wrong is shown at its field; what was typed stays.
      await page.getByLabel(say('Account holder')).fill('Elena Orlova');
      await page.getByRole('button', { name: say('Save bank account') }).click();
      await expect(page.getByLabel(say('SWIFT code'))).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel(say('Account holder'))).toHaveValue('Elena Orlova');
      await page.getByLabel(say('Bank'), { exact: true }).fill('Sberbank');
      await page.getByLabel(say('Account number or IBAN')).fill('40817810000000098765');
      await page.getByLabel(say('SWIFT code')).fill('sabrrumm');
      expect(await inaccessible(page)).toEqual([]);
      await page.getByRole('button', { name: say('Save bank account') }).click();
      await expect(page.getByText(say('Bank account saved.'))).toBeVisible();
    }
    const field = page.getByLabel(say('Amount in {currency}', { currency: 'USD' }));
    await field.fill('999999999');
    await page.getByRole('button', { name: say('Request payout') }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(amount.toFixed(2).replace('.', ','));
    await page.getByRole('button', { name: say('Request payout') }).click();
    await expect(page.getByText(say('Requested'), { exact: true })).toBeVisible();
    expect(cents(await balanceOf(buyer))).toBe(before - Math.round(amount * 100));
    if (javaScriptEnabled) expect(await inaccessible(page)).toEqual([]);

    const [first, second] = [await operator(browser, 'operator1'), await operator(browser, 'operator2')];
    const cardOf = (who: Person) => who.page.getByRole('article').filter({ hasText: who.money(amount) });
    await first.open('/platform/payouts');
    await expect(cardOf(first).getByText(first.say('Buyer'), { exact: true })).toBeVisible();
    await cardOf(first)
      .getByRole('button', { name: first.say('Approve'), exact: true })
      .click();
    await first.page
      .getByRole('dialog')
      .getByRole('button', { name: first.say('Approve'), exact: true })
      .click();
    await expect(cardOf(first).getByText(first.say('Approved by'))).toBeVisible();
    await second.open('/platform/payouts');
    await cardOf(second)
      .getByRole('button', { name: second.say('Record as paid') })
      .click();
    const reference = `OUT-${javaScriptEnabled}-${Date.now()}`;
    const told = second.page.getByRole('dialog');
    await told.getByLabel(second.say('Bank reference')).fill(reference);
    await told.getByRole('button', { name: second.say('Record {amount} as paid', { amount: second.money(amount) }) }).click();
    await expect(told).toHaveCount(0);

    await open('/user-center/uc-balance');
    await expect(page.getByText(reference)).toBeVisible();
    await expect(page.getByText(money(amount)).first()).toBeVisible();
    const { records } = await ask(requestOf(buyer), 'GET /p/userBalance/payouts', {});
    expect(records[0]).toMatchObject({ state: 'paid', bankReference: reference });
    for (const who of [buyer, first, second]) {
      if (who !== buyer || javaScriptEnabled) expect(who.troubles()).toEqual([]);
      await who.leave();
    }
  });
