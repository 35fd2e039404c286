import { expect, test } from '@playwright/test';
import { orderStatus } from '@kyakhta/contract/values';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn } from './support/api.ts';
import { drawn, large, signingCode } from './support/contract.ts';
import { requestOf } from './support/newcomer.ts';
import { openConsole, person, type Person } from './support/person.ts';

/** What the files of an order's documents are called, each of them a PDF that can be had. */
async function filesIn(who: Person, path: string, count: number): Promise<string[]> {
  const box = who.page.getByRole('region', { name: who.say('Documents') });
  // Certificates are drawn by work that follows the signature.
  await expect(async () => {
    await who.open(path);
    await expect(box.locator('a[download]')).toHaveCount(count, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  const links = await box.locator('a[download]').all();
  return Promise.all(
    links.map(async (link) => {
      const file = await who.page.request.get((await link.getAttribute('href')) ?? '');
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
      return /filename="([^"]+)"/.exec(file.headers()['content-disposition'] ?? '')?.[1] ?? '';
    }),
  );
}

test('a large order is signed by its buyer, then by the store, and paid only then', async ({ browser }) => {
  test.slow();
  const mail = 'buyer3@demo.test';
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
  await drawn(requestOf(buyer), 'GET /p/agreement/info', number);
  await buyer.open(`/waiting-sign-contract?orderNumber=${number}`);
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
  await page.getByLabel(say('Your full name')).fill('Ольга Кузнецова');
  await page.getByRole('button', { name: say('Get a code') }).click();
  await page
    .getByRole('main')
    .getByLabel(say('Code'), { exact: true })
    .fill(await signingCode(requestOf(buyer), mail, `${number}-B`));
  await page.getByRole('checkbox').check();
  await sign.click();
  await expect(page.getByText(say('There is nothing for you to do now. We write to you as soon as the order can be paid.'))).toBeVisible();

  const seller = await person(browser, 'en', { app: 'seller-console' });
  await openConsole(seller, '/seller', 'seller1');
  await drawn(requestOf(seller), 'GET /shop/admin/agreement/info', number);
  await seller.page.getByRole('link', { name: seller.say('See the contracts') }).click();
  await seller.page.getByRole('link', { name: number }).first().click();
  await seller.page.getByRole('link', { name: seller.say('Sign the contract') }).click();
  await seller.page.getByLabel(seller.say('Your full name')).fill('Chen Haibo');
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
