import { expect, test } from '@playwright/test';
import { ask, logIn, origin } from '../support/api.ts';
import { suitcase } from '../support/buyer.ts';
import { newcomer, requestOf } from '../support/newcomer.ts';
import { person, valueOf } from '../support/person.ts';

const path = `/goods-detail?prodId=${suitcase.prodId}`;
const address = {
  receiver: 'Anna',
  mobile: '+79161234567',
  country: 'RU',
  province: 'Москва',
  city: 'Москва',
  area: '',
  postCode: '101000',
};

test('the express line chosen on a product page is kept to the cart and to the order', async ({ browser }) => {
  const buyer = await newcomer(browser, 'en', { phone: true });
  const { page, say, money, open } = buyer;
  await ask(requestOf(buyer), 'POST /p/address/addAddr', { ...address, addr: 'Тверская улица, 1', commonAddr: 1 });
  await open(path);
  await page.getByRole('spinbutton').first().fill('3');
  const product = await ask(requestOf(buyer), 'GET /prod/prodInfo', { prodId: suitcase.prodId });
  const [sku] = product.skuList;
  if (!sku) throw new Error('the suitcase has variants');
  const sum = (each: number) => money((Math.round((Number(sku.price) + each) * 100) * 9) / 100);
  const bar = page.locator('div.sticky').filter({ has: page.getByRole('button', { name: say('Add to cart') }) });
  await expect(bar).toContainText(sum(Number(sku.universalExpress)));
  await page.getByRole('radio', { name: new RegExp(`^${say('Express')}`) }).check();
  await expect(bar).toContainText(sum(Number(sku.express)));
  await bar.getByRole('button', { name: say('Add to cart') }).click();
  await page.getByRole('link', { name: say('Go to cart') }).click();
  const cart = await ask(requestOf(buyer), 'POST /p/shopCart/info', { transportType: 2 });
  await expect(page.getByText(say('Express freight <0>{0}</0>', { 0: money(cart.freightAmount) }), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: say('Check and order') }).click();
  await expect(page.getByRole('radio', { name: new RegExp(`^${say('Express')}`) })).toBeChecked();
  await expect(valueOf(page.getByRole('main'), say('Freight')).first()).toHaveText(money(cart.freightAmount));
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});

test('the region is chosen on the product page, and what cannot be brought there is not sold', async ({ browser }) => {
  const operator = await browser.newContext({ baseURL: origin });
  await logIn(operator, 'operator', 'operator1');
  const deliverTo = (countries: string) => ask(operator.request, 'PUT /platform/shop/deliversTo', { shopId: suitcase.shopId, countries });
  const buyer = await newcomer(browser, 'ru');
  const { page, say, open } = buyer;
  await ask(requestOf(buyer), 'POST /p/address/addAddr', { ...address, addr: 'Тверская улица, 1', commonAddr: 1 });
  await ask(requestOf(buyer), 'POST /p/address/addAddr', {
    ...address,
    country: 'KZ',
    province: 'Алматы',
    city: 'Алматы',
    postCode: '050000',
    mobile: '+77012345678',
    addr: 'проспект Абая, 10',
    commonAddr: 0,
  });
  try {
    await deliverTo('RU');
    await open(path);
    const region = page.getByLabel(say('Deliver to'));
    await expect(region.locator('option:checked')).toContainText('Тверская улица, 1');
    await region.selectOption({ label: await region.locator('option', { hasText: 'Абая' }).innerText() });
    await expect(page).toHaveURL(/to=\d+/);
    await expect(page.getByText(say('This product can’t be delivered to your region.'))).toBeVisible();
    await region.selectOption('RU');
    await expect(page).toHaveURL(/to=RU/);
    await expect(page.getByRole('button', { name: say('Add to cart') }).first()).toBeVisible();
  } finally {
    await deliverTo('');
    await operator.close();
  }
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
});

test('without scripts a guest chooses the region by a button', async ({ browser }) => {
  const guest = await person(browser, 'en', { javaScriptEnabled: false });
  const { page, say, open } = guest;
  await open(path);
  await expect(page.getByLabel(say('Deliver to'))).toHaveValue('RU');
  await page.getByLabel(say('Deliver to')).selectOption('KZ');
  await page.getByRole('button', { name: say('Show'), exact: true }).click();
  await expect(page).toHaveURL(/to=KZ/);
  await expect(page.getByLabel(say('Deliver to'))).toHaveValue('KZ');
  await guest.leave();
});
