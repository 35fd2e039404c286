import { describe, expect, it } from 'vitest';
import { fillCart, pay, placeOrder, ship, variantsOf } from '../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../test/marketplace.ts';
import { addBuyers, nearBuyer } from '../../test/people.ts';
import { oneLine, paidOrder, wholeOrder, withReturn } from '../../test/refunds.ts';

const market = marketplaceForFile();
const seller = () => market().seller(1);
const agree = (refundSn: string) => seller().ok('PUT /shop/admin/refund/agree', { refundSn });
/** What the buyer, the store and operators read of an order, by page and list: of its lines and cartons all the same. */
const told = async (buyer: Person, orderNumber: string) => {
  const own = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber });
  const [card] = (await buyer.ok('GET /p/myOrder/myOrderSearch', { orderNumber })).records;
  const store = await seller().ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber });
  const [row] = (await seller().ok('GET /shop/admin/order/page', { orderNumber })).records;
  const any = await market().operator.ok('GET /platform/order/info/{orderNumber}', { orderNumber });
  const of = (one: typeof store | typeof row | typeof card) => [
    one?.cartons,
    one?.canceledCartons,
    one?.orderItemDtos.map((i) => [i.cartons, i.canceledCartons, i.priceReducedAmount]),
  ];
  for (const other of [card, store, row, any]) expect(of(other)).toEqual(of(own));
  for (const other of [store, any]) expect(other.meant).toEqual(own.meant);
  return { ...own, toShip: store.toShip };
};

describe('cartons that were refunded before they left', () => {
  /** A paid order of three cartons of one product. */
  const threeCartons = async () => {
    const [id = 0] = await addBuyers(market(), 1, 100_000_000n);
    const buyer = nearBuyer(market(), id);
    const variant = (await variantsOf(market(), 1)).find((v) => v.carton > 1 && v.stock >= v.carton * 20);
    if (variant === undefined) throw new Error('nothing comes in cartons');
    const cartons = Math.max(3, Math.ceil(variant.minimum / variant.carton));
    const basketIds = await fillCart(buyer, [{ ...variant, minimum: cartons * variant.carton }]);
    const { orderNumbers: number } = await buyer.ok('POST /p/order/submit', { basketIds });
    await pay(buyer, [number]);
    const order = await told(buyer, number);
    expect(order).toMatchObject({ cartons, canceledCartons: 0, meant: { cartons, weight: order.weight, volume: order.volume } });
    return { buyer, number, cartons, carton: variant.carton, order, item: order.orderItemDtos[0]?.orderItemId ?? 0 };
  };

  it('are named apart as long as there is something to ship, once the rest is out, and after receipt', async () => {
    const { buyer, number, cartons, carton, item, order } = await threeCartons();
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, item, carton));
    // As long as the store has not answered, nothing is refunded.
    expect(await told(buyer, number)).toMatchObject({ canceledCartons: 0, toShip: { cartons: cartons - 1 }, meant: { cartons } });
    await agree(refundSn);
    const part = (cartons - 1) / cartons;
    const expectApart = async () => {
      const now = await told(buyer, number);
      expect(now).toMatchObject({ cartons, canceledCartons: 1, meant: { cartons: cartons - 1 } });
      expect(now.meant.weight).toBeCloseTo(order.weight * part, 9);
      expect(now.meant.volume).toBeCloseTo(order.volume * part, 9);
    };
    await expectApart();
    await ship(seller(), number);
    await expectApart();
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    await expectApart();
  });

  it('are none while a carton that is broken leaves all the same', async () => {
    const { buyer, number, cartons, item } = await threeCartons();
    await agree((await buyer.ok('POST /p/orderRefund/apply', oneLine(number, item, 1))).refundSn);
    expect(await told(buyer, number)).toMatchObject({ canceledCartons: 0, meant: { cartons } });
  });

  it('are not those that came back after they had left', async () => {
    const { buyer, number, cartons, carton, item } = await threeCartons();
    await ship(seller(), number);
    await buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, item, carton), ...withReturn });
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn, refundAddr: 'Yiwu, Futian 9' });
    expect(await told(buyer, number)).toMatchObject({ canceledCartons: 0, meant: { cartons } });
  });

  it('are all of them once the buyer cancels what is left of the order', async () => {
    const { buyer, number, cartons, carton, item } = await threeCartons();
    await agree((await buyer.ok('POST /p/orderRefund/apply', oneLine(number, item, carton))).refundSn);
    await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number });
    expect(await told(buyer, number)).toMatchObject({ cartons, canceledCartons: cartons, meant: { cartons: 0 }, toShip: null });
  });

  it('are none of an order that was never paid', async () => {
    const [id = 0] = await addBuyers(market(), 1, 100_000_000n);
    const buyer = nearBuyer(market(), id);
    const [number = ''] = await placeOrder(market(), buyer);
    await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number });
    const order = await told(buyer, number);
    expect(order).toMatchObject({ canceledCartons: 0, meant: { cartons: order.cartons } });
  });
});

describe('a price that was reduced after a refund', () => {
  const minor = (amount: number) => Math.round(amount * 100);
  /** The marks of the lines with what the books say went back of them, in minor units. */
  const marks = async (buyer: Person, number: string) => {
    const { orderItemDtos, refundAmount } = await told(buyer, number);
    const booked = await market().query<{ back: number }>(
      'select (i.refunded + i.refunded_freight)::int as back from order_items i join orders o on o.id = i.order_id where o.number = $1 order by i.id',
      [number],
    );
    expect(minor(refundAmount)).toBe(booked.reduce((sum, { back }) => sum + back, 0));
    return { marks: orderItemDtos.map((i) => minor(i.priceReducedAmount)), back: booked.map(({ back }) => back) };
  };

  it('is marked on its line by as much as went back, and on no other', async () => {
    const { buyer, number, items } = await paidOrder(market(), 2);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0] ?? 0), refundAmount: '12.00' });
    expect(await marks(buyer, number)).toEqual({ marks: [0, 0], back: [0, 0] });
    await agree(refundSn);
    expect(await marks(buyer, number)).toEqual({ marks: [1200, 0], back: [1200, 0] });
    const [line] = (await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number })).lines;
    const { orderItemDtos } = await told(buyer, number);
    // What is left to ask back is less by just that.
    expect(minor(orderItemDtos[0]?.canRefundAmount ?? 0)).toBe(minor(orderItemDtos[0]?.actualTotal ?? 0) - 1200);
    expect(minor(line?.amount ?? 0)).toBe(minor(orderItemDtos[0]?.canRefundAmount ?? 0));
  });

  it('is marked, too, where the buyer accepted it as an offer or the store gave it, and adds up with pieces that go back', async () => {
    const { buyer, number, items } = await paidOrder(market(), 1);
    const asked = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0] ?? 0, 2));
    await seller().ok('PUT /shop/admin/refund/offer', { ...asked, amount: '1.50', words: 'A little off' });
    expect((await marks(buyer, number)).marks).toEqual([0]);
    await buyer.ok('PUT /p/orderRefund/answerOffer', { ...asked, accept: true });
    expect(await marks(buyer, number)).toEqual({ marks: [150], back: [150] });
    await seller().ok('POST /shop/admin/refund/give', { orderNumber: number, amount: '0.50', reason: 'For your trouble' });
    expect(await marks(buyer, number)).toEqual({ marks: [200], back: [200] });
    const pieces = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, items[0] ?? 0, 1));
    const { refundAmount } = await buyer.ok('GET /p/orderRefund/info', pieces);
    await agree(pieces.refundSn);
    expect(await marks(buyer, number)).toEqual({ marks: [200], back: [200 + minor(refundAmount)] });
  });

  it('of a whole order is marked on each line by its share', async () => {
    const { buyer, number } = await paidOrder(market(), 2);
    await agree((await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: '5.00' })).refundSn);
    const { marks: shown, back } = await marks(buyer, number);
    expect(shown).toEqual(back);
    expect(shown.reduce((a, b) => a + b, 0)).toBe(500);
  });
});
