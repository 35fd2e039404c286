import { expect, test, type Browser } from '@playwright/test';
import { locales, orderStatus } from '@kyakhta/contract/values';
import { say as sayOfMails } from '../../apps/server/src/words/index.ts';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn, mailsTo } from './support/api.ts';
import { mail } from './support/buyer.ts';
import { agreeOn, expectSteps, sendAll, sentForCash } from './support/cash.ts';
import { goods } from './support/goods.ts';
import { requestOf } from './support/newcomer.ts';
import { person, type Person } from './support/person.ts';
import { ready } from './support/ready.ts';

type Language = 'en' | 'ru';
type By = 'store' | 'operator';
const { tools } = goods;
const operatorIn = async (browser: Browser, language: Language): Promise<Person> => {
  const operator = await person(browser, language, { app: 'platform-console' });
  await logIn(operator.page.context(), 'operator', 'operator1');
  return operator;
};

/** Notes on the page of the order, at either console, that its parcel is back. */
async function noteRefusal(who: Person, reason: string, by: By) {
  const { page, say } = who;
  const button = page.getByRole('button', { name: say('The parcel was returned') });
  await button.click();
  const question = page.getByRole('dialog', { name: say('Was the parcel returned unpaid?') });
  const close = question.getByRole('button', { name: say('Close the order') });
  await close.click();
  await expect(question.getByLabel(say('Reason'))).toHaveAttribute('aria-invalid', 'true');
  expect(await inaccessible(page)).toEqual([]);
  await question.getByLabel(say('Reason')).fill(reason);
  await close.click();
  await expect(page.getByText(say('The order is closed, the goods are in stock again'))).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(page.getByText(say('Cancelled'), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(say('Refused or not paid at the door; the goods were returned'))).toBeVisible();
  await expect(button).toHaveCount(0);
  await expectWhy(who, reason, by);
}

/** Both consoles tell who closed it, and why. */
async function expectWhy({ page, say }: Person, reason: string, by: By) {
  const title = say(by === 'store' ? 'Closed by the store, for this reason' : 'Closed by Kyakhta, for this reason');
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
}

/** The buyer reads that it is over, that she owes nothing, who says so and why, and hears it by mail. */
async function expectClosed(buyer: Person, orderNumber: string, reason: string, by: By) {
  const { page, say } = buyer;
  await buyer.open(`/order-detail?orderNumber=${orderNumber}`);
  await expect(page.getByText(say('The goods were refused at the door and returned. Nothing was charged.'))).toBeVisible();
  const before = say(by === 'store' ? 'Recorded by the supplier, for this reason:' : 'Recorded by a Kyakhta operator, for this reason:');
  await expect(page.getByText(`${before} ${reason}`)).toBeVisible();
  expect(await inaccessible(page)).toEqual([]);
  await expect(page.getByText(say('Not taken at the door, the goods went back'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('Confirm receipt') })).toHaveCount(0);
  await expect(page.getByText(say('Please have it ready when the courier arrives.'))).toHaveCount(0);
  expect(await ask(requestOf(buyer), 'GET /p/myOrder/getOrderStatus', { orderNumber })).toBe(orderStatus.canceled);
  // She is written to in the language of her account, whichever that is here.
  const subjects = locales.map((locale) => sayOfMails(locale, 'mail.refusedAtDoor.subject', { number: orderNumber }));
  const told = async () => (await mailsTo(requestOf(buyer), mail)).filter(({ subject }) => subjects.includes(subject)).length;
  await expect.poll(told).toBe(1);
}

/** Operators read who noted it, and why. */
async function expectKept({ page, say, open }: Person, orderNumber: string, reason: string) {
  await open(`/platform/audit?subject=order:${orderNumber}`);
  const entry = page.getByRole('row').filter({ hasText: say('Goods refused at the door') });
  await expect(entry).toContainText(reason);
}

for (const language of ['en', 'ru'] as const) {
  test(`in ${language}: goods refused at the door are noted by their store, are in stock again, and nobody owes`, async ({ browser }) => {
    test.slow();
    const buyer = await person(browser, language);
    const { page, say, like } = buyer;
    await logIn(page.context(), 'buyer', mail);
    await buyer.open(`/submit-order?${new URLSearchParams(Object.entries(tools).map(([name, value]) => [name, String(value)]))}`);
    await page.getByRole('radio', { name: new RegExp(`^${say('Cash on delivery')}`) }).check();
    await expect(page).toHaveURL(/terms=2/);
    await expect(page.getByText(say('To pay at the door'))).toBeVisible();
    await ready(page);
    await page.getByRole('button', { name: say('Place the order') }).click();
    await expect(page).toHaveURL(/waiting-sign-contract\?orderNumber=\d+/);
    const orderNumber = new URL(page.url()).searchParams.get('orderNumber') ?? '';
    await expect(
      page.getByText(
        say(
          'Read and sign the contract. The supplier then has 72 hours to sign theirs and ships the goods after that. You pay the courier. Without your signature the order is closed; nothing is charged.',
        ),
      ),
    ).toBeVisible();
    await agreeOn(browser, buyer, orderNumber);
    await buyer.open(`/waiting-sign-contract?orderNumber=${orderNumber}`);
    const signing = page.getByRole('list', { name: say('Progress of the contract') }).getByRole('listitem');
    await expect(signing.last()).toContainText(`${say('Next:')}${say('You pay at the door')}`);
    await buyer.open(`/order-detail?orderNumber=${orderNumber}`);
    // Nothing of hers is in escrow, nor will be before the goods are there.
    await expect(page.getByText(like('The supplier must ship by {at}. You pay nothing until the courier brings the goods.'))).toBeVisible();
    await expectSteps(
      buyer,
      ['Order placed', 'The supplier is preparing the order', 'Payment at the door', 'Waiting for receipt', 'Completed'],
      'The supplier is preparing the order',
    );
    expect(await inaccessible(page)).toEqual([]);
    const { actualTotal } = await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber });
    await expect(page.getByText(say('You pay the courier {amount} in cash', { amount: buyer.money(actualTotal) }))).toBeVisible();

    const seller = await person(browser, language, { app: 'seller-console' });
    await logIn(seller.page.context(), 'seller', 'seller1');
    await seller.open(`/seller/orders/${orderNumber}`);
    // What has not left cannot come back.
    await expect(seller.page.getByRole('link', { name: seller.say('Ship the goods') })).toBeVisible();
    await expect(seller.page.getByRole('button', { name: seller.say('The parcel was returned') })).toHaveCount(0);
    await sendAll(browser, orderNumber);
    await seller.open(`/seller/orders/${orderNumber}`);
    const reason = `Nobody opened, twice: ${orderNumber.slice(-6)}`;
    await noteRefusal(seller, reason, 'store');
    await seller.open(`/seller/stock/${tools.skuId}`);
    const moved = seller.page.getByRole('row').filter({ hasText: orderNumber });
    await expect(moved.filter({ hasText: seller.say('Returned to the shelf') })).toContainText(`+${tools.count}`);
    await expect(moved.filter({ hasText: seller.say('Left the warehouse') })).toContainText(`−${tools.count}`);

    await expectClosed(buyer, orderNumber, reason, 'store');
    const operator = await operatorIn(browser, language);
    await operator.open(`/platform/orders/${orderNumber}`);
    await expectWhy(operator, reason, 'store');
    await expectKept(operator, orderNumber, reason);
    for (const who of [buyer, seller, operator]) {
      expect(who.troubles()).toEqual([]);
      await who.leave();
    }
  });

  test(`in ${language}: an operator notes the same, and cash may still come for it`, async ({ browser }) => {
    test.slow();
    const buyer = await person(browser, language);
    await logIn(buyer.page.context(), 'buyer', mail);
    const orderNumber = await sentForCash(browser, buyer);
    const operator = await operatorIn(browser, language);
    const { page, say } = operator;
    await operator.open(`/platform/orders?view=on-the-way&q=${orderNumber}`);
    await page.getByRole('link', { name: `${say('View')} ${orderNumber}` }).click();
    await expect(page.getByRole('button', { name: say('Record the courier’s cash') })).toBeVisible();
    const reason = `The store cannot log in: ${orderNumber.slice(-6)}`;
    await noteRefusal(operator, reason, 'operator');
    await expect(page.getByRole('button', { name: say('Record the courier’s cash') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('Record late cash') })).toBeVisible();
    await expectKept(operator, orderNumber, reason);
    await expectClosed(buyer, orderNumber, reason, 'operator');

    const seller = await person(browser, language, { app: 'seller-console' });
    await logIn(seller.page.context(), 'seller', 'seller1');
    await seller.open(`/seller/orders/${orderNumber}`);
    await expectWhy(seller, reason, 'operator');
    await seller.open(`/seller/stock/${tools.skuId}`);
    const back = seller.page
      .getByRole('row')
      .filter({ hasText: orderNumber })
      .filter({ hasText: seller.say('Returned to the shelf') });
    await expect(back).toContainText(`+${tools.count}`);
    for (const who of [buyer, seller, operator]) {
      expect(who.troubles()).toEqual([]);
      await who.leave();
    }
  });
}
