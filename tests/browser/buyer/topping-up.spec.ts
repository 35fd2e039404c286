import { expect, test } from '@playwright/test';
import { payType } from '@kyakhta/contract/values';
import { ask, logIn } from '../support/api.ts';
import { balanceOf, cents, heading } from '../support/buyer.ts';
import { agree, atGateway } from '../support/gateway.ts';
import { requestOf } from '../support/newcomer.ts';
import { person, type Person } from '../support/person.ts';
import type { Language } from '../support/words.ts';

const mail = 'buyer4@demo.test';
const buyerIn = async (
  browser: Parameters<typeof person>[0],
  language: Language,
  options?: Parameters<typeof person>[2],
): Promise<Person> => {
  const buyer = await person(browser, language, options);
  await logIn(buyer.page.context(), 'buyer', mail);
  return buyer;
};

test.describe('topping up a balance', () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`an amount that is typed is paid at the provider and shows in the log, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
      browser,
    }) => {
      const buyer = await buyerIn(browser, 'en', { javaScriptEnabled });
      const { page, say, open, money } = buyer;
      const before = await balanceOf(buyer);
      await open('/user-center/uc-balance');
      const amount = page.getByLabel(say('Another amount, in {currency}', { currency: 'USD' }));
      await amount.fill('0');
      await page.getByRole('button', { name: say('Continue to payment') }).click();
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
      await amount.fill('37,50');
      await page.getByRole('button', { name: say('Continue to payment') }).click();
      await expect(page).toHaveURL(/\/payment\?orderNumbers=T\d{16}/);
      await page.locator(`input[name="payType"][value="${payType.payPal}"]`).check();
      await expect(page.locator(`input[name="payType"][value="${payType.balance}"]`)).toHaveCount(0);
      await page.getByRole('button', { name: say('Pay {amount}', { amount: money(37.5) }) }).click();
      await atGateway(page);
      await agree(page);
      await expect(heading(buyer, say('Paid: {amount} is in your balance', { amount: money(37.5) }))).toBeVisible();
      expect(cents(await balanceOf(buyer))).toBe(cents(before) + 3750);
      await page.getByRole('link', { name: say('Your balance') }).click();
      await expect(page.getByText(money(before + 37.5)).first()).toBeVisible();
      await expect(page.getByText(say('balance after: {after}', { after: money(before + 37.5) }))).toBeVisible();
      expect(javaScriptEnabled ? buyer.troubles() : []).toEqual([]);
      await buyer.leave();
    });
  }

  test('an offered amount by bank transfer waits under its reference, and is there when an operator records it', async ({ browser }) => {
    const buyer = await buyerIn(browser, 'en');
    const { page, say, open, money } = buyer;
    const before = await balanceOf(buyer);
    await open('/user-center/uc-balance');
    await page.getByRole('button', { name: `${say('Top up by')} ${money(500)}` }).click();
    await expect(page).toHaveURL(/orderNumbers=T/);
    const orderNumbers = new URL(page.url()).searchParams.get('orderNumbers') ?? '';
    await page.locator(`input[name="payType"][value="${payType.bankTransfer}"]`).check();
    await page.getByRole('button', { name: say('Pay {amount}', { amount: money(500) }) }).click();
    await expect(heading(buyer, say('Waiting for your bank transfer'))).toBeVisible();
    await page.getByRole('link', { name: say('Payment invoice to print') }).click();
    await expect(heading(buyer, say('Payment invoice'))).toBeVisible();
    const reference = (await page.getByText(/^KY-/).first().textContent()) ?? '';
    const operator = await person(browser, 'en', { app: 'platform-console' });
    await logIn(operator.page.context(), 'operator', 'operator1');
    const { outcome } = await ask(requestOf(operator), 'POST /platform/payment/transfer', {
      transactionId: `TX-${orderNumbers}`,
      currency: 'USD',
      amount: '500.00',
      reference,
      payer: 'ACME',
    });
    expect(outcome).toBe('paid');
    await operator.open('/platform/payments/transfers?view=all');
    await expect(operator.page.getByText(orderNumbers, { exact: true })).toBeVisible();
    expect(operator.troubles()).toEqual([]);
    await operator.leave();
    await open(`/payment?orderNumbers=${orderNumbers}`);
    await expect(heading(buyer, say('Paid: {amount} is in your balance', { amount: money(500) }))).toBeVisible();
    expect(cents(await balanceOf(buyer))).toBe(cents(before) + 50_000);
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });
});
