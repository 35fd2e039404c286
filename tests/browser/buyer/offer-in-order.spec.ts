import { expect, test } from '@playwright/test';
import { inaccessible } from '../support/accessible.ts';
import { ask } from '../support/api.ts';
import { fillCart, suitcase } from '../support/buyer.ts';
import { query } from '../support/database.ts';
import { newcomer, requestOf } from '../support/newcomer.ts';
import { person, type Person, valueOf } from '../support/person.ts';
import { logIn } from '../support/api.ts';

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

/** An offer on suitcases for some weeks: of their store, or of the platform with the consent of the store. */
async function offerOf(owner: 'store' | 'platform', { percent, quota }: { percent: number; quota: number | null }): Promise<string> {
  const title = `Sale ${crypto.randomUUID().slice(0, 8)}`;
  await query(
    'update offers set ended_at = ends_at where ended_at is null and id in (select offer_id from offer_items where sku_id = $1)',
    [suitcase.skuId],
  );
  await query(
    `with made as (
       insert into offers (offer_kind, store_id, titles, starts_at, ends_at, created_at) values (1, $1, $2, '2020-01-01', '2099-01-01', '2020-01-01') returning id
     ) insert into offer_items (offer_id, sku_id, product_id, store_id, percent, quota, agreed) select id, $3, $4, $5, $6, $7, true from made`,
    [
      owner === 'store' ? suitcase.shopId : null,
      JSON.stringify({ en: title }),
      suitcase.skuId,
      suitcase.prodId,
      suitcase.shopId,
      percent,
      quota,
    ],
  );
  return title;
}
test.afterAll(async () => {
  await query('update offers set ended_at = ends_at where ended_at is null and ends_at = $1', ['2099-01-01']);
});

/** The price of a suitcase without an offer, from the cart. */
async function priceOf(buyer: Person): Promise<number> {
  await fillCart(buyer, suitcase);
  const { shopCarts } = await ask(requestOf(buyer), 'POST /p/shopCart/info', {});
  const line = shopCarts[0]?.shopCartItemDiscounts[0]?.shopCartItems[0];
  return line?.offer?.priceBefore ?? line?.price ?? 0;
}
const less = (price: number, percent: number): number =>
  (Math.round(price * 100) - Math.floor((Math.round(price * 100) * percent + 50) / 100)) / 100;

for (const language of ['en', 'ru'] as const) {
  test(`an offer of a store is shown from the cart to the order, and a quantity beyond it is lowered, in ${language}`, async ({
    browser,
  }) => {
    const buyer = await newcomer(browser, language);
    const { page, say, open, money } = buyer;
    await ask(requestOf(buyer), 'POST /p/address/addAddr', moscow);
    const before = await priceOf(buyer);
    const title = await offerOf('store', { percent: 10, quota: suitcase.count });
    const price = less(before, 10);
    await fillCart(buyer, { ...suitcase, count: suitcase.count * 2 });

    await open('/cart');
    const main = page.getByRole('main');
    await expect(main.getByText(new RegExp(`${title}.*: `))).toBeVisible();
    await expect(main.locator('s')).toHaveCount(0);
    expect(await inaccessible(page)).toEqual([]);
    await main.getByRole('button', { name: new RegExp(say('Change to {pieces}', { pieces: '.*' })) }).click();
    await expect(main.locator('s').getByText(money(before))).toBeVisible();
    await expect(main.getByText(money(price), { exact: true }).first()).toBeVisible();
    await expect(main.getByText(title)).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);

    await open('/submit-order');
    await expect(main.locator('s').getByText(money(before))).toBeVisible();
    await expect(main.getByText(title)).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    await page.getByRole('button', { name: say('Place the order') }).click();
    await expect(page).toHaveURL(/\/payment/);
    const orderNumber = new URL(page.url()).searchParams.get('orderNumbers') ?? '';

    await open(`/order-detail?orderNumber=${orderNumber}`);
    await expect(main.getByText(title)).toBeVisible();
    await expect(main.locator('s:visible').getByText(money(before))).toBeVisible();
    await expect(valueOf(main, say('Goods'))).toHaveText(money(Math.round(price * suitcase.count * 100) / 100));
    expect(await inaccessible(page)).toEqual([]);
    await open('/user-center/uc-order');
    await expect(main.getByText(title)).toBeVisible();
    expect(buyer.troubles()).toEqual([]);
    await buyer.leave();
  });
}

test('an offer of the platform says what the platform pays, to the buyer, to the store and to the operator', async ({ browser }) => {
  const buyer = await newcomer(browser, 'en');
  const { page, say, open, money } = buyer;
  await ask(requestOf(buyer), 'POST /p/address/addAddr', moscow);
  const before = await priceOf(buyer);
  const title = await offerOf('platform', { percent: 10, quota: null });
  const price = less(before, 10);
  const share = money((Math.round((before - price) * 100) * suitcase.count) / 100);
  await fillCart(buyer, suitcase);
  await open('/submit-order');
  const main = page.getByRole('main');
  await expect(main.getByText(say('The platform pays {amount} of this line', { amount: share }))).toBeVisible();
  await expect(valueOf(page.getByRole('complementary', { name: say('Totals') }), say('Reductions'))).toHaveText(say('− {0}', { 0: share }));
  await page.getByRole('button', { name: say('Place the order') }).click();
  await expect(page).toHaveURL(/\/payment/);
  const orderNumber = new URL(page.url()).searchParams.get('orderNumbers') ?? '';
  await buyer.leave();

  for (const { app, kind, user, base } of [
    { app: 'seller-console', kind: 'seller', user: 'seller4', base: '/seller' },
    { app: 'platform-console', kind: 'operator', user: 'operator1', base: '/platform' },
  ] as const) {
    const reader = await person(browser, 'en', { app });
    await logIn(reader.page.context(), kind, user);
    await reader.open(`${base}/orders/${orderNumber}`);
    const told = reader.page.getByText(title);
    await expect(told).toBeVisible();
    await expect(told).toContainText(money(price));
    expect(await inaccessible(reader.page)).toEqual([]);
    expect(reader.troubles()).toEqual([]);
    await reader.leave();
  }
});
