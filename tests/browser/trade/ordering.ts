import { expect, test } from '@playwright/test';
import { orderStatus, transportType } from '@kyakhta/contract/values';
import { ask } from '../support/api.ts';
import { valueOf } from '../support/person.ts';
import { wares, type Trade } from '../support/trade.ts';

/** The cart becomes two orders, which are paid and looked at. */
export function ordering(trade: Trade) {
  const { language, remark, buyer, request, orders, orderOf } = trade;

  /** The order's own line in the list; its other actions name its number, too. */
  const linkTo = (orderNumber: string) => buyer().page.locator('a[href^="/order-detail"]').filter({ hasText: orderNumber });

  test('the order is checked with express freight and placed with a remark', async () => {
    const { page, say, money } = buyer();
    await page.getByRole('link', { name: say('Check and order') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('Check and order') })).toBeVisible();
    const quoteOf = (transport: number) =>
      ask(request(), 'POST /p/order/confirm', { basketIds: trade.basketIds, transportType: transport }, language);
    const totals = page.getByRole('complementary', { name: say('Totals') });
    const shownAsTold = async (quote: Awaited<ReturnType<typeof quoteOf>>) => {
      await expect(valueOf(totals, say('Freight'))).toHaveText(money(quote.totalTransFee));
      await expect(valueOf(totals, say('Goods'))).toHaveText(money(quote.total));
      await expect(valueOf(totals, say('To pay')).locator('bdi').first()).toHaveText(money(quote.actualTotal));
      for (const store of quote.shopCartOrders) {
        const section = page.getByRole('region', { name: store.shopName });
        await expect(valueOf(section, say('Goods'))).toHaveText(money(store.total));
        await expect(valueOf(section, say('Freight'))).toHaveText(money(store.transfee));
        await expect(valueOf(section, say('This order'))).toHaveText(money(store.actualTotal));
        for (const line of store.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems))
          await expect(section.getByRole('listitem').filter({ hasText: line.prodName }).filter({ hasText: line.skuName })).toContainText(
            money(line.total),
          );
      }
      for (const { transportType: type, transfee } of quote.transports) {
        const name = type === transportType.express ? say('Express') : say('Ordinary');
        await expect(page.locator('label', { has: page.getByRole('radio', { name: new RegExp(`^${name}`) }) })).toContainText(
          money(transfee),
        );
      }
    };
    await shownAsTold(await quoteOf(transportType.ordinary));
    await page.getByRole('radio', { name: new RegExp(`^${say('Express')}`) }).check();
    await expect(page).toHaveURL(/transportType=2/);
    const quote = await quoteOf(transportType.express);
    await shownAsTold(quote);
    const toolStore = quote.shopCartOrders.find(({ shopId }) => shopId === wares.tools.shopId)?.shopName ?? '';
    await page.getByRole('region', { name: toolStore }).getByRole('textbox').fill(remark);
    await page.getByRole('button', { name: say('Place the orders') }).click();
    await expect(page).toHaveURL(/\/payment\?orderNumbers=\d+(,|%2C)\d+/);
    const numbers = new URL(page.url()).searchParams.get('orderNumbers')?.split(',') ?? [];
    const placed = await Promise.all(numbers.map(orderOf));
    orders.tools = placed.find(({ shopId }) => shopId === wares.tools.shopId)?.orderNumber ?? '';
    orders.boots = placed.find(({ shopId }) => shopId === wares.boots.shopId)?.orderNumber ?? '';
    expect(placed.reduce((sum, { actualTotal }) => sum + Math.round(actualTotal * 100), 0)).toBe(Math.round(quote.actualTotal * 100));
    expect(placed.map(({ status }) => status)).toEqual([orderStatus.pendingPayment, orderStatus.pendingPayment]);
  });

  test('both orders are paid from the balance, once', async () => {
    const { page, say, money } = buyer();
    const info = await ask(
      request(),
      'GET /p/order/getOrderPayInfoByOrderNumber',
      { orderNumbers: `${orders.tools},${orders.boots}` },
      language,
    );
    await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d$/);
    const left = Math.round((info.balance - info.totalFee) * 100) / 100;
    const detail = say('You have {balance}; {balanceAfter} will be left after payment.', {
      balance: money(info.balance),
      balanceAfter: money(left),
    });
    await expect(page.getByText(detail.replaceAll(/\s/g, ' '))).toBeVisible();
    await page.getByRole('button', { name: say('Pay {amount}', { amount: money(info.totalFee) }) }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: say('Paid: {amount} is in escrow', { amount: money(info.totalFee) }) }),
    ).toBeVisible();
    const after = await ask(request(), 'GET /p/user/userInfo', {}, language);
    expect(after.balance).toBe(left);
  });

  test('list and detail show what the API says', async () => {
    const { page, say, money } = buyer();
    await page.getByRole('link', { name: say('See the orders') }).click();
    for (const number of [orders.tools, orders.boots]) {
      const order = await orderOf(number);
      const card = page.getByRole('listitem').filter({ has: linkTo(number) });
      await expect(card.getByText(money(order.actualTotal), { exact: true })).toBeVisible();
      await expect(card.getByText(say('Being prepared'))).toBeVisible();
    }
    for (const number of [orders.tools, orders.boots]) {
      const order = await orderOf(number);
      await page.goto('/user-center/uc-order');
      await linkTo(number).click();
      await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
      const amounts = page.getByRole('region', { name: say('Amount'), exact: true });
      await expect(valueOf(amounts, say('Goods'))).toHaveText(money(order.total));
      await expect(valueOf(amounts, say('Freight'))).toHaveText(money(order.transfee));
      await expect(valueOf(amounts, say('Paid')).locator('bdi').first()).toHaveText(money(order.actualTotal));
      const timeline = page.getByRole('region', { name: say('Order history and next steps') });
      await expect(timeline.getByText(say('{amount} held in escrow', { amount: money(order.actualTotal) }))).toBeVisible();
      const goods = page.getByRole('region', { name: say('Items in this order') });
      for (const item of order.orderItemDtos) {
        const row = goods.getByRole('row').filter({ hasText: item.prodName }).filter({ hasText: item.skuName });
        await expect(row).toContainText(money(item.price));
        await expect(row).toContainText(money(item.productTotalAmount));
      }
      if (number === orders.tools)
        await expect(page.getByText(say('Message to the supplier: {remarks}', { remarks: remark }))).toBeVisible();
    }
  });
}
