import { expect, test } from '@playwright/test';
import { orderStatus } from '@kyakhta/contract/values';
import { ask, logIn } from './support/api.ts';
import { drawn, large, signingCode } from './support/contract.ts';
import { requestOf } from './support/newcomer.ts';
import { openConsole, person } from './support/person.ts';

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
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});
