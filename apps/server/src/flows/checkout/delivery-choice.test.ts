import { beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, fillCart, pay, statusOf, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { allKinds, station } from '../../../test/delivery.ts';
import { wholeOrder } from '../../../test/refunds.ts';

const market = marketplaceForFile();
const [courier, pickup, none, city] = [1, 2, 3, 4];
const basket = async (shopId = 1) => {
  const [id = 0] = await addBuyers(market(), 1);
  const buyer = market().buyer(id);
  const [variant] = await variantsOf(market(), shopId);
  return { buyer, id, basketIds: await fillCart(buyer, [variant!]) };
};
const cityOf = async (id: number) =>
  (await market().query<{ city: string }>('select city from addresses where user_id = $1 and is_default', [id]))[0]?.city ?? '';

describe('a store that offers only the courier', () => {
  it('is asked for nothing else, by no number that means nothing', async () => {
    const { buyer, basketIds } = await basket(2);
    for (const dvyType of [pickup, none, city]) {
      const dvyTypes = [{ shopId: 2, dvyType }];
      expect(await buyer.refused('POST /p/order/confirm', { basketIds, dvyTypes })).toBe('deliveryKindNotOffered');
      expect((await buyer.call('POST /p/order/submit', { basketIds, dvyTypes })).code).toBe('A03001');
    }
    for (const dvyType of [0, 5, -1, 1.5, '2x'])
      expect((await buyer.call('POST /p/order/confirm', { basketIds, dvyTypes: [{ shopId: 2, dvyType }] })).code).toBe('A00014');
  });
});

describe('a store says how its goods come', () => {
  beforeAll(() => allKinds(market().seller(1), ['Nowhere']));

  it('and its quote follows: no freight for what it does not carry, its fee within its city', async () => {
    const { buyer, id, basketIds } = await basket();
    const quote = (dvyType: number) => buyer.ok('POST /p/order/confirm', { basketIds, dvyTypes: [{ shopId: 1, dvyType }] });
    const byCourier = await quote(courier);
    expect(byCourier.totalTransFee).toBeGreaterThan(0);
    for (const kind of [pickup, none]) {
      const q = await quote(kind);
      expect([q.totalTransFee, q.actualTotal, q.shopCartOrders[0]?.dvyType]).toEqual([0, byCourier.total, kind]);
      expect(q.quoteVersion).not.toBe(byCourier.quoteVersion);
    }
    expect(await buyer.refused('POST /p/order/confirm', { basketIds, dvyTypes: [{ shopId: 1, dvyType: city }] })).toBe('cityNotServed');
    expect((await quote(courier)).shopCartOrders[0]?.cityOnly).toEqual(['Nowhere']);
    expect(await buyer.refused('POST /p/order/submit', { basketIds, dvyTypes: [{ shopId: 1, dvyType: city }] })).toBe('cityNotServed');
    await allKinds(market().seller(1), [` ${(await cityOf(id)).toUpperCase()} `]);
    const q = await quote(city);
    expect([q.totalTransFee, q.shopCartOrders[0]?.transfee, q.actualTotal]).toEqual([7.5, 7.5, byCourier.total + 7.5]);
    expect(q.shopCartOrders[0]?.deliveries.map((d) => d.dvyType)).toEqual([courier, pickup, none, city]);
    expect(q.shopCartOrders[0]?.cityOnly).toEqual([]);
  });

  it('brings nothing to a city while there is no address', async () => {
    const { buyer, id, basketIds } = await basket();
    await allKinds(market().seller(1), [await cityOf(id)]);
    await market().query('delete from addresses where user_id = $1', [id]);
    expect(await buyer.refused('POST /p/order/confirm', { basketIds, dvyTypes: [{ shopId: 1, dvyType: city }] })).toBe('cityNotServed');
  });

  it('a quote for one kind does not buy another', async () => {
    const { buyer, basketIds } = await basket();
    const { quoteVersion } = await buyer.ok('POST /p/order/confirm', { basketIds, dvyTypes: [{ shopId: 1, dvyType: pickup }] });
    expect(await buyer.refused('POST /p/order/submit', { basketIds, quoteVersion, dvyTypes: [{ shopId: 1, dvyType: none }] })).toBe(
      'priceChanged',
    );
  });

  it("the fee for its city is the store's, without commission, and the books agree", async () => {
    const { buyer, id, basketIds } = await basket();
    await allKinds(market().seller(1), [await cityOf(id)]);
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { basketIds, dvyTypes: [{ shopId: 1, dvyType: city }] });
    await pay(buyer, [number]);
    const before = await balanceOf(market(), 'store:1:available');
    const seller = market().seller(1);
    expect(await seller.refused('PUT /shop/admin/order/delivery', { orderNumber: number, packages: [{ dvyId: 1, dvyFlowId: 'X1' }] })).toBe(
      'deliveryKindOther',
    );
    expect(await seller.refused('PUT /shop/admin/order/ready', { orderNumber: number })).toBe('orderNotInState');
    await seller.ok('PUT /shop/admin/order/delivery', { orderNumber: number, dvyType: city, packages: [{}] });
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    const order = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect([order.transfee, order.deliveryFee, order.dvyType]).toEqual([7.5, 7.5, city]);
    const goods = BigInt(Math.round(order.total * 100));
    const commission = (goods * 500n + 5000n) / 10_000n;
    expect((await balanceOf(market(), 'store:1:available')) - before).toBe(goods - commission + 750n);
  });

  it('the fee is the buyer’s again when the whole order is refunded before anything left', async () => {
    const { buyer, id, basketIds } = await basket();
    await allKinds(market().seller(1), [await cityOf(id)]);
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { basketIds, dvyTypes: [{ shopId: 1, dvyType: city }] });
    const before = await balanceOf(market(), `buyer:${id}:available`);
    await pay(buyer, [number]);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    await market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    await market().app.drain();
    expect(await statusOf(market(), number)).toBe(6);
    expect(await balanceOf(market(), `buyer:${id}:available`)).toBe(before);
  });

  it('cash on delivery is offered with couriers alone', async () => {
    const { buyer, basketIds } = await basket();
    const terms = async (dvyType: number) =>
      (await buyer.ok('POST /p/order/confirm', { basketIds, dvyTypes: [{ shopId: 1, dvyType }] })).paymentTerms;
    expect(await terms(courier)).toContain(2);
    expect(await terms(pickup)).not.toContain(2);
    expect(await buyer.refused('POST /p/order/submit', { basketIds, paymentTerm: 2, dvyTypes: [{ shopId: 1, dvyType: none }] })).toBe(
      'paymentTermNotOffered',
    );
  });

  it('a closed place takes no new orders, one of another store never, and an order keeps the name it was placed with', async () => {
    const { buyer, basketIds } = await basket();
    const { stations } = await market().seller(1).ok('GET /shop/admin/shop/delivery', {});
    const at = (stationId: number) => ({ basketIds, dvyTypes: [{ shopId: 1, dvyType: pickup, stationId }] });
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', at(stations[0]!.stationId));
    await market()
      .seller(1)
      .ok('PUT /shop/admin/shop/delivery', {
        dvyTypes: [courier, pickup],
        cities: [],
        cityFee: '0',
        stations: [{ ...station, name: 'Gate 9' }],
      });
    const again = await basket();
    expect(await again.buyer.refused('POST /p/order/confirm', { ...at(stations[0]!.stationId), basketIds: again.basketIds })).toBe(
      'pickupPlaceUnknown',
    );
    await allKinds(market().seller(3), []);
    const other = (await market().seller(3).ok('GET /shop/admin/shop/delivery', {})).stations[0]!.stationId;
    expect(await again.buyer.refused('POST /p/order/confirm', { ...at(other), basketIds: again.basketIds })).toBe('pickupPlaceUnknown');
    const order = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    expect(order.pickupPlace?.name).toBe(station.name);
    expect(await statusOf(market(), number)).toBe(1);
  });

  it("another store's place cannot be written over, and pickup needs a place, a city its names", async () => {
    const seller = market().seller(2);
    const [foreign] = (await market().seller(1).ok('GET /shop/admin/shop/delivery', {})).stations;
    const said = { cities: [], cityFee: '0', stations: [] };
    expect(await seller.refused('PUT /shop/admin/shop/delivery', { ...said, dvyTypes: [courier, pickup], stations: [foreign!] })).toBe(
      'changedMeanwhile',
    );
    expect(await seller.refused('PUT /shop/admin/shop/delivery', { ...said, dvyTypes: [pickup] })).toBe('pickupPlaceMissing');
    expect(await seller.refused('PUT /shop/admin/shop/delivery', { ...said, dvyTypes: [city] })).toBe('cityMissing');
    for (const cityFee of ['-1', '1.005', '1e3', 'free', ''])
      expect((await seller.call('PUT /shop/admin/shop/delivery', { ...said, dvyTypes: [courier], cityFee })).code).toBe('A00014');
    expect((await seller.ok('GET /shop/admin/shop/delivery', {})).dvyTypes).toEqual([courier]);
  });

  it('goods page tells it', async () => {
    const [variant] = await variantsOf(market(), 3);
    const { prodId } = variant!;
    const { deliveryModeVO } = await market().guest.ok('GET /prod/prodInfo', { prodId });
    expect(deliveryModeVO).toEqual({ hasUserPickUp: true, hasShopDelivery: true, hasCityDelivery: false, cities: [] });
  });
});
