import { expect, it } from 'vitest';
import { fillCart, variantsOf } from '../../test/goods.ts';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { addBuyers, nearBuyer } from '../../test/people.ts';

const market = marketplaceForFile();

it('lists of the consoles tell until when an order is to be paid, then until when it is to be shipped, and nothing once it is over', async () => {
  const [id = 0] = await addBuyers(market(), 1, 100_000_000n);
  const buyer = nearBuyer(market(), id);
  const place = async () => {
    const basketIds = await fillCart(buyer, (await variantsOf(market(), 1)).slice(0, 1));
    return (await buyer.ok('POST /p/order/submit', { basketIds })).orderNumbers;
  };
  const told = async (orderNumber: string) => {
    const own = (await buyer.ok('GET /p/myOrder/myOrderSearch', { orderNumber })).records[0];
    const lists = [
      (await market().seller(1).ok('GET /shop/admin/order/page', { orderNumber })).records[0]?.doBy,
      (await market().operator.ok('GET /platform/order/page', { orderNumber })).records[0]?.doBy,
    ];
    expect(lists[0]).toBe(lists[1]);
    return { doBy: lists[0], endTime: own?.endTime, shipByTime: own?.shipByTime };
  };
  const paid = await place();
  const unpaid = await told(paid);
  expect(unpaid.endTime).not.toBeNull();
  expect([unpaid.doBy, unpaid.shipByTime]).toEqual([unpaid.endTime, null]);
  await buyer.ok('POST /p/order/pay', { orderNumbers: paid, payType: 9 });
  const toShip = await told(paid);
  expect(toShip.shipByTime).not.toBeNull();
  expect([toShip.doBy, toShip.endTime]).toEqual([toShip.shipByTime, null]);
  const cancelled = await place();
  await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: cancelled });
  expect((await told(cancelled)).doBy).toBeNull();
});
