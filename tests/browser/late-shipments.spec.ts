import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn, minutes, moveClock, pay, placeOrders } from './support/api.ts';
import { mail, suitcase } from './support/buyer.ts';
import { requestOf } from './support/newcomer.ts';
import { person, type Person } from './support/person.ts';

const lateOnes = async (operator: Person): Promise<number> => {
  const { queues } = await ask(requestOf(operator), 'GET /platform/dashboard', {});
  return queues.find(({ queue }) => queue === 'lateShipments')?.count ?? 0;
};
const find = async ({ page, say }: Person, orderNumber: string) => {
  const field = page.getByRole('searchbox', { name: say('Order, waybill, buyer') });
  await field.fill(orderNumber);
  await field.press('Enter');
  await expect(page.getByText(say('Search: “{q}”', { q: orderNumber }))).toBeVisible();
};

for (const language of ['en', 'ru'] as const) {
  test(`in ${language}: an order that is not shipped by its last day is seen by all, until it is shipped`, async ({ browser }) => {
    test.slow();
    const buyer = await person(browser, language);
    await logIn(buyer.page.context(), 'buyer', mail);
    const [orderNumber = ''] = await placeOrders(requestOf(buyer), [suitcase]);
    await pay(requestOf(buyer), [orderNumber]);
    const { shipByTime } = await ask(requestOf(buyer), 'GET /p/myOrder/orderDetail', { orderNumber });
    const { now } = await ask(requestOf(buyer), 'GET /login/key', {});
    await moveClock(requestOf(buyer), Math.ceil((Date.parse(shipByTime ?? '') - now) / 1000) + minutes(1));

    await buyer.open(`/order-detail?orderNumber=${orderNumber}`);
    const told =
      'The supplier should have shipped by {at} and is late. Your money stays in escrow; nothing is released before you have the goods.';
    await expect(buyer.page.getByText(buyer.like(told))).toBeVisible();

    const operator = await person(browser, language, { app: 'platform-console' });
    const { page, say, whole } = operator;
    await logIn(page.context(), 'operator', 'operator1');
    const count = await lateOnes(operator);
    const queue = page.getByRole('main').getByRole('link', { name: new RegExp(`^${say('Late shipments')}`) });
    await operator.open('/platform');
    await expect(queue.getByText(whole(count), { exact: true })).toBeVisible();
    await expect(queue).not.toContainText(say('nothing pending'));
    expect(await inaccessible(page)).toEqual([]);
    await queue.click();
    await expect(page.getByText(say('Late shipment'))).toBeVisible();
    await expect(page.getByText(say('Orders: {count}', { count: whole(count) }), { exact: true })).toBeVisible();
    await find(operator, orderNumber);
    const listed = page.getByRole('row').filter({ hasText: orderNumber });
    await expect(listed.getByText(say('Late:'))).toBeAttached();
    expect(await inaccessible(page)).toEqual([]);

    const seller = await person(browser, language, { app: 'seller-console' });
    const { page: store, say: word } = seller;
    await logIn(store.context(), 'seller', 'seller4');
    await seller.open('/seller/orders');
    await store.getByRole('button', { name: word('Filters'), exact: true }).click();
    const filters = store.getByRole('dialog', { name: word('Filters') });
    // A span that ends before it begins is said at its end, and nothing is asked for.
    await filters.getByLabel(word('Total from'), { exact: true }).fill('20');
    await filters.getByLabel(word('Total up to'), { exact: true }).fill('10');
    await filters.getByRole('button', { name: word('Apply') }).click();
    await expect(filters.getByText(word('This amount is below the lowest one.'))).toBeVisible();
    await filters.getByLabel(word('Total up to'), { exact: true }).fill('');
    await filters.getByLabel(word('Total from'), { exact: true }).fill('0,5');
    await filters.getByLabel(word('Shipping'), { exact: true }).selectOption({ label: word('late: past the deadline') });
    await filters.getByRole('button', { name: word('Apply') }).click();
    await expect(store.getByText(word('Late shipment'))).toBeVisible();
    await expect(store).toHaveURL(/[?&]min=0\.5(&|$)/);
    expect(await inaccessible(store)).toEqual([]);
    await find(seller, orderNumber);
    const late = store.url();
    await store.getByRole('link', { name: `${word('Ship')} ${orderNumber}` }).click();
    const pack = store.getByRole('region', { name: word('Package {number}', { number: 1 }), exact: true });
    await pack.getByRole('combobox', { name: word('Courier') }).selectOption({ label: 'Kyakhta Road Line' });
    await pack.getByRole('textbox', { name: word('Waybill') }).fill(`KRL-${orderNumber.slice(-6)}`);
    await store.getByRole('button', { name: word('Hand over to the carrier') }).click();
    await expect(store.getByRole('status').filter({ hasText: word('All items shipped') })).toBeVisible();

    await seller.open(new URL(late).pathname + new URL(late).search);
    await expect(store.getByText(word('No order matches'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(say('No order matches'))).toBeVisible();
    await operator.open('/platform');
    await expect(queue.getByText(whole(count - 1), { exact: true })).toBeVisible();
    for (const who of [buyer, operator, seller]) {
      expect(who.troubles()).toEqual([]);
      await who.leave();
    }
  });
}
