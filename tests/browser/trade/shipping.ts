import { expect, test } from '@playwright/test';
import { orderStatus } from '@kyakhta/contract/values';
import { ask, days, moveClock } from '../support/api.ts';
import { valueOf, type Person } from '../support/person.ts';
import { asSeller } from '../support/seller.ts';
import type { Trade } from '../support/trade.ts';

/** The road of the platform's own line, in the reader's language. */
const road: Readonly<Record<Trade['language'], { customs: readonly string[]; onward: string }>> = {
  en: {
    customs: ['Manzhouli: export declaration accepted', 'Zabaykalsk: documents checked, cleared through customs'],
    onward: 'Chita: departed to the destination city',
  },
  ru: {
    customs: ['Маньчжурия: экспортная декларация принята', 'Забайкальск: документы проверены, таможенное оформление завершено'],
    onward: 'Чита: отправлена в город назначения',
  },
  zh_CN: {
    customs: ['满洲里：出口报关已受理', '后贝加尔斯克：单证已查验，清关完成'],
    onward: '赤塔：已发往目的地城市',
  },
};

const openShipping = async ({ page, say }: Person, orderNumber: string) => {
  await page
    .getByRole('navigation', { name: say('Pages'), exact: true })
    .getByRole('link', { name: say('Orders') })
    .click();
  await page.getByRole('link', { name: `${say('Ship')} ${orderNumber}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('Ship order {number}', { number: orderNumber }) })).toBeVisible();
};
const packOne = async ({ page, say }: Person, waybill: string) => {
  const pack = page.getByRole('region', { name: say('Package {number}', { number: 1 }), exact: true });
  await pack.getByRole('combobox', { name: say('Courier') }).selectOption({ label: 'Kyakhta Road Line' });
  await pack.getByRole('textbox', { name: say('Waybill') }).fill(waybill);
  return pack;
};

/** Both stores ship, one of them in two parts; the buyer follows the parcels. */
export function shipping(trade: Trade) {
  const { language, remark, buyer, request, orders, orderOf, openOrder } = trade;

  test('the first supplier ships everything in one package', async ({ browser }) => {
    await asSeller(browser, language, 'seller1', async (seller) => {
      const { page, say, money } = seller;
      await openShipping(seller, orders.tools);
      await expect(page.getByText(remark)).toBeVisible();
      await packOne(seller, `KRL-${orders.tools.slice(-6)}`);
      await page.getByRole('button', { name: say('Hand over to the carrier') }).click();
      await expect(page.getByRole('status').filter({ hasText: say('All items shipped') })).toBeVisible();
      await page.getByRole('link', { name: say('To the order') }).click();
      const order = await ask(page.context().request, 'GET /shop/admin/order/info/{orderNumber}', { orderNumber: orders.tools }, language);
      expect(order.status).toBe(orderStatus.pendingReceipt);
      const amounts = page.getByRole('region', { name: say('Amounts') });
      await expect(valueOf(amounts, say('Goods'))).toHaveText(money(order.total));
      await expect(valueOf(amounts, say('Freight'))).toHaveText(money(order.transfee));
      await expect(valueOf(amounts, say('Charged'))).toHaveText(money(order.actualTotal));
    });
  });

  test('the second supplier ships a part first, then the rest', async ({ browser }) => {
    await asSeller(browser, language, 'seller2', async (seller) => {
      const { page, say } = seller;
      const statusNow = async () =>
        (await ask(page.context().request, 'GET /shop/admin/order/info/{orderNumber}', { orderNumber: orders.boots }, language)).status;
      await openShipping(seller, orders.boots);
      await page.getByRole('radio', { name: new RegExp(`^${say('Split into packages')}`) }).check();
      await page.getByRole('button', { name: say('Remove package {number}', { number: 2 }) }).click();
      const pack = await packOne(seller, `KRL-${orders.boots.slice(-6)}-1`);
      await pack.getByRole('spinbutton').first().fill('2');
      await page.getByRole('button', { name: say('Hand over to the carrier') }).click();
      await expect(
        page.getByRole('status').filter({ hasText: say('The packages are shipped; the rest still has to be shipped') }),
      ).toBeVisible();
      expect(await statusNow()).toBe(orderStatus.partlyShipped);
      await openOrder(orders.boots);
      await expect(buyer().page.getByText(buyer().say('Partly shipped'), { exact: true })).toBeVisible();
      await page.getByRole('link', { name: say('Ship the rest') }).click();
      await packOne(seller, `KRL-${orders.boots.slice(-6)}-2`);
      await page.getByRole('button', { name: say('Hand over to the carrier') }).click();
      await expect(page.getByRole('status').filter({ hasText: say('All items shipped') })).toBeVisible();
      expect(await statusNow()).toBe(orderStatus.pendingReceipt);
    });
  });

  test('the buyer follows the parcels through customs', async () => {
    const { page, say } = buyer();
    await moveClock(request(), days(20));
    for (const [number, parcels] of [
      [orders.tools, 1],
      [orders.boots, 2],
    ] as const) {
      await openOrder(number);
      const order = await orderOf(number);
      expect(order.packages).toHaveLength(parcels);
      const timeline = page.getByRole('region', { name: say('Order history and next steps') });
      for (const station of road[language].customs) {
        const entry = timeline.getByRole('listitem').filter({ hasText: station }).first();
        await expect(entry.getByText(say('Customs'), { exact: true })).toBeVisible();
      }
      const scan = timeline.getByRole('listitem').filter({ hasText: road[language].onward }).first();
      await expect(scan.getByText(say('Goods'), { exact: true })).toBeVisible();
      const packages = page.getByRole('region', { name: say('Packages') });
      await expect(packages.getByText(say('Delivered'), { exact: true })).toHaveCount(parcels);
      for (const { dvyFlowId } of order.packages) await expect(packages.getByText(dvyFlowId)).toBeVisible();
    }
  });
}
