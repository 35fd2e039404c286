import { expect, test } from '@playwright/test';
import { languageName } from '@kyakhta/contract/values';
import { ask, logIn, pay, placeOrders } from '../support/api.ts';
import { balanceOf, cents, shower } from '../support/buyer.ts';
import { requestOf } from '../support/newcomer.ts';
import { person } from '../support/person.ts';

for (const language of ['en', 'ru'] as const) {
  test(`a refund that an operator grants after completion reaches the buyer and tells the store why, in ${language}`, async ({
    browser,
  }) => {
    const buyer = await person(browser, language);
    await logIn(buyer.page.context(), 'buyer', 'buyer5@demo.test');
    const [orderNumber = ''] = await placeOrders(requestOf(buyer), [{ ...shower, count: 60 }]);
    await pay(requestOf(buyer), [orderNumber]);
    const seller = await person(browser, language, { app: 'seller-console' });
    await logIn(seller.page.context(), 'seller', 'seller5');
    await ask(requestOf(seller), 'PUT /shop/admin/order/delivery', { orderNumber, packages: [{ dvyId: 1, dvyFlowId: 'SF77001' }] });
    await ask(requestOf(buyer), 'PUT /p/myOrder/receipt/{orderNumber}', { orderNumber });
    await ask(requestOf(buyer), 'PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber });
    const before = await balanceOf(buyer);

    const operator = await person(browser, language, { app: 'platform-console' });
    await logIn(operator.page.context(), 'operator', 'operator1');
    await operator.open(`/platform/orders/${orderNumber}`);
    const { page, say } = operator;
    const amountField = say('Amount in {currency}', { currency: 'USD' });
    await page.getByRole('button', { name: say('Grant a refund') }).click();
    const dialog = page.getByRole('dialog', { name: say('Grant a refund') });
    await dialog.getByLabel(amountField).fill('999999');
    await dialog.getByRole('button', { name: say('See where the money goes') }).click();
    await expect(dialog.getByText(say('Enter at least {least} characters.', { least: 10 }))).toHaveCount(2);
    const reason = language === 'ru' ? 'Лейки потекли через месяц.' : 'The showers leak after a month.';
    const storeReason = '花洒在一个月后漏水，予以退款。';
    const { languages } = await ask(requestOf(operator), 'GET /platform/intervention/grantable', { orderNumber });
    expect(languages.store).toBe('zh_CN');
    await dialog.getByLabel(say('Reason for the buyer: {buyers}', { buyers: languageName[languages.buyer] })).fill(reason);
    await dialog.getByLabel(say('Reason for the store: {stores}', { stores: languageName[languages.store] })).fill(storeReason);
    await dialog.getByRole('button', { name: say('See where the money goes') }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByLabel(amountField).fill('12.50');
    await dialog.getByRole('button', { name: say('See where the money goes') }).click();
    await expect(dialog.getByText(say('Planned'))).toBeVisible();
    await expect(dialog.getByText(say('From the store’s money'))).toBeVisible();
    await dialog.getByRole('button', { name: say('Grant and refund') }).click();
    await expect(page.getByText(say('Refund granted: the money is returned by the original payment method'))).toBeVisible();
    await expect(page).toHaveURL(/\/platform\/disputes/);

    expect(cents(await balanceOf(buyer)) - cents(before)).toBe(1250);
    const { records } = await ask(requestOf(buyer), 'GET /p/orderRefund/list', { orderNumber });
    await buyer.open(`/return-detail?refundSn=${records[0]?.refundSn ?? ''}`);
    await expect(buyer.page.getByText(buyer.say('Kyakhta granted it after the claim period'))).toBeVisible();
    await expect(buyer.page.getByText(reason).first()).toBeVisible();
    await seller.open('/seller/money?view=statement');
    await expect(seller.page.getByText(seller.say('Refund granted by the platform')).first()).toBeVisible();
    await seller.open(`/seller/refunds/${records[0]?.refundSn ?? ''}`);
    await expect(seller.page.getByText(storeReason).first()).toBeVisible();
    await expect(seller.page.getByText(reason)).toHaveCount(0);
    for (const who of [buyer, seller, operator]) {
      expect(who.troubles()).toEqual([]);
      await who.leave();
    }
  });
}
