import { expect, test } from '@playwright/test';
import { ask, logIn } from './support/api.ts';
import { cents, mirror } from './support/buyer.ts';
import { requestOf } from './support/newcomer.ts';
import { person, valueOf } from './support/person.ts';
import { asSeller } from './support/seller.ts';

const name = 'Mirrors, by pieces';
/** Eight pieces for 12.50, each further four that are begun for 3.20. */
const freightOf = (pieces: number) => 1250 + Math.ceil(Math.max(0, pieces - 8) / 4) * 320;

test('a store charges freight by a template: the buyer sees it change with the cartons, and pays exactly that', async ({ browser }) => {
  test.slow();
  await asSeller(browser, 'en', 'seller5', async ({ page, say, open }) => {
    await page.getByRole('link', { name: say('Delivery') }).click();
    await page.getByRole('link', { name: say('Freight templates') }).click();
    await page.getByRole('button', { name: say('Add a template') }).click();
    await expect(page.getByLabel(say('Name'), { exact: true })).toBeFocused();
    await page.getByRole('button', { name: say('Save'), exact: true }).click();
    await expect(page.getByText(say('Fill in this field.'))).toBeVisible();
    await page.getByLabel(say('Name'), { exact: true }).fill(name);
    await page.getByLabel(say('First quantity, {unit}', { unit: say('pcs') })).fill('8');
    await page.getByLabel(say('Fee for it, {currency}', { currency: 'USD' })).fill('12,50');
    await page.getByLabel(say('Each additional, {unit}', { unit: say('pcs') })).fill('4');
    await page.getByLabel(say('Fee for each, {currency}', { currency: 'USD' })).fill('3.2');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await open(`/seller/products/${mirror.prodId}`);
    const express = page.getByRole('columnheader', { name: say('Express freight per piece') });
    const ordinary = page.getByRole('columnheader', { name: say('Ordinary freight per piece') });
    await expect(ordinary).toBeVisible();
    await page.getByLabel(say('Freight'), { exact: true }).selectOption({ label: name });
    // What the template takes over is not asked of each variant; express it leaves to them.
    await expect(ordinary).toHaveCount(0);
    await expect(express).toBeVisible();
    await page.getByRole('button', { name: say('Save'), exact: true }).click();
    await expect(page.getByText(say('Saved'), { exact: true })).toBeVisible();
  });

  const buyer = await person(browser, 'en');
  const { page, say, money, open } = buyer;
  await logIn(page.context(), 'buyer', 'buyer4@demo.test');
  await open(`/goods-detail?prodId=${mirror.prodId}`);
  const box = page.getByRole('complementary', { name: say('Your selection') });
  // Two pieces in a carton.
  for (const cartons of [3, 4, 5, 7]) {
    await page.getByRole('spinbutton').first().fill(String(cartons));
    await expect(valueOf(box, say('Freight'))).toHaveText(money(freightOf(cartons * 2) / 100));
  }
  const count = 14;
  const { prodId, skuId, shopId } = mirror;
  await open(
    `/submit-order?${new URLSearchParams({ prodId: String(prodId), skuId: String(skuId), shopId: String(shopId), count: String(count) })}`,
  );
  await expect(page.getByText(money(freightOf(count) / 100)).first()).toBeVisible();

  // The store changes the template while she looks: nothing is ordered before she has seen the difference.
  const changed = await person(browser, 'en', { app: 'seller-console' });
  await logIn(changed.page.context(), 'seller', 'seller5');
  const { templates } = await ask(requestOf(changed), 'GET /shop/admin/freightTemplate/list', {});
  const template = templates.find((one) => one.name === name);
  const rate = { first: 8, firstFee: '13.00', further: 4, furtherFee: '3.20' };
  await ask(requestOf(changed), 'PUT /shop/admin/freightTemplate/{templateId}', {
    templateId: template?.templateId ?? 0,
    version: template?.version ?? 0,
    name,
    ordinary: rate,
    express: null,
  });
  const place = page.getByRole('button', { name: say('Place the order') });
  await place.click();
  const told = page.getByRole('listitem').filter({ hasText: say('Freight') });
  await expect(told).toContainText(money(freightOf(count) / 100));
  await expect(told).toContainText(money((freightOf(count) + 50) / 100));
  await place.click();
  await expect(page).toHaveURL(/\/payment\?orderNumbers=\d+/);
  const number = new URL(page.url()).searchParams.get('orderNumbers') ?? '';
  const { balance } = await ask(requestOf(buyer), 'GET /p/user/userInfo', {});
  await ask(requestOf(buyer), 'POST /p/order/pay', { orderNumbers: number, payType: 9 });
  const order = await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber: number });
  expect([cents(order.transfee), cents(order.actualTotal)]).toEqual([freightOf(count) + 50, cents(order.total) + freightOf(count) + 50]);
  const after = await ask(requestOf(buyer), 'GET /p/user/userInfo', {});
  expect(cents(balance) - cents(after.balance)).toBe(cents(order.actualTotal));
  await open(`/order-detail?orderNumber=${number}`);
  await expect(page.getByText(money(order.transfee)).first()).toBeVisible();
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();

  // A template that is in use stays; without it the goods go by their unit fees again.
  await changed.open('/seller/delivery/freight');
  const remove = changed.page.getByRole('button', { name: changed.say('Remove the template {name}', { name }) });
  await remove.click();
  const question = changed.page.getByRole('dialog');
  await question.getByRole('button', { name: changed.say('Remove'), exact: true }).click();
  await expect(question.getByText(/1 product uses this freight template/)).toBeVisible();
  await question.getByRole('button', { name: changed.say('Keep it') }).click();
  await changed.open(`/seller/products/${prodId}`);
  await changed.page.getByLabel(changed.say('Freight'), { exact: true }).selectOption('-1');
  await changed.page.getByRole('button', { name: changed.say('Save'), exact: true }).click();
  await expect(changed.page.getByText(changed.say('Saved'), { exact: true })).toBeVisible();
  await changed.open('/seller/delivery/freight');
  await remove.click();
  await question.getByRole('button', { name: changed.say('Remove'), exact: true }).click();
  await expect(remove).toHaveCount(0);
  expect(changed.troubles()).toEqual([]);
  await changed.leave();
});
