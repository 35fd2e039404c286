import { expect, test } from '@playwright/test';
import { inaccessible } from '../support/accessible.ts';
import { ask, logIn, pay, placeOrders } from '../support/api.ts';
import { mail } from '../support/buyer.ts';
import { goods } from '../support/goods.ts';
import { requestOf } from '../support/newcomer.ts';
import { person } from '../support/person.ts';

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
    await ask(requestOf(seller), 'PUT /shop/admin/refund/agree', { refundSn });
    await ask(requestOf(buyer), 'PUT /p/myOrder/receipt/{orderNumber}', { orderNumber });
    await ask(requestOf(buyer), 'POST /p/orderRefund/apply', { ...wish, goodsNum: 1, isReceiver: 1, buyerReason: 'Damaged' });
    await open(`/order-detail?orderNumber=${orderNumber}`);
    const claim = 'Your claim period runs until {claimEnd}. No money is released to the supplier while your refund is open.';
    await expect(page.getByText(like(claim))).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
  });
}
