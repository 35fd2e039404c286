import { describe, expect, it } from 'vitest';
import { balanceOf, fillCart, pay, placeOrder, receivedOrder, ship, statusOf, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';

const market = marketplaceForFile();

describe('one whole trade', () => {
  it('goes from the cart of two stores to the money of both suppliers', async () => {
    const m = market();
    const buyer = m.buyer(1);
    const [first] = await variantsOf(m, 1);
    const [second] = await variantsOf(m, 2);
    const before = await balanceOf(m, 'buyer:1:available');
    const basketIds = await fillCart(buyer, [first!, second!]);

    const cart = await buyer.ok('POST /p/shopCart/info', {});
    expect(cart.shopCarts).toHaveLength(2);
    const quote = await buyer.ok('POST /p/order/confirm', { basketIds });
    expect(quote.actualTotal).toBe(cart.finalMoney);

    const { orderNumbers, duplicateError } = await buyer.ok('POST /p/order/submit', {
      basketIds,
      uuid: 'trade-1',
      quoteVersion: quote.quoteVersion,
      orderShopParams: [{ shopId: 1, remarks: 'Pack well' }],
    });
    expect(duplicateError).toBe(false);
    const numbers = orderNumbers.split(',');
    expect(numbers).toHaveLength(2);
    expect((await buyer.ok('POST /p/shopCart/info', {})).count).toBe(0);

    const due = await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers });
    expect(due).toMatchObject({ status: 'waiting', totalFee: quote.actualTotal });
    await pay(buyer, numbers);
    const charged = BigInt(Math.round(quote.actualTotal * 100));
    expect(await balanceOf(m, 'buyer:1:available')).toBe(before - charged);

    for (const [i, number] of numbers.entries()) {
      const detail = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
      const seller = m.seller(detail.shopId);
      await ship(seller, number, `WB${i}000001`);
      await m.advance(21);
      expect((await buyer.ok('GET /p/myDelivery/orderInfo/{orderNumber}', { orderNumber: number }))[0]?.traces.length).toBeGreaterThan(2);
      const inRussian = await buyer.call('GET /p/myDelivery/orderInfo/{orderNumber}', { orderNumber: number }, { locale: 'ru' });
      expect(inRussian.body).toContain('экспортная декларация принята');
      await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
      await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
      expect(await statusOf(m, number)).toBe(5);
      expect(await balanceOf(m, `escrow:${number}`)).toBe(0n);
      const earned = await seller.ok('GET /shop/admin/settlement/balance', {});
      expect(earned.available).toBeCloseTo(detail.total * 0.95, 1);
      const whole = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
      expect(whole.timeline.map((e) => e.kind)).toEqual(
        expect.arrayContaining(['placed', 'paid', 'heldInEscrow', 'shipped', 'tracking', 'signed', 'received', 'satisfied', 'released']),
      );
    }
    await m.app.drain();
    const mails = await m.query<{ subject: string }>("select subject from mails where recipient = 'buyer1@demo.test'");
    // Three of each order, and one that the second was late: its store shipped three weeks after it was paid.
    expect(mails).toHaveLength(7);
  });

  it('releases the escrow by itself when nobody clicks', async () => {
    const m = market();
    const [number = ''] = await placeOrder(m, m.buyer(2));
    await pay(m.buyer(2), [number]);
    await ship(m.seller(1), number);
    await m.advance(21);
    expect(await statusOf(m, number)).toBe(3);
    await m.advance(16);
    expect(await statusOf(m, number)).toBe(4);
    await m.advance(8);
    expect(await statusOf(m, number)).toBe(5);
  });

  it('ships in parts and counts every piece', async () => {
    const m = market();
    const buyer = m.buyer(3);
    const [variant] = await variantsOf(m, 3);
    const [basketId = 0] = await fillCart(buyer, [{ ...variant!, minimum: variant!.minimum * 2 }]);
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { basketIds: [basketId] });
    await pay(buyer, [number]);
    const detail = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
    const item = detail.orderItemDtos[0]!;
    const half = item.prodCount / 2;
    const seller = m.seller(3);
    const part = (count: number) => ({
      orderNumber: number,
      packages: [{ dvyId: 1, dvyFlowId: 'A1', items: [{ orderItemId: item.orderItemId, count }] }],
    });
    expect((await seller.ok('PUT /shop/admin/order/delivery', part(half))).status).toBe(10);
    expect(await seller.refused('PUT /shop/admin/order/delivery', part(half + 1))).toBe('packageItemsWrong');
    expect(await buyer.refused('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number })).toBe('orderNotInState');
    expect((await seller.ok('PUT /shop/admin/order/delivery', part(half))).status).toBe(3);
    expect(await seller.refused('PUT /shop/admin/order/delivery', part(1))).toBe('orderNotInState');
  });

  it('gives the stock back when an order is not paid in time, and refuses the late payment', async () => {
    const m = market();
    const [variant] = await variantsOf(m, 4);
    const [number = ''] = await placeOrder(m, m.buyer(4), [4]);
    const reserved = async (): Promise<number> =>
      (await m.query<{ reserved: number }>('select reserved from stock where sku_id = $1', [variant!.skuId]))[0]!.reserved;
    expect(await reserved()).toBe(variant!.minimum);
    await m.advance(31 / 1440);
    expect(await statusOf(m, number)).toBe(6);
    expect(await reserved()).toBe(0);
    expect(await m.buyer(4).refused('POST /p/order/pay', { orderNumbers: number, payType: 9 })).toBe('orderExpired');
  });

  it('does not move twice what is said twice', async () => {
    const m = market();
    const number = await receivedOrder(m, m.buyer(5));
    await m.buyer(5).ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    await m.buyer(5).ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    await m.buyer(5).ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    expect((await m.query('select 1 from journal where key = $1', [`release:${number}`])).length).toBe(1);
    expect(await m.buyer(5).refused('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number })).toBe('orderNotInState');
  });

  it('tells a changed price before it is charged', async () => {
    const m = market();
    const buyer = m.buyer(1);
    const rows = await m.query<{ skuId: number; prodId: number; shopId: number; minimum: number }>(
      'select min(s.id) as "skuId", p.id as "prodId", p.store_id as "shopId", p.minimum from products p join skus s on s.product_id = p.id where p.pricing_mode = 0 group by p.id order by p.id limit 1',
    );
    const v = rows[0]!;
    const orderItem = { prodId: v.prodId, skuId: v.skuId, shopId: v.shopId, count: v.minimum };
    const quote = await buyer.ok('POST /p/order/confirm', { orderItem });
    await m.seller(v.shopId).ok('PUT /shop/admin/prod/sku', { skuId: v.skuId, price: '77.77' });
    expect(await buyer.refused('POST /p/order/submit', { orderItem, quoteVersion: quote.quoteVersion })).toBe('priceChanged');
    const again = await buyer.ok('POST /p/order/confirm', { orderItem });
    expect(again.quoteVersion).not.toBe(quote.quoteVersion);
    await buyer.ok('POST /p/order/submit', { orderItem, quoteVersion: again.quoteVersion });
  });
});
