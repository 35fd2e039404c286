import { expect, test, type Browser } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn, pay, placeOrders } from './support/api.ts';
import { cents, mail } from './support/buyer.ts';
import { large, signByBoth } from './support/contract.ts';
import { query } from './support/database.ts';
import { requestOf } from './support/newcomer.ts';
import { person, type Person } from './support/person.ts';
import { ready } from './support/ready.ts';

type Language = 'en' | 'ru';
const operator = async (browser: Browser, language: Language, name: 'operator1' | 'operator2'): Promise<Person> => {
  const who = await person(browser, language, { app: 'platform-console' });
  await logIn(who.page.context(), 'operator', name);
  return who;
};
const sellerOne = async (browser: Browser, language: Language): Promise<Person> => {
  const who = await person(browser, language, { app: 'seller-console' });
  await logIn(who.page.context(), 'seller', 'seller1');
  return who;
};
const allIsWell = async (...people: readonly Person[]): Promise<void> => {
  for (const who of people) {
    expect(who.troubles()).toEqual([]);
    await who.leave();
  }
};

/** An order is paid and received, so that its store has money. */
async function earns(browser: Browser, seller: Person) {
  const buyer = await person(browser, 'en');
  await logIn(buyer.page.context(), 'buyer', mail);
  const [orderNumber = ''] = await placeOrders(requestOf(buyer), [{ ...large, count: 24 }]);
  await pay(requestOf(buyer), [orderNumber]);
  const packages = [{ dvyId: 1, dvyFlowId: `SF4${Date.now()}` }];
  await ask(requestOf(seller), 'PUT /shop/admin/order/delivery', { orderNumber, packages });
  await ask(requestOf(buyer), 'PUT /p/myOrder/receipt/{orderNumber}', { orderNumber });
  await ask(requestOf(buyer), 'PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber });
  await buyer.leave();
}

/** A store asks, one operator approves, another notes the reference of the bank, and the store reads it. */
async function payout(browser: Browser, language: Language) {
  const seller = await sellerOne(browser, language);
  await earns(browser, seller);
  await ask(requestOf(seller), 'PUT /shop/admin/settlement/account', {
    holder: 'Ningbo Trading Co.',
    bank: 'Bank of Ningbo',
    account: '6222 0213 0401 1234',
    swift: 'BKNBCN2N',
    country: 'CN',
  });
  // A changed account waits for a day: the clock is everybody's here.
  await query("update store_bank_accounts set usable_from = now() - interval '1 hour' where store_id = 1");
  await seller.open('/seller/money');
  await seller.page.getByRole('button', { name: seller.say('Request a payout') }).click();
  const asked = seller.page.getByRole('dialog', { name: seller.say('Request a payout') });
  const amount = language === 'en' ? '3.17' : '4.19';
  await asked.getByLabel(seller.say('Amount in {currency}', { currency: 'USD' })).fill(amount);
  expect(await inaccessible(seller.page)).toEqual([]);
  await asked.getByRole('button', { name: seller.say('Request it') }).click();
  await expect(asked).toHaveCount(0);

  const sum = seller.money(Number(amount));
  const cardOf = (who: Person) => who.page.getByRole('article').filter({ hasText: sum });
  const first = await operator(browser, language, 'operator1');
  await first.open('/platform/payouts');
  await cardOf(first)
    .getByRole('button', { name: first.say('Approve'), exact: true })
    .click();
  await first.page
    .getByRole('dialog')
    .getByRole('button', { name: first.say('Approve'), exact: true })
    .click();
  await expect(cardOf(first).getByText(first.say('Approved by'))).toBeVisible();
  // Who approved it cannot note it as paid.
  await expect(cardOf(first).getByRole('button', { name: first.say('Record as paid') })).toHaveCount(0);
  expect(await inaccessible(first.page)).toEqual([]);

  const second = await operator(browser, language, 'operator2');
  await second.open('/platform/payouts');
  await cardOf(second)
    .getByRole('button', { name: second.say('Record as paid') })
    .click();
  const told = second.page.getByRole('dialog');
  const reference = `BANK-${language}-${Date.now()}`;
  await told.getByLabel(second.say('Bank reference')).fill(reference);
  expect(await inaccessible(second.page)).toEqual([]);
  await told.getByRole('button', { name: second.say('Record {amount} as paid', { amount: sum }) }).click();
  await expect(told).toHaveCount(0);

  await seller.open('/seller/money?view=payouts');
  await expect(seller.page.getByText(reference)).toBeVisible();

  // The reference finds it among all others: its store by a part, the operators whole, though it does not wait any more.
  for (const [who, part] of [
    [seller, reference.slice(-8)],
    [second, reference],
  ] as const) {
    const field = who.page.getByRole('searchbox', { name: who.say('Number of a payout or the bank’s reference') });
    await field.fill('no such number');
    await field.press('Enter');
    await expect(who.page.getByText(who.say('Nothing found for “{q}”', { q: 'no such number' }))).toBeVisible();
    await field.fill(part);
    await field.press('Enter');
    // The filter above the list names it, too, among other words.
    await expect(who.page.getByText(reference, { exact: true })).toBeVisible();
    expect(await inaccessible(who.page)).toEqual([]);
  }
  await comesBack(seller, second, reference, Number(amount));
  await allIsWell(seller, first, second);
}

/** Cents of the store's money that no payout has taken. */
const availableTo = async (seller: Person): Promise<number> =>
  cents((await ask(requestOf(seller), 'GET /shop/admin/settlement/balance', {})).available);

/** The bank sends a paid payout back: an operator notes it with a reason that the store reads beside the money it has again. */
async function comesBack(seller: Person, operatorTwo: Person, reference: string, amount: number) {
  const { page, say } = operatorTwo;
  const sum = operatorTwo.money(amount);
  const before = await availableTo(seller);
  await operatorTwo.open('/platform/payouts?view=ended');
  const card = page.getByRole('article').filter({ hasText: reference });
  await card.getByRole('button', { name: say('The bank sent it back') }).click();
  const question = page.getByRole('dialog', { name: say('Has the bank sent {amount} back?', { amount: sum }) });
  const note = question.getByRole('button', { name: say('Record {amount} as returned', { amount: sum }) });
  await note.click();
  await expect(question.getByLabel(say('Reason'))).toHaveAttribute('aria-invalid', 'true');
  const reason = `The account is closed, says the bank of ${reference}.`;
  await question.getByLabel(say('Reason')).fill(reason);
  expect(await inaccessible(page)).toEqual([]);
  await note.click();
  await expect(question).toHaveCount(0);
  await expect(card).toContainText(say('Returned by the bank'));
  await expect(card).toContainText(reason);
  await expect(card.getByRole('button', { name: say('The bank sent it back') })).toHaveCount(0);

  await seller.open('/seller/money?view=payouts');
  const row = seller.page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText(seller.say('Returned by the bank'));
  await expect(row).toContainText(reason);
  expect((await availableTo(seller)) - before).toBe(cents(amount));
}

/** Chosen at the checkout, signed for, shipped, and paid by cash that one operator records and another agrees to. */
async function cash(browser: Browser, language: Language) {
  const buyer = await person(browser, language);
  await logIn(buyer.page.context(), 'buyer', mail);
  await buyer.open(`/submit-order?${new URLSearchParams(Object.entries(large).map(([name, value]) => [name, String(value)]))}`);
  await buyer.page
    .getByRole('radio', { name: new RegExp(`^${buyer.say('Cash on delivery')}`) })
    .first()
    .check();
  await expect(buyer.page).toHaveURL(/terms=2/);
  await ready(buyer.page);
  expect(await inaccessible(buyer.page)).toEqual([]);
  await buyer.page.getByRole('button', { name: buyer.say('Place the order') }).click();
  await expect(buyer.page).toHaveURL(/waiting-sign-contract/);
  const orderNumber = new URL(buyer.page.url()).searchParams.get('orderNumber') ?? '';
  const seller = await sellerOne(browser, language);
  await signByBoth(requestOf(buyer), mail, requestOf(seller), orderNumber);
  const packages = [{ dvyId: 1, dvyFlowId: `SF3${Date.now()}` }];
  await ask(requestOf(seller), 'PUT /shop/admin/order/delivery', { orderNumber, packages });

  const first = await operator(browser, language, 'operator1');
  await first.open(`/platform/orders/${orderNumber}`);
  await first.page.getByRole('button', { name: first.say('Record the courier’s cash') }).click();
  const dialog = first.page.getByRole('dialog');
  await dialog.getByLabel(first.say('Reference')).fill(`COD-${orderNumber}`);
  expect(await inaccessible(first.page)).toEqual([]);
  await dialog.getByRole('button', { name: first.say('Record the cash') }).click();
  await expect(first.page.getByText(first.say('Proposed. Another operator has to agree.'))).toBeVisible();
  await first.open('/platform/proposals');
  const own = first.page.getByRole('article').filter({ hasText: orderNumber });
  await expect(own.getByRole('button', { name: first.say('Withdraw') })).toBeVisible();
  await expect(own.getByRole('button', { name: first.say('Approve and execute') })).toHaveCount(0);

  const second = await operator(browser, language, 'operator2');
  await second.open('/platform/proposals');
  const card = second.page.getByRole('article').filter({ hasText: orderNumber });
  await expect(card.getByText(`COD-${orderNumber}`).first()).toBeVisible();
  expect(await inaccessible(second.page)).toEqual([]);
  await card.getByRole('button', { name: second.say('Approve and execute') }).click();
  await expect(card).toHaveCount(0);
  await second.open('/platform/proposals?view=decided');
  await card.getByRole('link', { name: second.say('Journal entries') }).click();
  await expect(second.page).toHaveURL(/ledger\/entries/);

  const { instalments } = await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber });
  expect(instalments.map(({ payTime }) => payTime !== null)).toEqual([true]);
  await allIsWell(buyer, seller, first, second);
}

for (const language of ['en', 'ru'] as const)
  test.describe(`money by two operators, ${language}`, () => {
    test('a payout is asked for, approved by one, sent by another, and comes back from the bank', ({ browser }) =>
      payout(browser, language));
    test('cash on delivery is chosen at the checkout, recorded by one, and agreed to by another', ({ browser }) => cash(browser, language));
  });
