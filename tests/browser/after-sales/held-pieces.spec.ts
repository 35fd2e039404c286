import { expect, test } from '@playwright/test';
import { inaccessible } from '../support/accessible.ts';
import { ask, logIn, pay, placeOrders } from '../support/api.ts';
import { mail } from '../support/buyer.ts';
import { goods } from '../support/goods.ts';
import { requestOf } from '../support/newcomer.ts';
import { person } from '../support/person.ts';

const refuseWarning =
  'The buyer sees the reason and may change the request or ask the platform to decide. {held, plural, one {# piece is no longer on hold: deliver it as ordered.} other {# pieces are no longer on hold: deliver them as ordered.}}';
const agreeWarning =
  '{amount} is refunded to the buyer. This cannot be undone. {held, plural, one {# piece has not left and must not be shipped any more.} other {# pieces have not left and must not be shipped any more.}}';
const cartonsOfStore =
  '{count, plural, one {{meant} of # carton; {canceled} cancelled} other {{meant} of # cartons; {canceled} cancelled}}';

for (const language of ['en', 'ru'] as const) {
  test(`in ${language}: both see at the line how many pieces a refund holds, the rest is packed and shipped, and what waits is said after receipt`, async ({
    browser,
  }) => {
    const buyer = await person(browser, language);
    const { page, like, say, open } = buyer;
    await logIn(page.context(), 'buyer', mail);
    const [orderNumber = ''] = await placeOrders(requestOf(buyer), [goods.tools]);
    await pay(requestOf(buyer), [orderNumber]);
    const { orderItemDtos } = await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber });
    const [line] = orderItemDtos;
    const carton = (line?.prodCount ?? 0) / (line?.cartons ?? 1);
    const wish = {
      orderNumber,
      refundType: 2,
      orderItemId: line?.orderItemId ?? 0,
      applyType: 1,
      buyerReason: 'Too late',
      goodsNum: carton,
    };
    const { refundSn } = await ask(requestOf(buyer), 'POST /p/orderRefund/apply', wish);
    await open(`/order-detail?orderNumber=${orderNumber}`);
    await expect(page.getByText(like('On hold because of your refund (the rest will be shipped): {pieces}')).first()).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    await page.getByRole('link', { name: say('Cancel the order') }).click();
    await expect(page.getByRole('dialog').getByText(say('Your refund request ends.'))).toBeVisible();

    const seller = await person(browser, language, { app: 'seller-console' });
    await logIn(seller.page.context(), 'seller', 'seller1');
    await seller.open(`/seller/orders/${orderNumber}`);
    await expect(seller.page.getByText(seller.like('On hold, refund requested: {count}')).first()).toBeVisible();
    await expect(seller.page.getByText(seller.say('Still to ship'))).toBeVisible();
    expect(await inaccessible(seller.page)).toEqual([]);
    await seller.open(`/seller/orders/${orderNumber}/packing-list`);
    await expect(seller.page.getByText(seller.say('Do not pack: the buyer has requested a refund'))).toBeVisible();
    expect(await inaccessible(seller.page)).toEqual([]);

    const rest = {
      dvyId: 1,
      dvyFlowId: `SF${orderNumber.slice(-9)}`,
      items: [{ orderItemId: line?.orderItemId ?? 0, count: (line?.prodCount ?? 0) - carton }],
    };
    await ask(requestOf(seller), 'PUT /shop/admin/order/delivery', { orderNumber, packages: [rest] });
    // Before the store answers, each answer says what becomes of the pieces that are held.
    await seller.open(`/seller/refunds/${refundSn}`);
    const dialog = seller.page.getByRole('dialog');
    await seller.page.getByRole('button', { name: seller.say('Refuse'), exact: true }).click();
    await expect(dialog.getByText(seller.say(refuseWarning, { held: carton }))).toBeVisible();
    expect(await inaccessible(seller.page)).toEqual([]);
    await dialog.getByRole('button', { name: seller.say('Not now') }).click();
    await seller.page.getByRole('button', { name: seller.say('Agree'), exact: true }).click();
    await expect(dialog.getByText(seller.like(agreeWarning, { held: carton }))).toBeVisible();
    expect(await inaccessible(seller.page)).toEqual([]);
    await dialog.getByRole('button', { name: seller.like('Agree and refund {amount}') }).click();
    await expect(seller.page.getByText(seller.say('Agreed: the money is refunded'))).toBeVisible();

    // What was refunded before it left is named apart: in the list of the store, and on page, list and question of the buyer.
    const cartons = line?.cartons ?? 0;
    await seller.open(`/seller/orders?q=${orderNumber}&view=all`);
    const row = seller.page.getByRole('row').filter({ hasText: orderNumber });
    await expect(row).toContainText(seller.say('{left} of {all}', { left: cartons - 1, all: cartons }));
    await expect(row).toContainText(seller.say('Cancelled: {canceled}', { canceled: 1 }));
    await seller.open(`/seller/orders/${orderNumber}`);
    await expect(
      seller.page.getByText(seller.say(cartonsOfStore, { count: cartons, meant: cartons - 1, canceled: 1 })).first(),
    ).toBeVisible();
    const apart = say('{all, plural, one {{meant} of # carton; {count} cancelled} other {{meant} of # cartons; {count} cancelled}}', {
      all: cartons,
      meant: cartons - 1,
      count: 1,
    });
    await open('/user-center/uc-order');
    await expect(page.getByRole('listitem').filter({ hasText: orderNumber })).toContainText(apart);
    await open(`/order-detail?orderNumber=${orderNumber}`);
    await expect(page.getByText(apart).first()).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: say('{meant} of {all}', { meant: cartons - 1, all: cartons }) })).toHaveCount(1);
    await page
      .getByRole('link', { name: say('Confirm receipt') })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText(apart);
    expect(await inaccessible(page)).toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Yes, I received everything') })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await ask(requestOf(buyer), 'POST /p/orderRefund/apply', { ...wish, goodsNum: 1, isReceiver: 1, buyerReason: 'Damaged' });
    await open(`/order-detail?orderNumber=${orderNumber}`);
    const claim = 'Your claim period runs until {claimEnd}. No money is released to the supplier while your refund is open.';
    await expect(page.getByText(like(claim))).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
  });
}
