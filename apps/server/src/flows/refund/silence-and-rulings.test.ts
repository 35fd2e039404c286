import { afterAll, describe, expect, it } from 'vitest';
import { balanceOf, ship, statusOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { nearBuyer, nearSeller, processAhead } from '../../../test/people.ts';
import { namesOf, twoWorkers, wires } from '../../../test/racing.ts';
import { oneLine, paidOrder, refundStatusOf, withReturn } from '../../../test/refunds.ts';
import { agreedReturn } from '../../../test/returns.ts';
import { expectAllToldAsBooked } from '../../../test/told-money.ts';

describe.each(wires)('a store that says nothing about a return $wire', ({ how }) => {
  const market = marketplaceForFile(how);
  // Every sentence with an amount, to each side, is what the books say.
  afterAll(() => expectAllToldAsBooked(market()));
  const received = async (lines = 1) => {
    const order = await paidOrder(market(), lines);
    await ship(nearSeller(market(), 1), order.number);
    await nearBuyer(market(), order.id).ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: order.number });
    return order;
  };
  const walletOf = (id: number): Promise<bigint> => balanceOf(market(), `buyer:${id}:available`);

  it('has agreed after seven days, and the money goes back once, though it named an address for another return', async () => {
    await agreedReturn(market());
    const { id, number, items } = await received();
    const near = nearBuyer(market(), id);
    const wallet = await walletOf(id);
    const { refundSn } = await near.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0]!), ...withReturn });
    const { refundAmount } = await near.ok('GET /p/orderRefund/info', { refundSn });
    await market().advance(6.99);
    expect(await refundStatusOf(market(), refundSn)).toBe(1);
    await market().advance(0.02);
    await twoWorkers(market());
    const info = await near.ok('GET /p/orderRefund/info', { refundSn });
    expect([info.returnMoneySts, info.refundAddr, info.steps.map((s) => s.why)]).toEqual([
      5,
      null,
      ['applied', 'agreedByClock', 'paidBack'],
    ]);
    expect((await walletOf(id)) - wallet).toBe(BigInt(Math.round(refundAmount * 100)));
  });

  it('that answers in its last moment has answered: agreed to, refused or decided by the clock it ends one way', async () => {
    const { id, number, items } = await received();
    const near = nearBuyer(market(), id);
    const wallet = await walletOf(id);
    const { refundSn } = await near.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0]!), ...withReturn });
    const ahead = await processAhead(market(), 7 * 86_400 + 60);
    const seller = market().seller(1);
    const [, ...outcomes] = await Promise.all([
      ahead.drain(),
      seller.call('PUT /shop/admin/refund/agree', { refundSn, refundAddr: 'Yiwu, Chouzhou road 2' }),
      seller.call('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'Nothing is broken' }),
    ]);
    await ahead.close();
    namesOf(outcomes);
    // Answered, it waits for the buyer, whose days are over for the other process as well.
    const status = await refundStatusOf(market(), refundSn);
    expect([2, 5, 7, -1]).toContain(status);
    expect((await walletOf(id)) > wallet).toBe(status === 5);
  });

  it('and had agreed by silence before this was so, waiting for the parcel: the buyer’s days over, the money goes back', async () => {
    const { id, number, items } = await received();
    const near = nearBuyer(market(), id);
    const wallet = await walletOf(id);
    const { refundSn } = await near.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0]!), ...withReturn });
    await market().query(
      "with r as (update refunds set status = 2, return_address = 'Yiwu' where number = $1 returning id) insert into refund_moves (refund_id, from_status, to_status, actor_kind, why, note, at) select id, 1, 2, 'platform', 'agreedByClock', 'Yiwu', now() from r",
      [refundSn],
    );
    await market().advance(7.1);
    expect(await refundStatusOf(market(), refundSn)).toBe(5);
    expect(await walletOf(id)).toBeGreaterThan(wallet);
  });
});

describe('what the platform has ruled about', () => {
  const market = marketplaceForFile();
  afterAll(() => expectAllToldAsBooked(market()));
  const words = { reason: 'Nothing was shown that is broken', storeReason: 'Nothing was shown that is broken' };
  const ruledAgainst = async (wish: object, lines = 1) => {
    const order = await paidOrder(market(), lines);
    await ship(market().seller(1), order.number);
    await order.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: order.number });
    const { refundSn } = await order.buyer.ok('POST /p/orderRefund/apply', { ...oneLine(order.number, order.items[0]!), ...wish });
    await market().seller(1).ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'Nothing is broken' });
    await order.buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn, reason: 'Broken', description: 'See' });
    await market().operator.ok('PUT /platform/intervention/refuse', { refundSn, ...words });
    return { ...order, refundSn };
  };

  it('is not asked back again for the same reason, of the line or of the whole order, and holds nothing; for another it is', async () => {
    const { buyer, number, items } = await ruledAgainst({ buyerReason: 'damaged' }, 2);
    const wish = { ...oneLine(number, items[0]!), buyerReason: 'damaged' };
    expect(await buyer.refused('POST /p/orderRefund/apply', wish)).toBe('refundRuled');
    expect(await buyer.refused('POST /p/orderRefund/apply', { ...wish, goodsNum: 1 })).toBe('refundRuled');
    expect(await buyer.refused('POST /p/orderRefund/apply', { ...wish, refundAmount: '1.00' })).toBe('refundRuled');
    expect(await buyer.refused('POST /p/orderRefund/apply', { ...wish, refundType: 1, orderItemId: undefined })).toBe('refundRuled');
    expect((await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: number })).openRefunds).toBe(0);
    // The other line was not ruled about.
    await buyer.ok('POST /p/orderRefund/apply', { ...wish, orderItemId: items[1]! });
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...wish, buyerReason: 'missing' });
    // Nor does she come to the same by changing what she asks for.
    expect(await buyer.refused('PUT /p/orderRefund/update_refund', { refundSn, applyType: 1, buyerReason: 'damaged' })).toBe('refundRuled');
  });

  it('counts pieces: those that no ruling was about can be asked back for the same reason', async () => {
    const { buyer, number, items } = await ruledAgainst({ buyerReason: 'Two are BROKEN!', goodsNum: 2 });
    const { lines } = await buyer.ok('GET /p/orderRefund/preview', { orderNumber: number });
    const all = lines[0]!.count;
    const wish = { ...oneLine(number, items[0]!), buyerReason: 'two are broken' };
    expect(await buyer.refused('POST /p/orderRefund/apply', { ...wish, goodsNum: all - 1 })).toBe('refundRuled');
    await buyer.ok('POST /p/orderRefund/apply', { ...wish, goodsNum: all - 2 });
  });

  it('when the money is released is the store’s: no second ruling is waited for', async () => {
    const { buyer, number } = await ruledAgainst({ buyerReason: 'faulty' });
    await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    expect(await statusOf(market(), number)).toBe(5);
  });
});
