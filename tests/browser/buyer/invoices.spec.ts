import { expect, test, type Browser } from '@playwright/test';
import { inaccessible } from '../support/accessible.ts';
import { ask, logIn, mailsTo, pay, placeOrders } from '../support/api.ts';
import { cents, heading, shower } from '../support/buyer.ts';
import { newcomer, requestOf } from '../support/newcomer.ts';
import { person, type Person } from '../support/person.ts';
import { ready } from '../support/ready.ts';

const mail = 'buyer5@demo.test';

/** Orders of store 5 that this buyer has paid and received, and no invoice stands for. */
async function receivedOrders(browser: Browser, buyer: Person, count: number): Promise<string[]> {
  const seller = await person(browser, 'en', { app: 'seller-console' });
  await logIn(seller.page.context(), 'seller', 'seller5');
  const numbers: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const [orderNumber = ''] = await placeOrders(requestOf(buyer), [shower]);
    await pay(requestOf(buyer), [orderNumber]);
    await ask(requestOf(seller), 'PUT /shop/admin/order/delivery', { orderNumber, packages: [{ dvyId: 1, dvyFlowId: 'SF5005' }] });
    await ask(requestOf(buyer), 'PUT /p/myOrder/receipt/{orderNumber}', { orderNumber });
    numbers.push(orderNumber);
  }
  await seller.leave();
  return numbers;
}

/** An operator issues the application that names somebody. */
async function issueFor(operator: Person, name: string) {
  const { page, say, open } = operator;
  const card = page.getByRole('article').filter({ hasText: name });
  await open('/platform/invoices');
  await card.getByRole('button', { name: say('Issue'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Issue'), exact: true })
    .click();
  await expect(card).toHaveCount(0);
}

/** The PDF of the invoice at this address, once it is drawn. */
async function downloaded({ page, say }: Person, address: string) {
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole('link', { name: say('Download as PDF') })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  const href = await page.getByRole('link', { name: say('Download as PDF') }).getAttribute('href');
  const file = await page.request.get(href ?? '');
  expect([file.headers()['content-type'], (await file.body()).subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
}

test.describe('invoices', () => {
  test('a buyer applies in Russian, is turned down, applies again, and downloads what the operator issued', async ({ browser }) => {
    const buyer = await person(browser, 'ru');
    await logIn(buyer.page.context(), 'buyer', mail);
    const { page, say, open } = buyer;
    const [orderNumber = ''] = await receivedOrders(browser, buyer, 1);

    await open(`/order-detail?orderNumber=${orderNumber}`);
    await page.getByRole('link', { name: say('Apply for an invoice') }).click();
    await expect(heading(buyer, say('Apply for an invoice'))).toBeVisible();
    await ready(page);
    await expect(page.getByRole('checkbox', { name: orderNumber })).toBeChecked();
    const name = `ООО «Ромашка ${orderNumber.slice(-4)}»`;
    await page.getByLabel(say('Name to appear on the invoice')).fill(name);
    await page.getByLabel(say('Tax number'), { exact: true }).fill('7707083894');
    await page.getByRole('button', { name: say('Apply for the invoice') }).click();
    await expect(
      page.getByText(say('This isn’t a valid tax number in the chosen country. Check it against your documents.')),
    ).toBeVisible();
    await expect(page.getByLabel(say('Name to appear on the invoice'))).toHaveValue(name);
    await page.getByLabel(say('Tax number'), { exact: true }).fill('7707 083 893');
    await page.getByRole('button', { name: say('Apply for the invoice') }).click();
    await expect(heading(buyer, say('Application for an invoice'))).toBeVisible();
    const address = page.url();

    const operator = await person(browser, 'en', { app: 'platform-console' });
    await logIn(operator.page.context(), 'operator', 'operator1');
    const { page: desk, say: word } = operator;
    const card = desk.getByRole('article').filter({ hasText: name });
    await operator.open('/platform/invoices');
    await card.getByRole('button', { name: word('Reject') }).click();
    await desk.getByLabel(word('Reason')).fill('The INN is that of another company.');
    await desk.getByRole('button', { name: word('Reject it') }).click();
    await expect(card).toHaveCount(0);

    await open('/user-center/uc-home');
    const need = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(need).toContainText('The INN is that of another company.');
    await need.getByRole('link', { name: say('Application for an invoice') }).click();
    await expect(page).toHaveURL(address.replace('&done=1', ''));
    await expect(page.getByText('The INN is that of another company.').first()).toBeVisible();
    await page.getByRole('link', { name: say('Correct and apply again') }).click();
    await expect(page.getByLabel(say('Name to appear on the invoice'))).toHaveValue(name);
    await ready(page);
    await page.getByText(say('A person'), { exact: true }).click();
    await expect(page.getByLabel(say('Tax number'), { exact: true })).toBeHidden();
    await page.getByRole('button', { name: say('Apply for the invoice') }).click();
    await expect(page.getByText(say('We’ve received your request. We’ll email you when the invoice is issued.'))).toBeVisible();

    await issueFor(operator, name);
    expect(operator.troubles()).toEqual([]);
    await operator.leave();

    await downloaded(buyer, address);
    const subjects = async () => (await mailsTo(page.request, mail)).map(({ subject }) => subject);
    await expect.poll(async () => (await subjects()).some((subject) => /\d{4}-\d{6}/.test(subject))).toBe(true);
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  test('a buyer has one invoice for several orders, with the sum of all', async ({ browser }) => {
    const buyer = await person(browser, 'ru');
    await logIn(buyer.page.context(), 'buyer', mail);
    const { page, say, open } = buyer;
    const numbers = await receivedOrders(browser, buyer, 3);
    const [left = '', ...wanted] = numbers;
    const orders = await Promise.all(wanted.map((orderNumber) => ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber })));
    const total = buyer.money(orders.reduce((sum, order) => sum + cents(order.actualTotal), 0) / 100);

    await open('/user-center/uc-invoice');
    await page
      .getByRole('main')
      .getByRole('link', { name: say('Apply for an invoice') })
      .click();
    await expect(heading(buyer, say('Apply for an invoice'))).toBeVisible();
    await ready(page);
    for (const number of wanted) await page.getByRole('checkbox', { name: number }).check();
    await page.getByRole('checkbox', { name: left }).uncheck();
    await page.getByText(say('A person'), { exact: true }).click();
    await expect(page.getByLabel(say('Tax number'), { exact: true })).toBeHidden();
    const name = `Ольга ${left.slice(-6)}`;
    await page.getByLabel(say('Name to appear on the invoice')).fill(name);
    expect(await inaccessible(page)).toEqual([]);
    await page.getByRole('button', { name: say('Apply for the invoice') }).click();
    await expect(heading(buyer, say('Application for an invoice'))).toBeVisible();
    const address = page.url();
    const box = page.getByRole('region', { name: say('Orders') });
    for (const number of wanted) await expect(box.getByRole('link', { name: number })).toBeVisible();
    await expect(box.getByText(left)).toHaveCount(0);
    await expect(box.getByText(total, { exact: true })).toBeVisible();

    const operator = await person(browser, 'en', { app: 'platform-console' });
    await logIn(operator.page.context(), 'operator', 'operator1');
    await issueFor(operator, name);
    expect(operator.troubles()).toEqual([]);
    await operator.leave();
    await downloaded(buyer, address);

    // Neither can be invoiced again; the one that was left out can.
    await open('/user-center/apply-invoice');
    await expect(page.getByRole('checkbox', { name: left })).toBeVisible();
    for (const number of wanted) await expect(page.getByRole('checkbox', { name: number })).toHaveCount(0);
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  test('saved details are forgotten after a question, and what is typed beside it stays', async ({ browser }) => {
    const buyer = await newcomer(browser, 'ru');
    const { page, say, open } = buyer;
    const company = { headerType: 1, headerName: 'ООО «Ромашка»', country: 'RU', invoiceTaxNumber: '7707083893' } as const;
    await ask(requestOf(buyer), 'POST /p/invoiceTitle', company);
    await open('/user-center/uc-firm');
    await ready(page);
    const field = page.getByLabel(say('Name to appear on the invoice'));
    const question = page.getByRole('dialog', { name: say('Remove these details?') });
    const forget = page.getByRole('button', { name: `${say('Remove')} ${company.headerName}` });
    await field.fill('ООО «Лютик»');
    await forget.click();
    await expect(question).toContainText(company.headerName);
    await expect(question).toContainText(say('Contracts for future orders name no company until you choose another default.'));
    expect(await inaccessible(page)).toEqual([]);
    await question.getByRole('link', { name: say('Keep them') }).click();
    await expect(question).toBeHidden();
    await expect(forget).toBeVisible();
    await expect(field).toHaveValue('ООО «Лютик»');
    await forget.click();
    await question.getByRole('button', { name: say('Remove details') }).click();
    await expect(question).toBeHidden();
    await expect(forget).toHaveCount(0);
    expect(await ask(requestOf(buyer), 'GET /p/invoiceTitle/list', {})).toEqual([]);
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });
});
