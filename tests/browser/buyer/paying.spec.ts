import { expect, test } from '@playwright/test';
import { minutes, moveClock } from '../support/api.ts';
import { buyerOf, balanceOf, cents, heading, waiting } from '../support/buyer.ts';
import { requestOf } from '../support/newcomer.ts';
import { ready } from '../support/ready.ts';

test.describe('payment', () => {
  test('an order that is not paid in time is over, and the page says so', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open } = buyer;
    const before = await balanceOf(buyer);
    const { number, path } = await waiting(buyer);
    await open(path);
    await expect(heading(buyer, say('Payment'))).toBeVisible();
    await moveClock(requestOf(buyer), minutes(31));
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(heading(buyer, say('The payment deadline has passed'))).toBeVisible();
    await page.reload();
    await expect(heading(buyer, say('The payment deadline has passed'))).toBeVisible();
    await open(`/order-detail?orderNumber=${number}`);
    await expect(page.getByText(say('The payment deadline passed. Nothing was charged.'))).toBeVisible();
    expect(await balanceOf(buyer)).toBe(before);
    await buyer.leave();
  });

  test('a waiting order is cancelled after a question', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open } = buyer;
    const { number, path } = await waiting(buyer);
    await open(`/order-detail?orderNumber=${number}`);
    await page.getByRole('link', { name: say('Cancel the order') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('link', { name: say('Cancel the order') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Yes, cancel the order') })
      .click();
    await expect(page.getByText(say('You cancelled the order. Nothing was charged.'))).toBeVisible();
    await open(path);
    await expect(heading(buyer, say('The order was cancelled'))).toBeVisible();
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  test('two tabs pay the same order: it is charged once, and the second says it is paid', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open, money } = buyer;
    const before = await balanceOf(buyer);
    const { totalFee, path } = await waiting(buyer);
    await open(path);
    const other = await page.context().newPage();
    await other.goto(path);
    await ready(other);
    const paid = say('Paid: {amount} is in escrow', { amount: money(totalFee) });
    const button = { name: say('Pay {amount}', { amount: money(totalFee) }) };
    await expect(other.getByRole('button', button)).toBeVisible();
    await page.getByRole('button', button).click();
    await expect(heading(buyer, paid)).toBeVisible();
    await other.getByRole('button', button).click();
    await expect(other.getByRole('heading', { level: 1, name: paid })).toBeVisible();
    expect(cents(await balanceOf(buyer))).toBe(cents(before) - cents(totalFee));
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  test('a reload in the middle of a payment shows how it ended', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open, money } = buyer;
    const before = await balanceOf(buyer);
    const { totalFee, path } = await waiting(buyer);
    await open(path);
    let arrived = () => {};
    const done = new Promise<void>((resolve) => (arrived = resolve));
    await page.route('**/payment.data*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      arrived(); // the money is taken, and the answer never comes
    });
    await page.getByRole('button', { name: /^Pay / }).click();
    await done;
    await page.reload();
    await expect(heading(buyer, say('Paid: {amount} is in escrow', { amount: money(totalFee) }))).toBeVisible();
    expect(cents(await balanceOf(buyer))).toBe(cents(before) - cents(totalFee));
    await buyer.leave();
  });

  test('a payment whose answer is lost is being checked, not failed', async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const { page, say, open, money } = buyer;
    const before = await balanceOf(buyer);
    const { totalFee, path } = await waiting(buyer);
    await open(path);
    const lose = (reaches: boolean) =>
      page.route('**/payment.data*', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        if (reaches) await route.fetch();
        await route.abort('connectionreset');
      });
    // Lost on the way there: nobody knows, until the page is asked again.
    await lose(false);
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(heading(buyer, say('Your payment is being checked'))).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: say('Check again') }).click();
    // Its name alone: the page before speaks of a payment in its heading, too.
    await expect(page.getByRole('heading', { level: 1, name: say('Payment'), exact: true })).toBeVisible();
    expect(await balanceOf(buyer)).toBe(before);
    // Lost on the way back: the page finds out by itself.
    await lose(true);
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(heading(buyer, say('Paid: {amount} is in escrow', { amount: money(totalFee) }))).toBeVisible();
    expect(cents(await balanceOf(buyer))).toBe(cents(before) - cents(totalFee));
    await buyer.leave();
  });
});
