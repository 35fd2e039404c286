import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn, placeOrders } from './support/api.ts';
import { buyerOf, suitcase } from './support/buyer.ts';
import { requestOf } from './support/newcomer.ts';
import { person } from './support/person.ts';

for (const language of ['en', 'ru'] as const) {
  test(`in ${language}: an order that came by bank transfer and is cancelled is refunded once an operator has sent the money`, async ({
    browser,
  }) => {
    const buyer = await buyerOf(browser);
    const [operator, seller] = [
      await person(browser, language, { app: 'platform-console' }),
      await person(browser, language, { app: 'seller-console' }),
    ];
    await logIn(operator.page.context(), 'operator', 'operator1');
    await logIn(seller.page.context(), 'seller', 'seller4');
    const [orderNumber = ''] = await placeOrders(requestOf(buyer), [suitcase]);
    await ask(requestOf(buyer), 'POST /p/order/pay', { orderNumbers: orderNumber, payType: '20', payAttemptId: crypto.randomUUID() });
    const { attempt, totalFee } = await ask(requestOf(buyer), 'GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: orderNumber });
    await ask(requestOf(operator), 'POST /platform/payment/transfer', {
      transactionId: `TR-${crypto.randomUUID()}`,
      currency: 'USD',
      amount: totalFee.toFixed(2),
      reference: attempt?.transfer?.reference ?? '',
    });
    await ask(requestOf(buyer), 'PUT /p/myOrder/cancel/{orderNumber}', { orderNumber });
    const sum = buyer.money(totalFee);

    await buyer.open(`/order-detail?orderNumber=${orderNumber}`);
    await expect(
      buyer.page.getByText(buyer.say('You cancelled the order. {onItsWay} is on its way back to you by bank transfer.', { onItsWay: sum })),
    ).toBeVisible();
    await expect(buyer.page.getByText(buyer.say('Gone back'), { exact: true })).toHaveCount(0);
    expect(await inaccessible(buyer.page)).toEqual([]);
    await seller.open(`/seller/orders/${orderNumber}`);
    await expect(seller.page.getByText(seller.say('On its way back by bank transfer:'))).toBeVisible();
    await expect(seller.page.getByText(seller.say('Refunded so far:'))).toHaveCount(0);
    await seller.open('/seller/refunds?view=onItsWay');
    await expect(seller.page.getByRole('listitem').filter({ hasText: orderNumber }).first()).toBeVisible();
    expect(await inaccessible(seller.page)).toEqual([]);

    await operator.open('/platform/payments/cases');
    const { page, say } = operator;
    const card = page.getByRole('article').filter({ hasText: orderNumber });
    await card.getByRole('button', { name: say('Returned by bank') }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: operator.like('Record {amount} as returned') }).click();
    await expect(question.getByText(say('Enter the bank reference of the transfer.'))).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    const reference = `BACK-${language}-${Date.now()}`;
    await question.getByLabel(say('Bank reference')).fill(reference);
    await question.getByLabel(say('Note (optional)')).fill('Checked twice');
    await question.getByRole('button', { name: operator.like('Record {amount} as returned') }).click();
    await expect(question).toHaveCount(0);
    await operator.open('/platform/payments/cases?view=closed');
    await expect(card).toContainText(reference);
    await expect(card).toContainText('Checked twice');

    await buyer.open(`/order-detail?orderNumber=${orderNumber}`);
    await expect(
      buyer.page.getByText(buyer.say('You cancelled the order. In total {back} was refunded to you.', { back: sum })),
    ).toBeVisible();
    await seller.open(`/seller/orders/${orderNumber}`);
    await expect(seller.page.getByText(seller.say('Refunded so far:'))).toBeVisible();
    for (const who of [operator, buyer, seller]) {
      expect(who.troubles()).toEqual([]);
      await who.leave();
    }
  });
}
