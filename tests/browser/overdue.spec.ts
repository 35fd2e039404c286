import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn, pay } from './support/api.ts';
import { balanceOf, buyerOf, cents, mail } from './support/buyer.ts';
import { large, signByBoth } from './support/contract.ts';
import { query } from './support/database.ts';
import { requestOf } from './support/newcomer.ts';
import { person } from './support/person.ts';

test('an overdue part is settled by two operators: some goes back, the rest to the store, and all can read why', async ({ browser }) => {
  const buyer = await buyerOf(browser);
  const { orderNumbers: number } = await ask(requestOf(buyer), 'POST /p/order/submit', {
    orderItem: large,
    paymentTerm: 3,
    instalmentPlan: '50-50-0',
    uuid: crypto.randomUUID(),
  });
  const seller = await person(browser, 'en', { app: 'seller-console' });
  await logIn(seller.page.context(), 'seller', 'seller1');
  await signByBoth(requestOf(buyer), mail, requestOf(seller), number);
  await pay(requestOf(buyer), [number]);
  await ask(requestOf(seller), 'PUT /shop/admin/order/delivery', { orderNumber: number, packages: [{ dvyId: 1, dvyFlowId: 'SF300500' }] });
  // Its day was three weeks ago: the clock is everybody's here.
  await query(
    "update order_instalments set due_at = now() - interval '21 days', overdue_at = now() - interval '21 days' where reference = $1",
    [`${number}-2`],
  );

  await seller.open('/seller/money');
  const find = seller.page.getByRole('searchbox', { name: seller.say('Order number') });
  await find.fill(number);
  await find.press('Enter');
  const held = seller.page.getByRole('row').filter({ hasText: number });
  await expect(held.getByText(/^An instalment has been overdue since/)).toBeVisible();
  expect(await inaccessible(seller.page)).toEqual([]);

  const first = await person(browser, 'en', { app: 'platform-console' });
  await logIn(first.page.context(), 'operator', 'operator1');
  await first.open('/platform/overdue');
  await expect(first.page.getByText(first.say('An instalment is unpaid')).first()).toBeVisible();
  expect(await inaccessible(first.page)).toEqual([]);
  await first.page.getByRole('link', { name: number }).click();
  await first.page.getByRole('button', { name: first.say('Settle the order') }).click();
  const dialog = first.page.getByRole('dialog', { name: first.say('Settle the order') });
  const amount = dialog.getByLabel(first.say('Back to the buyer, {currency}', { currency: 'USD' }));
  await amount.fill('99999999');
  await dialog.getByRole('button', { name: first.say('Settle and close') }).click();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  expect(await inaccessible(first.page)).toEqual([]);
  await amount.fill('200');
  const reason = 'She has not answered for three weeks.';
  await dialog.getByLabel(first.say('Reason')).fill(reason);
  await dialog.getByRole('button', { name: first.say('Settle and close') }).click();
  await expect(first.page.getByText(first.say('Proposed. Another operator has to agree.'))).toBeVisible();
  await expect(first.page.getByText(first.say('A proposal about this order is pending'))).toBeVisible();
  const before = await balanceOf(buyer);

  const second = await person(browser, 'en', { app: 'platform-console' });
  await logIn(second.page.context(), 'operator', 'operator2');
  await second.open('/platform/proposals');
  const card = second.page.getByRole('article').filter({ hasText: number });
  await expect(card.getByText(reason)).toBeVisible();
  await expect(card.getByText(second.say('Back to the buyer'), { exact: true })).toBeVisible();
  await expect(card.getByText(second.money(200))).toBeVisible();
  await expect(card.getByText(second.say('To the store'), { exact: true })).toBeVisible();
  expect(await inaccessible(second.page)).toEqual([]);
  await card.getByRole('button', { name: second.say('Approve and execute') }).click();
  await expect(second.page.getByText(second.say('Approved and done'))).toBeVisible();
  await expect(card).toHaveCount(0);

  expect(cents(await balanceOf(buyer)) - cents(before)).toBe(20_000);
  await buyer.open(`/order-detail?orderNumber=${number}`);
  await expect(buyer.page.getByText(buyer.say('Settled and closed by Kyakhta'))).toBeVisible();
  expect((await ask(requestOf(seller), 'GET /shop/admin/settlement/held', { orderNumber: number })).total).toBe(0);
  for (const who of [buyer, seller, first, second]) {
    expect(who.troubles()).toEqual([]);
    await who.leave();
  }
});
