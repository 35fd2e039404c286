import { describe, expect, it } from 'vitest';
import { fillCart, placeOrder, variantsOf, restock } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';

const market = marketplaceForFile();
const cartOf = async (buyer: number) =>
  market().query<{ skuId: number; count: number }>('select sku_id as "skuId", count from cart_items where user_id = $1 order by sku_id', [
    buyer,
  ]);
const linesOf = (number: string) =>
  market().query<{ skuId: number; count: number }>(
    'select i.sku_id as "skuId", i.count from order_items i join orders o on o.id = i.order_id where o.number = $1 order by i.sku_id',
    [number],
  );

describe('buying again', () => {
  it('puts the same goods into the cart, on top of what is there', async () => {
    const buyer = market().buyer(1);
    const [number = ''] = await placeOrder(market(), buyer);
    const lines = await linesOf(number);
    expect(await buyer.ok('POST /p/myOrder/buyAgain/{orderNumber}', { orderNumber: number })).toEqual({ added: 1, fewer: 0, left: 0 });
    expect(await cartOf(1)).toEqual(lines);
    await buyer.ok('POST /p/myOrder/buyAgain/{orderNumber}', { orderNumber: number });
    expect(await cartOf(1)).toEqual(lines.map((l) => ({ ...l, count: l.count * 2 })));
  });

  it('done twice by one press adds once', async () => {
    const buyer = market().buyer(2);
    const [number = ''] = await placeOrder(market(), buyer);
    for (const _ of [1, 2]) await buyer.ok('POST /p/myOrder/buyAgain/{orderNumber}', { orderNumber: number }, { key: 'one press' });
    expect(await cartOf(2)).toEqual(await linesOf(number));
  });

  it('takes what is in stock, and leaves out what is sold no more', async () => {
    const buyer = market().buyer(3);
    const offered = (await Promise.all([1, 2, 3, 4, 5].map((shop) => variantsOf(market(), shop)))).flat();
    const some = offered.find((v) => v.minimum >= v.carton * 2)!;
    const basketIds = await fillCart(buyer, [some]);
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { basketIds });
    const [line] = await linesOf(number);
    const { carton } = some;
    await restock(market(), 'reserved + $2', 'sku_id = $1', [line?.skuId, carton]);
    expect(await buyer.ok('POST /p/myOrder/buyAgain/{orderNumber}', { orderNumber: number })).toEqual({ added: 1, fewer: 1, left: 0 });
    expect(await cartOf(3)).toEqual([{ skuId: line?.skuId, count: carton }]);
    await market().query('update skus set is_deleted = true where id = $1', [line?.skuId]);
    expect(await buyer.ok('POST /p/myOrder/buyAgain/{orderNumber}', { orderNumber: number })).toEqual({ added: 0, fewer: 0, left: 1 });
    expect(await cartOf(3)).toHaveLength(1);
  });

  it('is not possible with an order of somebody else', async () => {
    const [number = ''] = await placeOrder(market(), market().buyer(4));
    expect(await market().buyer(5).refused('POST /p/myOrder/buyAgain/{orderNumber}', { orderNumber: number })).toBe('orderUnknown');
  });
});
