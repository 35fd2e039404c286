import { describe, expect, it } from 'vitest';
import { pay, placeOrder, ship } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';

const market = marketplaceForFile();
const dayMs = 86_400_000;
const detailOf = (orderNumber: string) => market().buyer(1).ok('GET /p/myOrder/orderDetail', { orderNumber });
const setClaimDays = async (claimDays: number): Promise<void> => {
  const { version } = await market().operator.ok('GET /platform/site/settings', {});
  await market().operator.ok('PUT /platform/site/settings', { version, claimDays });
};

describe('what a buyer agreed to', () => {
  it('keeps the days to claim of an order when the rule changes after it', async () => {
    const buyer = market().buyer(1);
    const [before = ''] = await placeOrder(market(), buyer);
    await setClaimDays(3);
    const [after = ''] = await placeOrder(market(), buyer, [2]);
    expect((await market().guest.ok('GET /webConfig/getPcWebConfig', {})).claimDays).toBe(3);
    for (const [number, store, days] of [
      [before, 1, 7],
      [after, 2, 3],
    ] as const) {
      await pay(buyer, [number]);
      await ship(market().seller(store), number);
      await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
      const { claimDays, receiptTime, releaseTime } = await detailOf(number);
      expect([claimDays, (Date.parse(releaseTime ?? '') - Date.parse(receiptTime ?? '')) / dayMs]).toEqual([days, days]);
    }
  });

  it('names the day to ship by until everything is out, and says when every parcel was delivered', async () => {
    const buyer = market().buyer(1);
    const [number = ''] = await placeOrder(market(), buyer);
    expect((await detailOf(number)).shipByTime).toBeNull();
    await pay(buyer, [number]);
    const [order] = await market().query<{ ship_days: number }>('select ship_days from orders where number = $1', [number]);
    const paid = await detailOf(number);
    expect(Date.parse(paid.shipByTime ?? '') - Date.parse(paid.payTime ?? '')).toBe((order?.ship_days ?? 0) * dayMs);
    expect([order !== undefined && order.ship_days > 0, paid.isDelivered]).toEqual([true, false]);
    const listed = await market().seller(1).ok('GET /shop/admin/order/page', { orderNumber: number });
    expect(listed.records[0]?.doBy).toBe(paid.shipByTime);
    await ship(market().seller(1), number);
    expect(await detailOf(number)).toMatchObject({ shipByTime: null, isDelivered: false });
    await market().advance(21);
    expect((await detailOf(number)).isDelivered).toBe(true);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    expect((await detailOf(number)).isDelivered).toBe(false);
  });
});
