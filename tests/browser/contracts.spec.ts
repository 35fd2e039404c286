import { expect, test, type Browser } from '@playwright/test';
import { orderStatus } from '@kyakhta/contract/values';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn } from './support/api.ts';
import { drawn, large, largeOrder, signBySelf, signingCode } from './support/contract.ts';
import { requestOf } from './support/newcomer.ts';
import { openConsole, person, type Person } from './support/person.ts';

/** What the files of an order's documents are called, each of them a PDF that can be had. */
async function filesIn(who: Person, path: string, count: number): Promise<string[]> {
  const box = who.page.getByRole('region', { name: who.say('Documents') });
  // Certificates are drawn by work that follows the signature.
  await expect(async () => {
    await who.open(path);
    await expect(box.locator('a[download]')).toHaveCount(count, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  const links = await box.locator('a[download]').all();
  return Promise.all(
    links.map(async (link) => {
      const file = await who.page.request.get((await link.getAttribute('href')) ?? '');
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
      return /filename="([^"]+)"/.exec(file.headers()['content-disposition'] ?? '')?.[1] ?? '';
    }),
  );
}

const mail = 'buyer3@demo.test';

/** A buyer whose large order waits for her signature. */
async function offered(browser: Browser): Promise<{ readonly buyer: Person; readonly number: string }> {
  const buyer = await person(browser, 'ru');
  await logIn(buyer.page.context(), 'buyer', mail);
  return { buyer, number: await largeOrder(requestOf(buyer)) };
}
/** What her contract's page says of an order that was closed without a contract; it asks for nothing more. */
async function expectClosed({ page, say, open }: Person, number: string, words: string) {
  await open(`/waiting-sign-contract?orderNumber=${number}`);
  const notice = page.getByRole('main').getByText(say('The order was closed; nothing was charged')).locator('..');
  await expect(notice).toContainText(words);
  await expect(page.getByRole('button', { name: say('Sign'), exact: true })).toHaveCount(0);
  await expect(page.getByText(say('Refuse the contract'))).toHaveCount(0);
  expect(await inaccessible(page)).toEqual([]);
}
/** The order is closed, and its line of time says so. */
async function expectTold(buyer: Person, number: string) {
  expect(await ask(requestOf(buyer), 'GET /p/myOrder/getOrderStatus', { orderNumber: number })).toBe(orderStatus.canceled);
  await buyer.open(`/order-detail?orderNumber=${number}`);
  await expect(buyer.page.getByText(buyer.say('Closed without a contract')).first()).toBeVisible();
}

test('a large order is signed by its buyer, then by the store, and paid only then', async ({ browser }) => {
  test.slow();
  const buyer = await person(browser, 'ru');
  const { page, say } = buyer;
  await logIn(page.context(), 'buyer', mail);
  await ask(requestOf(buyer), 'DELETE /p/shopCart/deleteAll', {});
  await ask(requestOf(buyer), 'POST /p/shopCart/changeItems', { items: [large] });
  await buyer.open('/cart');
  await page.getByRole('link', { name: say('Check and order') }).click();
  await page.getByRole('button', { name: say('Place the order') }).click();

  await expect(page).toHaveURL(/\/waiting-sign-contract\?orderNumber=\d+/);
  const number = new URL(page.url()).searchParams.get('orderNumber') ?? '';
  // The page waits for the paper by itself.
  await expect(page.getByRole('button', { name: say('Get a code') })).toBeEnabled();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  // The paper can be read here: in her language and in English.
  const paper = page.getByRole('region', { name: `${number}-B` });
  await expect(paper).toContainText('Договор купли-продажи с покупателем');
  await expect(paper).toContainText('Contract of sale with the buyer');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: say('Contract (PDF)') }).click();
  expect((await download).suggestedFilename()).toBe(`${number}-B-contract.pdf`);

  const sign = page.getByRole('button', { name: say('Sign'), exact: true });
  await sign.click();
  await expect(page.getByLabel(say('Your full name'))).toHaveAttribute('aria-invalid', 'true');
  const { agreement } = await ask(requestOf(buyer), 'GET /p/agreement/info', { orderNumber: number });
  await page.getByLabel(say('Your full name')).fill('Вася');
  await page.getByRole('button', { name: say('Get a code') }).click();
  await page
    .getByRole('main')
    .getByLabel(say('Code'), { exact: true })
    .fill(await signingCode(requestOf(buyer), mail, `${number}-B`));
  await page.getByRole('checkbox').check();
  await sign.click();
  // Any name does not sign: it is the one that the contract names.
  await expect(page.getByLabel(say('Your full name'))).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(say('Your full name')).fill((agreement.signatory ?? '').toUpperCase());
  await sign.click();
  await expect(
    page.getByText(say('You don’t need to do anything now. We’ll email you as soon as you can pay for the order.')),
  ).toBeVisible();

  const seller = await person(browser, 'en', { app: 'seller-console' });
  await openConsole(seller, '/seller', 'seller1');
  await drawn(requestOf(seller), 'GET /shop/admin/agreement/info', number);
  await seller.page.getByRole('link', { name: seller.say('See the contracts') }).click();
  await seller.page.getByRole('link', { name: number }).first().click();
  await seller.page.getByRole('link', { name: seller.say('Sign the contract') }).click();
  const theirs = await ask(requestOf(seller), 'GET /shop/admin/agreement/info', { orderNumber: number });
  await seller.page.getByLabel(seller.say('Your full name')).fill(theirs.agreement.signatory ?? '');
  await seller.page.getByRole('button', { name: seller.say('Get a code') }).click();
  const code = await signingCode(requestOf(seller), 'seller1@demo.test', `${number}-S`);
  await seller.page.getByLabel(seller.say('Code'), { exact: true }).fill(code);
  await seller.page.getByRole('checkbox').check();
  await seller.page.getByRole('button', { name: seller.say('Sign'), exact: true }).click();
  await expect(seller.page.getByText(seller.say('The contract is signed'))).toBeVisible();
  expect(seller.troubles()).toEqual([]);
  await seller.leave();

  await buyer.open(`/waiting-sign-contract?orderNumber=${number}`);
  await page.getByRole('link', { name: say('Pay'), exact: true }).click();
  await expect(page).toHaveURL(/\/payment\?orderNumbers=/);
  await page.getByRole('button', { name: new RegExp(`^${say('Pay')}|^${say('Pay {amount}', { amount: '' }).trim()}`) }).click();
  await expect(page.getByRole('link', { name: say('See the order') })).toBeVisible();
  expect(await ask(requestOf(buyer), 'GET /p/myOrder/getOrderStatus', { orderNumber: number })).toBe(orderStatus.pendingDelivery);

  // Each side finds its own sealed paper in its order, an operator both.
  expect(await filesIn(buyer, `/order-detail?orderNumber=${number}`, 2)).toEqual([
    `${number}-B-contract.pdf`,
    `${number}-B-certificate.pdf`,
  ]);
  await expect(page.getByRole('region', { name: say('Documents') }).getByText(`${number}-S`)).toHaveCount(0);
  expect(await inaccessible(page)).toEqual([]);
  for (const [app, audience, name, parties] of [
    ['seller-console', 'seller', 'seller1', ['S']],
    ['platform-console', 'operator', 'operator1', ['B', 'S']],
  ] as const) {
    const console = await person(browser, 'en', { app });
    await logIn(console.page.context(), audience, name);
    const path = `/${audience === 'seller' ? 'seller' : 'platform'}/orders/${number}`;
    expect(await filesIn(console, path, 2 * parties.length)).toEqual(
      parties.flatMap((party) => [`${number}-${party}-contract.pdf`, `${number}-${party}-certificate.pdf`]),
    );
    expect(await inaccessible(console.page)).toEqual([]);
    expect(console.troubles()).toEqual([]);
    await console.leave();
  }
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});

test('a buyer refuses her contract with a reason, and the order is closed', async ({ browser }) => {
  const { buyer, number } = await offered(browser);
  const { page, say } = buyer;
  await buyer.open(`/waiting-sign-contract?orderNumber=${number}`);
  await page.getByText(say('Refuse the contract'), { exact: true }).click();
  const refuse = page.getByRole('button', { name: say('Refuse and close the order') });
  const reason = page.getByLabel(say('Why do you refuse?'));
  expect(await inaccessible(page)).toEqual([]);
  // On a phone each line of the goods is a card: its price and its sum are in sight.
  await page.setViewportSize({ width: 390, height: 844 });
  const cards = page.getByRole('region', { name: `${number}-B` }).getByRole('listitem');
  for (const sum of await cards.locator('dd').all()) {
    const box = await sum.boundingBox();
    expect(box).not.toBeNull();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  }
  expect(await cards.locator('dd').count()).toBeGreaterThanOrEqual(7);
  expect(await inaccessible(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await refuse.click();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  // Nothing is closed yet.
  expect(await ask(requestOf(buyer), 'GET /p/myOrder/getOrderStatus', { orderNumber: number })).toBe(orderStatus.waitingBuyerContract);
  const words = 'Срок поставки слишком велик.';
  await reason.fill(words);
  await refuse.click();
  await expect(page.getByText(say('The order was closed; nothing was charged'))).toBeVisible();
  await expectClosed(buyer, number, say('You refused the contract: {0}', { 0: words }));
  await expectTold(buyer, number);
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});

test('who buys is chosen where the order is checked, and the contract names it', async ({ browser }) => {
  const buyer = await person(browser, 'ru');
  const { page, say } = buyer;
  const firm = { headerType: 1, headerName: 'ООО «Уральский берег»', country: 'RU', invoiceTaxNumber: '7707083893' } as const;
  await logIn(page.context(), 'buyer', 'buyer4@demo.test');
  await ask(requestOf(buyer), 'POST /p/invoiceTitle', firm);
  await ask(requestOf(buyer), 'DELETE /p/shopCart/deleteAll', {});
  await ask(requestOf(buyer), 'POST /p/shopCart/changeItems', { items: [large] });
  await buyer.open('/submit-order');
  const byFirm = page.getByRole('radio', { name: firm.headerName });
  // It names nobody who signs: until she says otherwise she buys herself, and reads why.
  const herself = page.getByRole('radio', { name: say('Yourself') });
  await expect(herself).toBeChecked();
  await expect(page.getByText(/поэтому покупаете вы сами/)).toBeVisible();
  const unsigned = page.getByText(/не указан подписант/);
  await byFirm.check();
  await expect(unsigned).toBeVisible();
  await herself.check();
  await expect(unsigned).toHaveCount(0);
  await expect(page).toHaveURL(/buyer=0/);
  await ask(requestOf(buyer), 'POST /p/invoiceTitle', { ...firm, signatory: 'Лебедев Пётр Ильич', basis: 'Устав' });
  await byFirm.check();
  await expect(page).not.toHaveURL(/buyer=0/);
  await expect(unsigned).toHaveCount(0);
  expect(await inaccessible(page)).toEqual([]);
  await page.getByRole('button', { name: say('Place the order') }).click();
  await expect(page).toHaveURL(/\/waiting-sign-contract\?orderNumber=\d+/);
  await expect(page.getByText(`Покупатель: ${firm.headerName}`).first()).toBeVisible();
  await expect(page.getByText('В лице: Лебедев Пётр Ильич. Основание полномочий: Устав.').first()).toBeVisible();
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});

test('a supplier refuses the contract that its buyer has signed, and both read that the order is closed', async ({ browser }) => {
  const { buyer, number } = await offered(browser);
  await signBySelf(requestOf(buyer), number, mail);
  const seller = await person(browser, 'zh_CN', { app: 'seller-console' });
  const { page, say } = seller;
  await logIn(page.context(), 'seller', 'seller1');
  await drawn(requestOf(seller), 'GET /shop/admin/agreement/info', number);
  await seller.open(`/seller/orders/${number}`);
  await page.getByRole('link', { name: say('Sign the contract') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('Contract for order {orderNumber}', { orderNumber: number }) }),
  ).toBeVisible();
  await page.getByRole('button', { name: say('Refuse the contract') }).click();
  const question = page.getByRole('dialog', { name: say('Refuse the contract') });
  await question.getByRole('button', { name: say('Refuse and close the order') }).click();
  await expect(question.getByLabel(say('Reason'))).toHaveAttribute('aria-invalid', 'true');
  await question.getByLabel(say('Reason')).fill('这批货我们无法按时交付。');
  expect(await inaccessible(page)).toEqual([]);
  await question.getByRole('button', { name: say('Refuse and close the order') }).click();
  await expect(page.getByText(say('The contract is refused and the order closed'))).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('Refuse the contract') })).toHaveCount(0);
  const { waiting } = await ask(requestOf(seller), 'GET /shop/admin/agreement/waiting', {});
  expect(waiting.map(({ orderNumber }) => orderNumber)).not.toContain(number);
  expect(seller.troubles()).toEqual([]);
  await seller.leave();

  await expectClosed(buyer, number, buyer.say('The supplier refused the contract.'));
  await expectTold(buyer, number);
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});
