import { beforeEach, describe, expect, it } from 'vitest';
import { fillCart, restock, type Variant, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { buyerWithPoints, correctPoints } from '../../../test/points.ts';

// A client that submits without lines brings no version of its quote back: the server knows what it showed (decision 0084).
const market = marketplaceForFile();
let [id, goods]: [number, readonly Variant[]] = [0, []];
const buyer = (): Person => market().buyer(id);
const direct = (v: Variant | undefined) => ({
  orderItem: { prodId: v!.prodId, skuId: v!.skuId, shopId: v!.shopId, prodCount: v!.minimum },
});
const orders = (): Promise<{ number: string }[]> => market().query('select number from orders where user_id = $1 order by id', [id]);

beforeEach(async () => {
  await restock(market(), 'reserved + 100000');
  [id = 0] = await addBuyers(market(), 1, 100_000_000n);
  goods = [...(await variantsOf(market(), 1)).slice(0, 2), ...(await variantsOf(market(), 2)).slice(0, 1)];
});

describe('a submit without lines holds to what was shown:', () => {
  const reprice = async (v: Variant | undefined, by: number): Promise<void> => {
    await market().query('update skus set price = price + $2 where id = $1', [v!.skuId, by]);
    await market().query('update product_tiers set price = price + $2 where product_id = $1', [v!.prodId, by]);
  };
  it.each([
    ['dearer', 1],
    ['cheaper', -1],
  ])('a price that is a cent %s is refused as changed, again and again, until it was shown', async (_, by) => {
    const quote = await buyer().ok('POST /p/order/confirm', direct(goods[2]));
    await reprice(goods[2], by);
    const refused = await buyer().call('POST /p/order/submit', {});
    const { price } = (await buyer().ok('POST /p/order/confirm', direct(goods[2]))).shopCartOrders[0]!.shopCartItemDiscounts[0]!
      .shopCartItems[0]!;
    expect(refused).toMatchObject({
      code: 'A00001',
      data: { failure: 'priceChanged', diff: [{ skuId: goods[2]!.skuId, now: price }], freight: quote.totalTransFee },
    });
    await reprice(goods[2], -by);
    for (const more of [{}, { uuid: `retry ${by}` }, { quoteVersion: 'another' }])
      expect(await buyer().refused('POST /p/order/submit', more)).toBe('priceChanged');
    expect(await orders()).toEqual([]);
    const again = await buyer().ok('POST /p/order/confirm', direct(goods[2]));
    const { orderNumbers } = await buyer().ok('POST /p/order/submit', {});
    expect((await buyer().ok('GET /p/myOrder/orderDetail', { orderNumber: orderNumbers })).actualTotal).toBe(again.actualTotal);
  });

  it('one of several goods of the cart is enough, and of freight as well', async () => {
    await fillCart(buyer(), goods);
    await buyer().ok('POST /p/order/confirm', {});
    await reprice(goods[1], 1);
    expect(await buyer().refused('POST /p/order/submit', {})).toBe('priceChanged');
    await reprice(goods[1], -1);
    const fee = (by: number): Promise<unknown> =>
      market().query('update skus set ordinary_freight = ordinary_freight + $2 where id = $1', [goods[0]!.skuId, by]);
    await buyer().ok('POST /p/order/confirm', {});
    await fee(1);
    expect(await buyer().refused('POST /p/order/submit', {})).toBe('priceChanged');
    await fee(-1);
    await buyer().ok('POST /p/order/submit', {});
  });

  it('a submit that names its lines and no version is charged the price of now, as clients of the lineage expect', async () => {
    await buyer().ok('POST /p/order/confirm', direct(goods[2]));
    await reprice(goods[2], 100);
    const { orderNumbers } = await buyer().ok('POST /p/order/submit', direct(goods[2]));
    const { actualTotal } = await buyer().ok('POST /p/order/confirm', direct(goods[2]));
    expect((await buyer().ok('GET /p/myOrder/orderDetail', { orderNumber: orderNumbers })).actualTotal).toBe(actualTotal);
    await reprice(goods[2], -100);
  });

  it('goes to the address that was shown, also when another one is hers by default since; one whose freight differs is another quote', async () => {
    const [own] = await buyer().ok('GET /p/address/list', {});
    const there = {
      country: 'KZ',
      receiver: 'A. B.',
      mobile: '+7 701 000 00 01',
      province: 'Almaty',
      city: 'Almaty',
      addr: 'Abay 1',
      postCode: '050000',
    };
    await buyer().ok('POST /p/order/confirm', direct(goods[0]));
    const { addrId } = await buyer().ok('POST /p/address/addAddr', { ...there, commonAddr: 1 });
    const { orderNumbers } = await buyer().ok('POST /p/order/submit', {});
    const { userAddrDto } = await buyer().ok('GET /p/myOrder/orderDetail', { orderNumber: orderNumbers });
    expect(userAddrDto).toMatchObject({ country: own!.country, city: own!.city });
    const far = await buyer().ok('POST /p/order/confirm', { ...direct(goods[1]), addrId });
    const near = await buyer().ok('POST /p/order/confirm', { ...direct(goods[1]), addrId: own!.addrId });
    const outcome = await buyer().call('POST /p/order/submit', { addrId });
    expect(outcome.code === '00000').toBe(far.totalTransFee === near.totalTransFee);
  });

  it('points that the submit names itself come off the prices that were shown, and off no others', async () => {
    const holder = (await buyerWithPoints(market(), 500)).buyer;
    const quote = await holder.ok('POST /p/order/confirm', {});
    const [line] = quote.shopCartOrders[0]!.shopCartItemDiscounts[0]!.shopCartItems;
    const shown: Variant = { ...goods[0]!, skuId: line!.skuId, prodId: line!.prodId };
    await reprice(shown, 1);
    expect(await holder.refused('POST /p/order/submit', { userUseScore: 120 })).toBe('priceChanged');
    await reprice(shown, -1);
    const { orderNumbers } = await holder.ok('POST /p/order/submit', { userUseScore: 120 });
    const { actualTotal, score } = await holder.ok('GET /p/myOrder/orderDetail', { orderNumber: orderNumbers });
    expect([score, Math.round(actualTotal * 100)]).toEqual([120, Math.round(quote.actualTotal * 100) - 120]);
  });

  it('points that were shown and are spent elsewhere since are not made up for in money', async () => {
    const { buyer: holder, id: holderId } = await buyerWithPoints(market(), 500);
    await holder.ok('POST /p/order/confirm', { isScorePay: 1 });
    await correctPoints(market(), holderId, -300);
    expect(await holder.refused('POST /p/order/submit', {})).toBe('priceChanged');
    const quote = await holder.ok('POST /p/order/confirm', { isScorePay: 1 });
    const { orderNumbers } = await holder.ok('POST /p/order/submit', {});
    expect(await holder.ok('GET /p/myOrder/orderDetail', { orderNumber: orderNumbers })).toMatchObject({
      score: 200,
      actualTotal: quote.actualTotal,
    });
  });

  it('a quote that a version before kept without its prices has run out', async () => {
    await buyer().ok('POST /p/order/confirm', direct(goods[0]));
    await market().query('update confirmed_orders set shown = null where user_id = $1', [id]);
    expect(await buyer().refused('POST /p/order/submit', {})).toBe('quoteExpired');
  });
});
