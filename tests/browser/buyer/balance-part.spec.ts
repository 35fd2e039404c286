import { expect, test } from '@playwright/test';
import { payType } from '@kyakhta/contract/values';
import { inaccessible } from '../support/accessible.ts';
import { ask, logIn } from '../support/api.ts';
import { balanceOf, cents, heading, waiting } from '../support/buyer.ts';
import { agree, atGateway, goBack } from '../support/gateway.ts';
import { requestOf } from '../support/newcomer.ts';
import { person } from '../support/person.ts';

const mail = 'buyer2@demo.test';

for (const javaScriptEnabled of [true, false]) {
  test(`a part from the balance is held, comes back, and is taken with the rest, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const buyer = await person(browser, 'en', { javaScriptEnabled });
    await logIn(buyer.page.context(), 'buyer', mail);
    const { page, say, open, money } = buyer;
    const { number, totalFee, path } = await waiting(buyer);
    const before = cents(await balanceOf(buyer));
    const held = async () => cents((await ask(requestOf(buyer), 'GET /p/userBalance/getBalanceInfo', {})).heldBalance);
    const begin = async (part: string) => {
      await open(path);
      const field = page.getByLabel(say('Amount from your balance, in {currency}', { currency: 'USD' }));
      if (!(await field.isVisible())) await page.getByText(say('Pay part from your balance')).click();
      await field.fill(part);
      await page.locator(`input[name="payType"][value="${payType.payPal}"]`).check();
      await page.getByRole('button', { name: say('Pay {amount}', { amount: money(totalFee) }) }).click();
    };
    await begin('999999');
    await expect(page.getByText(say('Not paid'), { exact: true })).toBeVisible();
    if (javaScriptEnabled) expect(await inaccessible(page)).toEqual([]);
    await begin('12,50');
    await atGateway(page);
    expect([await held(), cents(await balanceOf(buyer))]).toEqual([1250, before - 1250]);
    await goBack(page);
    await expect(page.getByText(money(12.5)).first()).toBeVisible();
    await open(path);
    await page.getByText(say('Choose another payment method')).click();
    const field = page.getByLabel(say('Amount from your balance, in {currency}', { currency: 'USD' }));
    await field.fill('20');
    await page.locator(`input[name="payType"][value="${payType.cardViaPayPal}"]`).check();
    await page.getByRole('button', { name: say('Pay {amount}', { amount: money(totalFee) }) }).click();
    await atGateway(page);
    expect(await held()).toBe(2000);
    await page.getByLabel('Card number').fill('4111 1111 1111 1111');
    await page.getByLabel('Expires (MM/YY)').fill('12/39');
    await page.getByLabel('Security code').fill('123');
    await page.getByLabel('Name on the card').fill('A BUYER');
    await agree(page);
    await expect(page).toHaveURL(/\/payment\?/);
    await expect.poll(held).toBe(0);
    expect(cents(await balanceOf(buyer))).toBe(before - 2000);
    await open(`/order-detail?orderNumber=${number}`);
    await expect(heading(buyer, new RegExp(number) as never)).toBeVisible();
    await expect(page.getByText(say('From your balance'))).toBeVisible();
    await expect(page.getByText(money(20), { exact: true })).toBeVisible();
    await buyer.leave();
  });
}
