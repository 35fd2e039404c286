import { expect, test } from '@playwright/test';
import { orderStatus } from '@kyakhta/contract/values';
import { ask, days, mailsTo, moveClock } from '../support/api.ts';
import { inMenu, openConsole, person } from '../support/person.ts';
import { asSeller } from '../support/seller.ts';
import type { Trade } from '../support/trade.ts';

/** The goods are received, the money goes where it belongs, and everybody can see it. */
export function settling(trade: Trade) {
  const { language, mail, buyer, request, orders, orderOf, openOrder } = trade;

  test('receipt is confirmed after a warning; one order is closed at once, the other by its claim period', async () => {
    const { page, say, money } = buyer();
    const answer = async (number: string, link: string, title: string, yes: string, warned: string) => {
      await openOrder(number);
      await page.getByRole('link', { name: say(link) }).click();
      const question = page.getByRole('dialog', { name: say(title) });
      await expect(question.getByText(warned)).toBeVisible();
      await question.getByRole('button', { name: say(yes) }).click();
      await expect(question).toHaveCount(0);
    };
    for (const number of [orders.tools, orders.boots]) {
      const order = await orderOf(number);
      const warning = say(
        '{claimDays, plural, one {This starts the claim period of # day. If you make no claim, {total} leaves escrow for good and {store} is paid.} other {This starts the claim period of # days. If you make no claim, {total} leaves escrow for good and {store} is paid.}}',
        {
          claimDays: 7,
          total: money(order.actualTotal),
          store: order.shopName,
        },
      );
      await answer(number, 'Confirm receipt', 'Confirm receipt of the goods?', 'Yes, I received everything', warning);
      await expect(page.getByText(say('Received, claim period'), { exact: true })).toBeVisible();
    }
    const order = await orderOf(orders.tools);
    const warning = say(
      '{total} leaves escrow for good, and {store} is paid at once. This can’t be undone, and you can no longer make a claim for this order.',
      {
        total: money(order.actualTotal),
        store: order.shopName,
      },
    );
    await answer(orders.tools, 'Everything is right', 'Release the money now?', 'Yes, release the money', warning);
    await expect(page.getByText(say('Completed'), { exact: true }).first()).toBeVisible();
    expect((await orderOf(orders.tools)).status).toBe(orderStatus.completed);
    expect((await orderOf(orders.boots)).status).toBe(orderStatus.pendingEvaluation);
    await moveClock(request(), days(7) + 60);
    await openOrder(orders.boots);
    await expect(page.getByText(say('Claim period over'))).toBeVisible();
    expect((await orderOf(orders.boots)).status).toBe(orderStatus.completed);
  });

  test('the operator sees both orders, books that balance, and every entry to the cent', async ({ browser }) => {
    const operator = await person(browser, language, { app: 'platform-console' });
    const { page, say, money } = operator;
    const read = page.context().request;
    await openConsole(operator, '/platform', 'operator1');
    for (const number of [orders.tools, orders.boots]) {
      await page.goto(`/platform/orders?view=all&q=${number}`);
      await expect(page.getByRole('row').filter({ hasText: number })).toContainText(say('Completed'));
    }
    await (await inMenu({ page, say }, say('Reconciliation'))).click();
    await expect(page.getByRole('status').filter({ hasText: say('The books balance') })).toBeVisible();
    const proof = await ask(read, 'GET /platform/ledger/proof', {}, language);
    expect(proof.differences).toEqual([]);
    for (const [number, userName] of [
      [orders.tools, 'seller1'],
      [orders.boots, 'seller2'],
    ] as const) {
      await page.goto(`/platform/ledger/entries?reference=${number}`);
      const { records } = await ask(read, 'GET /platform/ledger/page', { reference: number }, language);
      expect(records.length).toBeGreaterThan(0);
      for (const { entryId, postings } of records) {
        const entry = page.getByRole('rowgroup').filter({ hasText: say('Entry {entryId}', { entryId }) });
        for (const { amount } of postings) await expect(entry.getByText(money(Math.abs(amount)), { exact: true }).first()).toBeVisible();
        expect(postings.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(0);
      }
      const order = await orderOf(number);
      const release = records.find(({ kind }) => kind === 'release');
      const out = release?.postings.find(({ account }) => account === `escrow:${number}`)?.amount;
      expect(out).toBe(0 - Number(order.actualTotal));
      await asSeller(browser, language, userName, async (seller) => {
        await (await inMenu(seller, seller.say('Money'))).click();
        const balance = await ask(seller.page.context().request, 'GET /shop/admin/settlement/balance', {}, language);
        const stage = seller.page.getByRole('listitem').filter({ hasText: seller.say('Available') });
        await expect(stage.getByText(seller.money(balance.available), { exact: true })).toBeVisible();
        const account = `store:${order.shopId}:available`;
        const earned = await ask(read, 'GET /platform/ledger/page', { account, size: 100 }, language);
        const sum = earned.records
          .flatMap(({ postings }) => postings.filter((one) => one.account === account))
          .reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
        expect(sum).toBe(Math.round(balance.available * 100));
      });
    }
    expect(operator.troubles()).toEqual([]);
    await operator.leave();
  });

  test('the buyer was told by mail at every step', async () => {
    const { page } = buyer();
    const about = async (number: string) => (await mailsTo(request(), mail)).filter(({ subject }) => subject.includes(number)).length;
    for (const number of [orders.tools, orders.boots]) await expect.poll(() => about(number)).toBeGreaterThanOrEqual(3);
    const mails = await mailsTo(request(), mail);
    const order = await orderOf(orders.tools);
    // Its store got the notice to ship it.
    const stores = (await mailsTo(request(), `seller${order.shopId}@demo.test`)).filter(({ subject }) => subject.includes(orders.tools));
    expect(stores.length).toBeGreaterThanOrEqual(1);
    await page.goto(`/dev/mailbox?to=${mail}`);
    await expect(page.getByRole('heading', { name: orders.tools })).toHaveCount(
      mails.filter(({ subject }) => subject.includes(orders.tools)).length,
    );
    // Written as her language writes it: its digits are the same in each.
    const digits = String(Math.round(order.actualTotal * 100));
    expect(mails.find(({ text }) => text.includes(orders.tools) && text.replaceAll(/\D/g, '').includes(digits))).toBeDefined();
  });
}
