import { describe, expect, it } from 'vitest';
import { collectedOrder } from '../../test/delivery.ts';
import { addGift } from '../../test/gifts.ts';
import { fillCart, ship, variantsOf } from '../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../test/marketplace.ts';
import { addBuyers, nearBuyer } from '../../test/people.ts';
import { oneLine, paidOrder, wholeOrder } from '../../test/refunds.ts';

const market = marketplaceForFile();
const seller = () => market().seller(1);
const detailOf = (buyer: Person, orderNumber: string) => buyer.ok('GET /p/myOrder/orderDetail', { orderNumber });
const apply = (buyer: Person, wish: ReturnType<typeof wholeOrder> | ReturnType<typeof oneLine>, more: object = {}) =>
  buyer.ok('POST /p/orderRefund/apply', { ...wish, ...more });
const cardOf = async (buyer: Person, orderNumber: string) => {
  const { records } = await buyer.ok('GET /p/myOrder/myOrderSearch', { size: 50 });
  return records.find((r) => r.orderNumber === orderNumber);
};

describe('which lines a refund is under way of', () => {
  /** By the order, its card, and the form that asks; and whether another is taken. */
  const told = async (buyer: Person, number: string) => {
    const [order, card, form] = [
      await detailOf(buyer, number),
      await cardOf(buyer, number),
      await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number }),
    ];
    const under = order.orderItemDtos.map((item) => item.openRefundSn);
    expect(form.lines.map(({ refundSn }) => refundSn)).toEqual(under);
    expect(card?.orderItemDtos.map(({ openRefundSn }) => openRefundSn)).toEqual(under);
    expect(card?.canRefund).toBe(order.canRefund);
    return { under, canRefund: order.canRefund };
  };

  it('a cent off the whole order is one of each of its lines, whichever bears the cent', async () => {
    const { buyer, number, items } = await paidOrder(market(), 2);
    expect(await told(buyer, number)).toEqual({ under: [null, null], canRefund: true });
    const { refundSn } = await apply(buyer, wholeOrder(number), { refundAmount: '0.01' });
    expect(await told(buyer, number)).toEqual({ under: [refundSn, refundSn], canRefund: false });
    for (const item of items) expect(await buyer.refused('POST /p/orderRefund/apply', oneLine(number, item))).toBe('refundOpenAlready');
  });

  it('a piece of a line is one of that line alone', async () => {
    const { buyer, number, items } = await paidOrder(market(), 2);
    const { refundSn } = await apply(buyer, oneLine(number, items[0] ?? 0, 1));
    expect(await told(buyer, number)).toEqual({ under: [refundSn, null], canRefund: true });
    await apply(buyer, oneLine(number, items[1] ?? 0, 1));
  });

  it('what came with a line as a gift is under way with it; a gift of the order is not', async () => {
    const { buyer, number, items } = await paidOrder(market(), 2);
    await addGift(market(), number, { of: items[0]!, count: 2, value: 150 });
    await addGift(market(), number, { of: null, count: 1, value: 100, nth: 1 });
    const { refundSn } = await apply(buyer, oneLine(number, items[0] ?? 0));
    expect(await told(buyer, number)).toEqual({ under: [refundSn, null, refundSn, null], canRefund: true });
  });

  it.each(['refused', 'withdrawn', 'agreed'] as const)('that was %s', async (end) => {
    const { buyer, number, items } = await paidOrder(market(), 2);
    const { refundSn } = await apply(buyer, oneLine(number, items[0] ?? 0, 1));
    if (end === 'refused') await seller().ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'It is packed' });
    if (end === 'withdrawn') await buyer.ok('PUT /p/orderRefund/cancel', { refundSn });
    if (end === 'agreed') await seller().ok('PUT /shop/admin/refund/agree', { refundSn });
    expect(await told(buyer, number)).toEqual({ under: [end === 'refused' ? refundSn : null, null], canRefund: true });
  });
});

describe('cancelling an order of which a refund is open', () => {
  const cancel = (buyer: Person, orderNumber: string) => buyer.call('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber });
  const offered = async (buyer: Person, number: string) => [
    (await detailOf(buyer, number)).canCancel,
    (await cardOf(buyer, number))?.canCancel,
  ];

  it('while the store’s offer waits, it answers the offer: all goes back, and nothing of the refund is left open', async () => {
    const { buyer, number } = await paidOrder(market(), 1);
    const { refundSn } = await apply(buyer, wholeOrder(number));
    await seller().ok('PUT /shop/admin/refund/offer', { refundSn, amount: '3.00', words: 'Three' });
    const { cancelAmount, actualTotal } = await detailOf(buyer, number);
    expect([await offered(buyer, number), cancelAmount]).toEqual([[true, true], actualTotal]);
    expect((await cancel(buyer, number)).code).toBe('00000');
    const info = await buyer.ok('GET /p/orderRefund/info', { refundSn });
    expect([info.returnMoneySts, info.offered, (await detailOf(buyer, number)).refundAmount]).toEqual([6, null, actualTotal]);
    expect(await buyer.refused('PUT /p/orderRefund/answerOffer', { refundSn, accept: true })).toBe('refundNotInState');
  });

  it.each([
    ['of one line', true],
    ['of the order', false],
  ])('that the store has not answered, or has refused, %s: it can be cancelled', async (_name, isLine) => {
    for (const refuses of [false, true]) {
      const { buyer, number, items } = await paidOrder(market(), 2);
      const { refundSn } = await apply(buyer, isLine ? oneLine(number, items[0] ?? 0, 1) : wholeOrder(number));
      if (refuses) await seller().ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'It is packed' });
      expect(await offered(buyer, number)).toEqual([true, true]);
      expect((await cancel(buyer, number)).code).toBe('00000');
    }
  });

  it('that the platform looks at, it cannot, and is not offered; nor once it is packed', async () => {
    const { buyer, number } = await paidOrder(market(), 1);
    const { refundSn } = await apply(buyer, wholeOrder(number));
    await seller().ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'It is packed' });
    await buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn, reason: 'Late', description: 'Very late' });
    expect(await offered(buyer, number)).toEqual([false, false]);
    expect((await detailOf(buyer, number)).cancelAmount).toBe(0);
    expect((await cancel(buyer, number)).data).toMatchObject({ failure: 'refundOpenAlready' });
    await buyer.ok('PUT /p/orderRefund/cancel_platform_intervention', { refundSn });
    expect(await offered(buyer, number)).toEqual([true, true]);
    await seller().ok('PUT /shop/admin/order/packing', { orderNumber: number, packing: true });
    expect(await offered(buyer, number)).toEqual([false, false]);
    expect((await cancel(buyer, number)).data).toMatchObject({ failure: 'orderBeingPacked' });
  });
});

/** A paid order of a line of several cartons. */
const paidCartons = async (times: number) => {
  const [id = 0] = await addBuyers(market(), 1, 100_000_000n);
  const near = nearBuyer(market(), id);
  const [one] = await variantsOf(market(), 1);
  const [basketId = 0] = await fillCart(near, [{ ...one!, minimum: one!.minimum * times }]);
  const { orderNumbers: number } = await near.ok('POST /p/order/submit', { basketIds: [basketId] });
  await near.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
  return { buyer: market().buyer(id), number };
};

describe('what is still to be shipped', () => {
  /** By the page of the order, in which what was ordered stays, and by the list of the store. */
  const told = async (orderNumber: string) => {
    const order = await seller().ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber });
    const [row] = (await seller().ok('GET /shop/admin/order/page', { orderNumber })).records;
    expect([row?.cartons, row?.cartonsToShip]).toEqual([order.cartons, order.toShip?.cartons ?? 0]);
    return order;
  };
  const fresh = async () => {
    const paid = await paidCartons(3);
    const order = await told(paid.number);
    expect(order.cartons).toBeGreaterThan(2);
    const item = order.orderItemDtos[0]!;
    expect(order.toShip).toEqual({ cartons: order.cartons, weight: order.weight, volume: order.volume });
    return { ...paid, order, item: item.orderItemId, carton: item.prodCount / item.cartons };
  };
  it('is less by a carton that was given back before it left; what was ordered stays', async () => {
    const { buyer, number, order, item, carton } = await fresh();
    const { refundSn } = await apply(buyer, oneLine(number, item, carton));
    // While it is asked back it is not to ship, either.
    expect((await told(number)).toShip?.cartons).toBe(order.cartons - 1);
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn });
    const after = await told(number);
    expect([after.cartons, after.weight, after.volume]).toEqual([order.cartons, order.weight, order.volume]);
    expect(after.orderItemDtos[0]).toMatchObject({ refundedCount: carton, canceledCount: carton });
    const part = (order.cartons - 1) / order.cartons;
    expect(after.toShip?.cartons).toBe(order.cartons - 1);
    expect(after.toShip?.weight).toBeCloseTo(order.weight * part, 9);
    expect(after.toShip?.volume).toBeCloseTo(order.volume * part, 9);
  });

  it('counts a broken carton as one; of a refund that is withdrawn all again', async () => {
    const { buyer, number, order, item, carton } = await fresh();
    const { refundSn } = await apply(buyer, oneLine(number, item, 1));
    expect((await told(number)).toLeave).toMatchObject([{ held: 1, cartons: order.cartons - (carton === 1 ? 1 : 0) }]);
    await buyer.ok('PUT /p/orderRefund/cancel', { refundSn });
    expect((await told(number)).toShip?.cartons).toBe(order.cartons);
  });

  it('does not lose pieces that came back after they had left, and is nothing once all is out', async () => {
    const { buyer, number, order, item, carton } = await fresh();
    await seller().ok('PUT /shop/admin/order/delivery', {
      orderNumber: number,
      packages: [{ dvyId: 1, dvyFlowId: 'SF7002', items: [{ orderItemId: item, count: carton }] }],
    });
    const { refundSn } = await apply(buyer, oneLine(number, item, carton), { applyType: 2, isReceiver: 1 });
    await seller().ok('PUT /shop/admin/refund/agree', { refundSn, refundAddr: 'Yiwu, Futian 9' });
    expect((await told(number)).toShip?.cartons).toBe(order.cartons - 1);
    await ship(seller(), number, 'SF7003');
    expect((await told(number)).toShip).toBeNull();
  });

  it('a reduction of the price leaves all of it to ship; what is asked back whole leaves none', async () => {
    const { buyer, number, order } = await fresh();
    const { refundSn } = await apply(buyer, wholeOrder(number), { refundAmount: '0.50' });
    expect((await told(number)).toShip?.cartons).toBe(order.cartons);
    await buyer.ok('PUT /p/orderRefund/cancel', { refundSn });
    await apply(buyer, wholeOrder(number));
    expect((await told(number)).toShip).toEqual({ cartons: 0, weight: 0, volume: 0 });
  });
});

describe('where an order stands that is held', () => {
  /** By the list of orders, the money of the store, and the latest of store and buyer. */
  const told = async (number: string, userId: number) => {
    const m = market();
    const [row] = (await seller().ok('GET /shop/admin/order/page', { orderNumber: number })).records;
    const [money] = (await seller().ok('GET /shop/admin/settlement/held', { orderNumber: number })).records;
    const store = await m.operator.ok('GET /platform/shop/info/{shopId}', { shopId: 1 });
    const person = await m.operator.ok('GET /platform/user/info/{userId}', { userId });
    const own = (rows: readonly { orderNumber: string; heldBack: string | null }[]) => rows.find((r) => r.orderNumber === number)?.heldBack;
    const said = [row?.heldBack, money?.heldBack, own(store.latest), own(person.latest)];
    expect(new Set(said).size).toBe(1);
    return said[0];
  };
  it('is the same word everywhere: the store answers, the buyer does, the platform rules, or nothing holds it', async () => {
    const { buyer, id, number } = await paidOrder(market(), 1);
    expect(await told(number, id)).toBeNull();
    const { refundSn } = await apply(buyer, wholeOrder(number));
    expect(await told(number, id)).toBe('answer');
    await seller().ok('PUT /shop/admin/refund/offer', { refundSn, amount: '3.00', words: 'Three' });
    expect(await told(number, id)).toBe('offer');
    await buyer.ok('PUT /p/orderRefund/answerOffer', { refundSn, accept: false });
    expect(await told(number, id)).toBeNull();
    await buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn, reason: 'Late', description: 'Very late' });
    expect(await told(number, id)).toBe('refund');
  });

  it('with a piece asked back of what is sent it is not; of what is collected it is', async () => {
    const sent = await paidOrder(market(), 1);
    await apply(sent.buyer, oneLine(sent.number, sent.items[0] ?? 0, 1));
    expect(await told(sent.number, sent.id)).toBeNull();
    const { buyer, number } = await collectedOrder(market());
    const { orderItemDtos } = await detailOf(buyer, number);
    await apply(buyer, oneLine(number, orderItemDtos[0]?.orderItemId ?? 0, 1));
    const [held] = (await seller().ok('GET /shop/admin/settlement/held', { orderNumber: number })).records;
    expect(held?.heldBack).toBe('answer');
  });
});
