import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn, placeOrders } from './support/api.ts';
import { buyerOf, suitcase } from './support/buyer.ts';
import { requestOf } from './support/newcomer.ts';
import { person } from './support/person.ts';

for (const language of ['en', 'ru'] as const) {
  test(`in ${language}: money that names no payment is assigned by its reference, or noted as sent back`, async ({ browser }) => {
    const buyer = await buyerOf(browser);
    const [orderNumber = ''] = await placeOrders(requestOf(buyer), [suitcase]);
    await ask(requestOf(buyer), 'POST /p/order/pay', { orderNumbers: orderNumber, payType: '20', payAttemptId: crypto.randomUUID() });
    const { attempt, totalFee } = await ask(requestOf(buyer), 'GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: orderNumber });
    const reference = attempt?.transfer?.reference ?? '';

    const operator = await person(browser, language, { app: 'platform-console' });
    await logIn(operator.page.context(), 'operator', 'operator1');
    const { page, say } = operator;
    await operator.open('/platform/payments/transfers');
    /** Records a line of the bank's statement. @returns the card it stands on */
    const record = async (transaction: string, amount: string) => {
      await page.getByRole('button', { name: say('Record a transfer') }).click();
      await page.getByRole('textbox', { name: say('Bank transaction') }).fill(transaction);
      await page.getByRole('textbox', { name: say('Amount'), exact: true }).fill(amount);
      await page.getByRole('textbox', { name: say('Reference'), exact: true }).fill('спасибо');
      await page.getByRole('button', { name: say('Record it') }).click();
      const card = page.getByRole('article').filter({ hasText: transaction });
      await expect(card.getByText(say('Unmatched'), { exact: true })).toBeVisible();
      return card;
    };
    const stamp = `${language}-${Date.now()}`;
    const right = await record(`TR-A-${stamp}`, totalFee.toFixed(2));
    const stray = await record(`TR-B-${stamp}`, '12.34');

    await right.getByRole('button', { name: say('Assign to a payment') }).click();
    const question = page.getByRole('dialog', { name: say('Which payment is it for?') });
    const field = question.getByLabel(say('Reference or number of the payment'));
    await field.fill('KY-0000-00000');
    await question.getByRole('button', { name: say('Assign to this payment') }).click();
    await expect(question.getByRole('alert')).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    await field.fill(reference);
    await question.getByRole('button', { name: say('Assign to this payment') }).click();
    await expect(question).toHaveCount(0);
    // Only what names no payment stands here.
    await expect(right).toHaveCount(0);
    await expect(stray).toBeVisible();
    const told = await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber });
    expect(told.status).toBe(2);

    await stray.getByRole('button', { name: say('Returned by bank') }).click();
    const sentBack = page.getByRole('dialog', { name: say('Was {sum} returned by bank transfer?', { sum: '12.34 USD' }) });
    const note = `BACK-${stamp}`;
    await sentBack.getByLabel(say('Bank reference')).fill(note);
    await sentBack.getByRole('button', { name: say('Record as returned') }).click();
    await expect(sentBack).toHaveCount(0);
    await expect(stray).toHaveCount(0);
    await page.getByRole('link', { name: say('All'), exact: true }).click();
    await expect(right.getByText(say('Matched'), { exact: true })).toBeVisible();
    await expect(right.getByText(orderNumber)).toBeVisible();
    await expect(stray.getByText(say('Sent back'), { exact: true })).toBeVisible();
    await expect(stray.getByText(note)).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    for (const who of [operator, buyer]) {
      expect(who.troubles()).toEqual([]);
      await who.leave();
    }
  });
}
