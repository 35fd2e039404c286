import { expect, test, type Browser } from '@playwright/test';
import { inaccessible } from '../support/accessible.ts';
import { ask, logIn } from '../support/api.ts';
import { fillCart, heading, suitcase } from '../support/buyer.ts';
import { firstPassword, newcomer, requestOf } from '../support/newcomer.ts';
import { passLogin, person, valueOf, type Person } from '../support/person.ts';

const moscow = {
  receiver: 'Anna',
  mobile: '+79161234567',
  country: 'RU',
  province: 'Москва',
  city: 'Москва',
  area: '',
  postCode: '101000',
  addr: 'Тверская улица, 1',
  commonAddr: 1,
};
const forYears = { limitNum: 1, receiveStart: '2020-01-01T00:00:00Z', receiveEnd: '2099-01-01T00:00:00Z', validTimeType: 2, validDays: 30 };

/** Coupons with names that no other has: of store 4, of the platform, and one of the platform that no cart reaches. */
async function makeCoupons(browser: Browser) {
  const mark = crypto.randomUUID().slice(0, 8);
  const names = { store: `Store ${mark}`, platform: `House ${mark}`, dear: `Dear ${mark}` };
  const seller = await person(browser, 'en', { app: 'seller-console' });
  await logIn(seller.page.context(), 'seller', 'seller4');
  const amount = { ...forYears, couponType: 1 };
  await ask(requestOf(seller), 'POST /shop/admin/coupon', { ...amount, couponName: names.store, reduceAmount: '5', scope: 2 });
  await seller.leave();
  const operator = await person(browser, 'en', { app: 'platform-console' });
  await logIn(operator.page.context(), 'operator', 'operator1');
  const make = (couponName: string, more: { reduceAmount: string; cashCondition?: string }) =>
    ask(requestOf(operator), 'POST /platform/coupon', { ...amount, couponName, scope: 0, ...more });
  await make(names.platform, { reduceAmount: '3' });
  const { couponId: dear } = await make(names.dear, { reduceAmount: '50', cashCondition: '999999' });
  await operator.leave();
  return { names, dear };
}

const minus = (who: Person, amount: number): string => who.say('− {0}', { 0: who.money(amount) });

for (const language of ['en', 'ru'] as const) {
  test(`coupons are claimed, proposed at checkout, changed and used, in ${language}`, async ({ browser }) => {
    const { names, dear } = await makeCoupons(browser);
    const before = await newcomer(browser, language);
    await ask(requestOf(before), 'POST /p/address/addAddr', moscow);
    await ask(requestOf(before), 'POST /p/myCoupon/receive', { couponId: dear });
    await before.leave();

    // A guest logs in over the coupon centre; what was pressed is done afterwards.
    const buyer = await person(browser, language);
    const { page, say, open, money } = buyer;
    await open('/coupons');
    await expect(heading(buyer, say('Coupon centre'))).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    await page.getByRole('button', { name: `${say('Claim')} ${names.platform}` }).click();
    await expect(page.getByRole('dialog', { name: say('Log in') })).toBeVisible();
    await passLogin(buyer, before.userName, firstPassword);
    const card = page.getByRole('listitem').filter({ hasText: names.platform });
    await expect(card.getByText(say('Claimed'), { exact: true })).toBeVisible();

    await open(`/shop-page?sid=${suitcase.shopId}`);
    const strip = page.getByRole('region', { name: say('Coupons'), exact: true });
    const claim = strip.getByRole('button', { name: `${say('Claim')} ${names.store}` });
    await claim.focus();
    await page.keyboard.press('Enter');
    await expect(claim).toHaveCount(0);
    await open(`/goods-detail?prodId=${suitcase.prodId}`);
    // They are asked for once their place is in sight.
    await page.evaluate(() => document.querySelector('#buy')?.scrollIntoView({ block: 'end' }));
    await expect(strip.getByRole('listitem').first()).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    await open('/user-center/uc-coupons');
    await expect(heading(buyer, say('Coupons'))).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(`^${say('Use')} (Store|House|Dear) `) })).toHaveCount(3);
    await page.getByLabel(say('Coupon code')).fill('NOSUCHCODE');
    await page.getByRole('button', { name: say('Add'), exact: true }).click();
    await expect(page.getByLabel(say('Coupon code'))).toHaveAttribute('aria-invalid', 'true');
    expect(await inaccessible(page)).toEqual([]);

    await fillCart(buyer, suitcase);
    await open('/submit-order');
    const coupons = page.getByRole('region', { name: say('Coupons'), exact: true });
    const taken = valueOf(page.getByRole('complementary', { name: say('Totals') }), say('Coupons'));
    await expect(taken).toHaveText(minus(buyer, 8));
    await expect(page.getByText(say('− {amount}, store coupon', { amount: money(5) }))).toBeVisible();
    await coupons.getByText(say('Choose coupons')).click();
    await expect(coupons.getByRole('radio', { name: new RegExp(names.dear) })).toBeDisabled();
    expect(await inaccessible(page)).toEqual([]);
    // None of the platform's by keyboard; the focus stays in the group.
    const house = coupons.getByRole('radio', { name: new RegExp(names.platform) });
    await expect(house).toBeChecked();
    const none = coupons.getByRole('group', { name: say('Coupons from Kyakhta') }).getByRole('radio', { name: say('No coupon') });
    await house.focus();
    await page.keyboard.press('ArrowUp');
    await expect(taken).toHaveText(minus(buyer, 5));
    await expect(page).toHaveURL(/couponsChosen=1/);
    await expect(none).toBeChecked();
    await expect(none).toBeFocused();
    await house.check();
    await expect(taken).toHaveText(minus(buyer, 8));
    await page.getByRole('button', { name: say('Place the order') }).click();
    await expect(page).toHaveURL(/\/payment/);
    const orderNumber = new URL(page.url()).searchParams.get('orderNumbers') ?? '';

    await open(`/order-detail?orderNumber=${orderNumber}`);
    await expect(valueOf(page.getByRole('main'), say('Store coupon'))).toHaveText(minus(buyer, 5));
    await expect(valueOf(page.getByRole('main'), say('Platform coupon'))).toHaveText(minus(buyer, 3));
    await open('/user-center/uc-coupons?status=1');
    await expect(page.getByRole('link', { name: orderNumber })).toHaveCount(2);
    expect(await inaccessible(page)).toEqual([]);
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });
}

test('coupons are chosen without scripts, and no order is placed with a total that was not shown', async ({ browser }) => {
  const { names } = await makeCoupons(browser);
  const buyer = await newcomer(browser, 'en', { javaScriptEnabled: false });
  const { page, say, open } = buyer;
  await ask(requestOf(buyer), 'POST /p/address/addAddr', moscow);
  await open('/coupons');
  await page.getByRole('button', { name: `${say('Claim')} ${names.platform}` }).click();
  await expect(page.getByText(say('The coupon is yours.'))).toBeVisible();
  await fillCart(buyer, suitcase);
  await open('/submit-order');
  const taken = valueOf(page.getByRole('complementary', { name: say('Totals') }), say('Coupons'));
  await expect(taken).toHaveText(minus(buyer, 3));
  await page.getByText(say('Choose coupons')).click();
  await page.getByRole('radio', { name: say('No coupon') }).check();
  await page.getByRole('button', { name: say('Place the order') }).click();
  await expect(page).toHaveURL(/\/submit-order.*couponsChosen=1/);
  await expect(taken).toHaveCount(0);
  await page.getByRole('button', { name: say('Place the order') }).click();
  await expect(page).toHaveURL(/\/payment/);
  const orderNumber = new URL(page.url()).searchParams.get('orderNumbers') ?? '';
  expect((await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber })).platformCouponAmount).toBe(0);
  await buyer.leave();
});
