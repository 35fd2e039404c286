import { expect, test } from '@playwright/test';
import { deliveryType, orderStatus } from '@kyakhta/contract/values';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn } from './support/api.ts';
import { cents } from './support/buyer.ts';
import { goods, moscow } from './support/goods.ts';
import { requestOf } from './support/newcomer.ts';
import { person, valueOf } from './support/person.ts';
import { ready } from './support/ready.ts';
import { asSeller } from './support/seller.ts';

const { boots } = goods;
const fee = 12.5;

for (const language of ['en', 'ru'] as const) {
  test(`in ${language}: a store brings goods itself within a city, for its fee, and the buyer confirms their arrival`, async ({
    browser,
  }) => {
    test.slow();
    await asSeller(browser, language, 'seller2', async ({ page, say }) => {
      await page.getByRole('link', { name: say('Delivery') }).click();
      await page.getByRole('checkbox', { name: say('Within the city') }).check();
      await page.getByRole('button', { name: say('Save'), exact: true }).click();
      await expect(page.getByText(say('Name at least one city.'))).toBeVisible();
      expect(await inaccessible(page)).toEqual([]);
      await page.getByLabel(say('Cities, one per line')).fill('Moscow\nМосква');
      await page.getByLabel(say('Fee for an order, {currency}', { currency: 'USD' })).fill('12,50');
      await page.getByRole('button', { name: say('Save'), exact: true }).click();
      await expect(page.getByText(say('Saved. It applies to orders from now on.')).first()).toBeVisible();
    });

    const buyer = await person(browser, language);
    const { page, say, like, money } = buyer;
    await logIn(page.context(), 'buyer', 'buyer4@demo.test');
    const { addrId } = await ask(requestOf(buyer), 'POST /p/address/addAddr', moscow);
    await buyer.open(`/submit-order?${new URLSearchParams(Object.entries(boots).map(([name, value]) => [name, String(value)]))}`);
    // To her own city it is not offered, and she reads why.
    await expect(page.getByText(like('The supplier delivers only in {cities}; your address is in another city.'))).toBeVisible();
    const bringing = page.getByRole('radio', { name: new RegExp(`^${say('Delivery by the supplier within the city')}`) });
    await expect(bringing).toHaveCount(0);
    await page.locator(`input[name="addrId"][value="${addrId}"]`).check();
    await bringing.check();
    await expect(page).toHaveURL(new RegExp(`dvy-${boots.shopId}=${deliveryType.sameCity}`));
    const totals = page.getByRole('complementary', { name: say('Totals') });
    await expect(valueOf(totals, say('Freight'))).toHaveText(money(fee));
    const { total } = await ask(requestOf(buyer), 'POST /p/order/confirm', { orderItem: boots, addrId });
    await expect(valueOf(totals, say('To pay')).locator('bdi').first()).toHaveText(money(total + fee));
    expect(await inaccessible(page)).toEqual([]);
    await ready(page);
    await page.getByRole('button', { name: say('Place the order') }).click();
    await expect(page).toHaveURL(/\/payment\?orderNumbers=\d+/);
    const orderNumber = new URL(page.url()).searchParams.get('orderNumbers') ?? '';
    await page.getByRole('button', { name: say('Pay {amount}', { amount: money(total + fee) }) }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: say('Paid: {amount} is in escrow', { amount: money(total + fee) }) }),
    ).toBeVisible();

    await asSeller(browser, language, 'seller2', async (seller) => {
      const { page: desk, say: word } = seller;
      await seller.open(`/seller/orders?view=to-ship&q=${orderNumber}`);
      const row = desk.getByRole('row').filter({ hasText: orderNumber });
      await expect(row).toContainText(word('delivered by the store within the city'));
      await row.getByRole('link', { name: `${word('Hand over the goods')} ${orderNumber}` }).click();
      await expect(desk.getByText(moscow.addr)).toBeVisible();
      // No courier has them: there is no waybill to write.
      await expect(desk.getByRole('textbox', { name: word('Waybill') })).toHaveCount(0);
      expect(await inaccessible(desk)).toEqual([]);
      await desk.getByRole('button', { name: word('The goods are on their way') }).click();
      const done = desk.getByRole('status').filter({ hasText: word('All items shipped') });
      // Nothing of it can be followed.
      await expect(done).toContainText(
        word('The order is now in the state “{state}”. The buyer has been notified.', { state: word('On the way') }),
      );
    });

    await buyer.open(`/order-detail?orderNumber=${orderNumber}`);
    await expect(page.getByText(say('Delivery by the supplier within the city')).first()).toBeVisible();
    const amounts = page.getByRole('region', { name: say('Amount'), exact: true });
    await expect(valueOf(amounts, say('Freight'))).toHaveText(money(fee));
    expect(await inaccessible(page)).toEqual([]);
    await page.getByRole('link', { name: say('Confirm receipt') }).click();
    const question = page.getByRole('dialog', { name: say('Confirm receipt of the goods?') });
    // What the store takes for bringing the goods is released with their price.
    await expect(question.getByText(money(total + fee))).toBeVisible();
    await question.getByRole('button', { name: say('Yes, I received everything') }).click();
    await expect(page.getByText(say('Received, claim period'), { exact: true })).toBeVisible();
    expect(await ask(requestOf(buyer), 'GET /p/myOrder/getOrderStatus', { orderNumber })).toBe(orderStatus.pendingEvaluation);
    await ask(requestOf(buyer), 'PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber });
    await ask(requestOf(buyer), 'DELETE /p/address/deleteAddr/{addrId}', { addrId });
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();

    // The fee is the store's, without commission.
    await asSeller(browser, language, 'seller2', async (seller) => {
      await seller.open(`/seller/money?view=statement&number=${orderNumber}`);
      const { records } = await ask(requestOf(seller), 'GET /shop/admin/settlement/page', { number: orderNumber });
      const [line] = records;
      expect([cents(line?.gross ?? 0), cents(line?.net ?? 0)]).toEqual([
        cents(total + fee),
        cents(total + fee) - Math.floor((cents(total) * 5 + 50) / 100),
      ]);
      await expect(seller.page.getByRole('row').filter({ hasText: orderNumber })).toContainText(seller.money(line?.net ?? 0));
      await ask(requestOf(seller), 'PUT /shop/admin/shop/delivery', {
        dvyTypes: [deliveryType.courier],
        cities: [],
        cityFee: '0',
        stations: [],
      });
    });
  });
}
