import { expect, test } from '@playwright/test';
import { inaccessible } from '../support/accessible.ts';
import { ask, logIn, pay, placeOrders } from '../support/api.ts';
import { heading, mail } from '../support/buyer.ts';
import { goods } from '../support/goods.ts';
import { requestOf } from '../support/newcomer.ts';
import { person } from '../support/person.ts';

const freed =
  'The refund stays refused. Until {due} you can still change your application or ask Kyakhta to decide. {held, plural, one {# piece is no longer on hold and will be delivered as ordered.} other {# pieces are no longer on hold and will be delivered as ordered.}}';

for (const language of ['en', 'ru'] as const) {
  test(`in ${language}: an offer of the store is told with its sum and its day, holds the goods, and is told for good once accepted`, async ({
    browser,
  }) => {
    const buyer = await person(browser, language);
    const { page, say, like, open, money } = buyer;
    await logIn(page.context(), 'buyer', mail);
    const [orderNumber = ''] = await placeOrders(requestOf(buyer), [goods.tools]);
    await pay(requestOf(buyer), [orderNumber]);
    const { orderItemDtos } = await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber });
    const pieces = orderItemDtos.reduce((sum, { prodCount }) => sum + prodCount, 0);
    const order = () => open(`/order-detail?orderNumber=${orderNumber}`);
    const wish = { orderNumber, refundType: 1, applyType: 1, buyerReason: 'Too late' };
    const { refundSn } = await ask(requestOf(buyer), 'POST /p/orderRefund/apply', wish);
    const seller = await person(browser, language, { app: 'seller-console' });
    await logIn(seller.page.context(), 'seller', 'seller1');
    const offer = (amount: string) =>
      ask(requestOf(seller), 'PUT /shop/admin/refund/offer', { refundSn, amount, words: 'Take this off and keep the tools' });

    await order();
    const waits =
      'You have asked for a refund. The supplier has until {answerBy} to answer; silence counts as agreement. Nothing more is packed or shipped until then.';
    await expect(page.getByText(like(waits))).toBeVisible();
    await expect(page.getByRole('link', { name: say('Ask for a refund') })).toHaveCount(0);
    expect(await inaccessible(page)).toEqual([]);

    await offer('5.00');
    await order();
    await expect(page.getByText(like('The supplier offers {amount} on your refund. You can answer until {due}.'))).toContainText(money(5));
    const kept = 'The price of these goods is reduced: you keep them, and what has not been sent is still sent.';
    await expect(page.getByText(say(kept)).first()).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    await seller.open(`/seller/orders/${orderNumber}/ship`);
    await expect(
      seller.page.getByText(
        seller.say(
          'You have made an offer: the goods stay with you until the buyer answers, or the time to answer is over. Meanwhile the order is not late; after that the day to ship it applies again.',
        ),
      ),
    ).toBeVisible();
    // The store takes it back, and offers once more; an empty form tells all that is missing.
    await seller.open(`/seller/refunds/${refundSn}`);
    await seller.page.getByRole('button', { name: seller.say('Take the offer back') }).click();
    await expect(seller.page.getByRole('dialog')).toContainText(money(5));
    expect(await inaccessible(seller.page)).toEqual([]);
    await seller.page
      .getByRole('dialog')
      .getByRole('button', { name: seller.say('Take the offer back') })
      .click();
    await expect(seller.page.getByText(seller.say('Offer taken back; the buyer is notified'))).toBeVisible();
    await expect(seller.page.getByRole('button', { name: seller.say('Take the offer back') })).toHaveCount(0);
    await seller.page.getByRole('button', { name: seller.say('Offer something else') }).click();
    const form = seller.page.getByRole('dialog');
    await form.getByRole('button', { name: seller.say('Make the offer') }).click();
    await expect(form.getByText(seller.say('Enter the amount to refund.'))).toBeVisible();
    await expect(form.getByText(seller.say('Enter a few words.'))).toBeVisible();
    await order();
    await expect(page.getByText(like('The supplier took back its offer of {amount}'))).toContainText(money(5));
    await expect(page.getByRole('link', { name: say('See the offer') })).toHaveCount(0);
    await offer('5.00');
    await order();
    await page.getByRole('link', { name: say('See the offer') }).click();
    await expect(page.getByRole('link', { name: say('Ask Kyakhta to decide') })).toBeVisible();
    // Declining says first what it frees, and can be left.
    await page.getByRole('link', { name: say('Decline the offer') }).click();
    const declines = page.getByRole('dialog');
    await expect(declines).toContainText(say('Decline the offer of {sum}?', { sum: money(5) }));
    await expect(declines.getByText(like(freed, { held: pieces }))).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    await declines.getByRole('link', { name: say('Not yet') }).click();
    await page.getByRole('link', { name: say('Decline the offer') }).click();
    await declines.getByRole('button', { name: say('Yes, decline it') }).click();
    await expect(page.getByRole('link', { name: say('Decline the offer') })).toHaveCount(0);
    await offer('4.00');
    await open(`/return-detail?refundSn=${refundSn}`);
    await page.getByRole('link', { name: say('Accept the offer') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: like('Yes, accept {sum}') })
      .click();

    // What was accepted and what was asked for before stand apart.
    const accepted = page.getByRole('region', { name: say('What you accepted') });
    await expect(accepted).toContainText(money(4));
    await expect(accepted).toContainText(say('Reduction of the price'));
    await expect(accepted).toContainText(say(kept));
    await expect(page.getByRole('region', { name: say('What you asked for') })).toContainText(say('Money only'));
    expect(await inaccessible(page)).toEqual([]);

    await order();
    await expect(page.getByText(say('Price reduced by {reduced} after a refund', { reduced: money(4) }))).toBeVisible();
    const history = page.getByRole('region', { name: say('Order history and next steps') });
    for (const told of [
      say('The supplier offered {amount} instead', { amount: money(5) }),
      say('You declined the supplier’s offer of {amount}', { amount: money(5) }),
      say('You accepted the supplier’s offer of {amount}', { amount: money(4) }),
    ])
      await expect(history).toContainText(told);
    await seller.open(`/seller/orders/${orderNumber}`);
    await expect(seller.page.getByText(seller.say('Price reduced by {amount} after a refund', { amount: money(4) }))).toBeVisible();
    for (const told of ['{sum} offered instead of the refund requested', 'Offer of {sum} accepted', 'Offer of {sum} declined'])
      await expect(seller.page.getByText(seller.like(told)).first()).toBeVisible();
    for (const who of [buyer, seller]) {
      expect(who.troubles()).toEqual([]);
      await who.leave();
    }
  });
}

test('in ru: a line that is asked back leads to its refund, and all that is wrong with an application is told at once', async ({
  browser,
}) => {
  const buyer = await person(browser, 'ru');
  const { page, say, open } = buyer;
  await logIn(page.context(), 'buyer', mail);
  const [orderNumber = ''] = await placeOrders(requestOf(buyer), [goods.tools, { ...goods.tools, skuId: 2 }]);
  await pay(requestOf(buyer), [orderNumber]);
  const { orderItemDtos } = await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber });
  const [first, second] = orderItemDtos;
  if (!first || !second) throw new Error('the order has no two lines');
  const line = { orderNumber, refundType: 2, orderItemId: first.orderItemId, applyType: 1, buyerReason: 'Too late' };
  const { refundSn } = await ask(requestOf(buyer), 'POST /p/orderRefund/apply', line);
  await open(`/user-center/apply-return?orderNumber=${orderNumber}`);
  await expect(heading(buyer, say('Apply for a refund'))).toBeVisible();
  await expect(page.locator(`input[name="what"][value="${first.orderItemId}"]`)).toBeDisabled();
  await expect(page.locator(`input[name="what"][value="${second.orderItemId}"]`)).toBeChecked();
  await expect(page.getByText('шт..')).toHaveCount(0);
  expect(await inaccessible(page)).toEqual([]);
  await page.getByLabel(say('How many pieces')).fill('99999');
  await page.locator('input[name="refundAmount"]').fill('99999');
  await page.locator('input[name="buyerMobile"]').fill('123');
  // No reason is chosen: that hides nothing of the rest.
  await page.getByRole('button', { name: say('Send the application') }).click();
  await expect(page.locator('select[name="buyerReason"]')).toHaveAttribute('aria-invalid', 'true');
  for (const name of ['goodsNum', 'refundAmount', 'buyerMobile'])
    await expect(page.locator(`input[name="${name}"]`)).toHaveAttribute('aria-invalid', 'true');
  // The example of a number is one of where she writes from.
  await expect(page.getByText(/\+7/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: say('See the refund') })).toHaveAttribute('href', new RegExp(refundSn));
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});
