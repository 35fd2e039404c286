import { expect, test } from '@playwright/test';
import { ask } from '../support/api.ts';
import { balanceOf, cents } from '../support/buyer.ts';
import { requestOf } from '../support/newcomer.ts';
import { applyFor, caseIn } from './case.ts';

/** What a store puts right by itself, and what a buyer undoes before anything is packed. */
test('a store packs, ships, takes the shipment back, corrects a waybill, gives money back and offers something else, in zh_CN', async ({
  browser,
}) => {
  const about = caseIn('zh_CN');
  await about.begin(browser, { received: false });
  const number = about.numbers.order;
  const { page, say, like, open } = about.buyer();
  await about.asStore(browser, async ({ page: desk, say: told, open: visit }) => {
    await visit(`/seller/orders/${number}`);
    await desk.getByRole('button', { name: told('Start packing') }).click();
    await expect(desk.getByRole('button', { name: told('Undo packing') })).toBeVisible();
  });
  await open(`/order-detail?orderNumber=${number}`);
  await expect(page.getByText(say('The supplier is packing the order')).first()).toBeVisible();
  await expect(page.getByRole('link', { name: say('Cancel the order') })).toHaveCount(0);

  await about.asStore(browser, async (seller) => {
    const { page: desk, say: told, open: visit } = seller;
    const send = (dvyFlowId: string) =>
      ask(requestOf(seller), 'PUT /shop/admin/order/delivery', { orderNumber: number, packages: [{ dvyId: 1, dvyFlowId }] });
    await send('WRONG-1');
    await visit(`/seller/orders/${number}`);
    await desk.getByRole('button', { name: told('Cancel the shipment') }).click();
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: told('Cancel the shipment') })
      .click();
    await expect(desk.getByText(told('Shipment cancelled; the goods are to be shipped again'))).toBeVisible();
    await send('WRONG-2');
    await visit(`/seller/orders/${number}`);
    await desk.getByRole('button', { name: told('Correct the waybill') }).click();
    const asked = desk.getByRole('dialog', { name: told('Correct the waybill') });
    await asked.getByLabel(told('Waybill')).fill('rb 7700 1');
    await asked.getByRole('button', { name: told('Save the waybill') }).click();
    await expect(desk.getByText('RB77001').first()).toBeVisible();
    await desk.getByRole('button', { name: told('Give a refund') }).click();
    const gives = desk.getByRole('dialog', { name: told('Give a refund') });
    await gives.getByLabel(seller.like('Amount in {currency}')).fill('1.50');
    await gives.getByLabel(told('Reason')).fill('一箱受潮，深表歉意');
    await gives.getByRole('button', { name: told('Refund it') }).click();
    await expect(desk.getByText(told('The buyer is refunded by the original payment method'))).toBeVisible();
  });
  await open(`/order-detail?orderNumber=${number}`);
  await expect(page.getByText('RB77001').first()).toBeVisible();
  await expect(page.getByText('一箱受潮，深表歉意').first()).toBeVisible();

  await ask(about.request(), 'PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
  const [line] = (await about.order()).orderItemDtos;
  if (!line) throw new Error('the order has no line');
  await applyFor(about, line, true);
  await about.atStore(browser, async ({ page: desk, say: told, like }) => {
    await desk.getByRole('button', { name: told('Offer something else') }).click();
    const offers = desk.getByRole('dialog', { name: told('Offer something else?') });
    await offers.getByLabel(like('Amount in {currency}')).fill('2.00');
    await offers.getByLabel(told('Your message to the buyer')).fill('划痕很小，请留用');
    await offers.getByRole('button', { name: told('Make the offer') }).click();
    await expect(desk.getByText(told('Offer made; the buyer is notified'))).toBeVisible();
  });
  const before = cents(await balanceOf(about.buyer()));
  await about.openRefund();
  await expect(page.getByText('划痕很小，请留用').first()).toBeVisible();
  // The offered sum is in the history, and is asked once more before it is paid.
  const history = page.getByRole('region', { name: say('History') });
  await expect(history.locator('li', { hasText: say('The supplier offered something else') })).toContainText(/2[.,]00/);
  await page.getByRole('link', { name: say('Accept the offer') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: like('Yes, accept {sum}') })
    .click();
  await expect(page.getByText(say('gone back'), { exact: true })).toBeVisible();
  expect(cents(await balanceOf(about.buyer())) - before).toBe(cents(2));
  expect(about.buyer().troubles()).toEqual([]);
  await about.buyer().leave();
});

test('a buyer cancels what she has paid while nobody packs it, in ru', async ({ browser }) => {
  const about = caseIn('ru');
  await about.begin(browser, { received: false });
  const { page, say, like, open } = about.buyer();
  const before = cents(await balanceOf(about.buyer()));
  const { actualTotal } = await about.order();
  await open(`/order-detail?orderNumber=${about.numbers.order}`);
  await page.getByRole('link', { name: say('Cancel the order') }).click();
  await page.getByRole('button', { name: say('Yes, cancel the order') }).click();
  await expect(page.getByText(like('You cancelled the order. In total {back} was refunded to you.'))).toBeVisible();
  expect(cents(await balanceOf(about.buyer())) - before).toBe(cents(actualTotal));
  expect(about.buyer().troubles()).toEqual([]);
  await about.buyer().leave();
});
