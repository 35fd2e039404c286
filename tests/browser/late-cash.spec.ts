import { expect, test, type Browser } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn, mailsTo } from './support/api.ts';
import { balanceOf, cents, mail } from './support/buyer.ts';
import { expectSteps, sentForCash } from './support/cash.ts';
import { query } from './support/database.ts';
import { goods } from './support/goods.ts';
import { requestOf } from './support/newcomer.ts';
import { person, type Person } from './support/person.ts';

type Language = 'en' | 'ru';
const buyerIn = async (browser: Browser, language: Language): Promise<Person> => {
  const buyer = await person(browser, language);
  await logIn(buyer.page.context(), 'buyer', mail);
  return buyer;
};
const operatorIn = async (browser: Browser, language: Language): Promise<Person> => {
  const operator = await person(browser, language, { app: 'platform-console' });
  await logIn(operator.page.context(), 'operator', 'operator1');
  return operator;
};
const askLate = async ({ page, say }: Person) => {
  await page.getByRole('button', { name: say('Record late cash') }).click();
  return page.getByRole('dialog', { name: say('Record late cash') });
};
const saidOfCash = (days: string): string =>
  `You confirm that you have the goods and have paid the courier. The claim period of # ${days} starts now. If you make no claim, the supplier is paid once the courier has brought your cash to Kyakhta.`;
const receiptOfCash = `{claimDays, plural, one {${saidOfCash('day')}} other {${saidOfCash('days')}}}`;
const timelineOf = ({ page, say }: Person) => page.getByRole('region', { name: say('Order history and next steps') });

for (const language of ['en', 'ru'] as const) {
  test(`in ${language}: cash that comes for an order settled without it goes to the store, and all sides see it`, async ({ browser }) => {
    test.slow();
    const buyer = await buyerIn(browser, language);
    const orderNumber = await sentForCash(browser, buyer);
    const { actualTotal, transfee, claimDays } = await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber });
    await buyer.open(`/order-detail?orderNumber=${orderNumber}`);
    await expectSteps(buyer, ['Order placed', 'Shipped', 'Payment at the door', 'Waiting for receipt'], 'Payment at the door');
    await buyer.page.getByRole('link', { name: buyer.say('Confirm receipt') }).click();
    const question = buyer.page.getByRole('dialog', { name: buyer.say('Confirm receipt of the goods?') });
    // Nothing is held: what she says is that the courier has the money.
    await expect(question.getByText(buyer.say(receiptOfCash, { claimDays }))).toBeVisible();
    expect(await inaccessible(buyer.page)).toEqual([]);
    await question.getByRole('button', { name: buyer.say('Yes, I received everything') }).click();
    await expect(buyer.page.getByText(buyer.say('Received, claim period'), { exact: true })).toBeVisible();
    await expectSteps(buyer, ['Order placed', 'Shipped', 'Received', 'Awaiting cash payment', 'Completed'], 'Awaiting cash payment');
    await expect(buyer.page.getByRole('region', { name: buyer.say('Cash on delivery') })).toContainText(buyer.say('Awaiting cash payment'));
    // Its day was three weeks ago: the clock is everybody's here.
    await query(
      "update order_instalments set due_at = now() - interval '21 days', overdue_at = now() - interval '21 days' where reference = $1",
      [orderNumber],
    );

    const operator = await operatorIn(browser, language);
    const { page, say, money } = operator;
    await operator.open('/platform/overdue');
    await page.getByRole('link', { name: orderNumber }).click();
    await expect(page.getByRole('button', { name: say('Record late cash') })).toHaveCount(0);
    await page.getByRole('button', { name: say('Settle the order') }).click();
    const settling = page.getByRole('dialog', { name: say('Settle the order') });
    await expect(
      settling.getByText(say('Nothing is held for this order: no money moves, and the order closes. This cannot be undone.')),
    ).toBeVisible();
    await settling.getByLabel(say('Reason')).fill('The courier has not brought the cash for three weeks.');
    await settling.getByRole('button', { name: say('Settle and close') }).click();
    await expect(page.getByText(say('The order is settled and closed'))).toBeVisible();

    const late = await askLate(operator);
    const record = late.getByRole('button', { name: say('Record the cash') });
    await record.click();
    await expect(late.getByText(say('Choose who it belongs to.'))).toBeVisible();
    await expect(late.getByLabel(say('Reference'))).toHaveAttribute('aria-invalid', 'true');
    expect(await inaccessible(page)).toEqual([]);
    await expect(late.getByLabel(say('Amount, {currency}', { currency: 'USD' }))).toHaveValue(String(actualTotal));
    await late.getByLabel(say('Reference')).fill(`LATE-${orderNumber}`);
    await late.getByRole('radio', { name: new RegExp(`^${say('To the store')}`) }).check();
    const reason = `The courier found it in his bag, ${orderNumber.slice(-6)}.`;
    await late.getByLabel(say('Reason')).fill(reason);
    await record.click();
    await expect(page.getByText(say('The cash is recorded'))).toBeVisible();
    const told = timelineOf(operator)
      .getByRole('listitem')
      .filter({ hasText: say('{sum} in cash arrived after the order had closed: it goes to the store', { sum: money(actualTotal) }) });
    await expect(told).toContainText(reason);
    expect(await inaccessible(page)).toEqual([]);

    await page.getByRole('link', { name: say('Journal entries of this order') }).click();
    const entry = page.getByRole('rowgroup').filter({ hasText: say('Cash that came late') });
    await expect(entry.getByRole('row').filter({ hasText: say('Clearing: bank transfers') })).toContainText(money(actualTotal));
    await expect(entry.getByRole('row').filter({ hasText: say('Freight of the platform') })).toContainText(money(transfee));
    await expect(
      entry.getByRole('row').filter({ hasText: say('Store {id}: earned, available', { id: goods.tools.shopId }) }),
    ).toBeVisible();

    const seller = await person(browser, language, { app: 'seller-console' });
    await logIn(seller.page.context(), 'seller', 'seller1');
    await seller.open('/seller/money?view=statement');
    const find = seller.page.getByRole('searchbox', { name: seller.say('Number of an order or a payout') });
    await find.fill(orderNumber);
    await find.press('Enter');
    const line = seller.page.getByRole('row').filter({ hasText: orderNumber });
    await expect(line).toContainText(seller.say('Cash that came late'));
    const { records } = await ask(requestOf(seller), 'GET /shop/admin/settlement/page', { number: orderNumber });
    for (const part of [actualTotal, transfee, records[0]?.commission ?? 0, records[0]?.net ?? 0])
      await expect(line.getByText(money(part), { exact: true })).toBeVisible();
    const mails = async () => (await mailsTo(requestOf(seller), 'seller1@demo.test')).filter(({ text }) => text.includes(reason)).length;
    await expect.poll(mails).toBe(1);

    await buyer.open(`/order-detail?orderNumber=${orderNumber}`);
    await expect(
      buyer.page.getByText(buyer.say('Kyakhta settled and closed this order. The timeline shows what is refunded to you.')),
    ).toBeVisible();
    const sum = money(actualTotal);
    const read = timelineOf(buyer)
      .getByRole('listitem')
      .filter({ hasText: buyer.say('{sum} in cash came when the order was over: it went to the supplier', { sum }) });
    await expect(read).toBeVisible();
    // The reason goes to the receiver of the money, and to operators.
    await expect(buyer.page.getByText(reason)).toHaveCount(0);
    for (const who of [buyer, seller, operator]) {
      expect(who.troubles()).toEqual([]);
      await who.leave();
    }
  });

  test(`in ${language}: cash that comes for an order paid already goes onto the buyer’s balance, once`, async ({ browser }) => {
    test.slow();
    const buyer = await buyerIn(browser, language);
    const orderNumber = await sentForCash(browser, buyer);
    const operator = await operatorIn(browser, language);
    const { page, say, money } = operator;
    const { actualTotal } = await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber });
    const inTime = { orderNumber, amount: actualTotal.toFixed(2), reference: `COD-${orderNumber}` };
    await ask(requestOf(operator), 'POST /platform/order/cash', inTime);
    await buyer.open(`/order-detail?orderNumber=${orderNumber}`);
    await expectSteps(buyer, ['Order placed', 'Shipped', 'Paid at the door', 'Waiting for receipt'], 'Waiting for receipt');
    await ask(requestOf(buyer), 'PUT /p/myOrder/receipt/{orderNumber}', { orderNumber });
    await ask(requestOf(buyer), 'PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber });
    const before = await balanceOf(buyer);

    await operator.open(`/platform/orders/${orderNumber}`);
    const late = await askLate(operator);
    const amount = 12.34;
    await late.getByLabel(say('Amount, {currency}', { currency: 'USD' })).fill('12,34');
    await late.getByLabel(say('Reference')).fill(inTime.reference);
    await late.getByRole('radio', { name: new RegExp(`^${say('To the buyer’s balance')}`) }).check();
    const reason = `The courier took it twice, ${orderNumber.slice(-6)}.`;
    await late.getByLabel(say('Reason')).fill(reason);
    await late.getByRole('button', { name: say('Record the cash') }).click();
    // What has paid the order stands under this reference.
    await expect(late.getByRole('alert')).toBeVisible();
    expect(cents(await balanceOf(buyer))).toBe(cents(before));
    await late.getByLabel(say('Reference')).fill(`LATE-${orderNumber}`);
    await late.getByRole('button', { name: say('Record the cash') }).click();
    await expect(page.getByText(say('The cash is recorded'))).toBeVisible();
    const told = say('{sum} in cash arrived after the order had closed: it was added to the buyer’s balance', { sum: money(amount) });
    await expect(timelineOf(operator).getByRole('listitem').filter({ hasText: told })).toContainText(reason);
    expect(cents(await balanceOf(buyer)) - cents(before)).toBe(cents(amount));

    await buyer.open('/user-center/uc-balance');
    const line = buyer.page.getByRole('main').getByRole('listitem').filter({ hasText: orderNumber });
    await expect(line).toContainText(buyer.say('Refund'));
    await expect(line).toContainText(`+${buyer.money(amount)}`);
    await line.getByRole('link', { name: orderNumber }).click();
    const read = buyer.say('{sum} in cash came when the order was over: it is on your balance', { sum: buyer.money(amount) });
    await expect(timelineOf(buyer).getByRole('listitem').filter({ hasText: read })).toContainText(reason);
    await expect(buyer.page.getByText(buyer.say('Completed'), { exact: true }).first()).toBeVisible();
    for (const who of [buyer, operator]) {
      expect(who.troubles()).toEqual([]);
      await who.leave();
    }
  });
}
