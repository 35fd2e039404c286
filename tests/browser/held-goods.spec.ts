import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn, pay, placeOrders } from './support/api.ts';
import { mail } from './support/buyer.ts';
import { goods } from './support/goods.ts';
import { requestOf } from './support/newcomer.ts';
import { person } from './support/person.ts';

for (const language of ['en', 'ru'] as const) {
  test(`in ${language}: what is asked back is not offered to be shipped, and the store is led to the refund`, async ({ browser }) => {
    const buyer = await person(browser, language);
    await logIn(buyer.page.context(), 'buyer', mail);
    const [orderNumber = ''] = await placeOrders(requestOf(buyer), [goods.tools]);
    await pay(requestOf(buyer), [orderNumber]);
    const wish = { orderNumber, refundType: 1, applyType: 1, buyerReason: 'Too late' };
    const { refundSn } = await ask(requestOf(buyer), 'POST /p/orderRefund/apply', wish);

    const seller = await person(browser, language, { app: 'seller-console' });
    const { page, say } = seller;
    await logIn(page.context(), 'seller', 'seller1');
    await seller.open(`/seller/orders?q=${orderNumber}&view=all`);
    await expect(page.getByRole('row').filter({ hasText: orderNumber })).toContainText(say('Held by a refund'));
    await expect(page.getByRole('link', { name: `${say('Ship')} ${orderNumber}` })).toHaveCount(0);
    await seller.open(`/seller/orders/${orderNumber}`);
    await expect(page.getByRole('heading', { level: 1, name: say('Order {number}', { number: orderNumber }) })).toBeVisible();
    await expect(page.getByRole('link', { name: say('Ship the goods') })).toHaveCount(0);
    await seller.open(`/seller/orders/${orderNumber}/ship`);
    await expect(page.getByText(say('The buyer requests a refund: nothing can be shipped'))).toBeVisible();
    await expect(page.getByRole('button', { name: say('Hand over to the carrier') })).toHaveCount(0);
    expect(await inaccessible(page)).toEqual([]);
    await page.getByRole('link', { name: say('Answer the refund') }).click();
    await expect(page).toHaveURL(new RegExp(`/seller/refunds/${refundSn}$`));

    // Once the store has refused it, the goods can leave again.
    await ask(requestOf(seller), 'PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'It is packed' });
    await seller.open(`/seller/orders/${orderNumber}/ship`);
    await expect(page.getByRole('button', { name: say('Hand over to the carrier') })).toBeVisible();
    await expect(page.getByText(say('The buyer requests a refund: nothing can be shipped'))).toHaveCount(0);
    for (const who of [buyer, seller]) {
      expect(who.troubles()).toEqual([]);
      await who.leave();
    }
  });
}
