import { expect, test, type Browser } from '@playwright/test';
import { returnMoneyStatus } from '@kyakhta/contract/values';
import { ask, days, logIn, moveClock, pay, placeOrders } from '../support/api.ts';
import { balanceOf, cents, heading, shower } from '../support/buyer.ts';
import { requestOf } from '../support/newcomer.ts';
import { person, valueOf, type Person } from '../support/person.ts';
import { picture } from '../support/picture.ts';

const mail = 'buyer5@demo.test';
const refundOf = (page: Person['page']) => new URL(page.url()).searchParams.get('refundSn') ?? '';

/** The buyer with a paid order of hand showers of store 5. */
async function withOrder(browser: Browser, language: 'en' | 'ru', options?: Parameters<typeof person>[2]) {
  const buyer = await person(browser, language, options);
  await logIn(buyer.page.context(), 'buyer', mail);
  const [orderNumber = ''] = await placeOrders(requestOf(buyer), [{ ...shower, count: 120 }]);
  await pay(requestOf(buyer), [orderNumber]);
  return { buyer, orderNumber };
}
const sellerOf = async (browser: Browser) => {
  const seller = await person(browser, 'en', { app: 'seller-console' });
  await logIn(seller.page.context(), 'seller', 'seller5');
  return seller;
};

test.describe('a refund', () => {
  test('of a part of a paid order is asked for in Russian, agreed, and on the balance', async ({ browser }) => {
    const { buyer, orderNumber } = await withOrder(browser, 'ru');
    const { page, say, open, money } = buyer;
    await open(`/order-detail?orderNumber=${orderNumber}`);
    await page.getByRole('link', { name: say('Ask for a refund') }).click();
    await expect(heading(buyer, say('Apply for a refund'))).toBeVisible();
    await page.locator('input[name="what"]').nth(1).check();
    // No pieces are not all of them, and words left in a field that is hidden again are no reason.
    const reason = page.getByLabel(say('Reason'), { exact: true });
    await page.getByLabel(say('How many pieces')).fill('0');
    await reason.selectOption('own');
    await page.getByLabel(say('Your reason')).fill('Передумали');
    await page.getByRole('button', { name: say('Send the application') }).click();
    await expect(page.getByLabel(say('How many pieces'))).toHaveAttribute('aria-invalid', 'true');
    await reason.selectOption('');
    await page.getByLabel(say('How many pieces')).fill('60');
    await page.getByRole('button', { name: say('Send the application') }).click();
    await expect(page.getByText(say('Choose a reason.'))).toBeVisible();
    await expect(page.getByLabel(say('How many pieces'))).not.toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(say('How many pieces')).fill('500');
    await page.getByLabel(say('What happened?')).fill('Заказали лишнюю коробку.');
    await page.getByLabel(say('Add pictures')).setInputFiles(await picture('box.png', '#a33'));
    await expect(page.getByRole('img', { name: say('Picture {number}', { number: 1 }) })).toBeVisible();
    await page.getByRole('button', { name: say('Send the application') }).click();
    await expect(page.getByLabel(say('How many pieces'))).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(say('Choose a reason.'))).toBeVisible();
    await reason.selectOption({ label: say('I no longer need the goods') });
    await page.getByRole('button', { name: say('Send the application') }).click();
    await expect(page.getByLabel(say('How many pieces'))).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(say('What happened?'))).toHaveValue('Заказали лишнюю коробку.');
    await page.getByLabel(say('How many pieces')).fill('60');
    await page.getByRole('button', { name: say('Send the application') }).click();
    await expect(
      page.getByText(say('We’ve received your application. The supplier has been notified, and we’ll email you the answer.')),
    ).toBeVisible();
    const refundSn = refundOf(page);
    const { refundAmount, pictures, goodsNum } = await ask(requestOf(buyer), 'GET /p/orderRefund/info', { refundSn });
    expect([pictures, goodsNum]).toEqual([1, 60]);
    await expect(valueOf(page.locator('main'), say('Refund', {}, '')).first()).toContainText(money(refundAmount));

    const before = await balanceOf(buyer);
    const seller = await sellerOf(browser);
    await ask(requestOf(seller), 'PUT /shop/admin/refund/agree', { refundSn });
    await seller.leave();
    await page.goto(`/return-detail?refundSn=${refundSn}`);
    await expect(page.getByText(say('gone back'), { exact: true })).toBeVisible();
    expect(cents(await balanceOf(buyer)) - cents(before)).toBe(cents(refundAmount));
    await open(`/order-detail?orderNumber=${orderNumber}`);
    await expect(page.getByText(say('Money refunded for {refunded}', { refunded: '60 шт.' }))).toBeVisible();
    await page.getByRole('link', { name: refundSn }).click();
    // In Russian the state above says it in the same words.
    await expect(page.getByText(say('The money went back')).last()).toBeVisible();
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });

  for (const javaScriptEnabled of [true, false]) {
    test(`that is refused goes to the platform, which rules for the buyer, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
      browser,
    }) => {
      const { buyer, orderNumber } = await withOrder(browser, 'en', { javaScriptEnabled });
      const { page, say, open } = buyer;
      await open(`/user-center/apply-return?orderNumber=${orderNumber}`);
      await page.getByLabel(say('Reason'), { exact: true }).selectOption('own');
      await page.getByLabel(say('Your reason')).fill('The fair is over');
      await page.getByRole('button', { name: say('Send the application') }).click();
      await expect(page.getByText('The fair is over').first()).toBeVisible();
      const refundSn = refundOf(page);
      const seller = await sellerOf(browser);
      await ask(requestOf(seller), 'PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'It leaves tomorrow.' });
      await seller.leave();

      await open('/user-center/uc-return');
      await page.getByRole('link', { name: `${say('Open the refund')} ${refundSn}` }).click();
      await expect(page.getByText('It leaves tomorrow.').first()).toBeVisible();
      await page.getByRole('link', { name: say('Ask Kyakhta to decide') }).click();
      await expect(heading(buyer, say('Ask Kyakhta to decide'))).toBeVisible();
      await page.getByLabel(say('Your reason')).fill('It did not leave in time');
      await page.getByRole('button', { name: say('Ask Kyakhta to decide') }).click();
      await expect(page.getByText(say('Write what happened.'))).toBeVisible();
      await expect(page.getByLabel(say('Your reason'))).toHaveValue('It did not leave in time');
      await page.getByLabel(say('What happened?')).fill('The day of shipping was two weeks ago.');
      await page.getByRole('button', { name: say('Ask Kyakhta to decide') }).click();
      await expect(page.getByRole('heading', { name: say('Kyakhta is asked to decide') })).toBeVisible();
      await page.getByRole('link', { name: say('Add evidence') }).click();
      await page.getByLabel(say('What happened?')).fill('The contract names the day.');
      await page.getByRole('button', { name: say('Send the evidence') }).click();
      await expect(page.getByText('The contract names the day.')).toBeVisible();

      const operator = await person(browser, 'en', { app: 'platform-console' });
      await logIn(operator.page.context(), 'operator', 'operator1');
      await ask(requestOf(operator), 'PUT /platform/intervention/agree', {
        refundSn,
        reason: 'The day of shipping is long over.',
        storeReason: 'The day of shipping is long over.',
      });
      await operator.leave();
      await page.goto(`/return-detail?refundSn=${refundSn}`);
      await expect(page.getByRole('heading', { name: say('Kyakhta decided for you') })).toBeVisible();
      await expect(page.getByText('The day of shipping is long over.').first()).toBeVisible();
      const { returnMoneySts } = await ask(requestOf(buyer), 'GET /p/orderRefund/info', { refundSn });
      expect(returnMoneySts).toBe(returnMoneyStatus.success);
      expect(javaScriptEnabled ? buyer.troubles() : []).toEqual([]);
      await buyer.leave();
    });
  }

  for (const javaScriptEnabled of [true, false]) {
    test(`with return goes by a carrier of the list, is followed, and is paid back ten days after it was signed for, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
      browser,
    }) => {
      const { buyer, orderNumber } = await withOrder(browser, 'ru', { javaScriptEnabled });
      const { page, say, open } = buyer;
      const seller = await sellerOf(browser);
      const packages = [{ dvyId: 1, dvyFlowId: 'SF60060' }];
      await ask(requestOf(seller), 'PUT /shop/admin/order/delivery', { orderNumber, packages });
      await ask(requestOf(buyer), 'PUT /p/myOrder/receipt/{orderNumber}', { orderNumber });
      const wish = { orderNumber, refundType: 1, applyType: 2, buyerReason: 'Не тот цвет' } as const;
      const { refundSn } = await ask(requestOf(buyer), 'POST /p/orderRefund/apply', wish);
      await ask(requestOf(seller), 'PUT /shop/admin/refund/agree', { refundSn, refundAddr: 'Yiwu, Chouzhou road 1, Chen Haibo' });

      await open(`/return-detail?refundSn=${refundSn}`);
      const [carrier, name, waybill] = [
        page.getByLabel(say('Carrier'), { exact: true }),
        page.getByLabel(say('Name of the carrier')),
        page.getByLabel(say('Waybill')),
      ];
      const sent = page.getByRole('button', { name: say('The goods are sent') });
      await expect(name).toBeHidden();
      await waybill.fill('№ 77');
      await sent.click();
      await expect(page.getByText(say('Choose a carrier.'))).toBeVisible();
      await carrier.selectOption('other');
      await expect(name).toBeVisible();
      await sent.click();
      await expect(page.getByText(say('Enter the name of the carrier.'))).toBeVisible();
      await expect(waybill).toHaveValue('№ 77');
      await carrier.selectOption('1');
      await expect(name).toBeHidden();
      await sent.click();
      await expect(
        page.getByText(say('A waybill number has 4 to 64 Latin letters, digits or hyphens. Check what you entered.')),
      ).toBeVisible();
      await waybill.fill('rb 7700-1');
      await sent.click();
      await expect(page.getByRole('heading', { name: say('Parcel of the return') })).toBeVisible();
      await expect(page.getByText('RB7700-1').first()).toBeVisible();
      await expect(page.getByText(say('No scans yet'))).toBeVisible();

      await page.getByRole('link', { name: say('Correct the parcel') }).click();
      await carrier.selectOption('other');
      await name.fill('Тройка <b>');
      await page.getByRole('button', { name: say('Save the parcel') }).click();
      await expect(page.getByText('Тройка <b>')).toBeVisible();
      await page.getByRole('link', { name: say('Correct the parcel') }).click();
      await expect(name).toHaveValue('Тройка <b>');
      await carrier.selectOption('1');
      const save = page.getByRole('button', { name: say('Save the parcel') });
      await save.click();
      await expect(save).toHaveCount(0);
      await expect(page.getByText(say('No scans yet'))).toBeVisible();

      await moveClock(requestOf(buyer), days(21));
      const { parcel, dueTime } = await ask(requestOf(buyer), 'GET /p/orderRefund/info', { refundSn }, 'ru');
      expect(Date.parse(dueTime ?? '') - Date.parse(parcel?.track?.signedTime ?? '')).toBe(days(10) * 1000);
      await open(`/return-detail?refundSn=${refundSn}`);
      await expect(page.getByText(say('Delivered'), { exact: true })).toBeVisible();
      for (const { acceptStation } of parcel?.track?.traces ?? []) await expect(page.getByText(acceptStation)).toBeVisible();
      await expect(page.getByRole('link', { name: say('Correct the parcel') })).toBeHidden();

      await seller.page.goto(`/seller/refunds/${refundSn}`);
      await expect(seller.page.getByText(/^The parcel was signed for on /)).toBeVisible();
      await seller.page.getByText('Tracking', { exact: true }).click();
      await expect(seller.page.getByText('Parcel accepted for its way back')).toBeVisible();
      expect(seller.troubles()).toEqual([]);
      await seller.leave();

      await moveClock(requestOf(buyer), days(10));
      // A month has passed: her session is over.
      await logIn(page.context(), 'buyer', mail);
      await page.goto(`/return-detail?refundSn=${refundSn}`);
      await expect(page.getByText(say('gone back'), { exact: true })).toBeVisible();
      expect(javaScriptEnabled ? buyer.troubles() : []).toEqual([]);
      await buyer.leave();
    });
  }

  test('is withdrawn after a question, and asked for anew', async ({ browser }) => {
    const { buyer, orderNumber } = await withOrder(browser, 'en');
    const { page, say, open } = buyer;
    const wish = { orderNumber, refundType: 1, applyType: 1, buyerReason: 'Too late' } as const;
    const { refundSn } = await ask(requestOf(buyer), 'POST /p/orderRefund/apply', wish);
    await open(`/return-detail?refundSn=${refundSn}`);
    await page.getByRole('link', { name: say('Withdraw the refund') }).click();
    await page.getByRole('button', { name: say('Yes, withdraw it') }).click();
    await expect(page.getByText(say('You withdrew it'))).toBeVisible();
    await open(`/user-center/apply-return?orderNumber=${orderNumber}`);
    await expect(page.getByRole('button', { name: say('Send the application') })).toBeVisible();
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });
});
